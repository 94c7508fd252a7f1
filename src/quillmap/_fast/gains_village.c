/* What a drawing adds to the village cards (R15.9 to R15.12, R15.25 to R15.28).

   Villages are drawn in one part here; see `tangled`. */
#include "gain_rules.h"

void gain_wildholds(Spot *spot, int weight)
{
    if (spot->terrain != VILLAGE)
        return;
    const Clusters *villages = clusters_of(spot->view, VILLAGE);
    int points = spot->view->state->wildholds_points * weight;
    Merged merged;
    merge_sizes(spot, villages, &merged);
    gain(spot, six_or_more(&merged.size[0]), points);
    for (int i = 0; i < villages->count; i++)
        if (villages->size[i] >= 6)
            gain(spot, reaching(spot, villages->around[i]), -points);
}

/* The clusters from the largest to the smallest, or only those away from a set. */
static int by_size(const Clusters *clusters, Cells away_from, int *order)
{
    int number = 0;
    for (int i = 0; i < clusters->count; i++) {
        if (meet(clusters->cluster[i], away_from))
            continue;
        int place = number++;
        for (; place > 0 && clusters->size[order[place - 1]] < clusters->size[i]; place--)
            order[place] = order[place - 1];
        order[place] = i;
    }
    return number;
}

void gain_great_city(Spot *spot, int weight)
{
    if (spot->terrain != VILLAGE)
        return;
    const Clusters *villages = clusters_of(spot->view, VILLAGE);
    Cells slopes = SHEET(spot)->slopes, spoilt = slopes, rest = spot->anchors;
    int order[MOST_CLUSTERS], good = by_size(villages, slopes, order);
    for (int i = 0; i < villages->count; i++)
        if (meet(villages->cluster[i], slopes))
            spoilt = either(spoilt, villages->around[i]);
    Planes best;
    clear(&best);
    for (int i = 0; i < good && some(rest); i++) { /* the largest that stays as it is */
        Cells touched = reaching(spot, villages->around[order[i]]);
        put(&best, without(rest, touched), (unsigned)villages->size[order[i]]);
        rest = both(rest, touched);
    }
    Merged merged;
    merge_sizes(spot, villages, &merged);
    Cells more = without(greater(&merged.size[0], &best), reaching(spot, spoilt));
    choose(&best, more, &merged.size[0], &best);
    gain_number(spot, &best, good ? villages->size[order[0]] : 0, weight);
}

void gain_greengold_plains(Spot *spot, int weight)
{
    const State *s = spot->view->state;
    const Clusters *villages = clusters_of(spot->view, VILLAGE);
    const Cells kinds[] = {s->sheet.layer[FOREST], s->sheet.layer[FARM], s->sheet.layer[WATER],
                           s->sheet.layer[MONSTER], s->hero_cards ? s->sheet.layer[HERO] : NOWHERE,
                           s->sheet.mountains};
    static const int terrains[] = {FOREST, FARM, WATER, MONSTER, HERO, -1};
    if (spot->terrain == HERO && !s->hero_cards)
        return;
    Notes *notes = notes_of(spot);
    if (!notes->ready) {
        notes->ready = true;
        notes->number = 6;
        for (int k = 0; k < 6; k++)
            notes->region[k] = beside(kinds[k]);
    }
    for (int i = 0; i < villages->count; i++) {
        int touched = 0;
        bool has = false;
        for (int k = 0; k < 6; k++)
            if (meet(villages->around[i], kinds[k])) {
                touched++;
                has = has || terrains[k] == spot->terrain;
                notes->region[k] = either(notes->region[k], villages->around[i]);
            }
        Cells around = villages->around[i];
        if (spot->terrain == MONSTER)
            around = without(around, s->sheet.attacked);
        if (spot->terrain == VILLAGE ? touched >= 3 : touched == 2 && !has)
            gain(spot, reaching(spot, around), spot->terrain == VILLAGE ? -3 * weight : 3 * weight);
    }
    if (spot->terrain != VILLAGE)
        return;
    Reach reach;
    reach_regions(spot, villages, notes, &reach);
    gain(spot, reach.three[0], 3 * weight);
}

static void insert_size(Planes *largest, Planes *second, const Planes *size)
{
    Cells more = greater(size, largest);
    Planes smaller;
    choose(&smaller, more, largest, size);
    choose(largest, more, size, largest);
    choose(second, greater(&smaller, second), &smaller, second);
}

void gain_shieldgate(Spot *spot, int weight)
{
    if (spot->terrain != VILLAGE)
        return;
    const Clusters *villages = clusters_of(spot->view, VILLAGE);
    int order[MOST_CLUSTERS], number = by_size(villages, NOWHERE, order);
    Cells none_yet = spot->anchors, one_yet = NOWHERE;
    Planes largest, second;
    clear(&largest);
    clear(&second);
    for (int i = 0; i < number && (some(none_yet) || some(one_yet)); i++) {
        Cells untouched = without(spot->anchors, reaching(spot, villages->around[order[i]]));
        put(&second, both(one_yet, untouched), (unsigned)villages->size[order[i]]);
        put(&largest, both(none_yet, untouched), (unsigned)villages->size[order[i]]);
        one_yet = either(without(one_yet, untouched), both(none_yet, untouched));
        none_yet = without(none_yet, untouched);
    }
    Merged merged;
    merge_sizes(spot, villages, &merged);
    insert_size(&largest, &second, &merged.size[0]);
    gain_number(spot, &second, number >= 2 ? villages->size[order[1]] : 0, 2 * weight);
}

