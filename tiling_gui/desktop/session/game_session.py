"""The game on the board: its record, the cursor in its tree of moves, and who moves next.

The record is immutable and the session a cursor in its tree, so undo moves the cursor and nothing is ever lost. All
changes go through here, whoever makes them: each method ends in `_set_record`, which saves the record and sends
`changed` with what is different.

What a user does to the game is in the store, in one transaction, before the method returns. Cursor steps and newly
learned bounds come in bursts; they are saved together, at most `SOON` after the first of them.
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
from tiling_gui.records import json_form, known
from tiling_gui.records.known import Bounds
from tiling_gui.records.posed import ASKED, PRACTICE, PUZZLE, is_played
from tiling_gui.records.record import GameRecord, NamedPlayer
from tiling_gui.records.reviewed import with_proved_tree, with_review
from tiling_gui.records.tree import GameTree, Path
from tiling_gui.store import Store
from tiling_gui.store.removed import GAME

LAST_GAME = "last-game"
"""Store key for the id of the game last on the board; followed by "-" and a game's key, the last of that game."""

FROM_SOLVE = "solve"
"""Key in a record's extra that marks the result of a solve that was opened to look at."""

SOON = 250
"""Milliseconds until a cursor step or a newly learned bound is saved."""

SEED = "seed"
"""Key in a record's extra: the seed of its players' random choices."""


def seeded() -> dict[str, int]:
    """An extra with a new random seed."""
    return {SEED: secrets.randbits(31)}


