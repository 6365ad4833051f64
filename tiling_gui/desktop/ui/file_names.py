"""Names of files as a dialog gives them."""

from collections.abc import Sequence


def with_ending(name: str, kind: str, endings: Sequence[str]) -> str:
    """`name`, with the ending of the chosen kind, such as "Table (*.csv)", if it has none of those there are."""
    if name.lower().endswith(tuple(f".{ending}" for ending in endings)):
        return name
    return f"{name}.{next((ending for ending in endings if f'*.{ending}' in kind), endings[0])}"
