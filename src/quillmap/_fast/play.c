/* How a game goes on for one map: rules/play.py and rules/season.py once more. */
#include "core.h"

/* Changes of the sheet ------------------------------------------------------------------------- */

static Cells surrounded(const Sheet *sheet)
{
    return without(sheet->mountains, beside(sheet->empty));
}

/* Whether the Dragon has paid (R6.30). */
static bool tamed(const Sheet *sheet)
{
    return some(sheet->letter[DRAGON]) &&
           !meet(beside(without(sheet->letter[DRAGON], sheet->destroyed)), sheet->empty);
}

static void destroy(Sheet *sheet, Cells cells)
{
    for (int i = 0; i < TERRAINS; i++)
        sheet->layer[i] = without(sheet->layer[i], cells);
    sheet->destroyed = either(sheet->destroyed, cells);
    sheet->empty = without(sheet->empty, cells);
}

/* Attacked monsters are destroyed at once (R6.24). */
static void strike(Sheet *sheet)
{
    Cells hit = both(sheet->layer[MONSTER], sheet->attacked);
    if (some(hit))
        destroy(sheet, hit);
}

static void fill(Sheet *sheet, int terrain, Cells cells, int letter)
{
    sheet->layer[terrain] = either(sheet->layer[terrain], cells);
    sheet->empty = without(sheet->empty, cells);
    if (letter != NO_LETTER)
        sheet->letter[letter] = either(sheet->letter[letter], cells);
    if (terrain == MONSTER)
        strike(sheet);
}

/* Coins for what the change completed; those beyond the track are lost (R7). */
static void settle(State *s, Cells empty_before, bool tamed_before, bool shape_coin)
{
    Sheet *sheet = &s->sheet;
    int coins = s->coins + shape_coin;
    if (meet(differing(empty_before, sheet->empty), sheet->slopes)) {
        Cells before = without(sheet->mountains, beside(empty_before));
        coins += count(without(surrounded(sheet), before));
    }
    if (some(sheet->letter[DRAGON]) && !tamed_before && tamed(sheet))
        coins += tables.dragon_coins;
    s->coins = (uint8_t)(coins < tables.coin_track ? coins : tables.coin_track);
}

void draw_move(State *s, const Move *move)
{
    Sheet *sheet = &s->sheet;
    Cells empty_before = sheet->empty;
    bool tamed_before = tamed(sheet);
    switch (s->round) {
    case HERO_ROUND:
        fill(sheet, HERO, move->cells, NO_LETTER);
        sheet->attacked = either(sheet->attacked, move->extra);
        strike(sheet);
        break;
    case AMBUSH_ROUND:
        fill(sheet, move->terrain, move->cells,
             move->single ? NO_LETTER : tables.ambushes[s->card].letter);
        if (some(move->extra))
            destroy(sheet, move->extra);
        break;
    case EXPLORE_ROUND:
        fill(sheet, move->terrain, move->cells, NO_LETTER);
        break;
    default:
        destroy(sheet, move->cells);
        break;
    }
    settle(s, empty_before, tamed_before, move->coin);
}

/* The end of a season -------------------------------------------------------------------------- */

static void next_season(State *s)
{
    s->season++;
    s->time = 0;
    s->explore = s->full_explore;
    s->ambush_backs++;
    s->hero_backs = (uint8_t)(s->hero_backs + s->hero_cards);
}

/* The Zombies take one step (R6.31). */
static void spread(State *s)
{
    Sheet *sheet = &s->sheet;
    Cells empty_before = sheet->empty;
    bool tamed_before = tamed(sheet);
    Cells taken =
        both(beside(without(sheet->letter[ZOMBIE], sheet->destroyed)), sheet->empty);
    if (some(taken)) {
        fill(sheet, MONSTER, taken, ZOMBIE);
        settle(s, empty_before, tamed_before, false);
    }
}

