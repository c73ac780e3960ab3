/** The Challenges part of the community, with PostgREST's answers (specification part 2, sections 2, 5, 7 and 8). */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChallengesTab } from "@/pages/community/ChallengesTab";
import { currentToasts } from "@/ui/feedback/toast";
import { fakeRest, deferred, refuse, renderSignedIn, type Answer, type Call } from "./fakeRest";
import { expectLoggedError, press, toastTitles, USER } from "./userActions";

/** happy-dom has no canvas to throw it on. */
const throwConfetti = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("canvas-confetti", () => ({ create: () => throwConfetti }));

const TABLE = "community_challenges";
const TODAY = "2026-11-21";
const ACTIVE = {
  id: "c1",
  challenge_type: "savings_goal",
  target_value: 50,
  current_progress: 20.5,
  end_date: "2026-12-21",
  status: "active",
};
let rows: object[] = [];
const answers: Record<string, (call: Call) => Answer | Promise<Answer>> = {};
let rest: ReturnType<typeof fakeRest>;

beforeEach(() => {
  rows = [];
  Object.assign(answers, {
    "POST rpc/settle_my_challenges": () => [200, 0],
    [`GET ${TABLE}`]: () => [200, rows],
    [`POST ${TABLE}`]: () => [201],
    [`PATCH ${TABLE}`]: () => [200, [rows[0]]],
  });
  rest = fakeRest(answers);
});
afterEach(() => throwConfetti.mockClear());

const open = (address = "/community") =>
  renderSignedIn(
    <MemoryRouter initialEntries={[address]}>
      <ChallengesTab user={USER} today={TODAY} />
    </MemoryRouter>,
  );
const card = async () => within(await screen.findByRole("listitem", { name: /challenge$/ }));

async function join(amount: string) {
  await press("Join Savings Challenge");
  if (amount) await userEvent.type(await screen.findByLabelText("How much do you want to save?"), amount);
  await press("Join");
}

async function updateTo(total: string) {
  await press(/^Update progress/);
  const field = await screen.findByLabelText("How much have you saved so far?");
  await userEvent.clear(field);
  await userEvent.type(field, total);
  await press("Save progress");
}

describe("a goal from a sum in the chat", () => {
  it("opens the dialog with the amount filled in, and sends what is confirmed", async () => {
    open("/community?goal=4200&week=500");
    expect(await screen.findByLabelText("How much do you want to save?")).toHaveValue(42);
    expect(screen.getByLabelText("What can you save each week?")).toHaveValue(5);
    expect(rest.sent(`POST ${TABLE}`)).toEqual([]);
    await press("Join");
    await waitFor(() => expect(rest.sent(`POST ${TABLE}`)).toMatchObject([{ target_value: 42 }]));
    await waitFor(() => expect(screen.queryByLabelText("How much do you want to save?")).toBeNull());
  });

  it.each(["0", "-5", "abc", "99999999999999", ""])("opens nothing for the goal “%s”", async (goal) => {
    open(`/community?goal=${goal}`);
    await screen.findByText(/something you would like to save for/u);
    expect(screen.queryByLabelText("How much do you want to save?")).toBeNull();
  });
});

