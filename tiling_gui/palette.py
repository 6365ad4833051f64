"""Every colour of the program, by scheme and by role, without Qt: the window, the SVG and the TikZ draw with it.

A role names what a colour is for, never how it looks. MAX is blue and solid, MIN ochre and hatched, and the
accent is the application speaking; no colour carries meaning alone. tests/test_palette.py computes the
contrasts: text at least 4.5 and shapes at least 3; in the schemes of high contrast 7 and 4.5 (WCAG 2, level AAA).
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

LIGHT_STRONG = Palette(
    window="#FFFFFF",
    panel="#FFFFFF",
    field="#FFFFFF",
    line="#6B6B6B",
    line2="#3D3D3D",
    text="#000000",
    muted="#2E2E2E",
    disabled="#545454",
    accent="#004A41",
    on_accent="#FFFFFF",
    accent_soft="#CDEBE5",
    hover="#E4E4E4",
    press="#D4D4D4",
    warn="#7A1508",
    sq_light="#F7F6F2",
    sq_dark="#DCDAD2",
    board_edge="#3D3D3D",
    dead_sq="#A8A69F",
    dead="#000000",
    max_fill="#0F3E85",
    max_edge="#04173A",
    max_badge="#04173A",
    max_text="#FFFFFF",
    max_ink="#0B3A80",
    min_fill="#FFCB70",
    min_edge="#4A2A00",
    min_hatch="#CC8A2A",
    min_badge="#FFF6E6",
    min_text="#1A0F00",
    min_ink="#5A3300",
    colours=_STRONG_COLOURS,
)

DARK_STRONG = Palette(
    window="#000000",
    panel="#000000",
    field="#0D0D0D",
    line="#9A9A9A",
    line2="#C8C8C8",
    text="#FFFFFF",
    muted="#DCDCDC",
    disabled="#B4B4B4",
    accent="#6FF0DC",
    on_accent="#00201B",
    accent_soft="#083A33",
    hover="#262626",
    press="#363636",
    warn="#FFB9AB",
    sq_light="#303030",
    sq_dark="#1A1A1A",
    board_edge="#C8C8C8",
    dead_sq="#000000",
    dead="#DCDCDC",
    max_fill="#1F4FA5",
    max_edge="#C6DBFF",
    max_badge="#0B2350",
    max_text="#FFFFFF",
    max_ink="#A9C8FF",
    min_fill="#FFD27A",
    min_edge="#FFF0D0",
    min_hatch="#C8902C",
    min_badge="#FFF3DC",
    min_text="#1A0F00",
    min_ink="#FFD27A",
    colours=_STRONG_COLOURS,
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
