/** Texts that the database has not judged, because it is judging another one or has judged many today. */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { JUDGING_TEXTS } from "@/content/community/judging";
import { ChallengesTab } from "@/pages/community/ChallengesTab";
import { GigJarTab } from "@/pages/community/GigJarTab";
import { HabitsTab } from "@/pages/community/HabitsTab";
import { KindnessTab } from "@/pages/community/KindnessTab";
import { fakeRest, refuse, renderSignedIn, type Answer, type Call } from "./fakeRest";
import { expectLoggedError, press, toastTitles, USER } from "./userActions";

const TODAY = "2026-11-21";
const GOAL = {
  id: "c1",
  challenge_type: "savings_goal",
  target_value: 50,
  current_progress: 20.5,
  end_date: "2026-12-21",
  status: "active",
  title: null,
  picture: null,
};

const WAYS = [
  {
    way: "an idea",
    tab: <GigJarTab user={USER} />,
    call: "POST gig_jar_submissions",
    fields: { "Your idea in a few words": "Wash cars", "How does it work?": "With a sponge" },
    button: "Add my idea",
    stored: "Gig idea submitted!",
  },
  {
    way: "a quest",
    tab: <KindnessTab user={USER} today={TODAY} />,
    call: "POST kindness_quests",
    fields: { "What kind thing did you do?": "I read to Gran" },
    button: "Submit quest",
    stored: "Kindness quest submitted for review!",
  },
  {
    way: "a habit",
    tab: <HabitsTab user={USER} today={TODAY} />,
    call: "POST habit_streaks",
    fields: { "New habit": "Read" },
    button: "Add habit",
    stored: "New habit created!",
  },
  {
    way: "the name of a goal",
    tab: <ChallengesTab user={USER} today={TODAY} />,
    call: "PATCH community_challenges",
    before: "Give it a name",
    fields: { "What is it for?": "A bike" },
    button: "Save name",
    stored: "Your goal has its name",
  },
];

const answers: Record<string, (call: Call) => Answer | Promise<Answer>> = {};
let rest: ReturnType<typeof fakeRest>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (const table of ["gig_jar_submissions", "kindness_quests", "habit_streaks", "badge_events"])
    Object.assign(answers, {
      [`GET ${table}`]: () => [200, []],
      [`POST ${table}`]: () => [201, [{ id: "f1", status: "active", needs_help: null }]],
    });
  Object.assign(answers, {
    "POST rpc/settle_my_challenges": () => [200, 0],
    "GET community_challenges": () => [200, [GOAL]],
    "PATCH community_challenges": () => [200, { needs_help: null }],
  });
  rest = fakeRest(answers);
});
afterEach(() => vi.useRealTimers());

type Way = (typeof WAYS)[number];

async function send({ tab, before, fields, button }: Way) {
  renderSignedIn(<MemoryRouter>{tab}</MemoryRouter>);
  if (before) await press(before);
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste(text);
  }
  await press(button);
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const note = () =>
  screen.queryAllByRole("status").find(({ textContent }) => textContent === JUDGING_TEXTS.busy);
const waiting = () => waitFor(() => expect(note()).toBeVisible()).then(note);
const valuesOf = ({ fields }: Way) =>
  Object.keys(fields).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

describe.each(WAYS)("$way", (way) => {
  const { call, stored, fields } = way;

  it("waits while another text is judged, says so, is sent again by itself and is stored once", async () => {
    const store = answers[call]!;
    answers[call] = () => refuse(429, "judging_busy");
    await send(way);
    const shown = await waiting();
    expect(within(shown!).getByRole("link", { name: "0800 1111" })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(valuesOf(way)).toEqual(Object.values(fields));
    await later(1500);
    expect(rest.sent(call)).toHaveLength(2);
    answers[call] = store;
    await later(1900);
    expect(rest.sent(call)).toHaveLength(3);
    expect(new Set(rest.sent(call).map((body) => JSON.stringify(body))).size).toBe(1);
    expect(toastTitles()).toContain(stored);
    expect(note()).toBeUndefined();
    await later(60_000);
    expect(rest.sent(call)).toHaveLength(3);
  });

  it("stays in its field if it was not judged in the end", async () => {
    answers[call] = () => refuse(429, "judging_busy");
    await send(way);
    await later(120_000);
    expect(rest.sent(call)).toHaveLength(9);
    expect(valuesOf(way)).toEqual(Object.values(fields));
    expect(note()).toBeUndefined();
    expectLoggedError();
  });

  it("is not sent again after the last try of the day, which has a sentence of its own with the helplines", async () => {
    answers[call] = () => refuse(429, "too_many_tries");
    await send(way);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(JUDGING_TEXTS.tooManyTries);
    expect(within(alert).getByRole("link", { name: "0800 1111" })).toHaveAttribute("href", "tel:08001111");
    await later(60_000);
    expect(rest.sent(call)).toHaveLength(1);
    expect(valuesOf(way)).toEqual(Object.values(fields));
    expectLoggedError();
  });
});

it("keeps what is typed while the words before it wait to be sent again", async () => {
  const quest = WAYS[1]!;
  const store = answers[quest.call]!;
  answers[quest.call] = () => refuse(429, "judging_busy");
  await send(quest);
  await waiting();
  const field = screen.getByLabelText("What kind thing did you do?");
  await userEvent.type(field, " and to Grandad");
  answers[quest.call] = store;
  await later(1500);
  expect(toastTitles()).toContain(quest.stored);
  expect(field).toHaveValue("I read to Gran and to Grandad");
});

it.each(WAYS.slice(0, 3))("offers help for $way of need over the cap of a day", async (way) => {
  answers[way.call] = () => [
    429,
    { code: "daily_cap", message: "No more than 50 a day", details: "crisis", hint: null },
  ];
  await send(way);
  const help = await screen.findByRole("region", { name: "Ms. Sparkle is glad you told us" });
  expect(within(help).getAllByRole("link", { name: "0800 1111" })[0]).toBeVisible();
  // A text that is not stored can be seen by nobody.
  expect(help).not.toHaveTextContent("Here, only you");
  expect(valuesOf(way)).toEqual(Object.values(way.fields));
  expectLoggedError();
});
