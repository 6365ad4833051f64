"""Tables of cases that are gone through in one test."""

import inspect
from collections.abc import Callable, Collection, Iterable
from typing import Any

Test = Callable[..., None]


def walked(names: str | Iterable[str], cases: Collection[Any]) -> Callable[[Test], Test]:
    """Like `pytest.mark.parametrize`, but in one test: fixtures are made once, and the first case that fails is named.

    For cases that leave nothing behind which another one would see.
    """
    keys = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)

    def decorate(test: Test) -> Test:
        def walk(**fixtures: Any) -> None:
            assert cases
            for case in cases:
                given = dict(zip(keys, case, strict=True)) if len(keys) > 1 else {keys[0]: case}
                try:
                    test(**fixtures, **given)
                except BaseException as error:
                    error.add_note(f"with {', '.join(f'{key} = {value!r}' for key, value in given.items())}")
                    raise

        signature = inspect.signature(test)
        parts = [part for name, part in signature.parameters.items() if name not in keys]
        for name in ("__name__", "__qualname__", "__module__", "__doc__"):
            setattr(walk, name, getattr(test, name))
        walk.__dict__.update(vars(test))
        walk.__signature__ = signature.replace(parameters=parts)  # type: ignore[attr-defined]
        return walk

    return decorate
