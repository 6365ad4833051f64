"""The rows of "Continue a solve": campaigns and plain solves, read from the store in a worker thread."""

from dataclasses import dataclass, field

from tiling_gui.campaigns import summary as view
from tiling_gui.campaigns.summary import Top
from tiling_gui.core.catalogue import game
from tiling_gui.desktop.features.solves import phrases
from tiling_gui.desktop.session.player_names import sources_text
from tiling_gui.desktop.ui.widgets import format as figures
from tiling_gui.errors import InputError
from tiling_gui.language import mark, plural, tr
from tiling_gui.store import Store
from tiling_gui.store.campaigns import CampaignRow
from tiling_gui.store.removed import CAMPAIGN, WORK
from tiling_gui.store.rows import LongSolve

HEADS = (
    mark("Position"),
    mark("Bounds"),
    mark("Jobs"),
    mark("Workers"),
    mark("Positions"),
    mark("Time"),
    mark("State"),
    mark("Last active"),
)
POSITION, BOUNDS, JOBS, WORKERS, POSITIONS, TIME, STATE, WHEN = range(len(HEADS))
RIGHT = (WORKERS, POSITIONS, TIME)
"""Right-aligned columns."""
PLAIN = mark(
    "A plain solve is a single search that runs only in this program. A campaign splits it into many "
    "small jobs and saves every answer: you can pause it or quit at any time, move it to other machines, "
    "and watch its tree here."
)
NEVER_RAN = mark("Its tree appears here once it is running. Press Continue to start it.")


@dataclass(frozen=True)
class SolveRow:
    """A row of the list: a campaign (`entry`) or a plain solve (`work`)."""

    entry: CampaignRow | None
    work: LongSolve | None
    state: str
    """A key of phrases.STATES."""
    cells: tuple[str, ...]
    tips: tuple[str, ...]

    @property
    def can_go_on(self) -> bool:
        """Whether it can be continued, paused or asked to stop."""
        return self.state not in ("solved", "stopping")

    @property
    def can_be_removed(self) -> bool:
        """Whether nobody is working on it."""
        return self.state not in (phrases.HERE, "running", "stopping")

    @property
    def key(self) -> tuple[str, object]:
        """Identifies the row when the list is read again."""
        return ("campaign", self.entry.id) if self.entry else ("solve", self.work.key if self.work else "")


@dataclass(frozen=True)
class SolvesListing:
    """The content of the window."""

    entries: tuple[CampaignRow, ...] = ()
    works: tuple[LongSolve, ...] = ()
    top: Top = field(default_factory=Top)
    """The top of the tree of one campaign."""
    top_of: int = 0
    """The id of that campaign; 0 for none."""


def read(store: Store, chosen: int) -> SolvesListing:
    """Reads the list, and the tree of campaign `chosen` (0 for none). Raises StoreError, InputError."""
    entries = view.entries(store)
    is_there = any(entry.id == chosen for entry in entries)
    top = view.top(store, chosen) if is_there else Top()
    return SolvesListing(tuple(entries), tuple(store.long_solves()), top, chosen if is_there else 0)


def no_tree(row: SolveRow | None) -> str:
    """The sentence shown instead of a tree."""
    if row is None:
        return tr("Select a campaign to see the progress at the top of its tree.")
    if row.entry is None:
        return tr(PLAIN)
    return tr("Its tree will appear here in a moment.") if row.state == phrases.HERE else tr(NEVER_RAN)


def removed_words(row: SolveRow) -> str:
    """What is removed with a row: "7 × 9, MAX first: 104 jobs, 282 s of work."."""
    name, time = row.cells[POSITION], row.cells[TIME]
    if row.entry is None:
        return tr("{name}: {time} of work.", name=name, time=time)
    return tr("{name}: {jobs}, {time} of work.", name=name, jobs=plural("%n jobs", "%n job", row.entry.jobs), time=time)


