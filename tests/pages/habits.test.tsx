/** The Habits part of the community, with PostgREST's answers (specification part 2, sections 2, 4, 5, 7 and 8). */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { queryClient } from "@/backend/queryClient";
import { learnTime } from "@/backend/serverClock";
import { HELP_TEXTS } from "@/content/community/help";
import { HabitsTab } from "@/pages/community/HabitsTab";
import { outboxOf } from "@/storage/journal/journal";
import { fakeRest, deferred, refuse, renderSignedIn, type Answer, type Call } from "./fakeRest";
import { signInAs } from "./signedIn";
import { stringOf } from "@/storage/deeds/string";
import { expectLoggedError, press, toastTitles, USER } from "./userActions";

/** happy-dom has no canvas to throw it on. */
const throwConfetti = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("canvas-confetti", () => ({ create: () => throwConfetti }));

const TABLE = "habit_streaks";
const BADGES = "badge_events";
const TODAY = "2026-11-21";
const YESTERDAY = "2026-11-20";
const ID = "00000000-0000-4000-8000-0000000000d1";
const NEW = {
  id: ID,
  habit_name: "Put a coin in my jar",
  current_streak: 0,
  best_streak: 0,
  last_logged_date: null as string | null,
  status: "active",
};
const at = (current_streak: number, last_logged_date: string, best_streak = current_streak) => ({
  ...NEW,
  current_streak,
  best_streak,
  last_logged_date,
});
let rows: object[] = [];
let badges: object[] = [];
const answers: Record<string, (call: Call) => Answer | Promise<Answer>> = {};
let rest: ReturnType<typeof fakeRest>;

/** Takes the log as the database does. */
const take = ({ body }: Call): Answer => {
  rows = [{ ...rows[0], ...(body as object) }];
  return [200, [{ id: ID }]];
};

beforeAll(() => {
  signInAs(USER.email, USER.id);
  keepOutboxIn(outboxOf);
  queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries: { retry: false } });
});
beforeEach(() => {
  queryClient.clear();
  learnTime(new Response(null, { headers: { Date: new Date().toUTCString() } }));
  rows = [];
  badges = [];
  Object.assign(answers, {
    [`GET ${TABLE}`]: ({ search }: Call) => [200, search.get("id") ? rows[0] : rows],
    [`POST ${TABLE}`]: () => [201, [{ id: "h1" }]],
    [`PATCH ${TABLE}`]: take,
    [`GET ${BADGES}`]: () => [200, badges],
    [`POST ${BADGES}`]: () => [201],
  });
  rest = fakeRest(answers);
});
afterEach(() => throwConfetti.mockClear());

const open = () => renderSignedIn(<HabitsTab user={USER} today={TODAY} />, queryClient);
const card = async () => within(await screen.findByRole("listitem", { name: "Put a coin in my jar" }));
const figure = (shown: Awaited<ReturnType<typeof card>>, name: string) =>
  shown.getByText(name).nextElementSibling!.textContent;

