"""The game on the screen: its record, where one stands in it, and who moves next. Kept after every change.

The document is an immutable tree and the session a cursor in it, so undo is going back and nothing is ever
lost. Everything that happens to the game goes through here, whoever does it: each method ends in `_become`, which
keeps the record and says by `changed` what is another in it.

What a person does to the game is in the store, in one transaction, before the method returns. Steps of the cursor
and bounds that are learned come in bursts: they are kept together, `SOON` after the first of them at the latest.
"""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tiling_gui.core.game import Game, Move, Side, Value
from tiling_gui.core.results import Analysis, Bounded, Extent
from tiling_gui.desktop.session.changes import Change, difference
from tiling_gui.desktop.session.player_names import named
from tiling_gui.errors import StoreError
from tiling_gui.language import tr
from tiling_gui.players.review import Review
from tiling_gui.records import known
from tiling_gui.records.known import Bounds
from tiling_gui.records.practice import ASKED, PRACTICE
from tiling_gui.records.record import GameRecord, Player
from tiling_gui.records.reviewed import proved_more, written
from tiling_gui.records.tree import GameTree, Path
from tiling_gui.store import Store
from tiling_gui.store.removed import GAME

LAST_GAME = "last-game"
"""Under this name the store keeps the id of what was on the board; with "-" and a game's key, of that game."""

PUZZLE, FROM_SOLVE = "puzzle", "solve"
"""In a record's extra: the puzzle it is; the result of a solve that is looked at. Neither is a game of one's own."""

SOON = 250
"""Milliseconds until a step of the cursor, or a bound that was learned, is kept."""

SEED = "seed"
"""In a record's extra: what the random choices of its players follow from."""


def seeded() -> dict[str, int]:
    """The extra of a record with a seed of its own."""
    return {SEED: secrets.randbits(31)}


