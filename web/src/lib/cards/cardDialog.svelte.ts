/** The card whose rule is being read; the dialog for it is shown by the frame of the page. */

import type { Table } from "../wire/messages";

class CardDialogState {
    /** The id of a scoring, explore, ruins, ambush, hero or season card. */
    id = $state<string | null>(null);
    /** The options of the table that one sits at, which change what some cards say. */
    options = $state.raw<Table["options"]>({});

    /** Read the rule of a card. */
    read(id: string): void {
        this.id = id;
    }

    close(): void {
        this.id = null;
    }
}

export const cardDialog = new CardDialogState();
