"""Enough of JSON Schema to hold our documents against docs/schema: the keywords used there, others are refused."""

import re
from typing import Any

_TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
_KNOWN = {
    "$schema", "$id", "$defs", "$ref", "title", "description", "type", "const", "enum", "pattern", "minimum",
    "required", "properties", "additionalProperties", "items", "minItems", "anyOf", "format",
}  # fmt: skip


def conforms(data: Any, schema: dict[str, Any], root: dict[str, Any] | None = None, at: str = "$") -> list[str]:
    """What is wrong with `data`; empty if it follows `schema`."""
    root = root or schema
    assert set(schema) <= _KNOWN, f"unknown keywords: {set(schema) - _KNOWN}"
    if "$ref" in schema:
        return conforms(data, root["$defs"][schema["$ref"].rpartition("/")[2]], root, at)
    wrong = []
    if "type" in schema and not _is(data, schema["type"]):
        return [f"{at} is not {schema['type']}"]
    if "const" in schema and data != schema["const"]:
        wrong.append(f"{at} is not {schema['const']}")
    if "enum" in schema and data not in schema["enum"]:
        wrong.append(f"{at} is not one of {schema['enum']}")
    if "pattern" in schema and isinstance(data, str) and not re.search(schema["pattern"], data):
        wrong.append(f"{at} does not match {schema['pattern']}")
    if "minimum" in schema and isinstance(data, (int, float)) and data < schema["minimum"]:
        wrong.append(f"{at} is below {schema['minimum']}")
    if "anyOf" in schema and all(conforms(data, choice, root, at) for choice in schema["anyOf"]):
        wrong.append(f"{at} is none of the choices")
    if isinstance(data, dict):
        wrong.extend(f"{at} lacks {key}" for key in schema.get("required", []) if key not in data)
        named = schema.get("properties", {})
        for key, value in data.items():
            inner = named.get(key, schema.get("additionalProperties", True))
            if inner is False:
                wrong.append(f"{at} has {key}")
            elif isinstance(inner, dict):
                wrong.extend(conforms(value, inner, root, f"{at}.{key}"))
    if isinstance(data, list):
        if len(data) < schema.get("minItems", 0):
            wrong.append(f"{at} is too short")
        for i, value in enumerate(data):
            wrong.extend(conforms(value, schema.get("items", {}), root, f"{at}[{i}]"))
    return wrong


def _is(data: Any, types: str | list[str]) -> bool:
    names = [types] if isinstance(types, str) else types
    if isinstance(data, bool):
        return "boolean" in names
    return any(isinstance(data, _TYPES[name]) for name in names)
