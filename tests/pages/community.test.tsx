/** The community as one page: its greeting, and what was begun in one of its parts (specification part 2, section 2). */
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { KINDNESS_TEXTS } from "@/content/community/communityKindness";
import { HELP_TEXTS } from "@/content/community/help";
import CommunityPage from "@/pages/community/CommunityPage";
import { communityTab } from "@/storage/lastTab";
import { json, open, serve, signInAs } from "./signedIn";

signInAs();

const none = () => json([]);
const CALLS = {
  "GET profiles": none,
  "POST rpc/settle_my_challenges": () => json(0),
  "GET community_challenges": none,
  "GET kindness_quests": none,
  "GET gig_jar_submissions": none,
};

it.each([
  { profile: [{ first_name: "Zadie" }], email: "amara@example.com", name: "Zadie" },
  { profile: [{ first_name: null }], email: "amara@example.com", name: "amara" },
  { profile: [], email: "", name: "Money Hero" },
])("greets $name", async ({ profile, email, name }) => {
  signInAs(email);
  serve({ ...CALLS, "GET profiles": () => json(profile) });
  open(<CommunityPage />);
  const greeting = await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(greeting).toHaveTextContent(`Welcome, ${name}!`));
});

it("keeps a started quest and idea over a look at another tab", async () => {
  serve(CALLS);
  open(<CommunityPage />);
  const toTab = async (name: string) => userEvent.click(await screen.findByRole("tab", { name }));
  const field = async (name: string) => screen.findByRole("textbox", { name });
  await toTab("Kindness");
  await userEvent.type(await field("What kind thing did you do?"), "I carried");
  await toTab("Gig Jar");
  await userEvent.type(await field("How does it work?"), "With a sponge");
  await toTab("Challenges");
  expect(await screen.findByRole("heading", { name: "Leaderboard" })).toBeVisible();
  await toTab("Kindness");
  expect(await field("What kind thing did you do?")).toHaveValue("I carried");
  await toTab("Gig Jar");
  expect(await field("How does it work?")).toHaveValue("With a sponge");
});

it("keeps the help for a child in need over a look at another tab", async () => {
  const quest = {
    id: "q1",
    description: "I want to disappear",
    status: "pending",
    submitted_at: "2026-11-21T10:00:00+00:00",
    needs_help: "crisis",
  };
  serve({
    ...CALLS,
    "POST kindness_quests": () => json([quest], 201),
    "GET kindness_quests": () => json([quest]),
  });
  open(<CommunityPage />);
  const toTab = async (name: string) => userEvent.click(await screen.findByRole("tab", { name }));
  await toTab("Kindness");
  await userEvent.type(await screen.findByRole("textbox"), quest.description);
  await userEvent.click(screen.getByRole("button", { name: KINDNESS_TEXTS.submit }));
  expect(await screen.findByRole("region", { name: HELP_TEXTS.heading })).toBeVisible();
  await toTab("Challenges");
  expect(await screen.findByRole("heading", { name: "Leaderboard" })).toBeVisible();
  await toTab("Kindness");
  expect(screen.getByRole("region", { name: HELP_TEXTS.heading })).toBeVisible();
});

it("remembers a tab as soon as it is pressed, before it is rendered", async () => {
  serve(CALLS);
  open(<CommunityPage />);
  const habits = await screen.findByRole("tab", { name: "Habits" });
  act(() => {
    habits.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
    expect(habits).toHaveAttribute("aria-selected", "false");
    expect(communityTab.read()).toBe("habits");
  });
  expect(habits).toHaveAttribute("aria-selected", "true");
});
