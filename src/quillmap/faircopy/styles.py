"""Three ways to colour a fair copy."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

StyleName: TypeAlias = Literal["light", "night", "ink"]


@dataclass(frozen=True, slots=True)
class Style:
    """Colours by what they are for; without washes only ink lies on the paper."""

    paper: str
    paper_edge: str
    stain: str
    ink: str
    faint: str
    """Lines that are only felt: the grid, stipples."""
    gold: str
    red: str
    water: str
    water_line: str
    wood: str
    leaves: tuple[str, str, str]
    leaf_shade: str
    fields: tuple[str, str, str]
    furrow: str
    road: str
    green: str
    """The ground of hamlets."""
    walls: str
    stone: str
    roofs: tuple[str, str, str, str]
    rock: str
    rock_shade: str
    snow: str
    lair: str
    lair_dark: str
    waste: str
    burnt: str
    cloth: tuple[str, str]
    wax: str
    imprint: str
    """The points in the wax."""
    panel: str
    washes: bool = True


STYLES: Final[dict[StyleName, Style]] = {
    "light": Style(
        paper="#f1e4c6",
        paper_edge="#c9ab74",
        stain="#a8834a",
        ink="#3b2a1a",
        faint="#8d7450",
        gold="#b8862b",
        red="#9c3a26",
        water="#b9cfce",
        water_line="#4d7680",
        wood="#cfcf9e",
        leaves=("#7f9a5b", "#92a866", "#6d8b57"),
        leaf_shade="#4c6640",
        fields=("#e7cd83", "#dfbf6c", "#d9cf8c"),
        furrow="#a5793a",
        road="#efe0b8",
        green="#dcd49c",
        walls="#f7ecd4",
        stone="#e3d9c4",
        roofs=("#b4573a", "#a1452f", "#c07b49", "#7d5a49"),
        rock="#d8c6a3",
        rock_shade="#9a8361",
        snow="#fbf4e4",
        lair="#cbb0a2",
        lair_dark="#55303a",
        waste="#d9bd8d",
        burnt="#4a3a30",
        cloth=("#9c3a26", "#f2dda6"),
        wax="#9c3a26",
        imprint="#fbf4e4",
        panel="#f6ecd3",
    ),
    "night": Style(
        paper="#1d2733",
        paper_edge="#0d131b",
        stain="#31465a",
        ink="#e5d6b0",
        faint="#71809a",
        gold="#e3bb5f",
        red="#e08a6b",
        water="#14384c",
        water_line="#7fb6c4",
        wood="#22382f",
        leaves=("#3d6a4b", "#487653", "#335c45"),
        leaf_shade="#1f3d31",
        fields=("#5d5128", "#6a5b2c", "#4f5330"),
        furrow="#c9a95c",
        road="#8a7c58",
        green="#323f37",
        walls="#8b8478",
        stone="#7c7f86",
        roofs=("#a85a42", "#93493a", "#b07a4c", "#6f5a55"),
        rock="#3c4452",
        rock_shade="#6d7890",
        snow="#c9d2de",
        lair="#3d2a38",
        lair_dark="#b06f86",
        waste="#3a3833",
        burnt="#0b0d10",
        cloth=("#c25b42", "#e5d6b0"),
        wax="#8a3326",
        imprint="#f3e3c0",
        panel="#222e3b",
    ),
    "ink": Style(
        paper="none",
        paper_edge="none",
        stain="none",
        ink="#1c1c1c",
        faint="#9a9a9a",
        gold="#1c1c1c",
        red="#1c1c1c",
        water="none",
        water_line="#4c4c4c",
        wood="none",
        leaves=("#ffffff", "#ffffff", "#ffffff"),
        leaf_shade="none",
        fields=("none", "none", "none"),
        furrow="#6a6a6a",
        road="#ffffff",
        green="none",
        walls="#ffffff",
        stone="#ffffff",
        roofs=("#ffffff", "#ffffff", "#ffffff", "#ffffff"),
        rock="#ffffff",
        rock_shade="#4c4c4c",
        snow="#ffffff",
        lair="none",
        lair_dark="#2c2c2c",
        waste="none",
        burnt="#4c4c4c",
        cloth=("#ffffff", "#ffffff"),
        wax="#ffffff",
        imprint="#1c1c1c",
        panel="#ffffff",
        washes=False,
    ),
}
