"""Small drawings that are used many times: trees, houses, sheaves and the like.

Each stands with its foot at 0, 0 and is drawn for squares of 100; whoever uses one makes it larger,
smaller or turns it to the other side.
"""

from quillmap.faircopy.pen import number, tag
from quillmap.faircopy.styles import Style

CROWNS = (
    "M-9-7c-4-2-4-8 0-9c-1-6 6-9 9-6c5-3 10 1 9 6c4 2 4 8-1 9c-2 3-6 3-8 1c-3 2-7 2-9-1z",
    "M-8-6c-4-1-5-7-1-9c-1-6 4-10 8-8c5-3 9 2 8 6c4 3 2 9-2 10c-3 3-10 3-13 1z",
    "M-7-6c-4-2-4-7-1-9c0-7 5-12 8-10c5 1 7 6 6 10c3 3 2 8-2 9c-3 2-8 2-11 0z",
)
SHADES = (
    "M9-16c4 3 4 9-1 10c-2 3-6 3-8 1c6 0 11-4 9-11z",
    "M7-17c4 3 2 9-2 10c-2 2-6 2-9 2c7-1 12-6 11-12z",
    "M6-15c3 3 2 8-2 9c-2 1-5 1-7 1c5-1 9-5 9-10z",
)
PINES = (
    "M0-31l4 9-2 0 5 8-3 0 5 9-18 0 5-9-3 0 5-8-2 0z",
    "M0-27l4 8-2 0 5 8-3-1 4 8-16 0 4-8-3 1 5-8-2 0z",
)
PINE_SHADES = (
    "M0-31l4 9-2 0 5 8-3 0 5 9-7 0z",
    "M0-27l4 8-2 0 5 8-3-1 4 8-6 0z",
)


def tree(kind: int, leaf: str, style: Style) -> str:
    """A tree with a round crown."""
    return (
        tag("path", d="M0 0v-7", stroke_width=1.8)
        + tag("path", d=CROWNS[kind], fill=leaf, stroke_width=1.1)
        + tag("path", d=SHADES[kind], fill=style.leaf_shade, opacity=0.55, stroke="none")
        + tag("path", d="M-5-13q2-3 4-2M-1-18q2-2 4-1M-3-8q2-2 3 0", stroke_width=0.7, fill="none")
    )


def pine(kind: int, leaf: str, style: Style) -> str:
    """A tree with needles."""
    return (
        tag("path", d="M0 0v-5", stroke_width=1.8)
        + tag("path", d=PINES[kind], fill=leaf, stroke_width=1.1)
        + tag("path", d=PINE_SHADES[kind], fill=style.leaf_shade, opacity=0.55, stroke="none")
    )


def house(roof: str, style: Style, deep: int = 12) -> str:
    """A house that shows its gable and one long side."""
    back = number(deep - 4.5)
    return (
        tag("path", d=f"M0 0l{deep} 0 0-8-{deep} 0z", fill=style.walls, stroke_width=0.9)
        + tag("path", d="M-9 0v-8l4.5-6.5 4.5 6.5v8z", fill=style.walls, stroke_width=0.9)
        + tag("path", d=f"M-4.5-14.5L{back}-14.5l4.5 6.5-{deep} 0z", fill=roof, stroke_width=0.9)
        + tag(
            "path",
            d=f"M-4.5-14.5l-6 8.2M0-12.5l3 4.4M{number(deep - 8)}-14.4l4 6.2M-5.7 0v-4h2.4v4",
            stroke_width=0.7,
            fill="none",
        )
    )


def church(roof: str, style: Style) -> str:
    """The house that a large village has once."""
    return (
        tag("path", d="M4 0h16v-9h-16z", fill=style.walls, stroke_width=0.9)
        + tag("path", d="M4-9l3-8h11l4 8z", fill=roof, stroke_width=0.9)
        + tag("path", d="M-5 0v-19h10v19z", fill=style.walls, stroke_width=0.9)
        + tag("path", d="M-6-19l6-17 6 17z", fill=roof, stroke_width=0.9)
        + tag(
            "path",
            d="M0-36v-7M-2.4-40.5h4.8M-1.6-11v-4h3.2v4zM-1.8 0v-5q1.8-2 3.6 0v5"
            "M10 0v-4q1.5-1.6 3 0v4",
            stroke_width=0.8,
            fill="none",
        )
    )


