"""One SQLite file, safe for several threads and several processes, that is never overwritten when in doubt.

A damaged file is renamed aside and a fresh one begun; a file of a newer version is left as it is and this run
uses another one beside it; an older one is copied before it is brought up to date. Each says so in `messages`.
Write-ahead log with synchronous=NORMAL: kill -9 loses nothing, a power cut at most the last transactions.
"""

import os
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from tiling_gui.core.exact_text import clean
from tiling_gui.errors import InputError, StoreError, one_line
from tiling_gui.language import tr
from tiling_gui.paths import keep_private
from tiling_gui.seal import FILE as KEY
from tiling_gui.seal import Seal
from tiling_gui.store.locks import FileLock
from tiling_gui.store.schema import APPLICATION_ID, FILE, FIRST_SEALED, MIGRATIONS

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_CHECKED_UP_TO = 64_000_000
"""Bytes: a larger file is checked whole at the start only if something damaged was met in it before."""


class _Connection(sqlite3.Connection):
    """Takes any text and says of a number that it is too large, where SQLite would raise Python's errors.

    Half characters, which no file can hold, are replaced. Raises InputError for numbers of more than 64 bits.
    """

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        """As sqlite3's."""
        with _numbers_told():
            return super().execute(statement, _kept(values))

    def executemany(self, statement: str, rows: Iterable[Any], /) -> sqlite3.Cursor:
        """As sqlite3's."""
        with _numbers_told():
            return super().executemany(statement, map(_kept, rows))


@contextmanager
def _numbers_told() -> Iterator[None]:
    try:
        yield
    except OverflowError as error:
        raise InputError(tr("A number is too large to be kept: at most 19 digits are.")) from error


def _kept(values: Sequence[object]) -> tuple[object, ...]:
    return tuple(clean(value) if isinstance(value, str) else value for value in values)


