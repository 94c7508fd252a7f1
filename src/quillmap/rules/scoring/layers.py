"""What of a map a scoring card looks at, so that those who count a lot need not count it again.

Said here for the cards where it helps. A card that is not named may look at everything, so a new
card needs no line here. A test draws on many maps what a card does not look at.
"""

from typing import Final

LAYERS: Final[dict[str, tuple[str, ...]]] = {
    card: layers
    for layers, cards in (
        (("forest",), "sentinel_wood greenbough stoneside_forest faunlost_thicket"),
        (("forest",), "heart_of_the_forest sleepy_valley"),
        (("forest", "village"), "deepwood"),
        (("farm", "water"), "canal_lake mages_valley the_golden_granary shoreside_expanse"),
        (("farm", "water"), "craylund ulems_wallow clawsgrave_peaks jorekburg"),
        (("village",), "wildholds great_city shieldgate"),
        (("village",), "traylo_monastery gnomish_colony caravansary"),
        ((), "borderlands lost_barony the_broken_road the_cauldrons dwarvenholds silos"),
    )
    for card in cards.split()
}
"""The terrains whose squares change a card's points; apart from them, only what is printed does.

Those with none count squares of any terrain, drawn or printed: what is filled, and not by what.
"""
