"""The scoring cards in a few words each, so that four of them fit below a map.

The rules say it in whole sentences, which `rules` shows; these only remind.
"""

from typing import Final

from quillmap.rules.options import Options

BRIEF: Final[dict[str, str]] = {
    "sentinel_wood": "1 per forest square on the edge",
    "greenbough": "1 per row and per column with a forest square",
    "treetower": "1 per forest square without an empty neighbour",
    "stoneside_forest": "3 per mountain joined to another by a forest cluster",
    "canal_lake": "1 per water beside farm, 1 per farm beside water",
    "mages_valley": "2 per water beside a mountain, 1 per farm beside one",
    "the_golden_granary": "1 per water beside ruins, 3 per farm on ruins",
    "shoreside_expanse": "3 per farm or water cluster off edge and other kind",
    "wildholds": "8 per village cluster of six squares or more",
    "great_city": "1 per square of the largest village off the mountains",
    "greengold_plains": "3 per village touching three terrain types",
    "shieldgate": "2 per square of the second largest village cluster",
    "borderlands": "6 per complete row and per complete column",
    "lost_barony": "3 per square along a side of the largest filled square",
    "the_broken_road": "3 per complete diagonal, left to bottom edge",
    "the_cauldrons": "1 per empty square without an empty neighbour",
    "faunlost_thicket": "2 per square of the longest vertical run of forest",
    "deepwood": "6 per forest cluster of five or more off the villages",
    "heart_of_the_forest": "2 per forest square with only forest beside it",
    "sleepy_valley": "4 per row with three forest squares or more",
    "craylund": "7 per farm cluster beside three water squares or more",
    "ulems_wallow": "4 per water square beside two farm squares or more",
    "clawsgrave_peaks": "5 per mountain joined to a farm by a water cluster",
    "jorekburg": "4 per column with as many farm as water, at least one",
    "traylo_monastery": "7 per village cluster with four squares in a line",
    "outer_enclave": "1 per empty square beside the village with most of them",
    "gnomish_colony": "6 per village cluster with a block of two by two",
    "caravansary": "1 per row and per column of the village in most of them",
    "dwarvenholds": "7 per complete row or column with a mountain",
    "silos": "10 per complete column with an odd number",
    "banded_hills": "4 per row with five different terrain types",
    "starlit_sigil": "4 per group of exactly three empty squares",
}


def brief(card: str, options: Options) -> str:
    """What a scoring card counts, in a few words."""
    said = BRIEF[card]
    return said.replace("8", str(options.wildholds_points)) if card == "wildholds" else said