describe("the list", () => {
  it("settles ended challenges for the visitor's day, then asks for the list as specified", async () => {
    const settled = deferred<Answer>();
    answers["POST rpc/settle_my_challenges"] = () => settled.promise;
    open();
    expect(await screen.findByText("Loading your challenges...")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Join Savings Challenge" })).toBeNull();
    await waitFor(() => expect(rest.calls).toHaveLength(1));
    settled.keep([200, 0]);
    expect(await screen.findByText(/something you would like to save for/)).toBeVisible();
    expect(rest.calls.map(({ call }) => call)).toEqual(["POST rpc/settle_my_challenges", `GET ${TABLE}`]);
    expect(rest.calls[0]!.body).toEqual({ p_today: TODAY });
    expect(rest.calls[1]!.search.get("user_id")).toBe("eq.u1");
    expect(rest.calls[1]!.search.get("is_deleted")).toBe("eq.false");
  });

  it("a list of challenges that could not be loaded says so, and loads on request", async () => {
    answers[`GET ${TABLE}`] = () => refuse(500, "XX000");
    open();
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not load your challenges.");
    expect(screen.queryByRole("button", { name: "Join Savings Challenge" })).toBeNull();
    answers[`GET ${TABLE}`] = () => [200, [ACTIVE]];
    await press("Try again");
    expect(await screen.findByText("of $50")).toBeVisible();
  });
});

describe("a card", () => {
  it.each([
    ["active", 20.5, "Active", "Until 21 December 2026", "41%", true],
    ["completed", 60, "Completed", "You had until 21 December 2026", "100%", false],
    ["failed", 49.99, "Time is up", "Ended on 21 December 2026", "99%", false],
  ])(
    "a card that is %s says so, and can be updated only while active",
    async (status, saved, chip, end, percent, can) => {
      rows = [{ ...ACTIVE, status, current_progress: saved }];
      open();
      const shown = await card();
      for (const text of [chip, end]) expect(shown.getByText(text)).toBeVisible();
      expect(shown.getByText(new RegExp(`^(of .50 · )?${percent}$`))).toBeVisible();
      expect(shown.getByText(/^of \$50/)).toBeVisible();
      expect(shown.queryAllByRole("button", { name: /^Update progress/ })).toHaveLength(can ? 1 : 0);
    },
  );

  it("shows a card for days or quests without dollars", async () => {
    rows = [{ ...ACTIVE, challenge_type: "habit_streak", target_value: 7, current_progress: 2 }];
    open();
    const shown = await card();
    for (const text of ["Habit challenge", "2", "7", "29%"]) expect(shown.getByText(text)).toBeVisible();
    expect(shown.queryByText(/\$/)).toBeNull();
  });
});

describe("Join Savings Challenge", () => {
  it("offers Join only to a user without a savings goal", async () => {
    rows = [{ ...ACTIVE, challenge_type: "kindness_quest" }];
    open();
    expect(await screen.findByRole("button", { name: "Join Savings Challenge" })).toBeVisible();
  });

  it.each(["active", "completed", "failed"])("hides Join with a savings goal that is %s", async (status) => {
    rows = [{ ...ACTIVE, status }];
    open();
    await card();
    expect(screen.queryByRole("button", { name: "Join Savings Challenge" })).toBeNull();
  });

  it("sends the goal as specified, once however often it is pressed", async () => {
    const stored = deferred<Answer>();
    answers[`POST ${TABLE}`] = () => {
      rows = [ACTIVE];
      return stored.promise;
    };
    open();
    await join("50");
    fireEvent.submit((await screen.findByRole("button", { name: "Joining…" })).closest("form")!);
    stored.keep([201]);
    expect(await screen.findByText("of $50")).toBeVisible();
    expect(toastTitles()).toEqual(["Successfully joined savings challenge!"]);
    expect(rest.sent(`POST ${TABLE}`)).toEqual([
      { user_id: "u1", challenge_type: "savings_goal", target_value: 50, end_date: "2026-12-21" },
    ]);
    expect(screen.queryByLabelText("How much do you want to save?")).toBeNull();
  });

  it.each(["", "0", "-5", "1.005", "10000000"])(
    "sends nothing for “%s”, and says why at the field",
    async (typed) => {
      open();
      await join(typed);
      expect(await screen.findByRole("alert")).toHaveTextContent("Type a number greater than 0");
      expect(screen.getByLabelText("How much do you want to save?")).toHaveFocus();
      expect(rest.sent(`POST ${TABLE}`)).toEqual([]);
    },
  );

  it("a failed Join Savings Challenge also says so in the dialog, and keeps what was typed", async () => {
    answers[`POST ${TABLE}`] = () => refuse(500, "XX000");
    open();
    await join("12.5");
    const words = "Failed to join challenge. You may already be in one.";
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(toastTitles()).toEqual([words]);
    expect(currentToasts()[0]!.tone).toBe("destructive");
    expect(screen.getByLabelText("How much do you want to save?")).toHaveValue(12.5);
    expectLoggedError();
    answers[`POST ${TABLE}`] = () => [201];
    await press("Join");
    await waitFor(() => expect(toastTitles()).toEqual(["Successfully joined savings challenge!"]));
  });

  it("words the daily cap kindly", async () => {
    answers[`POST ${TABLE}`] = () => refuse(429, "daily_cap");
    open();
    await join("50");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "You have reached today’s limit of 20 challenges. You can set another one tomorrow.",
    );
    expect(toastTitles()).toEqual(["Failed to join challenge. You may already be in one."]);
    expectLoggedError();
  });

  it("shows the existing goal if another tab has joined", async () => {
    answers[`POST ${TABLE}`] = () => {
      rows = [ACTIVE];
      return refuse(409, "23505");
    };
    open();
    await join("80");
    expect(await screen.findByText("of $50")).toBeVisible();
    expect(toastTitles()).toEqual(["Failed to join challenge. You may already be in one."]);
    await waitFor(() => expect(screen.queryByLabelText("How much do you want to save?")).toBeNull());
    expectLoggedError();
  });
});

