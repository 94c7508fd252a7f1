/* Games played to their end, with cards by lot and moves by lot or by count. */
#include "core.h"
#include "gains.h"

/* SplitMix64 (docs/bots.md). */

#define GOLDEN UINT64_C(0x9E3779B97F4A7C15)

static uint64_t mixed(uint64_t word)
{
    word = (word ^ word >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    word = (word ^ word >> 27) * UINT64_C(0x94D049BB133111EB);
    return word ^ word >> 31;
}

Lots lots_of(uint64_t seed, uint64_t move, uint64_t number, enum Stream stream)
{
    uint64_t state = mixed(seed + GOLDEN) ^ move;
    state = mixed(state + GOLDEN) ^ number;
    state = mixed(state + GOLDEN) ^ (uint64_t)stream;
    return (Lots){mixed(state + GOLDEN)};
}

static uint64_t half_word(Lots *lots) { return mixed(lots->state += GOLDEN) >> 32; }

uint32_t lots_pick(Lots *lots, uint32_t n)
{
    uint64_t product = half_word(lots) * n;
    if ((uint32_t)product < n) {
        uint32_t uneven = (0u - n) % n; /* 2^32 mod n */
        while ((uint32_t)product < uneven)
            product = half_word(lots) * n;
    }
    return (uint32_t)(product >> 32);
}

/* Cards ---------------------------------------------------------------------------------------- */

static int picked(Lots *deck, uint32_t cards)
{
    return nth_in_word(cards, (int)lots_pick(deck, (uint32_t)count_word(cards)));
}

/* The next card, picked among the face-down ones as in docs/dealing.md. */
static void deal(State *s, Lots *deck)
{
    int explore = count_word(s->explore);
    int pick = (int)lots_pick(deck, (uint32_t)(explore + s->ambush_backs + s->hero_backs));
    if (pick < explore)
        reveal_explore(s, nth_in_word(s->explore, pick));
    else if (pick < explore + s->ambush_backs)
        reveal_ambush(s, picked(deck, s->ambushes));
    else
        reveal_hero(s, picked(deck, s->heroes));
}

/* Moves by lot --------------------------------------------------------------------------------- */

static Move placed(const Offers *offers, const Offer *offer, int terrain, int place)
{
    const Anchored *a = offer->anchored;
    for (; place >= a->count; a++)
        place -= a->count;
    return (Move){moved(a->turned->corner, nth_square(a->anchors, place)), NOWHERE,
                  offers->terrains[terrain], offers->single, offer->coin, {0}};
}

static Move offered_by_lot(const State *s, Lots *lots)
{
    Offers offers;
    find_offers(s, &offers);
    int all = 0;
    for (int i = 0; i < offers.count; i++)
        all += offers.offers[i].placements * offers.terrain_count;
    int pick = (int)lots_pick(lots, (uint32_t)all);
    const Offer *offer = offers.offers;
    for (int here; pick >= (here = offer->placements * offers.terrain_count); offer++)
        pick -= here;
    return placed(&offers, offer, pick / offer->placements, pick % offer->placements);
}

static Move hero_by_lot(const State *s, Lots *lots)
{
    const Hero *hero = &tables.heroes[s->card];
    const uint8_t *ways = hero->count[s->turning_heroes];
    int all = 0, square;
    for (Cells empty = s->sheet.empty; some(empty);)
        all += ways[take(&empty)];
    int pick = (int)lots_pick(lots, (uint32_t)all);
    for (Cells empty = s->sheet.empty; pick >= ways[square = take(&empty)];)
        pick -= ways[square];
    return (Move){single(square), hero->strikes[s->turning_heroes][square][pick], HERO, 0, 0, {0}};
}

static Move any_by_lot(const State *s, Lots *lots)
{
    Move moves[MOST_MOVES];
    int number = legal_moves(s, moves);
    return moves[lots_pick(lots, (uint32_t)number)];
}

static Move move_by_lot(const State *s, Lots *lots)
{
    switch (s->round) {
    case EXPLORE_ROUND:
        return offered_by_lot(s, lots);
    case HERO_ROUND:
        return hero_by_lot(s, lots);
    case AMBUSH_ROUND:
        if (s->ambush_mode != BY_PLAYER && tables.ambushes[s->card].letter != GORGON)
            return offered_by_lot(s, lots);
        return any_by_lot(s, lots);
    default:
        return any_by_lot(s, lots);
    }
}

bool next_decision(State *s, Lots *deck)
{
    while (!s->over && s->round == NO_ROUND)
        deal(s, deck);
    return !s->over;
}

Move chosen_move(const State *s, int level, Lots *lots)
{
    return level == 0 ? move_by_lot(s, lots) : move_by_count(s, level, lots);
}

void playout(State *s, int level, Lots *deck, Lots *lots, Log *log)
{
    while (next_decision(s, deck)) {
        Move move = chosen_move(s, level, lots);
        if (log && log->count < MOST_DECISIONS)
            log->moves[log->count++] = move;
        apply_move(s, &move);
    }
}
