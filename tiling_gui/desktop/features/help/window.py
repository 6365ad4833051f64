"""The help window: a search field and the list of pages on the left, the page on the right."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QUrl, Slot
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QListWidget, QListWidgetItem, QSplitter

from tiling_gui.desktop.features.help import links, pages
from tiling_gui.desktop.features.help.browser import HelpBrowser
from tiling_gui.desktop.session.actions import BOARD, BOARD_KEYS, commands
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.translations import wanted
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, font, named
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.fields import search_field
from tiling_gui.desktop.ui.widgets.layouts import column, row, widget_with_layout
from tiling_gui.language import tr

_NAME = Qt.ItemDataRole.UserRole
_LIST = 230
"""Least width of the list of pages in pixels; long titles widen it up to three tenths of the window."""
_BESIDE = 60
"""Pixels of the list beside the titles, for margins and the scroll bar."""


class HelpWindow(ToolWindow):
    """Opened by F1 in every window, at the page about that window."""

    COMMAND = "help"
    HELP = "start"
    SIZE = (1000, 720)
    REOPENS = True

    def build(self) -> QLayout:
        self._language = wanted(self.workspace.settings.current.language)
        """The language of the pages; those not translated are shown in English."""
        self._make_parts()
        left = column(row(self.back, self.forward, (self.search, 1), gap=4), self.nothing, (self.list, 1))
        left.setContentsMargins(0, 0, 8, 0)
        self._split = split = QSplitter()
        split.setObjectName("helpSplit")
        split.setHandleWidth(1)
        split.addWidget(widget_with_layout(left))
        split.addWidget(widget_with_layout(row(Hairline(upright=True), (self.page, 1), gap=0)))
        split.setStretchFactor(0, 0)
        split.setStretchFactor(1, 1)
        split.setCollapsible(1, False)
        self._fill()
        theme.changed.connect(self._colour)
        for keys, slot in (
            (QKeySequence.StandardKey.Find, self._search),
            (QKeySequence.StandardKey.Back, self.page.backward),
            (QKeySequence.StandardKey.Forward, self.page.forward),
        ):
            QShortcut(keys, self).activated.connect(slot)
        self.setFocusProxy(self.search)
        return column((split, 1))

    def _make_parts(self) -> None:
        tip = tr("Shows the pages with these words; Enter goes to the next match")
        self.search = search_field("searchHelp", tr("Search the help"), tr("Search"), tip)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._next)
        self.list = QListWidget()
        named(self.list, "helpPages", tr("Pages of the help"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.currentItemChanged.connect(self._on_chosen)
        self.page = HelpBrowser(self.text_of)
        self.page.setAccessibleName(tr("Help page"))
        self.page.page_changed.connect(self._on_turned)
        self.page.link_requested.connect(self.follow)
        self.back = self._step_button("helpBack", tr("Back"), "chevronLeft", self.page.backward)
        self.forward = self._step_button("helpForward", tr("Forward"), "chevronRight", self.page.forward)
        self.page.backwardAvailable.connect(self.back.setEnabled)
        self.page.forwardAvailable.connect(self.forward.setEnabled)
        self.back.setEnabled(False)
        self.forward.setEnabled(False)
        self.nothing = Label(size=CAPTION, role="muted", name="helpNothing")
        self.nothing.hide()

    def _step_button(self, name: str, text: str, icon: str, slot: Callable[[], None]) -> FlatButton:
        button = FlatButton()
        button.setObjectName(name)
        button.set_face(text, theme.icon(icon), only_icon=True)
        button.setToolTip(text)
        theme.icon_on(button, icon)
        button.clicked.connect(slot)
        return button

    def refresh(self) -> None:
        """Show the page about the active window, or about the current game if that is the main window."""
        front = QApplication.activeWindow()
        game = self.workspace.session.game.page or self.HELP
        self.show_page(front.HELP if isinstance(front, ToolWindow) else game)

    def show_link(self, what: str) -> None:
        self.show_page(what)

    @Slot(QUrl)
    def follow(self, link: QUrl) -> None:
        """Follow a link: show a position or a game on the board, run a command, or open another window."""
        whole = QUrl.ComponentFormattingOption.FullyDecoded
        kind, what = link.scheme(), "?".join(filter(None, (link.path(whole), link.query(whole))))
        if kind == links.RUN:
            self.workspace.actions[what].trigger()
        elif kind == links.BOARD:
            self.attempt(lambda: self._show_board(link))
        else:
            self.workspace.windows.follow_link(kind, what)

    def _show_board(self, link: QUrl) -> None:
        self.say("")
        space = self.workspace
        space.controller.open(links.LinkedPosition.of(link).record(space.settings.current, space.store))
        space.windows.to_front()

    # The pages ------------------------------------------------------------------------------------------------

    def text_of(self, name: str) -> str:
        """The Markdown of a page with the current shortcuts."""
        # Pages that are not translated name the commands in English.
        names = ((words, command.name) for command in commands() for words in (command.text, tr(command.text)))
        keys = {words.rstrip("… "): self._key(name) for words, name in names}
        return pages.with_keys(pages.read(name, self._language).text, keys, self._table())

    def _key(self, name: str) -> str:
        return self.workspace.actions[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def _table(self) -> str:
        """The list of shortcuts as Markdown: one table for the board and one for each group of commands."""
        heads = (tr("Command"), tr("Key"))
        groups: dict[str, list[tuple[str, ...]]] = {tr(BOARD): [(tr(words), tr(keys)) for words, keys in BOARD_KEYS]}
        for command in commands():
            line = (tr(command.text).rstrip("… "), self._key(command.name))
            groups.setdefault(tr(command.group), []).append(line)
        parts = []
        for group, rows in groups.items():
            lines = [_row(heads), _row(("---", "---")), *map(_row, rows)]
            parts.append("\n".join([f"## {group}", "", *lines, ""]))
        return "\n".join(parts)

    # The list -------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        for caption, names in pages.CONTENTS:
            head = QListWidgetItem(tr(caption), self.list)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            head.setFont(font(CAPTION, SEMIBOLD))
            head.setSizeHint(QSize(0, 28))
            head.setTextAlignment(Qt.AlignmentFlag.AlignBottom)
            for name in names:
                item = QListWidgetItem(pages.read(name, self._language).title, self.list)
                item.setData(_NAME, name)
                item.setToolTip(item.text())
                item.setSizeHint(QSize(0, 22))
        self._colour()
        metrics = QFontMetrics(self.list.font())
        wanted = max(metrics.horizontalAdvance(item.text()) for item in self.items()) + _BESIDE
        width = max(_LIST, min(wanted, self.width() * 3 // 10))
        self._split.setSizes([width, self.width() - width])

    @Slot()
    def _colour(self) -> None:
        panel = theme.palette.panel
        self.list.setStyleSheet(f"QListView, QListView:focus {{ border: none; background: {panel}; outline: 0; }}")
        for item in self.items():
            if not item.data(_NAME):
                item.setForeground(QColor(theme.palette.muted))

    def items(self) -> list[QListWidgetItem]:
        """All headings and pages of the list, in order."""
        return [self.list.item(k) for k in range(self.list.count())]

    def show_page(self, name: str) -> None:
        """Show a page unless it is shown already."""
        if self.page.name != name:
            self.page.show_page(name)

    @Slot(str)
    def _filter(self, words: str) -> None:
        found = set(pages.containing(words, self._language))
        head, shown = None, 0
        for item in [*self.items(), None]:
            if item is None or not item.data(_NAME):
                if head is not None:
                    head.setHidden(not shown)
                head, shown = item, 0
            else:
                item.setHidden(item.data(_NAME) not in found)
                shown += item.data(_NAME) in found
        self.nothing.setText("" if found else tr("Nothing matches “{words}”.", words=words))
        self.nothing.setVisible(not found)
        self.page.highlight(words)

    @Slot()
    def _next(self) -> None:
        """Go to the next match on this page, or to the first page with a match if this one has none."""
        found = pages.containing(self.search.text(), self._language)
        if self.search.text().strip() and found:
            if self.page.name not in found:
                self.page.show_page(found[0])
            self.page.next_match()

    @Slot()
    def _search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @Slot(QListWidgetItem, QListWidgetItem)
    def _on_chosen(self, item: QListWidgetItem | None, before: QListWidgetItem | None) -> None:
        if item is not None and item.data(_NAME):
            self.show_page(item.data(_NAME))

    @Slot(str)
    def _on_turned(self, name: str) -> None:
        self.list.blockSignals(True)
        self.list.setCurrentRow(next((self.list.row(item) for item in self.items() if item.data(_NAME) == name), -1))
        self.list.blockSignals(False)
        self.setWindowTitle(tr("{page} – Help", page=self.page.documentTitle() or self._title(name)))

    def _title(self, name: str) -> str:
        return pages.read(name, self._language).title if name else tr("Help")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc clear the search field, or close the window if that is empty."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"
