"""The shares by number of colours as a CSV table and as an SVG curve, which the window shows too."""

from html import escape

from tiling_gui.core.drawing.svg import svg_document
from tiling_gui.games.sharing.search.sweep import ColourTable
from tiling_gui.language import tr
from tiling_gui.palette import LIGHT, Palette

_LEFT, _TOP, _RIGHT, _BOTTOM = 44, 30, 16, 34


def table_csv(table: ColourTable) -> str:
    """One line a number of colours: k, MAX's share, MIN's share, proved bounds, positions, seconds."""
    lines = ["k,max_share,min_share,lower,upper,nodes,seconds"]
    for k, row in enumerate(table.rows, 1):
        rest = "" if row.value is None else str(table.game.total - row.value)
        value = "" if row.value is None else str(row.value)
        lines.append(f"{k},{value},{rest},{row.lower},{row.upper},{row.nodes},{row.seconds:.3f}")
    return "\n".join(lines) + "\n"


def curve_svg(table: ColourTable, palette: Palette = LIGHT, width: int = 420, height: int = 260) -> str:
    """MAX's share against k as steps with a point each, everything as a dashed line, half of it as a dotted one."""
    total = float(table.game.total) or 1.0
    count = max(len(table.rows), 2)
    wide, high = width - _LEFT - _RIGHT, height - _TOP - _BOTTOM

    def x(k: float) -> float:
        return round(_LEFT + wide * (k - 0.5) / count, 1)

    def y(share: float) -> float:
        return round(_TOP + high * (1 - share / total), 1)

    def text(at: tuple[float, float], words: str, anchor: str = "middle", colour: str = palette.muted) -> str:
        place = f'x="{at[0]}" y="{at[1]}" text-anchor="{anchor}"'
        return f'<text {place} font-size="12" fill="{colour}">{escape(words)}</text>'

    def line(a: tuple[float, float], b: tuple[float, float], colour: str, more: str = "") -> str:
        return f'<line x1="{a[0]}" y1="{a[1]}" x2="{b[0]}" y2="{b[1]}" stroke="{colour}" {more}/>'

    right = width - _RIGHT
    parts = [
        line((_LEFT, y(0)), (right, y(0)), palette.line2),
        line((_LEFT, y(total)), (right, y(total)), palette.accent, 'stroke-width="1.5" stroke-dasharray="6 4"'),
        line((_LEFT, y(total / 2)), (right, y(total / 2)), palette.line2, 'stroke-dasharray="2 3"'),
        text((right, y(total) - 6), tr("everything, {total}", total=table.game.total), "end", palette.accent),
        text((_LEFT - 8, y(total / 2) + 4), tr("half"), "end"),
        text((_LEFT - 8, y(0) + 4), "0", "end"),
        text((_LEFT - 8, y(total) + 4), str(table.game.total), "end"),
    ]
    values = table.values
    step = -(-count // 12)
    parts += [text((x(k), height - 12), str(k)) for k in range(1, count + 1, step)]
    points = " ".join(f"{x(k)},{y(float(value))}" for k, value in values.items())
    if len(values) > 1:
        parts.append(f'<polyline points="{points}" fill="none" stroke="{palette.text}" stroke-width="2"/>')
    for k, value in values.items():
        fill = palette.accent if k == table.least else palette.field
        disc = f'<circle cx="{x(k)}" cy="{y(float(value))}" r="4.5"'
        parts.append(f'{disc} fill="{fill}" stroke="{palette.text}" stroke-width="1.5"/>')
        if count <= 16 and value < table.game.total:
            # Over the point, or under it where the words would stand on the line of half.
            on_half = abs(y(float(value)) - 14 - y(total / 2)) < 9
            at = y(float(value)) + (19 if on_half else -10)
            parts.append(text((x(k), at), str(value), colour=palette.text))
    return svg_document(parts, width, height, palette.panel)