def sheaf(style: Style) -> str:
    """Corn, bound together."""
    ears = "M0-2q-7-5-8-12M0-2q-4-6-4-14M0-2v-15M0-2q4-6 4-14M0-2q7-5 8-12"
    return (
        tag("path", d="M-4 0h8l-2-5 6-8-8-4-8 4 6 8z", fill=style.fields[1], stroke="none")
        + tag("path", d=ears, fill="none", stroke=style.furrow, stroke_width=1.3)
        + tag("path", d="M-3-4.5h6M-4 0l1-4M4 0l-1-4", fill="none", stroke_width=1.1)
    )


def tuft() -> str:
    """Grass where nobody has drawn anything."""
    return tag("path", d="M-4 0q-1-4-3-6M0 0v-8M4 0q1-4 3-6", fill="none", stroke_width=0.9)


def hills(style: Style) -> str:
    """Low hills, as maps have them where nobody has been."""
    return (
        tag("path", d="M-6 0q8-20 18-20t17 20z", fill=style.rock, opacity=0.7, stroke="none")
        + tag("path", d="M-30 3q9-24 21-24t20 24z", fill=style.rock, opacity=0.8, stroke="none")
        + tag(
            "path",
            d="M-30 3q9-24 21-24t20 24M4-10q6-10 10-10q10 0 15 20",
            fill="none",
            stroke_width=1.2,
        )
        + tag(
            "path",
            d="M-4-19q6 6 8 14M-8-18q4 4 6 9M0-14q5 6 7 13M17-17q4 5 5 10M21-12q3 4 4 9",
            fill="none",
            stroke_width=0.8,
        )
    )


def stones(style: Style) -> str:
    """Some stones that were always there."""
    return tag(
        "path",
        d="M-16 0l1-13 6-4 5 5 1 12zM2 0l1-17 6-3 5 6 1 14z",
        fill=style.rock,
        stroke_width=1,
    ) + tag("path", d="M20 1l1-9 5-2 4 5v6zM-7-12v10M11-14v12", fill=style.rock, stroke_width=0.8)


def wave() -> str:
    """A wave on open water."""
    return tag("path", d="M-9 0q4.5-5 9 0q4.5-5 9 0", fill="none", stroke_width=1)


def ruin(style: Style) -> str:
    """What is left of a temple."""
    return (
        tag("path", d="M-26 0h54l-5-5h-44z", fill=style.stone, stroke_width=1.1)
        + tag("path", d="M-20-5v-30h8v30zM-6-5v-18l4 3 4-5v20z", fill=style.stone, stroke_width=1.1)
        + tag("path", d="M10-5v-33h8v33z", fill=style.stone, stroke_width=1.1)
        + tag("path", d="M-23-39h14v4h-14zM-4-43l22 1 4 4-12 0-1-3-12 1z", fill=style.stone)
        + tag("path", d="M24-3l7-5 5 6-6 4z", fill=style.stone, stroke_width=1.1)
        + tag(
            "path",
            d="M-17-32v24M-15-30v24M13-35v28M15.5-33v26M-3-18v11",
            fill="none",
            stroke_width=0.6,
        )
    )


def column(style: Style) -> str:
    """One broken column: ruins that something was drawn over."""
    return (
        tag("path", d="M-9 0h18l-3-4h-12z", fill=style.stone, stroke_width=1)
        + tag("path", d="M-5-4v-19l4 3 3-6 3 5v17z", fill=style.stone, stroke_width=1)
        + tag("path", d="M-2-17v12M1.5-19v14", fill="none", stroke_width=0.6)
        + tag("path", d="M12-1l6-4 4 5z", fill=style.stone, stroke_width=1)
    )


