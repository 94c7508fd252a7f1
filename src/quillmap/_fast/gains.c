/* What moves are worth, in the plain way: draw, count, compare; and what a map is worth at all. */
#include "gains.h"

Weights weights_of(const State *s, int level)
{
    Weights weights = {{0, 0, 0, 0}, 0};
    int season = s->season + (s->round == TROLL_ROUND);
    int last = level == 1 && season < SEASONS ? season + 1 : SEASONS;
    for (; season < last; season++) {
        weights.edicts[tables.season_edicts[season][0]]++;
        weights.edicts[tables.season_edicts[season][1]]++;
        weights.each_season++;
    }
    return weights;
}

int worth(const State *s, const Weights *weights)
{
    int sum = weights->each_season * (s->coins - count(menaced(&s->sheet)));
    for (int i = 0; i < 4; i++)
        if (weights->edicts[i])
            sum += weights->edicts[i] * edict_points(s, s->edicts[i]);
    return sum;
}

int shelter(const State *s, const Move *move)
{
    if (s->round != HERO_ROUND)
        return 0;
    Cells guarded = without(without(s->sheet.empty, move->cells), s->sheet.attacked);
    Cells near_monsters = both(guarded, beside(s->sheet.layer[MONSTER]));
    return count(both(move->extra, guarded)) + count(both(move->extra, near_monsters));
}

static int gain_of(const State *s, const Weights *weights, const Move *move, int before)
{
    State after = *s;
    draw_move(&after, move);
    return worth(&after, weights) - before;
}

/* Patterns of a hero that strike the same monsters count the same: most strike none at all. */
static void hero_gains(const State *s, const Weights *weights, const Move *moves, int number,
                       int32_t *values)
{
    int before = worth(s, weights);
    for (int i = 0, start = 0; i < number; i++) {
        Cells struck = both(moves[i].extra, s->sheet.layer[MONSTER]);
        if (!same(moves[i].cells, moves[start].cells))
            start = i;
        int k = start;
        while (k < i && !same(struck, both(moves[k].extra, s->sheet.layer[MONSTER])))
            k++;
        values[i] = k < i ? values[k] : gain_of(s, weights, &moves[i], before);
    }
}

int gains_one_by_one(const State *s, const Weights *weights, int32_t *values)
{
    Move moves[MOST_MOVES];
    int number = legal_moves(s, moves), before = worth(s, weights);
    if (s->round == HERO_ROUND)
        hero_gains(s, weights, moves, number, values);
    else
        for (int i = 0; i < number; i++)
            values[i] = gain_of(s, weights, &moves[i], before);
    return number;
}