class Session(QObject):
    """One game. Methods raise InputError for what is not legal and leave the game as it was."""

    changed = Signal(object)
    """(Change), at once. The controller listens, and tells everybody else once a turn of the event loop."""
    placed = Signal(object)
    """(path) A move was just made: worth an animation and an announcement."""
    taken = Signal()
    """One or more moves are taken back: the change that follows."""
    ended = Signal()
    """The move just made was the last."""
    joined = Signal()
    """Another window or program had changed the game too: what was added there is in it now."""
    brought_back = Signal()
    """The game had been deleted, here or elsewhere; it was played on and is listed again."""
    mode_changed = Signal(bool)
    """(on) Whether it is analysed from now on, or played."""
    saving = Signal()
    """The game is about to be kept: what is to be noted in it is noted now."""
    saved = Signal(str)
    """"" for saved, or the sentence that says why not."""

    def __init__(self, store: Store, record: GameRecord, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SOON)
        self._later.timeout.connect(self._save)
        self._kept_id = self._kept_text = ""
        """Which record was kept last, and as which text."""
        self._told: tuple[GameTree, GameTree] | None = None
        """The tree that was looked at last, and the same with all that follows."""
        self._ends: tuple[Any, Value | None, Value | None] = (None, None, None)
        """A start, and between which values every game from there ends."""
        self.record = self._asked(record)
        self._puzzles: dict[str, GameRecord] = {}
        """The puzzle that was on the board when another game was gone to, by its game's key."""
        self._back_at: Path | None = None
        """Where moves were taken back to last; stepping back does not count."""
        self.analysing = False
        """Then nobody moves by himself, every move may be tried for either side, and what is tried is a variation; else
        the game is played, and what was played last is the main line."""

    # Looking ----------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game's line in the catalogue."""
        return self.record.tree.game

    @property
    def tree(self) -> GameTree:
        """The moves, with the cursor."""
        return self.record.tree

    @property
    def told(self) -> GameTree:
        """The same tree with all that follows from what is proved in it: whoever shows bounds or values reads it."""
        tree, (before, told) = self.tree, self._told or (None, self.tree)
        if before is None or before.root is not tree.root:
            start, low, high = self._ends
            told = known.carried(tree, Bounds(low, high) if start == self.start else Bounds())
        if before is not tree:
            told = replace(tree, root=told.root)
            self._told = tree, told
        return told

    @property
    def position(self) -> Any:
        """The position shown."""
        return self.tree.position

    @property
    def start(self) -> Any:
        """The position the game began with."""
        return self.tree.start

    @property
    def start_text(self) -> str:
        """The start as records of heap games have it, "octal:0.77:9" or "grundy:7"; "" in all other games."""
        return str(self.game.to_json(self.start).get("start", ""))

    @property
    def minimax(self) -> tuple[Value | None, Value | None]:
        """Proved bounds on the value of the start; equal when it is solved, None where nothing is known."""
        bounds = self.known(self.start)
        return bounds.lower, bounds.upper

    def known(self, position: Any) -> Bounds:
        """What is proved about a position of the game: whoever shows bounds or values asks here."""
        return known.known(self.told, position)

    def ply_of(self, position: Any) -> int:
        """How many moves lead to a position of the game; 0 for one that is not in it."""
        return min((len(path) for path in known.places(self.tree, position)), default=0)

    @property
    def to_move(self) -> Player:
        """Who chooses the next move."""
        return self.record.player(self.position.to_move)

    @property
    def human_turn(self) -> bool:
        """True if a person is to move."""
        return not self.position.is_over and self.to_move.spec == "human"

    @property
    def may_move(self) -> bool:
        """True if a person may make a move here."""
        return not self.position.is_over and (self.analysing or self.human_turn)

    @property
    def is_asked(self) -> bool:
        """True if a person is to move of whom a move is wanted: in an exercise not one of the other side."""
        asked = self.record.extra.get(ASKED)
        return self.human_turn and asked in (None, str(self.position.to_move))

    @property
    def waits_for_player(self) -> bool:
        """True if a player that is not a person is to move and no move was made here yet."""
        first = not self.analysing and not self.tree.node.children
        return first and not self.position.is_over and not self.human_turn

    @property
    def expects_move(self) -> bool:
        """True while the game goes on here: its newest position, or the one to which moves were taken back."""
        newest = not self.tree.node.children or self.tree.cursor == self._back_at
        return not self.analysing and newest and not self.position.is_over and not self.record.finished

    @property
    def has_person(self) -> bool:
        """True if a person plays one side at least."""
        return any(self.record.player(side).spec == "human" for side in self.game.sides)

    @property
    def chance(self) -> str:
        """What the next player draws its random choice from: the game's seed and the moves made, to be repeated."""
        moves = [self.game.move_to_json(move) for move in self.tree.cursor]
        return f"{self.record.extra.get(SEED, self.record.id)}/{moves}"

    def sides(self) -> tuple[Side, ...]:
        """Who made each move up to the cursor."""
        return tuple(position.to_move for position in self.tree.positions_along(self.tree.cursor)[:-1])

    # Starting ---------------------------------------------------------------------------------------------

    def puzzle_left(self, key: str) -> GameRecord | None:
        """The puzzle of a game that was left for another game; None if that was no puzzle."""
        return self._puzzles.get(key)

    def open(self, record: GameRecord) -> None:
        """Shows another game. One of the same kind in which nothing was done is not kept."""
        self.save_now()
        before = self.record
        self._puzzles.pop(record.game, None)
        if PUZZLE in before.extra and before.game != record.game:
            self._puzzles[before.game] = before
        self._kept_id, self._back_at = "", None
        self.record = self._asked(record)
        self._save()
        self._list_again()
        if before.untouched and before.game == record.game and before.id != record.id:
            self._forget(before)
        self.changed.emit(Change.GAME | Change.KNOWN)

    def forget(self, source: str) -> None:
        """Nothing that rests on `source` is believed any more; what is proved besides stays."""
        tree = known.without(self.tree, source)
        if tree is not self.tree:
            self._own(self._recalling(self.record.with_tree(tree)))

    def set_players(self, specs: dict[Side, str]) -> None:
        """Changes who plays; it holds from the next move on. A finished game stays as it was played."""
        self._own(self.record.with_players({side: named(spec) for side, spec in specs.items()}))

    def set_hints(self, hints: bool) -> None:
        """Play with or without hints."""
        self._own(replace(self.record, hints=hints))

    def analyse(self, on: bool) -> None:
        """Has it analysed from now on, or played."""
        self.analysing = on
        self.changed.emit(Change.PLAYERS)
        self.mode_changed.emit(on)

    # Moving -----------------------------------------------------------------------------------------------

    def play(self, move: Move, spec: str | None = None) -> None:
        """Makes a move at the cursor. Raises InputError with the reason if it is not legal.

        `spec` says who made it; None means who plays that side.
        """
        tree = self.tree.add(move, None if spec in (None, self.to_move.spec) else named(str(spec)))
        if not self.analysing:
            tree = tree.promote()
        tree = self._recalled(tree, tree.cursor)
        record = self.record.with_tree(tree)
        over = tree.position.is_over
        if over and not record.finished and tree.cursor == tree.main_line():
            record = record.ended(self._exact_minimax())
        self._own(record, placed=True)
        if over:
            self.ended.emit()

    def undo(self) -> bool:
        """Takes back to the last turn of a person; one move where no person plays. False at the start."""
        path = self.tree.cursor
        if not path:
            return False
        back = path[:-1]
        if self.has_person:
            while back and self.record.player(self.tree.position_at(back).to_move).spec != "human":
                back = back[:-1]
        self.take_back(back)
        return True

    def take_back(self, path: Path) -> None:
        """Goes back to `path`, as an undo that is seen; while a game is played it is counted."""
        self.taken.emit()
        record = self.record
        if not self.analysing:
            record, self._back_at = record.with_takeback(), path
        self._become(record.with_tree(self.tree.go(path)), soon=True)

    def redo(self) -> bool:
        """Plays again what was taken back, up to the next turn of a person. False where nothing was."""
        tree = self.tree.forward()
        if tree.cursor == self.tree.cursor:
            return False
        while tree.node.children and self.record.player(tree.position.to_move).spec != "human":
            tree = tree.forward()
        self.go(tree.cursor)
        return True

    def go(self, path: Path) -> None:
        """Stands at `path`."""
        if path != self.tree.cursor:
            self._become(self.record.with_tree(self.tree.go(path)), soon=True)

    def add_time(self, side: Side, seconds: float) -> None:
        """Notes that `side` has used so many seconds more."""
        self._become(self.record.with_time(side, seconds), soon=True)

    def change_tree(self, tree: GameTree) -> None:
        """Takes over a tree with lines promoted, deleted or commented."""
        self._own(self.record.with_tree(tree))

    def mark(self, marks: Sequence[str], arrows: Sequence[str], path: Path | None = None) -> None:
        """These marks and arrows on the board at `path`, by default where it stands; all else goes on beside them."""
        self._own(self.record.with_tree(self.tree.mark(marks, arrows, path)), Change.MARKS)

    def bring_back(self, record: GameRecord) -> None:
        """Takes over the lines this game had in an earlier state, with which of them was the game."""
        self._own(replace(self.record, tree=record.tree, played=record.played))

    def take_review(self, found: Review, *, whole: bool = True) -> None:
        """Takes over what a review of a line of the game found; `whole` if it came to its end.

        Raises InputError if that line was deleted meanwhile.
        """
        self._become(written(self.record, found, whole=whole))

    def learn(self, bounds: Bounded, path: Path = ()) -> None:
        """Notes proved bounds on the final value from the position at `path`; never loosens what is known."""
        self._learned(known.noted(self.tree, path, bounds))

    def learn_about(self, position: Any, bounds: Bounded) -> None:
        """The same for wherever `position` stands in the game; nothing if it does not."""
        self._learned(known.learned(self.tree, position, bounds))

    def learn_extent(self, position: Any, extent: Extent | None) -> None:
        """Notes where every game from `position` ends as bounds on best play, where such bounds are shown."""
        if extent is None:
            return
        if position == self.start and self._ends != (position, extent.low, extent.high):
            self._ends, self._told = (position, extent.low, extent.high), None
        known, counted = self.known(position), Bounds(extent.low, extent.high)
        if known.any and known.met(counted) != known:
            self.learn_about(position, counted)

    def learn_analysis(self, analysis: Analysis) -> None:
        """Notes what an analysis proves about its position and about the moves tried from it."""
        self._learned(known.learned_from(self.tree, analysis))

    def _learned(self, tree: GameTree) -> None:
        if tree is self.tree:
            return
        record = proved_more(self.record, tree)
        self._become(record, Change.KNOWN, soon=record.result == self.record.result)  # lists show the result

    def _asked(self, record: GameRecord) -> GameRecord:
        """With what is proved of it, whatever is noted in it."""
        with suppress(StoreError):  # whoever keeps it says so
            record = self._store.asked(record)
        return self._recalling(record)

    def _recalling(self, record: GameRecord) -> GameRecord:
        return record.with_tree(self._recalled(record.tree, ()))

    def _recalled(self, tree: GameTree, path: Path) -> GameTree:
        """With what is proved already about the position at `path`, in earlier solves or by what is shipped."""
        position = tree.position_at(path)
        if position.is_over:
            return known.noted(tree, path, known.at_end(position))
        try:
            kept = self._store.known(position)
        except StoreError as error:
            self.saved.emit(str(error))
            return tree
        return tree if kept is None else known.noted(tree, path, kept)

    def _forget(self, record: GameRecord) -> None:
        try:
            self._store.drop_game(record.id)
        except StoreError as error:
            self.saved.emit(str(error))

    # Keeping ----------------------------------------------------------------------------------------------

    @property
    def _is_only_posed(self) -> bool:
        """True for a puzzle that nobody has answered yet: it is no unfinished game, and can be opened again."""
        puzzle = self.record.extra.get(PUZZLE)
        posed = puzzle.get("moves") if isinstance(puzzle, dict) else None
        return isinstance(posed, list) and len(self.tree.main_line()) <= len(posed)

    def _exact_minimax(self) -> Value | None:
        found = self.known(self.start)
        return found.value if found.is_final else None

    def _own(self, record: GameRecord, change: Change | None = None, *, placed: bool = False) -> None:
        """What somebody has done makes it a game of his own, also where the result of a solve was looked at."""
        if FROM_SOLVE in record.extra:
            extra = {key: data for key, data in record.extra.items() if key != FROM_SOLVE}
            record = replace(record, extra=extra)
        self._become(record, change, placed=placed)

    def _become(
        self, record: GameRecord, change: Change | None = None, *, soon: bool = False, placed: bool = False
    ) -> None:
        """The only way in which the game on the board becomes another: kept, now or `soon`, and told.

        `placed` where its last move was just made; `change` where that is known, else it is looked for.
        """
        before, self.record = self.record, record
        if soon:
            if not self._later.isActive():
                self._later.start()
        else:
            self._save()
        if placed:
            self._list_again()
            self.placed.emit(record.tree.cursor)
        change = difference(before, record) if change is None else change
        if change:
            self.changed.emit(change)

    def _list_again(self) -> None:
        """A game that was deleted, perhaps by another window, and is played on is listed again, and that is said."""
        try:
            if self._store.removed.restore(GAME, self.record.id):
                self.brought_back.emit()
        except StoreError as error:
            self.saved.emit(tr("Not saved: {reason}", reason=error))

    def save_now(self) -> None:
        """Keeps what is still to be kept: before the game is left, and at the end."""
        self.saving.emit()
        if self._later.isActive():
            self._save()

    def take_up(self) -> None:
        """Takes up what others have added to the game in the store."""
        self._save()

    @Slot()
    def _save(self) -> None:
        self.saving.emit()
        self._later.stop()
        if FROM_SOLVE in self.record.extra or PRACTICE in self.record.extra or self._is_only_posed:
            return
        own = PUZZLE not in self.record.extra
        names = (LAST_GAME, f"{LAST_GAME}-{self.record.game}") if own else ()
        before = self._kept_text if self._kept_id == self.record.id else ""
        try:
            found, self._kept_text = self._store.put_game(self.record, dict.fromkeys(names, self.record.id), before)
        except StoreError as error:
            self.saved.emit(tr("Not saved: {reason}", reason=error))
            return
        self._kept_id = found.id
        self.saved.emit("")
        if found is not self.record:
            self.record = found
            self.changed.emit(Change.GAME | Change.KNOWN)
            self.joined.emit()
