"""Names of earlier versions: they go on working, and say what they are called now."""

import warnings
from typing import TypeVar

T = TypeVar("T")


def renamed(module: str, old: str, new: str, value: T) -> T:
    """The value of a name that another one has taken the place of, with a warning."""
    message = f"{module}.{old} is called {module}.{new} now"
    # 1 is here, 2 the module's `__getattr__`, 3 whoever asks for the old name.
    warnings.warn(message, DeprecationWarning, stacklevel=3)
    return value


def moved(old: str, new: str) -> None:
    """Say that a module has moved; called by the module that stays in the old place."""
    # The frames of the import system lie between; it is the import of the old name that counts.
    warnings.warn(f"{old} is {new} now", DeprecationWarning, stacklevel=2)