/* What a village must hold, a line or a block, can only arise beside another one, or the shape has
   it by itself. */
static void gain_figure(Spot *spot, int weight)
{
    if (spot->terrain != VILLAGE)
        return;
    Cells near = reaching(spot, beside(LAYER(spot, VILLAGE))), far = without(spot->anchors, near);
    gain_one_by_one(spot, near, weight);
    if (some(far)) {
        Cells first = first_of(far);
        Spot alone = {.view = spot->view, .turned = spot->turned, .anchors = first,
                      .terrain = spot->terrain, .slot = spot->slot};
        gain_one_by_one(&alone, first, 1);
        for (unsigned k = 0; k < alone.gained.used; k++)
            if (some(alone.gained.plane[k]))
                gain(spot, far, weight << k);
    }
}

void gain_traylo_monastery(Spot *spot, int weight) { gain_figure(spot, weight); }

void gain_gnomish_colony(Spot *spot, int weight) { gain_figure(spot, weight); }

/* Which villages an anchor touches, and what holds for all anchors that touch the same ones. */
typedef struct {
    Cells anchors, villages, around;
} Touching;

static int touching_classes(Spot *spot, const Clusters *villages, Touching *class)
{
    int classes = 1;
    class[0] = (Touching){spot->anchors, NOWHERE, NOWHERE};
    for (int i = 0; i < villages->count; i++) {
        Cells touched = reaching(spot, villages->around[i]);
        for (int k = 0, now = classes; k < now && classes < MOST_CLASSES; k++) {
            if (!meet(class[k].anchors, touched))
                continue;
            class[classes++] = (Touching){both(class[k].anchors, touched),
                                          either(class[k].villages, villages->cluster[i]),
                                          either(class[k].around, villages->around[i])};
            class[k].anchors = without(class[k].anchors, touched);
        }
    }
    return classes;
}

static void larger(Planes *best, const Planes *other)
{
    choose(best, greater(other, best), other, best);
}

/* Numbers of outskirts, with as many added as the shape has squares so that none is negative. */
static void outskirts_left(const Spot *spot, Cells anchors, Cells outskirts, Planes *left)
{
    clear(left);
    put(left, anchors, (unsigned)count(outskirts));
    for (int i = 0; i < spot->turned->count; i++)
        add(left, without(anchors, stepping(spot, outskirts, i)), 1);
}

void gain_outer_enclave(Spot *spot, int weight)
{
    const Clusters *villages = clusters_of(spot->view, VILLAGE);
    Cells empty = SHEET(spot)->empty;
    int before = 0, size = spot->turned->count;
    Planes best, left;
    clear(&best);
    for (int i = 0; i < villages->count; i++) {
        int outskirts = count(both(villages->around[i], empty));
        before = outskirts > before ? outskirts : before;
    }
    for (int i = 0; i < villages->count; i++) {
        Cells outskirts = both(villages->around[i], empty);
        if (count(outskirts) + size < before)
            continue;
        outskirts_left(spot, spot->anchors, outskirts, &left);
        larger(&best, &left);
    }
    if (spot->terrain == VILLAGE) {
        Touching class[MOST_CLASSES];
        int classes = touching_classes(spot, villages, class);
        for (int k = 0; k < classes; k++) {
            if (!some(class[k].anchors))
                continue;
            Cells outskirts = both(class[k].around, empty);
            outskirts_left(spot, class[k].anchors, outskirts, &left);
            for (int b = 0; b < spot->turned->border_count; b++)
                add(&left,
                    both(class[k].anchors, bordering(spot, without(empty, outskirts), b)), 1);
            larger(&best, &left);
        }
    }
    if (villages->count || spot->terrain == VILLAGE)
        gain_number(spot, &best, before + size, weight);
}

void gain_caravansary(Spot *spot, int weight)
{
    if (spot->terrain != VILLAGE)
        return;
    const Clusters *villages = clusters_of(spot->view, VILLAGE);
    int before = edict_points(spot->view->state, spot->view->state->edicts[spot->slot]);
    Touching class[MOST_CLASSES];
    int classes = touching_classes(spot, villages, class);
    Planes best;
    clear(&best);
    put(&best, spot->anchors, (unsigned)before);
    for (int k = 0; k < classes; k++) {
        Cells rows = NOWHERE, columns = NOWHERE;
        int lines = 0;
        if (!some(class[k].anchors))
            continue;
        for (int i = 0; i < SIZE; i++) {
            if (meet(class[k].villages, row_cells(i)))
                lines++;
            else
                rows = either(rows, row_cells(i));
            if (meet(class[k].villages, column_cells(i)))
                lines++;
            else
                columns = either(columns, column_cells(i));
        }
        Spot here = {.view = spot->view, .turned = spot->turned, .anchors = class[k].anchors};
        put(&here.gained, class[k].anchors, (unsigned)lines);
        gain_new_lines(&here, rows, columns, 1);
        larger(&best, &here.gained);
    }
    gain_number(spot, &best, before, weight);
}
