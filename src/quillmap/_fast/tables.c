/* What is in the boxes, as tables.py packs it. */
#include "core.h"
#include <string.h>

Tables tables;

/* The bytes are ours, but a mistake in them must not lead outside an array. */
static bool good_turned(const Turned *t)
{
    if (t->count < 1 || t->count > MOST_STEPS || t->border_count > MOST_BORDER || t->rows < 1 ||
        t->rows > 4 || t->columns < 1 || t->columns > 4 || t->part_count > t->count)
        return false;
    for (int i = 0; i < t->count; i++)
        if (t->steps[i] > 3 * SIZE + 3 || t->steps[i] % SIZE > 3 ||
            t->parts[i] >= t->part_count || t->inner[i] > 4)
            return false;
    for (int i = 0; i < t->border_count; i++)
        if (t->border[i] <= -64 || t->border[i] >= 64 || t->touching[i] < 1 || t->touching[i] > 4)
            return false;
    return true;
}

static bool good_shapes(const Tables *t)
{
    if (t->shape_count > MOST_SHAPES || t->single_shape >= t->shape_count)
        return false;
    for (int i = 0; i < t->shape_count; i++) {
        const Shape *shape = &t->shapes[i];
        if (shape->count < 1 || shape->count > MOST_TURNS)
            return false;
        for (int k = 0; k < shape->count; k++)
            if (!good_turned(&shape->turned[k]))
                return false;
    }
    return true;
}

static bool good_explore(const Tables *t)
{
    if (t->explore_count > MOST_EXPLORE || t->ambush_count > MOST_AMBUSHES ||
        t->hero_count > MOST_HEROES)
        return false;
    for (int i = 0; i < t->explore_count; i++) {
        const Explore *card = &t->explore[i];
        if (card->terrain_count > TERRAINS || card->choice_count > 2)
            return false;
        if (!card->ruins && (card->terrain_count < 1 || card->choice_count < 1))
            return false;
        for (int k = 0; k < card->terrain_count; k++)
            if (card->terrains[k] >= TERRAINS)
                return false;
        for (int k = 0; k < card->choice_count; k++)
            if (card->shape[k] >= t->shape_count)
                return false;
    }
    return true;
}

static bool good_specials(const Tables *t)
{
    for (int i = 0; i < t->ambush_count; i++) {
        const Ambush *card = &t->ambushes[i];
        if (card->order_count > SQUARES || card->shape >= t->shape_count)
            return false;
        if (card->letter >= LETTERS && card->letter != NO_LETTER)
            return false;
        for (int k = 0; k < SQUARES; k++)
            if (card->walk[k] >= SQUARES)
                return false;
    }
    for (int i = 0; i < t->hero_count; i++)
        for (int turning = 0; turning < 2; turning++)
            for (int k = 0; k < SQUARES; k++)
                if (t->heroes[i].count[turning][k] < 1 ||
                    t->heroes[i].count[turning][k] > MOST_TURNS)
                    return false;
    for (int i = 0; i < SEASONS; i++)
        if (t->season_edicts[i][0] > 3 || t->season_edicts[i][1] > 3)
            return false;
    return true;
}

const char *load_tables(const void *bytes, size_t size)
{
    if (size != sizeof(Tables))
        return "the tables have the wrong size";
    memcpy(&tables, bytes, size);
    if (!good_shapes(&tables) || !good_explore(&tables) || !good_specials(&tables)) {
        memset(&tables, 0, sizeof tables);
        return "the tables hold a number out of range";
    }
    return NULL;
}

static bool on_the_map(const Sheet *sheet)
{
    Cells ink = either(either(sheet->mountains, sheet->wasteland), sheet->destroyed);
    Cells twice = NOWHERE;
    for (int i = 0; i < TERRAINS; i++) {
        twice = either(twice, both(ink, sheet->layer[i]));
        ink = either(ink, sheet->layer[i]);
    }
    const Cells *all = (const Cells *)sheet;
    for (size_t i = 0; i < sizeof *sheet / sizeof *all; i++)
        if (all[i].hi & ~ALL_HI)
            return false;
    return !some(twice) && same(sheet->empty, outside(ink)) &&
           same(sheet->slopes, beside(sheet->mountains));
}

const char *wrong_state(const State *s)
{
    const int cards[ROUNDS] = {255, tables.explore_count, tables.hero_count, tables.ambush_count,
                               tables.ambush_count, 255};
    if (!tables.shape_count)
        return "the tables are not loaded";
    if (!on_the_map(&s->sheet))
        return "the sheet is not a sheet";
    if (s->season >= SEASONS || s->round >= ROUNDS || s->card >= cards[s->round])
        return "the round is not a round";
    if (s->round == EXPLORE_ROUND && tables.explore[s->card].ruins)
        return "nothing is drawn for a ruins card";
    if (s->effect_count > 4 || s->effect >= 4 || s->ambush_mode >= AMBUSH_MODES || s->over > 1 ||
        s->hero_cards > 1 || s->turning_heroes > 1 || s->any_raid > 1)
        return "a number is out of range";
    for (int i = 0; i < s->effect_count; i++)
        if (s->effects[i] >= tables.ambush_count)
            return "there is no such effect";
    if (s->effect_count + count_word(s->ambushes) > 4)
        return "there are more than four ambushes";
    for (int i = 0; i < 4; i++)
        if (s->edicts[i] >= EDICTS)
            return "there is no such edict";
    int time = 0;
    for (int i = 0; i < tables.explore_count; i++)
        if (s->full_explore >> i & 1)
            time += tables.explore[i].time;
    for (int i = 0; i < SEASONS; i++)
        if (s->thresholds[i] > time)
            return "the cards cannot end a season";
    if ((s->full_explore | s->explore) >> tables.explore_count ||
        s->heroes >> tables.hero_count || s->ambushes >> tables.ambush_count)
        return "there is no such card";
    if (s->ambush_backs > count_word(s->ambushes) || s->hero_backs > count_word(s->heroes))
        return "there are more backs than cards";
    if (s->ambush_backs + 3 - s->season > count_word(s->ambushes) ||
        (s->hero_cards && s->hero_backs + 3 - s->season > count_word(s->heroes)))
        return "a later season has no card to add";
    return NULL;
}
