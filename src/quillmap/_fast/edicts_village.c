/* The points of the village cards (R15.9 to R15.12, R15.25 to R15.28). */
#include "lines.h"

/* R15.9 */
int points_wildholds(const State *s)
{
    int villages = 0;
    for (Cells rest = s->sheet.layer[VILLAGE]; some(rest);)
        villages += count(take_cluster(&rest)) >= 6;
    return s->wildholds_points * villages;
}

/* R15.10 */
int points_great_city(const State *s)
{
    int largest = 0;
    for (Cells rest = s->sheet.layer[VILLAGE]; some(rest);) {
        Cells village = take_cluster(&rest);
        if (!meet(village, s->sheet.slopes) && count(village) > largest)
            largest = count(village);
    }
    return largest;
}

/* R15.11 */
int points_greengold_plains(const State *s)
{
    const Sheet *sheet = &s->sheet;
    int villages = 0;
    for (Cells rest = s->sheet.layer[VILLAGE]; some(rest);) {
        Cells around = beside(take_cluster(&rest));
        int kinds = meet(around, sheet->layer[FOREST]) + meet(around, sheet->layer[FARM]) +
                    meet(around, sheet->layer[WATER]) + meet(around, sheet->layer[MONSTER]) +
                    (s->hero_cards && meet(around, sheet->layer[HERO])) +
                    meet(around, sheet->mountains);
        villages += kinds >= 3;
    }
    return 3 * villages;
}

/* R15.12 */
int points_shieldgate(const State *s)
{
    int largest = 0, second = 0;
    for (Cells rest = s->sheet.layer[VILLAGE]; some(rest);) {
        int size = count(take_cluster(&rest));
        if (size > largest) {
            second = largest;
            largest = size;
        } else if (size > second) {
            second = size;
        }
    }
    return 2 * second;
}

/* R15.25 */
int points_traylo_monastery(const State *s)
{
    Cells v = s->sheet.layer[VILLAGE];
    Cells across = both(v, left_of(v)), down = both(v, above(v));
    across = both(across, left_of(left_of(across)));
    down = both(down, above(above(down)));
    int villages = 0;
    for (Cells lines = either(across, down), rest = v; some(lines); villages++) {
        Cells village = grown(first_of(lines), rest);
        lines = without(lines, village);
    }
    return 7 * villages;
}

/* R15.26 */
int points_outer_enclave(const State *s)
{
    int most = 0;
    for (Cells rest = s->sheet.layer[VILLAGE]; some(rest);) {
        int outskirts = count(both(beside(take_cluster(&rest)), s->sheet.empty));
        most = outskirts > most ? outskirts : most;
    }
    return most;
}

/* R15.27 */
int points_gnomish_colony(const State *s)
{
    Cells v = s->sheet.layer[VILLAGE], corners = blocks(v);
    int villages = 0;
    for (; some(corners); villages++)
        corners = without(corners, grown(first_of(corners), v));
    return 6 * villages;
}

/* R15.28 */
int points_caravansary(const State *s)
{
    int most = 0;
    for (Cells rest = s->sheet.layer[VILLAGE]; some(rest);) {
        Cells village = take_cluster(&rest);
        int lines = rows_with(village) + columns_with(village);
        most = lines > most ? lines : most;
    }
    return most;
}
