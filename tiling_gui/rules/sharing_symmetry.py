"""Symmetries of a sharing game: permutations of the coloured elements that map the family of weighted sets to itself.

They contain the automorphisms of the graph that keep the weights, and more where the family has more. Positions
that a symmetry and an exchange of colours carry into each other are worth the same.
"""

from collections.abc import Sequence
from functools import lru_cache

from tiling_gui.rules.board import bits

MOST = 240
"""Symmetries that are kept; any of them may be left out without harm, and looking at more costs more than it saves."""

_STEPS = 20_000

Permutation = tuple[int, ...]
"""Element i goes to element permutation[i]."""


@lru_cache(maxsize=64)
def symmetries(size: int, core: tuple[tuple[int, int], ...]) -> tuple[Permutation, ...]:
    """Up to `MOST` permutations of range(size) under which `core`, pairs (set as a mask, weight), stays the same.

    The identity comes first.
    """
    search = _Search(size, core)
    search.extend([])
    return tuple(search.found)


class _Search:
    """Backtracking over the images of elements 0, 1, ...; looks at the sets two elements have in common."""

    def __init__(self, size: int, core: Sequence[tuple[int, int]]) -> None:
        self.size, self.core = size, dict(core)
        self.found: list[Permutation] = []
        self.steps = 0
        kinds = [(s, (s.bit_count(), weight)) for s, weight in core]
        self.common = [
            [tuple(sorted(kind for s, kind in kinds if s >> i & s >> j & 1)) for j in range(size)] for i in range(size)
        ]
        colours = [hash((row[i], tuple(sorted(row)))) for i, row in enumerate(self.common)]
        self.colours = colours

    def extend(self, images: list[int]) -> None:
        i = len(images)
        self.steps += 1
        if len(self.found) == MOST or (self.steps > _STEPS and self.found):
            return
        if i == self.size:
            self._check(tuple(images))
            return
        # The own place first, so that the identity is the first one found.
        for image in (i, *(j for j in range(self.size) if j != i)):
            if image in images or self.colours[image] != self.colours[i]:
                continue
            if all(self.common[i][j] == self.common[image][images[j]] for j in range(i)):
                self.extend([*images, image])

    def _check(self, images: Permutation) -> None:
        if all(self.core.get(moved(s, images)) == weight for s, weight in self.core.items()):
            self.found.append(images)


def moved(mask: int, images: Permutation) -> int:
    """The image of a set of elements."""
    return sum(1 << images[i] for i in bits(mask))
