"""Ids, keys, spoken codes and owners: everything that is made of chance or digested from it."""

import base64
import hashlib
import hmac
from collections.abc import Callable
from typing import Final

from quillmap.dealer import SEED_BYTES
from quillmap.table.people import Secrets

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRTUVWXY346789"
"""28 signs that nobody mistakes for each other, said aloud or read."""
CODE_LENGTH: Final = 6
SECRET_BYTES: Final = 32
KEY_BYTES: Final = 16
"""The link of a table carries 128 bits."""


def id_of(chance: bytes) -> str:
    """A public id: small letters and digits."""
    return base64.b32encode(chance).decode().rstrip("=").lower()


def secret_of(chance: bytes) -> str:
    """A secret for links and cookies."""
    return base64.urlsafe_b64encode(chance).decode().rstrip("=")


def code_of(chance: bytes) -> str:
    """A spoken code."""
    number = int.from_bytes(chance, "big")
    letters = []
    for _ in range(CODE_LENGTH):
        number, rest = divmod(number, len(CODE_LETTERS))
        letters.append(CODE_LETTERS[rest])
    return "".join(letters)


def new_secrets(chance: Callable[[int], bytes]) -> Secrets:
    """What chance gives a new table."""
    return Secrets(
        game=id_of(chance(10)),
        key=secret_of(chance(KEY_BYTES)),
        code=code_of(chance(16)),
        seed=chance(SEED_BYTES),
    )


def digest(secret: str) -> str:
    """What is stored of a secret that somebody else keeps."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def owner_of(secret: str) -> str:
    """By which a person is known in journals: nobody can get the secret back from it."""
    return digest(f"owner {secret}")[:32]


def same(one: str, other: str) -> bool:
    """Compare secrets without telling by the time how much of them was right."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))
