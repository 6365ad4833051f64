"""What our documents are held against: the JSON Schemas of docs/schema, and nothing besides what they describe.

The schemas themselves allow additions, so that readers keep to them when a later version says more.
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
    """Of docs/schema/NAME.schema.json, which may refer to others there."""
    read = {path.name: path.read_text(encoding="utf-8") for path in SCHEMAS.glob("*.json")}
    documents = {name: json.loads(text, object_hook=_closed) for name, text in read.items()}
    registry: Registry[Any] = Registry().with_resources(
        (file, Resource.from_contents(schema)) for file, schema in documents.items()
    )
    schema = documents[f"{name}.schema.json"]
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema, registry=registry)


def _closed(schema: dict[str, Any]) -> dict[str, Any]:
    """An object with nothing but the properties that are described."""
    if schema.get("type") == "object" and "properties" in schema:
        schema.setdefault("additionalProperties", False)
    return schema


def conforms(data: Any, name: str) -> list[str]:
    """What is wrong with `data`; empty if it is as docs/schema/NAME.schema.json says."""
    return [f"{error.json_path}: {error.message}" for error in validator(name).iter_errors(data)]
