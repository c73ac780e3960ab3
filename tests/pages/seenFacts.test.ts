/** The facts for today's strip in the answers of the signed-in pages. */
import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import { profileQuery } from "@/backend/account/profile";
import { participationQuery } from "@/backend/challenge/challenge";
import { keepSessionsIn } from "@/backend/session";
import { challengesQuery } from "@/backend/community/communityChallenges";
import { entriesQuery } from "@/backend/journal/entries";
import { queryClient } from "@/backend/queryClient";
import { watchFacts } from "@/backend/today/watchFacts";
import { browserStorage } from "@/storage/browserStorage";
import { seenFactsOf } from "@/storage/known";
import { forgetSeen } from "@/storage/seen";
import { keepFacts } from "@/storage/today/keepFacts";
import { signInAs, USER_ID } from "./signedIn";

const TODAY = "2026-11-21";

beforeEach(() => {
  signInAs();
  localStorage.clear();
  return () => queryClient.clear();
});

const watch = (userId = USER_ID) => watchFacts(userId, (newer) => keepFacts(userId, newer));

/** A page asks this question, and this answer comes. */
function answer(question: { queryKey: readonly unknown[] }, data: unknown) {
  const observer = new QueryObserver(queryClient, { ...question, enabled: false });
  const leave = observer.subscribe(() => {});
  queryClient.setQueryData(question.queryKey, data);
  leave();
}

const lines = (...days: string[]) => ({
  pages: [
    {
      entries: days.map((day, nth) => ({
        id: `${nth}`,
        clientId: `${nth}`,
        day,
        type: "E",
        pence: 500,
        detail: "E-Chore",
      })),
      more: false,
    },
  ],
  pageParams: [null],
});

const goal = (title: string | null, current_progress: number, status = "active") => ({
  id: "1",
  challenge_type: "savings_goal",
  target_value: 45,
  current_progress,
  end_date: TODAY,
  status,
  title,
  picture: null,
});

describe("the facts of today's strip", () => {
  it("stay as they are when a page begins with an older copy of an answer", () => {
    keepFacts(USER_ID, () => ({ goal: { title: "Headphones", percent: 33 } }));
    answer(challengesQuery(USER_ID, TODAY), [goal("Headphones", 7.65)]);
    // As the copy of the last visit is put in.
    queryClient.getQueryCache().getAll()[0]!.invalidate();
    watch()();
    expect(seenFactsOf(USER_ID).goal).toEqual({ title: "Headphones", percent: 33 });
  });

  it("are the name, the start and the days, also of answers from before the watch began", () => {
    answer(profileQuery(USER_ID), { first_name: "Amara", current_quadrant: "QI" });
    const stop = watch();
    answer(participationQuery(USER_ID, TODAY), { challenge_start_date: TODAY });
    answer(entriesQuery(USER_ID), lines(TODAY, TODAY, "2026-11-19"));
    stop();
    expect(seenFactsOf(USER_ID)).toMatchObject({
      firstName: "Amara",
      start: TODAY,
      days: [TODAY, "2026-11-19"],
    });
  });

  it("lose a start that has passed, and a day whose line was removed", () => {
    keepFacts(USER_ID, () => ({ start: TODAY, days: [TODAY] }));
    const stop = watch();
    answer(participationQuery(USER_ID, TODAY), null);
    answer(entriesQuery(USER_ID), lines());
    stop();
    expect(seenFactsOf(USER_ID)).toMatchObject({ start: null, days: [] });
  });

  it("gain the days of a list of one type, and lose none by it", () => {
    keepFacts(USER_ID, () => ({ days: ["2026-11-19"] }));
    const stop = watch();
    answer(entriesQuery(USER_ID, "E"), lines(TODAY));
    stop();
    expect(seenFactsOf(USER_ID).days).toEqual(["2026-11-19", TODAY]);
  });

  it.each([
    // As the jar says it: rounded, and never full before it is.
    [
      "the running goal",
      [goal("Old", 45, "completed"), goal("Skates", 30)],
      { title: "Skates", percent: 67 },
    ],
    ["a goal without a name", [goal(null, 44.9)], { title: null, percent: 99 }],
    [
      "no name that tells of need",
      [{ ...goal("my dad hits me", 30), needs_help: "abuse" }],
      { title: null, percent: 67 },
    ],
    ["no goal that is full", [goal("Skates", 45)], null],
    ["no goal that is over", [goal("Skates", 45, "completed")], null],
  ])("contain %s", (_name, rows, expected) => {
    const stop = watch();
    answer(challengesQuery(USER_ID, TODAY), rows);
    stop();
    expect(seenFactsOf(USER_ID).goal).toEqual(expected);
  });

  it("contain nothing that cannot be read, of a sibling, or of somebody who has signed out", () => {
    const stop = watch();
    answer(profileQuery(USER_ID), { first_name: { en: "Amara" } });
    answer(profileQuery("ben"), { first_name: "Ben", current_quadrant: null });
    keepSessionsIn({ ...browserStorage, forgetSeen });
    answer(participationQuery(USER_ID, TODAY), { challenge_start_date: TODAY });
    stop();
    expect(Object.keys(localStorage).filter((key) => key.startsWith("4mq_seen"))).toEqual([]);
  });
});
