"""One SQLite file, safe for several threads and several processes, that is never overwritten when in doubt.

A damaged file is renamed and a new one created; so is one that declares other tables than ours, but the rows of its
tables that have our columns are copied. A file of a newer version is left alone, and this run uses another file beside
it. An older one is backed up before it is migrated. Each case adds a sentence to `messages`. Write-ahead log with
synchronous=NORMAL: kill -9 loses nothing, a power cut at most the last transactions.
"""

import os
import secrets
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from tiling_gui.core.exact_text import clean
from tiling_gui.errors import InputError, StoreError, input_error, one_line
from tiling_gui.language import plural, tr
from tiling_gui.paths import check_is_file, keep_private
from tiling_gui.provenance import Provenance
from tiling_gui.store import schema_check
from tiling_gui.store.locks import FileLock
from tiling_gui.store.migration import DROPPED, FIRST_SEALED, KEY, believe_nothing, seal_of
from tiling_gui.store.rows import checksum
from tiling_gui.store.schema import APPLICATION_ID, FILE, IDENTITY, MIGRATIONS, Step

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_CHECKED_UP_TO = 64_000_000
"""Bytes. A larger file is checked as a whole at the start only if damage was found in it before."""


class _Connection(sqlite3.Connection):
    """Accepts any text, and reports numbers that are too large where sqlite3 would raise OverflowError.

    Lone surrogates, which no file can hold, are replaced. Raises InputError for integers of more than 64 bits.
    """

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        try:
            return super().execute(statement, _cleaned(values))
        except OverflowError as error:
            raise _too_large() from error

    def executemany(self, statement: str, rows: Iterable[Any], /) -> sqlite3.Cursor:
        try:
            return super().executemany(statement, map(_cleaned, rows))
        except OverflowError as error:
            raise _too_large() from error


def _too_large() -> InputError:
    return input_error("A number is too large to store: it can have at most 19 digits.")


def _cleaned(values: Sequence[object]) -> list[object]:
    return [clean(value) if isinstance(value, str) and not value.isascii() else value for value in values]


