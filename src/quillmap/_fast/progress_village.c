/* On the way to the village cards: bots/progress/village.py. */
#include "progress_rules.h"

static int at_most(int most, int number) { return number < most ? number : most; }

void progress_wildholds(const State *s, int *counts)
{
    counts[0] = 0;
    for (Cells rest = s->sheet.layer[VILLAGE]; some(rest);) {
        Cells village = take_cluster(&rest);
        int size = count(village);
        if (size < 6 && can_reach(village, 6, s->sheet.empty))
            counts[0] += size * size;
    }
}

void progress_great_city(const State *s, int *counts)
{
    Cells best = NOWHERE, slopes = s->sheet.slopes;
    int largest = 0;
    for (Cells rest = s->sheet.layer[VILLAGE]; some(rest);) {
        Cells village = take_cluster(&rest);
        if (!meet(village, slopes) && count(village) > largest) {
            best = village;
            largest = count(village);
        }
    }
    counts[0] = at_most(8, count(without(both(beside(best), s->sheet.empty), slopes)));
    counts[1] = !largest;
}

void progress_greengold_plains(const State *s, int *counts)
{
    const Sheet *sheet = &s->sheet;
    counts[0] = counts[1] = 0;
    for (Cells rest = sheet->layer[VILLAGE]; some(rest);) {
        Cells around = beside(take_cluster(&rest));
        if (!meet(around, sheet->empty))
            continue;
        int touched = meet(around, sheet->layer[FOREST]) + meet(around, sheet->layer[FARM]) +
                      meet(around, sheet->layer[WATER]) + meet(around, sheet->layer[MONSTER]) +
                      meet(around, sheet->layer[HERO]) + meet(around, sheet->mountains);
        counts[0] += touched == 2;
        counts[1] += touched == 1;
    }
}

void progress_shieldgate(const State *s, int *counts)
{
    Cells largest = NOWHERE, second = NOWHERE;
    int most = 0, next = 0;
    for (Cells rest = s->sheet.layer[VILLAGE]; some(rest);) {
        Cells village = take_cluster(&rest);
        int size = count(village);
        if (size > most) {
            second = largest;
            next = most;
            largest = village;
            most = size;
        } else if (size > next) {
            second = village;
            next = size;
        }
    }
    Cells room = without(both(beside(second), s->sheet.empty), beside(largest));
    counts[0] = next ? at_most(6, count(room)) : 0;
    counts[1] = next ? most - next : 0;
    counts[2] = next ? 0 : most;
}

/* The villages that hold none of the marked squares. */
static Cells without_marks(Cells villages, Cells marks)
{
    return without(villages, grown(both(villages, marks), villages));
}

/* Where exactly three of four sets have a square, and where exactly two have one. */
static void three_and_two(const Cells *set, Cells *three, Cells *two)
{
    Cells first = differing(set[0], set[1]), second = differing(set[2], set[3]);
    Cells pair = both(set[0], set[1]), other = both(set[2], set[3]);
    *three = either(both(pair, second), both(other, first));
    *two = either(both(first, second), either(without(pair, either(set[2], set[3])),
                                              without(other, either(set[0], set[1]))));
}

void progress_traylo_monastery(const State *s, int *counts)
{
    Cells villages = s->sheet.layer[VILLAGE], empty = s->sheet.empty, three, two;
    Cells waiting =
        without_marks(villages, either(fours_across(villages), fours_down(villages)));
    Cells open = either(waiting, empty);
    int of_three = 0, of_two = 0;
    for (int way = 0; way < 2 && some(waiting); way++) {
        unsigned step = way ? SIZE : 1;
        Cells set[] = {waiting, back(waiting, step), back(waiting, 2 * step),
                       back(waiting, 3 * step)};
        Cells starts = way ? fours_down(open) : fours_across(open);
        three_and_two(set, &three, &two);
        of_three += count(both(starts, three));
        of_two += count(both(starts, two));
    }
    counts[0] = at_most(3, of_three);
    counts[1] = at_most(6, of_two);
}

void progress_outer_enclave(const State *s, int *counts)
{
    Cells best = NOWHERE, empty = s->sheet.empty;
    int most = 0;
    for (Cells rest = s->sheet.layer[VILLAGE]; some(rest);) {
        Cells outskirts = both(beside(take_cluster(&rest)), empty);
        if (count(outskirts) > most) {
            best = outskirts;
            most = count(outskirts);
        }
    }
    counts[0] = count(without(both(beside(best), empty), best));
}

void progress_gnomish_colony(const State *s, int *counts)
{
    Cells villages = s->sheet.layer[VILLAGE], three, two;
    Cells waiting = without_marks(villages, blocks(villages));
    Cells set[] = {waiting, back(waiting, 1), back(waiting, SIZE), back(waiting, SIZE + 1)};
    Cells corners = blocks(either(waiting, s->sheet.empty));
    three_and_two(set, &three, &two);
    counts[0] = at_most(3, count(both(corners, three)));
    counts[1] = at_most(6, count(both(corners, two)));
}

void progress_caravansary(const State *s, int *counts)
{
    Cells widest = NOWHERE;
    int best = 0;
    for (Cells rest = s->sheet.layer[VILLAGE]; some(rest);) {
        Cells village = take_cluster(&rest);
        int lines = lines_with(village);
        if (lines > best) {
            best = lines;
            widest = village;
        }
    }
    Cells room = both(beside(widest), s->sheet.empty);
    counts[0] = lines_with(either(widest, room)) - best;
    counts[1] = at_most(8, count(room));
}
