/* What may be drawn now, in the order of rules/legal.py. */
#include "core.h"

static const uint8_t MONSTER_ONLY[] = {MONSTER};
static const uint8_t ANY_TERRAIN[] = {FOREST, VILLAGE, FARM, WATER, MONSTER, HERO};

/* The empty squares as seen over every step that a shape can have: shapes are at most 4 x 4, and
   all orientations share these. */
typedef struct {
    Cells over[3 * SIZE + 4];
} Seen;

static void see(Seen *seen, Cells empty)
{
    for (int row = 0; row < 4; row++, empty = back(empty, SIZE))
        for (unsigned column = 0; column < 4; column++)
            seen->over[SIZE * row + (int)column] = back(empty, column);
}

/* Everywhere that every square of the shape, seen from the anchor, is empty. */
static inline Cells fitting(const Turned *turned, const Seen *seen)
{
    Cells anchors = turned->anchors;
    for (int i = 0; i < turned->count; i++)
        anchors = both(anchors, seen->over[turned->steps[i]]);
    return anchors;
}

static Cells covering(const Turned *turned, Cells wanted)
{
    Cells anchors = NOWHERE;
    for (int i = 0; i < turned->count; i++)
        anchors = either(anchors, back(wanted, turned->steps[i]));
    return anchors;
}

static void offer_shape(Offer *offer, const Shape *shape, const Seen *seen, const Cells *wanted)
{
    offer->count = offer->placements = 0;
    offer->coin = false;
    for (int i = 0; i < shape->count; i++) {
        const Turned *turned = &shape->turned[i];
        Cells anchors = fitting(turned, seen);
        if (wanted && some(anchors))
            anchors = both(anchors, covering(turned, *wanted));
        if (some(anchors)) {
            int places = count(anchors);
            offer->anchored[offer->count++] = (Anchored){turned, anchors, places};
            offer->placements += places;
        }
    }
}

/* Any one empty square. */
static void offer_single(Offers *offers, Cells empty)
{
    offers->single = true;
    offers->count = 1;
    offers->offers[0].count = 1;
    offers->offers[0].placements = count(empty);
    offers->offers[0].coin = false;
    offers->offers[0].anchored[0] =
        (Anchored){&tables.shapes[tables.single_shape].turned[0], empty, count(empty)};
}

static void offer_any_terrain(Offers *offers, const State *s)
{
    offers->terrains = ANY_TERRAIN;
    offers->terrain_count = s->hero_cards ? HERO + 1 : MONSTER + 1;
}

static void explore_offers(const State *s, Offers *offers)
{
    const Explore *card = &tables.explore[s->card];
    Cells empty = s->sheet.empty, wanted = both(s->sheet.ruins, empty);
    offers->terrains = card->terrains;
    offers->terrain_count = card->terrain_count;
    Seen seen;
    see(&seen, empty);
    for (int i = 0; i < card->choice_count; i++) {
        Offer *offer = &offers->offers[offers->count];
        offer_shape(offer, &tables.shapes[card->shape[i]], &seen, s->ruins_due ? &wanted : NULL);
        offer->coin = card->coin[i];
        offers->count += offer->placements > 0;
    }
    if (offers->count)
        return;
    offer_single(offers, empty);
    if (s->any_fallback || s->ruins_due)
        offer_any_terrain(offers, s);
}

void find_offers(const State *s, Offers *offers)
{
    offers->count = 0;
    offers->single = false;
    if (s->round == EXPLORE_ROUND) {
        explore_offers(s, offers);
        return;
    }
    offers->terrains = MONSTER_ONLY;
    offers->terrain_count = 1;
    Seen seen;
    see(&seen, s->sheet.empty);
    offer_shape(&offers->offers[0], &tables.shapes[tables.ambushes[s->card].shape], &seen, NULL);
    offers->count = 1;
    if (offers->offers[0].placements)
        return;
    offer_single(offers, s->sheet.empty);
    if (s->any_raid)
        offer_any_terrain(offers, s);
}

