"""The conditions under which a method searches: the order of moves, a table, and which leaves are counted.

Methods are comparable only under equal conditions. A method that does not support a switch lists it in
`registry.MethodInfo.fixed`; wherever a count is shown, its conditions are shown as well.
"""

from dataclasses import dataclass
from typing import Any

from tiling_gui.language import tr

GIVEN, ESTIMATE, AUTHOR = "given", "estimate", "author"
ORDERS = (GIVEN, ESTIMATE, AUTHOR)
"""Moves in the game's order; best estimate first; in the order that an author wrote for this position."""


@dataclass(frozen=True)
class Conditions:
    """The settings of a method; None uses the method's default."""

    order: str | None = None
    """One of ORDERS."""
    table: bool | None = None
    """Whether to use a transposition table."""
    again: bool = True
    """Whether a leaf that is evaluated again counts again."""

    def to_json(self) -> dict[str, Any]:
        return {"order": self.order, "table": self.table, "again": self.again}

    @classmethod
    def from_json(cls, data: Any) -> "Conditions":
        """The conditions written by `to_json`; AS_NAMED for anything invalid."""
        data = data if isinstance(data, dict) else {}
        order, table = data.get("order"), data.get("table")
        return cls(
            order if order in ORDERS else None,
            table if table in (True, False) else None,
            data.get("again") is not False,
        )

    @property
    def words(self) -> str:
        """A description such as "moves ordered, with table"; requires settings without None."""
        orders = {
            GIVEN: tr("moves as given"),
            ESTIMATE: tr("moves ordered"),
            AUTHOR: tr("the author’s order"),
        }
        said = [orders[self.order or GIVEN], tr("with table") if self.table else tr("no table")]
        if not self.again:
            said.append(tr("leaves once"))
        return ", ".join(said)


AS_NAMED = Conditions()
"""Every method's own defaults."""
BY_HAND = Conditions(GIVEN, table=False)
"""As in a textbook or by hand."""
ORDERED_WITH_TABLE = Conditions(ESTIMATE, table=True)
