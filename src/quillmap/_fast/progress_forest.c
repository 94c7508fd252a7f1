/* On the way to the forest cards: bots/progress/forest.py. */
#include "progress_rules.h"

void progress_sentinel_wood(const State *s, int *counts)
{
    Cells empty = both(EDGE, s->sheet.empty);
    counts[0] = count(empty);
    counts[1] = count(both(empty, beside(s->sheet.layer[FOREST])));
}

void progress_greenbough(const State *s, int *counts)
{
    Cells forest = s->sheet.layer[FOREST], empty = s->sheet.empty;
    int one = 0, more = 0;
    unsigned columns = columns_of(forest);
    for (int i = 0; i < SIZE; i++) {
        if (!row_bits(forest, i)) {
            unsigned room = row_bits(empty, i);
            more += (room & (room - 1)) != 0;
            one += room && !(room & (room - 1));
        }
        if (!(columns >> i & 1)) {
            Cells room = both(empty, column_cells(i));
            more += some(less_first(room));
            one += some(room) && !some(less_first(room));
        }
    }
    counts[0] = one;
    counts[1] = more;
}

static void open_and_wide(Cells open, Cells empty, int *counts)
{
    int wide = count(both(open, beside_two(empty)));
    counts[0] = count(open) - wide;
    counts[1] = wide;
}

void progress_treetower(const State *s, int *counts)
{
    open_and_wide(both(s->sheet.layer[FOREST], beside(s->sheet.empty)), s->sheet.empty, counts);
}

void progress_stoneside_forest(const State *s, int *counts)
{
    Cells mountains = s->sheet.mountains, empty = s->sheet.empty;
    int lone = 0, over_one = 0, over_two = 0;
    for (Cells rest = s->sheet.layer[FOREST]; meet(rest, s->sheet.slopes);) {
        Cells wood = grown(first_of(both(rest, s->sheet.slopes)), rest);
        Cells around = without(beside(wood), wood), touched = both(around, mountains);
        rest = without(rest, wood);
        lone += !some(less_first(touched));
        Cells ring = both(around, empty), near = without(both(beside(ring), mountains), touched);
        ring = either(ring, both(beside(ring), empty));
        over_one += count(near);
        over_two += count(without(without(both(beside(ring), mountains), touched), near));
    }
    counts[0] = lone;
    counts[1] = over_one;
    counts[2] = over_two;
}

void progress_faunlost_thicket(const State *s, int *counts)
{
    Cells starts = s->sheet.layer[FOREST], empty = s->sheet.empty;
    int length = 1, room = 0;
    counts[0] = 0;
    if (!some(starts))
        return;
    for (Cells longer; some(longer = both(starts, above(starts))); length++)
        starts = longer;
    Cells top = first_of(starts), bottom = moved(top, SIZE * (length - 1));
    for (int i = 0; i < 4; i++) {
        top = both(above(top), empty);
        bottom = both(below(bottom), empty);
        room += some(top) + some(bottom);
    }
    counts[0] = room;
}

void progress_deepwood(const State *s, int *counts)
{
    Cells near_village = beside(s->sheet.layer[VILLAGE]);
    Cells room = without(s->sheet.empty, near_village);
    counts[0] = 0;
    for (Cells rest = s->sheet.layer[FOREST]; some(rest);) {
        Cells wood = take_cluster(&rest);
        int size = count(wood);
        if (size < 5 && !meet(wood, near_village) && can_reach(wood, 5, room))
            counts[0] += size * size;
    }
}

void progress_heart_of_the_forest(const State *s, int *counts)
{
    Cells forest = s->sheet.layer[FOREST], empty = s->sheet.empty;
    Cells other = without(outside(empty), forest);
    open_and_wide(both(without(forest, beside(other)), beside(empty)), empty, counts);
}

void progress_sleepy_valley(const State *s, int *counts)
{
    int one = 0, two = 0;
    for (int row = 0; row < SIZE; row++) {
        int trees = count_word(row_bits(s->sheet.layer[FOREST], row));
        unsigned room = row_bits(s->sheet.empty, row);
        one += trees == 2 && room;
        two += trees == 1 && (room & (room - 1));
    }
    counts[0] = one;
    counts[1] = two;
}
