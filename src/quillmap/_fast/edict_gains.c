/* Which function says what a drawing adds to which card, in the order of `edicts`. */
#include "gain_rules.h"

#define DECLARED(name, gain, progress) GainRule gain;
SCORING_CARDS(DECLARED)

#define GAIN(name, gain, progress) gain,
GainRule *const gain_rules[EDICTS] = {SCORING_CARDS(GAIN)};

/* For a card that has no function of its own. */
void gain_by_trying(Spot *spot, int weight) { gain_one_by_one(spot, spot->anchors, weight); }
