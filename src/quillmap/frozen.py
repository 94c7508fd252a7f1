"""Copies of frozen values with some fields changed: `dataclasses.replace`, four times as fast.

Every draw makes a handful of new values, and asking a dataclass for its fields one by one is most
of what that costs. Here each class gets a function that copies its slots straight away, written as
text and compiled once, as `dataclasses` itself writes `__init__`. Nothing is checked again: a value
whose class checks itself in `__post_init__` is not for this function.
"""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar

__all__ = ["replace"]

_Value = TypeVar("_Value")

_COPIES: dict[type, Callable[[Any, dict[str, Any]], Any]] = {}


def replace(value: _Value, /, **changes: object) -> _Value:
    """The same value but for these fields; its class is a frozen dataclass with slots."""
    cls = type(value)
    copied: _Value = (_COPIES.get(cls) or _prepared(cls))(value, changes)
    return copied


def _prepared(cls: type) -> Callable[[Any, dict[str, Any]], Any]:
    """The function that copies values of this class."""
    assert not hasattr(cls, "__post_init__"), f"{cls.__name__} checks itself: make a new one"
    names = [field.name for field in fields(cls)]
    setters = {name: getattr(cls, name).__set__ for name in names}
    lines = [f"    set_{name}(new, old.{name})" for name in names]
    text = "\n".join(
        [
            "def copy(old, changes):",
            "    new = make(cls)",
            *lines,
            "    for name in changes:",
            "        setters[name](new, changes[name])",
            "    return new",
        ]
    )
    known: dict[str, Any] = {f"set_{name}": setter for name, setter in setters.items()}
    known |= {"make": object.__new__, "cls": cls, "setters": setters}
    exec(text, known)  # only names of our own fields are in it
    copy: Callable[[Any, dict[str, Any]], Any] = known["copy"]
    _COPIES[cls] = copy
    return copy
