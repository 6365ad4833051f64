"""Checks documents against the JSON Schemas of docs/schema, rejecting everything the schemas do not describe.

The schemas themselves allow additional properties, for readers of documents written by later versions.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

SCHEMAS = Path(__file__).resolve().parents[1] / "docs" / "schema"


@cache
def validator(name: str) -> Draft202012Validator:
    """The validator for docs/schema/NAME.schema.json, which may refer to other schemas there."""
    read = {path.name: path.read_text(encoding="utf-8") for path in SCHEMAS.glob("*.json")}
    documents = {name: json.loads(text, object_hook=_closed) for name, text in read.items()}
    registry: Registry[Any] = Registry().with_resources(
        (file, Resource.from_contents(schema)) for file, schema in documents.items()
    )
    schema = documents[f"{name}.schema.json"]
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema, registry=registry)


def _closed(schema: dict[str, Any]) -> dict[str, Any]:
    """Forbids undescribed properties in an object schema."""
    if schema.get("type") == "object" and "properties" in schema:
        schema.setdefault("additionalProperties", False)
    return schema


def conforms(data: Any, name: str) -> list[str]:
    """The errors in `data`; empty if it conforms to docs/schema/NAME.schema.json."""
    return [f"{error.json_path}: {error.message}" for error in validator(name).iter_errors(data)]