def cave(style: Style) -> str:
    """A lair in a hill, with somebody at home."""
    return (
        tag(
            "path",
            d="M-36 4q2-22 12-30l5 5q6-20 17-21l6 8q8-8 14 1l2 12q12 4 16 25z",
            fill=style.lair,
            stroke_width=1.3,
        )
        + tag(
            "path",
            d="M-15 4q-2-22 14-24q17 1 15 24z",
            fill=style.lair_dark if style.washes else style.ink,
            stroke_width=1,
        )
        + tag(
            "path",
            d="M-13-8l3 5 3-7 4 7 4-7 3 7 4-6",
            fill="none",
            stroke=style.walls,
            stroke_width=1.1,
        )
        + tag(
            "circle",
            cx=-5,
            cy=-12,
            r=1.7,
            fill=style.gold if style.washes else style.walls,
            stroke="none",
        )
        + tag(
            "circle",
            cx=4,
            cy=-12,
            r=1.7,
            fill=style.gold if style.washes else style.walls,
            stroke="none",
        )
        + tag(
            "path",
            d="M-28-6q2-8 6-12M-31 0q1-5 4-9M22-16q4 4 5 10M25-6q3 3 4 8M-6-30q3-6 6-7M8-30l4 5",
            fill="none",
            stroke_width=0.8,
        )
    )


def snag() -> str:
    """A tree that died near something."""
    return tag(
        "path",
        d="M0 0q1-12-1-26M0-9q6-3 8-11M-.5-14q-5-3-8-9M-.5-19q4-3 4-8M5-13l5 0M-5-18l-5 1",
        fill="none",
        stroke_width=1.4,
    )


def bones() -> str:
    """Somebody came too near."""
    return tag("path", d="M-8-2l16-3M-6-5l12 5M-8-3.5v3M8-6.5v3", fill="none", stroke_width=1.4)


def tent(style: Style) -> str:
    """A hero's pavilion with its pennant."""
    cloth, light = style.cloth
    return (
        tag("path", d="M-24 0l4-20q12-4 20-18q8 14 20 18l4 20z", fill=light, stroke_width=1.2)
        + tag("path", d="M-10 0l2-21q5-6 8-17q3 11 8 17l2 21z", fill=cloth, stroke_width=1)
        + tag("path", d="M-4 0q2-12 4-17q2 5 4 17z", fill=style.ink, stroke_width=0.8)
        + tag("path", d="M-20-20q5 5 9 0q5 5 11 0q6 5 11 0q5 5 9 0", fill="none", stroke_width=0.9)
        + tag("path", d="M0-38v-18", stroke_width=1.2)
        + tag("path", d="M0-56q9-4 12 1q4 3 9-1q-1 8-8 8q-6-3-13 2z", fill=cloth, stroke_width=1)
    )


def swords() -> str:
    """Where a hero has struck."""
    return tag(
        "path",
        d="M-13 12l25-25M13 12l-25-25M-12 5l7 7M12 5l-7 7M12-13l1-3-3 1zM-12-13l-1-3 3 1z",
        fill="none",
        stroke_width=1.8,
    )


def grave(style: Style) -> str:
    """The dead who walk."""
    return tag("path", d="M-9 0v-16q9-10 18 0v16z", fill=style.rock, stroke_width=1.1) + tag(
        "path", d="M0-17v10M-4-13h8M-14 1q14-5 28 0", fill="none", stroke_width=1
    )


def boulder(style: Style) -> str:
    """What a troll throws."""
    return tag(
        "path", d="M-16 0q-3-12 6-18q12-4 18 4q8 6 6 14z", fill=style.rock, stroke_width=1.2
    ) + tag("path", d="M-8-4q0-7 5-10M3-3q4-3 4-8", fill="none", stroke_width=0.8)


def idol(style: Style) -> str:
    """Somebody whom the gorgon looked at."""
    return (
        tag("path", d="M-8 0l2-20q6-5 12 0l2 20z", fill=style.rock, stroke_width=1.1)
        + tag("circle", cx=0, cy=-28, r=6, fill=style.rock, stroke_width=1.1)
        + tag(
            "path",
            d="M-5-32q-5-2-4-7M-1-34q-2-4 1-7M3-33q4-2 3-7M-2-28h1M2-28h1M-2-24h4",
            fill="none",
            stroke_width=1,
        )
    )


