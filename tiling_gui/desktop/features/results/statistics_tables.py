"""The statistics game by game and rating by rating, as rows of text with dates."""

from fractions import Fraction

from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import tr
from tiling_gui.records.record import shown_board
from tiling_gui.records.statistics import PlayedGame, Statistics
from tiling_gui.records.statistics_words import Rows, mean, opponent_words


def costs(found: Statistics) -> tuple[list[str], Rows]:
    """Game by game, the oldest first."""
    heads = [tr("Date"), tr("Board"), tr("Opponent"), tr("Mean cost"), tr("First mistake")]
    return heads, [_cost(found.game, game, cost) for game, cost in found.costs()]


def _cost(key: str, game: PlayedGame, cost: Fraction) -> list[str]:
    first = game.first_mistake
    said = tr("none") if game.is_whole else words.NOTHING
    if first:  # moves before it that are not judged may be mistakes as well
        said = tr("move {number}", number=first) if game.is_whole else tr("by move {number}", number=first)
    return [words.day(game.when), shown_board(key, game.board), opponent_words(game.opponent), mean(cost), said]


def ratings(found: Statistics) -> tuple[list[str], Rows]:
    heads = [tr("Date"), tr("Games"), tr("Rating"), tr("95 % interval")]
    return heads, [
        [words.day(when), str(each.games), f"{each.rating:.0f}", f"{each.low:.0f}–{each.high:.0f}"]
        for when, each in found.ratings
    ]
