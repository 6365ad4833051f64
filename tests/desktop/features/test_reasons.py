"""Where the window shows reasons: with hints, on cards of a review, at mistakes reached by commands, in puzzles."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from tests.desktop.features.test_tasks import planted
from tests.desktop.windows import Plugged
from tests.records.test_cards import worth
from tiling_gui.desktop.features.review.mistake_cards import MistakeCard
from tiling_gui.records.posed import own_mistakes, task_record
from tiling_gui.search.reasons import reasons, sentences

LONG = 60_000


def test_hints_solves_and_puzzles_say_why(qtbot: QtBot, plugged: Plugged) -> None:
    # A hint says why a moment later
    control, said = plugged.controller, plugged.status_bar.text
    with qtbot.waitSignal(control.analyser.hint_reasoned, timeout=LONG) as why:
        plugged.actions["hint"].trigger()
    position, found = why.args
    assert position == control.session.position
    for each in found:
        assert said.text().count(each.text()) == 1
    assert "keeps the value" not in said.text(), "what the reason says is not said twice"
    # A solve says why the position is worth it
    start = plugged.controller.session.start
    plugged.actions["solve"].trigger()
    why = sentences(reasons(start, None, plugged.engines.background(plugged.session.game)))
    assert why
    qtbot.waitUntil(lambda: why in plugged.progress_bar.message, timeout=LONG)
    # A wrong answer to a puzzle says why and not what is right
    asked = next(iter(own_mistakes(planted()))).task
    position, line = asked.position, []
    while not position.is_over:
        line.append(next(move for move in position.moves() if worth(position.play(move)) == worth(position)))
        position = position.play(line[-1])
    puzzle = replace(asked, right=tuple(line[:1]), line=tuple(line), played=None)
    plugged.features["tasks"].pose(task_record(puzzle))
    plugged.controller.play(asked.played)
    engine = plugged.engines.background(plugged.session.game)
    why = reasons(asked.position, asked.played, engine, giving_away=False)
    assert why
    assert not any(each.gives_away for each in why)
    qtbot.waitUntil(lambda: sentences(why) in plugged.notice.text.text(), timeout=LONG)
    assert asked.position.write(line[0]) not in plugged.notice.text.text()


def test_cards_of_a_review_and_next_mistake_say_why(qtbot: QtBot, plugged: Plugged) -> None:
    record = planted()
    plugged.controller.open(record)
    plugged.actions["review"].trigger()
    review = plugged.features["review"]
    qtbot.waitUntil(lambda: review.result is not None, timeout=LONG)
    cards = review.window.cards
    qtbot.waitUntil(lambda: all(cards.reasons(mistake) for mistake in review.result.mistakes), timeout=LONG)
    shown = review.window.findChildren(MistakeCard)
    assert shown
    for card in shown:
        why = sentences(cards.reasons(card.mistake))
        assert card.why.text() == why
        assert f" {why} Better:" in card.accessibleName(), "a screen reader says it"
    first = review.result.mistakes[0]
    review.leave()
    plugged.actions["firstMove"].trigger()
    plugged.actions["nextMistake"].trigger()
    qtbot.waitUntil(lambda: plugged.status_bar.said.endswith(sentences(cards.reasons(first))), timeout=LONG)
