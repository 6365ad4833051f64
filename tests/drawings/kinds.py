"""Every kind of drawing as text, by name: pictures of each game, sheets, tables, plots and trees."""

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing.annotations import Annotations
from tiling_gui.core.drawing.capsules import Label, Rank
from tiling_gui.core.drawing.positions import game_svg, game_tikz
from tiling_gui.core.drawing.svg import svg
from tiling_gui.palette import DARK, LIGHT

STARTS = {
    "domino": ("4x5", "11./.2#/.2.", "1x30"),
    "ellie": ("4x5",),
    "evaluate": ("(a-b)^2 + x1/(y-2)", "abs(x-y)/max(x,2)"),
    "heaps": ("nim:3,4,70", "grundy:7", "treblecross:30"),
    "matching": ("petersen", "torus:4x4"),
    "vector": ("5,3,-2,4:0,1,1,4,-7,9",),
    "tour": ("3,1,4,1,5,9,2,6,5,3,5,8,9,7,9",),
    "sharing": ("grid:2x3,edges,faces,3", "friendship:3,edges,vertices,4", "cube,vertices,edges,3"),
}
SIZES = {"domino": (8, 28, 48), "ellie": (16, 48)}
LABELS = (
    Label(Rank.KEEPS, "7"),
    Label(Rank.COSTS_ONE, "−1"),
    Label(Rank.COSTS_MORE, "−2"),
    Label(Rank.EXACT, "5"),
    Label(Rank.ESTIMATE, "≈6.4"),
)


def played(key: str, start: str) -> Any:
    """A position in the middle of a game, always the same one."""
    chance, game = random.Random(start), GAMES[key]
    position = game.parse(start, game.sides[0])
    for _ in range(4):
        moves = position.moves()
        if len(moves) > 3:
            position = position.play(chance.choice(moves))
    return position