int solo_choices(const State *s, const Ambush *card, Cells *found)
{
    Offer offer;
    Seen seen;
    see(&seen, s->sheet.empty);
    offer_shape(&offer, &tables.shapes[card->shape], &seen, NULL);
    if (!offer.placements)
        return 0;
    for (int i = 0; i < SQUARES; i++) {
        Cells cell = single(card->walk[i]);
        int number = 0;
        if (!meet(cell, s->sheet.empty))
            continue;
        for (int k = 0; k < offer.count; k++) {
            const Turned *turned = offer.anchored[k].turned;
            Cells anchors = both(offer.anchored[k].anchors, covering(turned, cell));
            while (some(anchors))
                found[number++] = moved(turned->corner, take(&anchors));
        }
        if (number)
            return number;
    }
    return 0;
}

/* What the Heroes monsters can do (R6.33, R6.32). */

Cells gaze(const Sheet *sheet)
{
    Cells stone = either(either(sheet->mountains, sheet->wasteland), sheet->destroyed);
    return without(beside(without(sheet->letter[GORGON], sheet->destroyed)), stone);
}

Cells ravage(const Sheet *sheet)
{
    return both(beside(without(sheet->letter[TROLL], sheet->destroyed)), sheet->empty);
}

/* Whole moves ---------------------------------------------------------------------------------- */

static int add_squares(Cells cells, Move *moves)
{
    int number = 0;
    while (some(cells))
        moves[number++] = (Move){.cells = single(take(&cells))};
    return number;
}

static int hero_moves(const State *s, Move *moves)
{
    const Hero *hero = &tables.heroes[s->card];
    int turning = s->turning_heroes, number = 0;
    for (Cells empty = s->sheet.empty; some(empty);) {
        int square = take(&empty);
        for (int i = 0; i < hero->count[turning][square]; i++)
            moves[number++] = (Move){single(square), hero->strikes[turning][square][i], HERO, 0, 0,
                                     {0}};
    }
    return number;
}

/* Offer by offer, terrain by terrain, each from the top left. */
static int offered_moves(const Offers *offers, Move *moves)
{
    int number = 0;
    for (int i = 0; i < offers->count; i++) {
        const Offer *offer = &offers->offers[i];
        for (int t = 0; t < offers->terrain_count; t++)
            for (int k = 0; k < offer->count; k++)
                for (Cells anchors = offer->anchored[k].anchors; some(anchors);)
                    moves[number++] =
                        (Move){moved(offer->anchored[k].turned->corner, take(&anchors)), NOWHERE,
                               offers->terrains[t], offers->single, offer->coin, {0}};
    }
    return number;
}

/* One raid, or with a Gorgon one for each square that it could destroy. */
static int add_raids(const State *s, Cells cells, Move *moves)
{
    Move raid = {.cells = cells, .terrain = MONSTER};
    int number = 0;
    if (tables.ambushes[s->card].letter == GORGON) {
        State after = *s;
        draw_move(&after, &raid);
        for (Cells eligible = gaze(&after.sheet); some(eligible);) {
            raid.extra = single(take(&eligible));
            moves[number++] = raid;
        }
    }
    if (!number)
        moves[number++] = raid;
    return number;
}

static int ambush_moves(const State *s, Move *moves)
{
    int number = 0;
    if (s->ambush_mode == BY_PLAYER) {
        Cells found[MOST_TURNS * MOST_STEPS];
        int choices = solo_choices(s, &tables.ambushes[s->card], found);
        for (int i = 0; i < choices; i++)
            number += add_raids(s, found[i], moves + number);
        return number;
    }
    Offers offers;
    find_offers(s, &offers);
    if (offers.single)
        return offered_moves(&offers, moves);
    for (int i = 0; i < offers.offers[0].count; i++) {
        Anchored *a = &offers.offers[0].anchored[i];
        for (Cells anchors = a->anchors; some(anchors);)
            number += add_raids(s, moved(a->turned->corner, take(&anchors)), moves + number);
    }
    return number;
}

static int explore_moves(const State *s, Move *moves)
{
    Offers offers;
    find_offers(s, &offers);
    return offered_moves(&offers, moves);
}

int legal_moves(const State *s, Move *moves)
{
    switch (s->round) {
    case EXPLORE_ROUND:
        return explore_moves(s, moves);
    case HERO_ROUND:
        return hero_moves(s, moves);
    case AMBUSH_ROUND:
        return ambush_moves(s, moves);
    case GAZE_ROUND:
        return add_squares(gaze(&s->sheet), moves);
    case TROLL_ROUND:
        return add_squares(ravage(&s->sheet), moves);
    default:
        return 0;
    }
}
