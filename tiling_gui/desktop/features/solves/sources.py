"""What is kept that was not proved here, in "Continue a solve": a button lists where it is from, and forgets it."""

from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.language import plural, tr
from tiling_gui.store.sources import Source


def forgotten_words(source: Source) -> str:
    """What went with a source, in a sentence."""
    return tr("Forgotten: {what}.", what=_amount(source))


def _amount(source: Source) -> str:
    rows = plural("%n rows", "%n row", source.facts)
    results = plural("%n results", "%n result", source.solves)
    return tr("{rows} and {results} from {source}", rows=rows, results=results, source=source.name)


class SourcesButton(QObject):
    """The button, and the menu that opens below it once the sources were read."""

    asked = Signal()
    """The list of sources is wanted: `show` it."""
    forget = Signal(str)
    """Forget everything that rests on this source."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        tip = tr("Lists what is kept that was not proved here, and forgets it")
        self.button = push_button(theme, "campaignSources", tr("Sources…"), tip)
        self.button.clicked.connect(self.asked)
        self._menu = QMenu(self.button)
        self._menu.setObjectName("sourcesMenu")

    @Slot(object)
    def show(self, sources: list[Source]) -> None:
        """Opens the list."""
        self._menu.clear()
        if not sources:
            self._menu.addAction(tr("Everything that is kept was proved here.")).setEnabled(False)
        for source in sources:
            action = self._menu.addAction(tr("Forget {what}", what=_amount(source)))
            action.triggered.connect(partial(self._on_chosen, source.name))
        self._menu.popup(self.button.mapToGlobal(QPoint(0, self.button.height())))

    def _on_chosen(self, name: str, checked: bool = False) -> None:
        self.forget.emit(name)


__all__ = ["SourcesButton", "forgotten_words"]
