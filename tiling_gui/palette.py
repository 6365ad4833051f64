"""Every colour of the program, by scheme and role, without Qt: for the window, SVG and TikZ.

A role names what a colour is for, never how it looks. MAX is blue and solid, MIN ochre and hatched, and the
accent marks what the application highlights or suggests; no colour carries meaning alone. tests/test_palette.py
checks the contrast ratios: at least 4.5 for text and 3 for shapes; 7 and 4.5 in the high-contrast schemes (WCAG 2,
level AAA).
"""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Palette:
    """The colours of one scheme as "#RRGGBB"."""

    window: str  # background behind the board
    panel: str  # side panels, bars, menus
    field: str  # inputs, keys, open cells
    line: str  # hairlines between groups (decoration only)
    line2: str  # borders of controls, open elements
    text: str
    muted: str  # secondary text, coordinates
    disabled: str  # disabled text and icons
    accent: str  # last move, moves that keep the value, focus, selection, progress, minimax value
    on_accent: str  # text on accent
    accent_soft: str  # selected segment, current move or row
    hover: str
    press: str  # pressed, empty part of progress
    warn: str  # cost of a mistake, errors
    sq_light: str  # square a1
    sq_dark: str  # the other square
    board_edge: str  # board outline, hairline capsules
    dead_sq: str  # dead square
    dead: str  # cross in it
    max_fill: str  # MAX domino
    max_edge: str  # its outline
    max_badge: str  # its tag
    max_text: str  # digits on it
    max_ink: str  # MAX in running text, ghost
    min_fill: str  # MIN domino
    min_edge: str  # its outline
    min_hatch: str  # its hatching (pattern only)
    min_badge: str  # its tag
    min_text: str  # digits on it
    min_ink: str  # MIN in running text, ghost
    colours: tuple[tuple[str, str], ...]
    """Colours of the sharing games, from colour 1: (fill, colour of digits on it)."""


_ROLES = {
    # role: (light, dark, light with high contrast, dark with high contrast)
    "window": ("#F3F2EF", "#1B1C1E", "#FFFFFF", "#000000"),
    "panel": ("#FBFAF8", "#232528", "#FFFFFF", "#000000"),
    "field": ("#FFFFFF", "#2B2D31", "#FFFFFF", "#0D0D0D"),
    "line": ("#DCD9D2", "#383B40", "#6B6B6B", "#9A9A9A"),
    "line2": ("#8B867B", "#7C8087", "#3D3D3D", "#C8C8C8"),
    "text": ("#23221F", "#ECEAE5", "#000000", "#FFFFFF"),
    "muted": ("#5F5B52", "#ABAEB3", "#2E2E2E", "#DCDCDC"),
    "disabled": ("#746F65", "#94979C", "#545454", "#B4B4B4"),
    "accent": ("#0B6B60", "#5CC4B2", "#004A41", "#6FF0DC"),
    "on_accent": ("#FFFFFF", "#06201C", "#FFFFFF", "#00201B"),
    "accent_soft": ("#DCEBE7", "#22403B", "#CDEBE5", "#083A33"),
    "hover": ("#ECEAE5", "#2E3135", "#E4E4E4", "#262626"),
    "press": ("#E2DFD8", "#383C41", "#D4D4D4", "#363636"),
    "warn": ("#9C2F1F", "#F2A08F", "#7A1508", "#FFB9AB"),
    "sq_light": ("#EAE6DC", "#404247", "#F7F6F2", "#303030"),
    "sq_dark": ("#DAD4C6", "#34363A", "#DCDAD2", "#1A1A1A"),
    "board_edge": ("#A79F8D", "#5A5D63", "#3D3D3D", "#C8C8C8"),
    "dead_sq": ("#CBC4B4", "#292A2D", "#A8A69F", "#000000"),
    "dead": ("#6A6352", "#A3A6AB", "#000000", "#DCDCDC"),
    "max_fill": ("#2A5597", "#2C60B4", "#0F3E85", "#1F4FA5"),
    "max_edge": ("#173763", "#A9C8F7", "#04173A", "#C6DBFF"),
    "max_badge": ("#173763", "#1D3E77", "#04173A", "#0B2350"),
    "max_text": ("#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF"),
    "max_ink": ("#2A5597", "#8DB6F5", "#0B3A80", "#A9C8FF"),
    "min_fill": ("#EFC584", "#E3B467", "#FFCB70", "#FFD27A"),
    "min_edge": ("#6E4308", "#FFE3B0", "#4A2A00", "#FFF0D0"),
    "min_hatch": ("#D09C55", "#BA8838", "#CC8A2A", "#C8902C"),
    "min_badge": ("#FFF6E6", "#FFEFD2", "#FFF6E6", "#FFF3DC"),
    "min_text": ("#2B1B04", "#2B1B04", "#1A0F00", "#1A0F00"),
    "min_ink": ("#7E4B05", "#EBBE74", "#5A3300", "#FFD27A"),
}
_COLOURS = (
    ("#5B2A86", "#FFFFFF"),
    ("#D977B0", "#23221F"),
    ("#A8B820", "#23221F"),
    ("#A4442E", "#FFFFFF"),
    ("#2F7F8F", "#FFFFFF"),
    ("#E8C9A0", "#23221F"),
    ("#4A4F5A", "#FFFFFF"),
    ("#9FC6E8", "#23221F"),
)
_STRONG_COLOURS = (
    ("#5B2A86", "#FFFFFF"),
    ("#E58BC0", "#000000"),
    ("#B4C526", "#000000"),
    ("#8A3421", "#FFFFFF"),
    ("#1A5C69", "#FFFFFF"),
    ("#F0D4AE", "#000000"),
    ("#3C414B", "#FFFFFF"),
    ("#A9CFF0", "#000000"),
)


def _scheme(number: int, colours: tuple[tuple[str, str], ...]) -> Palette:
    return Palette(**{role: schemes[number] for role, schemes in _ROLES.items()}, colours=colours)


LIGHT, DARK = (_scheme(number, _COLOURS) for number in (0, 1))
LIGHT_STRONG, DARK_STRONG = (_scheme(number, _STRONG_COLOURS) for number in (2, 3))


def _luminance(colour: str) -> str:
    red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
    level = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{level:02X}{level:02X}{level:02X}"


def grey(palette: Palette) -> Palette:
    """The palette in shades of grey, for print; tags and hatching still tell the players apart."""
    plain = {name: _luminance(value) for name, value in vars(palette).items() if isinstance(value, str)}
    pairs = tuple((_luminance(fill), _luminance(ink)) for fill, ink in palette.colours)
    return replace(palette, **plain, colours=pairs)
