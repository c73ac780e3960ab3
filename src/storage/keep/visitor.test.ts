import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { meOf, readingPlace } from "@/storage/known";
import { takePortrait, takeReadingPlace } from "./visitor";
import { hasSomethingToKeep, rememberAsked } from "./visitorMark";

const PLACE = '{"to":"/short-stories/keeper-of-embers#snow-surprise","title":"Snow Surprise!"}';
let kept: Record<string, string>;
let isFull: boolean;

beforeEach(() => {
  kept = { "4mq_me": "dreamer leaf", "4mq_reading": PLACE };
  isFull = false;
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException("Full", "QuotaExceededError");
      kept[key] = value;
    },
    removeItem: (key: string) => void delete kept[key],
  };
  vi.stubGlobal("localStorage", new Proxy(kept, { get: (_, name) => Reflect.get(methods, name) as unknown }));
  vi.stubGlobal("dispatchEvent", () => true);
});
afterEach(() => vi.unstubAllGlobals());

it("moves the portrait and the reading place to one user, who keeps the look they had", () => {
  kept["4mq_me_ann"] = "none sun";
  takePortrait("ann");
  takeReadingPlace("ann");
  expect(kept["4mq_me_ann"]).toBe("dreamer sun");
  expect(readingPlace("ann")).toEqual(JSON.parse(PLACE));
  expect(Object.keys(kept)).toEqual(["4mq_me_ann", "4mq_reading_ann"]);
});

it("takes nothing that is gone by now, and leaves what the user has", () => {
  kept["4mq_me_ann"] = "super-saver sun";
  kept["4mq_me"] = "none sun";
  delete kept["4mq_reading"];
  kept["4mq_reading_ann"] = PLACE;
  takePortrait("ann");
  takeReadingPlace("ann");
  expect(meOf("ann").portrait).toBe("super-saver");
  expect(readingPlace("ann")?.title).toBe("Snow Surprise!");
});

it("leaves the visitor's own in a full storage, where the user's lasts only as long as the page", () => {
  isFull = true;
  takePortrait("bob");
  takeReadingPlace("bob");
  expect(meOf("bob").portrait).toBe("dreamer");
  expect(kept).toEqual({ "4mq_me": "dreamer leaf", "4mq_reading": PLACE });
});

it("asks each user once about each thing, and keeps no word of it", () => {
  expect(hasSomethingToKeep("ann")).toBe(true);
  rememberAsked("ann");
  expect(hasSomethingToKeep("ann")).toBe(false);
  expect(hasSomethingToKeep("bob")).toBe(true);
  expect(kept["4mq_asked_ann"]).not.toMatch(/dreamer|snow/i);
  // A thing that went and came back is not new.
  delete kept["4mq_me"];
  rememberAsked("ann");
  kept["4mq_me"] = "dreamer leaf";
  expect(hasSomethingToKeep("ann")).toBe(false);
  kept["4mq_me"] = "super-saver leaf";
  expect(hasSomethingToKeep("ann")).toBe(true);
});

it.each([
  { "4mq_me": "none sun" },
  { "4mq_quadrant": '{"chosen":[1,2],"at":2,"savedFor":null}' },
  { "4mq_quadrant": '{"chosen":[1,2,3,0,1],"at":5,"savedFor":"ann"}' },
  { "4mq_tracker": '{"start":"2026-09-01","entries":[]}' },
])("asks about nothing where there is only %j", (values) => {
  for (const key of Object.keys(kept)) delete kept[key];
  Object.assign(kept, values);
  expect(hasSomethingToKeep("ann")).toBe(false);
});