describe("Update progress", () => {
  it("asks for the new total, prefilled, and sends it as specified", async () => {
    rows = [ACTIVE];
    answers[`PATCH ${TABLE}`] = () => {
      rows = [{ ...ACTIVE, current_progress: 25 }];
      return [200, rows[0]];
    };
    open();
    await press(/^Update progress/);
    expect(await screen.findByLabelText("How much have you saved so far?")).toHaveValue(20.5);
    await press("Not now");
    await updateTo("25");
    expect(await screen.findByText("$25")).toBeVisible();
    expect(toastTitles()).toEqual(["Progress updated successfully!"]);
    expect(rest.sent(`PATCH ${TABLE}`)).toEqual([
      { current_progress: 25, updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string },
    ]);
    expect(rest.calls.find(({ call }) => call === `PATCH ${TABLE}`)!.search.get("id")).toBe("eq.c1");
    expect(throwConfetti).not.toHaveBeenCalled();
  });

  it("celebrates an update that reaches the goal", async () => {
    rows = [ACTIVE];
    answers[`PATCH ${TABLE}`] = () => {
      rows = [{ ...ACTIVE, current_progress: 50, status: "completed" }];
      return [200, rows[0]];
    };
    open();
    await updateTo("50");
    expect(await screen.findByText("You filled your jar!")).toBeVisible();
    await waitFor(() => expect(throwConfetti).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByRole("heading", { name: "Your challenges" })).toHaveFocus());
  });

  it("accepts zero, and sends nothing that is not a number", async () => {
    rows = [ACTIVE];
    answers[`PATCH ${TABLE}`] = () => [200, ACTIVE];
    open();
    await updateTo("-1");
    expect(await screen.findByRole("alert")).toHaveTextContent("Type 0 or a bigger number");
    expect(rest.sent(`PATCH ${TABLE}`)).toEqual([]);
    const field = screen.getByLabelText("How much have you saved so far?");
    await userEvent.clear(field);
    await userEvent.type(field, "0{Enter}");
    await waitFor(() => expect(toastTitles()).toEqual(["Progress updated successfully!"]));
    expect(rest.sent(`PATCH ${TABLE}`)).toMatchObject([{ current_progress: 0 }]);
  });

  it("a failed update keeps what was typed", async () => {
    rows = [ACTIVE];
    answers[`PATCH ${TABLE}`] = () => refuse(500, "XX000");
    open();
    await updateTo("30");
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to update progress");
    expect(toastTitles()).toEqual(["Failed to update progress"]);
    expect(screen.getByLabelText("How much have you saved so far?")).toHaveValue(30);
    expectLoggedError();
  });

  it("an update to a challenge that has just ended fails, and the card shows its new status", async () => {
    rows = [ACTIVE];
    answers[`PATCH ${TABLE}`] = () => {
      rows = [{ ...ACTIVE, status: "failed" }];
      return refuse(409, "challenge_over");
    };
    open();
    await updateTo("30");
    expect(await screen.findByText("Time is up")).toBeVisible();
    expect(toastTitles()).toEqual(["Failed to update progress"]);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save progress" })).toBeNull());
    expectLoggedError();
  });
});

describe("Put away", () => {
  it("archives a goal after a question, and shows Join again", async () => {
    rows = [ACTIVE];
    answers[`PATCH ${TABLE}`] = () => {
      rows = [];
      return [204];
    };
    open();
    await press(/^Put away/);
    expect(
      await screen.findByText("You will no longer see it here. The money you saved is still yours."),
    ).toBeVisible();
    await press("Keep it");
    expect(rest.sent(`PATCH ${TABLE}`)).toEqual([]);
    await press(/^Put away/);
    await press("Put away");
    expect(await screen.findByRole("button", { name: "Join Savings Challenge" })).toBeVisible();
    expect(rest.sent(`PATCH ${TABLE}`)).toEqual([{ is_deleted: true }]);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Your challenges" })).toHaveFocus());
  });

  it("a failed Put away says so, and the card stays", async () => {
    rows = [ACTIVE];
    answers[`PATCH ${TABLE}`] = () => refuse(500, "XX000");
    open();
    await press(/^Put away/);
    await press("Put away");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "We could not put that away. Please try again.",
    );
    expect(screen.getByText("of $50")).toBeVisible();
    expectLoggedError();
  });
});

describe("the leaderboard", () => {
  it("shows three boards, marked as a sample", async () => {
    open();
    const board = within(screen.getByRole("region", { name: "Leaderboard" }));
    expect(board.getByText("Sample board")).toBeVisible();
    for (const [tab, first] of [
      ["Habit Streaks", "Steady Snail"],
      ["Kindness Quests", "Gentle Fox"],
      ["Savings Goals", "Curious Otter"],
    ] as const) {
      await userEvent.click(board.getByRole("tab", { name: tab }));
      expect(board.getAllByRole("listitem")[0]).toHaveTextContent(first);
    }
    await screen.findByText(/something you would like/);
  });

  it("shows a button without an action, which says so", async () => {
    open();
    await screen.findByText(/something you would like/);
    const asked = rest.calls.length;
    const button = screen.getByRole("button", { name: "Set Your First Goal" });
    expect(button).toHaveAccessibleDescription("This button is part of the sample, so it does nothing yet.");
    // Nor does it look like the one that does something.
    expect(button.className).not.toBe(
      screen.getByRole("button", { name: "Join Savings Challenge" }).className,
    );
    await userEvent.click(button);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(rest.calls).toHaveLength(asked);
  });
});
