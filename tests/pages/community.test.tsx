/** The community as one page: what was begun in one of its parts (specification part 2, section 2). */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import CommunityPage from "@/pages/community/CommunityPage";
import { json, open, serve, signInAs } from "./signedIn";

signInAs();
afterEach(() => void vi.unstubAllGlobals());

it("a quest and an idea that were begun are still there after a look at another tab", async () => {
  const none = () => json([]);
  serve({
    "GET profiles": none,
    "POST rpc/settle_my_challenges": () => json(0),
    "GET community_challenges": none,
    "GET kindness_quests": none,
    "GET gig_jar_submissions": none,
  });
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
