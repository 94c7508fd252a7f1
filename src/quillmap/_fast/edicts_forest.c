/* The points of the forest cards (R15.1 to R15.4, R15.17 to R15.20). */
#include "lines.h"

/* R15.1 */
int points_sentinel_wood(const State *s) { return count(both(s->sheet.layer[FOREST], EDGE)); }

/* R15.2 */
int points_greenbough(const State *s)
{
    return lines_with(s->sheet.layer[FOREST]);
}

/* R15.3 */
int points_treetower(const State *s)
{
    return count(without(s->sheet.layer[FOREST], beside(s->sheet.empty)));
}

/* R15.4 */
int points_stoneside_forest(const State *s)
{
    Cells connected = NOWHERE;
    for (Cells rest = s->sheet.layer[FOREST]; meet(rest, s->sheet.slopes);) {
        /* Only woods on a slope can connect anything. */
        Cells wood = grown(first_of(both(rest, s->sheet.slopes)), rest);
        Cells mountains = both(beside(wood), s->sheet.mountains);
        rest = without(rest, wood);
        if (some(less_first(mountains)))
            connected = either(connected, mountains);
    }
    return 3 * count(connected);
}

/* R15.17 */
int points_faunlost_thicket(const State *s)
{
    int length = 0;
    for (Cells starts = s->sheet.layer[FOREST]; some(starts); starts = both(starts, above(starts)))
        length++;
    return 2 * length;
}

/* R15.18 */
int points_deepwood(const State *s)
{
    Cells near_village = beside(s->sheet.layer[VILLAGE]);
    int woods = 0;
    for (Cells rest = s->sheet.layer[FOREST]; some(rest);) {
        Cells wood = take_cluster(&rest);
        woods += !meet(wood, near_village) && count(wood) >= 5;
    }
    return 6 * woods;
}

/* R15.19 */
int points_heart_of_the_forest(const State *s)
{
    return 2 * count(without(s->sheet.layer[FOREST], beside(outside(s->sheet.layer[FOREST]))));
}

/* R15.20 */
int points_sleepy_valley(const State *s)
{
    int rows = 0;
    Cells a = s->sheet.layer[FOREST];
    for (int row = 0; row < SIZE; row++, a = back(a, SIZE))
        rows += count_word(a.lo & ROW_BITS) >= 3;
    return 4 * rows;
}
