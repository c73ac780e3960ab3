import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JournalEntry } from "@/domain/journal/journal";
import { browserStorage } from "@/storage/browserStorage";
import { addToSheet, chooseStart, putBackIntoSheet, removeFromSheet, trackerSheet } from "./trackerSheet";

const KEY = "4mq_tracker";
const CHORE: JournalEntry = { day: "2026-11-20", type: "E", pence: 450, detail: "E-Chore" };
const WANT: JournalEntry = { day: "2026-11-21", type: "P", pence: 1999, detail: "P-Wants" };
let kept: Map<string, string>;
const stored = () => JSON.parse(kept.get(KEY) ?? "null") as unknown;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  for (const key of [KEY, `${KEY}_corrupt`]) browserStorage.removeItem(key);
  vi.unstubAllGlobals();
});

it("starts with an empty sheet whose phase 1 starts on 1 January 2025", () => {
  expect(trackerSheet.read()).toEqual({ start: "2025-01-01", entries: [] });
});

it("stores the start and the entries under one key, with the specified names, in pounds", async () => {
  const { id } = await addToSheet(trackerSheet, CHORE);
  await chooseStart(trackerSheet, "2026-11-02");
  expect([...kept.keys()]).toEqual([KEY]);
  expect(stored()).toEqual({
    start: "2026-11-02",
    entries: [{ id, entry_date: "2026-11-20", entry_type: "E", amount: 4.5, detail: "E-Chore" }],
  });
  expect(trackerSheet.read()).toEqual({ start: "2026-11-02", entries: [{ ...CHORE, id }] });
});

it("reads every penny back unchanged", async () => {
  const amounts = [0, 1, 29, 57, 1999, 113_999, 999_999_999];
  for (const pence of amounts) await addToSheet(trackerSheet, { ...CHORE, pence });
  kept.set(KEY, `${kept.get(KEY)!} `); // read again, as after a reload
  expect(trackerSheet.read().entries.map(({ pence }) => pence)).toEqual(amounts);
});

it("restores a removed entry to its place, once", async () => {
  const first = await addToSheet(trackerSheet, CHORE);
  await addToSheet(trackerSheet, WANT);
  await removeFromSheet(trackerSheet, first.id);
  expect(trackerSheet.read().entries).toHaveLength(1);
  await putBackIntoSheet(trackerSheet, first, 0);
  await putBackIntoSheet(trackerSheet, first, 0);
  expect(trackerSheet.read().entries.map(({ detail }) => detail)).toEqual(["E-Chore", "P-Wants"]);
});

describe("a value that cannot be right is set aside, not lost", () => {
  const row = { id: "a", entry_date: "2026-11-20", entry_type: "E", amount: 4.5, detail: "E-Chore" };
  const sheet = (change: object) => JSON.stringify({ start: "2025-01-01", entries: [{ ...row, ...change }] });

  it("keeps a valid value", () => {
    kept.set(KEY, sheet({}));
    expect(trackerSheet.read().entries).toEqual([{ ...CHORE, id: "a" }]);
  });

  it("keeps the file of a row that was stored earlier, and leaves out what an import has kept wrongly", () => {
    kept.set(KEY, sheet({ file: "ours" }).replace("{", '{"imports":[{"id":5}],'));
    expect(trackerSheet.read()).toEqual({
      start: "2025-01-01",
      entries: [{ ...CHORE, id: "a", files: ["ours"] }],
    });
    expect(trackerSheet.wasSetAside()).toBe(false);
  });

  it.each([
    "{",
    "null",
    "[]",
    '{"entries":[]}',
    '{"start":"2025-02-30","entries":[]}',
    '{"start":"2025-01-01","entries":{}}',
    sheet({ id: "" }),
    sheet({ id: 5 }),
    sheet({ entry_date: "2026-02-30" }),
    sheet({ entry_date: "2026-11-20T00:00:00Z" }),
    sheet({ entry_type: "X" }),
    sheet({ entry_type: "__proto__" }),
    sheet({ amount: "4.5" }),
    sheet({ amount: -1 }),
    sheet({ amount: null }),
    sheet({ amount: 1e308 }),
    sheet({ amount: 10_000_000 }),
    sheet({ detail: "P-Wants" }),
  ])("sets an invalid value aside: %s", (text) => {
    kept.set(KEY, text);
    expect(trackerSheet.read()).toEqual({ start: "2025-01-01", entries: [] });
    expect(kept.get(`${KEY}_corrupt`)).toBe(text);
    expect(kept.has(KEY)).toBe(false);
    expect(trackerSheet.wasSetAside()).toBe(true);
  });
});
