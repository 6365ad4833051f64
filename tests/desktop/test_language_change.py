"""Choosing another language in Preferences: every window is reopened as it was, in that language; nothing is lost."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.windows import assert_still, ended, settle
from tiling_gui import language
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lessons.catalogue import lessons as shipped
from tiling_gui.desktop.features.preferences.window import Preferences
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.reopening import PIXELS, Reopening, WindowState
from tiling_gui.desktop.session.long_work import State
from tiling_gui.desktop.ui import translations
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.windows import main_windows, make_held, make_window, open_window
from tiling_gui.engine import Engine
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store import Store

HUMANS = {Side.MAX: "human", Side.MIN: "human"}


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


class OpenedAgain:
    """Reopens windows in the same application, as application.py does for another language."""

    def __init__(self, app: QApplication, store: Store, file: SettingsFile) -> None:
        self.app, self.store, self.file = app, store, file
        self._listen()

    def _listen(self) -> None:
        self.reopening = Reopening(self.app, self.file)
        self.reopening.closed.connect(self._open)

    def _open(self, states: list[WindowState]) -> None:
        translations.install(self.app, self.file.current.language)
        for state in states:
            state.open(self.store, self.file, make_held)
        self.reopening.deleteLater()
        self._listen()


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, theme: Theme) -> Iterator[MainWindow]:
    """A window with two people on 4 x 4, on a store of its own; closes every open window."""
    file = SettingsFile()
    file.change(rows=4, columns=4, min_player="human", motion=False, show_graph=False, language="en")
    with Store.open() as store:
        made = make_window(store, file)
        made.resize(1000, 700)
        made.show()
        qtbot.waitExposed(made)
        again = OpenedAgain(qapp, store, file)
        yield made
        again.reopening.close()
        left = {made, *main_windows()}
        for other in left:
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


def reopened(qtbot: QtBot, old: MainWindow) -> MainWindow:
    """The window that replaces `old`."""
    qtbot.waitUntil(lambda: bool(main_windows()) and old not in main_windows(), timeout=20_000)
    return main_windows()[0]


def what_is_kept(window: MainWindow) -> tuple[object, ...]:
    """The game, the cursor and the moves; bounds may be learnt at any time."""
    session = window.controller.session
    return session.record.id, session.tree.cursor, session.tree.main_line()


def test_the_languages_are_named_in_their_own_words_and_the_pseudo_language_is_not_offered(window: MainWindow) -> None:
    window.actions_by_name["preferences"].trigger()
    combo = window.findChild(Preferences).findChild(QComboBox, "language")
    offered = {combo.itemData(k): combo.itemText(k) for k in range(combo.count())}
    assert (
        offered.items() >= {"system": "Follow the system", "en": "English", "de": "Deutsch", "fr": "Français"}.items()
    )


def test_a_window_comes_back_as_it_was_in_the_other_language(qtbot: QtBot, window: MainWindow) -> None:
    session = window.controller.session
    for _ in range(3):
        session.play(session.position.moves()[0])
    window.controller.session.analyse(True)
    session.go(session.tree.cursor[:-1])
    assert window.tool_bar.findChild(QComboBox, "gameCombo").accessibleName() == "Game"
    size, kept = window.size(), what_is_kept(window)
    assert len(kept[1]) == 2
    preferences = choose(window, "de")
    new = reopened(qtbot, window)
    assert new.file.current.language == "de"
    assert what_is_kept(new) == kept
    assert (new.size(), new.controller.session.analysing) == (size, True)
    assert new.actions_by_name["showValues"].isChecked()
    assert [action.text() for action in new.menuBar().actions()][:3] == ["&gAME", "&eDIT", "&vIEW"]
    assert new.actions_by_name["undo"].text() == "uNDO"
    assert new.tool_bar.findChild(QComboBox, "gameCombo").accessibleName() == "gAME"
    assert not preferences.isVisible()
    again = new.findChild(Preferences)
    assert again.isVisible()
    assert again.windowTitle() == "pREFERENCES"
    choose(new, "en")
    back = reopened(qtbot, new)
    assert back.actions_by_name["undo"].text() == "Undo"
    assert what_is_kept(back) == kept


def test_what_was_said_about_the_game_is_said_in_the_other_language(qtbot: QtBot, window: MainWindow) -> None:
    window.file.change(teaching="1")
    session, notice = window.controller.session, window.notice
    with closing(Engine(threads=1, memory_mb=16)) as engine:
        while True:
            values = engine.analyse(session.position)
            wrong = [entry.move for entry in values.moves if entry.value != values.value]
            if wrong:
                break
            session.play(session.position.moves()[0])
    session.play(wrong[0])
    qtbot.waitUntil(notice.isVisible, timeout=120_000)
    assert "costs" in notice.text.text()
    choose(window, "de")
    new = reopened(qtbot, window)
    qtbot.waitUntil(new.notice.isVisible, timeout=120_000)
    assert " ONE" in new.notice.text.text()  # the word for the cost is a text of its own


def test_records_stay_english_whatever_the_window_speaks(qtbot: QtBot, window: MainWindow) -> None:
    choose(window, "de")
    new = reopened(qtbot, window)
    new.controller.session.set_players({Side.MAX: "human", Side.MIN: "random"})
    players = new.controller.session.record.players
    assert {side: player.name for side, player in players.items()} == {Side.MAX: "You", Side.MIN: "Random"}


def test_every_window_changes_and_keeps_its_own_game(qtbot: QtBot, window: MainWindow) -> None:
    other = open_window(window)
    other.controller.begin(DominoPosition.start(3, 5))
    other.controller.session.set_players(HUMANS)
    choose(window, "de")
    qtbot.waitUntil(lambda: window not in main_windows() and len(main_windows()) == 2, timeout=20_000)
    starts = {new.controller.session.start for new in main_windows()}
    assert starts == {DominoPosition.start(4, 4), DominoPosition.start(3, 5)}
    assert {new.actions_by_name["undo"].text() for new in main_windows()} == {"uNDO"}


def test_windows_keep_their_numbers_their_places_and_which_is_in_front(qtbot: QtBot, window: MainWindow) -> None:
    third = open_window(open_window(window))
    starts = (DominoPosition.start(4, 4), DominoPosition.start(3, 5), DominoPosition.start(2, 6))
    for number, each in enumerate(main_windows()):
        each.controller.begin(starts[number])
        each.controller.session.set_players(HUMANS)
        each.move(40 + 20 * number, 30)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before = [(each.windowTitle(), each.geometry()) for each in main_windows()]
    assert [title for title, _ in before] == ["4 × 4, MAX first", "3 × 5, MAX first (2)", "2 × 6, MAX first (3)"]
    window.file.change(language="de")
    qtbot.waitUntil(lambda: third not in main_windows() and len(main_windows()) == 3, timeout=20_000)
    after = main_windows()
    assert [(each.controller.session.start, each.number, each.geometry()) for each in after] == [
        (start, number, geometry) for number, (start, (_, geometry)) in enumerate(zip(starts, before, strict=True), 1)
    ]
    qtbot.waitUntil(after[0].isActiveWindow)


def test_a_solve_is_not_lost_the_language_changes_when_it_has_ended(qtbot: QtBot, window: MainWindow) -> None:
    window.controller.begin(DominoPosition.start(7, 7))
    solving = window.controller.work
    window.controller.solve()
    qtbot.waitUntil(lambda: solving.progress.nodes > 0, timeout=120_000)
    preferences = choose(window, "de")
    qtbot.waitUntil(lambda: preferences.status.text() == "The language changes when the solve has ended.")
    assert solving.state is State.RUNNING
    with ended(qtbot, solving):
        solving.cancel()
    new = reopened(qtbot, window)
    assert new.actions_by_name["undo"].text() == "uNDO"


def test_a_lesson_goes_on_at_its_step_in_the_other_language(qtbot: QtBot, window: MainWindow) -> None:
    lessons = window.workspace.windows.show("lesson")
    lessons.open(shipped()[0])
    qtbot.waitUntil(lambda: lessons.in_lesson, timeout=20_000)
    lessons.page.go_on()
    words = lessons.page.title.text()
    choose(window, "de")
    new = reopened(qtbot, window)
    again = new.workspace.windows.get("lesson")
    assert again.isVisible()
    qtbot.waitUntil(lambda: again.in_lesson, timeout=20_000)
    assert (again.lesson, again.page.progress.step) == (shipped("de")[0], 1)
    assert again.page.title.text() == shipped("de")[0].title != words


def test_other_windows_are_waited_for_and_the_wish_can_be_taken_back(
    qtbot: QtBot, qapp: QApplication, window: MainWindow
) -> None:
    window.actions_by_name["editPosition"].trigger()
    preferences = choose(window, "de")
    qtbot.waitUntil(lambda: preferences.status.text() == "The language changes when the other windows are closed.")
    assert window.workspace.windows.get("editPosition").isVisible()
    choose(window, "en")
    assert preferences.status.text() == ""
    window.workspace.windows.get("editPosition").close()
    for reopening in qapp.findChildren(Reopening):
        reopening.reopen_if_possible()
    settle(qtbot)
    assert main_windows() == [window]
    assert window.actions_by_name["undo"].text() == "Undo"


def test_the_focus_is_on_the_same_control_of_every_window(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_by_name["results"].trigger()
    results = window.workspace.windows.get("results")
    results.findChild(QComboBox, "resultKinds").setFocus()
    window.actions_by_name["preferences"].trigger()
    window.findChild(Preferences).findChild(QWidget, "text_size").setFocus()
    window.file.change(language="de")
    new = reopened(qtbot, window)
    preferences = new.findChild(Preferences)
    assert preferences.focusWidget().objectName() == "text_size"
    assert new.workspace.windows.get("results").focusWidget().objectName() == "resultKinds"


def test_a_window_stays_where_it_is_however_often_the_text_size_changes(
    monkeypatch: pytest.MonkeyPatch, window: MainWindow
) -> None:
    window.setGeometry(11, 30, 1001, 701)
    first = WindowState.of(window).pixels
    window.setProperty(PIXELS, first)
    for ratio in (1.1, 1.3, 0.8, 1.0):
        monkeypatch.setattr(window, "devicePixelRatio", lambda ratio=ratio: ratio)
        window.setGeometry(*(round(pixels / ratio) for pixels in first))
        assert WindowState.of(window).pixels == first
    window.setGeometry(40, 30, 1001, 701)
    assert WindowState.of(window).pixels == [40, *first[1:]]
