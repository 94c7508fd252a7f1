/* The scoring cards by their numbers: rules/scoring once more, without saying where points come from. */
#include "core.h"

#define DECLARED(name, gain, progress) Rule points_##name;
SCORING_CARDS(DECLARED)

#define EDICT(name, gain, progress) {#name, points_##name},
const Edict edicts[EDICTS] = {SCORING_CARDS(EDICT)};
