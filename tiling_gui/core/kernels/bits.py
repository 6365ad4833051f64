"""Three processor instructions that numba does not offer, for unsigned words of 64 and 128 bits."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from tiling_gui.core.kernels.wide import wide


@intrinsic
def popcount(typingctx: Any, word: Any) -> Any:
    """Number of bits set in a word, as int64."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        found = builder.ctpop(args[0])
        return builder.trunc(found, ir.IntType(64)) if word == wide else found

    return types.int64(wide if word == wide else types.uint64), generate


@intrinsic
def lowest(typingctx: Any, word: Any) -> Any:
    """Index of the lowest set bit of a word (its width if there is none), as uint64 because it is used to shift."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        found = builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))
        return builder.trunc(found, ir.IntType(64)) if word == wide else found

    return types.uint64(wide if word == wide else types.uint64), generate


@intrinsic
def swap_bytes(typingctx: Any, word: Any) -> Any:
    """A uint64 with its bytes reversed: turns an 8 x 8 board upside down."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bswap(args[0])

    return types.uint64(types.uint64), generate
