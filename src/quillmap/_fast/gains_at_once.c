/* The gains of all placements at once, and the best of them. */
#include "gain_rules.h"

/* Rounds in which all that can be drawn is a shape with anchors and a terrain. What a Dragon or a
   Gorgon does at once is left to the plain way, and so are heroes. */
bool at_once(const State *s)
{
    if (s->round == EXPLORE_ROUND)
        return true;
    if (s->round != AMBUSH_ROUND || s->ambush_mode == BY_PLAYER)
        return false;
    int letter = tables.ambushes[s->card].letter;
    return letter != DRAGON && letter != GORGON;
}

static void look(View *view, const State *s)
{
    view->state = s;
    view->scratch = *s;
    view->menaced = menaced(&s->sheet);
    with_neighbours(s->sheet.empty, view->with_empty);
    for (int i = 0; i < 5; i++)
        view->open_mountains[i] = both(s->sheet.mountains, view->with_empty[i]);
    for (int i = 0; i < TERRAINS; i++) {
        view->known[i] = false;
        for (int slot = 0; slot < 4; slot++)
            view->notes[slot][i].ready = false;
    }
}

/* Shapes in parts that no card has: villages are printed in one, all but monsters in two. */
static bool tangled(const Spot *spot)
{
    int parts = spot->turned->part_count;
    return spot->terrain != MONSTER && (parts > 2 || (parts == 2 && spot->terrain == VILLAGE));
}

static void count_spot(Spot *spot, const Weights *weights, bool coin)
{
    const State *s = spot->view->state;
    clear(&spot->gained);
    clear(&spot->lost);
    if (weights->each_season) {
        gain_coins(spot, coin, weights->each_season);
        gain_monsters(spot, weights->each_season);
    }
    for (spot->slot = 0; spot->slot < 4; spot->slot++)
        if (weights->edicts[spot->slot] && tangled(spot))
            gain_one_by_one(spot, spot->anchors, weights->edicts[spot->slot]);
        else if (weights->edicts[spot->slot])
            gain_rules[s->edicts[spot->slot]](spot, weights->edicts[spot->slot]);
}

/* The number of one anchor. */
static int32_t number_at(const Planes *p, Cells anchor)
{
    int32_t number = 0;
    for (unsigned k = 0; k < p->used; k++)
        number |= (int32_t)meet(p->plane[k], anchor) << k;
    return number;
}

int gains(const State *s, const Weights *weights, int32_t *values)
{
    if (!at_once(s))
        return gains_one_by_one(s, weights, values);
    View view;
    Offers offers;
    int number = 0;
    look(&view, s);
    find_offers(s, &offers);
    for (int i = 0; i < offers.count; i++)
        for (int t = 0; t < offers.terrain_count; t++)
            for (int k = 0; k < offers.offers[i].count; k++) {
                const Anchored *a = &offers.offers[i].anchored[k];
                Spot spot;
                spot.view = &view;
                spot.turned = a->turned;
                spot.anchors = a->anchors;
                spot.terrain = offers.terrains[t];
                count_spot(&spot, weights, offers.offers[i].coin);
                for (Cells anchors = a->anchors; some(anchors);) {
                    Cells anchor = single(take(&anchors));
                    values[number++] =
                        number_at(&spot.gained, anchor) - number_at(&spot.lost, anchor);
                }
            }
    return number;
}

/* The anchors with the largest difference of what is gained and lost, and that difference. With
   bits of `lost` turned over, their sum is the difference and a constant. */
static Cells best_anchors(const Spot *spot, bool least, int32_t *best)
{
    const Planes *up = least ? &spot->lost : &spot->gained;
    const Planes *down = least ? &spot->gained : &spot->lost;
    unsigned used = (up->used > down->used ? up->used : down->used) + 1;
    Cells sum[PLANES + 1], kept = spot->anchors, carried = NOWHERE;
    int32_t number = 0;
    for (unsigned k = 0; k < used; k++) {
        Cells x = plane(up, k), y = outside(plane(down, k));
        Cells odd = differing(x, y);
        sum[k] = differing(odd, carried);
        carried = either(both(x, y), both(odd, carried));
    }
    if (meet(kept, carried)) { /* the sum reaches beyond: what is gained outweighs what is lost */
        kept = both(kept, carried);
        number = 1;
    }
    for (unsigned k = used; k-- > 0;) {
        Cells with = both(kept, sum[k]);
        number = 2 * number + some(with);
        if (some(with))
            kept = with;
    }
    *best = number - (int32_t)((UINT32_C(1) << used) - 1);
    return kept;
}

typedef struct {
    const Anchored *anchored;
    const Offer *offer;
    Cells anchors;
    int terrain;
} Group;

static Move picked_of(const Group *group, int groups, const Offers *offers, Lots *lots)
{
    int all = 0;
    for (int i = 0; i < groups; i++)
        all += count(group[i].anchors);
    int pick = (int)lots_pick(lots, (uint32_t)all);
    for (int here; pick >= (here = count(group->anchors)); group++)
        pick -= here;
    return (Move){moved(group->anchored->turned->corner, nth_square(group->anchors, pick)), NOWHERE,
                  offers->terrains[group->terrain], offers->single, group->offer->coin, {0}};
}

static Move best_at_once(const State *s, const Weights *weights, Lots *lots)
{
    View view;
    Offers offers;
    Group group[2 * TERRAINS * MOST_TURNS];
    int groups = 0;
    int32_t best = 0;
    bool least = s->round == AMBUSH_ROUND;
    look(&view, s);
    find_offers(s, &offers);
    for (int i = 0; i < offers.count; i++)
        for (int t = 0; t < offers.terrain_count; t++)
            for (int k = 0; k < offers.offers[i].count; k++) {
                const Anchored *a = &offers.offers[i].anchored[k];
                Spot spot;
                int32_t value;
                spot.view = &view;
                spot.turned = a->turned;
                spot.anchors = a->anchors;
                spot.terrain = offers.terrains[t];
                count_spot(&spot, weights, offers.offers[i].coin);
                Cells anchors = best_anchors(&spot, least, &value);
                if (groups && value < best)
                    continue;
                if (value > best)
                    groups = 0;
                best = value;
                group[groups++] = (Group){a, &offers.offers[i], anchors, t};
            }
    return picked_of(group, groups, &offers, lots);
}

static Move best_one_by_one(const State *s, const Weights *weights, Lots *lots)
{
    Move moves[MOST_MOVES];
    int32_t values[MOST_MOVES];
    int number = legal_moves(s, moves), equal = 0, best = 0, sheltered = 0;
    int wanted = s->round == AMBUSH_ROUND && s->ambush_mode != BY_PLAYER ? -1 : 1;
    gains_one_by_one(s, weights, values);
    for (int i = 0; i < number; i++) {
        int value = wanted * values[i];
        if (equal && value < best)
            continue;
        int guard = shelter(s, &moves[i]);
        if (!equal || value > best || (value == best && guard > sheltered)) {
            best = value;
            sheltered = guard;
            equal = 0;
        }
        if (value == best && guard == sheltered)
            moves[equal++] = moves[i];
    }
    return moves[lots_pick(lots, (uint32_t)equal)];
}

Move move_by_count(const State *s, int level, Lots *lots)
{
    Weights weights = weights_of(s, level);
    return at_once(s) ? best_at_once(s, &weights, lots) : best_one_by_one(s, &weights, lots);
}