describe("the list", () => {
  it("shows that the list is loading, then what belongs there", async () => {
    const loaded = deferred<Answer>();
    answers[`GET ${TABLE}`] = () => loaded.promise;
    open();
    expect(await screen.findByText("Loading your habits...")).toBeVisible();
    loaded.keep([200, []]);
    expect(await screen.findByText(/^No habits yet/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Add habit" })).toHaveClass("button-primary");
    expect(rest.calls[0]!.search.get("is_deleted")).toBe("eq.false");
  });

  it("a list of habits that could not be loaded says so, and loads on request", async () => {
    answers[`GET ${TABLE}`] = () => refuse(500, "XX000");
    open();
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not load your habits.");
    expectLoggedError();
    answers[`GET ${TABLE}`] = () => [200, [NEW]];
    await press("Try again");
    await card();
  });
});

describe("how a habit stands", () => {
  it.each([
    ["never logged", NEW, "0 days", "0 days", "Today can be your first day."],
    ["logged yesterday", at(3, YESTERDAY, 9), "3 days", "9 days", "Log today to add another day."],
    ["logged today", at(1, TODAY), "1 day", "1 day", "You have logged this today. Well done!"],
    [
      "with days missing",
      at(5, "2026-11-17", 8),
      "0 days",
      "8 days",
      "Start again today. You still have your best streak.",
    ],
  ])("describes the habit's streak: %s", async (_, habit, current, best, words) => {
    rows = [habit];
    open();
    const shown = await card();
    expect(figure(shown, "Current streak")).toBe(current);
    expect(figure(shown, "Best streak")).toBe(best);
    expect(shown.getByText(words)).toBeVisible();
  });

  it("shows the last seven days as a row, and in words", async () => {
    rows = [at(3, YESTERDAY)];
    open();
    const shown = await card();
    const days = within(shown.getByRole("list", { name: "The last seven days" })).getAllByRole("listitem");
    expect(days.map((day) => day.textContent)).toEqual([
      "SSunday 15 November: not part of this streak",
      "MMonday 16 November: not part of this streak",
      "TTuesday 17 November: not part of this streak",
      "WWednesday 18 November: part of this streak",
      "TThursday 19 November: part of this streak",
      "FYesterday: part of this streak",
      "SToday: not part of this streak",
    ]);
  });

  it("reads today in one way after a journey westwards: as logged", async () => {
    rows = [at(1, "2026-11-22")];
    open();
    const shown = await card();
    expect(shown.getByText("You have logged this today. Well done!")).toBeVisible();
    expect(shown.getByText("Today: part of this streak")).toBeInTheDocument();
    expect(shown.queryByText("Today: not part of this streak")).toBeNull();
    expect(shown.getByRole("button", { name: /^Already Logged Today/ })).toBeDisabled();
  });

  it("has no log button for an inactive habit", async () => {
    rows = [{ ...at(3, YESTERDAY), status: "paused" }];
    open();
    const shown = await card();
    expect(shown.getByText("Paused")).toBeVisible();
    expect(shown.queryByRole("button", { name: /Log/ })).toBeNull();
  });

  it("accepts no second log today", async () => {
    rows = [at(3, TODAY)];
    open();
    expect((await card()).getByRole("button", { name: /^Already Logged Today/ })).toBeDisabled();
  });
});

describe("Log Today", () => {
  it.each([
    ["the first time", NEW, 1, 1],
    ["on the next day", at(3, YESTERDAY), 4, 4],
    ["on the next day, below the best", at(3, YESTERDAY, 10), 4, 10],
    ["after a gap", at(5, "2026-11-18", 8), 1, 8],
  ])("sends the specified request for %s", async (_, habit, current, best) => {
    rows = [habit];
    open();
    await press(/^Log Today/);
    await waitFor(() => expect(toastTitles()).toEqual(["Habit logged! Keep up the streak! 🔥"]));
    expect(rest.sent(`PATCH ${TABLE}`)).toEqual([
      {
        current_streak: current,
        best_streak: best,
        last_logged_date: TODAY,
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      },
    ]);
    expect(rest.calls.find(({ call }) => call === `PATCH ${TABLE}`)!.search.get("id")).toBe(`eq.${ID}`);
    const shown = await card();
    expect(figure(shown, "Current streak")).toBe(current === 1 ? "1 day" : `${current} days`);
    expect(await shown.findByRole("button", { name: /^Already Logged Today/ })).toBeDisabled();
    expect(screen.getByRole("heading", { name: "Put a coin in my jar" })).toHaveFocus();
    expect(rest.sent(`POST ${BADGES}`)).toEqual([]);
    expect(stringOf(USER.id).read()).toContainEqual({ kind: "habit", day: TODAY, thing: "" });
  });

  it("sends a log once after two taps", async () => {
    rows = [at(3, YESTERDAY)];
    const stored = deferred<void>();
    answers[`PATCH ${TABLE}`] = async (call) => {
      await stored.promise;
      return take(call);
    };
    open();
    const button = await screen.findByRole("button", { name: /^Log Today/ });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByRole("button", { name: /^Logging…/ });
    fireEvent.click(button);
    stored.keep();
    await screen.findByRole("button", { name: /^Already Logged Today/ });
    expect(rest.sent(`PATCH ${TABLE}`)).toHaveLength(1);
    expect(toastTitles()).toHaveLength(1);
  });

  it("reports a failed log, and can try again", async () => {
    rows = [NEW];
    answers[`PATCH ${TABLE}`] = () => refuse(500, "XX000");
    open();
    await press(/^Log Today/);
    await waitFor(() => expect(toastTitles()).toEqual(["Failed to log habit"]));
    expectLoggedError();
    answers[`PATCH ${TABLE}`] = take;
    await press(/^Log Today/);
    await waitFor(() => expect(toastTitles()).toEqual(["Habit logged! Keep up the streak! 🔥"]));
  });

  it("logs on top of another device's later log", async () => {
    rows = [at(3, "2026-11-19")];
    answers[`PATCH ${TABLE}`] = () => {
      // The other device has logged yesterday.
      rows = [at(4, YESTERDAY)];
      answers[`PATCH ${TABLE}`] = take;
      return refuse(409, "habit_streak");
    };
    open();
    await press(/^Log Today/);
    await waitFor(() => expect(toastTitles()).toEqual(["Habit logged! Keep up the streak! 🔥"]));
    expect(rest.sent(`PATCH ${TABLE}`)).toMatchObject([{ current_streak: 1 }, { current_streak: 5 }]);
    expect(figure(await card(), "Current streak")).toBe("5 days");
  });

  it("Log Today does nothing when another device has already logged today", async () => {
    rows = [at(3, "2026-11-19")];
    answers[`PATCH ${TABLE}`] = () => {
      rows = [at(5, TODAY)];
      return refuse(409, "habit_streak");
    };
    open();
    await press(/^Log Today/);
    await screen.findByRole("button", { name: /^Already Logged Today/ });
    expect(rest.sent(`PATCH ${TABLE}`)).toHaveLength(1);
    expect(figure(await card(), "Current streak")).toBe("5 days");
  });

  it("Log Today fails for a habit archived in another tab, and the list is corrected", async () => {
    rows = [NEW];
    answers[`PATCH ${TABLE}`] = () => {
      rows = [];
      return [200, []];
    };
    open();
    await press(/^Log Today/);
    expect(await screen.findByText(/^No habits yet/)).toBeVisible();
    expect(toastTitles()).toEqual(["Failed to log habit", "This habit has been put away"]);
    expectLoggedError();
  });
});

describe("the badge of a streak", () => {
  it.each([
    [7, "streak_champ", "bronze", "7 days in a row! You have earned a badge: Streak Champ, bronze."],
    [30, "streak_master", "silver", "30 days in a row! You have earned a badge: Streak Master, silver."],
    [90, "streak_legend", "gold", "90 days in a row! You have earned a badge: Streak Legend, gold."],
  ])("claims the badge at %i days as specified", async (days, badge_type, badge_level, words) => {
    rows = [at(days - 1, YESTERDAY)];
    answers[`POST ${BADGES}`] = () => {
      badges = [{ id: "b1" }];
      return [201];
    };
    open();
    await press(/^Log Today/);
    expect(await screen.findByText(words)).toBeVisible();
    expect(rest.sent(`POST ${BADGES}`)).toEqual([
      { user_id: "u1", badge_type, badge_level, source: "habit_streak" },
    ]);
    await waitFor(() => expect(throwConfetti).toHaveBeenCalledOnce());
  });

  it.each([6, 9, 31 + 1, 100])("claims no badge at %i days", async (days) => {
    rows = [at(days, TODAY)];
    open();
    await card();
    expect(rest.calls.some(({ call }) => call.endsWith(BADGES))).toBe(false);
  });

  it("an existing streak badge is shown, and not claimed again", async () => {
    rows = [at(7, TODAY)];
    badges = [{ id: "b1" }];
    open();
    expect(await screen.findByText(/^7 days in a row!/)).toBeVisible();
    expect(rest.sent(`POST ${BADGES}`)).toEqual([]);
    const { search } = rest.calls.find(({ call }) => call === `GET ${BADGES}`)!;
    expect(search.get("run_started_on")).toBe("eq.2026-11-15");
    expect(throwConfetti).not.toHaveBeenCalled();
  });

  it("a streak badge whose claim was lost is claimed on the day after", async () => {
    rows = [at(7, YESTERDAY)];
    open();
    await waitFor(() => expect(rest.sent(`POST ${BADGES}`)).toHaveLength(1));
    expect(await screen.findByText(/^7 days in a row!/)).toBeVisible();
  });

  it("a streak badge that another tab claims at the same moment counts as the user's own", async () => {
    rows = [at(7, TODAY)];
    answers[`POST ${BADGES}`] = () => refuse(409, "23505");
    open();
    expect(await screen.findByText(/^7 days in a row!/)).toBeVisible();
  });

  it("a streak badge that could not be fetched can be asked for again, and the log stays", async () => {
    rows = [at(6, YESTERDAY)];
    answers[`POST ${BADGES}`] = () => refuse(500, "XX000");
    open();
    await press(/^Log Today/);
    expect(await screen.findByText("Your badge has not arrived yet.")).toBeVisible();
    expect(toastTitles()).toEqual(["Habit logged! Keep up the streak! 🔥"]);
    expect(rest.sent(`POST ${BADGES}`)).toHaveLength(1);
    expectLoggedError();
    answers[`POST ${BADGES}`] = () => [201];
    await press("Fetch my badge");
    expect(await screen.findByText(/^7 days in a row!/)).toBeVisible();
  });
});

describe("a new habit", () => {
  it("creates a habit by Enter, without the spaces around its name", async () => {
    open();
    const field = await screen.findByLabelText("New habit");
    answers[`POST ${TABLE}`] = () => {
      rows = [NEW];
      return [201];
    };
    await userEvent.type(field, "  Put a coin in my jar {Enter}");
    await card();
    expect(toastTitles()).toEqual(["New habit created!"]);
    expect(rest.sent(`POST ${TABLE}`)).toEqual([{ user_id: "u1", habit_name: "Put a coin in my jar" }]);
    await waitFor(() => expect(field).toHaveValue(""));
  });

  it("lists a habit created while the list is loading", async () => {
    const first = deferred<Answer>();
    answers[`GET ${TABLE}`] = () => first.promise;
    open();
    await waitFor(() => expect(rest.calls).toHaveLength(1));
    answers[`GET ${TABLE}`] = () => [200, [NEW]];
    await userEvent.type(await screen.findByLabelText("New habit"), "Put a coin in my jar{Enter}");
    await waitFor(() => expect(toastTitles()).toEqual(["New habit created!"]));
    // The first, older answer arrives last.
    first.keep([200, []]);
    await card();
  });

  it("clears the field as soon as the habit is stored", async () => {
    open();
    const field = await screen.findByLabelText("New habit");
    const reread = deferred<Answer>();
    answers[`GET ${TABLE}`] = () => reread.promise;
    await userEvent.type(field, "Read{Enter}");
    await waitFor(() => expect(toastTitles()).toEqual(["New habit created!"]));
    expect(field).toHaveValue("");
    await userEvent.clear(field);
    await userEvent.type(field, "Walk{Enter}");
    await waitFor(() =>
      expect(rest.sent(`POST ${TABLE}`)).toMatchObject([{ habit_name: "Read" }, { habit_name: "Walk" }]),
    );
    reread.keep([200, []]);
  });

  it("a new habit of nothing but blanks is not sent", async () => {
    open();
    await userEvent.type(await screen.findByLabelText("New habit"), "   {Enter}");
    await screen.findByText(/^No habits yet/);
    expect(rest.sent(`POST ${TABLE}`)).toEqual([]);
  });

  it.each([
    ["nothing but signs that do not show", "\u2800\u200B", "Give your habit a name."],
    [
      "more than 100 characters",
      "é".repeat(101),
      "That is too long. Please make it 100 characters or fewer.",
    ],
  ])("a new habit with %s says so at its field, and is not sent", async (_, name, said) => {
    open();
    const field = await screen.findByLabelText("New habit");
    await userEvent.click(field);
    await userEvent.paste(name);
    await press("Add habit");
    expect(await screen.findByText(said)).toBeVisible();
    expect(field).toHaveFocus();
    expect(rest.sent(`POST ${TABLE}`)).toEqual([]);
  });

  it("accepts 100 emoji, and removes invisible and reversing characters", async () => {
    open();
    await userEvent.click(await screen.findByLabelText("New habit"));
    await userEvent.paste(`\u202E${"🐷".repeat(100)}\u200B`);
    await press("Add habit");
    await waitFor(() => expect(toastTitles()).toEqual(["New habit created!"]));
    expect(rest.sent(`POST ${TABLE}`)).toEqual([{ user_id: "u1", habit_name: "🐷".repeat(100) }]);
  });

  it("a failed new habit keeps its name", async () => {
    answers[`POST ${TABLE}`] = () => refuse(500, "XX000");
    open();
    const field = await screen.findByLabelText("New habit");
    await userEvent.type(field, "Read{Enter}");
    await waitFor(() => expect(toastTitles()).toEqual(["Failed to create habit"]));
    expect(field).toHaveValue("Read");
    expect(screen.queryByRole("alert")).toBeNull();
    expectLoggedError();
  });

  it("words the daily cap kindly", async () => {
    answers[`POST ${TABLE}`] = () => refuse(429, "daily_cap");
    open();
    await userEvent.type(await screen.findByLabelText("New habit"), "Read{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "You have reached today’s limit of 20 new habits. You can add more tomorrow.",
    );
    expect(toastTitles()).toEqual(["Failed to create habit"]);
    expectLoggedError();
  });

  it.each([
    ["emergency", HELP_TEXTS.emergencyHeading],
    ["crisis", HELP_TEXTS.heading],
    ["worry", HELP_TEXTS.worryHeading],
  ] as const)("offers help beside the toast for a name that tells of need (%s)", async (need, name) => {
    answers[`POST ${TABLE}`] = () => [201, [{ id: "h1", needs_help: need }]];
    open();
    await userEvent.type(await screen.findByLabelText("New habit"), "Not crying{Enter}");
    const help = await screen.findByRole("region", { name });
    expect(help.textContent.replace("now.If", "now. If")).toContain(HELP_TEXTS[need]);
    expect(within(help).getByRole("heading")).toHaveFocus();
    expect(help).not.toHaveTextContent("moderator");
    expect(toastTitles()).toEqual(["New habit created!"]);
    expect(rest.calls.find(({ call }) => call === `POST ${TABLE}`)!.search.get("select")).toBe(
      "id,needs_help",
    );
  });

  it("creates a habit once after a double Enter", async () => {
    const stored = deferred<Answer>();
    answers[`POST ${TABLE}`] = () => stored.promise;
    open();
    const field = await screen.findByLabelText("New habit");
    await userEvent.type(field, "Read{Enter}{Enter}");
    fireEvent.submit(field.closest("form")!);
    stored.keep([201, [{ id: "h1" }]]);
    await waitFor(() => expect(toastTitles()).toEqual(["New habit created!"]));
    expect(rest.sent(`POST ${TABLE}`)).toHaveLength(1);
  });
});

it("archives a habit after a question, and moves the focus to the list", async () => {
  rows = [at(12, TODAY)];
  answers[`PATCH ${TABLE}`] = () => {
    rows = [];
    return [204];
  };
  open();
  await press(/^Put away/);
  expect(
    await screen.findByText("You will no longer see it here. You will keep the badges it earned you."),
  ).toBeVisible();
  await press("Put away");
  expect(await screen.findByText(/^No habits yet/)).toBeVisible();
  expect(rest.sent(`PATCH ${TABLE}`)).toEqual([{ is_deleted: true }]);
  await waitFor(() => expect(screen.getByRole("heading", { name: "Your habits" })).toHaveFocus());
});
