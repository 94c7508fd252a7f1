/* The 32 scoring cards: rules/scoring once more, without saying where the points come from. */
#include "core.h"

Rule points_sentinel_wood;
Rule points_greenbough;
Rule points_treetower;
Rule points_stoneside_forest;
Rule points_canal_lake;
Rule points_mages_valley;
Rule points_the_golden_granary;
Rule points_shoreside_expanse;
Rule points_wildholds;
Rule points_great_city;
Rule points_greengold_plains;
Rule points_shieldgate;
Rule points_borderlands;
Rule points_lost_barony;
Rule points_the_broken_road;
Rule points_the_cauldrons;
Rule points_faunlost_thicket;
Rule points_deepwood;
Rule points_heart_of_the_forest;
Rule points_sleepy_valley;
Rule points_craylund;
Rule points_ulems_wallow;
Rule points_clawsgrave_peaks;
Rule points_jorekburg;
Rule points_traylo_monastery;
Rule points_outer_enclave;
Rule points_gnomish_colony;
Rule points_caravansary;
Rule points_dwarvenholds;
Rule points_silos;
Rule points_banded_hills;
Rule points_starlit_sigil;

#define EDICT(name) {#name, points_##name}
const Edict edicts[EDICTS] = {
    EDICT(sentinel_wood),
    EDICT(greenbough),
    EDICT(treetower),
    EDICT(stoneside_forest),
    EDICT(canal_lake),
    EDICT(mages_valley),
    EDICT(the_golden_granary),
    EDICT(shoreside_expanse),
    EDICT(wildholds),
    EDICT(great_city),
    EDICT(greengold_plains),
    EDICT(shieldgate),
    EDICT(borderlands),
    EDICT(lost_barony),
    EDICT(the_broken_road),
    EDICT(the_cauldrons),
    EDICT(faunlost_thicket),
    EDICT(deepwood),
    EDICT(heart_of_the_forest),
    EDICT(sleepy_valley),
    EDICT(craylund),
    EDICT(ulems_wallow),
    EDICT(clawsgrave_peaks),
    EDICT(jorekburg),
    EDICT(traylo_monastery),
    EDICT(outer_enclave),
    EDICT(gnomish_colony),
    EDICT(caravansary),
    EDICT(dwarvenholds),
    EDICT(silos),
    EDICT(banded_hills),
    EDICT(starlit_sigil),
};
