import { beforeEach, expect, it, vi } from "vitest";

const KEY = "4mq_quadrant";
const NONE = { chosen: [], at: 0, savedFor: null };
const written = new Map<string, string>();

/** Simulates a reload of the page. */
async function loadAnew() {
  vi.resetModules();
  return import("./quadrantAnswers");
}

beforeEach(() => {
  written.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, value: string) => void written.set(key, value),
    removeItem: (key: string) => void written.delete(key),
  });
});

it("keeps the answers over a reload", async () => {
  const before = await loadAnew();
  expect(before.quadrantAnswers.read()).toEqual(NONE);
  before.quadrantAnswers.write({ chosen: [2, 0], at: 1, savedFor: null });
  const after = await loadAnew();
  expect(after.quadrantAnswers.read()).toEqual({ chosen: [2, 0], at: 1, savedFor: null });
});

it.each([
  ["no JSON", "{"],
  ["another shape", '{"answers":[1]}'],
  ["an option that is not there", '{"chosen":[4],"at":1,"savedFor":null}'],
  ["half an option", '{"chosen":[0.5],"at":0,"savedFor":null}'],
  ["more answers than scenes", '{"chosen":[0,0,0,0,0,0],"at":5,"savedFor":null}'],
  ["a scene before which one has no answer", '{"chosen":[0,1],"at":3,"savedFor":null}'],
  ["a scene before the first", '{"chosen":[],"at":-1,"savedFor":null}'],
])("ignores stored answers that cannot be right: %s", async (_, raw) => {
  written.set(KEY, raw);
  expect((await loadAnew()).quadrantAnswers.read()).toEqual(NONE);
});

it("keeps the answers while the page is open if the storage is blocked", async () => {
  const blocked = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  const { quadrantAnswers } = await loadAnew();
  expect(quadrantAnswers.read()).toEqual(NONE);
  quadrantAnswers.write({ chosen: [3], at: 0, savedFor: null });
  expect(quadrantAnswers.read()).toEqual({ chosen: [3], at: 0, savedFor: null });
});
