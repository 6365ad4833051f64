"""What our documents are held against: the JSON Schemas of docs/schema."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

SCHEMAS = Path(__file__).resolve().parents[1] / "docs" / "schema"


@cache
def validator(name: str) -> Draft202012Validator:
    """Of docs/schema/NAME.schema.json, which may refer to others there."""
    documents = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in SCHEMAS.glob("*.json")}
    registry: Registry[Any] = Registry().with_resources(
        (file, Resource.from_contents(schema)) for file, schema in documents.items()
    )
    schema = documents[f"{name}.schema.json"]
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema, registry=registry)


def conforms(data: Any, name: str) -> list[str]:
    """What is wrong with `data`; empty if it is as docs/schema/NAME.schema.json says."""
    return [f"{error.json_path}: {error.message}" for error in validator(name).iter_errors(data)]
