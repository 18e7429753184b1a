"""`@rule`: compiled on first use, kept on disk, never served stale."""

import hashlib
import types
import warnings
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import numpy as np
from numba import config, njit
from numba.core.caching import FunctionCache
from numba.core.dispatcher import Dispatcher

CHANCE, OVER = -1, -2  # what `turn` says when no seat is to act

F = TypeVar("F", bound=Callable[..., Any])


def _meaning(f: Callable[..., Any], seen: set[Any]) -> Iterator[bytes]:
    """All that the machine code of `f` depends on: bytecode, constants, the rules it calls.

    Numba's own key looks at one source file only: it never recognises a closure again, and it
    misses an edit in a rule of another file.
    """
    if f in seen:
        return
    seen.add(f)
    cells = dict(
        zip(f.__code__.co_freevars, (c.cell_contents for c in f.__closure__ or ()), strict=True)
    )
    yield f"{f.__module__}.{f.__qualname__}".encode()
    codes = [f.__code__]
    for code in codes:
        codes += [c for c in code.co_consts if isinstance(c, types.CodeType)]
        yield code.co_code
        yield repr([c for c in code.co_consts if not isinstance(c, types.CodeType)]).encode()
        names = sorted({*code.co_names, *code.co_freevars})
        for name in names:
            value = cells.get(name, f.__globals__.get(name))
            yield name.encode()
            if isinstance(value, types.ModuleType):  # then `module.name` may be among the names
                for member in names:
                    yield from _worth(getattr(value, member, None), seen)
            else:
                yield from _worth(value, seen)


def _worth(value: Any, seen: set[Any]) -> Iterator[bytes]:
    """Of a name: a rule, or a constant."""
    if isinstance(value, Dispatcher):
        yield from _meaning(value.py_func, seen)
    elif isinstance(value, np.ndarray):
        yield value.tobytes()
    elif isinstance(value, int | float | str | tuple):
        yield repr(value).encode()


class _Cache(FunctionCache):
    """Numba's disk cache, with a key that sees through closures and across files."""

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        stamp = hashlib.sha256(b"\0".join(_meaning(self._py_func, set()))).hexdigest()
        return sig, codegen.magic_tuple(), stamp, bool(config.BOUNDSCHECK)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # whatever is wrong with a kept file, compiling anew mends it
            return None


def rule(f: F) -> F:
    """Compile on first use, without the GIL; plain Python under NUMBA_DISABLE_JIT=1."""
    compiled: Any = njit(nogil=True)(f)
    if not config.DISABLE_JIT:
        try:
            compiled._cache = _Cache(f)
        except RuntimeError:  # no folder to write to: play on, compiled anew each time
            warnings.warn(
                "No writable folder for compiled rules: they are compiled anew at each start. "
                "Set NUMBA_CACHE_DIR to a folder you can write to.",
                stacklevel=2,
            )
    return compiled  # type: ignore[no-any-return]
