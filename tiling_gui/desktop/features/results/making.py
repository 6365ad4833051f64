"""The window of games and results put together with the store; imported when it is first opened."""

from collections.abc import Callable, Sequence

from tiling_gui.core.limits import Report, StopToken
from tiling_gui.desktop.features.results.records import own_line, solve_record
from tiling_gui.desktop.features.results.review_queue import ReviewQueue
from tiling_gui.desktop.features.results.rows import result_rows
from tiling_gui.desktop.features.results.source import ResultsSource
from tiling_gui.desktop.features.results.table_model import GAME, ResultRow
from tiling_gui.desktop.features.results.window import ResultsWindow
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.time_used import time_words
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.language import plural
from tiling_gui.store import listing
from tiling_gui.store.exchange import readable, take_in, write_out
from tiling_gui.store.labels import Label

AT_ONCE = 500
"""Games that are listed without a thread: more take longer than one likes to wait."""


def make_results_window(workspace: Workspace, queue: ReviewQueue) -> ResultsWindow:
    """The window of games and results of the workspace's store."""
    store = workspace.store

    def open_row(row: ResultRow) -> None:
        if row.deleted:
            store.removed.restore(row.kind, row.id)
        workspace.controller.open(
            own_line(store.game(str(row.id))) if row.kind == GAME else solve_record(store.solve(int(str(row.id))))
        )
        workspace.windows.to_front()

    def import_files(names: Sequence[str]) -> str:
        workspace.session.keep_now()
        taken, reports = take_in(store, names)
        parts = [report.sentence for report in reports]
        if taken:
            parts.insert(0, plural("%n games imported.", "%n game imported.", len(taken)))
        return " ".join(parts)

    def export_table(name: str) -> str:
        rows = listing.entries(store)
        listing.save(rows, name)
        return plural("%n results written to {file}.", "%n result written to {file}.", len(rows), file=name)

    def export_games(rows: Sequence[ResultRow], name: str) -> str:
        workspace.session.keep_now()
        records, left_out = readable(store, [str(row.id) for row in rows])
        files = write_out(records, name)
        where = name if len(rows) > 1 else str(files[0])
        said = plural("%n games written to {file}.", "%n game written to {file}.", len(records), file=where)
        return " ".join([said, *left_out])

    def delete(rows: Sequence[ResultRow]) -> None:
        for row in rows:
            store.removed.add(row.kind, row.id)

    def restore(rows: Sequence[ResultRow]) -> None:
        for row in rows:
            store.removed.restore(row.kind, row.id)

    def label(row: ResultRow, said: Label) -> None:
        store.labels.put(row.kind, row.id, said)

    def review(rows: Sequence[ResultRow]) -> str:
        return queue.add([str(row.id) for row in rows])

    def time_used(row: ResultRow) -> str:
        shown = row.kind == GAME and workspace.settings.current.show_time
        return time_words(store.game(str(row.id)).time_used) if shown else ""

    def load_apart(deleted: bool, done: Callable[[Sequence[ResultRow], bool], None]) -> bool:
        if store.game_count() <= AT_ONCE:
            return False

        def work(report: Report, stop: StopToken) -> list[ResultRow]:
            rows = result_rows(store, deleted=deleted)
            for row in rows:
                if stop.is_set:
                    break
                assert row.words  # worked out here, and not when the list is filtered first
            return rows

        worker.start(work, lambda rows: done(rows, deleted))
        return True

    def on_read(job: Job, rows: list[ResultRow]) -> None:
        job.context(rows)

    def say(sentence: str) -> None:
        found.not_read(sentence)

    worker = workspace.jobs.worker("results", on_read, say=say)
    source = ResultsSource(
        load_apart=load_apart,
        load=lambda: result_rows(store),
        load_deleted=lambda: result_rows(store, deleted=True),
        open=open_row,
        import_files=import_files,
        export_table=export_table,
        export_games=export_games,
        delete=delete,
        restore=restore,
        review=review,
        review_all=queue.add_all,
        label=label,
        time_used=time_used,
    )
    found = ResultsWindow(workspace.theme, source, workspace.windows.main)
    queue.chosen.connect(found.say)
    found.solveRequested.connect(workspace.controller.solve)
    return found
