import { describe, expect, it } from "vitest";
import type { JournalEntry } from "./journal";
import {
  retryAll,
  retryTooMany,
  corrected,
  shownEntries,
  onTrueDay,
  withDoubts,
  withdrawn,
  withChange,
  waitingLogs,
  withNew,
  without,
  withoutStored,
  restored,
  asItIsNow,
  type Outbox,
  type ShownEntry,
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
  it("adds an entry behind those made before it, once", () => {
    const more = withNew(outbox, "d", { entry: sweets });
    expect(ids(more)).toEqual(["a", "b", "c", "d"]);
    expect(more[3]).toEqual({ clientId: "d", entry: sweets, stage: "new", tried: false });
    expect(ids(withNew(more, "a", { entry: sweets }))).toEqual(["a", "b", "c", "d"]);
  });

  it("removes an entry that has been sent", () => {
    expect(ids(without(outbox, "a"))).toEqual(["b", "c"]);
  });

  it("does not write a withdrawn entry again", () => {
    expect(withChange(outbox, "z", { stage: "waiting" })).toBe(outbox);
  });

  it("keeps the same list after a change without effect, so that no subscriber is called", () => {
    expect(withChange(outbox, "a", { stage: "waiting", tried: true })).toBe(outbox);
    expect(withChange(outbox, "b", { tried: true })[1]).toMatchObject({ entry: sweets, tried: true });
  });

  it("sends a corrected entry again, in its old place", () => {
    const after = corrected(outbox, outbox[2] as ShownEntry, { entry: sweets });
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

it("sends a refused entry once more unchanged when asked", () => {
  const after = retryAll(outbox);
  expect(after.map(({ stage }) => stage)).toEqual(["waiting", "waiting", "waiting"]);
  expect(after[2]!.refusal).toBeUndefined();
  expect(retryAll(after)).toBe(after);
});

it("appends the log of a habit as new, and shows it in no list of entries", () => {
  const log = { habitId: "h", name: "Read", day: "2026-11-21" };
  const after = withNew(outbox, "l", { entry: null, log });
  expect(after[3]).toMatchObject({ clientId: "l", log, stage: "new", tried: false });
  expect(waitingLogs(after)).toEqual([log]);
  expect(ids(shownEntries(withChange(after, "l", { stage: "waiting" })))).toEqual(["a", "b", "c"]);
});

describe("the clock by which a day was written", () => {
  const clock = { at: 1000, isSuggested: true, zone: 0 };
  const later = { at: 2000, isSuggested: true, zone: 0 };
  const kept = withNew([], "a", { entry: chore, clock });
  const seen = kept[0] as ShownEntry;

  it("is in doubt once it has been set back, also on a page that has been open for longer", () => {
    const HOUR = 3_600_000;
    const page = (hours: number) => ({ began: 1, running: hours * HOUR });
    const [entry] = withNew([], "a", { entry: chore, clock: { ...clock, at: 0, page: page(1) } });
    expect(withDoubts([entry!], { at: 2 * HOUR, page: page(3) })).toEqual([entry]);
    expect(withDoubts([entry!], { at: HOUR, page: page(3) })).toMatchObject([
      { clock: { isDoubtful: true } },
    ]);
    expect(withDoubts([entry!], { at: HOUR, page: { ...page(3), began: 2 } })).toEqual([entry]);
  });

  it("stays with an entry whose owner corrects something else than its day", () => {
    const entry = { ...chore, pence: 500 };
    expect(corrected(kept, seen, { entry, clock: later })).toMatchObject([{ entry, clock }]);
  });

  it("is another one once its owner has changed the day", () => {
    const entry = { ...chore, day: "2026-11-20" };
    expect(corrected(kept, seen, { entry, clock: later })).toMatchObject([{ entry, clock: later }]);
    expect(corrected(kept, seen, { entry })[0]!.clock).toBeUndefined();
  });

  const PUT_RIGHT = "2026-11-18";
  const changed = { ...chore, pence: 500 };

  it.each<[string, Outbox, JournalEntry | undefined]>([
    ["has put its day right", withChange(kept, "a", onTrueDay(seen, PUT_RIGHT)), undefined],
    ["has stored it", [], { ...chore, day: PUT_RIGHT }],
  ])("does not come back with another correction after sending %s", (_, now, stored) => {
    const [item] = corrected(now, seen, { entry: changed, clock: later }, stored);
    expect(item).toMatchObject({ entry: { ...changed, day: PUT_RIGHT }, stage: "waiting" });
    expect(item!.clock).toBeUndefined();
  });

  it("stays for a correction of an entry that was sent, and that no list shows", () => {
    expect(corrected([], seen, { entry: changed, clock: later })).toMatchObject([{ entry: changed, clock }]);
  });

  it("stays with the fields that another tab changed, for its owner changed others", () => {
    const other = corrected(kept, seen, { entry: { ...chore, type: "S", detail: "S-Others" } });
    expect(corrected(other, seen, { entry: changed })).toMatchObject([
      { entry: { ...chore, type: "S", detail: "S-Others", pence: 500 }, clock },
    ]);
  });

  it.each<[string, Outbox, Partial<ShownEntry>]>([
    ["that waits", kept, { stage: "waiting" }],
    ["in doubt", withDoubts(kept, { at: -9e6 }), { stage: "waiting" }],
    [
      "that was refused",
      kept,
      { stage: "refused", refusal: "wrongDate", refusedOn: "2026-11-21", tried: true },
    ],
  ])("comes back with a removed entry %s", (_, before, marks) => {
    const now = withChange(before, "a", marks);
    const removed = asItIsNow(now, seen);
    expect(removed).toMatchObject({ ...marks, clock: before[0]!.clock });
    expect(restored(withdrawn(now, "a"), removed)).toEqual(now);
  });

  it("is forgotten once its owner was asked for the day, and left it", () => {
    const refused = withChange(kept, "a", { stage: "refused", refusal: "wrongDate" });
    expect(corrected(refused, refused[0] as ShownEntry, { entry: chore })[0]).toMatchObject({
      stage: "waiting",
      clock: undefined,
    });
  });

  it("is forgotten with the day that it gave, of an entry or a log", () => {
    const log = { habitId: "h", name: "Read", day: "2026-11-22" };
    expect(onTrueDay({ entry: chore, clock }, "2026-11-20")).toEqual({
      entry: { ...chore, day: "2026-11-20" },
    });
    expect(onTrueDay({ entry: null, log, clock }, "2026-11-20")).toEqual({
      entry: null,
      log: { ...log, day: "2026-11-20" },
    });
  });
});

it("sends entries over a day's limit once more on another day, and no other refused entry", () => {
  const refused = { ...outbox[2]!, refusedOn: "2026-11-21" };
  const wrong: Outbox[number] = { ...refused, clientId: "d", refusal: "refused" };
  expect(retryTooMany([refused, wrong], "2026-11-21")).toEqual([refused, wrong]);
  const after = retryTooMany([refused, wrong], "2026-11-22");
  expect(after.map(({ stage }) => stage)).toEqual(["waiting", "refused"]);
  expect(after[0]).toMatchObject({ refusal: undefined, refusedOn: undefined });
  // An earlier version of the site kept no day.
  expect(retryTooMany([outbox[2]!], "2026-11-21")[0]!.stage).toBe("waiting");
});

describe("taking back", () => {
  it("withdraws an entry at once before its first attempt", () => {
    expect(ids(withdrawn(outbox, "b"))).toEqual(["a", "c"]);
  });

  it("remembers the withdrawal after an attempt, because the entry may have arrived", () => {
    const after = withdrawn(outbox, "a");
    expect(ids(after)).toEqual(["a", "b", "c"]);
    expect(after[0]).toMatchObject({ entry: null, stage: "waiting" });
  });

  it("sends the withdrawal to the server when the entry was refused after an attempt", () => {
    expect(withdrawn(outbox, "c")[2]).toMatchObject({ entry: null, stage: "waiting", refusal: undefined });
  });
});

describe("what the server's own list shows", () => {
  it("removes an entry that is in the server's list", () => {
    expect(ids(withoutStored(outbox, [{ ...chore, clientId: "a" }]))).toEqual(["b", "c"]);
  });

  it("keeps an entry that has been corrected or withdrawn since", () => {
    const changed = corrected(outbox, outbox[0] as ShownEntry, { entry: { ...chore, pence: 500 } });
    expect(withoutStored(changed, [{ ...chore, clientId: "a" }])).toBe(changed);
    const gone = withdrawn(outbox, "a");
    expect(withoutStored(gone, [{ ...chore, clientId: "a" }])).toBe(gone);
  });

  it("ignores other entries in the server's list", () => {
    expect(withoutStored(outbox, [{ ...chore, clientId: "z" }])).toBe(outbox);
    expect(withoutStored([], [{ ...chore, clientId: "z" }])).toEqual([]);
  });
});

it("hides entries on their first attempt and withdrawn ones", () => {
  const list = withdrawn(withNew(outbox, "d", { entry: sweets }), "a");
  expect(ids(shownEntries(list))).toEqual(["b", "c"]);
});
