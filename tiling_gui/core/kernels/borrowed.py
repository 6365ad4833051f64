"""Arrays without a reference count, for compiled code that hands its arguments from function to function.

numba counts the references to every array that is passed on, by atomic operations on a counter that all threads share.
An array from `borrowed` is not counted: it may be used as long as the caller keeps the original.
"""

from typing import Any

from numba import types
from numba.core import cgutils
from numba.core.imputils import impl_ret_new_ref
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array


def borrowed(given: Any) -> Any:
    """The same array without a count; of a tuple all its arrays; a number as it is."""
    raise NotImplementedError  # compiled code only


@overload(borrowed)
def _borrowed(given):
    return lambda given: _bare(given)  # noqa: PLW0108 - numba knows it by the name of its argument


@intrinsic
def _bare(typing_context, given):
    def code(context, builder, signature, arguments):
        return impl_ret_new_ref(context, builder, given, _uncounted(context, builder, given, arguments[0]))

    return given(given), code


def _uncounted(context, builder, kind, value):
    if isinstance(kind, types.Array):
        made = make_array(kind)(context, builder, value)
        made.meminfo = cgutils.get_null_value(made.meminfo.type)
        return made._getvalue()
    if isinstance(kind, types.BaseTuple):
        items = (builder.extract_value(value, place) for place in range(len(kind)))
        bare = [_uncounted(context, builder, *each) for each in zip(kind, items, strict=True)]
        return context.make_tuple(builder, kind, bare)
    return value


__all__ = ["borrowed"]
