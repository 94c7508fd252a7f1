"""The simplest frames of RFC 6455, which are nearly all: one whole text, either way."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # not on every platform
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
MASKED: Final = 0x80
SHORT: Final = 125
"""The longest text whose size fits into the second byte."""
MEDIUM: Final = 0xFFFF
"""The longest whose size fits into the two bytes behind it."""


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text of a client, if this is one whole frame and nothing else; None for all the rest."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    start, size = 6, data[1] - MASKED
    if size > SHORT:
        if size != SHORT + 1 or len(data) < 8:
            return None
        start, size = 8, int.from_bytes(data[2:4], "big")
    if len(data) != start + size or size > most:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def text_frame(text: bytes) -> bytes:
    """The frame in which a server says this."""
    size = len(text)
    if size <= SHORT:
        return bytes((TEXT, size)) + text
    if size <= MEDIUM:
        return bytes((TEXT, SHORT + 1)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, SHORT + 2)) + size.to_bytes(8, "big") + text
