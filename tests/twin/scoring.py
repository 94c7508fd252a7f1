"""All scoring cards by their id, and the monster penalty beside them."""

from collections.abc import Callable

from tests.twin import scoring_base as base
from tests.twin import scoring_heroes as heroes
from tests.twin.board import Board
from tests.twin.scoring_base import Options, Score

Rule = Callable[[Board, Options], Score]

SCORING: dict[str, Rule] = {
    rule.__name__: rule
    for rule in (
        base.sentinel_wood,
        base.greenbough,
        base.treetower,
        base.stoneside_forest,
        base.canal_lake,
        base.mages_valley,
        base.the_golden_granary,
        base.shoreside_expanse,
        base.wildholds,
        base.great_city,
        base.greengold_plains,
        base.shieldgate,
        base.borderlands,
        base.lost_barony,
        base.the_broken_road,
        base.the_cauldrons,
        base.monster_penalty,
        heroes.faunlost_thicket,
        heroes.deepwood,
        heroes.heart_of_the_forest,
        heroes.sleepy_valley,
        heroes.craylund,
        heroes.ulems_wallow,
        heroes.clawsgrave_peaks,
        heroes.jorekburg,
        heroes.traylo_monastery,
        heroes.outer_enclave,
        heroes.gnomish_colony,
        heroes.caravansary,
        heroes.dwarvenholds,
        heroes.silos,
        heroes.banded_hills,
        heroes.starlit_sigil,
    )
}
