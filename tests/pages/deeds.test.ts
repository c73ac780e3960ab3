/** The deeds on a string, which stay. */
import { beforeEach, expect, it, vi } from "vitest";

const FRIDAY = "2026-11-20";
const KEY = "4mq_string";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
/** As a page that has just been opened. */
const openPage = () => import("@/storage/deeds/string");

it("hangs a deed once, over a reload as well", async () => {
  const { hang } = await openPage();
  hang(undefined, "read", FRIDAY, "/short-stories/keeper-of-embers#snow-surprise");
  hang(undefined, "read", "2026-11-21", "/short-stories/keeper-of-embers#snow-surprise");
  hang(undefined, "line", FRIDAY);
  vi.resetModules();
  const again = await openPage();
  again.hang(undefined, "line", FRIDAY);
  expect(
    again
      .stringOf(undefined)
      .read()
      .map(({ kind }) => kind),
  ).toEqual(["read", "line"]);
});

it("keeps what two tabs hang at the same time", async () => {
  const one = await openPage();
  one.stringOf(undefined).read();
  vi.resetModules();
  const other = await openPage();
  other.hang(undefined, "door", FRIDAY);
  one.hang(undefined, "habit", FRIDAY);
  expect(one.stringOf(undefined).read()).toHaveLength(2);
});

it("makes somebody known, so that the strip shows it", async () => {
  const { hang } = await openPage();
  hang(undefined, "read", FRIDAY, "a");
  const { isKnown } = await import("@/storage/isKnown");
  expect(isKnown()).toBe(true);
});

it("leaves out what somebody wrote by hand, and keeps the rest", async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify([["read", FRIDAY, "a"], ["coin", FRIDAY, ""], ["line", "soon", ""], 7]),
  );
  const { stringOf } = await openPage();
  expect(stringOf(undefined).read()).toEqual([{ kind: "read", day: FRIDAY, thing: "a" }]);
  expect(localStorage.getItem(`${KEY}_corrupt`)).toContain("coin");
});

it("moves a visitor's string to an account, without what hangs there already", async () => {
  const { hang, stringOf, takeString } = await openPage();
  hang("ann", "line", FRIDAY);
  hang(undefined, "line", FRIDAY);
  hang(undefined, "read", "2026-11-18", "a");
  takeString("ann");
  expect(
    stringOf("ann")
      .read()
      .map(({ kind, day }) => `${kind} ${day}`),
  ).toEqual(["read 2026-11-18", `line ${FRIDAY}`]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it("hangs what the server's rows prove: days with a line and with a habit", async () => {
  const { keepFacts } = await import("@/storage/today/keepFacts");
  const { stringOf } = await openPage();
  keepFacts("ann", () => ({ days: [FRIDAY, "2026-11-18"], habitDays: [FRIDAY] }));
  // The line of the 18th is deleted.
  keepFacts("ann", () => ({ days: [FRIDAY] }));
  expect(
    stringOf("ann")
      .read()
      .map(({ kind, day }) => `${kind} ${day}`),
  ).toEqual(["line 2026-11-18", `line ${FRIDAY}`, `habit ${FRIDAY}`]);
});
