/* The core without Python, for the sanitizers, valgrind and long comparisons.

       driver TABLES STATES WEIGHTS SEED GAMES

   TABLES are the bytes of tables.py, STATES packed positions one behind the other, WEIGHTS those of
   weighing.py. Plays so many games from each of them, at every level in turn, and compares at some
   decisions what all moves at once are worth with what each move is on its own. Ends with 1 at the
   first difference. */
#include "beam.h"
#include "core.h"
#include "gains.h"
#include "progress.h"
#include <stdio.h>
#include <stdlib.h>

static void *read_all(const char *name, size_t *size)
{
    FILE *file = fopen(name, "rb");
    char *bytes = NULL;
    size_t got;
    *size = 0;
    if (!file)
        return NULL;
    do {
        char *more = realloc(bytes, *size + 65536);
        if (!more) {
            free(bytes);
            fclose(file);
            return NULL;
        }
        bytes = more;
        got = fread(bytes + *size, 1, 65536, file);
        *size += got;
    } while (got);
    fclose(file);
    return bytes;
}

static long long compared_moves, compared_rounds;

/* Everything at once against everything one by one, with weights of any kind. */
static bool gains_agree(const State *s, Lots *lots)
{
    static int32_t fast[MOST_MOVES], plain[MOST_MOVES];
    Weights weights = weights_of(s, 1 + (int)lots_pick(lots, 2));
    if (lots_pick(lots, 2))
        for (int i = 0; i < 5; i++)
            *(i < 4 ? &weights.edicts[i] : &weights.each_season) = (int)lots_pick(lots, 5);
    int number = gains(s, &weights, fast), expected = gains_one_by_one(s, &weights, plain);
    compared_rounds++;
    compared_moves += expected;
    for (int i = 0; i < expected; i++)
        if (number != expected || fast[i] != plain[i]) {
            printf("round %d, card %d, move %d of %d: %d, found %d; edicts", s->round, s->card, i,
                   expected, plain[i], fast[i]);
            for (int k = 0; k < 4; k++)
                printf(" %s x %d", edicts[s->edicts[k]].id, weights.edicts[k]);
            printf(", each season %d\n", weights.each_season);
            return false;
        }
    return true;
}

/* The same for those who look ahead. */
static bool surveys_agree(const State *s, const Credit *credit)
{
    static int32_t fast[MOST_MOVES];
    static Move moves[MOST_MOVES];
    Outlook at = outlook_of(s, credit);
    int number = surveyed(s, credit, fast), before = outlook(s, &at);
    int wanted = s->round == AMBUSH_ROUND && s->ambush_mode != BY_PLAYER ? -1 : 1;
    compared_rounds++;
    compared_moves += number;
    if (legal_moves(s, moves) != number)
        return false;
    for (int i = 0; i < number; i++) {
        State after = *s;
        draw_move(&after, &moves[i]);
        int value = wanted * (outlook(&after, &at) - before) + at.shelter * shelter(s, &moves[i]);
        if (fast[i] != value) {
            printf("round %d, card %d, move %d of %d: %d, found %d\n", s->round, s->card, i, number,
                   value, fast[i]);
            return false;
        }
    }
    return true;
}

/* A narrow beam to the end of the game, with cards by lot. Every
   step keeps first what it completes best, and the points are those of the completion. */
static bool beams_agree(const State *s, const Credit *credit, Lots *lots)
{
    enum { WIDTH = 3 };
    uint8_t cards[MOST_CARDS];
    Plan plan = {1 + (int)lots_pick(lots, 4), 6, WIDTH, 1 + (int)lots_pick(lots, 12)};
    State states[WIDTH] = {*s}, kept[WIDTH];
    Branch branches[WIDTH];
    for (int number = 1, steps = 0; steps < MOST_DECISIONS; steps++) {
        /* Any card may be named: those that cannot come are passed over. */
        for (int i = 0; i < MOST_CARDS; i++)
            cards[i] = (uint8_t)lots_pick(lots, FIRST_HERO + MOST_HEROES);
        Known known = {cards, MOST_CARDS};
        int turned = turn_over(states, number, &known);
        known = (Known){cards + turned, MOST_CARDS - turned};
        number = widen(states, number, &known, credit, &plan, kept, branches);
        if (number < 1)
            return false;
        for (int i = 0; i < number; i++) {
            State rest = kept[i];
            if (wrong_state(&rest) || branches[i].points > branches[0].points ||
                complete(&rest, &known, credit, plan.look, NULL) != branches[i].points) {
                printf("a beam kept what it did not complete\n");
                return false;
            }
            states[i] = kept[i];
        }
        if (states[0].over)
            break;
    }
    return true;
}

/* One game, stopped at every decision. */
static bool play_one(State s, const Credit *credit, uint64_t seed, uint64_t number)
{
    Lots deck = lots_of(seed, 0, number, DECK), lots = lots_of(seed, 0, number, DRAWING);
    Lots chance = lots_of(seed, 1, number, DRAWING);
    int level = (int)lots_pick(&chance, 4);
    for (int decisions = 0; next_decision(&s, &deck) && decisions < MOST_DECISIONS; decisions++) {
        if (lots_pick(&chance, 4) == 0 && !gains_agree(&s, &chance))
            return false;
        if (lots_pick(&chance, 8) == 0 && !surveys_agree(&s, credit))
            return false;
        if (lots_pick(&chance, 400) == 0)
            rollout(s, credit,
                    (Glance){1 + (int)lots_pick(&chance, 40), (int)lots_pick(&chance, 9)}, seed,
                    number);
        if (s.season == SEASONS - 1 && s.round != TROLL_ROUND && lots_pick(&chance, 40) == 0) {
            int64_t value;
            endings(&s, 1, credit, 1 + (int)lots_pick(&chance, 4), 2000, &value);
        }
        if (s.ambush_mode != BY_NEIGHBOUR && lots_pick(&chance, 400) == 0 &&
            !beams_agree(&s, credit, &chance))
            return false;
        /* Level 3 here: now by lot and now by count, for maps of every kind. */
        int now = level < 3 ? level : (int)lots_pick(&chance, 3);
        Move move = chosen_move(&s, now, &lots);
        apply_move(&s, &move);
    }
    return true;
}

int main(int argc, char **argv)
{
    size_t tables_size, states_size, credit_size;
    if (argc != 6) {
        fprintf(stderr, "usage: driver TABLES STATES WEIGHTS SEED GAMES\n");
        return 2;
    }
    void *table_bytes = read_all(argv[1], &tables_size);
    State *states = read_all(argv[2], &states_size);
    Credit *credit = read_all(argv[3], &credit_size);
    const char *wrong = "cannot read the files";
    if (table_bytes && states && credit && credit_size == sizeof *credit)
        wrong = load_tables(table_bytes, tables_size);
    if (!wrong)
        wrong = wrong_credit(credit);
    size_t number = states_size / sizeof *states;
    for (size_t i = 0; !wrong && i < number; i++)
        wrong = wrong_state(&states[i]);
    uint64_t seed = strtoull(argv[4], NULL, 10), games = strtoull(argv[5], NULL, 10);
    bool good = !wrong;
    for (uint64_t game = 0; good && game < games; game++)
        for (size_t i = 0; good && i < number; i++)
            good = play_one(states[i], credit, seed, game * number + i);
    if (wrong)
        fprintf(stderr, "driver: %s\n", wrong);
    else if (good)
        printf("%llu games, %lld rounds with %lld moves compared, no difference\n",
               (unsigned long long)(games * number), compared_rounds, compared_moves);
    free(table_bytes);
    free(states);
    free(credit);
    return wrong ? 2 : !good;
}
