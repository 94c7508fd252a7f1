/* What a map is worth at a moment of the game: its points, and credit for what may be some. */
#include "gains.h"
#include "progress_rules.h"
#include <string.h>

const char *wrong_credit(const Credit *credit)
{
    const int32_t *numbers = &credit->reach;
    for (size_t i = 0; i < sizeof *credit / sizeof *numbers; i++)
        if (numbers[i] < -10000 || numbers[i] > 10000)
            return "a weight is a number from -10,000 to 10,000";
    return credit->reach < 1 || credit->reach > 100 ? "the reach is a number from 1 to 100" : NULL;
}

/* How much each coming end of a season counts: the time left until then, up to the reach. */
Outlook outlook_of(const State *s, const Credit *credit)
{
    Weights weights = weights_of(s, 2);
    Outlook at = {.each_season = weights.each_season * 100 * credit->reach};
    int hopes[4] = {0, 0, 0, 0}, left = 0, sum = 0;
    for (int season = s->season + (s->round == TROLL_ROUND); season < SEASONS; season++) {
        left += s->thresholds[season];
        if (season == s->season)
            left -= s->time < left ? s->time : left;
        int hope = left < credit->reach ? left : credit->reach;
        hopes[tables.season_edicts[season][0]] += hope;
        hopes[tables.season_edicts[season][1]] += hope;
        sum += hope;
    }
    at.hopeful = sum > 0;
    at.shelter = credit->shelter * sum;
    for (int i = 0; i < 4; i++) {
        at.points[i] = weights.edicts[i] * 100 * credit->reach;
        for (int k = 0; k < MOST_COUNTS; k++)
            at.rates[i][k] = credit->cards[s->edicts[i]][k] * hopes[i];
    }
    for (int k = 0; k < LAND; k++)
        at.land[k] = credit->land[k] * sum;
    return at;
}

/* `land` of outlook.py, each count times its rate. */
static int land_value(const Sheet *sheet, int menaced_squares, const int *rates)
{
    Cells e = sheet->empty, b = below(e), t = above(e), r = right_of(e), l = left_of(e);
    Cells any = either(either(b, t), either(r, l));
    Cells two = either(either(both(b, t), both(r, l)), both(either(b, t), either(r, l)));
    Cells three = either(both(both(b, t), either(r, l)), both(both(r, l), either(b, t)));
    int sum = rates[0] * count(both(sheet->mountains, without(any, two))) +
              rates[1] * count(both(sheet->mountains, without(two, three))) +
              rates[2] * menaced_squares + rates[3] * count(without(e, any)) +
              rates[4] * count(both(e, without(any, two)));
    if (rates[5])
        sum += rates[5] * count(e);
    if (rates[6])
        sum += rates[6] * (count(both(e, t)) + count(both(e, l)));
    if (rates[7])
        sum += rates[7] * count(both(both(e, l), above(both(e, l))));
    if (rates[8])
        sum += rates[8] * count(both(sheet->ruins, e));
    if (some(sheet->letter[ZOMBIE]))
        sum += rates[9] * count(both(beside(without(sheet->letter[ZOMBIE], sheet->destroyed)), e));
    if (some(sheet->letter[DRAGON]))
        sum += rates[10] * count(both(beside(without(sheet->letter[DRAGON], sheet->destroyed)), e));
    return sum;
}

/* The credit for what a map is on the way to with one edict. */
static int hope_of(const State *s, const Outlook *at, int i)
{
    int counts[MOST_COUNTS] = {0, 0, 0, 0}, sum = 0;
    progress_rules[s->edicts[i]](s, counts);
    for (int k = 0; k < MOST_COUNTS; k++)
        sum += counts[k] * at->rates[i][k];
    return sum;
}

/* With all of them, and with its land. */
static int hoped(const State *s, const Outlook *at, int menaced_squares)
{
    int sum = land_value(&s->sheet, menaced_squares, at->land);
    for (int i = 0; i < 4; i++)
        if (at->points[i])
            sum += hope_of(s, at, i);
    return sum;
}

static int hope(const State *s, const Outlook *at)
{
    return hoped(s, at, count(menaced(&s->sheet)));
}

int outlook(const State *s, const Outlook *at)
{
    int menaced_squares = count(menaced(&s->sheet));
    int sum = at->each_season * (s->coins - menaced_squares);
    for (int i = 0; i < 4; i++)
        if (at->points[i])
            sum += at->points[i] * edict_points(s, s->edicts[i]);
    return at->hopeful ? sum + hoped(s, at, menaced_squares) : sum;
}

/* The map after a move, by one of two measures. Most drawings change three things only, which are
   put back: copying all takes longer. */
