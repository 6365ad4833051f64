"""The help window: the list of pages and a search field at the left, the page at the right. It stops nothing."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.desktop.features.help import pages
from tiling_gui.desktop.features.help.browser import HelpBrowser
from tiling_gui.desktop.ui.theme import CAPTION, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, font, named
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.language import tr

_NAME = Qt.ItemDataRole.UserRole
_LIST = 230
"""Pixels of the list of pages, or more where their titles need them: up to three tenths of the window."""
_BESIDE = 60
"""Pixels of the list beside its titles: margins, the bar that scrolls it."""


class HelpWindow(QFrame):
    """The window; `show_page` before it is shown."""

    def __init__(
        self,
        theme: Theme,
        text_of: Callable[[str], str],
        language: str = pages.ENGLISH,
        parent: QWidget | None = None,
    ) -> None:
        """`text_of` gives the Markdown of a page with the keys of the moment."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("helpWindow")
        self.setWindowTitle(tr("Help"))
        self.setMinimumSize(480, 340)
        open_at(self, 1000, 720)
        self.theme, self._language = theme, language
        self._make_parts(text_of)
        self._lay_out()
        self._fill()
        theme.changed.connect(self._colour)
        for keys, slot in (
            (QKeySequence.StandardKey.Find, self._search),
            (QKeySequence.StandardKey.Back, self.page.backward),
            (QKeySequence.StandardKey.Forward, self.page.forward),
            (QKeySequence.StandardKey.Close, self.close),
        ):
            QShortcut(keys, self).activated.connect(slot)
        self.search.setFocus()

    def _make_parts(self, text_of: Callable[[str], str]) -> None:
        self.search = QLineEdit()
        named(self.search, "searchHelp", tr("Search the help"))
        self.search.setPlaceholderText(tr("Search"))
        self.search.setToolTip(tr("Shows the pages with these words; Enter goes from place to place"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._next)
        self.list = QListWidget()
        named(self.list, "helpPages", tr("Pages of the help"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.currentItemChanged.connect(self._on_chosen)
        self.page = HelpBrowser(self.theme, text_of)
        self.page.setAccessibleName(tr("Help page"))
        self.page.turned.connect(self._on_turned)
        self.back = self._button("helpBack", tr("Back"), "chevronLeft", self.page.backward)
        self.forward = self._button("helpForward", tr("Forward"), "chevronRight", self.page.forward)
        self.page.backwardAvailable.connect(self.back.setEnabled)
        self.page.forwardAvailable.connect(self.forward.setEnabled)
        self.back.setEnabled(False)
        self.forward.setEnabled(False)
        self.nothing = Label(self.theme, size=CAPTION, role="muted")
        self.nothing.setObjectName("helpNothing")
        self.nothing.hide()

    def _button(self, name: str, text: str, icon: str, slot: Callable[[], None]) -> FlatButton:
        button = FlatButton(self.theme)
        button.setObjectName(name)
        button.set_face(text, self.theme.icon(icon), only_icon=True)
        button.setToolTip(text)
        self.theme.icon_on(button, icon)
        button.clicked.connect(slot)
        return button

    def _lay_out(self) -> None:
        left = QWidget()
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.back)
        top.addWidget(self.forward)
        top.addWidget(self.search, 1)
        column = QVBoxLayout(left)
        column.setContentsMargins(12, 12, 8, 8)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.nothing)
        column.addWidget(self.list, 1)
        right = QWidget()
        beside = QHBoxLayout(right)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(0)
        beside.addWidget(Hairline(self.theme, upright=True))
        beside.addWidget(self.page, 1)
        self._split = split = QSplitter()
        split.setObjectName("helpSplit")
        split.setHandleWidth(1)
        split.addWidget(left)
        split.addWidget(right)
        split.setStretchFactor(0, 0)
        split.setStretchFactor(1, 1)
        split.setCollapsible(1, False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(split)
        QWidget.setTabOrder(self.back, self.forward)
        QWidget.setTabOrder(self.forward, self.search)
        QWidget.setTabOrder(self.search, self.list)
        QWidget.setTabOrder(self.list, self.page)

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
        panel = self.theme.palette.panel
        self.list.setStyleSheet(f"QListView, QListView:focus {{ border: none; background: {panel}; outline: 0; }}")
        for item in self.items():
            if not item.data(_NAME):
                item.setForeground(QColor(self.theme.palette.muted))

    def items(self) -> list[QListWidgetItem]:
        """Headings and pages of the list, from the top."""
        return [self.list.item(k) for k in range(self.list.count())]

    def show_page(self, name: str) -> None:
        """Turns to a page; where it is already, it stays as it is."""
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
        self.nothing.setText("" if found else tr("No page has “{words}”.", words=words))
        self.nothing.setVisible(not found)
        self.page.highlight(words)

    @Slot()
    def _next(self) -> None:
        """The next place with a word of the search, on this page or at first on the first page that has one."""
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
        """Esc empties the search, or closes the window."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.search.text():
            self.search.clear()
        else:
            self.close()