def games() -> Iterator[tuple[str, str]]:
    """Each game: plain, small, with the last and a better move marked, and with values; in light and dark."""
    for key, starts in STARTS.items():
        for start in starts:
            position = played(key, start)
            moves = list(position.moves())
            notes = Annotations(moves[0], moves[-1])
            values = Annotations(values=dict(zip(moves[:: max(1, len(moves) // 6)], LABELS, strict=False)))
            for theme, palette in (("light", LIGHT), ("dark", DARK)):
                name = f"{key} {start} {theme}"
                for size in SIZES.get(key, (48,)):
                    yield f"{name} {size}.svg", game_svg(key, position, palette=palette, size=size)
                yield f"{name} notes.svg", game_svg(key, position, palette=palette, coordinates=False, notes=notes)
                yield f"{name} values.svg", game_svg(key, position, palette=palette, notes=values)
            yield f"{key} {start}.tex", game_tikz(key, position)
            if key in ("domino", "ellie", "matching"):
                yield f"{key} {start} values.tex", game_tikz(key, position, notes=values)


def records() -> Iterator[tuple[str, str]]:
    """All positions of a game on one sheet, and a LaTeX document."""
    from tiling_gui.records.drawing import record_tikz, sheet_svg
    from tiling_gui.records.record import NamedPlayer, new_record

    for key, start in (("domino", "3x4"), ("heaps", "nim:2,3"), ("evaluate", "x/y")):
        game, chance = GAMES[key], random.Random(start)
        sides = {side: NamedPlayer("human") for side in game.sides}
        record = new_record(key, game.parse(start, game.sides[0]), sides, started="2026-01-01T00:00:00")
        tree = record.tree
        while not tree.position.is_over:
            tree = tree.add(chance.choice(tree.position.moves()))
        record = record.with_tree(tree)
        yield f"sheet {key}.svg", sheet_svg(record)
        yield f"record {key}.tex", record_tikz(record)


def tables() -> Iterator[tuple[str, str]]:
    """A cross-table."""
    from tiling_gui.players.tournament import CrossTable, Pair
    from tiling_gui.players.tournament_forms import to_latex, to_svg

    cross = CrossTable(("random", "lookahead:1", "perfect"), board="5x6", seed=3)
    for one, other, values in ((0, 1, (12, 13)), (0, 2, (11, 13)), (1, 2, (12, 12))):
        cross.add(Pair(one, other, 0, values, ((), ())))
    yield "cross table.svg", to_svg(cross)
    yield "cross table.tex", to_latex(cross)


def plots() -> Iterator[tuple[str, str]]:
    """Points with a line, a band and marks; bars; series beside each other; many points."""
    from tiling_gui.core.drawing.figure import stacked
    from tiling_gui.core.drawing.plot import Frame, Mark, Series, bar_plot, dot_plot, line_plot, series_plot

    points = [1200.0, 1250.5, 1180.0, 1330.25, 1400.0]
    band = [(value - 40, value + 60) for value in points]
    for theme, palette in (("light", LIGHT), ("dark", DARK)):
        frame = Frame("Rating & <more>", "Games", write=lambda value: f"{value:.0f}")
        marks = [Mark(1190.0, "Random"), Mark(1192.0, "near"), Mark(1500.0, "Perfect")]
        yield f"plot line {theme}.svg", svg(line_plot(frame, points, line=points, band=band, marks=marks), palette)
        yield f"plot zero {theme}.svg", svg(line_plot(frame, [0.5, 2.0, 1.0], from_zero=True), palette)
        bars = [("Opening", 0.5, "0.50"), ("Middle game", None, "–"), ("A name that is much too long", 1.5, "1.50")]
        yield f"plot bars {theme}.svg", svg(bar_plot(Frame("Costs", ""), bars), palette)
    few, many = [0, 1, 1, 2, 0, 3], [k * k % 97 for k in range(3000)]
    dots = [dot_plot(Frame("Dots", "heap", 900, 420), each) for each in (few, many)]
    yield "plot points.svg", svg(stacked(dots))
    series = [Series("k = 2", 1, [0, 1, -1, 3]), Series("k = 3", 3, [2, 2]), Series("near", 2, [0, 2, 2, 2])]
    yield "plot series.svg", svg(series_plot(Frame("Series", "n"), series))


def trees() -> Iterator[tuple[str, str]]:
    """Searches, game graphs, exercises, opened game trees, and the chart of a comparison."""
    from tiling_gui.core.drawing.latex import tikz
    from tiling_gui.desktop.features.lab.chart import MEASURES, draw
    from tiling_gui.desktop.features.lab.compare_rows import LabRow
    from tiling_gui.desktop.features.lab.exercises import ExerciseOptions, exercise_text, make_exercises
    from tiling_gui.desktop.features.lessons.sheet import sheet_of, to_latex
    from tiling_gui.desktop.ui.search_tree import search_tree_drawing as search_tree
    from tiling_gui.desktop.ui.search_tree.recorded_search import unsearched, watch
    from tiling_gui.records.lesson_writing import lesson_text
    from tiling_gui.search.compare import read_subject
    from tiling_gui.search.game_tree import GRAPH

    for subject, method in (
        ("tree:[[3,5],[2,9],[0,1]]", "alphabeta"),
        ("domino:2x3", "alphabeta"),
        ("heaps:nim:1,2", "mtdf"),
    ):
        watched = watch(read_subject(subject), method)
        for step in (3, watched.steps):
            layout = search_tree.lay_out(watched, moves=True, positions=True)
            picture = search_tree.draw(
                watched, step, layout, search_tree.TreeDrawingOptions(positions=True, payoffs=True)
            )
            yield f"search {subject} {step}.svg", svg(picture)
            yield f"search {subject} {step}.tex", tikz(picture)
    for key, start in (("domino", "2x3"), ("heaps", "nim:1,2")):
        graph = unsearched(read_subject(f"{key}:{start}"), GRAPH)
        look = search_tree.TreeDrawingOptions(positions=True)
        drawn = search_tree.draw(graph, 0, search_tree.lay_out(graph, moves=True, positions=True), look)
        yield f"graph {start}.svg", svg(drawn)
        yield f"graph {start}.tex", tikz(drawn)
    exercises = make_exercises(ExerciseOptions("alphabeta", 2, 3, 0, 9, 7, 2))
    text = lesson_text("Exercises", map(exercise_text, exercises)).replace("points: 1\n", "")
    yield "exercises.tex", to_latex(sheet_of(text))
    tree = unsearched(read_subject("evaluate:x*(y-z)"))
    tree.tree.open((6,))
    tree.values = {path: Fraction(18) for path in tree.nodes}
    picture = search_tree.draw(tree, 0, search_tree.lay_out(tree, moves=True), search_tree.TreeDrawingOptions())
    for theme, palette in (("light", LIGHT), ("dark", DARK)):
        yield f"tree {theme}.svg", svg(picture, palette)
    rows = [
        LabRow("domino:2x3", "mtdf", 2, True, True, True, 4, 3, 2, 1, 0, 0.25, "a1–b1", ""),
        LabRow("domino:2x3", "alphabeta", None, False, False, None, 4000, 3, 200, 150, 10, 2.5, "", ""),
        LabRow("domino:4x5", "minimax", 8, True, True, True, 123456, 3, 0, 0, 0, 0.0004, "", ""),
    ]
    for measure in MEASURES:
        yield f"chart {measure.key}.svg", svg(draw(rows, measure, 700))


def every_drawing() -> Iterator[tuple[str, str]]:
    """(name with a file ending, text) of every drawing."""
    for kind in (games, records, tables, plots, trees):
        yield from kind()
