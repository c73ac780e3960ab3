/** New rows whose answer is lost: each is stored once, and the page says what became of it. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { addHabit, pressOn } from "./communityParts";
import { answerLost, requestLost, interceptRequests, type RequestOutcome } from "./network";
import { dismissToasts, expectLogged, expectToast, open, uniqueText, rowsOf, signUp } from "./site";

const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByRole("textbox", { name: label }), text);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

const FORMS = [
  {
    what: "quest",
    tab: "kindness",
    table: "kindness_quests",
    fill: async (words: string) => type("What kind thing did you do?", words),
    send: "Submit quest",
    failed: "Failed to submit quest",
    stored: "Kindness quest submitted for review!",
    field: "What kind thing did you do?",
  },
  {
    what: "idea",
    tab: "gigs",
    table: "gig_jar_submissions",
    fill: async (words: string) => {
      await type("Your idea in a few words", words);
      await type("How does it work?", "Soap and a brush");
    },
    send: "Add my idea",
    failed: "Failed to submit gig idea",
    stored: "Gig idea submitted!",
    field: "Your idea in a few words",
  },
  {
    what: "habit",
    tab: "habits",
    table: "habit_streaks",
    fill: async (words: string) => type("New habit", words),
    send: "Add habit",
    failed: "Failed to create habit",
    stored: "New habit created!",
    field: "New habit",
  },
] as const;

it.each(FORMS)(
  "stores a new $what once although its answer is lost, and never mistakes an older one for it",
  async ({ tab, table, fill, send, failed, stored, field }) => {
    const session = await signUp();
    const stand = async () => (await rowsOf(table, session)).length;
    const box = () => screen.getByRole("textbox", { name: field });
    const sendAgain = async (toast: string, left: string) => {
      dismissToasts();
      await press(send);
      await expectToast(toast);
      await waitFor(() => expect(box()).toHaveValue(left));
    };
    // The same words as those of an earlier row, which must not be taken for the new one.
    const words = uniqueText("Wash bikes");
    open(`/community?tab=${tab}`);
    await fill(words);
    await sendAgain(stored, "");
    expect(await screen.findAllByText(words)).not.toHaveLength(0);

    let end = interceptRequests(`POST ${table}`, requestLost);
    await fill(words);
    await sendAgain(failed, words);
    expect(await stand()).toBe(1);
    end();
    await sendAgain(stored, "");
    expect(await stand()).toBe(2);

    end = interceptRequests(`POST ${table}`, answerLost);
    await fill(words);
    await sendAgain(stored, "");
    expect(await stand()).toBe(3);
    end();

    // Nor is the look for what arrived answered.
    const unread: RequestOutcome = (reach, { address }) =>
      address.includes("id=gt.") ? requestLost(reach, null!) : reach();
    const ends = [interceptRequests(`GET ${table}`, unread), interceptRequests(`POST ${table}`, answerLost)];
    await fill(words);
    await sendAgain(failed, words);
    expect(await stand()).toBe(4);
    for (const each of ends) each();
    await sendAgain(stored, "");
    expect(await stand()).toBe(4);
    expectLogged(/Failed to fetch/);
  },
);

it("says that a goal has been joined although the answer is lost", async () => {
  const session = await signUp();
  open("/community");
  await press("Join Savings Challenge");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("How much do you want to save?"), "50");
  interceptRequests("POST community_challenges", answerLost);
  await userEvent.click(dialog.getByRole("button", { name: "Join" }));
  await expectToast("Successfully joined savings challenge!");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await rowsOf("community_challenges", session)).toHaveLength(1);
});

it.each([[{ login: "http://wifi.example" }], [{ id: "portal-1" }]])(
  "says that a habit and its log are not stored when somebody else answers everything with %o",
  async (row) => {
    const session = await signUp();
    open("/community?tab=habits");
    await addHabit("Save 10p");
    await expectToast("New habit created!");
    dismissToasts();
    interceptRequests("* /rest/v1/", () => Promise.resolve(Response.json([row])));
    await pressOn("Save 10p", "Log Today");
    await expectToast("Saved on this device");
    await type("New habit", "Count coins{Enter}");
    await expectToast("Failed to create habit");
    expect(await rowsOf("habit_streaks", session)).toMatchObject([
      { habit_name: "Save 10p", last_logged_date: null },
    ]);
    vi.mocked(console.error).mockClear();
  },
);
