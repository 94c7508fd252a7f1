/* What a drawing adds to the cards about the whole map (R15.13 to R15.16, R15.29 to R15.32). */
#include "gain_rules.h"

static int most_in_a_line(const Turned *turned, bool rows)
{
    int most = 0;
    for (int i = 0; i < 4; i++) {
        int squares = rows ? turned->row_cells[i] : turned->column_cells[i];
        most = squares > most ? squares : most;
    }
    return most;
}

/* A line is completed by covering what it lacks, if that is not too much for the shape. */
static void gain_line(Spot *spot, Cells line, int most, int weight)
{
    Cells lacks = both(line, SHEET(spot)->empty);
    if (some(lacks) && count(lacks) <= most)
        gain(spot, covering_all(spot, lacks), weight);
}

void gain_borderlands(Spot *spot, int weight)
{
    int in_row = most_in_a_line(spot->turned, true);
    int in_column = most_in_a_line(spot->turned, false);
    for (int i = 0; i < SIZE; i++) {
        gain_line(spot, row_cells(i), in_row, 6 * weight);
        gain_line(spot, column_cells(i), in_column, 6 * weight);
    }
}

void gain_dwarvenholds(Spot *spot, int weight)
{
    int in_row = most_in_a_line(spot->turned, true);
    int in_column = most_in_a_line(spot->turned, false);
    for (int i = 0; i < SIZE; i++) {
        if (meet(row_cells(i), SHEET(spot)->mountains))
            gain_line(spot, row_cells(i), in_row, 7 * weight);
        if (meet(column_cells(i), SHEET(spot)->mountains))
            gain_line(spot, column_cells(i), in_column, 7 * weight);
    }
}

void gain_silos(Spot *spot, int weight)
{
    int most = most_in_a_line(spot->turned, false);
    for (int column = 0; column < SIZE; column += 2)
        gain_line(spot, column_cells(column), most, 10 * weight);
}

void gain_the_broken_road(Spot *spot, int weight)
{
    Cells diagonal = LONGEST_DIAGONAL;
    for (int top = 0; top < SIZE; top++, diagonal = below(diagonal))
        gain_line(spot, diagonal, 4, 3 * weight);
}

/* The largest block can grow by more than one, so it is measured place by place. */
void gain_lost_barony(Spot *spot, int weight) { gain_one_by_one(spot, spot->anchors, weight); }

void gain_the_cauldrons(Spot *spot, int weight)
{
    const Cells *with_empty = spot->view->with_empty;
    Cells empty = SHEET(spot)->empty;
    gain_hits(spot, both(empty, with_empty[0]), -weight);
    for (int k = 0; k < spot->turned->border_count; k++)
        gain(spot, bordering(spot, both(empty, with_empty[spot->turned->touching[k]]), k), weight);
}

/* Rows that lack one type and get it; an attacked monster is none. */
void gain_banded_hills(Spot *spot, int weight)
{
    const State *s = spot->view->state;
    Notes *notes = notes_of(spot);
    if (spot->terrain == HERO && !s->hero_cards)
        return;
    if (!notes->ready) {
        notes->ready = true;
        notes->a = NOWHERE;
        for (int row = 0; row < SIZE; row++) {
            int kinds = meet(row_cells(row), s->sheet.mountains);
            for (int i = 0; i < TERRAINS; i++)
                kinds += (i != HERO || s->hero_cards) && meet(row_cells(row), s->sheet.layer[i]);
            if (kinds == 4 && !meet(row_cells(row), s->sheet.layer[spot->terrain]))
                notes->a = either(notes->a, row_cells(row));
        }
        if (spot->terrain == MONSTER)
            notes->a = without(notes->a, s->sheet.attacked);
    }
    if (!some(notes->a))
        return;
    for (int row = 0; row < spot->turned->rows; row++) {
        Cells seen = NOWHERE;
        for (int i = 0; i < spot->turned->count; i++)
            if (spot->turned->steps[i] / SIZE == row)
                seen = either(seen, stepping(spot, notes->a, i));
        gain(spot, seen, 4 * weight);
    }
}

void gain_starlit_sigil(Spot *spot, int weight) { gain_one_by_one(spot, spot->anchors, weight); }
