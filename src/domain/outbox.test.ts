import { describe, expect, it } from "vitest";
import type { JournalEntry } from "./journal";
import {
  retryAll,
  corrected,
  shownEntries,
  withdrawn,
  withChange,
  withNew,
  without,
  withoutStored,
  type Outbox,
} from "./outbox";

const chore: JournalEntry = { day: "2026-11-21", type: "E", pence: 450, detail: "E-Chore" };
const sweets: JournalEntry = { day: "2026-11-21", type: "P", pence: 120, detail: "P-Wants" };

const outbox: Outbox = [
  { clientId: "a", entry: chore, stage: "waiting", tried: true },
  { clientId: "b", entry: sweets, stage: "waiting", tried: false },
  { clientId: "c", entry: chore, stage: "refused", tried: true, refusal: "tooMany" },
];
const ids = (list: Outbox) => list.map(({ clientId }) => clientId);

describe("an entry that waits", () => {
  it("stands behind those made before it, and is there once", () => {
    const more = withNew(outbox, "d", sweets);
    expect(ids(more)).toEqual(["a", "b", "c", "d"]);
    expect(more[3]).toEqual({ clientId: "d", entry: sweets, stage: "new", tried: false });
    expect(ids(withNew(more, "a", sweets))).toEqual(["a", "b", "c", "d"]);
  });

  it("goes when it has been sent", () => {
    expect(ids(without(outbox, "a"))).toEqual(["b", "c"]);
  });

  it("a waiting entry that was withdrawn is not written again", () => {
    expect(withChange(outbox, "z", { stage: "waiting" })).toBe(outbox);
  });

  it("a change that changes nothing leaves the list as it is, so that no subscriber is called", () => {
    expect(withChange(outbox, "a", { stage: "waiting", tried: true })).toBe(outbox);
    expect(withChange(outbox, "b", { tried: true })[1]).toMatchObject({ entry: sweets, tried: true });
  });

  it("is sent again once its owner has corrected it, in its old place", () => {
    const after = corrected(outbox, "c", sweets);
    expect(ids(after)).toEqual(["a", "b", "c"]);
    expect(after[2]).toEqual({
      clientId: "c",
      entry: sweets,
      stage: "waiting",
      tried: true,
      refusal: undefined,
    });
  });
});

it("a refused entry can be sent once more unchanged", () => {
  const after = retryAll(outbox);
  expect(after.map(({ stage }) => stage)).toEqual(["waiting", "waiting", "waiting"]);
  expect(after[2]!.refusal).toBeUndefined();
  expect(retryAll(after)).toBe(after);
});

describe("taking back", () => {
  it("is simple before the first attempt", () => {
    expect(ids(withdrawn(outbox, "b"))).toEqual(["a", "c"]);
  });

  it("is remembered after an attempt: the entry may have arrived", () => {
    const after = withdrawn(outbox, "a");
    expect(ids(after)).toEqual(["a", "b", "c"]);
    expect(after[0]).toMatchObject({ entry: null, stage: "waiting" });
  });

  it("is sent to the server as well when the entry was refused after an attempt", () => {
    expect(withdrawn(outbox, "c")[2]).toMatchObject({ entry: null, stage: "waiting", refusal: undefined });
  });
});

describe("what the server's own list shows", () => {
  it("does not wait any more", () => {
    expect(ids(withoutStored(outbox, [{ ...chore, clientId: "a" }]))).toEqual(["b", "c"]);
  });

  it("still waits when it has been corrected or taken back since", () => {
    const changed = corrected(outbox, "a", { ...chore, pence: 500 });
    expect(withoutStored(changed, [{ ...chore, clientId: "a" }])).toBe(changed);
    const gone = withdrawn(outbox, "a");
    expect(withoutStored(gone, [{ ...chore, clientId: "a" }])).toBe(gone);
  });

  it("other entries in the server's list change nothing", () => {
    expect(withoutStored(outbox, [{ ...chore, clientId: "z" }])).toBe(outbox);
    expect(withoutStored([], [{ ...chore, clientId: "z" }])).toEqual([]);
  });
});

it("a person is shown neither what is on its way for the first time nor what was taken back", () => {
  const list = withdrawn(withNew(outbox, "d", sweets), "a");
  expect(ids(shownEntries(list))).toEqual(["b", "c"]);
});
