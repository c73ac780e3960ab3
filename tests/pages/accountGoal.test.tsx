/** An account's savings goal on the shelf, with PostgREST's answers. */
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { queryClient } from "@/backend/queryClient";
import ShelfPage from "@/pages/shelf/ShelfPage";
import { json, open, serve, signInAs } from "./signedIn";

signInAs();
beforeEach(() => queryClient.clear());

const GOAL = { challenge_type: "savings_goal", target_value: 20, end_date: "2026-12-01", title: null };

it.each([
  [[], "Set a goal", /^Choose a thing to save for/],
  [[{ status: "failed" }, { status: "active" }], "Open my goal", "$12 of $20"],
])("shows the goal, or asks for one: %j", async (rows, link, words) => {
  serve({
    "POST rpc/settle_my_challenges": () => json(0),
    "GET badge_events": () => json([]),
    "GET community_challenges": () =>
      json(rows.map((row, nth) => ({ ...GOAL, id: `c${nth}`, current_progress: nth * 12, ...row }))),
  });
  open(<ShelfPage />, "/shelf");
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", "/community?tab=challenges");
});