def crag(style: Style) -> str:
    """Where a dragon sleeps: a crag with a wing above it, and fire."""
    return (
        tag("path", d="M-26 0l8-22 7 6 9-26 8 18 6-5 12 29z", fill=style.rock, stroke_width=1.2)
        + tag(
            "path",
            d="M-4-36q-16-16-27-10q6 3 6 9q6-3 9 2q5-2 7 4z"
            "M2-36q14-18 26-12q-6 3-5 9q-6-2-9 3q-5-2-7 4z",
            fill=style.lair_dark if style.washes else style.walls,
            stroke_width=1.1,
        )
        + tag(
            "path", d="M0-2q-7-6-1-14q1 4 4 5q1-3 0-6q7 8 2 15z", fill=style.red, stroke_width=0.8
        )
    )


def ship(style: Style) -> str:
    """On water that is large enough."""
    return (
        tag("path", d="M-24-6q4 10 10 10h26q8-1 12-12q-12 5-24 4t-24-2z", fill=style.roofs[2])
        + tag("path", d="M-8-8v-36M10-7v-28", stroke_width=1.4)
        + tag(
            "path",
            d="M-8-42q14 4 13 15q-1 9-13 12q5-14 0-27zM10-34q9 3 9 11t-9 9q3-11 0-20z",
            fill=style.walls,
        )
        + tag("path", d="M-8-42v-6l9 3z", fill=style.red, stroke_width=0.8)
        + tag("path", d="M-34 8q6-5 12 0t12 0 12 0 12 0 12 0", fill="none", stroke_width=1)
    )


def serpent(style: Style) -> str:
    """Here be dragons."""
    return (
        tag(
            "path",
            d="M-34 2q2-24 14-22q10 2 10 22M-4 2q3-17 12-16q8 2 9 16M20 2q3-11 9-10t6 10",
            fill=style.leaves[0],
        )
        + tag("path", d="M-34 2q-2-18-14-20q-8 0-10 7q6-3 9 1q-5 2-7 0", fill=style.leaves[0])
        + tag("path", d="M-60 4q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0", fill="none")
    )


def flag(style: Style) -> str:
    """On a peak whose every side is drawn."""
    return tag("path", d="M0 0v-17", stroke_width=1.3) + tag(
        "path", d="M0-17l12 4-12 4z", fill=style.cloth[0], stroke_width=0.9
    )


def sheet_of_stamps(style: Style) -> dict[str, str]:
    """Every stamp by its name."""
    stamps = {}
    for kind in range(len(CROWNS)):
        for tint, leaf in enumerate(style.leaves):
            stamps[f"t{kind}{tint}"] = tree(kind, leaf, style)
    for kind in range(len(PINES)):
        for tint, leaf in enumerate(style.leaves):
            stamps[f"p{kind}{tint}"] = pine(kind, leaf, style)
    for tint, roof in enumerate(style.roofs):
        stamps[f"h{tint}"] = house(roof, style, 12)
        stamps[f"l{tint}"] = house(roof, style, 18)
    stamps |= {
        "church": church(style.roofs[3], style),
        "sheaf": sheaf(style),
        "tuft": tuft(),
        "hills": hills(style),
        "stones": stones(style),
        "wave": wave(),
        "ruin": ruin(style),
        "column": column(style),
        "cave": cave(style),
        "snag": snag(),
        "bones": bones(),
        "tent": tent(style),
        "swords": swords(),
        "grave": grave(style),
        "boulder": boulder(style),
        "idol": idol(style),
        "crag": crag(style),
        "ship": ship(style),
        "serpent": serpent(style),
        "flag": flag(style),
    }
    return stamps


def use(stamp: str, x: float, y: float, size: float = 1.0, mirrored: bool = False) -> str:
    """A stamp on the paper."""
    turn = (
        ""
        if size == 1.0 and not mirrored
        else f"scale({-size if mirrored else size:.2f},{size:.2f})"
    )
    where = f"translate({number(x)},{number(y)})"
    return tag("use", href=f"#{stamp}", transform=where + turn)
