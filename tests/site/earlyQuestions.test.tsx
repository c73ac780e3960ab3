/** A signed-in page asks beside its scripts as it would ask by itself, and asks nothing twice. */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { askEarly } from "@/app/early/askEarly";
import { AppRoutes } from "@/app/router";
import { AuthProvider } from "@/backend/auth";
import { queryClient } from "@/backend/queryClient";
import { dayOf } from "@/domain/calendar";
import { askForCommunity } from "@/pages/community/questions";
import { askForDashboard } from "@/pages/journal/questions";
import { askForScorecard } from "@/pages/scorecard/questions";
import "@/pages/community/BadgesTab";
import "@/pages/community/GigJarTab";
import "@/pages/community/HabitsTab";
import "@/pages/community/KindnessTab";
import "@/pages/journal/figures/KpisTab";
import "@/pages/journal/MissionMeasure";
import "@/pages/journal/MissionPrompt";
import { sentRequests } from "./network";
import { asUser, loadPages, signUp } from "./site";

loadPages("/challenge-dashboard", "/kpi-scorecard", "/community");

const asked = () =>
  sentRequests
    .filter(({ address }) => address.startsWith("/rest/v1/"))
    .map(({ method, address, body }) => [method, address, body].join(" "));
const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));

/** Without strict mode, which mounts everything twice. */
const open = () =>
  render(
    <AuthProvider>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AuthProvider>,
  );

/** The last part of the journal that asks something: it comes late. */
const MEASURE = /^Aim for 10 days with a line/;

describe("a page whose data is asked for before its scripts are here", () => {
  it.each([
    ["/challenge-dashboard", askForDashboard, MEASURE],
    ["/challenge-dashboard?tab=journal&type=S", askForDashboard, MEASURE],
    ["/challenge-dashboard?tab=kpis", askForDashboard, "This Week's Performance"],
    ["/kpi-scorecard", askForScorecard, undefined],
    ["/community", askForCommunity, undefined],
    ["/community?tab=habits", askForCommunity, undefined],
    ["/community?tab=kindness", askForCommunity, undefined],
    ["/community?tab=gigs", askForCommunity, undefined],
    ["/community?tab=badges", askForCommunity, undefined],
  ])("asks each question of %s once", async (address, ask, lastText) => {
    const session = await signUp();
    const today = dayOf(new Date());
    await asUser(session, "POST", "challenge_participants", {
      user_id: session.user.id,
      challenge_start_date: today,
      challenge_end_date: "2099-01-01",
      current_phase: 1,
      is_active: true,
    });
    history.replaceState(null, "", address);

    const visit = async () => {
      open();
      if (lastText) await screen.findByText(lastText);
      await screen.findByRole("heading", { level: 1 });
      await settled();
      cleanup();
      const questions = asked().toSorted();
      queryClient.clear();
      localStorage.removeItem(`4mq_seen_${session.user.id}`);
      sentRequests.length = 0;
      return questions;
    };
    const byItself = await visit();
    askEarly(ask);
    // The questions of the community's other tabs are in files of their own.
    await waitFor(() => expect(queryClient.getQueryCache().getAll().length).toBeGreaterThan(1));
    expect(await visit()).toEqual(byItself);
  });
});