class Session(QObject):
    """One game. Methods raise InputError for anything illegal and then leave the game unchanged."""

    changed = Signal(object)
    """(Change) Sent at once. The controller listens and informs everybody else once per turn of the event loop."""
    move_played = Signal(object)
    """(path) A move was just made: sent after `changed`."""
    ended = Signal()
    """The move just made ended the game."""
    merged = Signal()
    """Another window or program had changed the game too; its additions have just been merged in."""
    restored = Signal()
    """A move was made in a game that had been deleted, here or elsewhere; it is listed again."""
    mode_changed = Signal(bool)
    """(bool) Trying moves was turned on (True) or off."""
    saving = Signal()
    """The game is about to be saved; anything still to be noted in it must be noted now."""
    saved = Signal(str)
    """(str) "" after saving, or a sentence with the reason why it failed."""

    def __init__(self, store: Store, record: GameRecord, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SOON)
        self._later.timeout.connect(self._save)
        self.why_unsaved = ""
        """Why the game, or something about it, was not saved the last time; "" if it was."""
        self._saved_id = self._saved_text = ""
        """Id and text of the record that was last saved."""
        self._derived: tuple[GameTree, GameTree, Bounds | None] | None = None
        """The tree last asked for by `derived_tree`, its result, and the bounds at its cursor without `_ends` or None.
        """
        self._ends: tuple[Any, Value | None, Value | None] = (None, None, None)
        """A position, and the lowest and highest final value of any game from it."""
        self.record = self._with_stored_bounds(record)
        self._switched: dict[str, GameRecord] = {}
        """By game key: what was on the board when the user switched to another game, with all that was proved of it."""
        self.left: GameRecord | None = None
        """The user's own game that was on the board before the puzzle or exercise shown; else None."""
        self._back_at: Path | None = None
        """Where moves were last taken back to; stepping back in the tree does not count."""
        self.analysing = False
        """True: players do not move by themselves, moves of either side may be tried, and they become variations.
        False: the game is played, and the line last played is the main line. Beside a finished game, moves of either
        side may be tried, too; they become variations, in which players reply."""

    # State ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.record.tree.game

    @property
    def tree(self) -> GameTree:
        return self.record.tree

    @property
    def derived_tree(self) -> GameTree:
        """The tree with all bounds that follow from the proved ones; whoever shows bounds or values reads this one."""
        tree = self.tree
        if self._derived is None or self._derived[0].root is not tree.root:
            self._derived = tree, *known.propagated_to_cursor(tree, self._bounds_of_ends)
        elif self._derived[0] is not tree:
            self._derived = tree, replace(tree, root=self._derived[1].root), None
        return self._derived[1]

    @property
    def _bounds_of_ends(self) -> Bounds:
        """Bounds on every game from the start; unknown until its ends are counted."""
        start, low, high = self._ends
        return Bounds(low, high) if start == self.start else known.UNKNOWN

    def _derive_further(self, tree: GameTree, in_game: bool) -> None:
        """Prepare `derived_tree` for `tree`, one move longer than the tree now: most often only that is new."""
        over, before = tree.position.is_over, self.tree
        if self._derived is None or over or before.node.children or tree.node.any:
            return
        known_tree, derived, at = self._derived
        if known_tree is before and at is not None:
            further, at = known.propagated_further(derived, at, tree.node, self._bounds_of_ends)
            self._derived = tree, further.promote() if in_game else further, at

    @property
    def position(self) -> Any:
        """The position at the cursor."""
        return self.record.tree.position

    @property
    def start(self) -> Any:
        return self.record.tree.start

    @property
    def start_text(self) -> str:
        """The start as written in records of heap games, "octal:0.77:9" or "grundy:7"; "" in all other games."""
        return str(self.game.to_json(self.start).get("start", ""))

    @property
    def minimax(self) -> tuple[Value | None, Value | None]:
        """Proved bounds on the value of the start: equal if it is solved, None if nothing is known."""
        bounds = self.known(self.start)
        return bounds.lower, bounds.upper

    def known(self, position: Any) -> Bounds:
        """Proved bounds of a position of the game. Whoever shows bounds or values asks here."""
        return known.known_bounds(self.derived_tree, position)

    def ply_of(self, position: Any) -> int:
        """How many moves lead to a position of the game; 0 for one that is not in it."""
        return min((len(path) for path in known.paths_of(self.tree, position)), default=0)

    @property
    def to_move(self) -> NamedPlayer:
        """The player who chooses the next move."""
        return self.record.player(self.position.to_move)

    @property
    def human_turn(self) -> bool:
        """True if a human player is to move."""
        position = self.position
        return not position.is_over and self.record.player(position.to_move).spec == "human"

    @property
    def may_move(self) -> bool:
        """True if the user may make a move here."""
        return not self.position.is_over and (self.analysing or self.human_turn or bool(self.record.finished))

    @property
    def is_task(self) -> bool:
        """True for a puzzle or an exercise."""
        return PUZZLE in self.record.extra or PRACTICE in self.record.extra

    @property
    def may_reveal(self) -> bool:
        """True if values and best play may be shown: in a game with hints, and in one that is finished."""
        return self.record.hints or bool(self.record.finished)

    @property
    def is_unanswered(self) -> bool:
        """True for a puzzle or an exercise while its solution is to be found."""
        return self.is_task and not self.record.hints

    @property
    def is_asked(self) -> bool:
        """True if the user is to find a move: in an exercise, only when the side it is about is to move."""
        asked = self.record.extra.get(ASKED)
        return self.human_turn and asked in (None, str(self.position.to_move))

    @property
    def waits_for_player(self) -> bool:
        """True if a computer player is to move and no move was made here yet."""
        first = not self.analysing and not self.tree.node.children
        return first and not self.position.is_over and not self.human_turn and not self.is_at_resignation

    @property
    def is_at_resignation(self) -> bool:
        """True at the last position of a game that was given up."""
        return bool(self.record.finished) and self.tree.cursor == self.record.line and not self.position.is_over

    @property
    def own_side(self) -> Side | None:
        """The side of the only human player; None if there is none, or there are two."""
        own = [side for side in self.game.sides if self.record.player(side).spec == "human"]
        return own[0] if len(own) == 1 else None

    @property
    def may_resign(self) -> bool:
        """True in a game of the user that was begun and is not finished."""
        begun = bool(self.tree.size) and not self.record.finished
        begun = begun and not self.tree.position_at(self.record.line).is_over
        return begun and self.has_person and not self.analysing and not self.is_task

    @property
    def expects_move(self) -> bool:
        """True at the newest position of a game that is not over, or where moves were last taken back to.

        Never true while analysing.
        """
        newest = not self.tree.node.children or self.tree.cursor == self._back_at
        return not self.analysing and newest and not self.position.is_over and not self.record.finished

    @property
    def has_person(self) -> bool:
        """True if at least one side is a human player."""
        return any(self.record.player(side).spec == "human" for side in self.game.sides)

    @property
    def chance(self) -> str:
        """Seed for the random choice of the next player: the same after the same moves of the same game."""
        moves = [self.game.move_to_json(move) for move in self.tree.cursor]
        return f"{self.record.extra.get(SEED, self.record.id)}/{moves}"

    def sides(self) -> tuple[Side, ...]:
        """The sides that made the moves up to the cursor."""
        return tuple(position.to_move for position in self.tree.positions_along(self.tree.cursor)[:-1])

    # Starting ---------------------------------------------------------------------------------------------

    def puzzle_left(self, key: str) -> GameRecord | None:
        """The puzzle that was on the board when the user left this game for another; None if it was no puzzle."""
        left = self._switched.get(key)
        return left if left is not None and PUZZLE in left.extra else None

    def open(self, record: GameRecord) -> None:
        """Show another record. A record of the same game in which nothing was done is removed from the store."""
        self.save_now()
        before = self.record
        left = self._switched.pop(record.game, None)
        if before.game != record.game:
            self._switched[before.game] = before
        self._saved_id, self._back_at = "", None
        if left is not None and json_form.write(left) == json_form.write(record):
            self.record = self._with_bounds_of_start(left)
        else:
            self.record = self._with_stored_bounds(record)
        if not self.is_task:
            self.left = None
        elif is_played(before):
            self.left = before
        self._save()
        self._undelete()
        if before.is_untouched and before.game == record.game and before.id != record.id:
            self._forget(before)
        self.changed.emit(Change.GAME | Change.KNOWN)

    def set_players(self, specs: dict[Side, str]) -> None:
        """Set the players from the next move on. The players of a finished game do not change."""
        self._set_by_user(self.record.with_players({side: named(spec) for side, spec in specs.items()}))

    def set_hints(self, hints: bool) -> None:
        self._set_by_user(replace(self.record, hints=hints))

    def analyse(self, on: bool) -> None:
        """Switch to trying moves (True) or playing."""
        self.analysing = on
        self.changed.emit(Change.PLAYERS)
        self.mode_changed.emit(on)

    # Moving -----------------------------------------------------------------------------------------------

    def play(self, move: Move, spec: str | None = None) -> None:
        """Make a move at the cursor. Raises InputError with the reason if it is illegal.

        `spec` is the player who made it; None means the player of the side to move.
        """
        tree = self.tree.add(move, None if spec in (None, self.to_move.spec) else named(str(spec)))
        in_game = not (self.analysing or self.record.finished)
        tree = self._with_bounds_at(tree.promote() if in_game else tree, tree.cursor)
        self._derive_further(tree, in_game)
        record = self.record.with_tree(tree)
        over = tree.position.is_over
        if over and not record.finished and tree.cursor == tree.main_line():
            record = record.ended(self._exact_minimax())
        self._undelete()
        self._set_by_user(record, difference(self.record, record) | Change.MOVE)
        self.move_played.emit(tree.cursor)
        if over:
            self.ended.emit()

    def resign(self) -> None:
        """End the game: the user gives it up, or of two human players the one to move."""
        side = self.own_side or self.position.to_move
        record = self.record.with_tree(self.tree.go(self.record.line)).resigned(side)
        self._set_by_user(record, Change.GAME)
        self.ended.emit()

    def undo(self) -> bool:
        """Take back a resignation, else to the last turn of a human player; without one, a single move.

        False at the start.
        """
        if self.is_at_resignation:
            self._set_by_user(replace(self.record, finished=None, result=None), Change.GAME)
            return True
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
        """Move the cursor back to `path`. Unless analysing, count as a takeback."""
        record = self.record
        if not self.analysing:
            record, self._back_at = record.with_takeback(), path
        record = record.with_tree(self.tree.go(path))
        self._set_record(record, difference(self.record, record) | Change.TAKE_BACK, soon=True)

    def redo(self) -> bool:
        """Replay what was taken back, up to the next turn of a human player. False if there is nothing to replay."""
        tree = self.tree.forward()
        if tree.cursor == self.tree.cursor:
            return False
        while tree.node.children and self.record.player(tree.position.to_move).spec != "human":
            tree = tree.forward()
        self.go(tree.cursor)
        return True

    def go(self, path: Path) -> None:
        """Move the cursor to `path`."""
        if path != self.tree.cursor:
            self._set_record(self.record.with_tree(self.tree.go(path)), soon=True)

    def add_time(self, side: Side, seconds: float) -> None:
        self._set_record(self.record.with_time(side, seconds), soon=True)

    def change_tree(self, tree: GameTree) -> None:
        """Replace the tree, e.g. after a line was promoted, deleted or commented."""
        self._set_by_user(self.record.with_tree(tree))

    def mark(self, marks: Sequence[str], arrows: Sequence[str], path: Path | None = None) -> None:
        """Set the marks and arrows on the board at `path`, by default the cursor."""
        self._set_by_user(self.record.with_tree(self.tree.mark(marks, arrows, path)), Change.MARKS)

    def restore_moves(self, record: GameRecord) -> None:
        """Restore the moves of an earlier state of this game, and which of them were played."""
        self._set_by_user(replace(self.record, tree=record.tree, played=record.played))

    def take_review(self, found: Review, *, whole: bool = True) -> None:
        """Note the results of a review in the game; `whole` if the review reached the end of its line.

        Raises InputError if the line has been deleted in the meantime.
        """
        self._set_record(with_review(self.record, found, whole=whole))

    def learn(self, bounds: Bounded, path: Path = ()) -> None:
        """Note proved bounds on the value of the position at `path`; never loosens what is known."""
        self._learned(known.with_bounds(self.tree, path, bounds))

    def learn_about(self, position: Any, bounds: Bounded) -> None:
        """As `learn`, wherever `position` occurs in the game; does nothing if it does not."""
        self._learned(known.with_position_bounds(self.tree, position, bounds))

    def learn_extent(self, position: Any, extent: Extent | None) -> None:
        """Note the extent of `position` as bounds on its value, if it already has bounds and these narrow them.

        The extent of the start is used in `derived_tree` instead.
        """
        if extent is None:
            return
        if position == self.start:
            if self._ends != (position, extent.low, extent.high):
                before = list(map(known.bounds_of, self.derived_tree.nodes))
                self._ends, self._derived = (position, extent.low, extent.high), None
                if before != list(map(known.bounds_of, self.derived_tree.nodes)):
                    self.changed.emit(Change.KNOWN)
            return
        noted, counted = self.known(position), Bounds(extent.low, extent.high)
        if noted.any and noted.intersected(counted) != noted:
            self.learn_about(position, counted)

    def learn_analysis(self, analysis: Analysis) -> None:
        """Note what an analysis proves about its position and about the moves tried from it."""
        self._learned(known.with_analysis(self.tree, analysis))

    def _learned(self, tree: GameTree) -> None:
        if tree is self.tree:
            return
        record = with_proved_tree(self.record, tree)
        self._set_record(
            record, Change.KNOWN, soon=record.result == self.record.result
        )  # lists of games show the result

    def _with_stored_bounds(self, record: GameRecord) -> GameRecord:
        """The record with bounds as the store has them proved, in place of those written in it."""
        with suppress(StoreError):  # saving it will report the error
            record = self._store.with_proved_bounds(record)
        return self._with_bounds_of_start(record)

    def _with_bounds_of_start(self, record: GameRecord) -> GameRecord:
        return record.with_tree(self._with_bounds_at(record.tree, ()))

    def _with_bounds_at(self, tree: GameTree, path: Path) -> GameTree:
        """The tree with bounds of the position at `path`: of the start all that is known, later what searches proved.

        What theorems say of a position in the middle of a game is not noted at every move: it is hardly more than the
        extent, which is shown beside it.
        """
        position = tree.position_at(path)
        if position.is_over:
            return known.with_bounds(tree, path, known.final_bounds(position))
        try:
            kept = self._store.searched_bounds(position) if path else self._store.known_bounds(position)
        except StoreError as error:
            self.tell_saved(str(error))
            return tree
        return tree if kept is None else known.with_bounds(tree, path, kept)

    def _forget(self, record: GameRecord) -> None:
        try:
            self._store.drop_game(record.id)
        except StoreError as error:
            self.tell_saved(str(error))

    # Saving -----------------------------------------------------------------------------------------------

    @property
    def _is_only_posed(self) -> bool:
        """True for a puzzle without an answer: it is not stored, since it can be opened again."""
        puzzle = self.record.extra.get(PUZZLE)
        posed = puzzle.get("moves") if isinstance(puzzle, dict) else None
        return isinstance(posed, list) and len(self.tree.main_line()) <= len(posed)

    def _exact_minimax(self) -> Value | None:
        found = self.known(self.start)
        return found.value

    def _set_by_user(self, record: GameRecord, change: Change | None = None) -> None:
        """As `_set_record`, for what the user did: a solve result that was only looked at becomes a game of his own."""
        if FROM_SOLVE in record.extra:
            extra = {key: data for key, data in record.extra.items() if key != FROM_SOLVE}
            record = replace(record, extra=extra)
        self._set_record(record, change)

    def _set_record(self, record: GameRecord, change: Change | None = None, *, soon: bool = False) -> None:
        """Replace the record, save it (now or `soon`) and send `changed`. The only way in which the record changes.

        `change` if known, else it is determined.
        """
        before, self.record = self.record, record
        if soon:
            if not self._later.isActive():
                self._later.start()
        else:
            self._save()
        change = difference(before, record) if change is None else change
        if change:
            self.changed.emit(change)

    def _undelete(self) -> None:
        """List a game that had been deleted, perhaps in another window, and send `restored`."""
        try:
            if self._store.removed.restore(GAME, self.record.id):
                self.restored.emit()
        except StoreError as error:
            self.tell_saved(tr("Not saved: {reason}", reason=error))

    def tell_saved(self, why_not: str) -> None:
        """Send `saved`: why something could not be saved, "" as soon as saving works again."""
        self.why_unsaved = why_not
        self.saved.emit(why_not)

    def save_now(self) -> None:
        """Save pending changes."""
        self.saving.emit()
        if self._later.isActive():
            self._save()

    def merge_stored(self) -> None:
        """Merges in what others have added to the game in the store."""
        self._save()

    @Slot()
    def _save(self) -> None:
        self.saving.emit()
        self._later.stop()
        if FROM_SOLVE in self.record.extra or PRACTICE in self.record.extra or self._is_only_posed:
            return
        own = PUZZLE not in self.record.extra
        names = (LAST_GAME, f"{LAST_GAME}-{self.record.game}") if own else ()
        before = self._saved_text if self._saved_id == self.record.id else ""
        try:
            found, self._saved_text = self._store.put_game(self.record, dict.fromkeys(names, self.record.id), before)
        except StoreError as error:
            self.tell_saved(tr("Not saved: {reason}", reason=error))
            return
        self._saved_id = found.id
        self.tell_saved(self._store.why_unsaved)
        if found is not self.record:
            self.record = found
            self.changed.emit(Change.GAME | Change.KNOWN)
            self.merged.emit()
