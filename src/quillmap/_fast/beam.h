/* What could have been drawn by somebody who knew the cards: a beam over one map. */
#ifndef QUILLMAP_BEAM_H
#define QUILLMAP_BEAM_H

#include "progress.h"

enum { MOST_CARDS = 128, MOST_WIDTH = 4096, MOST_BRANCHES = 256 };

/* Explore cards are numbered from 0, then the ambushes, then the heroes. */
enum { FIRST_AMBUSH = MOST_EXPLORE, FIRST_HERO = FIRST_AMBUSH + MOST_AMBUSHES };

static inline bool is_card(int card)
{
    return card < FIRST_AMBUSH ? card < tables.explore_count
           : card < FIRST_HERO ? card < FIRST_AMBUSH + tables.ambush_count
                               : card < FIRST_HERO + tables.hero_count;
}

/* The cards to come, in their order. */
typedef struct {
    const uint8_t *cards;
    int count;
} Known;

typedef struct {
    int branch; /* how many moves of each map are followed */
    int wide;   /* how many maps are completed */
    int width;  /* how many of them are kept */
    int look;   /* how many moves whoever completes them looks at */
} Plan;

/* A map that was kept: from which one it came, by which move, and the points of its completion. */
typedef struct {
    Move move; /* no squares if nothing was drawn */
    uint32_t parent;
    int32_t points;
} Branch;

/* NULL, or what is wrong with numbers from outside. */
const char *wrong_plan(const Plan *plan);

/* Turns cards over, the same for all states, until one of them has to draw; how many. */
int turn_over(State *states, int number, const Known *known);

/* Every state that has to draw makes room for those it leads to; the best are kept. How many there
   are, in the order of their rank, or -1 without memory. `kept` and `branches` have room for
   `width`; `known` are the cards after the one at hand. */
int widen(const State *states, int number, const Known *known, const Credit *credit,
          const Plan *plan, State *kept, Branch *branches);

/* The points of the game if the rest is drawn as in a rollout, with these cards; `log` may be
   NULL. */
int complete(State *state, const Known *known, const Credit *credit, int look, Log *log);

#endif
