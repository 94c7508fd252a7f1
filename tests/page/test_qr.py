"""The QR codes of the page are those of the server's encoder, module by module.

`web/tests/data/qr.json` keeps what segno makes of many texts, as sums of their modules, and the
tests of the page compare. After a change of the texts: `python -m tests.page.test_qr`.
"""

import hashlib
import json
from pathlib import Path

import pytest
import segno
from segno import encoder

KEPT = Path(__file__).parents[2] / "web" / "tests" / "data" / "qr.json"
LINK = "https://quillmap.example/t/k3v9c2m8#4fT0aQ9xZr7Lw1Ye"
TEXTS = [
    "",
    "Q",
    "http://192.168.178.20:8000/t/k3v9c2m8#4fT0aQ9xZr7Lw1Ye",
    LINK,
    f"{LINK}.3.Nn5dJ0pXv2Qk8sRb6Tt1",
    "χάρτης",
    *(LINK * times for times in range(2, 44, 6)),
]


def _to_full_codewords(buffer: list[int], version: int, length: int) -> None:
    """Fill up a codeword that was begun. segno writes a whole one of zeros where none was, which
    readers pass over, but ISO/IEC 18004, 7.4.10 does not have."""
    buffer.extend([0] * (-length % 8))


def modules(text: str, mask: int) -> list[str]:
    """Rows of 1 and 0, as the page makes them: bytes, correction M."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(encoder, "write_padding_bits", _to_full_codewords)
        made = segno.make_qr(
            text, error="m", boost_error=False, mode="byte", encoding="utf-8", mask=mask
        )
    return ["".join(str(module) for module in row) for row in made.matrix]


def kept() -> list[dict[str, object]]:
    """The sums of each text with each of the eight masks: which one is easiest to read, encoders
    reckon differently, and readers take any."""
    found = []
    for text in TEXTS:
        all_masks = [modules(text, mask) for mask in range(8)]
        sums = [hashlib.sha256("\n".join(rows).encode()).hexdigest() for rows in all_masks]
        found.append({"text": text, "size": len(all_masks[0]), "masked": sums})
    return found


def test_what_is_kept_is_what_the_server_makes() -> None:
    assert json.loads(KEPT.read_text("utf-8")) == kept()


if __name__ == "__main__":
    KEPT.write_text(json.dumps(kept(), indent=4, ensure_ascii=False) + "\n", "utf-8")