class RemovedSolves:
    """The recycle bin of the list. Its names are kind and id of what was removed: "campaign/3"."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def remove(self, row: SolveRow) -> None:
        """Removes a row from the list; jobs, proved rows and bounds stay in the store. Raises StoreError."""
        if row.entry is not None:
            self._store.removed.add(CAMPAIGN, row.entry.id)
        elif row.work is not None:
            self._store.removed.add(WORK, row.work.key)

    def deleted(self) -> dict[str, str]:
        """The time of removal, in ISO 8601, of each name that can be restored, the latest first. Raises StoreError."""
        found = [
            (when, f"{kind}/{id}") for kind in (CAMPAIGN, WORK) for id, when in self._store.removed.recent(kind).items()
        ]
        return {name: when for when, name in sorted(found, reverse=True)}

    def restore(self, name: str) -> str:
        """Restores a removed row; returns its name. Raises StoreError."""
        self._store.removed.restore(*name.split("/", 1))
        return name

    def title(self, name: str) -> str:
        """The title of a row in the list. Raises StoreError."""
        kind, id = name.split("/", 1)
        for deleted in (True, False):
            if kind == CAMPAIGN:
                campaigns = self._store.campaigns.all(deleted=deleted)
                found = [phrases.title(row.position) for row in campaigns if str(row.id) == id]
            else:
                found = [_title(work) for work in self._store.long_solves(deleted=deleted) if work.key == id]
            if found:
                return found[0]
        return name


def rows(listing: SolvesListing, here: int, solving: str = "") -> list[SolveRow]:
    """The rows, latest first. Campaign `here` and the solve with key `solving` are running in this window."""
    lines = [(entry.updated, _campaign(entry, here)) for entry in listing.entries]
    lines += [(work.updated, _solve(work, solving)) for work in listing.works]
    return [row for _, row in sorted(lines, key=lambda line: line[0], reverse=True)]


def _campaign(entry: CampaignRow, here: int) -> SolveRow:
    state = phrases.HERE if entry.id == here and entry.state in ("running", "stopping", "interrupted") else entry.state
    done = figures.count(entry.jobs)
    jobs = tr("{done}, {open} open", done=done, open=figures.count(entry.open)) if entry.open else done
    speed = figures.rate(entry.nodes, entry.seconds)
    positions = figures.count(entry.nodes)
    cells = (
        phrases.title(entry.position),
        figures.bounds(entry.lower, entry.upper),
        jobs,
        str(entry.workers),
        tr("{positions}, {speed}", positions=positions, speed=speed) if speed else positions,
        figures.duration(entry.seconds),
        tr("not proved here") if entry.value is not None and entry.rests_on else tr(phrases.STATES[state]),
        figures.moment(entry.updated),
    )
    known = plural("Campaign {id}; %n proved rows", "Campaign {id}; %n proved row", entry.rows, id=entry.id)
    bounds = tr("{value}, exact", value=entry.lower) if entry.value is not None else tr("Proved bounds of the value")
    bounds = ". ".join(filter(None, (bounds, sources_text(entry))))
    tips = (f"{cells[POSITION]}. {known}", bounds, *cells[JOBS:STATE], tr(phrases.STATE_TIPS[state]), cells[WHEN])
    return SolveRow(entry, None, state, cells, tips)


def _solve(work: LongSolve, solving: str) -> SolveRow:
    state = work.state if work.state in phrases.STATES else "paused"
    if state == "running":
        state = phrases.HERE if work.key == solving else "interrupted"
    name = _title(work)
    cells = (
        name,
        figures.bounds(work.lower, work.upper) if work.lower is not None else figures.NOTHING,
        figures.NOTHING,
        figures.NOTHING,
        figures.count(work.nodes),
        figures.duration(work.seconds),
        tr(phrases.STATES[state]),
        figures.moment(work.updated),
    )
    alone = tr("A plain solve: a single search, not divided into jobs")
    tips = (
        f"{name}. {alone}",
        ". ".join(filter(None, (cells[BOUNDS], sources_text(work)))),
        alone,
        alone,
        *cells[POSITIONS:STATE],
        tr(phrases.STATE_TIPS[state]),
        cells[WHEN],
    )
    return SolveRow(None, work, state, cells, tips)


def _title(work: LongSolve) -> str:
    try:
        return game(work.game).title(work.position())
    except InputError as error:  # saved by a version that knew more games
        return str(error)