static int after_move(const State *s, State *scratch, const Outlook *at, const Move *move,
                      int (*measure)(const State *, const Outlook *))
{
    if (s->round != EXPLORE_ROUND || move->terrain == MONSTER) {
        State after = *s;
        draw_move(&after, move);
        return measure(&after, at);
    }
    draw_move(scratch, move);
    int value = measure(scratch, at);
    scratch->sheet.layer[move->terrain] = s->sheet.layer[move->terrain];
    scratch->sheet.empty = s->sheet.empty;
    scratch->coins = s->coins;
    return value;
}

static int wanted_by(const State *s)
{
    return s->round == AMBUSH_ROUND && s->ambush_mode != BY_PLAYER ? -1 : 1;
}

/* Points of all moves are counted at once; only what they lead to is looked at one by one. */
static void value_all(const State *s, const Outlook *at, const Move *moves, int number,
                      int32_t *values)
{
    Weights weights = {{at->points[0], at->points[1], at->points[2], at->points[3]},
                       at->each_season};
    State scratch = *s;
    int wanted = wanted_by(s), before = at->hopeful ? hope(s, at) : 0;
    gains(s, &weights, values);
    for (int i = 0; i < number; i++) {
        if (at->hopeful)
            values[i] += after_move(s, &scratch, at, &moves[i], hope) - before;
        values[i] *= wanted;
    }
}

/* Drawings of an explore card: each changes one terrain and what is filled, and no more.

   Points that look at another terrain stay as they are. And a card with a choice of terrains fills
   the same squares more than once: what asks only whether a square is filled, the land and edicts
   about the whole map, is remembered by the squares. */
typedef struct {
    Cells cells;
    int value;
} Remembered;

enum { REMEMBERED = 256 };

static unsigned place_of(Cells cells)
{
    uint64_t mixed = (cells.lo ^ cells.hi * UINT64_C(31)) * UINT64_C(0x9E3779B97F4A7C15);
    return (unsigned)(mixed >> 56);
}

/* What a map is worth apart from coins and from edicts that look at single terrains. */
static int filled_value(const State *s, const Outlook *at, const bool *by_filled)
{
    int menaced_squares = count(menaced(&s->sheet)), sum = -at->each_season * menaced_squares;
    if (at->hopeful)
        sum += land_value(&s->sheet, menaced_squares, at->land);
    for (int i = 0; i < 4; i++)
        if (by_filled[i])
            sum += at->points[i] * edict_points(s, s->edicts[i]) +
                   (at->hopeful ? hope_of(s, at, i) : 0);
    return sum;
}

static void value_drawings(const State *s, const Outlook *at, const Move *moves, int number,
                           int32_t *values)
{
    Remembered seen[REMEMBERED];
    State scratch = *s;
    bool by_filled[4];
    int points[4] = {0, 0, 0, 0}, before = outlook(s, at);
    memset(seen, 0, sizeof seen);
    for (int i = 0; i < 4; i++) {
        by_filled[i] = at->points[i] && tables.looks_at[s->edicts[i]] == 1 << FILLED;
        if (at->points[i] && !by_filled[i])
            points[i] = edict_points(s, s->edicts[i]);
    }
    for (int m = 0; m < number; m++) {
        const Move *move = &moves[m];
        if (move->terrain == MONSTER) {
            values[m] = after_move(s, &scratch, at, move, outlook) - before;
            continue;
        }
        Remembered *here = &seen[place_of(move->cells)];
        draw_move(&scratch, move);
        if (!same(here->cells, move->cells))
            *here = (Remembered){move->cells, filled_value(&scratch, at, by_filled)};
        int sum = here->value + at->each_season * scratch.coins;
        for (int i = 0; i < 4; i++) {
            if (!at->points[i] || by_filled[i])
                continue;
            bool changed = tables.looks_at[s->edicts[i]] & (1 << move->terrain | 1 << FILLED);
            sum += at->points[i] * (changed ? edict_points(&scratch, s->edicts[i]) : points[i]) +
                   (at->hopeful ? hope_of(&scratch, at, i) : 0);
        }
        values[m] = sum - before;
        scratch.sheet.layer[move->terrain] = s->sheet.layer[move->terrain];
        scratch.sheet.empty = s->sheet.empty;
        scratch.coins = s->coins;
    }
}

/* Some of the moves one by one, in their order, against the map as it is. */
static void value_some(const State *s, const Outlook *at, const Move *moves, int number,
                       int32_t *values)
{
    int wanted = wanted_by(s), before = outlook(s, at);
    bool hero = s->round == HERO_ROUND;
    State scratch = *s;
    for (int i = 0; i < number; i++) {
        int k = -1;
        if (hero) /* many ways to turn a hero strike the same */
            for (k = i - 1; k >= 0; k--) {
                if (!same(moves[k].cells, moves[i].cells))
                    k = -1;
                else if (same(both(moves[k].extra, s->sheet.layer[MONSTER]),
                              both(moves[i].extra, s->sheet.layer[MONSTER])))
                    break;
            }
        values[i] = k >= 0 ? values[k] - at->shelter * shelter(s, &moves[k])
                           : wanted * (after_move(s, &scratch, at, &moves[i], outlook) - before);
        if (hero)
            values[i] += at->shelter * shelter(s, &moves[i]);
    }
}

