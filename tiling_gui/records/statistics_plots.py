"""Plots of a person's statistics, in the user's language."""

from statistics import mean

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.plot import Frame, Mark, bar_plot, line_plot
from tiling_gui.language import decimal, tr
from tiling_gui.players.player import player_words
from tiling_gui.players.rating import levels
from tiling_gui.records.statistics import Statistics

WINDOW = 10
"""Number of games over which the running mean is taken."""
_MARKED = ("random", "lookahead:0", "lookahead:1", "perfect")
"""Levels far enough apart for their names to fit beside the plot."""


def phase_words(name: str) -> str:
    return {"opening": tr("Opening"), "middle": tr("Middle game"), "end": tr("Endgame")}[name]


def costs_plot(found: Statistics, width: float = 640, height: float = 300) -> Figure:
    """The mean cost of a move, game by game, with the running mean as a line."""
    costs = [float(cost) for _, cost in found.costs()]
    title = tr("Mean cost of a move, game by game; the line is the mean of up to {games} games", games=WINDOW)
    frame = Frame(title, tr("Games, oldest first"), width, height, _written)
    means = [mean(costs[max(0, k + 1 - WINDOW) : k + 1]) for k in range(len(costs))]
    return line_plot(frame, costs, line=means, from_zero=True)


def phases_plot(found: Statistics, width: float = 640, height: float = 300) -> Figure:
    bars: list[tuple[str, float | None, str]] = []
    for name, row in found.phases.items():
        cost = None if row.mean_cost is None else float(row.mean_cost)
        bars.append((phase_words(name), cost, "–" if cost is None else decimal(cost, 2)))
    across = tr("More than two thirds of the board free, more than one third, the rest")
    return bar_plot(Frame(tr("Mean cost of a move by phase"), across, width, height, _written), bars)


def rating_plot(found: Statistics, width: float = 640, height: float = 300) -> Figure:
    """The rating after each game with its 95 percent interval, and some levels for comparison."""
    ratings = [rating for _, rating in found.ratings]
    marks = [Mark(levels()[spec].rating, player_words(spec)) for spec in _MARKED] if ratings else []
    frame = Frame(
        tr("Rating, with its 95 % interval as a band"),
        tr("Games against a level, oldest first"),
        width,
        height,
        lambda value: f"{value:.0f}",
    )
    values = [rating.rating for rating in ratings]
    return line_plot(frame, values, line=values, band=[(each.low, each.high) for each in ratings], marks=marks)


def _written(value: float) -> str:
    return decimal(value, 2) if value else "0"
