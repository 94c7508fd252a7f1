/* One map of Cartographers or Cartographers Heroes, from any round to the end of the game.

   A second reading of src/quillmap/rules, for those who play millions of games. Nothing here knows
   Python; what is in the boxes comes from quillmap.material as a block of bytes (tables.py). */
#ifndef QUILLMAP_CORE_H
#define QUILLMAP_CORE_H

#include "cells.h"
#include "registry.h"
#include <stddef.h>

/* In the order of material.TERRAINS and material.LETTERS; load_tables has no say in these. */
enum Terrain { FOREST, VILLAGE, FARM, WATER, MONSTER, HERO, TERRAINS };
enum Letter { DRAGON, ZOMBIE, TROLL, GORGON, LETTERS, NO_LETTER = 255 };
enum Round { NO_ROUND, EXPLORE_ROUND, HERO_ROUND, AMBUSH_ROUND, GAZE_ROUND, TROLL_ROUND, ROUNDS };
enum AmbushMode { BY_WALK, BY_PLAYER, BY_NEIGHBOUR, AMBUSH_MODES };

enum {
    MOST_SHAPES = 64,
    MOST_TURNS = 8,
    MOST_STEPS = 6,
    MOST_BORDER = 16,
    MOST_EXPLORE = 30,
    MOST_AMBUSHES = 16,
    MOST_HEROES = 8,
    MOST_MOVES = 4096,
    MOST_DECISIONS = 128,
    SEASONS = 4,
#define ONE_MORE(name, gain, progress) +1
    EDICTS = 0 SCORING_CARDS(ONE_MORE),
#undef ONE_MORE
};

/* The boxes ------------------------------------------------------------------------------------ */

/* A shape in one orientation; see shape.py. Steps: how far each square lies behind the anchor. */
typedef struct {
    Cells corner, anchors;
    uint8_t steps[MOST_STEPS];
    uint8_t parts[MOST_STEPS];     /* which side-connected part of the shape each square is in */
    uint8_t inner[MOST_STEPS];     /* how many neighbours each square has within the shape */
    uint8_t count, part_count, border_count, rows, columns;
    uint8_t row_cells[4], column_cells[4]; /* how many squares lie in each line of its box */
    uint8_t spare[1];
    int16_t border[MOST_BORDER];   /* how far each square beside the shape lies from the anchor */
    uint8_t touching[MOST_BORDER]; /* how many squares of the shape each of these touches */
    uint8_t touchers[MOST_BORDER]; /* and which, one bit for each step */
    Cells border_anchors[MOST_BORDER]; /* from where that square lies on the map */
} Turned;

typedef struct {
    Turned turned[MOST_TURNS];
    uint8_t count, spare[7];
} Shape;

typedef struct {
    uint8_t time, ruins, terrain_count, choice_count;
    uint8_t terrains[TERRAINS];
    uint8_t shape[2], coin[2], spare[2];
} Explore;

typedef struct {
    Cells order[SQUARES]; /* placements in printed orientation, as the solo walk tries them */
    uint8_t walk[SQUARES];
    uint8_t order_count, shape, letter, spare[4];
} Ambush;

typedef struct {
    Cells strikes[2][SQUARES][MOST_TURNS]; /* as printed only, or turned as well */
    uint8_t count[2][SQUARES], spare[6];
} Hero;

typedef struct {
    Shape shapes[MOST_SHAPES];
    Explore explore[MOST_EXPLORE]; /* explore and ruins cards, all lists sorted by id */
    Ambush ambushes[MOST_AMBUSHES];
    Hero heroes[MOST_HEROES];
    uint8_t season_edicts[SEASONS][2];
    uint8_t coin_track, dragon_coins, shape_count, single_shape;
    uint8_t explore_count, ambush_count, hero_count, spare[1];
    uint8_t looks_at[EDICTS]; /* bit by bit the terrains that change the points, and FILLED */
} Tables;

/* In looks_at: that a square is filled, whatever with. */
enum { FILLED = TERRAINS };

extern Tables tables;

/* NULL, or what is wrong with the bytes; to be called once, before anything else. */
const char *load_tables(const void *bytes, size_t size);

/* The table as one map sees it ----------------------------------------------------------------- */