class Database:
    """An open database file; `rows` and `change` are safe from any thread."""

    def __init__(
        self,
        folder: Path | None,
        *,
        busy_seconds: float = 3.0,
        migrations: Sequence[Sequence[Step]] = MIGRATIONS,
    ) -> None:
        """Open or create FILE in `folder`; if `folder` is None, in memory. Raises StoreError if that fails."""
        self.messages: list[str] = []
        """Sentences the user should see, in order."""
        self._lock = threading.RLock()
        self._is_written = False
        self._busy_seconds = busy_seconds
        self._migrations = migrations
        self.path = folder / FILE if folder else Path(":memory:")
        self._file: os.stat_result | None = None
        """The file that is open; None in memory."""
        self.provenance = Provenance(folder)
        """The ids of stores and digests of files that this installation wrote."""
        if folder is None:
            self._connection = self._created()
            return
        for tail in ("", "-wal", "-shm"):
            check_is_file(self.path.with_name(FILE + tail))
        try:
            with FileLock(folder / "tiling-gui.open.lock"):
                self._connection = self._opened()
            self._file = os.stat(self.path)
        except sqlite3.Error as error:
            raise self._store_error(error) from error
        except OSError as error:
            if isinstance(error, StoreError):
                raise
            reason = error.strerror or str(error)
            raise StoreError(tr("Nothing can be saved in {folder}: {reason}.", folder=folder, reason=reason)) from error

    def close(self) -> None:
        with self._lock:
            self._connection.close()

    def add_message(self, sentence: str) -> None:
        """Add a sentence to `messages` unless it is there already."""
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
        """A transaction: everything executed on the connection is stored, or nothing. Raises StoreError.

        Inside another transaction it becomes a part of that one.
        """
        with self._lock:
            try:
                if self._connection.in_transaction:
                    yield self._connection
                    return
                self._check_there()
                if not self._is_written:
                    self._connection.execute("PRAGMA synchronous = NORMAL")
                    self._is_written = True
                self._connection.execute("BEGIN IMMEDIATE")
                try:
                    yield self._connection
                    self._connection.execute("COMMIT")
                except BaseException:
                    with suppress(sqlite3.Error):  # a full disk has already rolled it back
                        self._connection.execute("ROLLBACK")
                    raise
            except sqlite3.Error as error:
                raise self._store_error(error) from error

    def _check_there(self) -> None:
        """Raises StoreError if the file is gone or another is in its place: SQLite would go on writing to nowhere."""
        if self._file is None:
            return
        try:
            if os.path.samestat(self._file, os.stat(self.path)):
                return
        except OSError:
            pass  # said below
        raise StoreError(
            tr(
                "The database {where} was removed or replaced: save copies of what you need, and start the program "
                "again.",
                where=self.path,
            )
        )

    # Opening --------------------------------------------------------------------------------------------

    def _opened(self) -> sqlite3.Connection:
        newest = len(self._migrations)
        version = schema_check.header_version(self.path)  # of a file with a log perhaps an old one
        if version > newest:
            return self._opened_beside()
        try:
            connection = self._connected()
            try:
                if version == newest == len(MIGRATIONS) and self._is_current(connection):  # as nearly always
                    return connection
                connection.execute("PRAGMA trusted_schema = OFF")
                version = self._checked(connection)
                if version <= newest:
                    if version and not schema_check.is_ours(connection, self._migrations[:version]):
                        connection = self._copied(connection, version)
                    ours = not version or self._is_ours(connection, version)
                    self._migrate(connection, version)
                    if not ours:
                        self._adopt(connection)
                    return connection
            except BaseException:
                connection.close()
                raise
            connection.close()
            return self._opened_beside()
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # the latter: invalid text in a damaged schema
            if isinstance(error, sqlite3.Error) and _code(error) not in _DAMAGED:
                raise
            aside = self._set_aside()
            self.add_message(
                tr(
                    "The database was damaged. It is kept as {name} in {parent}; a new one is used.",
                    name=aside.name,
                    parent=aside.parent,
                )
            )
            return self._created()

    def _copied(self, connection: sqlite3.Connection, version: int) -> sqlite3.Connection:
        """A fresh file in place of one that declares more than we do, with the rows of its tables; closes the old one.

        Raises a DatabaseError with a code of _DAMAGED if the rows cannot be read.
        """
        fresh = self.path.with_suffix(".part")
        fresh.unlink(missing_ok=True)
        keep_private(fresh)
        try:
            with closing(schema_check.made(self._migrations[:version], fresh)) as target:
                target.execute("BEGIN IMMEDIATE")
                if schema_check.identity(connection):
                    target.execute(IDENTITY)
                try:
                    schema_check.copy_rows(connection, target)
                except sqlite3.OperationalError as error:
                    raise _damaged(str(error)) if _code(error) == sqlite3.SQLITE_ERROR else error from error
                target.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                target.execute(f"PRAGMA user_version = {version}")
                target.execute("COMMIT")
            connection.close()
            aside = self._set_aside("elsewhere")
            os.replace(fresh, self.path)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
        self.add_message(
            tr(
                "The database has parts that this program did not make: its rows were copied into a new one, "
                "and it is kept as {name} in {parent}.",
                name=aside.name,
                parent=aside.parent,
            )
        )
        return self._connected()

    def _created(self) -> sqlite3.Connection:
        connection = self._connected()
        try:
            self._migrate(connection, 0)
        except BaseException:
            connection.close()
            raise
        return connection

    def _connected(self) -> sqlite3.Connection:
        if self.path != Path(":memory:"):
            keep_private(self.path)  # SQLite creates the files beside it with its mode
        connection = sqlite3.connect(
            self.path,
            timeout=self._busy_seconds,
            isolation_level=None,
            check_same_thread=False,
            factory=_Connection,
        )
        try:
            connection.row_factory = sqlite3.Row
            connection.text_factory = _text  # invalid UTF-8 must not make the other rows unreadable
            connection.create_function("summed", -1, checksum, deterministic=True)
            if not schema_check.has_log(self.path):
                connection.execute("PRAGMA journal_mode = WAL")
        except BaseException:
            connection.close()
            raise
        return connection

    def _is_current(self, connection: sqlite3.Connection) -> bool:
        """Whether this is an intact database of the newest version that this installation made, in few statements.

        Raises a DatabaseError with a code of _DAMAGED if a page is damaged.
        """
        try:
            if not schema_check.is_newest(connection):
                return False
            self._check_pages(connection)
            return self.provenance.contains(schema_check.stored_id(connection))
        except sqlite3.OperationalError as error:
            if _code(error) != sqlite3.SQLITE_ERROR:
                raise
            return False  # the schema cannot be read: `_checked` says so

    def _checked(self, connection: sqlite3.Connection) -> int:
        """The schema version.

        Raises a DatabaseError with a code of _DAMAGED unless this is an intact database of ours.
        """
        try:
            tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if tables and connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
                raise _damaged("not a database of this program")
            if schema_check.has_virtual_tables(connection):
                raise _damaged("its tables are others")
            version: int = connection.execute("PRAGMA user_version").fetchone()[0]
            if version < bool(tables):
                raise _damaged("no version has made its tables")
            self._check_pages(connection)
        except sqlite3.OperationalError as error:
            if _code(error) != sqlite3.SQLITE_ERROR:
                raise
            raise _damaged(str(error)) from error  # the schema cannot be read
        return version

    def _check_pages(self, connection: sqlite3.Connection) -> None:
        """Raises a DatabaseError with a code of _DAMAGED if a page is damaged; a large file is not always read."""
        if self.path.stat().st_size <= _CHECKED_UP_TO or self._mark.exists():
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise _damaged(str(found))
            self._mark.unlink(missing_ok=True)

    def _is_ours(self, connection: sqlite3.Connection, version: int) -> bool:
        """True if this installation created the database: its id is known, or it is the first one and older than ids.

        A database without an id has the secret it was sealed with beside it if its version had seals.
        """
        id = schema_check.identity(connection)
        if id and self.provenance.contains(id):
            return True
        sealed = (self.path.parent / KEY).exists()
        if self.provenance.has_entries or version > FIRST_SEALED or sealed != (version == FIRST_SEALED):
            return False
        if not id:  # killed earlier, before `own.add` below, leaves one
            id = secrets.token_hex(16)
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(IDENTITY)
            connection.execute("INSERT INTO identity (id) VALUES (?)", (id,))
            connection.execute("COMMIT")
        self.provenance.add(id)  # so that it is known even if the migration is killed
        if version < FIRST_SEALED:
            self.add_message(
                tr(
                    "The database is of version {version}, which did not note where a result was proved: its results "
                    "count as proved here.",
                    version=version,
                )
            )
        return True

    def _adopt(self, connection: sqlite3.Connection) -> None:
        """Adopt a database from another installation: no value in it is believed."""
        id = secrets.token_hex(16)
        copy = self._back_up(connection, "elsewhere")
        self.provenance.add(id)
        connection.execute("BEGIN IMMEDIATE")
        rows, solves = believe_nothing(connection)
        connection.execute("DELETE FROM identity")
        connection.execute("INSERT INTO identity (id) VALUES (?)", (id,))
        connection.execute("COMMIT")
        if rows or solves:
            self.add_message(
                tr(
                    "The database was not written by this installation: {rows} and {solves} in it are not believed. "
                    "It is kept as {name}.",
                    rows=plural("%n rows", "%n row", rows),
                    solves=plural("%n results", "%n result", solves),
                    name=copy.name,
                )
            )

    def _migrate(self, connection: sqlite3.Connection, version: int) -> None:
        newest = len(self._migrations)
        if version == newest:
            return
        fresh = "" if version else secrets.token_hex(16)
        if version:
            backup = self._back_up(connection, f"backup-v{version}")
            self.add_message(
                tr(
                    "The database was upgraded; the old one is kept as {name} in {parent}.",
                    name=backup.name,
                    parent=backup.parent,
                )
            )
        else:
            self.provenance.add(fresh)
        connection.execute("BEGIN IMMEDIATE")
        if fresh:
            schema_check.run(connection, [schema_check.statements(tuple(self._migrations))])
            connection.execute("INSERT INTO identity (id) VALUES (?)", (fresh,))
        else:
            connection.create_function("sealed", -1, seal_of(self.path.parent), deterministic=True)
            schema_check.run(connection, self._migrations[version:])
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {newest}")
        connection.execute("COMMIT")
        if version:
            self._tell_dropped(connection)

    def _tell_dropped(self, connection: sqlite3.Connection) -> None:
        """Say what a migration dropped because it was never proved here."""
        if connection.execute("SELECT count(*) FROM sqlite_temp_master WHERE name = ?", (DROPPED,)).fetchone()[0]:
            for row in connection.execute(f"SELECT * FROM {DROPPED}").fetchall():
                self.add_message(
                    tr(
                        "What was never proved here is dropped: {rows} and {solves}, from {names}.",
                        rows=plural("%n rows", "%n row", row["rows"]),
                        solves=plural("%n results", "%n result", row["solves"]),
                        names=row["names"],
                    )
                )
            connection.execute(f"DROP TABLE {DROPPED}")

    def _back_up(self, connection: sqlite3.Connection, what: str) -> Path:
        """Copy the database, and return the copy."""
        backup = self.path.with_name(f"{self.path.stem}-{what}.sqlite3")
        fresh = backup.with_suffix(".part")
        fresh.unlink(missing_ok=True)
        keep_private(fresh)
        copy = sqlite3.connect(fresh)
        try:
            connection.backup(copy)
        finally:
            copy.close()
        os.replace(fresh, backup)
        return backup

    def _opened_beside(self) -> sqlite3.Connection:
        newest = len(self._migrations)
        newer, self.path = self.path, self.path.with_name(f"{self.path.stem}-v{newest}.sqlite3")
        if schema_check.header_version(self.path) > newest:
            raise StoreError(
                tr("{newer} and {path} are both from a newer version of the program.", newer=newer, path=self.path)
            )
        connection = self._opened()
        self.add_message(
            tr(
                "The database {newer} is from a newer version of the program. It is left unchanged; {name} is used.",
                newer=newer,
                name=self.path.name,
            )
        )
        return connection

    def _set_aside(self, why: str = "damaged") -> Path:
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        count = 0
        while (aside := self.path.with_name(f"{self.path.stem}-{why}-{stamp}-{count}.sqlite3")).exists():
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
        """A file beside the database that marks it as damaged; made when damage is found during use."""
        return self.path.with_name(self.path.name + "-check")

    # Errors ---------------------------------------------------------------------------------------------

    def _store_error(self, error: sqlite3.Error) -> StoreError:
        code, where = _code(error), self.path
        if code in _DAMAGED:
            with suppress(OSError):  # without the mark small databases are checked anyway
                self._mark.touch()
            return StoreError(
                tr("The database {where} is damaged; it will be set aside at the next start.", where=where)
            )
        sentences = {
            sqlite3.SQLITE_FULL: tr("The disk is full: {where} could not be written to.", where=where),
            sqlite3.SQLITE_BUSY: tr("The database {where} is locked by another program.", where=where),
            sqlite3.SQLITE_LOCKED: tr("The database {where} is locked by another program.", where=where),
            sqlite3.SQLITE_READONLY: tr("The database {where} cannot be written to.", where=where),
            sqlite3.SQLITE_CANTOPEN: tr("The database {where} cannot be opened or created.", where=where),
            sqlite3.SQLITE_PERM: tr("There is no permission to open the database {where}.", where=where),
            sqlite3.SQLITE_IOERR: tr("The disk failed to read or write the database {where}.", where=where),
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


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")
