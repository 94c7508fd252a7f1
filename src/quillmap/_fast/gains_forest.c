/* What a drawing adds to the forest cards (R15.1 to R15.4, R15.17 to R15.20). */
#include "gain_rules.h"

void gain_sentinel_wood(Spot *spot, int weight)
{
    if (spot->terrain == FOREST)
        gain_hits(spot, EDGE, weight);
}

void gain_greenbough(Spot *spot, int weight)
{
    if (spot->terrain != FOREST)
        return;
    Notes *notes = notes_of(spot);
    if (!notes->ready) {
        notes->ready = true;
        notes->a = notes->b = NOWHERE;
        for (int i = 0; i < SIZE; i++) {
            if (!meet(LAYER(spot, FOREST), row_cells(i)))
                notes->a = either(notes->a, row_cells(i));
            if (!meet(LAYER(spot, FOREST), column_cells(i)))
                notes->b = either(notes->b, column_cells(i));
        }
    }
    gain_new_lines(spot, notes->a, notes->b, weight);
}

/* A square is closed in when exactly those of its neighbours were empty that are drawn now. */
void gain_treetower(Spot *spot, int weight)
{
    const Cells *with_empty = spot->view->with_empty;
    const Turned *t = spot->turned;
    for (int k = 0; k < t->border_count; k++)
        gain(spot, bordering(spot, both(LAYER(spot, FOREST), with_empty[t->touching[k]]), k),
             weight);
    if (spot->terrain == FOREST)
        for (int i = 0; i < t->count; i++)
            gain(spot, stepping(spot, with_empty[t->inner[i]], i), weight);
}

/* A mountain, or a wood at it: the new wood has the mountain if it reaches this region. */
void gain_stoneside_forest(Spot *spot, int weight)
{
    if (spot->terrain != FOREST)
        return;
    const Clusters *woods = clusters_of(spot->view, FOREST);
    Notes *notes = notes_of(spot);
    if (!notes->ready) {
        mountain_regions(spot, woods, notes);
        for (int i = 0; i < woods->count; i++) {
            Cells mountains = both(woods->around[i], SHEET(spot)->mountains);
            if (some(less_first(mountains)))
                notes->a = either(notes->a, mountains); /* connected already */
        }
    }
    if (notes->number > MOST_REGIONS) {
        gain_one_by_one(spot, spot->anchors, weight);
        return;
    }
    Reach reach;
    reach_regions(spot, woods, notes, &reach);
    Cells mountains = SHEET(spot)->mountains;
    for (int i = 0; i < notes->number; i++) {
        bool connected = meet(single(take(&mountains)), notes->a);
        if (!connected)
            gain(spot, either(both(reach.region[i][0], reach.two[0]),
                              both(reach.region[i][1], reach.two[1])), 3 * weight);
    }
}

/* The longest run can only grow through the new squares; it is measured place by place. */
void gain_faunlost_thicket(Spot *spot, int weight)
{
    if (spot->terrain != FOREST)
        return;
    Cells forest = LAYER(spot, FOREST);
    int longest = 0;
    for (Cells starts = forest; some(starts); starts = both(starts, above(starts)))
        longest++;
    Cells longer[SIZE + 1];
    for (int i = 0; i <= SIZE; i++)
        longer[i] = NOWHERE;
    for (Cells anchors = spot->anchors; some(anchors);) {
        int anchor = take(&anchors), length = 0;
        Cells all = either(forest, moved(spot->turned->corner, anchor));
        for (Cells starts = all; some(starts); starts = both(starts, above(starts)))
            length++;
        longer[length] = either(longer[length], single(anchor));
    }
    for (int i = longest + 1; i <= SIZE; i++)
        gain(spot, longer[i], 2 * weight * (i - longest));
}

void gain_deepwood(Spot *spot, int weight)
{
    if (spot->terrain != FOREST && spot->terrain != VILLAGE)
        return;
    const Clusters *woods = clusters_of(spot->view, FOREST);
    Notes *notes = notes_of(spot);
    if (!notes->ready) {
        notes->ready = true;
        notes->a = beside(LAYER(spot, VILLAGE));
        notes->b = notes->a;
        for (int i = 0; i < woods->count; i++)
            if (meet(woods->cluster[i], notes->a))
                notes->b = either(notes->b, woods->around[i]); /* whoever joins this is spoilt */
    }
    for (int i = 0; i < woods->count; i++)
        if (woods->size[i] >= 5 && !meet(woods->cluster[i], notes->a))
            gain(spot, reaching(spot, woods->around[i]), -6 * weight);
    if (spot->terrain != FOREST)
        return;
    Merged merged;
    merge_sizes(spot, woods, &merged);
    for (int part = 0; part < merged.parts; part++)
        gain(spot, without(both(five_or_more(&merged.size[part]), merged.counted[part]),
                           part_spoilt(spot, &merged, notes->b, part)), 6 * weight);
}

void gain_heart_of_the_forest(Spot *spot, int weight)
{
    if (spot->terrain != FOREST)
        return;
    Notes *notes = notes_of(spot);
    if (!notes->ready) {
        notes->ready = true;
        with_neighbours(outside(LAYER(spot, FOREST)), notes->region);
    }
    const Turned *t = spot->turned;
    for (int k = 0; k < t->border_count; k++)
        gain(spot, bordering(spot, both(LAYER(spot, FOREST), notes->region[t->touching[k]]), k),
             2 * weight);
    for (int i = 0; i < t->count; i++)
        gain(spot, stepping(spot, notes->region[t->inner[i]], i), 2 * weight);
}

void gain_sleepy_valley(Spot *spot, int weight)
{
    if (spot->terrain != FOREST)
        return;
    Notes *notes = notes_of(spot);
    if (!notes->ready) {
        notes->ready = true;
        for (int n = 0; n < 5; n++)
            notes->region[n] = NOWHERE;
        for (int row = 0; row < SIZE; row++) {
            int trees = count(both(LAYER(spot, FOREST), row_cells(row)));
            for (int n = 1; n < 5 && trees < 3; n++)
                if (trees + n >= 3)
                    notes->region[n] = either(notes->region[n], row_cells(row));
        }
    }
    for (int i = 0; i < spot->turned->rows; i++)
        gain(spot, back(notes->region[spot->turned->row_cells[i]], (unsigned)(SIZE * i)),
             4 * weight);
}
