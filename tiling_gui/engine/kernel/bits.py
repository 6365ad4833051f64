"""Three instructions of the processor that numba does not offer, for unsigned 64-bit words."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


@intrinsic
def popcount(typingctx: Any, word: Any) -> Any:
    """Number of bits set in a uint64, as int64."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.uint64), generate


@intrinsic
def lowest(typingctx: Any, word: Any) -> Any:
    """Number of the lowest bit set in a uint64 (64 if there is none), as uint64: it is used to shift."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.uint64(types.uint64), generate


@intrinsic
def swap_bytes(typingctx: Any, word: Any) -> Any:
    """A uint64 with its bytes in reverse order: an 8 x 8 board upside down."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bswap(args[0])

    return types.uint64(types.uint64), generate
