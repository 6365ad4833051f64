"""Header, outcome bar, set-up card and segmented control: what they show, their texts and their signals."""

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction, QColor, QFontMetrics, QImage
from PySide6.QtWidgets import QWidget

from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.desktop.games.board_card import BoardCard, SetUp
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, Theme
from tiling_gui.desktop.ui.widgets import base
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, Sentence, font, text_width
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.outcome_bar import MOST_CELLS, OutcomeBar, Outcomes, PlacedLabel, free_label_position
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.set_up_panel import PLAYERS, SetUpPanel
from tiling_gui.desktop.ui.widgets.side_mark import SideMark
from tiling_gui.desktop.ui.widgets.turn_header import TurnHeader
from tiling_gui.desktop.ui.widgets.value_origin import OriginLabel
from tiling_gui.players.player import player_words


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def has_colour(image: QImage, colour: QColor, tolerance: int = 2) -> bool:
    wanted = (colour.red(), colour.green(), colour.blue())
    for y in range(image.height()):
        for x in range(image.width()):
            seen = image.pixelColor(x, y)
            if all(
                abs(a - b) <= tolerance for a, b in zip(wanted, (seen.red(), seen.green(), seen.blue()), strict=True)
            ):
                return True
    return False


# Labels -----------------------------------------------------------------------------------------------------


@walked("family", ["Inter", "DejaVu Sans"])
def test_a_label_that_is_cut_has_a_tool_tip(qtbot, theme: Theme, family: str) -> None:
    label = Label("Can end with 23 to 30")
    qtbot.addWidget(label)
    font = label.font()
    font.setFamily(family)
    label.setFont(font)
    label.set_tip("what the game can still end with")
    label.setText("Can end with 23 to 31")
    for width in range(20, 400, 7):
        label.resize(width, 20)
        label.grab()
        fits = label.sizeHint().width() <= width
        assert label.toolTip() == ("what the game can still end with" if fits else "Can end with 23 to 31"), width


