"""Arrays without a reference count, for compiled code that hands its arguments from function to function.

numba counts the references to every array that is passed on, by atomic operations on a counter that all threads share.
An array from `borrowed` is not counted: it may be used as long as the caller keeps the original.
"""

from numba import types
from numba.core import cgutils
from numba.core.imputils import impl_ret_new_ref
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array


@intrinsic
def _uncounted(typing_context, array):
    def code(context, builder, signature, arguments):
        made = make_array(signature.return_type)(context, builder, arguments[0])
        made.meminfo = cgutils.get_null_value(made.meminfo.type)
        return impl_ret_new_ref(context, builder, signature.return_type, made._getvalue())

    return array(array), code


def borrowed(given):
    """The same array without a count; of a tuple of three or five arrays all of them; anything else as it is."""
    raise NotImplementedError  # compiled code only


@overload(borrowed)
def _borrowed(given):
    if isinstance(given, types.Array):
        return lambda given: _uncounted(given)  # noqa: PLW0108 - numba knows it by the name of its argument
    if isinstance(given, types.BaseTuple) and len(given) == 3:
        return lambda given: (_uncounted(given[0]), _uncounted(given[1]), _uncounted(given[2]))
    if isinstance(given, types.BaseTuple) and len(given) == 5:
        return lambda given: (
            _uncounted(given[0]),
            _uncounted(given[1]),
            _uncounted(given[2]),
            _uncounted(given[3]),
            _uncounted(given[4]),
        )
    return lambda given: given


__all__ = ["borrowed"]
