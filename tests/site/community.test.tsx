/** The community on the real database: goals, habits, kind deeds and ideas, what others do meanwhile, and what goes wrong. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { HELP_TEXTS } from "@/content/community/help";
import {
  addHabit,
  button,
  card,
  ideaInJar,
  joinWith,
  press,
  pressOn,
  addIdea,
  type,
  updateTo,
} from "./communityParts";
import { answeredWith, goOffline, requestLost, interceptRequests } from "./network";
import {
  asUser,
  changeRows,
  dismissToasts,
  expectLogged,
  expectToast,
  keepSession,
  newAccount,
  open,
  uniqueText,
  PASSWORD,
  rowsOf,
  signUp,
  storedRows,
  type Session,
} from "./site";

// happy-dom has no canvas for the confetti.
vi.mock("canvas-confetti", () => ({ create: () => () => Promise.resolve() }));

const day = (plus = 0) => {
  const date = new Date();
  date.setDate(date.getDate() + plus);
  return date.toLocaleDateString("en-CA");
};
/** As when the visitor comes back to this tab of the browser. */
const comeBack = () => fireEvent(window, new Event("visibilitychange"));
const expectCard = async (name: string, ...texts: string[]) =>
  waitFor(() => {
    const shown = screen.getByRole("listitem", { name });
    for (const text of texts) expect(shown).toHaveTextContent(text);
  });
const archive = async (name: string) => {
  await pressOn(name, "Put away");
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Put away" }));
};
const goalOf = async (session: Session) => (await rowsOf("community_challenges", session))[0];
const ideaOf = async (title: string) =>
  (await storedRows("gig_jar_submissions", `title=eq.${encodeURIComponent(title)}`))[0]!;
const changeIdea = (title: string, change: Record<string, unknown>) =>
  changeRows("gig_jar_submissions", `title=eq.${encodeURIComponent(title)}`, change);

it("asks a visitor to sign in first, and then opens the requested tab", async () => {
  const { user } = await newAccount();
  open("/community?tab=habits");
  await userEvent.type(await screen.findByLabelText("Email"), user.email);
  await userEvent.type(screen.getByLabelText("Password"), PASSWORD);
  const [submit] = screen.getAllByRole("button", { name: "Sign In" });
  await userEvent.click(submit!);
  await screen.findByRole("heading", { name: "Your habits" });
});

