/* The points of the farm and water cards (R15.5 to R15.8, R15.21 to R15.24). */
#include "lines.h"

/* R15.5 */
int points_canal_lake(const State *s)
{
    Cells farm = s->sheet.layer[FARM], water = s->sheet.layer[WATER];
    return count(either(both(water, beside(farm)), both(farm, beside(water))));
}

/* R15.6 */
int points_mages_valley(const State *s)
{
    Cells slopes = s->sheet.slopes;
    return 2 * count(both(s->sheet.layer[WATER], slopes)) +
           count(both(s->sheet.layer[FARM], slopes));
}

/* R15.7 */
int points_the_golden_granary(const State *s)
{
    Cells ruins = s->sheet.ruins;
    return count(both(s->sheet.layer[WATER], beside(ruins))) +
           3 * count(both(s->sheet.layer[FARM], ruins));
}

static int unspoilt(Cells fields, Cells others)
{
    Cells spoilt = either(EDGE, beside(others));
    /* Spoilt clusters are struck out together, and what is left is counted. */
    Cells rest = without(fields, grown(both(fields, spoilt), fields));
    int clusters = 0;
    while (some(rest)) {
        take_cluster(&rest);
        clusters++;
    }
    return clusters;
}

/* R15.8 */
int points_shoreside_expanse(const State *s)
{
    Cells farm = s->sheet.layer[FARM], water = s->sheet.layer[WATER];
    return 3 * (unspoilt(farm, water) + unspoilt(water, farm));
}

/* R15.21 */
int points_craylund(const State *s)
{
    Cells fields = s->sheet.layer[FARM], water = s->sheet.layer[WATER];
    int farms = 0;
    for (Cells rest = grown(both(fields, beside(water)), fields); some(rest);) {
        Cells farm = take_cluster(&rest);
        farms += count(both(beside(farm), water)) >= 3;
    }
    return 7 * farms;
}

/* R15.22 */
int points_ulems_wallow(const State *s)
{
    return 4 * count(both(s->sheet.layer[WATER], beside_two(s->sheet.layer[FARM])));
}

/* R15.23 */
int points_clawsgrave_peaks(const State *s)
{
    Cells water = s->sheet.layer[WATER];
    Cells lakes = grown(both(water, beside(s->sheet.layer[FARM])), water);
    return 5 * count(both(beside(lakes), s->sheet.mountains));
}

/* R15.24 */
int points_jorekburg(const State *s)
{
    int columns = 0;
    for (int column = 0; column < SIZE; column++) {
        int farms = count(both(s->sheet.layer[FARM], column_cells(column)));
        columns += farms && farms == count(both(s->sheet.layer[WATER], column_cells(column)));
    }
    return 4 * columns;
}
