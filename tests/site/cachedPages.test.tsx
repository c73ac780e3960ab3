/**
 * The signed-in pages when nothing answers: they show what was seen last, to its user alone. When that was is tested in a
 * browser: in strict mode the watch over it begins twice, and forgets it.
 */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { entries, entryRow, expectEntries, expectHeading, press } from "./journalParts";
import { goOffline } from "./network";
import {
  expectLogged,
  insertRows,
  newAccount,
  open,
  uniqueText,
  PASSWORD,
  signUp,
  type Session,
} from "./site";

const seenKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("4mq_seen_"));
const seen = () =>
  seenKeys()
    .map((key) => localStorage.getItem(key))
    .join();
/** Leaves the page once it has shown this: what it showed last is then written down. */
const leaveWhenSeen = (...words: string[]) =>
  waitFor(() => {
    dispatchEvent(new Event("pagehide"));
    for (const each of words) expect(seen()).toContain(each);
  });

const figure = (name: string) =>
  screen.getAllByRole("term").find(({ textContent }) => textContent === name)?.parentElement;
const expectFigure = (name: string, text: string) =>
  waitFor(() => expect(figure(name)).toHaveTextContent(text));
const openTab = async (name: string) => userEvent.click(await screen.findByRole("tab", { name }));

async function signUpWithEntry(firstName = "Amara"): Promise<Session> {
  const session = await signUp({ firstName });
  await insertRows("journal_entries", entryRow(session, { amount: 12.5 }));
  return session;
}

it("shows the cached journal, its figures and the scorecard", async () => {
  await signUpWithEntry();
  open("/challenge-dashboard?tab=kpis");
  const week = () => screen.findByRole("region", { name: "This Week's Performance" });
  expect((await within(await week()).findAllByText("£12.50"))[0]).toBeVisible();
  await openTab("Journal Entry");
  await expectEntries(1);
  await leaveWhenSeen("E-Chore", "se_ratio", '"participation"');
  open("/kpi-scorecard");
  await expectFigure("Weekly earnings", "£12.50");
  await leaveWhenSeen("weekly_earnings");

  goOffline();
  open("/challenge-dashboard?tab=journal");
  await expectHeading("Hi Amara!");
  await expectEntries(1);
  await openTab("My KPIs");
  expect((await within(await week()).findAllByText("£12.50"))[0]).toBeVisible();
  open("/kpi-scorecard");
  await expectFigure("Weekly earnings", "£12.50");
});

it("shows the community's cached challenges, habits, quests, ideas and badges", async () => {
  const { user } = await signUp();
  const user_id = user.id;
  const idea = uniqueText("Water plants");
  await insertRows("habit_streaks", { user_id, habit_name: "Put a coin in my jar" });
  await insertRows("kindness_quests", { user_id, description: "I carried her bags" });
  await insertRows("gig_jar_submissions", { user_id, title: idea, description: "Every evening" });
  await insertRows("badge_events", {
    user_id,
    badge_type: "kindness_hero",
    badge_level: "gold",
    source: "moderator",
  });
  const expectAll = async () => {
    await openTab("Habits");
    expect(await screen.findByRole("listitem", { name: "Put a coin in my jar" })).toBeVisible();
    await openTab("Kindness");
    expect(await screen.findByText("I carried her bags")).toBeVisible();
    await openTab("Gig Jar");
    expect(await screen.findByText(idea)).toBeVisible();
    await openTab("Badges");
    expect(await screen.findByRole("heading", { name: "Kindness Hero" })).toBeVisible();
    await openTab("Challenges");
    expect(await screen.findByRole("listitem", { name: "Savings challenge" })).toHaveTextContent("50");
  };
  open("/community?tab=challenges");
  await press("Join Savings Challenge");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("How much do you want to save?"), "50");
  await userEvent.click(dialog.getByRole("button", { name: "Join" }));
  await expectAll();
  await leaveWhenSeen("Put a coin", "her bags", idea, "kindness_hero", "savings");

  goOffline();
  open("/community");
  await expectHeading("Amara");
  await expectAll();
});

it("forgets cached data at sign-out, and shows none of it to the next user", async () => {
  await signUpWithEntry("Ann");
  open("/challenge-dashboard");
  await expectEntries(1);
  await leaveWhenSeen("E-Chore");
  const goOnline = goOffline();
  await press("Sign Out");
  await expectHeading("Welcome Back");
  expect(seenKeys()).toEqual([]);
  goOnline();

  const ben = await newAccount({ firstName: "Ben" });
  await userEvent.type(screen.getByLabelText("Email"), ben.user.email);
  await userEvent.type(screen.getByLabelText("Password"), PASSWORD);
  await userEvent.click(screen.getByLabelText("Password").closest("form")!.querySelector("[type=submit]")!);
  // The connection came back where no list was open, and the lists load anyway.
  await expectHeading("Hi Ben!");
  await leaveWhenSeen('"entries":[]', "Ben");
  for (const key of seenKeys()) expect(key).toContain(ben.user.id);
  goOffline();
  open("/challenge-dashboard");
  await expectHeading("Hi Ben!");
  expect(entries()).toEqual([]);
  expectLogged(/Failed to fetch/);
});

it("ignores cached data in an unknown shape, and shows the rest", async () => {
  const session = await signUpWithEntry();
  await insertRows("habit_streaks", { user_id: session.user.id, habit_name: "Put a coin in my jar" });
  open("/challenge-dashboard");
  await expectEntries(1);
  await leaveWhenSeen("E-Chore");
  open("/community?tab=habits");
  expect(await screen.findByRole("listitem", { name: "Put a coin in my jar" })).toBeVisible();
  await leaveWhenSeen("Put a coin");
  open("/kpi-scorecard");
  await expectFigure("Weekly earnings", "£12.50");
  await leaveWhenSeen("weekly_earnings");

  goOffline();
  open("/privacy");
  for (const key of seenKeys())
    localStorage.setItem(
      key,
      localStorage
        .getItem(key)!
        .replace('"habit_name":"Put a coin in my jar"', '"habit_name":{"en":"Put a coin in my jar"}')
        .replace(/"(?:weekly|knowledge)\w+":[\d.]+,?/g, "")
        .replace(/,}/g, "}"),
    );
  open("/community?tab=habits");
  // The name comes with all else that is kept.
  await expectHeading("Amara");
  expect(await screen.findByText("We could not load your habits.")).toBeVisible();
  open("/kpi-scorecard");
  await expectHeading("Amara");
  expect(await screen.findByText(/^We could not load your scorecard\./)).toBeVisible();
  open("/challenge-dashboard?tab=journal");
  await expectEntries(1);
});

it("says in each part of the account page that it could not be loaded, until it can", async () => {
  await signUp();
  const goOnline = goOffline();
  open("/account");
  for (const part of ["load your name", "check how you sign in"]) {
    const said = await screen.findByText(new RegExp(`^We could not ${part}\\.`));
    expect(within(said.closest<HTMLElement>('[role="alert"]')!).getByRole("button")).toHaveTextContent(
      "Try again",
    );
  }
  goOnline();
  await waitFor(() => expect(screen.getByLabelText("First name")).toHaveValue("Amara"));
  expect(await screen.findByRole("list", { name: "How you can sign in" })).toBeVisible();
});