/* The lasting effects from this one on, until a Troll waits for a choice (R9.5). */
static void resolve_effects(State *s, int start)
{
    for (int i = start; i < s->effect_count; i++) {
        int letter = tables.ambushes[s->effects[i]].letter;
        if (letter == ZOMBIE) {
            spread(s);
        } else if (letter == TROLL && some(ravage(&s->sheet))) {
            s->round = TROLL_ROUND;
            s->effect = (uint8_t)i;
            return;
        }
    }
    s->round = NO_ROUND;
    s->effect = 0;
    if (s->season == SEASONS - 1)
        s->over = 1;
    else
        next_season(s);
}

static void end_season(State *s)
{
    const uint8_t *scoring = tables.season_edicts[s->season];
    int16_t *result = s->results[s->season];
    result[0] = (int16_t)edict_points(s, s->edicts[scoring[0]]);
    result[1] = (int16_t)edict_points(s, s->edicts[scoring[1]]);
    result[2] = s->coins;
    result[3] = (int16_t)count(menaced(&s->sheet));
    s->ruins_due = 0;
    if (s->season == SEASONS - 1 && !s->after_winter)
        s->over = 1; /* R9.6: no score can change any more */
    else
        resolve_effects(s, 0);
}

/* If a deck ever runs dry, the explore cards are shuffled anew (R4.7). */
static void keep_deck(State *s)
{
    if (!s->explore && !s->ambush_backs && !s->hero_backs)
        s->explore = s->full_explore;
}

static void close_round(State *s)
{
    if (s->round == TROLL_ROUND) {
        resolve_effects(s, s->effect + 1);
        return;
    }
    if (s->round == EXPLORE_ROUND)
        s->ruins_due = 0;
    s->round = NO_ROUND;
    if (s->time >= s->thresholds[s->season])
        end_season(s);
    else
        keep_deck(s);
}

void apply_move(State *s, const Move *move)
{
    draw_move(s, move);
    close_round(s);
}

/* Reveal --------------------------------------------------------------------------------------- */

static void ask_or_close(State *s, int round, int card)
{
    s->round = (uint8_t)round;
    s->card = (uint8_t)card;
    if (!some(s->sheet.empty))
        close_round(s);
}

void reveal_explore(State *s, int card)
{
    s->explore &= ~(UINT32_C(1) << card);
    s->time = (uint8_t)(s->time + tables.explore[card].time);
    if (tables.explore[card].ruins) {
        s->ruins_due = 1;
        keep_deck(s);
    } else {
        ask_or_close(s, EXPLORE_ROUND, card);
    }
}

void reveal_hero(State *s, int card)
{
    s->heroes = (uint8_t)(s->heroes & ~(1u << card));
    s->hero_backs--;
    ask_or_close(s, HERO_ROUND, card);
}

/* Where the solo walk puts the monsters (R12.2); false if they fit nowhere (R12.6). */
static bool walked(State *s, const Ambush *card)
{
    Cells empty_before = s->sheet.empty, filled = outside(empty_before);
    bool tamed_before = tamed(&s->sheet);
    for (int i = 0; i < card->order_count; i++)
        if (!meet(card->order[i], filled)) {
            fill(&s->sheet, MONSTER, card->order[i], card->letter);
            settle(s, empty_before, tamed_before, false);
            return true;
        }
    return false;
}

void reveal_ambush(State *s, int number)
{
    const Ambush *card = &tables.ambushes[number];
    Cells found[MOST_TURNS * MOST_STEPS];
    s->ambushes = (uint16_t)(s->ambushes & ~(1u << number));
    s->ambush_backs--;
    s->card = (uint8_t)number;
    bool placed = s->ambush_mode == BY_NEIGHBOUR
                  || (s->ambush_mode == BY_PLAYER ? solo_choices(s, card, found) > 0
                                                  : walked(s, card));
    if (placed && card->letter != NO_LETTER)
        s->effects[s->effect_count++] = (uint8_t)number;
    s->round = s->ambush_mode == BY_WALK ? GAZE_ROUND : AMBUSH_ROUND;
    if (s->ambush_mode == BY_WALK)
        placed = placed && card->letter == GORGON && some(gaze(&s->sheet));
    if (!placed || (s->ambush_mode == BY_NEIGHBOUR && !some(s->sheet.empty)))
        close_round(s);
}
