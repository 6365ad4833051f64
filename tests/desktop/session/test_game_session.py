"""The current game without a window: its players, its own line, and the effects of opening a file."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.desktop.windows import Plugged, send_changes
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.results import Extent
from tiling_gui.desktop.features.files import Files
from tiling_gui.desktop.features.results.rows import result_rows
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.session.move_entries import entries, losses_of
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.move_rows import MoveEntry
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import export
from tiling_gui.records.known import Bounds, bounds_of, final_bounds, propagated, with_bounds
from tiling_gui.records.posed import PRACTICE, PUZZLE, task_record
from tiling_gui.records.record import NamedPlayer, new_record, posed_record
from tiling_gui.records.task import Task
from tiling_gui.store import Store

STARTS = {key: game.example for key, game in GAMES.items()} | {
    "domino": "3x4",
    "evaluate": "x*(y-z)",
    "sharing": "path:3,vertices,edges,2",
    "ellie": "3x4",
    "heaps": "nim:4,5",
    "matching": "cycle:7",
}


def session_of(store: Store, key: str, first: str = "human", second: str = "lookahead:2") -> Session:
    game = GAMES[key]
    one, other = game.sides
    players = {one: NamedPlayer(first, first), other: NamedPlayer(second, second)}
    return Session(store, new_record(key, game.parse(STARTS[key], one), players))


def sentences(workspace: Workspace) -> list[str]:
    """Collects the messages of the status bar from now on."""
    said: list[str] = []
    workspace.status.message.connect(said.append)
    return said


def play_out(session: Session) -> None:
    rng = random.Random(1)
    while not session.position.is_over:
        session.play(rng.choice(session.position.moves()))


@pytest.mark.parametrize("key", ["domino", "heaps"])
def test_players_chosen_after_the_end_did_not_play_it(store: Store, tmp_path: Path, key: str) -> None:
    session = session_of(store, key)
    play_out(session)
    one, other = session.game.sides
    session.set_players({one: "perfect", other: "lookahead:5"})
    for ending in ("txt", "json"):
        export.save(session.record, tmp_path / f"game.{ending}")
    copies = [store.game(session.record.id), *(export.load(tmp_path / f"game.{e}") for e in ("txt", "json"))]
    for record in (session.record, *copies):
        assert (record.player(one).spec, record.player(other).spec) == ("human", "lookahead:2")
    (row,) = store.games()
    assert (row.max, row.min) == ("human", "lookahead:2")


@pytest.mark.parametrize("key", ["domino", "heaps"])
def test_a_change_of_player_leaves_who_made_the_moves_before(store: Store, tmp_path: Path, key: str) -> None:
    session = session_of(store, key)
    one, other = session.game.sides
    made = []
    for specs in ({}, {other: "perfect"}, {one: "random", other: "human"}):
        if specs:
            session.set_players(specs)
        if not session.position.is_over:
            made.append(session.record.player(session.position.to_move).spec)
            session.play(session.position.moves()[-1])
    for ending in ("txt", "json"):
        export.save(session.record, tmp_path / f"game.{ending}")
        record = export.load(tmp_path / f"game.{ending}")
        line = record.tree.main_line()
        assert [record.made_by(line[: k + 1]).spec for k in range(len(line))] == made
        if not record.finished:
            assert record.player(one).spec == "random", "the header says who plays now"


@pytest.mark.parametrize("key", ["domino", "heaps"])
def test_of_a_game_that_several_played_all_are_named_and_the_header_names_who_began(
    store: Store, tmp_path: Path, key: str
) -> None:
    session = session_of(store, key, "human", "perfect")
    one, other = session.game.sides
    made: list[tuple[Side, str]] = []
    while not session.position.is_over:
        session.set_players({one: "human" if not made else "random", other: "perfect"})
        made.append((session.position.to_move, session.record.player(session.position.to_move).spec))
        session.play(session.position.moves()[0])
    began = {side: next((spec for mover, spec in made if mover is side), "perfect") for side in (one, other)}
    by_one = list(dict.fromkeys(spec for mover, spec in made if mover is one))
    for ending in ("txt", "json"):
        export.save(session.record, tmp_path / f"game.{ending}")
    copies = [store.game(session.record.id), *(export.load(tmp_path / f"game.{e}") for e in ("txt", "json"))]
    for record in (session.record, *copies):
        assert record is not None
        line = record.line
        assert [record.made_by(line[: k + 1]).spec for k in range(len(line))] == [spec for _, spec in made]
        assert {side: record.player(side).spec for side in (one, other)} == began
        assert [player.spec for player in record.players_of(one)] == by_one
    (row,) = result_rows(store)
    names = {"human": "You", "random": "Random"}
    assert (row.max, row.min) == (", ".join(names[spec] for spec in by_one), "Strongest")


def test_a_move_somebody_else_tries_bears_his_name(store: Store) -> None:
    session = session_of(store, "domino")
    session.play(session.position.moves()[0], "human")
    session.play(session.position.moves()[0], "human")
    line = session.tree.cursor
    assert session.tree.at(line[:1]).by is None, "the record names him for that side"
    assert session.record.made_by(line).spec == "human"


def every_entry(line: Sequence[MoveEntry]) -> Iterator[MoveEntry]:
    for entry in line:
        yield entry
        for variation in entry.variations:
            yield from every_entry(variation)


def test_a_line_tried_after_the_end_is_not_the_game(store: Store, tmp_path: Path) -> None:
    session = session_of(store, "domino", "human", "human")
    play_out(session)
    record, line = session.record, session.tree.cursor
    session.go(line[:1])
    while not session.position.is_over:
        session.play(session.position.moves()[-1])
    assert session.tree.main_line() == session.record.line == line, "what is tried beside it is a variation"
    session.change_tree(session.tree.promote())
    assert session.tree.main_line() != line, "a line can be promoted"
    assert session.record.line == line
    marked = [entry.node for entry in every_entry(entries(session.record, costs=False)) if entry.of_game]
    assert marked == [line[: k + 1] for k in range(len(line))], "its moves stand out in the list"
    assert (session.record.result, session.record.finished) == (record.result, record.finished)
    for ending in ("txt", "json"):
        export.save(session.record, tmp_path / f"game.{ending}")
        assert export.load(tmp_path / f"game.{ending}").line == line
    session.learn(final_bounds(record.tree.position))
    assert session.record.result is not None
    assert session.record.result.verdict == "draw", "the verdict is that of the game, not of the line tried"
    session.change_tree(session.tree.promote(line))
    assert session.record.played is None
    assert not any(entry.of_game for entry in every_entry(entries(session.record, costs=False)))


def test_the_list_marks_what_bounds_prove() -> None:
    """From at least 29 to at most 28 in one move, then over several: "≤−1", and "(?)" at each that may have lost it."""
    record = new_record("domino", GAMES["domino"].parse("8x8", Side.MAX))
    tree = record.tree
    for _ in range(6):
        tree = tree.add(tree.position.moves()[0])
    line = tree.cursor

    def marks(known: dict[int, Bounds]) -> list[str]:
        noted = tree
        for ply, bounds in known.items():
            noted = with_bounds(noted, line[:ply], bounds)
        return [entry.cost_text for entry in entries(record.with_tree(noted), costs=True)]

    assert marks({2: Bounds(29, 30), 3: Bounds(27, 28)}) == ["", "", "≤−1", "", "", ""]
    shared = {1: Bounds(None, 28), 4: Bounds(30, None)}
    assert marks(shared) == ["", "(?)", "", "(?)", "", ""]
    noted = with_bounds(with_bounds(tree, line[:1], shared[1]), line[:4], shared[4])
    first, second, *_ = entries(record.with_tree(noted), costs=True)
    assert second.sentence().endswith(". MIN lost 2 or more in move 2 or 4")
    assert "lost" not in first.sentence()
    assert losses_of(noted, line).keys() == {2, 4}


def test_a_new_board_nobody_played_on_is_not_a_game(store: Store) -> None:
    session = session_of(store, "domino")
    assert store.games() == []
    blank = session.record.id
    start = DominoPosition.start(4, 4)
    session.open(new_record("domino", start))
    assert not session._store._games.get(blank), "it is not even kept"
    session.play(start.moves()[0])
    session.open(new_record("domino", start))
    assert [row.moves for row in store.games()] == [1], "a game that was begun is"


def test_opening_an_earlier_copy_leaves_the_game(workspace: Workspace, tmp_path: Path) -> None:
    session, files, said = workspace.session, Files(workspace), sentences(workspace)
    for _ in range(2):
        session.play(session.position.moves()[0])
    earlier = str(tmp_path / "earlier.json")
    assert files.export_to(earlier)
    play_out(session)
    whole = session.record
    assert files.open_file(earlier)
    assert workspace.store.game(whole.id).line == whole.line
    assert workspace.store.game(whole.id).result == whole.result
    assert session.tree.cursor == whole.line[:2], "one stands where the file stands"
    assert "contains all of it" in said[-1]


def test_opening_a_copy_that_ended_otherwise_is_a_game_of_its_own(workspace: Workspace, tmp_path: Path) -> None:
    session, files, said = workspace.session, Files(workspace), sentences(workspace)
    session.play(session.position.moves()[0])
    session.play(session.position.moves()[0])
    begun = session.record
    play_out(session)
    kept = session.record
    file = tmp_path / "other.txt"
    tree = begun.tree.back()
    while not tree.position.is_over:
        tree = tree.add(tree.position.moves()[-1])
    export.save(replace(begun.with_tree(tree.promote())).ended(), file)
    assert files.open_file(str(file))
    assert session.record.id != kept.id
    assert workspace.store.game(kept.id) == kept
    assert "separate game" in said[-1]


def test_lists_at_the_left_of_a_finished_game_are_for_the_next(plugged: Plugged) -> None:
    session, panel = plugged.controller.session, plugged.controller.view.set_up
    assert panel.next_game.text() == ""
    play_out(session)
    kept = plugged.store.game(session.record.id)
    panel.min_player.set_spec("lookahead:3")
    panel.playersChanged.emit("human", "lookahead:3")
    assert session.record.player(Side.MIN).spec == "human"
    assert plugged.store.game(kept.id).players == kept.players
    assert panel.players == ("human", "lookahead:3")
    send_changes(plugged)
    assert panel.next_game.text() == "In the next game:"
    plugged.actions["newGame"].trigger()
    assert session.record.player(Side.MIN).spec == "lookahead:3"
    assert panel.next_game.text() == ""


def test_a_value_learned_when_the_end_was_deleted_judges_nothing(store: Store) -> None:
    """2 x 3 holds two or three dominoes; a game is judged when its value is known, if its end is still there."""
    session = Session(store, new_record("domino", DominoPosition.start(2, 3)))
    play_out(session)
    assert session.record.result is not None
    before = session.record.result
    session.change_tree(session.tree.delete(session.tree.cursor[:1]))
    session.learn(Bounds(3, 3))
    assert session.known(session.start).value is not None
    assert session.record.result == before


def test_moves_of_a_finished_game_that_are_deleted_come_back_as_the_game(store: Store) -> None:
    session = session_of(store, "domino", "human", "human")
    play_out(session)
    before = session.record
    session.change_tree(session.tree.delete(session.tree.cursor[:2]))
    assert session.record.line == before.line[:1]
    session.restore_moves(before)
    assert session.record == before


def test_take_backs_are_counted_while_a_game_is_played_and_kept_with_it(plugged: Plugged, tmp_path: Path) -> None:
    control, session = plugged.controller, plugged.controller.session
    assert not control.undo()
    session.play(session.position.moves()[0])
    assert "take-back" not in plugged.panels.right.header.caption.text()
    for count in (1, 2):
        control.undo()
        session.play(session.position.moves()[count])
        assert session.record.takebacks == count
    assert "2 take-backs" in plugged.panels.right.header.caption.text()
    for ending in ("txt", "json"):
        export.save(session.record, tmp_path / f"game.{ending}")
        assert export.load(tmp_path / f"game.{ending}").takebacks == 2
    play_out(session)
    control.undo()
    assert session.record.takebacks == 2, "it stays as it was played"
    control.begin(DominoPosition.start(4, 4))
    assert session.record.takebacks == 0


def test_a_puzzle_that_was_left_for_another_game_is_still_there_until_something_else_is_on(store: Store) -> None:
    session = session_of(store, "domino")
    own, start = session.record, session.start
    puzzle = posed_record("domino", start, start.moves()[:1], extra={PUZZLE: {"moves": [], "line": [], "good": []}})
    session.open(puzzle)
    session.open(new_record("heaps", GAMES["heaps"].parse("nim:4,5", Side.FIRST)))
    left = session.puzzle_left("domino")
    assert left is not None
    assert (left.id, left.tree.cursor) == (puzzle.id, puzzle.tree.cursor)
    assert session.puzzle_left("heaps") is None
    session.open(own)
    assert session.puzzle_left("domino") is None


def test_the_own_game_that_was_left_for_tasks_is_known_until_another_game_is_on(store: Store) -> None:
    session = session_of(store, "domino")
    own = session.record
    for task in ({PUZZLE: {"moves": [], "line": [], "good": []}}, {PRACTICE: "code"}):
        session.open(posed_record("domino", own.tree.start, (), extra=task))
        assert session.is_task
        assert session.left is not None
        assert session.left.id == own.id
    session.open(new_record("heaps", GAMES["heaps"].parse("nim:4,5", Side.FIRST)))
    assert (session.is_task, session.left) == (False, None)


def test_in_an_exercise_only_the_side_whose_move_is_looked_for_is_asked(store: Store) -> None:
    session = session_of(store, "domino")
    session.open(task_record(Task(session.game, session.start)))
    assert session.is_asked
    session.play(session.position.moves()[0])
    assert session.human_turn
    assert not session.is_asked
    session.open(posed_record("domino", session.start, ()))
    session.play(session.position.moves()[0])
    assert session.is_asked  # two people


@pytest.mark.parametrize("key", list(STARTS))
def test_bounds_carried_on_move_by_move_are_those_of_the_whole_tree(store: Store, key: str) -> None:
    """Played, gone back, learned and analysed at random, the bounds shown are those that the notes imply."""
    session, rng = session_of(store, key), random.Random(2)
    values = final_values(session.start, 12, rng)
    session.learn_extent(session.start, Extent(min(values) - 1, max(values) + 1, exact=False))
    for _ in range(40):
        if session.position.is_over or rng.random() < 0.2:
            path = session.tree.cursor
            session.analyse(rng.random() < 0.5)
            session.go(path[: rng.randrange(len(path) + 1)])
            continue
        if rng.random() < 0.3:
            session.learn(Bounds(min(values), max(values)), session.tree.cursor)
        session.play(rng.choice(session.position.moves()))
        (_, low, high), tree = session._ends, session.tree
        whole = propagated(tree, Bounds(low, high))
        assert list(map(bounds_of, session.derived_tree.nodes)) == list(map(bounds_of, whole.nodes))
        assert session.derived_tree.cursor == tree.cursor
        assert session.derived_tree.main_line() == tree.main_line()


def final_values(start: Any, games: int, rng: random.Random) -> list[Any]:
    """The final values of random games."""
    found = []
    for _ in range(games):
        position = start
        while not position.is_over:
            position = position.play(rng.choice(position.moves()))
        found.append(position.value())
    return [value for value in found if value is not None] or [0]
