import { expect, it } from "vitest";
import { countsByKind, MAX_DEEDS, withDeeds, type Deed, type DeedKind } from "./deeds";

const deed = (kind: DeedKind, day: string, thing = ""): Deed => ({ kind, day, thing });

it.each(["line", "habit", "prompt", "door"] as const)("has one %s a day", (kind) => {
  const string = withDeeds([], [deed(kind, "2026-11-20"), deed(kind, "2026-11-20", "another")]);
  expect(string).toHaveLength(1);
  expect(withDeeds(string, [deed(kind, "2026-11-21")])).toHaveLength(2);
});

it.each(["read", "question", "plan", "play"] as const)("has one %s for each thing, for ever", (kind) => {
  const string = withDeeds([], [deed(kind, "2026-11-20", "a"), deed(kind, "2026-11-20", "b")]);
  expect(string).toHaveLength(2);
  expect(withDeeds(string, [deed(kind, "2027-01-01", "a")])).toBe(string);
});

it("keeps the order of the days, and of what was done in one day", () => {
  const string = withDeeds(
    [deed("line", "2026-11-20"), deed("read", "2026-11-20", "a")],
    [deed("line", "2026-11-18"), deed("habit", "2026-11-20")],
  );
  expect(string.map(({ kind, day }) => `${day.slice(-2)} ${kind}`)).toEqual([
    "18 line",
    "20 line",
    "20 read",
    "20 habit",
  ]);
});

it("counts each kind, and takes no more than it has room for", () => {
  const full = Array.from({ length: MAX_DEEDS }, (_, nth) => deed("read", "2026-11-20", `${nth}`));
  expect(withDeeds(full, [deed("line", "2026-11-20")])).toBe(full);
  expect(countsByKind([deed("line", "2026-11-20"), deed("read", "2026-11-20", "a")])).toEqual([
    ["read", 1],
    ["line", 1],
  ]);
});
