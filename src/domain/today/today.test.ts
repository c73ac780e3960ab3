import { addDays } from "@/domain/calendar";
import { describe, expect, it } from "vitest";
import { nextThing, weekDays, type Known } from "./today";

const TODAY = "2026-11-19"; // A Thursday.
const VISITOR: Known = {
  isSignedIn: false,
  firstName: null,
  start: null,
  days: [],
  measure: null,
  goal: null,
  quiz: undefined,
  place: undefined,
  plan: undefined,
  recall: undefined,
  coins: 0,
  string: [],
  hasPostcard: false,
  hasPortrait: true,
  isNew: false,
};
const AMARA: Known = { ...VISITOR, isSignedIn: true, firstName: "Amara", start: "2026-11-03" };
const QUIZ = { quizId: "keeper-of-embers", question: 5, count: 10 };
const RECALL = { source: "debt-trap", count: 2 } as const;
const PLACE = { to: "/short-stories/keeper-of-embers#snow-surprise", title: "Snow Surprise!" };

describe("the next thing", () => {
  it.each<[string, Partial<Known>, ReturnType<typeof nextThing>]>([
    [
      "a quiz that is half done, before all else",
      { quiz: QUIZ, place: PLACE },
      { kind: "question", quiz: QUIZ },
    ],
    ["the journal, if its days are not known", { days: undefined, place: PLACE }, { kind: "journal" }],
    ["the first day", { isNew: true, start: null, place: PLACE }, { kind: "firstDay" }],
    ["today's line", { place: PLACE, days: ["2026-11-18"] }, { kind: "line" }],
    [
      "the place in a text, once the line is written",
      { place: PLACE, days: [TODAY] },
      { kind: "place", place: PLACE },
    ],
    [
      "what was missed in a check, before a text",
      { recall: RECALL, place: PLACE, days: [TODAY] },
      { kind: "recall", recall: RECALL },
    ],
    ["a portrait", { days: [TODAY], hasPortrait: false }, { kind: "portrait" }],
    ["the 90 days", { days: [TODAY], start: null }, { kind: "begin" }],
    ["the prompt of the day", { days: [TODAY] }, { kind: "prompt", day: 17 }],
    ["the card of a mission that is over", { hasPostcard: true }, { kind: "postcard" }],
  ])("is %s, for a user", (_, known, next) => {
    expect(nextThing({ ...AMARA, ...known }, TODAY)).toEqual(next);
  });

  it.each<[string, Partial<Known>, ReturnType<typeof nextThing>]>([
    ["the place in a text", { place: PLACE }, { kind: "place", place: PLACE }],
    ["a portrait", { hasPortrait: false }, { kind: "portrait" }],
    ["a first quiz", {}, { kind: "firstQuiz" }],
    ["another quiz", { coins: 3 }, { kind: "nextQuiz" }],
  ])("is %s, for a visitor", (_, known, next) => {
    expect(nextThing({ ...VISITOR, ...known }, TODAY)).toEqual(next);
  });

  it("is something to do after the 90 days and before a start in the future", () => {
    const done = { ...AMARA, days: [TODAY] };
    expect(nextThing({ ...done, start: addDays(TODAY, -89) }, TODAY)).toEqual({ kind: "prompt", day: 90 });
    expect(nextThing({ ...done, start: addDays(TODAY, -90) }, TODAY)).toEqual({ kind: "begin" });
    expect(nextThing({ ...done, start: "2026-01-01" }, TODAY)).toEqual({ kind: "begin" });
    expect(nextThing({ ...done, start: addDays(TODAY, 1) }, TODAY)).toEqual({ kind: "prompt", day: 1 });
    expect(nextThing({ ...done, start: addDays(TODAY, 3) }, TODAY)).toEqual({ kind: "firstQuiz" });
  });
});

it("shows the week from Monday to Sunday, and marks today until it is done", () => {
  const states = (days: string[], today = TODAY) => weekDays(days, [], today).map(({ state }) => state);
  expect(weekDays([], [], TODAY).map(({ day }) => day)).toEqual([
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
  ]);
  const week = ["done", "open", "open", "today", "open", "open", "open"];
  expect(states(["2026-11-16", "2026-11-09"])).toEqual(week);
  expect(states([TODAY])[3]).toBe("done");
  // The week in which clocks change has seven days too.
  expect(weekDays([], [], "2026-10-25").at(-1)!.day).toBe("2026-10-25");
});

it("has something to read every other day for a visitor who has been here a week", () => {
  const string = [{ kind: "read", day: "2026-11-01", thing: "a" }] as const;
  const kinds = (days: number) =>
    Array.from(
      { length: days },
      (_, nth) => nextThing({ ...VISITOR, string }, addDays("2026-11-02", nth)).kind,
    );
  expect(new Set(kinds(6))).toEqual(new Set(["firstQuiz"]));
  expect(kinds(10).slice(-4).toSorted()).toEqual(["firstQuiz", "firstQuiz", "read", "read"]);
});
