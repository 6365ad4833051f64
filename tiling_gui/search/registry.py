"""Registers search methods: a decorator beside each search function gives it a name and a description.

`methods.METHODS` has all of them.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, TypeVar

from tiling_gui.search.conditions import BY_HAND, GIVEN, Conditions
from tiling_gui.search.result import SearchResult

F = TypeVar("F", bound=Callable[..., SearchResult])


@dataclass(frozen=True)
class MethodInfo:
    """A method and its entry in a list of methods."""

    name: str
    summary: str
    """A few words; shown by `tr`."""
    run: Callable[..., SearchResult]
    """Takes a position, the parameters, and by name the arguments common to all methods."""
    parameters: str = ""
    """Their names as they are written after the colon; "" if there are none."""
    defaults: tuple[int | float, ...] = ()
    exact: bool = True
    """True if it finds the minimax value when no depth is set."""
    usual: Conditions = BY_HAND
    """The conditions it searches under by default."""
    fixed: str = ""
    """Which switch it does not support, and why; shown by `tr`."""
    always: Conditions = field(default_factory=Conditions)
    """Its settings of the switches in `fixed`; ESTIMATE stands for any order except GIVEN."""
    root: str = ""
    """A note on its value if the root is not backed up like the nodes below it; shown by `tr`."""

    def under(self, wanted: Conditions | None = None) -> Conditions:
        """The conditions of a search for which `wanted` is asked: `wanted`, completed, and corrected by `always`."""
        wanted = wanted or Conditions()
        order, table = wanted.order or self.usual.order, wanted.table
        if self.always.order is not None and order == GIVEN:
            order = self.always.order
        if self.always.table is not None or table is None:
            table = self.usual.table
        return Conditions(order, table, wanted.again, wanted.sampling)

    def refuses(self, wanted: Conditions) -> bool:
        """Whether it searches under other conditions than `wanted`; `fixed` says why."""
        found = self.under(wanted)
        return wanted.order not in (None, found.order) or wanted.table not in (None, found.table)


_registered: list[MethodInfo] = []


def method(
    name: str, summary: str, parameters: str = "", defaults: tuple[int | float, ...] = (), **fields: Any
) -> Callable[[F], F]:
    """Register a search function as the method `name`; `fields` are the other fields of MethodInfo.

    A function may be several methods, under different conditions; the decorator next to it is listed first.
    """

    def register(search: F) -> F:
        _registered.append(MethodInfo(name, summary, search, parameters, defaults, **fields))
        return search

    return register


def registered(*modules: ModuleType) -> dict[str, MethodInfo]:
    """The methods of these modules by name, in the order of the modules, and of each as they are defined.

    Methods that support every condition come first, then those that fix one, which are mostly variants of them.
    """
    found = [
        info
        for module in modules
        for info in sorted(_registered, key=lambda info: info.fixed != "")
        if info.run.__module__ == module.__name__
    ]
    return {info.name: info for info in found}
