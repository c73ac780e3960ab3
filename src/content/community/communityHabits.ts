/** Texts of the Habits tab. */
import { quoted } from "@/content/quoted";
import { weekdayAndDate } from "@/domain/calendar";
import type { HabitLog, StreakState, StreakBadge } from "@/domain/community/habits";

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

export const HABITS_TEXTS = {
  heading: "Your habits",
  days,
  newHabit: "New habit",
  newHabitHint: "Something small to do every day, such as “Put a coin in my jar”.",
  create: "Add habit",
  creating: "Adding…",
  problems: {
    empty: "Give your habit a name.",
    tooLong: "That is too long. Please make it 100 characters or fewer.",
  },
  tooMany: "You have reached today’s limit of 20 new habits. You can add more tomorrow.",
  empty: "No habits yet. Write down one small thing you want to do every day.",
  loading: "Loading your habits...",
  couldNotLoad: "We could not load your habits.",
  current: "Current streak",
  best: "Best streak",
  week: "The last seven days",
  inStreak: "part of this streak",
  notInStreak: "not part of this streak",
  log: "Log Today",
  logging: "Logging…",
  alreadyLogged: "Already Logged Today",
  waits: "It is saved on this device. We will send it as soon as we can reach 4MQ.",
  waitsHere:
    "It is not sent yet, and this browser cannot save it. Keep this page open until we have sent it.",
  paused: "Paused",
  archive: "You will no longer see it here. You will keep the badges it earned you.",
} as const;

/** For a log without an answer, or a visitor who is offline. */
export const LOG_WAITS = {
  topic: "habit",
  title: "Saved on this device",
  description: "We cannot reach 4MQ right now. We will send your log as soon as we can.",
};

/** For such a log in a browser whose storage is full or switched off. */
export const LOG_WAITS_HERE = {
  topic: "habit",
  title: "Not sent yet",
  description: "This browser cannot save your log. Keep this page open until we have sent it.",
};

/** For a log that found no answer until its day was over. */
export const LATE_LOG = ({ name, day }: Pick<HabitLog, "name" | "day">) => ({
  topic: "habit",
  title: "A log came too late to count",
  description: `We could not reach 4MQ in time to log ${quoted(name)} for ${weekdayAndDate(day)}. You can log today as usual.`,
});

/** For a log that waited while another device logged a later day. */
export const OVERTAKEN_LOG = ({ name, day }: HabitLog) => ({
  ...LATE_LOG({ name, day }),
  description: `“${name}” was logged for a later day on another device before we could send your log for ${weekdayAndDate(day)}.`,
});

/** For a log whose day nothing can tell: the clock has been set before it could be sent. */
export const UNKNOWN_DAY_LOG = ({ name }: HabitLog) => ({
  topic: "habit",
  title: "A log could not count",
  description: `The clock of this device was changed after you logged “${name}”. So we cannot tell its day. You can log today as usual.`,
});

/** For logs that failed for different reasons, each with its sentence below. */
export const SOME_LOGS = "Some logs could not count";

/** For a log whose habit is not there any more. */
export const GONE_LOG = ({ name }: Pick<HabitLog, "name">) => ({
  title: "This habit has been put away",
  description: `${quoted(name)} was put away on another device or in another tab. A habit that is put away takes no more logs.`,
});

/** A missed day is never described as a loss. */
export const STANDING_TEXTS: Record<StreakState, string> = {
  new: "Today can be your first day.",
  done: "You have logged this today. Well done!",
  running: "Log today to add another day.",
  resting: "Start again today. You still have your best streak.",
};

export const STREAK_BADGE_TEXTS = {
  lead: "A streak counts days in a row. After a gap it starts again at one. Your best streak stays.",
  medals: "A badge for days in a row",
  names: {
    streak_champ: "Streak Champ, bronze",
    streak_master: "Streak Master, silver",
    streak_legend: "Streak Legend, gold",
  } satisfies Record<StreakBadge["type"], string>,
  earned: ({ days: length }: StreakBadge, name: string) =>
    `${length} days in a row! You have earned a badge: ${name}.`,
  claiming: "Fetching your badge…",
  failed: "Your badge has not arrived yet.",
  retry: "Fetch my badge",
} as const;
