/* What a drawing adds to the farm and water cards (R15.5 to R15.8, R15.21 to R15.24). */
#include "gain_rules.h"

static bool is_field(const Spot *spot) { return spot->terrain == FARM || spot->terrain == WATER; }

static int other_field(const Spot *spot) { return spot->terrain == FARM ? WATER : FARM; }

void gain_canal_lake(Spot *spot, int weight)
{
    if (!is_field(spot))
        return;
    Cells own = LAYER(spot, spot->terrain), other = LAYER(spot, other_field(spot));
    gain_hits(spot, beside(other), weight);
    gain_beside(spot, without(other, beside(own)), weight);
}

void gain_mages_valley(Spot *spot, int weight)
{
    if (is_field(spot))
        gain_hits(spot, SHEET(spot)->slopes, spot->terrain == WATER ? 2 * weight : weight);
}

void gain_the_golden_granary(Spot *spot, int weight)
{
    if (spot->terrain == WATER)
        gain_hits(spot, beside(SHEET(spot)->ruins), weight);
    else if (spot->terrain == FARM)
        gain_hits(spot, SHEET(spot)->ruins, 3 * weight);
}

/* Touching a cluster that scores takes its points, and the joined one may have them again. */
void gain_shoreside_expanse(Spot *spot, int weight)
{
    if (!is_field(spot))
        return;
    const Clusters *own = clusters_of(spot->view, spot->terrain);
    const Clusters *others = clusters_of(spot->view, other_field(spot));
    Notes *notes = notes_of(spot);
    if (!notes->ready) {
        notes->ready = true;
        notes->a = either(EDGE, beside(LAYER(spot, other_field(spot))));
        notes->b = either(EDGE, beside(LAYER(spot, spot->terrain)));
        notes->c = notes->a;
        for (int i = 0; i < own->count; i++)
            if (meet(own->cluster[i], notes->a))
                notes->c = either(notes->c, own->around[i]);
    }
    for (int i = 0; i < own->count; i++)
        if (!meet(own->cluster[i], notes->a))
            gain(spot, reaching(spot, own->around[i]), -3 * weight);
    for (int i = 0; i < others->count; i++)
        if (!meet(others->cluster[i], notes->b))
            gain(spot, reaching(spot, others->around[i]), -3 * weight);
    Merged merged = {.parts = spot->turned->part_count};
    merged.linked = merged.parts == 2 ? linked(spot, own) : NOWHERE;
    for (int part = 0; part < merged.parts; part++) {
        Cells good = without(spot->anchors, part_spoilt(spot, &merged, notes->c, part));
        gain(spot, part ? without(good, merged.linked) : good, 3 * weight);
    }
}

/* A farm that lacks water gets it from the squares of a lake that lie beside it. */
static void more_water(Spot *spot, int weight)
{
    const Clusters *farms = clusters_of(spot->view, FARM);
    for (int i = 0; i < farms->count; i++) {
        int lacks = 3 - count(both(farms->around[i], LAYER(spot, WATER)));
        Planes near;
        clear(&near);
        if (lacks <= 0)
            continue;
        put(&near, spot->anchors, (unsigned)(3 - lacks));
        for (int k = 0; k < spot->turned->count; k++)
            add(&near, both(spot->anchors, stepping(spot, farms->around[i], k)), 1);
        gain(spot, three_or_more(&near), 7 * weight);
    }
}

/* Anchors that touch the same farms have the same water there; what the shape adds is counted. */
static void more_farm(Spot *spot, int weight)
{
    const Clusters *farms = clusters_of(spot->view, FARM);
    Cells water = LAYER(spot, WATER), class[MOST_CLASSES], known[MOST_CLASSES];
    int classes = 1;
    class[0] = spot->anchors;
    known[0] = NOWHERE;
    for (int i = 0; i < farms->count; i++) {
        Cells touched = reaching(spot, farms->around[i]), near = both(farms->around[i], water);
        if (count(near) >= 3)
            gain(spot, touched, -7 * weight);
        for (int k = 0, now = classes; k < now && classes < MOST_CLASSES; k++) {
            if (!meet(class[k], touched))
                continue;
            class[classes] = both(class[k], touched);
            known[classes++] = either(known[k], near);
            class[k] = without(class[k], touched);
        }
    }
    for (int k = 0; k < classes; k++) {
        Planes near;
        clear(&near);
        if (!some(class[k]))
            continue;
        put(&near, class[k], (unsigned)count(known[k]));
        if (count(known[k]) < 3)
            for (int b = 0; b < spot->turned->border_count; b++)
                add(&near, both(class[k], bordering(spot, without(water, known[k]), b)), 1);
        gain(spot, both(class[k], three_or_more(&near)), 7 * weight);
    }
}

