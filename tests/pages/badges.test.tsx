/** The shelf of badges, with PostgREST's answers (specification part 2, sections 2, 3, 7 and 9). */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { BadgesTab } from "@/pages/community/BadgesTab";
import { fakeRest, deferred, refuse, renderSignedIn, type Answer, type Call } from "./fakeRest";
import { USER } from "./userActions";

const TABLE = "badge_events";
const badge = (badge_type: string, badge_level: string, earned_at = "2026-11-18T10:00:00+00:00") => ({
  badge_type,
  badge_level,
  earned_at,
});
const answers: Record<string, (call: Call) => Answer | Promise<Answer>> = {};
let rest: ReturnType<typeof fakeRest>;

beforeEach(() => {
  answers[`GET ${TABLE}`] = () => [200, []];
  rest = fakeRest(answers);
});

const open = () =>
  renderSignedIn(
    <MemoryRouter>
      <BadgesTab user={USER} />
    </MemoryRouter>,
  );
const shelf = async (name: string) =>
  within(await screen.findByRole("region", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("shows that badges are loading, then three goals and a link to the habits", async () => {
  const loaded = deferred<Answer>();
  answers[`GET ${TABLE}`] = () => loaded.promise;
  open();
  expect(await screen.findByText("Loading your badges...")).toBeVisible();
  loaded.keep([200, []]);
  expect(await screen.findByText(/^No habit badges yet\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to my habits" })).toHaveAttribute("href", "/?tab=habits");
  expect(await shelf("Streak badges")).toEqual([
    "Streak ChampBronzeA goal for you7 days in a row",
    "Streak MasterSilverA goal for you30 days in a row",
    "Streak LegendGoldA goal for you90 days in a row",
  ]);
  const { search } = rest.calls[0]!;
  expect(["user_id", "is_active", "order"].map((name) => search.get(name))).toEqual([
    "eq.u1",
    "eq.true",
    "earned_at.desc",
  ]);
});

it("groups badges by the first word of their type, each with its metal's name and the day", async () => {
  answers[`GET ${TABLE}`] = () => [
    200,
    [
      badge("mentor_badge", "legend"),
      badge("streak_champ", "bronze"),
      badge("streak_champ", "bronze", "2026-09-01T10:00:00+00:00"),
      badge("savings_gold", "gold"),
      badge("savings_silver", "silver"),
    ],
  ];
  open();
  expect(await shelf("Streak badges")).toEqual([
    "Streak ChampBronzeEarned 2 times, most recently on 18 Nov 2026",
    "Streak MasterSilverA goal for you30 days in a row",
    "Streak LegendGoldA goal for you90 days in a row",
  ]);
  expect(await shelf("Savings badges")).toEqual([
    "Savings SilverSilverEarned on 18 Nov 2026",
    "Savings GoldGoldEarned on 18 Nov 2026",
  ]);
  expect(await shelf("Mentor badges")).toEqual(["Mentor BadgeLegendEarned on 18 Nov 2026"]);
  expect(screen.queryByText(/^No habit badges yet/)).toBeNull();
});

it("badges that cannot be loaded say so, and load on request", async () => {
  answers[`GET ${TABLE}`] = () => refuse(500, "XX000");
  open();
  expect(await screen.findByRole("alert")).toHaveTextContent("We could not load your badges.");
  answers[`GET ${TABLE}`] = () => [200, [badge("gig_star", "bronze")]];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await shelf("Gig badges")).toEqual(["Gig StarBronzeEarned on 18 Nov 2026"]);
});
