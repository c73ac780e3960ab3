/** The log of a habit (specification part 2, section 7), which the outbox sends. */
import * as v from "valibot";
import type { Client } from "@/backend/client";
import { isDeletedAccount } from "@/backend/session";
import { throwUnlessDone } from "@/backend/insertOnce";
import { clientOf, reasonOf, SaveError } from "@/backend/journal/entryRows";
import { NO_ROWS } from "@/backend/optionalRow";
import { deviceDay, isClockRight } from "@/backend/deviceClock";
import type { Day } from "@/domain/calendar";
import { hasPassed, isOutOfStep, logDay, type HabitLog, type Streak } from "@/domain/community/habits";
import type { ClockReading } from "@/domain/journal/clockReading";
import { queryClient } from "@/backend/queryClient";
import { HABIT_COLUMNS, HabitRow, habitsKey, type Habit } from "./habitRows";

interface Log {
  userId: string;
  habitId: string;
  day: Day;
}

/**
 * The fate of a log: its day may be over, another device may have logged a later one, this device's date may be wrong, its clock may
 * have been set since, so that nobody knows the day, or its habit put away.
 */
export type LogFate = "logged" | "tooLate" | "overtaken" | "wrongDate" | "unknownDay" | "gone" | "refused";

/** The fate of a log that was not stored. @param clock is there as long as nothing has confirmed its day. */
export function fateOf(error: unknown, { day }: HabitLog, clock?: ClockReading): LogFate {
  const reason = error instanceof SaveError ? error.reason : "refused";
  if (reason !== "wrongDate") return reason === "gone" || reason === "overtaken" ? reason : "refused";
  if (clock) return "unknownDay";
  if (day < deviceDay()) return "tooLate";
  return day > deviceDay() || isClockRight() ? "unknownDay" : "wrongDate";
}

/** The database does not accept the day: it is far from the server's, or another device has logged a later one. */
const BAD_DAY = "habit_day";
/** Another tab or device has logged since these figures were read. */
const OUTDATED = "habit_streak";

type Outcome = "logged" | typeof BAD_DAY | typeof OUTDATED;

const logError = (reason: SaveError["reason"], cause?: unknown) => new SaveError(reason, cause, "Habit log");

/** The habit has been put away on another device or in another tab, or its account has gone with it. */
const whyNoHabit = (userId: string) => (isDeletedAccount(userId) ? "accountDeleted" : "gone");

const isOutdated = (code: string | undefined) => code === BAD_DAY || code === OUTDATED;

const figuresOf = ({ current, best, lastLogged }: Streak) => ({
  current_streak: current,
  best_streak: best,
  last_logged_date: lastLogged,
});

/** Shows the log in the list before it leaves the outbox, so that its card never offers it again in between. */
const showInList = ({ userId, habitId }: Log, streak: Streak) =>
  queryClient.setQueryData<{ id: string }[]>(habitsKey(userId), (rows) =>
    rows?.map((row) => (row.id === habitId ? { ...row, ...figuresOf(streak) } : row)),
  );

/** @throws SaveError if the log was not stored for any other reason. */
async function send(client: Client, { userId, habitId }: Log, streak: Streak): Promise<Outcome> {
  const figures = figuresOf(streak);
  const answer = await client
    .from("habit_streaks")
    .update({ ...figures, updated_at: new Date().toISOString() })
    .eq("id", habitId)
    .select("id");
  const code = answer.error?.code;
  if (isOutdated(code)) return code as Outcome;
  try {
    await throwUnlessDone(answer, "habit_streaks", { id: habitId, ...figures, is_deleted: false });
  } catch (cause) {
    throw logError(await reasonOf(client, userId, answer), cause);
  }
  if (answer.data?.length === 0) throw logError(whyNoHabit(userId), "There is no such habit to log");
  return "logged";
}

/** @throws SaveError */
async function readHabit(client: Client, { userId, habitId }: Log): Promise<Habit> {
  const answer = await client
    .from("habit_streaks")
    .select(HABIT_COLUMNS)
    .eq("id", habitId)
    .eq("is_deleted", false)
    .single();
  if (answer.error?.code === NO_ROWS) throw logError(whyNoHabit(userId), answer.error);
  if (answer.error) throw logError(await reasonOf(client, userId, answer), answer.error);
  return v.parse(HabitRow, answer.data);
}

/** @throws SaveError */
async function logOn(client: Client, log: Log, stored: Streak): Promise<Outcome> {
  if (isOutOfStep(stored, log.day)) throw logError("wrongDate");
  if (hasPassed(stored, log.day)) throw logError("overtaken");
  const logged = logDay(stored, log.day);
  const outcome = logged === stored ? "logged" : await send(client, log, logged);
  if (outcome === "logged") showInList(log, logged);
  return outcome;
}

/**
 * Logs the day on the database's own figures, and once more if another device has changed them meanwhile. It may also have logged
 * a later day, and the database takes no earlier one.
 * @throws SaveError
 */
export async function storeLog(userId: string, { habitId, day }: HabitLog): Promise<void> {
  const client = await clientOf(userId);
  const log = { userId, habitId, day };
  const again = async () => logOn(client, log, await readHabit(client, log));
  const first = await again();
  const outcome = first === OUTDATED ? await again() : first;
  if (outcome === BAD_DAY) throw logError("wrongDate");
  if (outcome === OUTDATED) throw logError("refused", "The habit changed again while it was logged");
}
