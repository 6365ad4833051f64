"""What the links of the card open besides graphs: weights from a file."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from tiling_gui.core.graphs import graph_files
from tiling_gui.desktop.games.graphs.graph_windows import GraphWindows
from tiling_gui.desktop.games.sharing.set_up_card import SharingCard
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark, tr
from tiling_gui.store import Store

_WEIGHTS = mark("Weights (*.json);;All files (*)")


class SharingWindows(GraphWindows):
    """Opens files for one page. What goes wrong is said in one sentence."""

    def __init__(self, store: Store, page: QWidget, card: SharingCard) -> None:
        super().__init__(store, page, card)
        self._sharing_card = card

    @Slot()
    def ask_weights(self) -> None:
        """Asks for a file of weights: a JSON object from names to numbers."""
        name, _ = QFileDialog.getOpenFileName(self._page.window(), tr("Weights by name"), "", tr(_WEIGHTS))
        if name:
            self.open_weights(name)

    def open_weights(self, name: str) -> bool:
        """Takes the weights of a file; False, with a sentence, where that fails."""
        try:
            weights = graph_files.load_weights(name)
        except (InputError, StoreError) as error:
            self.message.emit(str(error))
            return False
        self._sharing_card.use_weights(weights)
        return True
