/** Changes whose answer is lost: each shows as done where that can be seen, and counts once however often it is sent. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { button, card, ideaInJar, joinWith, press, pressOn, updateTo } from "./communityParts";
import { answerLost, requestLost, interceptRequests, requestsTo } from "./network";
import {
  dismissToasts,
  expectLogged,
  expectToast,
  open,
  uniqueText,
  rowsOf,
  signUp,
  storedRows,
  type Session,
} from "./site";

// happy-dom has no canvas for the confetti.
vi.mock("canvas-confetti", () => ({ create: () => () => Promise.resolve() }));

interface Change {
  change: string;
  request: string;
  address: string;
  begin: (name: string) => Promise<void>;
  send: (name: string) => Promise<void>;
  sendAgain: (name: string) => Promise<void>;
  done: string;
  failed: () => Promise<unknown>;
  expectUnchanged: (name: string) => Promise<unknown>;
  expectChanged: (name: string) => Promise<unknown>;
  rows: (session: Session, name: string) => Promise<object[]>;
  none: object[];
  one: object[];
}

const total = () => screen.getByLabelText("How much have you saved so far?");
const votesOf = (_session: Session, title: string) =>
  storedRows(
    "gig_jar_submissions",
    `title=eq.${encodeURIComponent(title)}&select=votes,gig_jar_votes(user_id),gig_jar_reports(reason)`,
  );
const expectOn = async (name: string, ...texts: string[]) => {
  const shown = await card(name);
  await waitFor(() => {
    for (const text of texts) expect(shown).toHaveTextContent(text);
  });
};
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

const CHANGES: Change[] = [
  {
    change: "new total of a goal",
    request: "PATCH community_challenges",
    address: "/community",
    begin: async () => {
      await joinWith("50");
      await expectNoDialog();
    },
    send: () => updateTo("60.5"),
    sendAgain: () => press("Save progress"),
    done: "Progress updated successfully!",
    failed: () => expectToast("Failed to update progress"),
    expectUnchanged: async () => {
      expect(await screen.findByRole("alert")).toHaveTextContent("Failed to update progress");
      expect(total()).toHaveValue(60.5);
    },
    expectChanged: async () => {
      await expectNoDialog();
      await expectOn("Savings challenge", "Completed", "$60.50");
    },
    rows: (session) => rowsOf("community_challenges", session),
    none: [{ current_progress: 0, status: "active" }],
    one: [{ current_progress: 60.5, status: "completed" }],
  },
  {
    change: "vote for an idea",
    request: "POST gig_jar_votes",
    address: "/community?tab=gigs",
    begin: ideaInJar,
    send: (title) => pressOn(title, "Vote"),
    sendAgain: (title) => pressOn(title, "Vote"),
    done: "Vote cast!",
    failed: () => expectToast("Failed to vote. You may have already voted for this idea."),
    expectUnchanged: async (title) => {
      await button(title, "Vote");
      await expectOn(title, "9000 votes");
    },
    expectChanged: async (title) => {
      await button(title, "Voted");
      await expectOn(title, "9001 votes");
    },
    rows: votesOf,
    none: [{ votes: 9000, gig_jar_votes: [] }],
    one: [{ votes: 9001, gig_jar_votes: [{}] }],
  },
  {
    change: "report of an idea",
    request: "POST rpc/report_idea",
    address: "/community?tab=gigs",
    begin: ideaInJar,
    send: async (title) => {
      await pressOn(title, "Report");
      await userEvent.click(await screen.findByRole("radio", { name: "It is not safe" }));
      await press("Send report");
    },
    sendAgain: () => press("Send report"),
    done: "Thank you for telling us",
    failed: async () =>
      expect(await screen.findByRole("alert")).toHaveTextContent(
        "We could not send your report. Please try again.",
      ),
    expectUnchanged: async () =>
      expect(await screen.findByRole("radio", { name: "It is not safe" })).toBeChecked(),
    expectChanged: async (title) => {
      await expectNoDialog();
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    },
    rows: votesOf,
    none: [{ votes: 9000, gig_jar_reports: [] }],
    one: [{ votes: 9000, gig_jar_reports: [{ reason: "It is not safe" }] }],
  },
];

describe.each(CHANGES)("a $change", (change) => {
  const { request, address, send, sendAgain, done, failed, expectUnchanged, expectChanged, none, one } =
    change;

  async function begin() {
    const name = uniqueText("Wash bikes");
    const session = await signUp();
    open(address);
    await change.begin(name);
    if (change.begin === ideaInJar) open(address);
    const rows = () => change.rows(session, name);
    expect(await rows()).toMatchObject(none);
    dismissToasts();
    return { name, rows };
  }

  it("shows the change as done although its answer is lost", async () => {
    const { name, rows } = await begin();
    interceptRequests(request, answerLost);
    await send(name);
    await expectToast(done);
    await expectChanged(name);
    expect(await rows()).toMatchObject(one);
  });

  it("reports an unanswered change as failed, and counts it once however often it is sent", async () => {
    const { name, rows } = await begin();
    const ends = [interceptRequests("GET /rest/v1/", requestLost), interceptRequests(request, answerLost)];
    await send(name);
    await failed();
    await expectUnchanged(name);
    dismissToasts();
    await sendAgain(name);
    await waitFor(() => expect(requestsTo(request)).toHaveLength(2));
    await failed();
    await expectUnchanged(name);
    expect(await rows()).toMatchObject(one);
    for (const end of ends) end();
    open(address);
    await expectChanged(name);
    expect(await rows()).toMatchObject(one);
    expectLogged(/Failed to fetch/);
  });

  it("reports a change that never arrives as failed, and makes it when it is sent again", async () => {
    const { name, rows } = await begin();
    const end = interceptRequests(request, requestLost);
    await send(name);
    await failed();
    await expectUnchanged(name);
    expect(await rows()).toMatchObject(none);
    end();
    await sendAgain(name);
    await expectToast(done);
    await expectChanged(name);
    expect(await rows()).toMatchObject(one);
    expectLogged(/Failed to fetch/);
  });
});

it("removes an archived goal although the answer is lost, and moves the focus to its list", async () => {
  const session = await signUp();
  open("/community");
  await joinWith("50");
  await expectNoDialog();
  interceptRequests("PATCH community_challenges", answerLost);
  await pressOn("Savings challenge", "Put away");
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Put away" }));
  await screen.findByRole("button", { name: "Join Savings Challenge" });
  await waitFor(() => expect(screen.getByRole("heading", { name: "Your challenges" })).toHaveFocus());
  expect(await rowsOf("community_challenges", session)).toMatchObject([{ is_deleted: true }]);
});