class Database:
    """An open database file; `run` and `change` are safe from any thread."""

    def __init__(
        self,
        folder: Path | None,
        *,
        busy_seconds: float = 3.0,
        migrations: Sequence[Sequence[str]] = MIGRATIONS,
    ) -> None:
        """Opens FILE in `folder`, or makes it; in memory if there is no folder. Raises StoreError if it cannot."""
        self.messages: list[str] = []
        """Sentences the user should see, in order."""
        self._lock = threading.RLock()
        self._busy_seconds = busy_seconds
        self._migrations = migrations
        self.path = folder / FILE if folder else Path(":memory:")
        self.seal = Seal.for_this_run()
        """What rows that are proved here carry."""
        if folder is None:
            self._connection = self._begun()
            return
        try:
            with FileLock(folder / "tiling-gui.open.lock"):
                lost = not (folder / KEY).exists() and _header_version(self.path) >= FIRST_SEALED
                self.seal = Seal.of_folder(folder)
                self._connection = self._opened()
            if lost:
                self.tell(
                    tr(
                        "The file {name} is missing, so what was proved before counts as written from outside until "
                        "tiling-gui campaign verify --all has proved it again.",
                        name=KEY,
                    )
                )
        except sqlite3.Error as error:
            raise self._store_error(error) from error
        except OSError as error:
            if isinstance(error, StoreError):
                raise
            reason = error.strerror or str(error)
            raise StoreError(tr("Nothing can be kept in {folder}: {reason}.", folder=folder, reason=reason)) from error

    def close(self) -> None:
        """Closes the file; whoever uses it afterwards gets a StoreError."""
        with self._lock:
            self._connection.close()

    def tell(self, sentence: str) -> None:
        """Adds a sentence to `messages`, once."""
        sentence = one_line(sentence)
        with self._lock:
            if sentence not in self.messages:
                self.messages.append(sentence)

    def rows(self, statement: str, values: Sequence[object] = ()) -> list[sqlite3.Row]:
        """The rows a SELECT finds. Raises StoreError."""
        with self._lock:
            try:
                return self._connection.execute(statement, values).fetchall()
            except sqlite3.Error as error:
                raise self._store_error(error) from error

    @contextmanager
    def change(self) -> Iterator[sqlite3.Connection]:
        """A transaction: all that is executed on the connection inside is kept, or none. Raises StoreError.

        Inside another one it is a part of that.
        """
        with self._lock:
            if self._connection.in_transaction:
                yield self._connection
                return
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                try:
                    yield self._connection
                    self._connection.execute("COMMIT")
                except BaseException:
                    with suppress(sqlite3.Error):  # a full disk has rolled it back already
                        self._connection.execute("ROLLBACK")
                    raise
            except sqlite3.Error as error:
                raise self._store_error(error) from error

    # Opening --------------------------------------------------------------------------------------------

    def _opened(self) -> sqlite3.Connection:
        newest = len(self._migrations)
        if _header_version(self.path) > newest:
            return self._beside()
        try:
            connection = self._connected()
            try:
                self._check(connection)
                version = _version(connection)
                if version <= newest:
                    self._migrate(connection, version)
                    return connection
            except BaseException:
                connection.close()
                raise
            connection.close()
            return self._beside()
        except sqlite3.DatabaseError as error:
            if _code(error) not in _DAMAGED:
                raise
            aside = self._set_aside()
            self.tell(
                tr(
                    "The database was damaged. It is kept as {name} in {parent}; a fresh one is used.",
                    name=aside.name,
                    parent=aside.parent,
                )
            )
            return self._begun()

    def _begun(self) -> sqlite3.Connection:
        connection = self._connected()
        try:
            self._migrate(connection, 0)
        except BaseException:
            connection.close()
            raise
        return connection

    def _connected(self) -> sqlite3.Connection:
        if self.path != Path(":memory:"):
            keep_private(self.path)  # the files beside it are made with its mode
        connection = sqlite3.connect(
            self.path,
            timeout=self._busy_seconds,
            isolation_level=None,
            check_same_thread=False,
            factory=_Connection,
        )
        try:
            connection.row_factory = sqlite3.Row
            connection.create_function("sealed", -1, self.seal.of, deterministic=True)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("PRAGMA trusted_schema = OFF")
        except BaseException:
            connection.close()
            raise
        return connection

    def _check(self, connection: sqlite3.Connection) -> None:
        """Raises a DatabaseError with a code of _DAMAGED if this is not our database, whole."""
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if tables and connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            raise _damaged("not a database of this program")
        if self.path.stat().st_size <= _CHECKED_UP_TO or self._mark.exists():
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise _damaged(str(found))
            self._mark.unlink(missing_ok=True)

    def _migrate(self, connection: sqlite3.Connection, version: int) -> None:
        newest = len(self._migrations)
        if version == newest:
            return
        if version:
            self._back_up(connection, version)
        connection.execute("BEGIN IMMEDIATE")
        for statements in self._migrations[version:]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {newest}")
        connection.execute("COMMIT")

    def _back_up(self, connection: sqlite3.Connection, version: int) -> None:
        backup = self.path.with_name(f"{self.path.stem}-backup-v{version}.sqlite3")
        fresh = backup.with_suffix(".part")
        fresh.unlink(missing_ok=True)
        keep_private(fresh)
        copy = sqlite3.connect(fresh)
        try:
            connection.backup(copy)
        finally:
            copy.close()
        os.replace(fresh, backup)
        self.tell(
            tr(
                "The database was brought up to date; the old one is kept as {name} in {parent}.",
                name=backup.name,
                parent=backup.parent,
            )
        )

    def _beside(self) -> sqlite3.Connection:
        newest = len(self._migrations)
        newer, self.path = self.path, self.path.with_name(f"{self.path.stem}-v{newest}.sqlite3")
        if _header_version(self.path) > newest:
            raise StoreError(
                tr("{newer} and {path} are both of a newer version of the program.", newer=newer, path=self.path)
            )
        connection = self._opened()
        self.tell(
            tr(
                "The database {newer} is of a newer version of the program. It is left as it is; {name} is used.",
                newer=newer,
                name=self.path.name,
            )
        )
        return connection

    def _set_aside(self) -> Path:
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        count = 0
        while (aside := self.path.with_name(f"{self.path.stem}-damaged-{stamp}-{count}.sqlite3")).exists():
            count += 1
        self.path.rename(aside)
        for tail in ("-wal", "-shm"):
            part = self.path.with_name(self.path.name + tail)
            if part.exists():
                part.rename(aside.with_name(aside.name + tail))
        self._mark.unlink(missing_ok=True)
        return aside

    @property
    def _mark(self) -> Path:
        """Stands beside a database in which something damaged was met while it was in use."""
        return self.path.with_name(self.path.name + "-check")

    # Errors ---------------------------------------------------------------------------------------------

    def _store_error(self, error: sqlite3.Error) -> StoreError:
        """The sentence for what SQLite complained about."""
        code, where = _code(error), self.path
        if code in _DAMAGED:
            with suppress(OSError):  # without the mark, small databases are looked through all the same
                self._mark.touch()
            return StoreError(tr("The database {where} is damaged; it is set aside at the next start.", where=where))
        sentences = {
            sqlite3.SQLITE_FULL: tr("The disk is full: {where} could not be added to.", where=where),
            sqlite3.SQLITE_BUSY: tr("The database {where} is locked by another program.", where=where),
            sqlite3.SQLITE_LOCKED: tr("The database {where} is locked by another program.", where=where),
            sqlite3.SQLITE_READONLY: tr("The database {where} cannot be written to.", where=where),
            sqlite3.SQLITE_CANTOPEN: tr("The database {where} cannot be opened or made.", where=where),
            sqlite3.SQLITE_PERM: tr("The database {where} may not be opened.", where=where),
            sqlite3.SQLITE_IOERR: tr("The disk refused to read or write the database {where}.", where=where),
        }
        if code in sentences:
            return StoreError(sentences[code])
        if isinstance(error, sqlite3.ProgrammingError) and "closed" in str(error):
            return StoreError(tr("The database {where} is closed.", where=where))
        raise error


def _code(error: sqlite3.Error) -> int:
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else 0


def _damaged(what: str) -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError(what)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def _header_version(path: Path) -> int:
    """The version in the file's header, read without touching the file; 0 if it is missing or not ours."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        return 0
    if len(header) < 100 or int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        return 0
    return int.from_bytes(header[60:64], "big", signed=True)
