/** Today's strip, the portrait in the header and the shelf, from what this browser keeps. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { AuthProvider } from "@/backend/auth";
import { learnTime } from "@/backend/serverClock";
import { keepSessionsIn, SESSION_KEY } from "@/backend/session";
import { addDays, dateName, dayOf, weekdayName } from "@/domain/calendar";
import ShelfPage from "@/pages/shelf/ShelfPage";
import { PortraitLink } from "@/parts/shelf/PortraitLink";
import { TodayStrip } from "@/parts/today/TodayStrip";
import { KNOWN_KEYS } from "@/storage/isKnown";
import { browserStorage } from "@/storage/browserStorage";
import { seenFactsOf } from "@/storage/known";
import { forgetSeen } from "@/storage/seen";
import { beginFacts } from "@/storage/today/beginFacts";

const TODAY = dayOf(new Date());
const set = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

keepSessionsIn({ ...browserStorage, forgetSeen });
beforeEach(() => localStorage.clear());

function signIn(change: object = {}) {
  set(SESSION_KEY, {
    access_token: "a.e30.c",
    user: { id: "u1", email: "amara@example.com", user_metadata: { first_name: "Amara" }, ...change },
  });
}

const show = () =>
  render(
    <MemoryRouter>
      <AuthProvider>
        <>
          <TodayStrip />
          <PortraitLink />
        </>
      </AuthProvider>
    </MemoryRouter>,
  );

describe("today's strip", () => {
  it("greets a visitor, and offers one thing", () => {
    set("userEarnings", { totalCoins: 2, dailyEarnings: [{ date: TODAY, coins: 1 }] });
    localStorage.setItem("4mq_me", "dreamer sun");
    show();
    const strip = within(screen.getByRole("region", { name: "Your day" }));
    expect(strip.getByText("Hello again")).toBeVisible();
    expect(strip.getByRole("img", { name: `This week: ${weekdayName(TODAY)}.` })).toBeVisible();
    expect(strip.getAllByRole("link")).toHaveLength(1);
    expect(strip.getByRole("link", { name: "Play a quiz" })).toHaveAttribute("href", "/quiz-hub");
    expect(strip.queryByRole("heading")).toBeNull();
  });

  it("shows a user their name, mission and next line from the last visit", () => {
    signIn();
    set("4mq_seen_u1_today", { firstName: "Amara Rose", start: TODAY, days: [] });
    show();
    expect(screen.getByText("Hello Amara Rose")).toBeVisible();
    expect(screen.getByText("Day 1 of 90")).toBeVisible();
    expect(screen.getByText("See where it goes")).toBeVisible();
    const write = screen.getByRole("button", { name: "Write today’s line" });
    expect(write).toHaveAttribute("aria-haspopup", "dialog");
  });

  it("is on day 1 of 90 days that were begun in a zone ahead", () => {
    signIn();
    set("4mq_seen_u1_today", { firstName: "Amara", start: addDays(TODAY, 1), days: [] });
    show();
    expect(screen.getByText("Day 1 of 90")).toBeVisible();
    expect(screen.getByText("See where it goes")).toBeVisible();
  });

  it("says when 90 days begin that have begun in no zone", () => {
    signIn();
    set("4mq_seen_u1_today", { firstName: "Amara", start: addDays(TODAY, 3), days: [] });
    show();
    expect(screen.getByText(`Day 1 is ${dateName(addDays(TODAY, 3))}`)).toBeVisible();
  });

  it("counts an account's days by the server's clock where this device's date is wrong, as its pages do", () => {
    const serverDay = addDays(TODAY, 5);
    learnTime(new Response(null, { headers: { Date: new Date(`${serverDay}T12:00:00Z`).toUTCString() } }));
    signIn();
    set("4mq_seen_u1_today", { firstName: "Amara", start: TODAY, days: [] });
    const { unmount } = show();
    expect(screen.getByText("Day 6 of 90")).toBeVisible();
    expect(screen.queryByText("Day 1 of 90")).toBeNull();
    unmount();
    localStorage.clear();
    set("userEarnings", { totalCoins: 2, dailyEarnings: [{ date: TODAY, coins: 1 }] });
    show();
    expect(screen.getByRole("img", { name: `This week: ${weekdayName(TODAY)}.` })).toBeVisible();
    learnTime(new Response(null, { headers: { Date: new Date().toUTCString() } }));
  });

  it("claims nothing of a journal that it has not seen, as after signing in", () => {
    signIn({ created_at: "2026-01-01T00:00:00Z" });
    show();
    expect(screen.getByText(/^Your days are safe in your account\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "Open my journal" })).toBeVisible();
    expect(screen.queryByRole("img", { name: /^This week/ })).toBeNull();
  });

  it("speaks of no first day on a device that has not read a young account", () => {
    signIn({ created_at: new Date().toISOString() });
    show();
    expect(screen.getByRole("link", { name: "Open my journal" })).toBeVisible();
  });

  it("leads a new user to the first day, and somebody whose 90 days are over back to the start", () => {
    signIn({ created_at: new Date().toISOString() });
    beginFacts("u1");
    const { unmount } = show();
    expect(screen.getByRole("link", { name: "Go on with your first day" })).toBeVisible();
    unmount();
    signIn();
    set("4mq_seen_u1_today", { start: "2026-01-01", days: ["2026-01-01"] });
    show();
    expect(screen.getByText("Good to see you")).toBeVisible();
    expect(screen.getByRole("button", { name: "Write today’s line" })).toBeVisible();
  });

  it("moves on once today's line is written, or waits to be sent", () => {
    signIn();
    localStorage.setItem("4mq_me_u1", "dreamer sun");
    set("4mq_outbox_u1", [{ entry: { day: TODAY } }]);
    show();
    expect(screen.getByRole("link", { name: "Start the 90 days" })).toBeVisible();
  });

  it.each([
    [1, "1 day with a line so far"],
    // Mission 1 is running.
    [2, "See where it goes"],
  ])("shows the measure of mission %i only while that mission runs", (phase, words) => {
    signIn();
    const measure = { phase, words: "1 day with a line so far" };
    set("4mq_seen_u1_today", { start: TODAY, days: [], measure });
    show();
    expect(screen.getByText(words)).toBeVisible();
  });

  it("shows the running goal by its name", () => {
    signIn();
    set("4mq_seen_u1_today", { goal: { title: "A skateboard with green wheels", percent: 67 } });
    show();
    expect(screen.getByText("A skateboard with g…: 67% there")).toBeVisible();
  });

  it("greets a new user by the name of the sign-up", () => {
    signIn();
    show();
    expect(screen.getByText("Hello Amara")).toBeVisible();
  });

  it("shows nothing of the account before the second step", () => {
    signIn({ factors: [{ status: "verified" }] });
    set("4mq_seen_u1_today", { firstName: "Amara" });
    show();
    expect(screen.getByText("Hello again")).toBeVisible();
    expect(screen.queryByText(/Amara/u)).toBeNull();
  });

  it("shows nothing of a sibling", () => {
    signIn();
    localStorage.setItem("4mq_me_u2", "dreamer sun");
    set("4mq_seen_u2_today", { firstName: "Tia" });
    show();
    expect(screen.getByText("Hello Amara")).toBeVisible();
  });
});

it.each([
  null,
  "",
  "{",
  "[]",
  "null",
  '{"firstName":{},"start":"yesterday","days":7}',
  '{"measure":{"phase":"1","words":{}},"goal":{"percent":"33"}}',
  '{"measure":[],"goal":{"title":"Skates","percent":100}}',
])("reads a last visit that is “%s” as nothing", (text) => {
  if (text !== null) localStorage.setItem("4mq_seen_u1_today", text);
  expect(seenFactsOf("u1")).toEqual({
    firstName: null,
    start: null,
    days: undefined,
    measure: null,
    goal: null,
  });
});

it("is told by the same words before the first paint", async () => {
  const theme = (await import("/public/theme.js?raw")) as { default: string };
  expect(theme.default).toContain(`/${KNOWN_KEYS.source}/.test(Object.keys(s) + ",")`);
});

describe("the shelf", () => {
  const open = () =>
    render(
      <MemoryRouter>
        <AuthProvider>
          <>
            <PortraitLink />
            <ShelfPage />
          </>
        </AuthProvider>
      </MemoryRouter>,
    );

  it("shows no coin in the header before the first, because a nought looks like a mark", () => {
    open();
    expect(screen.getByRole("link", { name: "Your portrait and 0 coins" })).not.toHaveTextContent(/\d/);
  });

  it("lets a visitor choose a portrait and a look that is reached, and no other", async () => {
    set("userEarnings", { totalCoins: 3, dailyEarnings: [] });
    open();
    expect(screen.getByRole("link", { name: "Your portrait and 3 coins" })).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Super Saver" }));
    expect(screen.getByRole("radio", { name: "Super Saver" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: /^Coral/u }));
    expect(localStorage.getItem("4mq_me")).toBe("super-saver coral");
    expect(screen.getByRole("radio", { name: /^Berries 5 coins/u })).toBeDisabled();
    expect(screen.getAllByRole("radio", { name: /Yours/u })).toHaveLength(3);
  });

  it("says where each coin came from", async () => {
    set("userEarnings", {
      totalCoins: 6,
      dailyEarnings: [
        { date: "2026-11-09", coins: 1, source: "money-brain-battle" },
        { date: "2026-11-14", coins: 1, source: "gone" },
      ],
    });
    set("completedQuizzes", ["money-brain-battle"]);
    open();
    const coins = within(screen.getByRole("region", { name: "6 coins" }));
    expect(coins.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Another quiz14 Nov · 1 coin",
      "Money Brain Battle Quiz9 Nov · 1 coin",
      "Before that4 coins",
    ]);
    expect(screen.getByText("Earned on 9 Nov")).toBeVisible();
    expect(screen.getByText("Pass “The Keeper of the Embers - Quiz”")).toBeVisible();
  });

  it("leads to a quiz while there are no coins", () => {
    open();
    expect(screen.getByRole("link", { name: "Choose a quiz" })).toBeVisible();
    expect(screen.queryByText("Where they came from")).toBeNull();
    expect(screen.getAllByRole("radio", { name: /Yours/u })).toHaveLength(1);
  });
});
