"""Every colour of the program, by scheme and by role, without Qt: the window, the SVG and the TikZ draw with it.

A role names what a colour is for, never how it looks. MAX is blue and solid, MIN ochre and hatched, and the
accent is the application speaking; no colour carries meaning alone. tests/test_palette.py computes the
contrasts (text at least 4.5, shapes at least 3).
"""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Palette:
    """The colours of one scheme as "#RRGGBB"."""

    window: str
    """Ground behind the board."""
    panel: str
    """Side panels, bars, menus."""
    field: str
    """Inputs, keys, open cells."""
    line: str
    """Hairlines between groups (decoration only)."""
    line2: str
    """Borders of controls, open elements."""
    text: str
    """Text."""
    muted: str
    """Second-rank text, coordinates."""
    disabled: str
    """Disabled text and icons."""
    accent: str
    """Last move, values kept, focus, selection, progress, minimax value."""
    on_accent: str
    """Text on accent."""
    accent_soft: str
    """Chosen segment, current move or row."""
    hover: str
    """Hover."""
    press: str
    """Pressed, empty part of progress."""
    warn: str
    """Cost of a mistake, errors."""
    sq_light: str
    """Square a1."""
    sq_dark: str
    """The other square."""
    board_edge: str
    """Board outline, hairline capsules."""
    dead_sq: str
    """Dead square."""
    dead: str
    """Cross in it."""
    max_fill: str
    """MAX domino."""
    max_edge: str
    """Its outline."""
    max_badge: str
    """Its tag."""
    max_text: str
    """Digits on it."""
    max_ink: str
    """MAX in running text, ghost."""
    min_fill: str
    """MIN domino."""
    min_edge: str
    """Its outline."""
    min_hatch: str
    """Its hatching (pattern only)."""
    min_badge: str
    """Its tag."""
    min_text: str
    """Digits on it."""
    min_ink: str
    """MIN in running text, ghost."""
    colours: tuple[tuple[str, str], ...]
    """Colours of the sharing games, from colour 1: (fill, digit on it)."""


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

LIGHT = Palette(
    window="#F3F2EF",
    panel="#FBFAF8",
    field="#FFFFFF",
    line="#DCD9D2",
    line2="#8B867B",
    text="#23221F",
    muted="#5F5B52",
    disabled="#746F65",
    accent="#0B6B60",
    on_accent="#FFFFFF",
    accent_soft="#DCEBE7",
    hover="#ECEAE5",
    press="#E2DFD8",
    warn="#9C2F1F",
    sq_light="#EAE6DC",
    sq_dark="#DAD4C6",
    board_edge="#A79F8D",
    dead_sq="#CBC4B4",
    dead="#6A6352",
    max_fill="#2A5597",
    max_edge="#173763",
    max_badge="#173763",
    max_text="#FFFFFF",
    max_ink="#2A5597",
    min_fill="#EFC584",
    min_edge="#6E4308",
    min_hatch="#D09C55",
    min_badge="#FFF6E6",
    min_text="#2B1B04",
    min_ink="#7E4B05",
    colours=_COLOURS,
)

DARK = Palette(
    window="#1B1C1E",
    panel="#232528",
    field="#2B2D31",
    line="#383B40",
    line2="#7C8087",
    text="#ECEAE5",
    muted="#ABAEB3",
    disabled="#94979C",
    accent="#5CC4B2",
    on_accent="#06201C",
    accent_soft="#22403B",
    hover="#2E3135",
    press="#383C41",
    warn="#F2A08F",
    sq_light="#404247",
    sq_dark="#34363A",
    board_edge="#5A5D63",
    dead_sq="#292A2D",
    dead="#A3A6AB",
    max_fill="#2C60B4",
    max_edge="#A9C8F7",
    max_badge="#1D3E77",
    max_text="#FFFFFF",
    max_ink="#8DB6F5",
    min_fill="#E3B467",
    min_edge="#FFE3B0",
    min_hatch="#BA8838",
    min_badge="#FFEFD2",
    min_text="#2B1B04",
    min_ink="#EBBE74",
    colours=_COLOURS,
)


def _luminance(colour: str) -> str:
    red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
    level = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{level:02X}{level:02X}{level:02X}"


def grey(palette: Palette) -> Palette:
    """The palette without colours, for print; the players are told apart by their tags and the hatching."""
    plain = {name: _luminance(value) for name, value in vars(palette).items() if isinstance(value, str)}
    pairs = tuple((_luminance(fill), _luminance(ink)) for fill, ink in palette.colours)
    return replace(palette, **plain, colours=pairs)
