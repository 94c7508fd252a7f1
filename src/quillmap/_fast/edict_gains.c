/* Which function says what a drawing adds to which card, in the order of `edicts`. */
#include "gain_rules.h"

GainRule gain_sentinel_wood;
GainRule gain_greenbough;
GainRule gain_treetower;
GainRule gain_stoneside_forest;
GainRule gain_canal_lake;
GainRule gain_mages_valley;
GainRule gain_the_golden_granary;
GainRule gain_shoreside_expanse;
GainRule gain_wildholds;
GainRule gain_great_city;
GainRule gain_greengold_plains;
GainRule gain_shieldgate;
GainRule gain_borderlands;
GainRule gain_lost_barony;
GainRule gain_the_broken_road;
GainRule gain_the_cauldrons;
GainRule gain_faunlost_thicket;
GainRule gain_deepwood;
GainRule gain_heart_of_the_forest;
GainRule gain_sleepy_valley;
GainRule gain_craylund;
GainRule gain_ulems_wallow;
GainRule gain_clawsgrave_peaks;
GainRule gain_jorekburg;
GainRule gain_traylo_monastery;
GainRule gain_outer_enclave;
GainRule gain_gnomish_colony;
GainRule gain_caravansary;
GainRule gain_dwarvenholds;
GainRule gain_silos;
GainRule gain_banded_hills;
GainRule gain_starlit_sigil;

GainRule *const gain_rules[EDICTS] = {
    gain_sentinel_wood,
    gain_greenbough,
    gain_treetower,
    gain_stoneside_forest,
    gain_canal_lake,
    gain_mages_valley,
    gain_the_golden_granary,
    gain_shoreside_expanse,
    gain_wildholds,
    gain_great_city,
    gain_greengold_plains,
    gain_shieldgate,
    gain_borderlands,
    gain_lost_barony,
    gain_the_broken_road,
    gain_the_cauldrons,
    gain_faunlost_thicket,
    gain_deepwood,
    gain_heart_of_the_forest,
    gain_sleepy_valley,
    gain_craylund,
    gain_ulems_wallow,
    gain_clawsgrave_peaks,
    gain_jorekburg,
    gain_traylo_monastery,
    gain_outer_enclave,
    gain_gnomish_colony,
    gain_caravansary,
    gain_dwarvenholds,
    gain_silos,
    gain_banded_hills,
    gain_starlit_sigil,
};
