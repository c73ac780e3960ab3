/** The community without a connection: nothing waits behind the visitor's back, and nothing loads for ever. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BadgesTab } from "@/pages/community/BadgesTab";
import { ChallengesTab } from "@/pages/community/ChallengesTab";
import { GigJarTab } from "@/pages/community/GigJarTab";
import { HabitsTab } from "@/pages/community/HabitsTab";
import { KindnessTab } from "@/pages/community/KindnessTab";
import { fakeRest, renderSignedIn, type Answer, type Call } from "./fakeRest";
import { expectLoggedError, press, setConnection, toastTitles, USER } from "./userActions";

const PAGE = { user: USER, today: "2026-11-21" };
const IDEA = {
  id: "g1",
  user_id: "u2",
  title: "Sell my sister",
  description: "She is loud",
  status: "active",
  votes: 0,
  gig_jar_votes: [],
  gig_jar_reports: [],
};
const ideas = ({ search }: Call): Answer => [200, search.get("status") === "eq.active" ? [IDEA] : []];
let quests: object[] = [];
let rest: ReturnType<typeof fakeRest>;

beforeEach(() => {
  quests = [];
  // Requests find no network; the pages that were read before are cached.
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  rest = fakeRest({
    "POST rpc/settle_my_challenges": () => [200, 0],
    "GET community_challenges": () => [200, []],
    "GET habit_streaks": () => [200, []],
    "GET kindness_quests": () => [200, quests],
    "GET badge_events": () => [200, []],
    "GET gig_jar_submissions": ideas,
    "POST community_challenges": lost,
    "POST habit_streaks": lost,
    "POST kindness_quests": lost,
    "POST gig_jar_submissions": lost,
    "POST gig_jar_votes": lost,
    "POST rpc/report_idea": lost,
  });
});
afterEach(() => setConnection(true));

const open = (tab: ReactElement) => renderSignedIn(<MemoryRouter>{tab}</MemoryRouter>);
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByRole("textbox", { name: label }), text);

describe("without a connection", () => {
  it("says that a goal could not be joined, and does not join it later if it was cancelled", async () => {
    open(<ChallengesTab {...PAGE} />);
    await press("Join Savings Challenge");
    setConnection(false);
    await userEvent.type(await screen.findByLabelText("How much do you want to save?"), "50");
    await press("Join");
    await waitFor(() =>
      expect(toastTitles()).toEqual(["Failed to join challenge. You may already be in one."]),
    );
    await press("Not now");
    const sent = rest.sent("POST community_challenges").length;
    setConnection(true);
    await waitFor(() =>
      expect(rest.calls.filter(({ call }) => call === "GET community_challenges").length).toBe(2),
    );
    expect(rest.sent("POST community_challenges")).toHaveLength(sent);
    expect(toastTitles()).toHaveLength(1);
    expectLoggedError();
  });

  it("reports a failure in the report's dialog, and does not send the report once that is closed", async () => {
    open(<GigJarTab {...PAGE} />);
    await press(/^Report/);
    const dialog = within(screen.getByRole("dialog"));
    setConnection(false);
    await userEvent.click(dialog.getByRole("radio", { name: "Something else" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByText("We could not send your report. Please try again.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    const sent = rest.sent("POST rpc/report_idea").length;
    const asked = rest.calls.length;
    setConnection(true);
    await waitFor(() => expect(rest.calls.length).toBeGreaterThan(asked));
    expect(rest.sent("POST rpc/report_idea")).toHaveLength(sent);
    expect(toastTitles()).toEqual([]);
    expectLoggedError();
  });

  it.each<[what: string, tab: ReactElement, send: () => Promise<void>, said: string]>([
    [
      "a habit",
      <HabitsTab key="h" {...PAGE} />,
      async () => {
        await type("New habit", "Put a coin in my jar");
        await press("Add habit");
      },
      "Failed to create habit",
    ],
    [
      "a quest",
      <KindnessTab key="k" {...PAGE} />,
      async () => {
        await type("What kind thing did you do?", "I carried her bags");
        await press("Submit quest");
      },
      "Failed to submit quest",
    ],
    [
      "an idea",
      <GigJarTab key="g" {...PAGE} />,
      async () => {
        await type("Your idea in a few words", "Wash cars");
        await type("How does it work?", "With a sponge");
        await press("Add my idea");
      },
      "Failed to submit gig idea",
    ],
    [
      "a vote",
      <GigJarTab key="v" {...PAGE} />,
      () => press(/^Vote/),
      "Failed to vote. You may have already voted for this idea.",
    ],
  ])("reports at once that %s could not be sent", async (_, tab, send, said) => {
    open(tab);
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
    setConnection(false);
    await send();
    await waitFor(() => expect(toastTitles()).toEqual([said]));
    expectLoggedError();
  });

  it.each<[tab: ReactElement, said: string, loaded: RegExp]>([
    [
      <ChallengesTab key="c" {...PAGE} />,
      "We could not load your challenges.",
      /something you would like to save for/,
    ],
    [<HabitsTab key="h" {...PAGE} />, "We could not load your habits.", /^No habits yet/],
    [<KindnessTab key="k" {...PAGE} />, "We could not load your quests.", /^No quests yet/],
    [<GigJarTab key="g" {...PAGE} />, "We could not load the ideas.", /^Sell my sister$/],
    [<BadgesTab key="b" {...PAGE} />, "We could not load your badges.", /^No habit badges yet/],
  ])("says that a list was never loaded, and loads it with the connection: %#", async (tab, said, loaded) => {
    setConnection(false);
    open(tab);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText(/^Loading/)).toBeNull();
    setConnection(true);
    expect((await screen.findAllByText(loaded))[0]).toBeVisible();
    expect(screen.queryByText(said)).toBeNull();
  });

  it("asks again when its visitor does, although the browser still says that it is offline", async () => {
    setConnection(false);
    open(<ChallengesTab {...PAGE} />);
    await screen.findByText("We could not load your challenges.");
    await press("Try again");
    expect(await screen.findByText(/something you would like to save for/)).toBeVisible();
  });

  it("says that older quests could not be loaded, and loads them with the connection", async () => {
    const numbered = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `q${from + index}`,
        description: `Deed ${from + index}`,
        status: "pending",
        submitted_at: "2026-11-20T10:00:00Z",
        needs_help: null,
      }));
    quests = numbered(1, 50);
    open(<KindnessTab {...PAGE} />);
    await screen.findByText("Deed 50");
    setConnection(false);
    await userEvent.click(screen.getByText("Show older quests"));
    expect(await screen.findByText("We could not load your quests.")).toBeVisible();
    quests = numbered(51, 1);
    setConnection(true);
    expect(await screen.findByText("Deed 51")).toBeVisible();
    expect(screen.queryByText("We could not load your quests.")).toBeNull();
  });
});
