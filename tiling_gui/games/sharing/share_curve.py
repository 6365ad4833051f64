"""The shares by number of colours as a CSV table and as a curve."""

from dataclasses import replace

from tiling_gui.core.drawing.figure import Disc, Figure, Line, Text
from tiling_gui.core.drawing.plot import Frame, Plot
from tiling_gui.games.sharing.search.sweep import ColourTable
from tiling_gui.language import tr


def table_csv(table: ColourTable) -> str:
    """One line a number of colours: k, MAX's share, MIN's share, proved bounds, positions, seconds, what he expects."""
    lines = ["k,max_share,min_share,lower,upper,nodes,seconds,expected"]
    for k, row in enumerate(table.rows, 1):
        rest = "" if row.value is None else str(table.game.total - row.value)
        value = "" if row.value is None else str(row.value)
        lines.append(f"{k},{value},{rest},{row.lower},{row.upper},{row.nodes},{row.seconds:.3f},{table.expected[k]}")
    return "\n".join(lines) + "\n"


def curve(table: ColourTable, width: float = 420, height: float = 260) -> Figure:
    """MAX's share against k as a line with points, what he expects at random as a faint one; half and everything."""
    total, values = float(table.game.total) or 1.0, table.values
    plot, count = Plot(Frame("", "", width, height), 0.0, total), max(len(table.rows), 2)
    plot.level(0.0, "line2")
    plot.level(total, "accent", (6.0, 4.0), 1.5)
    plot.level(total / 2, "line2", (2.0, 3.0))
    everything = tr("everything, {total}", total=table.game.total)
    plot.shapes.append(Text(plot.right, plot.y(total) - 10, everything, "accent", anchor="end"))
    for share, words in ((total / 2, tr("half")), (0.0, "0"), (total, str(table.game.total))):
        plot.beside(share, words)
    for k in range(0, count, -(-count // 12)):
        plot.under(plot.middle(k, count), str(k + 1))
    by_chance = tuple((plot.middle(k - 1, count), plot.y(float(share))) for k, share in table.expected.items())
    if len(by_chance) > 1:
        plot.shapes.append(Line(by_chance, "muted", 1.2, (2.0, 4.0)))
        plot.shapes.append(Text(plot.right, by_chance[-1][1] + 12, tr("at random"), "muted", anchor="end"))
    points = {k: (plot.middle(k - 1, count), plot.y(float(value))) for k, value in values.items()}
    if len(points) > 1:
        plot.shapes.append(Line(tuple(points.values()), "text", 2.0))
    for k, (x, y) in points.items():
        plot.shapes.append(Disc((x, y), 4.5, "accent" if k == table.least else "field", "text"))
        if count <= 16 and values[k] < table.game.total:
            # Over the point, or under it where the words would stand on the line of half.
            on_half = abs(y - 14 - plot.y(total / 2)) < 9
            plot.shapes.append(Text(x, y + (15 if on_half else -14), str(values[k])))
    return replace(plot.figure("panel"), words=table.chain)
