"""Reading the tables that the program writes."""

import csv
import io
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path


def read_table(file: Path) -> list[dict[str, str]]:
    """The rows of a CSV file, by column."""
    return list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8-sig"))))


def exact(row: Mapping[str, str], name: str) -> Fraction | None:
    """The exact value in two columns of a row: a decimal, and a fraction if no decimal states the value."""
    text = row[f"{name}_exact"].replace("⁄", "/").replace("−", "-")
    return Fraction(text or row[name]) if row[name] else None
