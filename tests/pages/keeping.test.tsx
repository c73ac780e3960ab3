/** Pages in Safari, which clears its storage after a week, and the copy of what a browser keeps. */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AuthProvider } from "@/backend/auth";
import { keepWaiting } from "@/backend/journal/outbox";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { Outbox } from "@/pages/journal/Outbox";
import ShelfPage from "@/pages/shelf/ShelfPage";
import TrackerPage from "@/pages/tracker/TrackerPage";
import { askAboutUnsent } from "@/parts/UnsentDialog";
import { outboxOf } from "@/storage/journal/journal";
import { userEarnings } from "@/storage/quiz/quizProgress";
import { trackerSheet } from "@/storage/tracker/trackerSheet";
import { open, signInAs, USER_ID } from "./signedIn";

const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";
const TODAY = "2026-11-21";
const FOR_A_WEEK = /for seven days after your last visit/;
const HOME_SCREEN = "Tap Share, then “Add to Home Screen”.";

/** Safari on an iPhone; on a Mac, there are no points of touch. */
function inSafari(touchPoints = 5) {
  vi.spyOn(navigator, "vendor", "get").mockReturnValue("Apple Computer, Inc.");
  vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(touchPoints);
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(SAFARI);
}
const onHomeScreen = () => {
  const real = matchMedia;
  vi.stubGlobal("matchMedia", (query: string) =>
    query.includes("standalone") ? { matches: true } : real.call(window, query),
  );
};

const openAsVisitor = (page: ReactElement) =>
  render(
    <AuthProvider>
      <MemoryRouter>{page}</MemoryRouter>
    </AuthProvider>,
  );

const LINE = { entry_date: TODAY, entry_type: "E", amount: 4.5, detail: "E-Chore" };
beforeAll(() => keepOutboxIn(outboxOf));
beforeEach(() =>
  localStorage.setItem("4mq_tracker", JSON.stringify({ start: TODAY, entries: [{ id: "t1", ...LINE }] })),
);
afterEach(() => {
  vi.restoreAllMocks();
  for (const store of [trackerSheet, userEarnings, outboxOf(USER_ID)]) store.forget();
});

describe.each([
  ["the shelf", ShelfPage, "Download a copy"],
  ["the tracker", TrackerPage, "Download CSV"],
])("on %s", (_, Page, download) => {
  const show = () => openAsVisitor(<Page />);
  const copy = () => screen.findByRole("button", { name: download });

  it("Safari on an iPhone names its seven days, and the Home Screen beside the copy", async () => {
    inSafari();
    show();
    expect(await screen.findByText(FOR_A_WEEK)).toBeVisible();
    expect(screen.getByText(HOME_SCREEN)).toBeVisible();
    expect(screen.getByText(/^4MQ starts out empty there/)).toBeVisible();
    expect(await copy()).toBeVisible();
  });

  it("Safari on a Mac names its seven days alone", async () => {
    inSafari(0);
    show();
    expect(await screen.findByText(FOR_A_WEEK)).toBeVisible();
    expect(screen.queryByText(HOME_SCREEN)).not.toBeInTheDocument();
  });

  it.each([
    ["another browser", () => {}],
    ["4MQ on the Home Screen", () => (inSafari(), onHomeScreen())],
  ])("%s offers the copy alone", async (_browser, prepare) => {
    prepare();
    show();
    expect(await copy()).toBeVisible();
    expect(screen.queryByText(FOR_A_WEEK)).not.toBeInTheDocument();
    expect(screen.queryByText(HOME_SCREEN)).not.toBeInTheDocument();
  });
});

it("a visitor's copy has the coins, the quizzes, the plans, the goal and the tracker of this browser", async () => {
  const days = [{ date: "2026-11-20", coins: 3, source: "money-brain-battle" }];
  const earned = { totalCoins: 3, dailyEarnings: days, weeklyEarnings: 3, monthlyEarnings: 3 };
  const plan = { action: "lemonade", made: TODAY, day: TODAY, done: null };
  localStorage.setItem("userEarnings", JSON.stringify(earned));
  localStorage.setItem("quizScores", '{"money-brain-battle":90}');
  localStorage.setItem("4mq_plans", JSON.stringify([plan]));
  const goal = { title: "Headphones", picture: null, price: 2900, week: 375, saved: 0, put: null };
  localStorage.setItem("4mq_goal", JSON.stringify(goal));
  let file: Blob | undefined;
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    file = blob as Blob;
    return "blob:http://localhost/file";
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  openAsVisitor(<ShelfPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Download a copy" }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  const lines = (await file!.text()).split("\r\n");
  const line = (table: string) => lines.filter((text) => text.startsWith(`${table},`)).join();
  expect(line("userEarnings")).toContain("3");
  expect(line("quizScores")).toContain("money-brain-battle");
  expect(line("plans")).toContain("lemonade");
  expect(line("goal")).toMatch(/Headphones.*29.*3\.75/);
  expect(line("moneyTracker")).toMatch(/2026-11-21.*4\.5.*E-Chore/);
  expect(screen.getByText("Your file is on its way. Look in your downloads folder.")).toBeVisible();
});

describe("entries that wait to be sent", () => {
  beforeAll(() => signInAs());
  beforeEach(() =>
    keepWaiting(USER_ID, "00000000-0000-4000-8000-0000000000b1", {
      day: TODAY,
      type: "E",
      pence: 450,
      detail: "E-Chore",
    }),
  );
  const showOutbox = async () => {
    open(<Outbox userId={USER_ID} today={TODAY} />);
    return within(await screen.findByRole("region", { name: "Waiting to be sent" }));
  };

  it("say in Safari how long they are kept, and what to do", async () => {
    inSafari();
    const outbox = await showOutbox();
    expect(outbox.getByText(FOR_A_WEEK)).toHaveTextContent("Connect to the internet before then.");
    expect(outbox.queryByText(/safe in this browser/)).not.toBeInTheDocument();
  });

  it("are safe in any other browser", async () => {
    const outbox = await showOutbox();
    expect(outbox.getByText(/safe in this browser/)).toBeVisible();
    expect(outbox.queryByText(FOR_A_WEEK)).not.toBeInTheDocument();
  });

  it.each([
    ["name the seven days before somebody signs out in Safari", inSafari, 1],
    ["name no days before somebody signs out elsewhere", () => {}, 0],
  ])("%s", async (_, prepare, count) => {
    prepare();
    const answer = askAboutUnsent(USER_ID);
    const leave = await screen.findByRole("button", { name: "Sign out" });
    expect(screen.queryAllByText(FOR_A_WEEK)).toHaveLength(count);
    await userEvent.click(leave);
    await answer;
  });
});
