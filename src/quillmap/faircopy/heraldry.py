"""How the words of a crest look: lines in a box of 100 by 120, and colours.

This is the only place that knows it. `tools/crests.py` tells the page, which draws the same.
"""

from typing import Final, NamedTuple

WIDE: Final = 100
HIGH: Final = 120
BORDER: Final = 24
"""How wide the line is that makes a border: its outer half is cut off."""
OUTLINE: Final = 4


class Shape(NamedTuple):
    """The edge of a crest, and where the charge goes on it."""

    edge: str
    charge: str
    """A transform: charges are drawn around 50, 56."""


SHAPES: Final[dict[str, Shape]] = {
    "shield": Shape("M5 5H95V56Q95 96 50 115Q5 96 5 56Z", "translate(0,-3)"),
    "round": Shape("M50 12A48 48 0 0 1 50 108A48 48 0 0 1 50 12Z", "translate(0,4)"),
    "lozenge": Shape("M50 3L97 60L50 117L3 60Z", "translate(13,18.6)scale(.74)"),
    "banner": Shape("M7 5H93V114L50 94L7 114Z", "translate(0,-6)"),
}

COLOURS: Final[dict[str, str]] = {
    "gold": "#d9a83a",
    "silver": "#f2eee3",
    "red": "#a8362f",
    "blue": "#2f5f96",
    "green": "#41804a",
    "purple": "#70438a",
    "black": "#2b2723",
}

PATTERNS: Final[dict[str, str]] = {
    "bend": "M-4-8L-4 24L78 124L108 124L108 100L20-8Z",
    "pale": "M34 0H66V120H34Z",
    "fess": "M0 40H100V72H0Z",
    "chevron": "M50 34L108 88V122L50 68L-8 122V88Z",
    "cross": "M38 0H62V44H100V68H62V120H38V68H0V44H38Z",
    "saltire": "M-8-2L12-16L50 36L88-16L108-2L66 56L108 114L88 128L50 76L12 128L-8 114L34 56Z",
    "chief": "M0 0H100V38H0Z",
    "border": "",
    "halved": "M50 0H100V120H50Z",
    "quartered": "M50 0H100V56H50ZM0 56H50V120H0Z",
    "waves": (
        "M0 36Q12.5 26 25 36T50 36T75 36T100 36V52Q87.5 62 75 52T50 52T25 52T0 52Z"
        "M0 70Q12.5 60 25 70T50 70T75 70T100 70V86Q87.5 96 75 86T50 86T25 86T0 86Z"
    ),
}
"""An empty one follows the edge."""

CHARGES: Final[dict[str, str]] = {
    "star": (
        "M50 27L56.8 47.6L78.5 47.7L61 60.6L67.6 81.3L50 68.6L32.4 81.3L39 60.6L21.5 47.7"
        "L43.2 47.6Z"
    ),
    "sun": (
        "M50 43A13 13 0 0 1 50 69A13 13 0 0 1 50 43ZM46 40L50 25L54 40ZM66 52L81 56L66 60Z"
        "M54 72L50 87L46 72ZM34 60L19 56L34 52ZM58.5 42L71.9 34.1L64 47.5Z"
        "M64 64.5L71.9 77.9L58.5 70Z"
        "M41.5 70L28.1 77.9L36 64.5ZM36 47.5L28.1 34.1L41.5 42Z"
    ),
    "moon": "M62 29A29 29 0 1 0 62 83A27.5 27.5 0 0 1 62 29Z",
    "tree": (
        "M45 86V69H31Q21 66 25 55Q21 43 34 42Q37 27 50 27Q63 27 66 42Q79 43 75 55Q79 66 69 69H55"
        "V86Z"
    ),
    "sheaf": (
        "M46 87H54V75Q68 73 68 60Q57 60 54 67V61Q68 59 68 46Q57 46 54 53V48Q61 37 50 25"
        "Q39 37 46 48V53Q43 46 32 46Q32 59 46 61V67Q43 60 32 60Q32 73 46 75Z"
    ),
    "house": "M24 57L50 29L76 57H69V83H56V68H44V83H31V57Z",
    "tower": (
        "M32 85V50H27V30H37V38H45V30H55V38H63V30H73V50H68V85H57V71Q57 62 50 62Q43 62 43 71V85Z"
    ),
    "mountain": "M16 82L41 32L53 56L61 44L84 82Z",
    "fish": (
        "M20 56Q38 34 62 51L80 40V72L62 61Q38 78 20 56Z"
        "M33 52A2.5 2.5 0 0 0 33 57A2.5 2.5 0 0 0 33 52Z"
    ),
    "ship": "M21 66H79L68 83H32ZM48 26H52V63H48ZM55 29Q78 42 75 62H55ZM45 35Q26 46 26 62H45Z",
    "crown": "M23 72V39L36.5 54L50 32L63.5 54L77 39V72ZM23 76H77V83H23Z",
    "key": (
        "M50 25A13 13 0 0 1 50 51A13 13 0 0 1 50 25ZM50 32A6 6 0 0 0 50 44A6 6 0 0 0 50 32Z"
        "M46 52H54V87H46ZM55 70H65V76H55ZM55 80H62V86H55Z"
    ),
    "quill": "M28 88L35 69Q32 42 74 25Q76 58 46 70L39 72L33 89Z",
    "compass": "M50 22L57 49L84 56L57 63L50 90L43 63L16 56L43 49Z",
}
"""Where two lines of one lie in each other, the inner is a hole."""

HATCHES: Final[dict[str, str]] = {
    "gold": "M2 2h1.6v1.6h-1.6z",
    "silver": "",
    "red": "M3 0h1v6h-1z",
    "blue": "M0 3h6v1h-6z",
    "green": "M0 0h1.2L6 4.8V6H4.8L0 1.2z",
    "purple": "M6 0h-1.2L0 4.8V6H1.2L6 1.2z",
    "black": "M3 0h1v6h-1zM0 3h6v1h-6z",
}
"""Where ink is saved, a colour is told by lines as on engraved arms: red stands, blue lies."""
