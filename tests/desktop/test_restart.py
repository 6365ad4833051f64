"""Another language or text size: the windows are opened again as they were, or the change waits for the next start."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from tests.desktop.windows import assert_still, ended
from tiling_gui import language
from tiling_gui.core.game import Side
from tiling_gui.desktop.application import _open
from tiling_gui.desktop.features.lessons.catalogue import lessons as shipped
from tiling_gui.desktop.features.preferences.window import Preferences
from tiling_gui.desktop.features.tournament.plan_panel import TournamentPlan
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.restart import Restart
from tiling_gui.desktop.session.long_work import State
from tiling_gui.desktop.ui import translations
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.windows import SavedWindow, main_windows, make_window, open_like, open_window, state_of
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store import Store

HUMANS = {Side.MAX: "human", Side.MIN: "human"}
LATER = "The new language or text size is used from the next start."


def shout(text: str, singular: str | None, n: int) -> str:
    """A language of swapped case, so that the tests do not depend on the translators' progress."""
    return language.english(text, singular, n).swapcase() if "{" not in text else language.english(text, singular, n)


@pytest.fixture(autouse=True)
def loud_german(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    """Makes German swapped-case English; installs English after the test."""
    monkeypatch.delenv(translations.VARIABLE, raising=False)
    monkeypatch.setattr(translations, "_texts", lambda file: shout)
    yield
    translations.install(qapp, translations.ENGLISH)


class Opened:
    """Opens windows again in the same application, as application.py does in a new one."""

    def __init__(self, app: QApplication, store: Store, file: SettingsFile) -> None:
        self.app, self.store, self.file = app, store, file
        self._listen()

    def _listen(self) -> None:
        self.restart = Restart(self.app, self.file)
        self.restart.closed.connect(self._open)

    def _open(self, states: list[SavedWindow]) -> None:
        translations.install(self.app, self.file.current.language)
        _open(self.store, self.file, states, restore=True)
        self.restart.deleteLater()
        self._listen()


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, theme: Theme) -> Iterator[MainWindow]:
    """A window with two people on 4 x 4, on a store of its own; closes every open window."""
    file = SettingsFile()
    file.change(rows=4, columns=4, min_player="human", motion=False, show_graph=False, language="en")
    with Store.open() as store:
        made = make_window(store, file)
        made.resize(700, 600)
        made.show()
        qtbot.waitExposed(made)
        opened = Opened(qapp, store, file)
        yield made
        opened.restart.close()
        for other in {made, *main_windows()}:
            other.close()
            assert_still(other)
            other.deleteLater()


def choose(window: MainWindow, code: str) -> Preferences:
    """Chooses a language as a user does."""
    window.actions_by_name["preferences"].trigger()
    preferences = window.findChild(Preferences)
    combo = preferences.findChild(QComboBox, "language")
    at = combo.findData(code)
    combo.setCurrentIndex(at)
    combo.activated.emit(at)
    return preferences


def opened_again(qtbot: QtBot, old: MainWindow) -> MainWindow:
    """The window that replaces `old`."""
    qtbot.waitUntil(lambda: bool(main_windows()) and old not in main_windows(), timeout=20_000)
    return main_windows()[0]


def what_is_kept(window: MainWindow) -> tuple[object, ...]:
    """The game, the cursor and the moves; bounds may be learnt at any time."""
    session = window.controller.session
    return session.record.id, session.tree.cursor, session.tree.main_line()


