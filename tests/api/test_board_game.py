"""A board outside the main window: messages in, state out; and its widget, if anywidget is installed."""

import importlib.util
import json
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest

import tiling_gui as tg
from tests.walks import walked
from tiling_gui.api.board_game import BoardGame
from tiling_gui.paths import resource


def clicked(board: BoardGame, move: str) -> None:
    board.receive({"play": move})
    assert board.state["error"] == ""


def test_two_people_play_to_the_end_and_are_told_who_won() -> None:
    board = BoardGame("2x3", ("human", "human"))
    clicked(board, "a1-b1")
    clicked(board, "a2-b2")
    assert board.state["line"] == ["a1–b1", "a2–b2"]
    clicked(board, "c1-c2")
    state = board.state
    assert state["over"]
    assert state["moves"] == []
    assert state["sentence"] == "The game ended with 3, as with best play: a draw."
    assert board.record.result is not None
    assert board.record.result.minimax == 3
    assert tg.read(tg.write(board.record)).line == board.record.line


def test_who_won_is_said_where_the_minimax_value_was_missed() -> None:
    board = BoardGame("1x4", ("human", "human"), first="max")  # MAX gets two from an end, one in the middle
    clicked(board, "b1-c1")
    assert board.state["sentence"] == "The game ended with 1, 2 with best play: MIN wins."


def test_a_finished_game_for_the_last_move_names_the_winner() -> None:
    board = BoardGame("nim:1", ("human", "human"), game="heaps")
    clicked(board, board.state["moves"][0]["text"])
    assert board.state["sentence"].startswith("FIRST ")


def test_the_other_player_answers_and_undo_takes_both_moves_back() -> None:
    board = BoardGame("4x4", ("human", "random"), seed=1)
    clicked(board, "a1-b1")
    answer = board.state["line"]
    assert len(answer) == 2
    board.receive({"undo": True})
    assert board.state["line"] == []
    assert not board.state["canUndo"]
    assert board.state["canRedo"]
    board.receive({"redo": True})
    assert board.state["line"] == answer
    board.receive({"undo": True})
    clicked(board, "c3-c4")
    assert board.record.line[0] == ((2, 2), (3, 2)), "what was played last is the game, the rest variations"
    assert board.record.takebacks == 2
    board.receive({"restart": True})
    assert board.state["line"] == []
    assert not board.state["canRedo"]


def test_a_player_that_moves_first_has_moved_and_is_not_asked_to_take_it_back() -> None:
    board = BoardGame("3x3", ("random", "human"), seed=1)
    assert len(board.state["line"]) == 1
    assert board.state["busy"] == ""
    assert board.state["moves"]
    assert not board.state["canUndo"]
    board.receive({"undo": True})
    assert board.state["error"] == "There is no move to take back."


def test_values_are_those_that_solving_proves() -> None:
    board = BoardGame("3x3", ("human", "human"), seconds=60)
    assert board.analysis is None
    assert board.state["value"] == ""
    board.receive({"values": True})
    assert board.state["value"] == "Best play from here ends with 4: proved."
    told = {move["text"]: move["value"] for move in board.state["moves"]}
    position = tg.position("3x3")
    proved = {position.write(move): tg.solve(position.play(move)).value for move in position.moves()}
    assert told == {move: f"{value}, proved" for move, value in proved.items()}


def test_values_that_were_not_found_are_bounds_and_estimates_that_do_not_contradict() -> None:
    board = BoardGame("9x9", ("human", "human"), seconds=0.01)
    board.receive({"values": True})
    found = board.analysis
    assert found is not None
    assert found.value is None
    assert "proved" in board.state["value"]
    assert " to " in board.state["value"]
    for entry in found.moves:
        assert entry.lower <= entry.estimate <= entry.upper
    assert all("an estimate" in move["value"] for move in board.state["moves"])


def test_the_place_of_a_domino_is_where_its_squares_meet() -> None:
    board = BoardGame("2x2", ("human", "human"), size=48)
    across = next(move for move in board.state["moves"] if move["text"] == "a1–b1")
    (left, top), (right, below) = across["parts"]
    assert top == below
    assert right - left == 48
    assert across["at"] == (((left + right) / 2, top),)


