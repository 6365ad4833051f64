"""The engine of heap games, compared with published values and whole game trees."""

from tests.search.definition import grundy_by_definition
from tests.walks import walked
from tiling_gui.games.heaps.rules import GAME, parse
from tiling_gui.games.heaps.solver import HeapsEngine
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.search.minimax import minimax


def test_nim_12_13_7_has_one_winning_move_in_each_heap() -> None:
    analysis = HeapsEngine(GAME).analyse(parse("nim:12,13,7"))
    winning = [entry.move for entry in analysis.moves if entry.value == 1]
    # The nim-sum is 6: 12 xor 6 = 10, 13 xor 6 = 11, 7 xor 6 = 1.
    assert winning == [(0, 10), (1, 11), (2, 1)]


@walked("text", ["grundy:7", "grundy:5,6", "kayles:6,3", "octal:0.007:12,5", "octal:4.3:5", "nim:1,2,3"])
def test_values_are_those_of_the_definition(text: str) -> None:
    position = parse(text)
    analysis = HeapsEngine(GAME).analyse(position)
    for entry in analysis.moves:
        assert entry.grundy == grundy_by_definition(position.play(entry.move))
        assert (entry.value == 1) == (entry.grundy == 0)
    assert analysis.value == (1 if grundy_by_definition(position) else -1)


def test_grundys_game_of_7_is_lost_for_the_first_player() -> None:
    solution = HeapsEngine(GAME).solve(parse("grundy:7"))
    assert solution.value == -1
    assert len(solution.line) % 2 == 0


@walked("cells", range(3, 9))
def test_treblecross_against_the_whole_tree(cells: int) -> None:
    engine = HeapsEngine(GAME)
    start = TreblecrossPosition.start(cells)
    for position in (start, start.play(0), start.play(cells // 2)):
        analysis = engine.analyse(position)
        assert analysis.value == minimax(position).value
        for entry in analysis.moves:
            after = position.play(entry.move)
            assert entry.value == (after.value() if after.is_over else minimax(after).value)
