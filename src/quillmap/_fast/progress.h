/* What a map is worth to those who look ahead: bots/outlook.py and bots/progress once more. */
#ifndef QUILLMAP_PROGRESS_H
#define QUILLMAP_PROGRESS_H

#include "core.h"

enum { LAND = 11, MOST_COUNTS = 4 };

/* The weights, which Python reads from weights.toml; unused places are 0. */
typedef struct {
    int32_t reach, shelter;
    int32_t land[LAND];
    int32_t cards[EDICTS][MOST_COUNTS];
} Credit;

/* What everything is worth at one moment of a game. */
typedef struct {
    bool hopeful;
    int each_season, shelter;
    int points[4];
    int rates[4][MOST_COUNTS];
    int land[LAND];
} Outlook;

/* NULL, or what is wrong with weights from outside. */
const char *wrong_credit(const Credit *credit);

Outlook outlook_of(const State *state, const Credit *credit);
int outlook(const State *state, const Outlook *at);

typedef void Progress(const State *state, int *counts);

/* In the order of `edicts`. */
extern Progress *const progress_rules[EDICTS];

/* The value of each legal move to its drawer, against the map as it is; in the order of `legal`. */
int surveyed(const State *state, const Credit *credit, int32_t *values);

/* How whoever draws in a rollout draws. */
Move glanced(const State *state, const Credit *credit, int look);

/* How a rollout is played: at no more than `look` moves whoever draws looks, those that lie snug
   (bots/prospects.py); after `horizon` drawings the map is valued as it is, or never if that is 0. */
typedef struct {
    int look, horizon;
} Glance;

/* The points of the whole game if the owner draws like a surveyor who is in a hurry. */
int rollout(State state, const Credit *credit, Glance glance, uint64_t seed, uint64_t number);

/* A neighbour draws monsters where they leave most empty squares beside them. */
Move most_menacing(const State *state);

/* A card that can be the next one: the state with it, and how likely it is. */
typedef struct {
    State after;
    int weight;
} Chance;

enum { MOST_CHANCES = MOST_EXPLORE + MOST_AMBUSHES + MOST_HEROES };

/* All of them, for a state that waits for a card; how many there are. */
int next_cards(const State *state, Chance *chances);

/* What a map is worth to a surveyor, the best move with the card at hand included. */
int foresight(const State *state, const Credit *credit);

/* What an average of endings is written in: so many of it are a point. */
enum { ENDINGS = 1000000 };

/* The points of the whole game after each state of winter, averaged over all cards that can come.
   Whoever draws takes the best of all moves with the last card, before that the best of the first
   few in a surveyor's eyes. False if more cards and moves than the limit had to be looked at. */
bool endings(const State *states, int number, const Credit *credit, int breadth, long limit,
             int64_t *values);

#endif
