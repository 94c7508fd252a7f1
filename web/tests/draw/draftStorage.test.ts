import { expect, test } from "vitest";
import { firstDraft, nudged, turnedBy } from "../../src/lib/draw/draft";
import { keepDraft, keptDraft } from "../../src/lib/draw/draftStorage";
import { task } from "../tasks";

test("a draft outlives a reload, but not its round", () => {
    const asked = task();
    const draft = nudged(turnedBy(firstDraft(asked), 1), 1, 0);
    keepDraft("game", draft, true);
    expect(keptDraft("game", asked)).toEqual({ draft, pinned: true });
    expect(keptDraft("game", { ...asked, round: 2 })).toBeNull();
    expect(keptDraft("other", asked)).toBeNull();
    localStorage.setItem("quillmap.draft.game.2", '{"key": 3}');
    expect(keptDraft("game", asked)).toBeNull();
});
