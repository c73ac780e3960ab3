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

it("gives back what was written, to the same user and the same build alone", () => {
  lastSeenOf("ann", "one").write(SEEN);
  expect(lastSeenOf("ann", "one").read()).toEqual(SEEN);
  expect(lastSeenOf("ben", "one").read()).toEqual([]);
  expect(lastSeenOf("ann", "two").read()).toEqual([]);
});

it.each(["", "{", "null", "[]", '{"build":"one"}', '{"build":"one","seen":[{"key":"habits","at":-1}]}'])(
  "%j is as good as nothing",
  (raw) => {
    stored.set("4mq_seen_ann", raw);
    expect(lastSeenOf("ann", "one").read()).toEqual([]);
  },
);
