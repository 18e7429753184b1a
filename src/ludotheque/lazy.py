"""Computed when first asked for, then kept: `functools.cached_property` without the lock that it
has in Python 3.11, which takes longer than most of what is computed here."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801
    def __init__(self, compute: Callable[[Any], T]) -> None:
        self.compute, self.name = compute, compute.__name__
        self.__doc__ = compute.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> "lazy[T]": ...
    @overload
    def __get__(self, owner: object, kind: type) -> T: ...
    def __get__(self, owner: object | None, kind: type) -> "T | lazy[T]":
        if owner is None:
            return self
        value = owner.__dict__[self.name] = self.compute(owner)
        return value