def test_a_window_comes_back_as_it_was_in_the_other_language(qtbot: QtBot, window: MainWindow) -> None:
    lessons = window.workspace.windows.show("lesson")
    lessons.open(shipped()[0])
    qtbot.waitUntil(lambda: lessons.in_lesson, timeout=20_000)
    lessons.page.go_on()
    session = window.controller.session
    for _ in range(3):
        session.play(session.position.moves()[0])
    window.controller.session.analyse(True)
    session.go(session.tree.cursor[:-1])
    assert window.tool_bar.findChild(QComboBox, "gameCombo").accessibleName() == "Game"
    geometry, kept = window.geometry(), what_is_kept(window)
    assert len(kept[1]) == 2
    preferences = choose(window, "de")
    combo = preferences.findChild(QComboBox, "language")
    offered = {combo.itemData(k): combo.itemText(k) for k in range(combo.count())}
    assert offered == {"system": "System", "en": "English", "de": "Deutsch", "fr": "Français"}
    new = opened_again(qtbot, window)
    assert new.file.current.language == "de"
    assert what_is_kept(new) == kept
    assert (new.geometry(), new.controller.session.analysing) == (geometry, True)
    assert new.actions_by_name["showValues"].isChecked()
    assert [action.text() for action in new.menuBar().actions()][:3] == ["&gAME", "&eDIT", "&vIEW"]
    assert new.actions_by_name["undo"].text() == "uNDO"
    assert new.tool_bar.findChild(QComboBox, "gameCombo").accessibleName() == "gAME"
    assert not preferences.isVisible()
    qtbot.waitUntil(lambda: new.findChild(Preferences) is not None)
    again = new.findChild(Preferences)
    assert again.isVisible()
    assert again.windowTitle() == "pREFERENCES"
    qtbot.waitUntil(lambda: (lesson := new.workspace.windows.get("lesson")) is not None and lesson.in_lesson)
    lesson = new.workspace.windows.get("lesson")
    assert lesson.isVisible()
    assert (lesson.lesson, lesson.page.progress.step) == (shipped("de")[0], 1)
    assert lesson.page.title.text() == shipped("de")[0].title != shipped()[0].title
    lesson.close()
    new.controller.session.set_players({Side.MAX: "human", Side.MIN: "random"})
    players = new.controller.session.record.players
    assert {side: player.name for side, player in players.items()} == {Side.MAX: "You", Side.MIN: "Random"}, (
        "in English"
    )
    kept = what_is_kept(new)
    choose(new, "en")
    back = opened_again(qtbot, new)
    assert back.actions_by_name["undo"].text() == "Undo"
    assert what_is_kept(back) == kept


def test_every_window_keeps_its_own_game_number_and_place(qtbot: QtBot, window: MainWindow) -> None:
    other = open_window(window)
    starts = (DominoPosition.start(4, 4), DominoPosition.start(3, 5))
    for number, each in enumerate(main_windows()):
        each.controller.begin(starts[number])  # nothing is played yet
        each.controller.session.set_players(HUMANS)
        each.move(40 + 20 * number, 30)
    before = [(each.controller.session.start, each.number, each.geometry()) for each in main_windows()]
    window.file.change(language="de")
    qtbot.waitUntil(lambda: other not in main_windows() and len(main_windows()) == 2, timeout=20_000)
    assert [(each.controller.session.start, each.number, each.geometry()) for each in main_windows()] == before
    assert {each.actions_by_name["undo"].text() for each in main_windows()} == {"uNDO"}


def test_what_is_going_on_makes_a_change_wait_and_a_wish_taken_back_changes_nothing(
    qtbot: QtBot, window: MainWindow, qapp: QApplication
) -> None:
    # A solve goes on and the change waits for the next start
    window.controller.begin(DominoPosition.start(7, 7))
    solving = window.controller.work
    window.controller.solve()
    qtbot.waitUntil(lambda: solving.progress.nodes > 0, timeout=120_000)
    preferences = choose(window, "de")
    qtbot.waitUntil(lambda: preferences.status.text() == LATER)
    assert solving.state is State.RUNNING
    with ended(qtbot, solving):
        solving.cancel()
    assert main_windows() == [window]
    # Unsaved input is not lost and a tournament goes on
    choose(window, "en")
    windows = window.workspace.windows
    window.actions_by_name["editPosition"].trigger()
    preferences.status.setText("")
    choose(window, "de")
    qtbot.waitUntil(lambda: preferences.status.text() == LATER)
    assert windows.get("editPosition").isVisible()
    assert window.actions_by_name["undo"].text() == "Undo"
    choose(window, "en")
    windows.get("editPosition").close()
    tournament = windows.show("tournament")
    tournament.begin(TournamentPlan(("random", "lookahead:0"), 5000, 1))
    tournament.close()
    preferences.status.setText("")
    choose(window, "de")
    qtbot.waitUntil(lambda: preferences.status.text() == LATER)
    assert main_windows() == [window]
    tournament.stop()
    qtbot.waitUntil(lambda: not window.workspace.jobs.is_busy)
    choose(window, "en")
    # A wish taken back changes nothing
    timers = [restart._timer for restart in qapp.findChildren(Restart)]
    choose(window, "de")
    assert [timer.isActive() for timer in timers].count(True) == 1
    preferences = choose(window, "en")
    assert not any(timer.isActive() for timer in timers)
    assert main_windows() == [window]
    assert preferences.isVisible()
    # At another text size a window covers the same part of the screen
    window.setGeometry(60, 30, 600, 420)
    state = state_of(window)
    assert state["ratio"] == 1
    open_like(window, state | {"ratio": 1.2})  # saved at 120 %, opened at 100 %
    assert window.geometry().getRect() == (72, 36, 720, 504)
