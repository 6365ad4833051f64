"""A 128-bit word for compiled code: what uint64 is to components of up to 64 squares, for up to 128 squares.

The functions of the kernel are written once and compiled for both word types. A wide word supports the operators they
use, & | ^ ~ + - << >> == != < and its truth value; a uint64 operand is zero-extended, and shift counts are uint64 below
128. `joined` makes a word from two halves, `low` and `high` return them.
"""

import operator
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, lower_builtin, lower_cast, models, register_model

_BITS, _HALF = ir.IntType(128), ir.IntType(64)


class Wide(types.Type):  # type: ignore[misc]
    """The numba type of a 128-bit word."""

    def __init__(self) -> None:
        super().__init__(name="word128")

    def unify(self, typingctx: Any, other: Any) -> Any:
        """A variable that is a uint64 in one place and a wide word in another is a wide word."""
        return self if other == types.uint64 else None


wide = Wide()


@register_model(Wide)
class _Model(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _BITS)


@lower_cast(types.uint64, Wide)
def _extended(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:
    return builder.zext(value, _BITS)


def _operator(op: Any, taken: tuple[Any, ...], result: Any, build: Callable[[Any, Any], Any]) -> None:
    """Defines an operator with at least one wide operand: its operand types, its result type and its code generator."""

    def generic(self: Any, args: Any, kws: Any) -> Any:
        fits = (
            len(args) == len(taken)
            and wide in args
            and all(arg in (kind, types.uint64) for arg, kind in zip(args, taken, strict=True))
        )
        return signature(result, *taken) if fits else None

    infer_global(op)(type(f"_Wide_{op.__name__}", (AbstractTemplate,), {"key": op, "generic": generic}))
    lower_builtin(bool if op is operator.truth else op, *taken)(
        lambda context, builder, sig, args: build(builder, args)
    )


def _shifted(name: str) -> Callable[[Any, Any], Any]:
    return lambda builder, args: getattr(builder, name)(args[0], builder.zext(args[1], _BITS))


def _compared(sign: str) -> Callable[[Any, Any], Any]:
    return lambda builder, args: builder.icmp_unsigned(sign, *args)


def _computed(name: str) -> Callable[[Any, Any], Any]:
    return lambda builder, args: getattr(builder, name)(*args)


for _names, _built in {
    ("and_", "iand"): _computed("and_"),
    ("or_", "ior"): _computed("or_"),
    ("xor", "ixor"): _computed("xor"),
    ("add", "iadd"): _computed("add"),
    ("sub", "isub"): _computed("sub"),
}.items():
    for _name in _names:
        _operator(getattr(operator, _name), (wide, wide), wide, _built)
for _names, _built in {("lshift", "ilshift"): _shifted("shl"), ("rshift", "irshift"): _shifted("lshr")}.items():
    for _name in _names:
        _operator(getattr(operator, _name), (wide, types.uint64), wide, _built)
for _name, _sign in {"eq": "==", "ne": "!=", "lt": "<"}.items():
    _operator(getattr(operator, _name), (wide, wide), types.boolean, _compared(_sign))
_operator(operator.invert, (wide,), wide, _computed("not_"))
_operator(operator.truth, (wide,), types.boolean, lambda builder, args: builder.icmp_unsigned("!=", args[0], _BITS(0)))


@intrinsic
def joined(typingctx: Any, low_half: Any, high_half: Any) -> Any:
    """The wide word made of two uint64."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        below, above = (builder.zext(arg, _BITS) for arg in args)
        return builder.or_(below, builder.shl(above, _BITS(64)))

    return wide(types.uint64, types.uint64), generate


@intrinsic
def low(typingctx: Any, word: Any) -> Any:
    """The lower 64 bits of a word, as uint64."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.trunc(args[0], _HALF) if word == wide else args[0]

    return types.uint64(wide if word == wide else types.uint64), generate


@intrinsic
def high(typingctx: Any, word: Any) -> Any:
    """The upper 64 bits of a word, as uint64; 0 for a uint64."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.trunc(builder.lshr(args[0], _BITS(64)), _HALF) if word == wide else _HALF(0)

    return types.uint64(wide if word == wide else types.uint64), generate
