/** The log of a habit (specification part 2, section 7), sent by its page, or later from the outbox. */
import * as v from "valibot";
import type { Client } from "@/backend/client";
import { isDeletedAccount } from "@/backend/session";
import { throwUnlessDone } from "@/backend/insertOnce";
import { clientOf, loadClient, reasonOf, SaveError } from "@/backend/journal/entryRows";
import { NO_ROWS } from "@/backend/optionalRow";
import { isOfWrongClock } from "@/backend/deviceClock";
import type { Day } from "@/domain/calendar";
import { hasPassed, isOutOfStep, logDay, type HabitLog, type Streak } from "@/domain/community/habits";
import { HABIT_COLUMNS, HabitRow, type Habit } from "./habitRows";

interface Log {
  userId: string;
  habitId: string;
  day: Day;
  /** The figures as the page shows them. */
  known?: Streak;
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

/** @throws SaveError if the log was not stored for any other reason. */
async function send(client: Client, { userId, habitId }: Log, streak: Streak): Promise<Outcome> {
  const figures = {
    current_streak: streak.current,
    best_streak: streak.best,
    last_logged_date: streak.lastLogged,
  };
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

/**
 * Logs the day on the figures that the page knows, or if there are none or they are outdated, on the database's.
 * @throws SaveError
 */
export async function logHabit(log: Log): Promise<void> {
  const client = await loadClient();
  if (log.known && (await send(client, log, logDay(log.known, log.day))) === "logged") return;
  await logOn(client, log, await readHabit(client, log));
}

async function logOn(client: Client, log: Log, stored: Streak): Promise<void> {
  if (isOutOfStep(stored, log.day)) throw logError("wrongDate");
  const logged = logDay(stored, log.day);
  if (logged === stored) return;
  const outcome = await send(client, log, logged);
  // These figures are the newest, so only the day itself can be at fault.
  if (outcome === BAD_DAY) throw logError("wrongDate");
  if (outcome === OUTDATED) throw logError("refused", "The habit changed again while it was logged");
}

/**
 * Sends a log that has waited. Another device may have logged a later day meanwhile, and the database takes no earlier one.
 * @throws SaveError
 */
export async function sendLog(userId: string, { habitId, day }: HabitLog): Promise<void> {
  const client = await clientOf(userId);
  const log = { userId, habitId, day };
  const stored = await readHabit(client, log);
  if (isOfWrongClock(day)) throw logError("wrongDate");
  await logOn(client, log, stored);
  if (hasPassed(stored, day)) throw logError("overtaken");
}
