/** "Show a grown-up", with PostgREST's answers. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { TEN_WEEKS } from "@/domain/journal/stats.cases";
import { SHOW_TEXTS } from "@/content/grown-up/showGrownUp";
import ShowGrownUpPage from "@/pages/grown-up/ShowGrownUpPage";
import { KpisTab } from "@/pages/journal/figures/KpisTab";
import { outboxOf } from "@/storage/journal/journal";
import { json, open, serve, signInAs, USER_ID, type Answers } from "./signedIn";

signInAs();
keepOutboxIn(outboxOf);
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 19, 12) }));

const signedIn = { id: USER_ID, email: "amara@example.com", needsSecondStep: false };
const WEEK = {
  total_earning: 8.5,
  total_saving: 2,
  total_spending: 5.2,
  total_ks_spending: 4,
  se_ratio: 23.53,
  ks_ratio: 76.92,
};
const answers = (more: Answers = {}): Answers => ({
  "GET profiles": () => json([{ first_name: "Amara", current_quadrant: null }]),
  "GET challenge_participants": () => json([{ challenge_start_date: "2026-11-03" }]),
  "POST rpc/calculate_weekly_stats_ksp": () => json([WEEK]),
  "POST rpc/calculate_week_trend_ksp": () => json([]),
  "POST rpc/calculate_phase_stats_ksp": () => json([WEEK]),
  "GET journal_entries": () => json([]),
  "GET gig_jar_submissions": () =>
    json(
      ["active", "held"].map((status, nth) => ({
        id: `i${nth}`,
        title: "Idea",
        description: "With a sponge",
        votes: 0,
        status,
        needs_help: null,
      })),
    ),
  "GET kindness_quests": () => json([]),
  ...more,
});

it("shows the week without amounts at first, and with them when asked", async () => {
  serve(answers());
  open(<ShowGrownUpPage />);
  const sheet = within(await screen.findByRole("region", { name: "Amara’s week" }));
  expect(sheet.getByText("16 November to 19 November")).toBeVisible();
  for (const label of ["Earned", "Saved", "Spent", "Left over"]) expect(sheet.getByText(label)).toBeVisible();
  expect(sheet.getByText("Money you put aside.")).toBeVisible();
  expect(sheet.queryByText(/£/u)).toBeNull();
  expect(await sheet.findByText("Aim to sort 10 lines into needs and wants by 30 November.")).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "With amounts" }));
  for (const amount of ["£8.50", "£2.00", "£5.20", "£1.30"]) expect(sheet.getByText(amount)).toBeVisible();
});

it("tells a minus as a minus, with amounts and without", async () => {
  serve(answers({ "POST rpc/calculate_weekly_stats_ksp": () => json([{ ...WEEK, total_earning: 1 }]) }));
  open(<ShowGrownUpPage />);
  const sheet = within(await screen.findByRole("region", { name: "Amara’s week" }));
  expect(sheet.getByText("More was saved and spent than came in.")).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "With amounts" }));
  expect(sheet.getByText("-£6.20")).toBeVisible();
  expect(sheet.getByText("More was saved and spent than came in.")).toBeVisible();
});

it.each(TEN_WEEKS)(
  "has the figures of My KPIs, and the same sentences: $name",
  async ({ expected, left }) => {
    const row = {
      total_earning: expected.earning,
      total_saving: expected.saving,
      total_spending: expected.spending,
      total_ks_spending: expected.ksSpending,
      se_ratio: expected.seRatio,
      ks_ratio: expected.ksRatio,
    };
    serve(answers({ "POST rpc/calculate_weekly_stats_ksp": () => json([row]) }));
    const week = (where: HTMLElement, figureFirst: boolean) =>
      ["Earned", "Saved", "Spent", "Left over"].map((name) => {
        const [term] = within(where).getAllByText(name, { selector: "dt" });
        const said = [...term!.parentElement!.querySelectorAll("dd span")].map(
          ({ textContent }) => textContent,
        );
        return figureFirst ? said : [term!.nextElementSibling!.textContent, ...said];
      });
    const kpis = open(<KpisTab user={signedIn} today="2026-11-19" />);
    const ofKpis = week(await screen.findByRole("region", { name: "This Week's Performance" }), true);
    kpis.unmount();
    open(<ShowGrownUpPage />);
    const sheet = await screen.findByRole("region", { name: "Amara’s week" });
    await userEvent.click(screen.getByRole("radio", { name: "With amounts" }));
    expect(week(sheet, false)).toEqual(ofKpis);
    const pounds = (text: string | null) => Number(text!.replace(/[£,]/gu, ""));
    const { earning, saving, spending } = expected;
    expect(ofKpis.map(([figure]) => pounds(figure!))).toEqual([earning, saving, spending, left]);
  },
);

it("names a week of one day by its date", () => {
  expect(SHOW_TEXTS.span("2026-11-16", "2026-11-16")).toBe("16 November");
});

it("shows the last week that has a line when this week has none", async () => {
  const row = { id: "e1", client_id: "c1", entry_type: "E", amount: 2, earning_detail: "E-Chore" };
  const later = { ...row, id: "e2", client_id: "c2", entry_date: "2026-12-01" };
  serve(
    answers({
      "GET journal_entries": () =>
        json(
          [later, { ...row, entry_date: "2026-11-11" }].map((one) => ({
            ...one,
            saving_detail: null,
            spending_detail: null,
          })),
        ),
    }),
  );
  open(<ShowGrownUpPage />);
  const sheet = within(await screen.findByRole("region", { name: "Amara’s week" }));
  expect(sheet.getByText("9 November to 15 November")).toBeVisible();
});

it("has the question to talk about for a week in which nothing is written", async () => {
  serve(
    answers({
      "POST rpc/calculate_weekly_stats_ksp": () =>
        json([{ ...WEEK, total_earning: 0, total_saving: 0, total_spending: 0, total_ks_spending: 0 }]),
      "GET challenge_participants": () => json([]),
      "GET profiles": () => json([]),
    }),
  );
  open(<ShowGrownUpPage />);
  const sheet = within(await screen.findByRole("region", { name: "My week" }));
  expect(sheet.getByText(/^Nothing is written down/u)).toBeVisible();
  expect(sheet.getByRole("link", { name: "Write a line" })).toBeVisible();
  expect(sheet.getByText("Talk about it")).toBeVisible();
});

it("says exactly who can see what", async () => {
  serve(answers());
  open(<ShowGrownUpPage />);
  const list = within(await screen.findByRole("region", { name: "Who can see what" }));
  const who = async (what: string) => (await list.findByText(what)).nextElementSibling?.textContent;
  expect(await who("Your 1 idea in the Gig Jar")).toBe("Everyone who is signed in, without your name.");
  expect(await who("Your 1 idea that is not in the jar")).toBe("You and the moderator.");
  expect(await who("Kindness quests (you have sent none)")).toMatch(/moderator/u);
  expect(await who("All that is in your account")).toMatch(/e-mail/u);
});