@walked("start", ["3x3", "evaluate:x/y+z", "heaps:nim:3,2", "sharing:friendship:2,edges,vertices,2", "ellie:2x3"])
def test_every_game_is_shown_in_both_themes_and_its_first_move_can_be_played(start: str) -> None:
    board = BoardGame(start, ("human", "human"))
    assert board.state["pictures"]["light"] != board.state["pictures"]["dark"]
    json.dumps(board.state)
    clicked(board, board.state["moves"][0]["text"])
    assert len(board.state["line"]) == 1


@walked("message", [{"play": "a1-c1"}, {"play": 3}, {"fly": True}, {}, {"redo": True}])
def test_a_wrong_message_is_answered_with_a_sentence_and_changes_nothing(message: dict[str, object]) -> None:
    board = BoardGame("3x3", ("human", "human"))
    before = board.record
    board.receive(message)
    assert board.state["error"]
    assert board.record is before


def test_one_of_the_two_is_a_person() -> None:
    with pytest.raises(tg.InputError, match=r"tg\.play"):
        BoardGame("3x3", ("random", "random"))


def test_whoever_shows_it_hears_that_a_player_is_thinking() -> None:
    said = []
    board = BoardGame("3x3", ("human", "random"), seed=1)
    board.on_change = lambda: said.append(board.state["busy"])
    clicked(board, "a1-b1")
    assert said[0] == "Random is thinking…"
    assert said[-1] == ""


@pytest.mark.skipif(importlib.util.find_spec("anywidget") is not None, reason="anywidget is installed")
def test_without_anywidget_a_sentence_says_how_to_get_it() -> None:
    with pytest.raises(tg.InputError, match=r"tiling-gui\[notebook\]"):
        tg.board("3x3")


def test_the_widget_shows_the_state_and_hears_clicks() -> None:
    pytest.importorskip("anywidget")
    board = tg.board("2x2", ("human", "human"))
    sent: list[object] = []
    board.observe(lambda change: sent.append(change["new"]["line"]), "state")
    board._handle_custom_msg({"play": "a1-b1"}, [])
    assert sent == [["a1–b1"]]
    board.play("a2-b2")
    assert board.state["busy"] == ""
    assert board.record.finished
    assert board.record.tree.position.value() == 2
    board.close()


def test_after_a_move_made_by_python_the_other_player_is_done() -> None:
    pytest.importorskip("anywidget")
    board = tg.board("3x4", ("human", "random"), seed=1)
    board.play("a1-b1")
    assert board.state["busy"] == ""
    assert board.state["moves"]
    board.close()


def test_a_page_without_a_kernel_has_a_picture_and_a_diagram() -> None:
    pytest.importorskip("anywidget")
    board = tg.board("2x3", ("human", "human"))
    board.play("a1-b1")
    data, _ = board._repr_mimebundle_()
    assert data["text/plain"] == "1 1 .\n. . ."
    assert ElementTree.fromstring(data["image/svg+xml"]).tag.endswith("svg")
    assert "application/vnd.jupyter.widget-view+json" in data
    board.close()


def test_a_board_that_asks_whether_there_is_a_kernel_is_answered() -> None:
    pytest.importorskip("anywidget")
    board = tg.board("2x2", ("human", "human"))
    said: list[object] = []
    board.send = said.append
    before = board.state
    board._handle_custom_msg({"call": "0.25"}, [])
    assert said == [{"answer": "0.25"}]
    assert board.state == before
    board.close()


NODE = shutil.which("node")
"""Runs what the board in the browser decides without a page."""


def in_browser(expression: str) -> object:
    if NODE is None:
        pytest.skip("node is not installed")
    source = resource("notebook/board.js").read_text(encoding="utf-8")
    program = f"{source}\nconsole.log(JSON.stringify({expression}));"
    done = subprocess.run([NODE, "--input-type=module"], input=program.encode(), capture_output=True, check=True)
    return json.loads(done.stdout)


