"""Make the picture that a chat shows for a link to the page: a part of a fair copy, and the name.

    pip install resvg-py==0.5.0 && python -m tools.link_picture

The map is that of a bot, and the letters are those of the page. Nobody needs this to build or to
use Quillmap: its result is kept in `web/public`.
"""

import re
import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

import resvg_py

from quillmap.faircopy import STYLES, copy_of
from quillmap.notation import read_record

Colour: TypeAlias = tuple[int, int, int]

HERE: Final = Path(__file__).parent.parent
RECORD: Final = HERE / "tests/data/copies/base-B-sage.txt"
FACE: Final = HERE / "web/src/face"
OUT: Final = HERE / "web/public/link.png"
WIDE, HIGH = 1200, 630
PART: Final = "330 490 672 630"
"""What is shown of the copy: a lake and what lies around it."""
COLOURS: Final = 24
"""So many are enough for ink and washes, and chats load the picture for every reader."""


def drawing() -> str:
    """The picture as SVG: the map to the left, mark and name to the right."""
    light = STYLES["light"]
    copy = copy_of(read_record(RECORD.read_text("utf-8")))
    # Stains and fibres of the parchment would be most of the file, and nobody sees them so small.
    plain = re.sub(
        r'<ellipse[^>]*url\(#stain\)[^>]*/>|<path[^>]*opacity="0?\.3\d?"[^>]*/>', "", copy
    )
    inner = re.sub(r"^<svg[^>]*>", "", plain)
    mark, word = ((FACE / f"{name}.svg").read_text("utf-8") for name in ("mark", "wordmark"))
    mark = mark.replace("<svg ", '<svg x="848" y="140" width="176" height="176" ', 1)
    word = word.replace("<svg ", '<svg x="754" y="352" width="364" height="94" ', 1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" color="{light.ink}">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{light.paper}"/>'
        f'<svg width="672" height="{HIGH}" viewBox="{PART}">{inner}'
        f'<path d="M672 0V{HIGH}" stroke="{light.ink}" stroke-width="5"/>'
        f'<path d="M681 0V{HIGH}" stroke="{light.gold}" stroke-width="3"/>'
        f'<rect x="702" y="20" width="478" height="590" fill="none" stroke="{light.ink}"/>'
        f"{mark}{word}</svg>"
    )


def pixels(png: bytes) -> list[Colour]:
    """The colours of a picture without holes, as resvg writes it: red, green, blue and opacity."""
    data, at = bytearray(), 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + size]
        at += 12 + size
    raw, row = zlib.decompress(data), bytearray(4 * WIDE)
    found: list[Colour] = []
    for y in range(HIGH):
        kind, *line = raw[y * (4 * WIDE + 1) : (y + 1) * (4 * WIDE + 1)]
        above, row = row, bytearray(line)
        for x in range(4 * WIDE):
            left, corner = (row[x - 4], above[x - 4]) if x > 3 else (0, 0)
            row[x] = (row[x] + _foretold(kind, left, above[x], corner)) & 255
        found += zip(row[::4], row[1::4], row[2::4], strict=True)
    return found


def _foretold(kind: int, left: int, up: int, corner: int) -> int:
    """What a filter of PNG expects of a byte."""
    if kind < 4:
        return (0, left, up, (left + up) // 2)[kind]
    guess = left + up - corner
    return min((left, up, corner), key=lambda each: abs(guess - each))


def palette(seen: Counter[Colour]) -> list[Colour]:
    """Few colours for many: the widest box of them is cut in the middle, again and again.

    Then each moves to the middle of those that are nearest to it, a few times.
    """
    boxes = [list(seen)]
    while len(boxes) < COLOURS:
        box, part = max(
            ((box, part) for box in boxes for part in range(3)),
            key=lambda each: _spread(*each) * sum(seen[one] for one in each[0]) ** 0.35,
        )
        boxes.remove(box)
        box.sort(key=lambda one: one[part])
        middle = (box[0][part] + box[-1][part]) / 2
        boxes += [[c for c in box if c[part] <= middle], [c for c in box if c[part] > middle]]
    for _ in range(5):
        few = [_mean(box, seen) for box in boxes]
        boxes = [[] for _ in few]
        for one in seen:
            boxes[_nearest(one, few)].append(one)
        boxes = [box for box in boxes if box]
    return [_mean(box, seen) for box in boxes]


def _nearest(to: Colour, few: list[Colour]) -> int:
    r, g, b = to
    far = [(r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2 for x, y, z in few]
    return far.index(min(far))


def _spread(box: list[Colour], part: int) -> int:
    of = [one[part] for one in box]
    return max(of) - min(of)


def _mean(box: list[Colour], seen: Counter[Colour]) -> Colour:
    weight = sum(seen[one] for one in box)
    red, green, blue = (round(sum(o[p] * seen[o] for o in box) / weight) for p in range(3))
    return red, green, blue


def _chunks(colours: list[Colour], rows: bytes) -> Iterator[tuple[bytes, bytes]]:
    yield b"IHDR", struct.pack(">IIBBBBB", WIDE, HIGH, 8, 3, 0, 0, 0)
    yield b"PLTE", bytes(part for each in colours for part in each)
    yield b"IDAT", zlib.compress(rows, 9)
    yield b"IEND", b""


def small_png(seen: list[Colour]) -> bytes:
    """The picture with few colours."""
    counted = Counter(seen)
    colours = palette(counted)
    number = {of: _nearest(of, colours) for of in counted}
    rows = b"".join(
        b"\0" + bytes(number[of] for of in seen[y * WIDE : (y + 1) * WIDE]) for y in range(HIGH)
    )
    png = b"\x89PNG\r\n\x1a\n"
    for name, data in _chunks(colours, rows):
        png += struct.pack(">I", len(data)) + name + data
        png += struct.pack(">I", zlib.crc32(name + data))
    return png


def main() -> None:
    """Write it."""
    drawn = bytes(resvg_py.svg_to_bytes(svg_string=drawing(), width=WIDE, height=HIGH))
    OUT.write_bytes(small_png(pixels(drawn)))


if __name__ == "__main__":
    main()
