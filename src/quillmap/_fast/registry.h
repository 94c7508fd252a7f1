/* Every scoring card with its functions, in the order of their numbers. Written by
   tools/cards.py, which finds the functions by their names. */
#ifndef QUILLMAP_REGISTRY_H
#define QUILLMAP_REGISTRY_H

#define SCORING_CARDS(CARD) \
    CARD(sentinel_wood, gain_sentinel_wood, progress_sentinel_wood) \
    CARD(greenbough, gain_greenbough, progress_greenbough) \
    CARD(treetower, gain_treetower, progress_treetower) \
    CARD(stoneside_forest, gain_stoneside_forest, progress_stoneside_forest) \
    CARD(canal_lake, gain_canal_lake, progress_canal_lake) \
    CARD(mages_valley, gain_mages_valley, progress_mages_valley) \
    CARD(the_golden_granary, gain_the_golden_granary, progress_the_golden_granary) \
    CARD(shoreside_expanse, gain_shoreside_expanse, progress_shoreside_expanse) \
    CARD(wildholds, gain_wildholds, progress_wildholds) \
    CARD(great_city, gain_great_city, progress_great_city) \
    CARD(greengold_plains, gain_greengold_plains, progress_greengold_plains) \
    CARD(shieldgate, gain_shieldgate, progress_shieldgate) \
    CARD(borderlands, gain_borderlands, progress_borderlands) \
    CARD(lost_barony, gain_lost_barony, progress_lost_barony) \
    CARD(the_broken_road, gain_the_broken_road, progress_the_broken_road) \
    CARD(the_cauldrons, gain_the_cauldrons, progress_the_cauldrons) \
    CARD(faunlost_thicket, gain_faunlost_thicket, progress_faunlost_thicket) \
    CARD(deepwood, gain_deepwood, progress_deepwood) \
    CARD(heart_of_the_forest, gain_heart_of_the_forest, progress_heart_of_the_forest) \
    CARD(sleepy_valley, gain_sleepy_valley, progress_sleepy_valley) \
    CARD(craylund, gain_craylund, progress_craylund) \
    CARD(ulems_wallow, gain_ulems_wallow, progress_ulems_wallow) \
    CARD(clawsgrave_peaks, gain_clawsgrave_peaks, progress_clawsgrave_peaks) \
    CARD(jorekburg, gain_jorekburg, progress_jorekburg) \
    CARD(traylo_monastery, gain_traylo_monastery, progress_traylo_monastery) \
    CARD(outer_enclave, gain_outer_enclave, progress_outer_enclave) \
    CARD(gnomish_colony, gain_gnomish_colony, progress_gnomish_colony) \
    CARD(caravansary, gain_caravansary, progress_caravansary) \
    CARD(dwarvenholds, gain_dwarvenholds, progress_dwarvenholds) \
    CARD(silos, gain_silos, progress_silos) \
    CARD(banded_hills, gain_banded_hills, progress_banded_hills) \
    CARD(starlit_sigil, gain_starlit_sigil, progress_starlit_sigil)

#endif
