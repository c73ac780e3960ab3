/**
 * An entry's money on its way into the jar of the running savings goal, and out again. The new total is worked out from the
 * row as it is at that moment, by one tab at a time, and sent as the specified update (part 2, section 7).
 */
import { MutationObserver } from "@tanstack/react-query";
import type { Day } from "@/domain/calendar";
import type { ChallengeStatus, Hundredths } from "@/domain/community/communityChallenges";
import {
  dropOf,
  hasArrived,
  totalWith,
  totalWithout,
  withDrop,
  withoutDrop,
  type Drop,
  type Drops,
} from "@/domain/community/jar";
import { inTurn, MAX_LOCK_WAIT_MS } from "@/domain/inTurn";
import { queryClient } from "@/backend/queryClient";
import { readRunningGoal, updateProgressMutation, type Challenge } from "./communityChallenges";

interface DropStore {
  read: () => Drops;
  update: (edit: (drops: Drops) => Drops) => void;
}

interface Jar {
  userId: string;
  today: Day;
  store: DropStore;
}

/** `gone`: the goal is over, archived, or another one. `already`: it was done before, here or in another tab. */
export type JarResult =
  | { outcome: "done"; status: ChallengeStatus; total: Hundredths }
  | { outcome: "already" | "gone" };

const byTurns = (userId: string, work: () => Promise<JarResult>): Promise<JarResult> =>
  inTurn(
    navigator.locks as LockManager | undefined,
    `jar ${userId}`,
    AbortSignal.timeout(MAX_LOCK_WAIT_MS),
    work,
  );

const save = (userId: string, goal: Challenge, total: Hundredths): Promise<ChallengeStatus> =>
  new MutationObserver(queryClient, updateProgressMutation(userId, goal.id, queryClient)).mutate(total);

/** @throws if it did not arrive, as far as can be told. The next attempt finds out. */
export const dropIntoJar = (
  { userId, today, store }: Jar,
  entry: { clientId: string; pence: Hundredths },
  goalId: string,
): Promise<JarResult> =>
  byTurns(userId, async () => {
    const before = dropOf(store.read(), entry.clientId);
    if (before && before.state !== "dropping") return { outcome: "already" };
    const goal = await readRunningGoal(userId, today, queryClient);
    if (goal?.id !== goalId) return { outcome: "gone" };
    const drop: Drop = {
      entry: entry.clientId,
      goal: goalId,
      amount: entry.pence,
      from: goal.progress,
      state: "dropping",
    };
    const keepIn = () => store.update((drops) => withDrop(drops, { ...drop, state: "in" }));
    if (before && hasArrived(before, goal.progress)) {
      keepIn();
      return { outcome: "already" };
    }
    const total = totalWith(goal.progress, entry.pence);
    // It is written down first: if the answer is lost, the next attempt knows what the jar held.
    store.update((drops) => withDrop(drops, drop));
    const status = await save(userId, goal, total);
    keepIn();
    return { outcome: "done", status, total };
  });

/** Takes the money of an entry that was removed out of the jar. @throws as above */
export const takeOutOfJar = ({ userId, today, store }: Jar, entryId: string): Promise<JarResult> =>
  byTurns(userId, async () => {
    const drop = dropOf(store.read(), entryId);
    if (!drop) return { outcome: "already" };
    const goal = await readRunningGoal(userId, today, queryClient);
    if (goal?.id !== drop.goal) return { outcome: "gone" };
    const forget = () => store.update((drops) => withoutDrop(drops, entryId));
    if (drop.state !== "in" && hasArrived(drop, goal.progress) === (drop.state === "taking")) {
      forget();
      return { outcome: "already" };
    }
    const total = totalWithout(goal.progress, drop.amount);
    store.update((drops) => withDrop(drops, { ...drop, from: goal.progress, state: "taking" }));
    const status = await save(userId, goal, total);
    forget();
    return { outcome: "done", status, total };
  });
