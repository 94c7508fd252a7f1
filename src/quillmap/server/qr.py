"""The QR code of an address, for phones in the same room."""

import io

import segno


def door_code(address: str) -> str:
    """A QR code of this address in blocks, as bright modules on a dark terminal."""
    out = io.StringIO()
    segno.make(address, micro=False).terminal(out=out, compact=True)
    return out.getvalue()
