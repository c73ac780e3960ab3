/** The savings goal of somebody without an account, on the shelf and in today's strip. */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AuthProvider } from "@/backend/auth";
import { keepSessionsIn, SESSION_KEY } from "@/backend/session";
import { GOAL_PICTURES } from "@/domain/community/communityChallenges";
import ShelfPage from "@/pages/shelf/ShelfPage";
import { TodayStrip } from "@/parts/today/TodayStrip";
import { browserStorage } from "@/storage/browserStorage";
import { forgetSeen } from "@/storage/seen";

/** A Friday. */
const FRIDAY = "2026-11-20T10:00:00";
const set = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const stored = () => JSON.parse(localStorage.getItem("4mq_goal") ?? "null") as unknown;
const GOAL = { title: "Headphones", picture: "headphones", price: 2900, week: 375, saved: 0, put: null };

const throwConfetti = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("canvas-confetti", () => ({ create: () => throwConfetti }));

keepSessionsIn({ ...browserStorage, forgetSeen });
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date(FRIDAY), toFake: ["Date"] });
});
afterEach(() => {
  throwConfetti.mockClear();
  vi.useRealTimers();
});

const show = (address = "/shelf") =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <AuthProvider>
        <ShelfPage />
      </AuthProvider>
    </MemoryRouter>,
  );