int surveyed(const State *s, const Credit *credit, int32_t *values)
{
    Move moves[MOST_MOVES];
    Outlook at = outlook_of(s, credit);
    int number = legal_moves(s, moves);
    if (at_once(s))
        value_all(s, &at, moves, number, values);
    else
        value_some(s, &at, moves, number, values);
    return number;
}

/* Rollouts ------------------------------------------------------------------------------------- */

Move most_menacing(const State *s)
{
    Move moves[MOST_MOVES];
    int number = legal_moves(s, moves), best = 0, most = -1;
    for (int i = 0; i < number; i++) {
        State after = *s;
        draw_move(&after, &moves[i]);
        int squares = count(menaced(&after.sheet));
        if (squares > most) {
            most = squares;
            best = i;
        }
    }
    return moves[best];
}

/* How snug a move lies; `_snug` of bots/prospects.py. */
static int snug(const Move *move, Cells alike, const Cells walls[3])
{
    return count(both(move->cells, walls[0])) + 2 * count(both(move->cells, walls[1])) +
           4 * count(both(move->cells, walls[2])) + count(both(move->cells, alike)) +
           (move->coin ? 2 : 0);
}

/* Keeps the snuggest moves, of the last that are equal some, evenly spread; how many there are. */
static int at_first_sight(const State *s, Move *moves, int number, int look)
{
    enum { KEYS = 5 * MOST_STEPS + 3 };
    uint8_t keys[MOST_MOVES];
    int equal[KEYS] = {0}, last = KEYS - 1, left = look, met = 0, seen = 0;
    /* How many sides of a square have no empty square beyond them, 0 to 4, bit by bit. */
    Cells e = s->sheet.empty, b = outside(below(e)), a = outside(above(e)),
          r = outside(right_of(e)), l = outside(left_of(e));
    Cells upright = differing(b, a), level = differing(r, l), tall = both(b, a), flat = both(r, l);
    const Cells walls[3] = {differing(upright, level),
                            either(differing(tall, flat), both(upright, level)), both(tall, flat)};
    Cells alike[TERRAINS];
    for (int i = 0; i < TERRAINS; i++)
        alike[i] = beside(s->sheet.layer[i]);
    for (int i = 0; i < number; i++) {
        int terrain = s->round == HERO_ROUND ? HERO : moves[i].terrain;
        equal[keys[i] = (uint8_t)snug(&moves[i], alike[terrain], walls)]++;
    }
    for (; equal[last] < left; last--)
        left -= equal[last];
    for (int i = 0; i < number; i++) {
        if (keys[i] == last) {
            met++;
            if (met * left / equal[last] == (met - 1) * left / equal[last])
                continue;
        }
        if (keys[i] >= last)
            moves[seen++] = moves[i];
    }
    return seen;
}

Move glanced(const State *s, const Credit *credit, int look)
{
    Move moves[MOST_MOVES];
    int32_t values[MOST_MOVES];
    if (s->round == AMBUSH_ROUND && s->ambush_mode != BY_PLAYER)
        return most_menacing(s);
    Outlook at = outlook_of(s, credit);
    int all = legal_moves(s, moves), number = all, best = 0;
    if (all > look && (s->round == EXPLORE_ROUND || s->round == HERO_ROUND))
        number = at_first_sight(s, moves, all, look);
    if (number == all && at_once(s))
        value_all(s, &at, moves, number, values);
    else if (s->round == EXPLORE_ROUND)
        value_drawings(s, &at, moves, number, values);
    else
        value_some(s, &at, moves, number, values);
    for (int i = 1; i < number; i++)
        if (values[i] > values[best])
            best = i;
    return moves[best];
}

/* The points so far and the outlook of the map, in whole points, rounded down. */
static int foreseen(const State *s, const Credit *credit)
{
    Outlook at = outlook_of(s, credit);
    int value = outlook(s, &at), point = 100 * credit->reach;
    return total(s) + (value - (value % point + point) % point) / point;
}

int rollout(State s, const Credit *credit, Glance glance, uint64_t seed, uint64_t number)
{
    Lots deck = lots_of(seed, 0, number, DECK);
    for (int drawings = 0; next_decision(&s, &deck); drawings++) {
        if (glance.horizon && drawings == glance.horizon)
            return foreseen(&s, credit);
        Move move = glanced(&s, credit, glance.look);
        apply_move(&s, &move);
    }
    return total(&s);
}
