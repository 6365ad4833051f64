"""The style sheet: controls 32 px high with 6 px corners, and a 2 px accent ring for the focus.

Message boxes are left to the platform. Widgets that paint themselves get their colours from the theme. Menus are styled
here because Qt's styles draw check marks and separators in shades of the background, which ignore high contrast.
"""

from string import Template

from tiling_gui.palette import Palette

_SHEET = Template("""
QToolTip { background: $field; color: $text; border: 1px solid $line2; padding: 4px 6px; }
QPushButton, QComboBox, QSpinBox, QDoubleSpinBox, QLineEdit {
  background: $field; color: $text; border: 1px solid $line2; border-radius: 6px;
  min-height: 30px; max-height: 30px; padding: 0 11px;
}
QLineEdit { placeholder-text-color: $muted; }
QPushButton:hover, QComboBox:hover { background: $hover; }
QPushButton:pressed { background: $press; }
QPushButton:default { border: 2px solid $accent; padding: 0 10px; min-height: 28px; max-height: 28px; }
QPushButton:focus, QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus, QLineEdit:focus {
  border: 2px solid $accent; padding: 0 10px; min-height: 28px; max-height: 28px;
}
QPushButton:disabled, QComboBox:disabled, QSpinBox:disabled, QLineEdit:disabled {
  color: $disabled; border-color: $line;
}
QComboBox::drop-down { width: 24px; border: none; }
QComboBox::down-arrow { image: url("$chevronDown"); width: 14px; height: 14px; }
QComboBox::down-arrow:disabled { image: url("$chevronDown_off"); }
QSpinBox, QDoubleSpinBox { padding: 0 2px; qproperty-alignment: AlignCenter; }
QSpinBox:focus, QDoubleSpinBox:focus { padding: 0 1px; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { border: none; padding: 0; min-height: 0; background: transparent; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {
  width: 20px; border: none; background: transparent; subcontrol-origin: padding;
}
QSpinBox::up-button:hover, QSpinBox::down-button:hover { background: $hover; border-radius: 4px; }
QSpinBox::up-button, QDoubleSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button, QDoubleSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("$chevronUp"); width: 12px; height: 12px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url("$chevronDown"); width: 12px; height: 12px; }
QSpinBox::up-arrow:disabled, QSpinBox::up-arrow:off { image: url("$chevronUp_off"); }
QSpinBox::down-arrow:disabled, QSpinBox::down-arrow:off { image: url("$chevronDown_off"); }

QToolButton { background: transparent; color: $text; border: 2px solid transparent; border-radius: 6px;
  min-height: 28px; min-width: 24px; padding: 0 4px; }
QToolButton:hover { background: $hover; }
QToolButton[first="true"] { background: $accent_soft; border: 1px solid $accent; padding: 1px 5px; }
QToolButton:pressed { background: $press; }
QToolButton:checked { background: $accent_soft; border: 1px solid $accent; padding: 1px 5px; }
QToolButton:focus { border: 2px solid $accent; padding: 0 4px; }
QToolButton:disabled { color: $disabled; }
FlatButton { min-width: 20px; padding: 0; }
QToolButton::menu-indicator { image: none; }
QLineEdit > QToolButton { min-height: 0; min-width: 0; padding: 0; border: none; }

QMenu { background: $field; color: $text; border: 1px solid $line2; padding: 4px; }
QMenu::item { padding: 4px 24px 4px 30px; border-radius: 4px; }
QMenu::item:selected { background: $accent_soft; }
QMenu::item:disabled { color: $disabled; }
QMenu::icon { padding-left: 7px; }
QMenu::separator { height: 1px; background: $line; margin: 4px 6px; }
QMenu::indicator { width: 16px; height: 16px; left: 7px; }
QMenu::indicator:checked { image: url("$check_menu"); }
QMenu::indicator:checked:disabled { image: url("$check_menu_off"); }

QCheckBox, QRadioButton { spacing: 8px; min-height: 24px; border: 2px solid transparent; border-radius: 4px; }
QCheckBox:focus, QRadioButton:focus { border: 2px solid $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator { width: 16px; height: 16px; border: 1px solid $line2; border-radius: 4px; background: $field; }
QCheckBox::indicator:hover { background: $hover; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$check"); }
QRadioButton::indicator { width: 16px; height: 16px; border: 1px solid $line2; border-radius: 9px; background: $field; }
QRadioButton::indicator:hover { background: $hover; }
QRadioButton::indicator:checked { width: 8px; height: 8px; border: 5px solid $accent; background: $on_accent; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; background: $panel; }
QCheckBox::indicator:checked:disabled { image: url("$check_off"); }

QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: $line2; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QLabel[role="muted"] { color: $muted; }
QLabel[role="warn"] { color: $warn; }
QLabel[role="accent"] { color: $accent; }
QLabel[role]:disabled { color: $disabled; }

QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }


QTableView, QTreeView, QListView, QTextEdit, QPlainTextEdit { background: $field; color: $text;
  border: 1px solid $line; border-radius: 6px; selection-background-color: $accent_soft;
  selection-color: $text; gridline-color: $line; }
QTableView:focus, QTreeView:focus, QListView:focus, QTextEdit:focus, QPlainTextEdit:focus {
  border: 2px solid $accent; }
QTableWidget::item { padding: 0 6px; }
QTableView QTableCornerButton::section { background: $panel; border: none; }
QHeaderView::section { background: $panel; color: $muted; border: none; border-bottom: 1px solid $line;
  padding: 6px; font-size: 12px; font-weight: 600; }
QHeaderView::up-arrow { image: url("$chevronDown"); width: 12px; height: 12px; }
QHeaderView::down-arrow { image: url("$chevronUp"); width: 12px; height: 12px; }
""")


def style_sheet(palette: Palette, marks: dict[str, str]) -> str:
    """The sheet in the colours of `palette`; `marks` are file names of chevrons and check marks, by name."""
    colours = {name: value for name, value in vars(palette).items() if isinstance(value, str)}
    return _SHEET.substitute(colours, **{name.replace("-", "_"): path for name, path in marks.items()})