const card = async () =>
  within(
    (await screen.findByRole("heading", { level: 2, name: /saving for|Headphones|Your goal/ })).closest(
      "section",
    )!,
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await (await card()).findByRole("button", { name }));
const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe("a goal without an account", () => {
  it("takes the price of a sum that a link brings, if the visitor wants it", async () => {
    set("4mq_goal", { ...GOAL, title: null });
    show("/shelf?goal=4200#goal");
    expect((await card()).getByRole("heading", { name: "Headphones" })).toBeVisible();
    expect(screen.getByText("£0.00 of £29.00")).toBeVisible();
    const looked = vi.spyOn(Element.prototype, "scrollIntoView");
    await press(/^Change it to £42\.00/);
    expect(screen.getByLabelText("How much does it cost?")).toHaveValue(42);
    await press("Save");
    expect(await screen.findByText("£0.00 of £42.00")).toBeVisible();
    expect(looked).toHaveBeenCalled();
    expect((await card()).getByRole("button", { name: /^Change it ?:/ })).toBeVisible();
  });

  it("shows a weekly amount and savings that a link brings beside the price", async () => {
    show("/shelf?goal=4200&week=500&saved=1000#goal");
    expect(screen.getByLabelText("How much does it cost?")).toHaveValue(42);
    expect(screen.getByLabelText("How much can you save each week?")).toHaveValue(5);
    expect(screen.getByLabelText("How much is in your jar?")).toHaveValue(10);
    await press("Start my jar");
    expect(await screen.findByText("£10.00 of £42.00")).toBeVisible();
  });

  it("says how many Saturdays it takes while it is typed, and keeps it in this browser", async () => {
    show();
    await press("Set a goal");
    await type("What is it for?", "  Headphones ");
    await userEvent.click(screen.getByRole("radio", { name: "Headphones" }));
    await type("How much does it cost?", "29");
    await type("How much can you save each week?", "3.75");
    const plan = "Eight Saturdays, the next coin this Saturday.";
    expect((await card()).getByRole("status")).toHaveTextContent(plan);
    await press("Start my jar");
    expect(await screen.findByText("£0.00 of £29.00")).toBeVisible();
    expect(screen.getByText(plan)).toBeVisible();
    expect(screen.getByRole("heading", { name: "Headphones" })).toHaveFocus();
    const dates = within(screen.getByRole("list", { name: "Your Saturdays" })).getAllByRole("listitem");
    expect(dates.map(({ textContent }) => textContent)).toEqual([
      "21 Nov",
      "28 Nov",
      "5 Dec",
      "12 Dec",
      "19 Dec",
      "26 Dec",
      "2 Jan",
      "9 Jan",
    ]);
    expect(stored()).toEqual(GOAL);
    expect(GOAL_PICTURES).toContain(GOAL.picture);
  });

  it("opens filled in from an action after a text", async () => {
    show("/shelf?goal=500#goal");
    expect(await screen.findByLabelText("How much does it cost?")).toHaveValue(5);
  });

  it.each([
    ["How much does it cost?", "0", /greater than 0/u],
    ["How much can you save each week?", "-1", /greater than 0/u],
    ["What is it for?", "x".repeat(61), /60 characters or fewer/u],
  ])("is not made while “%s” says “%s”", async (label, text, words) => {
    show();
    await press("Set a goal");
    await type("How much does it cost?", "29");
    await type("How much can you save each week?", "3");
    await type(label, text);
    await press("Start my jar");
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
    expect(stored()).toBeNull();
  });

  it("takes this Saturday's coin once, and gives it back", async () => {
    set("4mq_goal", GOAL);
    show();
    await press("I put in £3.75");
    expect(await screen.findByText("£3.75 of £29.00")).toBeVisible();
    expect(screen.getByText("Seven Saturdays, the next coin on Saturday 28 November.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^I put in/ })).toBeNull();
    expect(screen.getByRole("heading", { name: "Headphones" })).toHaveFocus();
    await press("Take £3.75 out again");
    expect(stored()).toEqual(GOAL);
  });

  it("is full with the last coin, which is only what was missing, and makes room for another", async () => {
    set("4mq_goal", { ...GOAL, saved: 2800 });
    show();
    expect(await screen.findByText("One Saturday, and the last coin is this Saturday.")).toBeVisible();
    await press("I put in £1.00");
    expect(await screen.findByText("You filled your jar!")).toBeVisible();
    await waitFor(() => expect(throwConfetti).toHaveBeenCalledOnce());
    await press("Set a new goal");
    expect(screen.getByLabelText("How much does it cost?")).toHaveValue(null);
    await press("Not now");
    expect(screen.getByText("You filled your jar!")).toBeVisible();
  });

  it("can be changed, with what is in the jar, and put away", async () => {
    set("4mq_goal", { ...GOAL, saved: 375, put: { on: "2026-11-20", pence: 375 } });
    show();
    await press(/^Change it/);
    expect(screen.getByLabelText("What is it for?")).toHaveValue("Headphones");
    await type("How much is in your jar?", "10");
    await press("Save");
    expect(stored()).toEqual({ ...GOAL, saved: 1000, put: null });
    await press(/^Put away/);
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Put away" }));
    await waitFor(() => expect(stored()).toBeNull());
    expect(await screen.findByRole("button", { name: "Set a goal" })).toBeVisible();
  });

  it("stands in today's strip with its name", () => {
    set("4mq_goal", { ...GOAL, saved: 1450 });
    set("4mq_me", "none sun");
    render(
      <MemoryRouter>
        <AuthProvider>
          <TodayStrip />
        </AuthProvider>
      </MemoryRouter>,
    );
    expect(screen.getByText("Headphones: 50% there")).toBeVisible();
  });

  it.each(['{"price":"29"}', '{"title":{},"price":0,"saved":0}', "7", "[]"])(
    "is none where somebody wrote %s",
    async (text) => {
      localStorage.setItem("4mq_goal", text);
      show();
      expect(await screen.findByRole("button", { name: "Set a goal" })).toBeVisible();
    },
  );
});

it("an account's goal is in the community, and a visitor's can be taken there", async () => {
  set(SESSION_KEY, {
    access_token: "a.e30.c",
    user: { id: "u1", email: "amara@example.com", user_metadata: {} },
  });
  const { unmount } = show();
  expect(await screen.findByRole("link", { name: "Open my goal" })).toHaveAttribute(
    "href",
    "/community?tab=challenges",
  );
  unmount();
  set("4mq_goal", GOAL);
  show();
  expect(await screen.findByRole("link", { name: "Take it with me" })).toHaveAttribute("href", "/keep");
  expect(screen.queryByText("Headphones")).toBeNull();
});
