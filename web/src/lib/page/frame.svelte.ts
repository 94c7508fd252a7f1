/** What a screen asks of the frame around it. */

class Frame {
    /** A map is being drawn on, and needs the room: the head of the page shrinks to one menu. */
    playing = $state(false);
}

export const frame = new Frame();
