"""One or several searches on one tree that are gone through with one slider. Without Qt.

The slider stands at a moment, from 0 to the steps of the longest search. In proportion all searches end together;
otherwise each goes one step a moment and stands still when it is through.
"""

from dataclasses import dataclass

from tiling_gui.desktop.ui.search_tree.recorded_search import Watched


@dataclass(frozen=True)
class SideBySide:
    """Searches, and how their steps go together."""

    searches: tuple[Watched, ...]
    in_proportion: bool = True

    @property
    def moments(self) -> int:
        """The last moment: where all of them are through."""
        return max(watched.steps for watched in self.searches)

    def step_at(self, number: int, moment: int) -> int:
        """How many steps search `number`, from 0, has made at a moment."""
        steps = self.searches[number].steps
        return moment * steps // self.moments if self.in_proportion else min(moment, steps)

    def moment_of(self, number: int, step: int) -> int:
        """The first moment at which search `number` has made `step` steps."""
        steps = self.searches[number].steps
        return -(-step * self.moments // steps) if self.in_proportion and steps else step