void gain_craylund(Spot *spot, int weight)
{
    if (spot->terrain == WATER)
        more_water(spot, weight);
    else if (spot->terrain == FARM && spot->turned->part_count == 1)
        more_farm(spot, weight);
    else if (spot->terrain == FARM)
        gain_one_by_one(spot, spot->anchors, weight);
}

void gain_ulems_wallow(Spot *spot, int weight)
{
    Cells farm = LAYER(spot, FARM), water = LAYER(spot, WATER), two = beside_two(farm);
    if (spot->terrain == WATER)
        gain_hits(spot, two, 4 * weight);
    if (spot->terrain != FARM)
        return;
    Cells none = without(water, two), one = both(none, beside(farm));
    for (int k = 0; k < spot->turned->border_count; k++)
        gain(spot, bordering(spot, spot->turned->touching[k] >= 2 ? none : one, k), 4 * weight);
}

/* For each mountain that is not connected yet, the lakes at it that only lack a farm. */
static void farms_at_lakes(Spot *spot, const Clusters *lakes, Notes *notes, int weight)
{
    Cells mountains = SHEET(spot)->mountains, waiting;
    for (int i = 0; i < notes->number; i++) {
        Cells mountain = single(take(&mountains));
        if (meet(mountain, notes->a))
            continue;
        waiting = NOWHERE;
        for (int k = 0; k < lakes->count; k++)
            if (meet(lakes->around[k], mountain))
                waiting = either(waiting, lakes->around[k]);
        if (some(waiting))
            gain(spot, reaching(spot, waiting), 5 * weight);
    }
}

void gain_clawsgrave_peaks(Spot *spot, int weight)
{
    if (!is_field(spot))
        return;
    const Clusters *lakes = clusters_of(spot->view, WATER);
    Notes *notes = notes_of(spot);
    if (!notes->ready) {
        mountain_regions(spot, lakes, notes);
        notes->b = beside(LAYER(spot, FARM));
        for (int i = 0; i < lakes->count; i++)
            if (meet(lakes->around[i], LAYER(spot, FARM))) {
                notes->a = either(notes->a, both(lakes->around[i], SHEET(spot)->mountains));
                notes->b = either(notes->b, lakes->around[i]);
            }
    }
    if (notes->number > MOST_REGIONS) {
        gain_one_by_one(spot, spot->anchors, weight);
        return;
    }
    if (spot->terrain == FARM) {
        farms_at_lakes(spot, lakes, notes, weight);
        return;
    }
    Reach reach;
    reach_regions(spot, lakes, notes, &reach);
    bool apart = spot->turned->part_count == 2;
    Cells farmed[2] = {apart ? part_reaching(spot, notes->b, 0) : reaching(spot, notes->b),
                       apart ? part_reaching(spot, notes->b, 1) : NOWHERE};
    Cells joined = both(reach.linked, either(farmed[0], farmed[1]));
    Cells mountains = SHEET(spot)->mountains;
    for (int i = 0; i < notes->number; i++)
        if (!meet(single(take(&mountains)), notes->a))
            gain(spot, either(both(reach.region[i][0], either(farmed[0], joined)),
                              both(reach.region[i][1], either(farmed[1], joined))), 5 * weight);
}

/* By how many squares fall into a column: where it becomes even, and where it no longer is. */
void gain_jorekburg(Spot *spot, int weight)
{
    if (!is_field(spot))
        return;
    Notes *notes = notes_of(spot);
    if (!notes->ready) {
        notes->ready = true;
        notes->a = NOWHERE;
        for (int n = 0; n < 5; n++)
            notes->region[n] = NOWHERE;
        for (int column = 0; column < SIZE; column++) {
            Cells line = column_cells(column);
            int own = count(both(LAYER(spot, spot->terrain), line));
            int lacks = count(both(LAYER(spot, other_field(spot)), line)) - own;
            if (lacks == 0 && own)
                notes->a = either(notes->a, line);
            else if (lacks >= 1 && lacks <= 4)
                notes->region[lacks] = either(notes->region[lacks], line);
        }
    }
    for (int i = 0; i < spot->turned->columns; i++) {
        int squares = spot->turned->column_cells[i];
        if (!squares)
            continue;
        gain(spot, back(notes->region[squares], (unsigned)i), 4 * weight);
        gain(spot, back(notes->a, (unsigned)i), -4 * weight);
    }
}
