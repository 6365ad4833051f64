"""Symmetries of a family of weighted sets: permutations of the elements that map the family to itself.

If the sets are the edges of a graph, they are its automorphisms. In a sharing game the elements are the coloured ones:
positions that are mapped to each other by a symmetry and an exchange of colours have the same value.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from tiling_gui.core.board import bits

MOST = 240
"""The most symmetries returned; any may be omitted without harm, and using more costs more time than it saves."""

_STEPS, _STEPS_OF_LARGE = 20_000, 4_000
"""Steps after which the search ends, within a fraction of a second; for up to 64 elements, and for more."""

Permutation = tuple[int, ...]
"""Element i is mapped to permutation[i]."""


@lru_cache(maxsize=64)
def symmetries(size: int, core: tuple[tuple[int, int], ...], most: int = MOST) -> tuple[Permutation, ...]:
    """Up to `most` permutations of range(size) that leave `core`, pairs (set as a mask, weight), unchanged.

    The identity comes first.
    """
    search = _Search(size, core, most)
    search.extend([])
    return tuple(search.found)


class _Search:
    """Backtracking search over the images of the elements in an order of nearness, comparing common sets of pairs."""

    def __init__(self, size: int, core: Sequence[tuple[int, int]], most: int) -> None:
        self.size, self.core, self.most = size, dict(core), most
        self.last_step = _STEPS if size <= 64 else _STEPS_OF_LARGE
        self.found: list[Permutation] = []
        self.steps = 0
        together: dict[tuple[int, int], list[tuple[int, int]]] = {}
        near: dict[tuple[int, int], float] = {}
        for s, weight in sorted(core, key=lambda entry: (entry[0].bit_count(), entry[1])):
            elements = list(bits(s))
            for pair in product(elements, elements):
                together.setdefault(pair, []).append((s.bit_count(), weight))
                near[pair] = near.get(pair, 0.0) + 1 / s.bit_count()
        self.common = [[tuple(together.get((i, j), ())) for j in range(size)] for i in range(size)]
        kinds: dict[tuple[object, ...], int] = {}
        self.looks = [kinds.setdefault((row[i], *sorted(row)), len(kinds)) for i, row in enumerate(self.common)]
        self.order = _order(size, near)
        self.beside = [[j for j in range(size) if self.common[i][j]] for i in range(size)]
        place = {i: k for k, i in enumerate(self.order)}
        self.before = [min((place[j] for j in self.beside[i] if place[j] < place[i]), default=None) for i in self.order]
        """For every place in the order, the first place whose element shares a set with this one, or None."""

    def extend(self, images: list[int]) -> None:
        """Try every image of the next element in the order; `images` are those of the elements before it."""
        self.steps += 1
        if len(self.found) == self.most or (self.steps > self.last_step and self.found):
            return
        if len(images) == self.size:
            self._check(images)
            return
        i = self.order[len(images)]
        before = self.before[len(images)]
        where = range(self.size) if before is None else self.beside[images[before]]
        # The element itself first, so that the identity is the first permutation found.
        for image in sorted(where, key=lambda j: (j != i, j)):
            if image not in images and self._fits(i, image, images):
                self.extend([*images, image])

    def _fits(self, i: int, image: int, images: list[int]) -> bool:
        if self.looks[i] != self.looks[image]:
            return False
        row, turned = self.common[i], self.common[image]
        return all(row[j] == turned[there] for j, there in zip(self.order, images, strict=False))

    def _check(self, images: list[int]) -> None:
        placed = dict(zip(self.order, images, strict=True))
        permutation = tuple(placed[i] for i in range(self.size))
        if all(self.core.get(moved(s, permutation)) == weight for s, weight in self.core.items()):
            self.found.append(permutation)


def _order(size: int, near: dict[tuple[int, int], float]) -> list[int]:
    """All elements, each as close as possible to those before it: small common sets rule out wrong images early."""
    order: list[int] = []
    left, nearness = set(range(size)), [0.0] * size
    while left:
        following = max(left, key=lambda i: (nearness[i], -i))
        order.append(following)
        left.remove(following)
        for i in range(size):
            nearness[i] += near.get((following, i), 0.0)
    return order


def moved(mask: int, images: Permutation) -> int:
    return sum(1 << images[i] for i in bits(mask))
