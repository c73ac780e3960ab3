/** Savings for a goal, and its jar, on a server that answers as the test says. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { JournalTab } from "@/pages/journal/JournalTab";
import { droppedOf } from "@/storage/community/dropped";
import { outboxOf } from "@/storage/journal/journal";
import { seenFactsOf } from "@/storage/known";
import { celebrate } from "@/ui/feedback/celebrate";
import { deferredAnswer, json, nothing, open, serve, signInAs, USER_ID, type Answers } from "./signedIn";
import { expectLoggedError, setConnection, toastTitles } from "./userActions";

vi.mock("@/ui/feedback/celebrate", () => ({ celebrate: vi.fn() }));

const TODAY = "2026-11-20";
const ENTRY = {
  id: "00000000-0000-4000-8000-0000000000a1",
  client_id: "00000000-0000-4000-8000-0000000000b1",
  entry_date: TODAY,
  entry_type: "S",
  amount: 2,
  earning_detail: null,
  saving_detail: "S-For Goal",
  spending_detail: null,
};
const GOAL = {
  id: "c1",
  challenge_type: "savings_goal",
  target_value: 29,
  current_progress: 9.6,
  end_date: "2026-12-20",
  status: "active",
  title: "Headphones",
  picture: "headphones",
  needs_help: null,
};

/** The rows of the server, as this and other devices change them. */
let goals: (typeof GOAL)[] = [];
let entries: object[] = [];
const answers = (): Answers => ({
  "GET journal_entries": () => json(entries),
  "POST journal_entries": ({ body }) => {
    const sent = body as { client_id: string };
    const row = { ...ENTRY, ...sent, id: `row of ${sent.client_id}` };
    entries = [row];
    return json(row, 201);
  },
  "DELETE journal_entries": () => {
    entries = [];
    return nothing();
  },
  "POST rpc/settle_my_challenges": () => json(0),
  "GET community_challenges": () => json(goals),
  "PATCH community_challenges": ({ body }) => {
    goals = goals.map((goal) => ({ ...goal, ...(body as object) }));
    return json(goals[0]);
  },
});
const totals = (calls: ReturnType<typeof serve>) =>
  calls
    .filter(({ name }) => name === "PATCH community_challenges")
    .map(({ body }) => (body as { current_progress: number }).current_progress);

beforeAll(() => {
  signInAs();
  keepOutboxIn(outboxOf);
  const request = (_name: string, _options: LockOptions, work: () => Promise<unknown>) => work();
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
});
beforeEach(() => {
  localStorage.clear();
  goals = [GOAL];
  entries = [];
});
afterEach(() => {
  setConnection(true);
  vi.mocked(celebrate).mockClear();
});

const openJournal = () =>
  open(
    <JournalTab
      user={{ id: USER_ID, email: "", needsSecondStep: false }}
      today={TODAY}
      start={null}
      retry={undefined}
    />,
  );
const question = () => screen.findByRole("dialog", { name: "Drop it into “\u2068Headphones\u2069”?" });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

async function save(detail = "For my goal S-For Goal", pounds = "2") {
  await userEvent.click(await screen.findByRole("radio", { name: "Save" }));
  await userEvent.clear(screen.getByLabelText("Amount"));
  await userEvent.type(screen.getByLabelText("Amount"), pounds);
  await userEvent.click(screen.getByRole("radio", { name: detail }));
  await press("Add entry");
  await waitFor(() => expect(screen.getByLabelText("Amount")).toHaveValue(null));
}

