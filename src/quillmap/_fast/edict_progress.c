/* Which function counts what a map is on the way to, in the order of `edicts`. */
#include "progress.h"

Progress progress_sentinel_wood;
Progress progress_greenbough;
Progress progress_treetower;
Progress progress_stoneside_forest;
Progress progress_canal_lake;
Progress progress_mages_valley;
Progress progress_the_golden_granary;
Progress progress_shoreside_expanse;
Progress progress_wildholds;
Progress progress_great_city;
Progress progress_greengold_plains;
Progress progress_shieldgate;
Progress progress_borderlands;
Progress progress_lost_barony;
Progress progress_the_broken_road;
Progress progress_the_cauldrons;
Progress progress_faunlost_thicket;
Progress progress_deepwood;
Progress progress_heart_of_the_forest;
Progress progress_sleepy_valley;
Progress progress_craylund;
Progress progress_ulems_wallow;
Progress progress_clawsgrave_peaks;
Progress progress_jorekburg;
Progress progress_traylo_monastery;
Progress progress_outer_enclave;
Progress progress_gnomish_colony;
Progress progress_caravansary;
Progress progress_dwarvenholds;
Progress progress_silos;
Progress progress_banded_hills;
Progress progress_starlit_sigil;

Progress *const progress_rules[EDICTS] = {
    progress_sentinel_wood,
    progress_greenbough,
    progress_treetower,
    progress_stoneside_forest,
    progress_canal_lake,
    progress_mages_valley,
    progress_the_golden_granary,
    progress_shoreside_expanse,
    progress_wildholds,
    progress_great_city,
    progress_greengold_plains,
    progress_shieldgate,
    progress_borderlands,
    progress_lost_barony,
    progress_the_broken_road,
    progress_the_cauldrons,
    progress_faunlost_thicket,
    progress_deepwood,
    progress_heart_of_the_forest,
    progress_sleepy_valley,
    progress_craylund,
    progress_ulems_wallow,
    progress_clawsgrave_peaks,
    progress_jorekburg,
    progress_traylo_monastery,
    progress_outer_enclave,
    progress_gnomish_colony,
    progress_caravansary,
    progress_dwarvenholds,
    progress_silos,
    progress_banded_hills,
    progress_starlit_sigil,
};
