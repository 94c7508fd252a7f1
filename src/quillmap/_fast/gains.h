/* What every legal move of a round adds to a map, all places of an orientation at once. */
#ifndef QUILLMAP_GAINS_H
#define QUILLMAP_GAINS_H

#include "core.h"

/* How many times over each thing on a map counts; bots/worth.py. */
typedef struct {
    int edicts[4];
    int each_season; /* for coins, and for monsters to be taken off */
} Weights;

/* Those of level 1 (the season that is scored next) or 2 (the whole rest of the game). */
Weights weights_of(const State *state, int level);

int worth(const State *state, const Weights *weights);
/* How much empty land a hero guards anew; bots/prospects.py. */
int shelter(const State *state, const Move *move);

/* Gain of each legal move, in the order of `legal_moves`; returns how many there are. */
int gains_one_by_one(const State *state, const Weights *weights, int32_t *values);
int gains(const State *state, const Weights *weights, int32_t *values);
/* Whether a round is of the kind that `gains` counts at once and not one by one. */
bool at_once(const State *state);

/* The move of most worth to whoever draws, then of most shelter; by lot among equals. */
Move move_by_count(const State *state, int level, Lots *lots);

#endif
