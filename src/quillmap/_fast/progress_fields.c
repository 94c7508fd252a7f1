/* On the way to the farm and water cards: bots/progress/fields.py. */
#include "progress_rules.h"

void progress_canal_lake(const State *s, int *counts)
{
    Cells farm = s->sheet.layer[FARM], water = s->sheet.layer[WATER], empty = s->sheet.empty;
    Cells by_farm = beside(farm), by_water = beside(water);
    Cells lonely = either(without(water, by_farm), without(farm, by_water));
    counts[0] = count(both(lonely, beside(empty)));
    counts[1] = count(both(empty, either(by_farm, by_water)));
}

void progress_mages_valley(const State *s, int *counts)
{
    counts[0] = count(both(s->sheet.slopes, s->sheet.empty));
}

void progress_the_golden_granary(const State *s, int *counts)
{
    counts[0] = count(both(s->sheet.ruins, s->sheet.empty));
    counts[1] = count(both(beside(s->sheet.ruins), s->sheet.empty));
}

static int delicate(Cells fields, Cells spoilt, Cells empty)
{
    int squares = 0;
    for (Cells rest = without(fields, grown(both(fields, spoilt), fields)); some(rest);)
        squares += count(both(beside(take_cluster(&rest)), empty));
    return squares;
}

void progress_shoreside_expanse(const State *s, int *counts)
{
    Cells farm = s->sheet.layer[FARM], water = s->sheet.layer[WATER], empty = s->sheet.empty;
    Cells by_farm = beside(farm), by_water = beside(water);
    counts[0] = count(without(without(empty, EDGE), either(by_farm, by_water)));
    counts[1] = delicate(farm, either(EDGE, by_water), empty) +
                delicate(water, either(EDGE, by_farm), empty);
}

void progress_craylund(const State *s, int *counts)
{
    counts[0] = counts[1] = counts[2] = 0;
    for (Cells rest = s->sheet.layer[FARM]; some(rest);) {
        Cells around = beside(take_cluster(&rest));
        int lacks = 3 - count(both(around, s->sheet.layer[WATER]));
        if (lacks > 0 && count(both(around, s->sheet.empty)) >= lacks)
            counts[lacks - 1]++;
    }
}

void progress_ulems_wallow(const State *s, int *counts)
{
    Cells farm = s->sheet.layer[FARM], water = s->sheet.layer[WATER], empty = s->sheet.empty;
    Cells by_farm = beside(farm);
    counts[0] = count(both(without(both(water, by_farm), beside_two(farm)), beside(empty)));
    counts[1] = count(both(without(water, by_farm), beside_two(empty)));
}

void progress_clawsgrave_peaks(const State *s, int *counts)
{
    Cells mountains = s->sheet.mountains;
    int waiting = 0, at_hand = 0;
    for (Cells rest = s->sheet.layer[WATER]; some(rest);) {
        Cells lake = take_cluster(&rest), around = without(beside(lake), lake);
        Cells room = both(around, s->sheet.empty), touched = both(around, mountains);
        if (!meet(around, s->sheet.layer[FARM]))
            waiting += some(room) ? count(touched) : 0;
        else
            at_hand += some(without(both(beside(room), mountains), touched));
    }
    counts[0] = waiting;
    counts[1] = at_hand;
    counts[2] = count(both(s->sheet.slopes, s->sheet.empty));
}

void progress_jorekburg(const State *s, int *counts)
{
    counts[0] = counts[1] = counts[2] = 0;
    for (int i = 0; i < SIZE; i++) {
        Cells column = column_cells(i);
        int farms = count(both(s->sheet.layer[FARM], column));
        int waters = count(both(s->sheet.layer[WATER], column));
        int lacks = farms > waters ? farms - waters : waters - farms;
        int room = count(both(s->sheet.empty, column));
        if (lacks >= 1 && lacks <= 2 && room >= lacks)
            counts[lacks - 1]++;
        else if (!farms && !waters && room >= 2)
            counts[2]++;
    }
}