def test_the_ground_of_a_page_is_light_or_dark_in_every_notation_of_colours() -> None:
    light = ["rgb(255, 255, 255)", "color(srgb 1 1 1)", "color(display-p3 0.9 0.9 0.9)", "oklch(0.95 0 none)"]
    light += ["lab(95 0 0)", "oklab(0.9 1e-05 0)", "rgba(250, 250, 250, 0.9)"]
    dark = ["rgb(17, 17, 17)", "color(srgb 0.1 0.1 0.1)", "oklch(0.2 0 0)", "lab(20 0 0)", "lch(20 5 200)"]
    dark += ["color(srgb 0.067 none 0.067 / 0.8)"]
    through = ["rgba(0, 0, 0, 0)", "color(srgb 0 0 0 / 0.3)", "oklab(0 0 0 / 0)", ""]
    seen = in_browser(f"{json.dumps([light, dark, through])}.map((colours) => colours.map(lightness))")
    assert isinstance(seen, list)
    opaque = [[each["opacity"] > 0.5 for each in colours] for colours in seen]
    assert opaque == [[True] * len(light), [True] * len(dark), [False] * len(through)]
    assert all(each["light"] > 0.5 for each in seen[0])
    assert all(each["light"] < 0.5 for each in seen[1])


def test_keys_pressed_in_the_board_stay_there_but_esc_and_commands() -> None:
    keys = [{"key": "d"}, {"key": "Enter"}, {"key": " "}, {"key": "Escape"}, {"key": "s", "ctrlKey": True}]
    assert in_browser(f"{json.dumps(keys)}.map((key) => useOfKey(key, false))") == [
        "type",
        "stay",
        "stay",
        "leave",
        "command",
    ]
    assert in_browser('useOfKey({ key: "d" }, true)') == "stay"


def board_in_browser(state: dict[str, object], *, kernel: bool) -> dict[str, list[Any]]:
    """What a board renders in a page of the smallest kind, with a kernel that answers or without one."""
    page = """
    class Part {
      constructor(kind) { Object.assign(this, { kind, children: [], hidden: false, attributes: {}, heard: {} }); }
      classList = { toggle() {} };
      append(...made) { this.children.push(...made); }
      replaceChildren() { this.children = []; }
      setAttribute(name, value) { this.attributes[name] = value; }
      addEventListener(kind, hear) { this.heard[kind] = hear; }
      get all() { return this.hidden ? [] : [this, ...this.children.flatMap((each) => each.all)]; }
    }
    globalThis.document = { createElement: (kind) => new Part(kind), body: null, documentElement: null };
    globalThis.MutationObserver = class { observe() {} };
    globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
    globalThis.getComputedStyle = () => ({ backgroundColor: "rgb(255, 255, 255)" });
    globalThis.requestAnimationFrame = (show) => show();
    function rendered(state, kernel) {
      const on = {}, kept = { state }, saved = [];
      const model = {
        get: (name) => kept[name],
        set: (name, value) => { kept[name] = value; },
        save_changes: () => saved.push(kept.shown),
        on: (kind, hear) => { on[kind] = hear; },
        send: (message) => kernel && message.call && on["msg:custom"]({ answer: message.call }),
      };
      const el = new Part("div");
      render({ model, el });
      on["change:state"]();
      return { buttons: el.all.filter((each) => each.kind === "button").map((each) => each.textContent), saved };
    }
    """
    found = in_browser(f"(() => {{ {page} return rendered({json.dumps(state)}, {json.dumps(kernel)}); }})()")
    assert isinstance(found, dict)
    return found


def test_a_board_without_a_kernel_has_no_buttons() -> None:
    state = BoardGame("nim:2", ("human", "human"), game="heaps").state
    assert board_in_browser(state, kernel=False) == {"buttons": [], "saved": []}
    assert {"Undo", "Redo", "Values", "New game", "Play"} <= set(board_in_browser(state, kernel=True)["buttons"])


def test_the_browser_says_once_what_it_shows_and_not_while_a_player_thinks() -> None:
    board = BoardGame("2x2", ("human", "human"))
    clicked(board, "a1-b1")
    shown = {"line": ["a1–b1"], "values": False}
    assert board_in_browser(board.state, kernel=True)["saved"] == [shown]
    assert board_in_browser({**board.state, "busy": "Random is thinking…"}, kernel=True)["saved"] == []
