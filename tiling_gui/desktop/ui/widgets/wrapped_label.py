"""A sentence that takes as many lines as it needs."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import font, set_role


class Sentence(QLabel):
    """Plain text in a role's colour, wrapped."""

    def __init__(
        self,
        text: str = "",
        *,
        size: int = CAPTION,
        role: str = "muted",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        set_role(self, role)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(font(size))
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def set_role(self, role: str) -> None:
        """Changes the colour."""
        set_role(self, role)