describe("a savings goal", () => {
  it("joins a goal, updates, completes and archives it, and shows it to no other user", async () => {
    const session = await signUp();
    open("/community");
    await joinWith("50");
    await expectToast("Successfully joined savings challenge!");
    expect(screen.queryByRole("button", { name: "Join Savings Challenge" })).toBeNull();
    await expectCard("Savings challenge", "Active", "$0", "$50", "0%");
    await updateTo("20.5");
    await expectToast("Progress updated successfully!");
    await expectCard("Savings challenge", "$20.50", "41%");

    const other = await signUp({ firstName: "Ben" });
    open("/community");
    await screen.findByRole("button", { name: "Join Savings Challenge" });
    expect(screen.queryByRole("listitem", { name: "Savings challenge" })).toBeNull();
    await joinWith("7");
    expect(await goalOf(other)).toMatchObject({ target_value: 7 });

    keepSession(session);
    open("/community");
    await updateTo("60");
    await expectCard("Savings challenge", "Completed", "$60", "100%");
    const goal = within(await card("Savings challenge"));
    expect(goal.queryByRole("button", { name: /^Update progress/ })).toBeNull();
    await archive("Savings challenge");
    await screen.findByRole("button", { name: "Join Savings Challenge" });
    expect(await goalOf(session)).toMatchObject({ current_progress: 60, is_deleted: true });
  });

  it("still counts a goal on its last day, and a day later says kindly that the time is up", async () => {
    const session = await signUp();
    open("/community");
    await joinWith("50");
    const mine = `user_id=eq.${session.user.id}`;
    await changeRows("community_challenges", mine, { current_progress: 12, end_date: day() });
    open("/community");
    await expectCard("Savings challenge", "Active", "$12");
    await changeRows("community_challenges", mine, { end_date: day(-1) });
    open("/community");
    await expectCard("Savings challenge", "Time is up", "The money you saved is still yours.");
    const goal = within(await card("Savings challenge"));
    expect(goal.queryByRole("button", { name: /^Update progress/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Join Savings Challenge" })).toBeNull();
    expect(await goalOf(session)).toMatchObject({ status: "failed" });
  });

  it("refuses progress for a goal archived on another device, and removes it from the list", async () => {
    const session = await signUp();
    open("/community");
    await joinWith("50");
    await asUser(session, "PATCH", `community_challenges?user_id=eq.${session.user.id}`, {
      is_deleted: true,
    });
    await updateTo("20");
    await expectToast("Failed to update progress");
    await screen.findByRole("button", { name: "Join Savings Challenge" });
    expect(await goalOf(session)).toMatchObject({ current_progress: 0 });
    expectLogged(/single JSON object/);
  });

  it("keeps the new total in its dialog without a connection, and sends it with one", async () => {
    const session = await signUp();
    open("/community");
    await joinWith("50");
    const goOnline = goOffline();
    await updateTo("20.5");
    await expectToast("Failed to update progress");
    expect(screen.getByLabelText("How much have you saved so far?")).toHaveValue(20.5);
    goOnline();
    await press("Save progress");
    await expectToast("Progress updated successfully!");
    expect(await goalOf(session)).toMatchObject({ current_progress: 20.5 });
    expectLogged(/Failed to fetch/);
  });
});

describe("a habit", () => {
  const NAME = "Put a coin in my jar";
  const onceToday = [{ current_streak: 1, best_streak: 1, last_logged_date: day() }];

  async function logElsewhere(session: Session) {
    await asUser(session, "PATCH", `habit_streaks?user_id=eq.${session.user.id}`, onceToday[0]!);
  }

  it("counts a habit once that another device has also logged", async () => {
    const session = await signUp();
    open("/community?tab=habits");
    await addHabit(NAME);
    await logElsewhere(session);
    await pressOn(NAME, "Log Today");
    expect(await button(NAME, "Already Logged Today")).toBeDisabled();
    await waitFor(() => expect(screen.getByRole("heading", { name: NAME })).toHaveFocus());
    expect(await rowsOf("habit_streaks", session)).toMatchObject(onceToday);
  });

  it("shows another device's log when the visitor comes back", async () => {
    const session = await signUp();
    open("/community?tab=habits");
    await addHabit(NAME);
    await expectToast("New habit created!");
    await logElsewhere(session);
    expect(await button(NAME, "Log Today")).toBeEnabled();
    comeBack();
    expect(await button(NAME, "Already Logged Today")).toBeDisabled();
  });

  it("counts a habit once after a server error and another try", async () => {
    const session = await signUp();
    open("/community?tab=habits");
    await addHabit(NAME);
    const end = interceptRequests("PATCH habit_streaks", answeredWith(500));
    await pressOn(NAME, "Log Today");
    await expectToast("Failed to log habit");
    end();
    await pressOn(NAME, "Log Today");
    await expectToast("Habit logged! Keep up the streak! 🔥");
    expect(await rowsOf("habit_streaks", session)).toMatchObject(onceToday);
    expectLogged(/Habit log not stored: trouble/);
  });
});

it.each([
  {
    what: "twenty-first new habit",
    tab: "habits",
    table: "habit_streaks",
    earlier: Array.from({ length: 20 }, (_, index) => ({ habit_name: `Habit ${index + 1}` })),
    field: "New habit",
    send: "Add habit",
    failed: "Failed to create habit",
    words: "You can add more tomorrow.",
  },
  {
    what: "eleventh quest",
    tab: "kindness",
    table: "kindness_quests",
    earlier: Array.from({ length: 10 }, () => ({ description: "A deed", image_url: null })),
    field: "What kind thing did you do?",
    send: "Submit quest",
    failed: "Failed to submit quest",
    words: "You can tell us more tomorrow.",
  },
])(
  "refuses the $what over the daily cap kindly, and keeps its words",
  async ({ tab, table, earlier, field, send, failed, words }) => {
    const session = await signUp();
    const user_id = session.user.id;
    await asUser(
      session,
      "POST",
      table,
      earlier.map((row) => ({ user_id, ...row })),
    );
    open(`/community?tab=${tab}`);
    await type(field, "One more");
    await press(send);
    await expectToast(failed);
    await screen.findByText(words, { exact: false });
    expect(screen.getByRole("textbox", { name: field })).toHaveValue("One more");
    expect(await rowsOf(table, session)).toHaveLength(earlier.length);
    expectLogged(/No more than \d+ a day/);
  },
);

it("reviews a kind deed: it is pending, is approved while the page is open, and is archived", async () => {
  const session = await signUp();
  open("/community?tab=kindness");
  await screen.findByText("No quests yet.", { exact: false });
  const description = "I helped my sister 👩‍👧 אחותי";
  await userEvent.click(screen.getByRole("textbox", { name: "What kind thing did you do?" }));
  await userEvent.paste(description);
  expect(screen.getByText("28 of 500 characters")).toBeVisible();
  await press("Submit quest");
  await expectToast("Kindness quest submitted for review!");
  const quests = () => within(screen.getByRole("region", { name: "Your quests" })).getAllByRole("listitem");
  // In the place of the three to start with.
  await waitFor(() =>
    expect(quests().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^PendingToday/)]),
  );
  expect(await rowsOf("kindness_quests", session)).toMatchObject([
    { description, image_url: null, status: "pending" },
  ]);
  await changeRows("kindness_quests", `user_id=eq.${session.user.id}`, { status: "approved" });
  comeBack();
  await screen.findByText(/What a kind thing to do\. Thank you!/);
  await userEvent.click(within(quests()[0]!).getByRole("button", { name: /^Put away/ }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Put away" }));
  await screen.findByText("No quests yet.", { exact: false });
  expect(await rowsOf("kindness_quests", session)).toMatchObject([{ is_deleted: true }]);
});

describe("an idea", () => {
  it("hides an idea from the user who reports it, features it, and lets its writer archive it", async () => {
    const title = uniqueText("Sell lemonade");
    const writer = await signUp();
    open("/community?tab=gigs");
    await addIdea(title, "Two lemons and some sugar");
    await expectToast("Gig idea submitted!");
    await changeIdea(title, { votes: 6000 });

    const reader = await signUp({ firstName: "Ben" });
    open("/community?tab=gigs");
    await pressOn(title, "Report");
    await userEvent.click(await screen.findByRole("radio", { name: "It is not safe" }));
    await press("Send report");
    await expectToast(
      "Thank you for telling us",
      "You will no longer see this idea. A moderator will look at it.",
    );
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(await rowsOf("gig_jar_reports", reader)).toMatchObject([
      { gig_id: (await ideaOf(title)).id, reason: "It is not safe" },
    ]);

    await changeIdea(title, { status: "featured", votes: 1 });
    keepSession(writer);
    open("/community?tab=gigs");
    const featured = await screen.findByRole("region", { name: "Featured ideas" });
    expect(featured).toHaveTextContent(title);

    await archive(title);
    await waitFor(() => expect(screen.queryAllByText(title)).toEqual([]));
    expect(await ideaOf(title)).toMatchObject({ is_deleted: true });
    keepSession(reader);
    open("/community?tab=gigs");
    await screen.findByRole("textbox", { name: "Your idea in a few words" });
    await waitFor(() => expect(screen.queryByText("Loading the ideas...")).toBeNull());
    expect(screen.queryAllByText(title)).toEqual([]);
  });

  it("keeps an idea's words without a connection, and stores it once", async () => {
    const session = await signUp();
    const title = uniqueText("Wash bikes");
    open("/community?tab=gigs");
    await screen.findByRole("textbox", { name: "Your idea in a few words" });
    const goOnline = goOffline();
    await addIdea(title, "Soap and a brush");
    await expectToast("Failed to submit gig idea");
    expect(screen.getByRole("textbox", { name: "Your idea in a few words" })).toHaveValue(title);
    expect(screen.getByRole("textbox", { name: "How does it work?" })).toHaveValue("Soap and a brush");
    goOnline();
    await press("Add my idea");
    await expectToast("Gig idea submitted!");
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Your idea in a few words" })).toHaveValue(""),
    );
    expect(await rowsOf("gig_jar_submissions", session)).toHaveLength(1);
    expectLogged(/Failed to fetch/);
  });

  it("counts three simultaneous votes, and undoes the one that does not arrive", async () => {
    const title = uniqueText("Water plants");
    await ideaInJar(title, 8000);
    const { id } = await ideaOf(title);
    const voters = await Promise.all(["Ann", "Ben", "Cleo"].map((firstName) => newAccount({ firstName })));
    await signUp({ firstName: "Dan" });
    open("/community?tab=gigs");
    const end = interceptRequests("POST gig_jar_votes", requestLost);
    await pressOn(title, "Vote");
    await expectToast("Failed to vote. You may have already voted for this idea.");
    await expectCard(title, "8000 votes");
    await Promise.all(
      voters.map((voter) => asUser(voter, "POST", "gig_jar_votes", { user_id: voter.user.id, gig_id: id })),
    );
    expect(await ideaOf(title)).toMatchObject({ votes: 8003 });
    end();
    dismissToasts();
    await pressOn(title, "Vote");
    await expectToast("Vote cast!");
    await expectCard(title, "8004 votes");
    expectLogged(/Failed to fetch/);
  });
});

it.each([
  ["I want to kill myself", "With a sponge", HELP_TEXTS.heading, undefined],
  ["With a sponge", "I want to kill myself", undefined, "Gig idea submitted!"],
])("answers “%s” by its own verdict, although another tab sends “%s”", async (own, other, help, toast) => {
  const session = await signUp();
  // The other text arrives before this one has its answer, and before anything else is asked.
  interceptRequests("POST gig_jar_submissions", async (send) => {
    const answer = await send();
    const idea = { user_id: session.user.id, title: uniqueText("Wash"), description: other };
    await asUser(session, "POST", "gig_jar_submissions", idea);
    return answer;
  });
  open("/community?tab=gigs");
  await addIdea(uniqueText("Nothing"), own);
  if (help) expect(await screen.findByRole("region", { name: help })).toBeVisible();
  if (toast) await expectToast(toast);
  if (!help) expect(screen.queryByRole("region", { name: HELP_TEXTS.heading })).toBeNull();
});
