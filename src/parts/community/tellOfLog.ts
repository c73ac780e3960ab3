import type { LogFate } from "@/backend/community/habitLog";
import {
  GONE_LOG,
  LATE_LOG,
  OVERTAKEN_LOG,
  SOME_LOGS,
  UNKNOWN_DAY_LOG,
} from "@/content/community/communityHabits";
import { DEVICE_DATE_HEADING, deviceDateLooksWrong } from "@/content/deviceDate";
import { MESSAGES } from "@/content/messages";
import type { HabitLog } from "@/domain/community/habits";
import { currentToasts, toast, type Toast } from "@/ui/feedback/toast";

const FATES = "fates of logs";

/** Several logs may fail in one sending. Each keeps its sentence, because its owner can do nothing else but read it. */
function tellFailure({ title, description = "" }: Pick<Toast, "title" | "description">): void {
  const shown = currentToasts().find(({ topic }) => topic === FATES);
  const told = shown?.description ?? "";
  toast({
    topic: FATES,
    title: shown && shown.title !== title ? SOME_LOGS : title,
    description: told.includes(description) ? told : `${told} ${description}`.trim(),
    tone: "destructive",
  });
}

/** Tells what became of a log, on whatever page its owner is by then. */
export function tellOfLog(fate: LogFate, log: HabitLog): void {
  if (fate === "logged") return toast(MESSAGES.habitLogged);
  if (fate === "tooLate") return tellFailure(LATE_LOG(log));
  if (fate === "overtaken") return tellFailure(OVERTAKEN_LOG(log));
  if (fate === "unknownDay") return tellFailure(UNKNOWN_DAY_LOG(log));
  // The log of another habit that arrives does not take its place.
  toast({ ...MESSAGES.habitLogFailed, topic: "failed log", tone: "destructive" });
  if (fate === "gone") tellFailure(GONE_LOG(log));
  if (fate === "wrongDate")
    tellFailure({ title: DEVICE_DATE_HEADING, description: deviceDateLooksWrong(log.day) });
}