def test_a_click_shows_a_label_that_is_cut(qtbot, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(base.QToolTip, "showText", lambda at, text, widget: shown.append(text))
    label = Label("Can end with 23 to 30")
    qtbot.addWidget(label)
    for width, heard in ((400, []), (60, ["Can end with 23 to 30"])):
        label.resize(width, 20)
        qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
        assert shown == heard


def test_the_tip_of_a_link_that_is_cut_begins_with_its_text(qtbot, theme: Theme) -> None:
    link = FlatButton(left=True)
    qtbot.addWidget(link)
    link.setText("Save this expression")
    link.setToolTip("Save it in the gallery")
    for width, tip in ((400, "Save it in the gallery"), (60, "Save this expression\nSave it in the gallery")):
        link.resize(width, 32)
        assert link.whole_tip == tip


@walked("kind", [Label, Sentence])
@walked("size", [CAPTION, TEXT])
def test_accents_of_capitals_are_whole(qtbot, theme: Theme, kind: type[Label | Sentence], size: int) -> None:
    label = kind("À vous", size=size)
    qtbot.addWidget(label)
    drawn = []
    for more in (0, 10):
        label.resize(label.sizeHint().width(), label.sizeHint().height() + more)
        image = label.grab().toImage()
        drawn.append([y for y in range(image.height()) if len({image.pixel(x, y) for x in range(image.width())}) > 1])
    assert len(drawn[0]) == len(drawn[1])


def test_who_wins_is_said_on_two_lines_if_the_panel_is_narrow(qtbot, theme: Theme) -> None:
    label = OriginLabel("SECOND gewinnt bei bestem Spiel", weight=SEMIBOLD)
    qtbot.addWidget(label)
    line = label.fontMetrics().lineSpacing()
    assert (label.heightForWidth(400) // line, label.heightForWidth(200) // line) == (1, 2)


# Marks ------------------------------------------------------------------------------------------------------


def test_marks_have_the_colours_of_their_sides_in_both_themes(qtbot, theme: Theme) -> None:
    # First and second wear the tiles of max and min
    marks = {side: SideMark(side, 32) for side in Side}
    for mark in marks.values():
        qtbot.addWidget(mark)
    assert picture(marks[Side.MAX]) == picture(marks[Side.FIRST])
    assert picture(marks[Side.MIN]) == picture(marks[Side.SECOND])
    assert picture(marks[Side.MAX]) != picture(marks[Side.MIN])
    assert marks[Side.MIN].accessibleName() == "MIN"
    # Colours change live
    mark = SideMark(Side.MAX, 32)
    qtbot.addWidget(mark)
    assert has_colour(picture(mark), theme.colour("max_fill"))
    before = theme.colour("max_fill")
    theme.set_choice("dark")
    assert theme.colour("max_fill") != before
    assert has_colour(picture(mark), theme.colour("max_fill"))


# Header -----------------------------------------------------------------------------------------------------


def test_the_header_says_it_all(qtbot, theme: Theme) -> None:
    header = TurnHeader()
    qtbot.addWidget(header)
    header.set_turn(Side.MIN, "MIN to move", "Your turn")
    header.set_figure("10", "dominoes")
    header.set_line("2 dead squares, 42 free squares")
    assert header.accessibleName() == "MIN to move, 10 dominoes, 2 dead squares, 42 free squares"
    assert header.mark.side is Side.MIN


@walked(("width", "mark"), [(280, 32), (240, 24)])
def test_the_title_is_not_cut_for_a_caption(qtbot, theme: Theme, width: int, mark: int) -> None:
    header = TurnHeader()
    qtbot.addWidget(header)
    header.set_turn(Side.MAX, "MAX to move", "Your turn")
    header.set_figure("2", "what MAX owns on this graph so far")
    header.set_line("1 of 3 variables filled")
    header.resize(width, 80)
    header.show()
    assert not header.title.is_cut
    assert header.mark.width() == mark


def test_a_long_title_is_set_smaller_before_it_is_cut(qtbot, theme: Theme) -> None:
    header = TurnHeader()
    qtbot.addWidget(header)
    header.set_figure("16", "dominoes")
    header.resize(280, 80)
    header.show()
    sizes = []
    for title in ("MAX to move", "The tiling is maximal"):
        header.set_turn(Side.MAX, title)
        header.layout().activate()
        assert not header.title.is_cut
        sizes.append(header.title.font().pixelSize())
    assert sizes[1] < sizes[0]


# Outcome bar ------------------------------------------------------------------------------------------------


def test_the_words_of_the_bar() -> None:
    known = Outcomes((22, 32), (23, 30), True, 29, None, (27, 28))
    assert (known.title, known.caption) == ("Best play from here: 27 to 28", "29 is a draw")
    assert Outcomes((22, 32), (23, 30), True, 29).title == "Can end with 23 to 30"
    solving = Outcomes((22, 32), (23, 30), True, None, (27, 30), (27, 30), True)
    assert (solving.title, solving.caption) == ("Best play from here: 27 to 30", "")
    assert Outcomes((22, 32), (23, 30), True, None, (27, 30), (27, 28)).caption == "draw: 27..30"
    assert "27..30, being solved, where best play by both sides ends: fewer and MIN wins" in solving.sentence()
    nothing_proved = Outcomes((22, 32), (23, 30), best_play=(22, 30))
    assert (nothing_proved.title, nothing_proved.sentence()) == ("Can end with 23 to 30", "Can end with 23 to 30.")
    assert Outcomes((22, 32), (23, 30), False).title == "Ends between 23 and 30"
    assert Outcomes((22, 32), (28, 28)).title == "Ends with 28"
    fraction = Outcomes((-5, 17), (Fraction(-19, 18), Fraction(26, 3)), True, Fraction(16, 3))
    assert (fraction.title, fraction.caption, fraction.cells) == ("Can end at −19/18 to 26/3", "16/3 draws", 0)


@walked(
    ("value", "bounds", "max_wins", "min_wins"),
    [
        (5, None, False, True),  # nobody gets more than 5 of 5
        (3, None, True, False),
        (4, None, True, True),
        (None, (4, 5), True, True),
        (None, (5, 5), False, True),
        (None, None, True, True),
    ],
)
def test_only_a_side_that_can_win_is_named_above_the_bar(
    value: int | None, bounds: tuple[int, int] | None, max_wins: bool, min_wins: bool
) -> None:
    shown = Outcomes((3, 5), (3, 5), True, value, bounds)
    assert (shown.can_win(Side.MAX), shown.can_win(Side.MIN)) == (max_wins, min_wins)


def test_no_claim_without_a_value(qtbot, theme: Theme) -> None:
    bar = OutcomeBar()
    qtbot.addWidget(bar)
    bar.resize(280, bar.sizeHint().height())
    bar.set_outcomes(Outcomes((22, 32), (23, 30)))
    image = picture(bar)
    assert not has_colour(image, theme.colour("min_hatch"))
    assert not has_colour(image, theme.colour("accent"))
    assert "minimax" not in bar.toolTip()


@walked("total", [(22, 32), (0, 40)])
def test_what_best_play_cannot_end_with_is_faint(qtbot, theme: Theme, total: tuple[int, int]) -> None:
    """As cells and as a band; 30 belongs to MAX in both, is possible in both, and is best play in one."""
    bar = OutcomeBar()
    qtbot.addWidget(bar)
    bar.resize(280, bar.sizeHint().height())
    solid = []
    for best in ((28, 29), (28, 31)):
        bar.set_outcomes(Outcomes(total, (24, 31), value=29, best_play=best))
        image = picture(bar)
        middle = round((image.height() / bar.height()) * 58)
        row = [image.pixelColor(x, middle) for x in range(image.width())]
        solid.append(theme.colour("max_fill") in row)
    assert solid == [False, True]


@walked("best", [(22, 22), (22, 31), (32, 32)])
def test_the_range_of_best_play_is_said_in_one_sentence(theme: Theme, best: tuple[int, int]) -> None:
    shown = Outcomes((22, 32), (22, 32), value=29, best_play=best)
    words = f"{best[0]}" if best[0] == best[1] else f"{best[0]} to {best[1]}"
    assert shown.title == f"Best play from here: {words}"
    assert text_width(shown.title, TEXT, SEMIBOLD) <= 232
    assert "Can end with 22 to 32" in shown.sentence(), "whoever asks is told"


def test_the_range_is_whole_where_letters_are_large(qtbot, theme: Theme) -> None:
    """It read "Best play from here: 28…" at 200 %."""
    bar, shown = OutcomeBar(), Outcomes((22, 32), (22, 32), value=29, best_play=(28, 29))
    qtbot.addWidget(bar)
    bar.resize(400, 80)
    assert bar.title_of(shown) == "Best play from here: 28 to 29"
    bar.resize(text_width(shown.title, TEXT, SEMIBOLD) - 1, 80)
    assert bar.title_of(shown) == "Best play: 28 to 29"
    assert bar.title_of(replace(shown, possible=(28, 28))) == "Ends with 28"


@walked("value_at", [22, 23, 26, 29, 30, 31])
def test_cells_below_are_mins_and_above_are_maxs(qtbot, theme: Theme, value_at: int) -> None:
    bar = OutcomeBar()
    qtbot.addWidget(bar)
    bar.resize(11 * 26, bar.sizeHint().height())
    bar.set_outcomes(Outcomes((22, 32), (23, 30), value=value_at))
    image = picture(bar)
    ratio = image.devicePixelRatio()
    for count in range(22, 33):
        seen = [
            image.pixelColor(round(((count - 22) * 26 + x) * ratio), round(y * ratio)) for x in (6, 9) for y in (52, 60)
        ]
        is_max = all(colour == theme.colour("max_fill") for colour in seen)
        is_min = any(colour == theme.colour("min_fill") for colour in seen)
        assert is_max == (23 <= count <= 30 and count > value_at), count
        assert is_min == (23 <= count <= 30 and count < value_at), count


@walked(
    ("low", "high", "wins"),
    [
        (Fraction(31, 6), Fraction(31, 6), {Side.MIN}),
        (Fraction(-19, 18), Fraction(-19, 18), {Side.MIN}),
        (Fraction(-145, 18), Fraction(-145, 18), {Side.MIN}),
        (Fraction(16, 3), Fraction(16, 3), set()),
        (Fraction(11, 2), Fraction(11, 2), {Side.MAX}),
        (Fraction(170, 9), Fraction(170, 9), {Side.MAX}),
        (Fraction(31, 6), Fraction(16, 3), {Side.MIN}),
        (Fraction(16, 3), Fraction(11, 2), {Side.MAX}),
        (Fraction(3), Fraction(7), {Side.MIN, Side.MAX}),
    ],
)
def test_a_thin_band_has_the_colour_of_the_side_that_wins_with_it(
    qtbot, theme: Theme, low: Fraction, high: Fraction, wins: set[Side]
) -> None:
    bar = OutcomeBar()
    qtbot.addWidget(bar)
    bar.resize(280, bar.sizeHint().height())
    bar.set_outcomes(Outcomes((Fraction(-145, 18), Fraction(170, 9)), (low, high), value=Fraction(16, 3)))
    ratio = bar.devicePixelRatio()
    band = picture(bar).copy(0, round(50 * ratio), round(280 * ratio), round(16 * ratio))
    inks = {Side.MAX: theme.colour("max_fill"), Side.MIN: theme.colour("min_fill")}
    assert {side for side, ink in inks.items() if has_colour(band, ink)} == wins


@given(st.lists(st.tuples(st.integers(20, 40), st.integers(5, 30)), min_size=1, max_size=5, unique_by=lambda v: v[0]))
def test_numbers_under_a_band_stand_in_their_order(wanted: list[tuple[int, int]]) -> None:
    """If 39 is at its place and 40 has no room to its right, 40 is left out; it used to stand before 39."""
    taken: list[PlacedLabel] = []
    for value, width in wanted:
        at = (value - 20) * 12.0
        left = free_label_position(value, at, width, taken, 260)
        if left is not None:
            taken.append((value, left, left + width))
    assert taken[0][0] == wanted[0][0]
    ordered = sorted(taken)
    assert all(before[2] < after[1] for before, after in pairwise(ordered))
    assert ordered[0][1] >= 0
    assert ordered[-1][2] <= 260


counts = st.integers(-30, 60)


@settings(deadline=None)
@given(
    st.lists(counts | st.fractions(-30, 60, max_denominator=20), min_size=6, max_size=6), st.booleans(), st.booleans()
)
def test_any_ordered_values_can_be_drawn(qapp, values: list, known: bool, exact: bool) -> None:
    low, a, b, c, d, high = sorted(values)
    bar = OutcomeBar()
    bar.resize(240, 130)
    known_value = {"value": b} if known else {"value_bounds": (b, c)}
    bar.set_outcomes(Outcomes((low, high), (a, d), exact, best_play=(b, c), being_solved=True, **known_value))
    bar.grab()
    shown = bar.outcomes
    assert shown is not None
    assert shown.cells <= MOST_CELLS
    assert bar.accessibleDescription() == shown.sentence()
    bar.deleteLater()


# Segmented control ------------------------------------------------------------------------------------------


def test_a_segmented_control_is_chosen_by_clicks_and_arrows(qtbot, theme: Theme) -> None:
    # Clicks and arrows choose
    control = SegmentedControl([("a", "MAX"), ("b", "MIN"), ("c", "Both")])
    qtbot.addWidget(control)
    control.show()
    heard: list[object] = []
    control.chosen.connect(heard.append)
    qtbot.mouseClick(control.segment("b"), Qt.MouseButton.LeftButton)
    qtbot.keyClick(control.segment("b"), Qt.Key.Key_Right)
    qtbot.keyClick(control.segment("c"), Qt.Key.Key_Right)
    qtbot.keyClick(control.segment("c"), Qt.Key.Key_Home)
    assert heard == ["b", "c", "a"]
    control.set_current("b")
    assert control.current == "b"
    assert heard == ["b", "c", "a"]
    # Tab stops once
    control = SegmentedControl([(0, "Play"), (1, "Analyse")])
    qtbot.addWidget(control)
    control.set_current(1)
    stops = [control.segment(k).focusPolicy() == Qt.FocusPolicy.StrongFocus for k in (0, 1)]
    assert stops == [False, True]
    # It is one choice among several to a screen reader
    control = SegmentedControl([("a", "MAX"), ("b", "MIN")])
    qtbot.addWidget(control)
    segments = [QAccessible.queryAccessibleInterface(control.segment(key)) for key in "ab"]
    assert [segment.role() for segment in segments] == [QAccessible.Role.RadioButton] * 2
    control.set_current("b")
    assert [(one.text(QAccessible.Text.Name), bool(one.state().checked)) for one in segments] == [
        ("MAX", False),
        ("MIN", True),
    ]


def test_a_segment_whose_text_grows_where_it_stands_says_it_in_a_tool_tip(qtbot, theme: Theme) -> None:
    control = SegmentedControl([(0, "MAX"), (1, "MIN")])
    qtbot.addWidget(control)
    control.resize(200, 32)
    control.show()
    segment = control.segment(0)
    width = segment.width()
    for text in ("12 mistakes in a long game of an afternoon", "MAX"):
        segment.setText(text)
        assert segment.width() == width
        assert segment.toolTip() == ("" if text == "MAX" else text)
    segment.setText("m" * (segment.width() // QFontMetrics(font(TEXT, SEMIBOLD)).horizontalAdvance("m") - 1))
    assert not segment.toolTip()
    segment.setIcon(theme.icon("play"))
    assert segment.toolTip() == segment.text()


def test_a_label_that_changes_its_letters_says_whether_it_is_cut(qtbot, theme: Theme) -> None:
    label = Label("Can end with 23 to 30", size=TEXT)
    qtbot.addWidget(label)
    label.resize(label.sizeHint())
    label.show()
    assert not label.toolTip()
    for size, tip in ((2 * TEXT, label.text()), (TEXT, "")):
        label.setFont(font(size))
        assert label.toolTip() == tip


@walked("where", [0.02, 0.5, 0.98])
def test_all_of_a_segment_can_be_clicked(qtbot, theme: Theme, where: float) -> None:
    control = SegmentedControl([("a", "MAX"), ("b", "MIN")])
    qtbot.addWidget(control)
    control.resize(400, 32)
    control.show()
    segment = control.segment("b")
    qtbot.mouseClick(segment, Qt.MouseButton.LeftButton, pos=QPoint(round(segment.width() * where), 3))
    assert control.current == "b"


# Set-up card ------------------------------------------------------------------------------------------------


@pytest.fixture
def panel(qtbot, theme: Theme) -> SetUpPanel:
    made = SetUpPanel(BoardCard())
    qtbot.addWidget(made)
    made.resize(248, 640)
    made.show()
    return made


def test_the_panel_asks_for_a_new_game_and_players(qtbot, panel: SetUpPanel) -> None:
    # A new game asks for what is set
    card = panel.card
    card.rows.setValue(5)
    card.columns.setValue(6)
    qtbot.mouseClick(card.first.segment(Side.MIN), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(card.start_requested) as asked:
        qtbot.mouseClick(card.start, Qt.MouseButton.LeftButton)
    assert asked.args == [SetUp(5, 6, Side.MIN)]
    # Players are specifications
    panel.set_players("human", "lookahead:3")
    assert [panel.min_player.itemData(k) for k in range(panel.min_player.count())] == list(PLAYERS)
    assert panel.min_player.currentText() == "Medium – looks 3 moves ahead"
    with qtbot.waitSignal(panel.playersChanged) as heard:
        qtbot.keyClick(panel.min_player, Qt.Key.Key_Down)
    assert heard.args == ["human", "lookahead:5"]
    # More players are asked for and nothing changes
    panel.set_player_choices(("human", "random"), "Other…")
    panel.set_players("random", "human")
    with qtbot.waitSignal(panel.morePlayers) as heard, qtbot.assertNotEmitted(panel.playersChanged):
        qtbot.keyClick(panel.max_player, Qt.Key.Key_Down)
    assert heard.args == [Side.MAX]
    assert panel.max_player.currentText() == "Random"
    # An unknown player is added
    panel.set_players("mixed:lookahead:3:0.2", "perfect:10")
    assert panel.max_player.currentText() == "Looks 3 ahead, error rate 20 %"
    assert panel.players == ("mixed:lookahead:3:0.2", "perfect:10")
    assert panel.max_player.toolTip().startswith("MAX: Looks 3 ahead, error rate 20 %")
    assert player_words("perfect:10") == "Perfect (10 s)"


@walked("size", [(20, 20), (3, 42), (42, 3), (128, 1), (8, 16), (25, 5)])
def test_every_size_of_board_can_be_set(panel: SetUpPanel, size: tuple[int, int]) -> None:
    for before in (8, 8), (1, 128), (64, 2):
        panel.card.set_new_game(SetUp(*before, Side.MAX))
        panel.card.set_new_game(SetUp(*size, Side.MAX))
        assert panel.card.position() == SetUp(*size, Side.MAX)


def test_a_side_goes_as_far_as_there_are_boards_beside_the_other(panel: SetUpPanel) -> None:
    card = panel.card
    for rows, columns, set_up in [(99, 0, (99, 1)), (21, 20, (20, 20)), (3, 43, (2, 43)), (500, 500, (1, 128))]:
        card.set_new_game(SetUp(rows, columns, Side.MAX))
        assert card.position() == SetUp(*set_up, Side.MAX)
    for rows, most in [(1, 128), (2, 64), (3, 42), (4, 32), (5, 25), (6, 21), (7, 20), (20, 20)]:
        card.set_new_game(SetUp(rows, 1, Side.MAX))
        card.columns.setValue(1000)
        assert card.columns.value() == card.columns.maximum() == most
        assert card.columns.toolTip() == f"Columns, 1 to {most}"
        card.rows.setValue(1000)
        assert card.rows.value() == (20 if most == 20 else rows)


def test_only_the_links_that_are_given_show(qtbot, theme: Theme) -> None:
    action = QAction("Results…")
    action.setObjectName("results")
    panel = SetUpPanel(BoardCard(), [action])
    qtbot.addWidget(panel)
    button = panel.findChild(QWidget, "resultsButton")
    assert button.accessibleName() == "Results…"
    with qtbot.waitSignal(action.triggered):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