async function drop(given = answers(), pounds?: string) {
  const calls = serve(given);
  openJournal();
  await save(undefined, pounds);
  await question();
  await press("Drop it in");
  return calls;
}
const untilClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("after a saving for the goal", () => {
  it("offers the jar with its figures, and makes the specified update at one press", async () => {
    const calls = serve(answers());
    openJournal();
    await save();
    const jar = within(await question());
    expect(jar.getByText("Saved £2.00. It is in your journal.")).toBeVisible();
    for (const text of ["£9.60", "£11.60", "of £29.00", "40%"]) expect(jar.getByText(text)).toBeVisible();
    expect(jar.getByText(/the same number with a \$\. We do not change it\./u)).toBeVisible();
    expect(jar.getByRole("img", { name: "The jar is 33% full." })).toBeVisible();
    await press("Drop it in");
    await untilClosed();
    const { body, query } = calls.find(({ name }) => name.startsWith("PATCH"))!;
    expect(body).toEqual({ current_progress: 11.6, updated_at: expect.any(String) as string });
    expect(query.get("id")).toBe("eq.c1");
    expect(toastTitles()).toContain("Progress updated successfully!");
    expect(seenFactsOf(USER_ID).goal).toEqual({ title: "Headphones", percent: 40 });
    expect(celebrate).not.toHaveBeenCalled();
  });

  it("works the total out from the row as it is at the press", async () => {
    const calls = serve(answers());
    openJournal();
    await save();
    await question();
    goals = [{ ...GOAL, current_progress: 20 }];
    await press("Drop it in");
    await untilClosed();
    expect(totals(calls)).toEqual([22]);
  });

  it("celebrates a jar that is full, and shows no percentage of it on the home page", async () => {
    goals = [{ ...GOAL, current_progress: 27 }];
    await drop({
      ...answers(),
      "PATCH community_challenges": () => {
        goals = [{ ...GOAL, current_progress: 29, status: "completed" }];
        return json(goals[0]);
      },
    });
    await untilClosed();
    expect(celebrate).toHaveBeenCalledTimes(1);
    expect(seenFactsOf(USER_ID).goal).toBeNull();
  });

  it("changes nothing for “Not now”", async () => {
    const calls = serve(answers());
    openJournal();
    await save();
    await question();
    await press("Not now");
    await untilClosed();
    expect(totals(calls)).toEqual([]);
    expect(droppedOf(USER_ID).read()).toEqual([]);
  });

  it.each([
    ["a saving without a goal", "For no particular goal S-Without Goal", [GOAL]],
    ["no goal", "For my goal S-For Goal", []],
    ["a goal whose time is up", "For my goal S-For Goal", [{ ...GOAL, status: "failed" }]],
    ["another kind of challenge", "For my goal S-For Goal", [{ ...GOAL, challenge_type: "habit_streak" }]],
  ])("asks nothing with %s", async (_what, detail, rows) => {
    goals = rows;
    const calls = serve(answers());
    openJournal();
    await save(detail);
    const asked = () => calls.filter(({ name }) => name === "GET community_challenges").length;
    if (detail.includes("For Goal")) await waitFor(() => expect(asked()).toBe(1));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("asks nothing while the entry waits on this device", async () => {
    const calls = serve(answers());
    openJournal();
    await screen.findByRole("radio", { name: "Save" });
    setConnection(false);
    await save();
    expect(toastTitles()).toContain("Saved on this device");
    expect(calls.some(({ name }) => name.includes("challenges"))).toBe(false);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("each entry goes in once", () => {
  it("sends one update for a double press", async () => {
    const slow = deferredAnswer(() => json({ ...GOAL, current_progress: 11.6 }));
    const calls = serve({ ...answers(), "PATCH community_challenges": slow.answer });
    openJournal();
    await save();
    await question();
    await userEvent.dblClick(screen.getByRole("button", { name: "Drop it in" }));
    slow.release();
    await untilClosed();
    expect(totals(calls)).toEqual([11.6]);
  });

  it("sends none if another tab was quicker", async () => {
    const calls = serve(answers());
    openJournal();
    await save();
    await question();
    const { client_id: entry } = calls.find(({ name }) => name === "POST journal_entries")!.body as {
      client_id: string;
    };
    const ofOtherTab = [{ entry, goal: "c1", amount: 200, from: 960, state: "in" }];
    localStorage.setItem(`4mq_dropped_${USER_ID}`, JSON.stringify(ofOtherTab));
    await press("Drop it in");
    await untilClosed();
    expect(totals(calls)).toEqual([]);
    expect(toastTitles()).toContain("It is already in the jar.");
  });

  it("finds out at the next press if an update arrived whose answer was lost", async () => {
    let isLost = true;
    const arrives = answers()["PATCH community_challenges"]!;
    const calls = await drop({
      ...answers(),
      "PATCH community_challenges": (call) => {
        void arrives(call);
        throw new TypeError("Failed to fetch");
      },
      // Nor can the row be read at once.
      "GET community_challenges": ({ query }) => {
        if (isLost && query.has("current_progress")) throw new TypeError("Failed to fetch");
        return json(goals);
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to update progress");
    expectLoggedError();
    isLost = false;
    await press("Drop it in");
    await untilClosed();
    expect(totals(calls)).toEqual([11.6]);
    expect(toastTitles()).toContain("It is already in the jar.");
  });

  it("sends the same total again after a failure that did not arrive", async () => {
    let failures = 1;
    const arrives = answers()["PATCH community_challenges"]!;
    const calls = await drop({
      ...answers(),
      "PATCH community_challenges": (call) => (failures-- > 0 ? json({}, 500) : arrives(call)),
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to update progress");
    expectLoggedError();
    await press("Drop it in");
    await untilClosed();
    expect(totals(calls)).toEqual([11.6, 11.6]);
  });

  it("puts nothing into a jar that was closed or replaced in the meantime", async () => {
    const calls = serve(answers());
    openJournal();
    await save();
    await question();
    goals = [{ ...GOAL, id: "c2" }];
    await press("Drop it in");
    await untilClosed();
    expect(totals(calls)).toEqual([]);
    expect(toastTitles()).toContain("This jar is closed now");
  });
});

describe("the removal of an entry whose money is in the jar", () => {
  async function remove() {
    await userEvent.click(await screen.findByRole("button", { name: /^Change: Saved/u }));
    await press("Remove entry");
  }
  const asked = () =>
    screen.findByRole("dialog", { name: /^Take £\d.00 out of “\u2068Headphones\u2069” too\?$/u });
  /** The removed rows of earlier tests stay in the list. */
  const undo = async (pounds: string) => {
    const row = screen.getByText(new RegExp(`^Removed: Saved £${pounds}`, "u")).closest("li")!;
    await userEvent.click(within(row).getByRole("button", { name: "Undo" }));
  };

  it("asks about the jar, and takes out what went in", async () => {
    const calls = await drop();
    await untilClosed();
    await remove();
    const jar = within(await asked());
    expect(jar.getByText("£9.60")).toBeVisible();
    await press("Take it out");
    await untilClosed();
    expect(totals(calls)).toEqual([11.6, 9.6]);
    expect(droppedOf(USER_ID).read()).toEqual([]);
    expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  });

  it("leaves it in if its owner says so, and does not let the restored entry in again", async () => {
    const calls = await drop(answers(), "3");
    await untilClosed();
    await remove();
    await asked();
    await press("Leave it in");
    await untilClosed();
    await undo("3.00");
    await waitFor(() => expect(toastTitles()).toContain("Your entry is back."));
    await remove();
    await asked();
    expect(totals(calls)).toEqual([12.6]);
  });

  it("offers the jar again to an entry that comes back after its money was taken out", async () => {
    const calls = await drop(answers(), "4");
    await untilClosed();
    await remove();
    await asked();
    await press("Take it out");
    await untilClosed();
    await undo("4.00");
    await question();
    await press("Drop it in");
    await untilClosed();
    expect(totals(calls)).toEqual([13.6, 9.6, 13.6]);
  });

  it("asks nothing if the goal is over by then", async () => {
    const calls = await drop();
    await untilClosed();
    goals = [{ ...GOAL, status: "completed" }];
    const reads = () => calls.filter(({ name }) => name === "GET community_challenges").length;
    const before = reads();
    await remove();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("asks nothing about an entry that was never dropped", async () => {
    const calls = serve(answers());
    openJournal();
    await save();
    await question();
    await press("Not now");
    await untilClosed();
    const reads = () => calls.filter(({ name }) => name === "GET community_challenges").length;
    const before = reads();
    await remove();
    await waitFor(() => expect(calls.some(({ name }) => name === "DELETE journal_entries")).toBe(true));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(reads()).toBe(before);
  });
});
