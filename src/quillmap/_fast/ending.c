/* The last few cards of the game, all ways that they can come; bots/plain/ending.py once more. */
#include "progress.h"

/* What is left to look at; below 0 there was too much. */
typedef struct {
    const Credit *credit;
    int breadth;
    long left;
} Sight;

static int64_t drawn(Sight *sight, const State *s);

/* The mean over all cards that can be the next one, each as often as it would come. */
static int64_t average(Sight *sight, const State *s)
{
    Chance chances[MOST_CHANCES];
    int64_t sum = 0, weights = 0;
    int number = next_cards(s, chances);
    for (int i = 0; i < number && sight->left >= 0; i++) {
        sight->left--;
        sum += chances[i].weight * drawn(sight, &chances[i].after);
        weights += chances[i].weight;
    }
    return weights ? (sum - (sum % weights + weights) % weights) / weights : 0; /* rounded down */
}

/* The best of the moves: of all with the last card, else of the first few in a surveyor's eyes. */
static int64_t best(Sight *sight, const State *s)
{
    Move moves[MOST_MOVES];
    int32_t values[MOST_MOVES];
    int number = legal_moves(s, moves);
    bool last = s->time >= s->thresholds[s->season];
    int64_t most = INT64_MIN;
    sight->left -= number;
    if (sight->left < 0)
        return 0;
    surveyed(s, sight->credit, values);
    for (int tried = 0; tried < (last ? 1 : sight->breadth) && tried < number; tried++) {
        int next = 0;
        for (int i = 1; i < number; i++)
            if (values[i] > values[next])
                next = i;
        values[next] = INT32_MIN;
        State after = *s;
        apply_move(&after, &moves[next]);
        int64_t value = drawn(sight, &after);
        if (value > most)
            most = value;
    }
    return most;
}

static int64_t drawn(Sight *sight, const State *s)
{
    if (sight->left < 0)
        return 0;
    /* A Troll that rages after winter changes no score any more. */
    if (s->over || s->round == TROLL_ROUND)
        return (int64_t)ENDINGS * total(s);
    if (s->round == NO_ROUND)
        return average(sight, s);
    if (s->round == AMBUSH_ROUND && s->ambush_mode != BY_PLAYER) {
        State after = *s;
        Move move = most_menacing(s);
        apply_move(&after, &move);
        sight->left--;
        return drawn(sight, &after);
    }
    return best(sight, s);
}

bool endings(const State *states, int number, const Credit *credit, int breadth, long limit,
             int64_t *values)
{
    Sight sight = {credit, breadth, limit};
    for (int i = 0; i < number && sight.left >= 0; i++)
        values[i] = drawn(&sight, &states[i]);
    return sight.left >= 0;
}