typedef struct {
    Cells layer[TERRAINS];
    Cells destroyed, attacked;
    Cells letter[LETTERS];
    Cells empty;
    Cells mountains, wasteland, ruins, slopes; /* printed; slopes are squares beside mountains */
} Sheet;

/* Written by packing.py, field by field; there is no padding between them. */
typedef struct {
    Sheet sheet;
    uint32_t explore;      /* explore and ruins cards in the deck */
    uint32_t full_explore; /* those with which a season begins */
    int16_t results[SEASONS][4]; /* first edict, second edict, coins, monsters */
    uint16_t ambushes;           /* those that have not been revealed */
    uint8_t coins;
    uint8_t season, time, ruins_due, round, card;
    uint8_t ambush_backs, hero_backs, heroes;
    uint8_t effects[4], effect_count, effect;
    uint8_t over;
    uint8_t edicts[4], thresholds[SEASONS];
    uint8_t wildholds_points, hero_cards, any_fallback, turning_heroes, after_winter, ambush_mode;
    uint8_t any_raid; /* a raid that fits nowhere may be a square of any terrain (R6.12) */
} State;

/* NULL, or what is wrong with a state that somebody else has filled. */
const char *wrong_state(const State *state);

/* Moves ---------------------------------------------------------------------------------------- */

/* What is filled; `extra` is what a hero strikes or a Gorgon destroys. In a gaze or troll round
   `cells` is the square to destroy. */
typedef struct {
    Cells cells, extra;
    uint8_t terrain, single, coin, spare[5];
} Move;

/* What an explore card, or an ambush by a neighbour, offers: all anchors of all orientations. */
typedef struct {
    const Turned *turned;
    Cells anchors;
    int count;
} Anchored;

typedef struct {
    Anchored anchored[MOST_TURNS];
    int count, placements;
    bool coin;
} Offer;

typedef struct {
    Offer offers[2];
    int count;
    const uint8_t *terrains;
    int terrain_count;
    bool single; /* nothing fits: any one empty square (R5.9, R6.12) */
} Offers;

/* Which squares may be filled in an explore round or a neighbour's ambush. */
void find_offers(const State *state, Offers *offers);
/* Placements of the German solo ambush, in the order of `legal` (R12.5). */
int solo_choices(const State *state, const Ambush *card, Cells *found);
/* Every legal move in the order of rules.legal; there are at most MOST_MOVES. */
int legal_moves(const State *state, Move *moves);

Cells gaze(const Sheet *sheet);
Cells ravage(const Sheet *sheet);
static inline Cells menaced(const Sheet *sheet)
{
    return both(beside(sheet->layer[MONSTER]), sheet->empty);
}

/* Play ----------------------------------------------------------------------------------------- */

/* The sheet and coins after a move, while the round stays open. */
void draw_move(State *state, const Move *move);
/* The same, and the round is closed. */
void apply_move(State *state, const Move *move);
void reveal_explore(State *state, int card);
void reveal_ambush(State *state, int card);
void reveal_hero(State *state, int card);

/* Edicts --------------------------------------------------------------------------------------- */

typedef int Rule(const State *state);

typedef struct {
    const char *id;
    Rule *rule;
} Edict;

extern const Edict edicts[EDICTS];

static inline int edict_points(const State *state, int edict) { return edicts[edict].rule(state); }

/* Chance --------------------------------------------------------------------------------------- */

typedef struct {
    uint64_t state;
} Lots;

enum Stream { DECK, DRAWING };

Lots lots_of(uint64_t seed, uint64_t move, uint64_t playout, enum Stream stream);
uint32_t lots_pick(Lots *lots, uint32_t n);

/* Playouts ------------------------------------------------------------------------------------- */

typedef struct {
    Move moves[MOST_DECISIONS];
    int count;
} Log;

/* Turns cards over until somebody has to draw; false when the game is over. */
bool next_decision(State *state, Lots *deck);
/* How a playout of this level draws. */
Move chosen_move(const State *state, int level, Lots *lots);

/* To the end of the game; `log` may be NULL. */
void playout(State *state, int level, Lots *deck, Lots *lots, Log *log);

static inline int total(const State *state)
{
    int sum = 0;
    for (int season = 0; season < SEASONS; season++) {
        const int16_t *r = state->results[season];
        sum += r[0] + r[1] + r[2] - r[3];
    }
    return sum;
}

#endif
