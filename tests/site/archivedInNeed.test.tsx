/** A child tells of being hurt, and archives the text right beside its help: nothing is left where they told it. */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { HELP_TEXTS } from "@/content/community/help";
import { queryClient } from "@/backend/queryClient";
import { addIdea, fillAmount, press, pressOn, type } from "./communityParts";
import { answeredWith, answerLost, interceptRequests, requestLost } from "./network";
import { asUser, expectLogged, open, rowsOf, signUp } from "./site";

// happy-dom has no canvas for the confetti.
vi.mock("canvas-confetti", () => ({ create: () => () => Promise.resolve() }));

const WORDS = "my dad hits me every night";

const PLACES = [
  {
    table: "gig_jar_submissions",
    tab: "gigs",
    tell: () => addIdea("my dad hits me", WORDS),
    kept: HELP_TEXTS.kept,
    archived: HELP_TEXTS.archived,
  },
  {
    table: "kindness_quests",
    tab: "kindness",
    tell: async () => {
      await type("What kind thing did you do?", WORDS);
      await press("Submit quest");
    },
    kept: HELP_TEXTS.kept,
    archived: HELP_TEXTS.archived,
  },
  {
    table: "habit_streaks",
    tab: "habits",
    tell: () => type("New habit", `${WORDS}{Enter}`),
    kept: HELP_TEXTS.keptName,
    archived: HELP_TEXTS.archivedName,
  },
  {
    table: "community_challenges",
    tab: "challenges",
    tell: async () => {
      await press("Join Savings Challenge");
      await fillAmount("How much do you want to save?", "45");
      await type("What is it for?", WORDS);
      await press("Join");
    },
    kept: HELP_TEXTS.keptName,
    archived: HELP_TEXTS.archivedName,
  },
];

const stored = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage).map((key) => `${key}: ${storage.getItem(key)}`))
    .join("\n");
const cached = () =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
  );
const help = () => screen.findByRole("region", { name: HELP_TEXTS.heading });

/** Presses "Put away" in the help, and in the question after it. */
async function archiveBesideHelp() {
  await userEvent.click(within(await help()).getByRole("button", { name: /^Put away/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Put away" }));
}

describe.each(PLACES)("a text in $table", ({ table, tab, tell, kept, archived }) => {
  it("leaves the page, the browser and the account, and its help stays", async () => {
    const session = await signUp();
    open(`/community?tab=${tab}`);
    await tell();
    expect(await help()).toHaveTextContent(kept);
    await archiveBesideHelp();
    await waitFor(async () => expect(await help()).toHaveTextContent(archived));
    expect(await help()).toHaveTextContent(HELP_TEXTS.abuse);
    const heading = within(await help()).getByRole("heading");
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription(archived);
    expect(within(await help()).queryByRole("button")).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveTextContent("my dad hits me"));
    expect(cached()).not.toContain("my dad hits me");
    expect(stored()).not.toContain("my dad hits me");
    // The copy of what was last seen is written at the latest when the page is left.
    cleanup();
    expect(stored()).not.toContain("my dad hits me");
    const document_ = await asUser(session, "POST", "rpc/export_my_data");
    expect(JSON.stringify(document_)).not.toContain("my dad hits me");
    expect(JSON.stringify(await rowsOf(table, session))).toContain(WORDS);
  });

  it("counts as archived if the answer is lost", async () => {
    await signUp();
    open(`/community?tab=${tab}`);
    await tell();
    await help();
    interceptRequests(`PATCH ${table}`, answerLost);
    await archiveBesideHelp();
    await waitFor(async () => expect(await help()).toHaveTextContent(archived));
  });
});

it.each(PLACES)("is in no copy on this device before it is archived ($table)", async ({ tab, tell }) => {
  await signUp();
  open(`/community?tab=${tab}`);
  await tell();
  await help();
  await waitFor(() => expect(cached()).toContain("my dad hits me"));
  cleanup();
  expect(stored()).not.toContain("my dad hits me");
});

it("leaves no draft of the same words, and keeps what was typed for the next text", async () => {
  await signUp();
  open("/community?tab=kindness");
  const tell = (words: string) => type("What kind thing did you do?", words);
  await tell(WORDS);
  await press("Submit quest");
  await help();
  await tell(WORDS);
  expect(stored()).toContain(WORDS);
  await archiveBesideHelp();
  await waitFor(() => expect(stored()).not.toContain("my dad hits me"));
  await tell(" and more");
  await waitFor(() => expect(stored()).toContain("and more"));
});

it.each(PLACES)("goes from the lists of another tab: $table", async ({ table, tab, tell }) => {
  const session = await signUp();
  open(`/community?tab=${tab}`);
  await tell();
  await help();
  await waitFor(() => expect(cached()).toContain("my dad hits me"));
  await asUser(session, "PATCH", `${table}?user_id=eq.${session.user.id}`, { is_deleted: true });
  fireEvent(window, new Event("visibilitychange"));
  await waitFor(() => expect(cached()).not.toContain("my dad hits me"));
});

it("leaves no log of a habit that waits under its name", async () => {
  await signUp();
  open("/community?tab=habits");
  await type("New habit", `${WORDS}{Enter}`);
  await help();
  interceptRequests("PATCH habit_streaks", (send, { body }) =>
    body?.includes("is_deleted") ? send() : requestLost(send, {} as never),
  );
  await pressOn(WORDS, "Log Today");
  await waitFor(() => expect(stored()).toContain(WORDS));
  await archiveBesideHelp();
  await waitFor(async () => expect(await help()).toHaveTextContent(HELP_TEXTS.archivedName));
  expect(stored()).not.toContain("my dad hits me");
});

it("keeps the text and the question if it could not be archived", async () => {
  const session = await signUp();
  open("/community?tab=kindness");
  await type("What kind thing did you do?", WORDS);
  await press("Submit quest");
  await help();
  interceptRequests("PATCH kindness_quests", answeredWith(500));
  await archiveBesideHelp();
  expect(await screen.findByRole("alert")).toHaveTextContent("We could not put that away.");
  expect(await rowsOf("kindness_quests", session)).toMatchObject([{ is_deleted: false }]);
  expectLogged(/./);
});
