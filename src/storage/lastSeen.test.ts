import { beforeEach, expect, it, vi } from "vitest";
import { lastSeenOf } from "./lastSeen";

const SEEN = [{ key: ["habits", "ann"], data: [{ id: 1 }], at: 5 }];
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it("returns stored data to the same user only", () => {
  lastSeenOf("ann").write(SEEN);
  expect(lastSeenOf("ann").read()).toEqual(SEEN);
  expect(lastSeenOf("ben").read()).toEqual([]);
});

it.each([
  "",
  "{",
  "null",
  "[]",
  '{"seen":[]}',
  '[{"key":"habits","at":1}]',
  '[{"key":["habits","ann"],"at":-1}]',
])("treats %j as missing", (raw) => {
  stored.set("4mq_seen_ann", raw);
  expect(lastSeenOf("ann").read()).toEqual([]);
});
