import type { LogFate } from "@/backend/journal/outbox";
import { GONE_LOG, LATE_LOG, OVERTAKEN_LOG, WRONG_DATE_LOG } from "@/content/community/communityHabits";
import { DEVICE_DATE_HEADING, deviceDateLooksWrong } from "@/content/deviceDate";
import { MESSAGES } from "@/content/messages";
import type { HabitLog } from "@/domain/community/habits";
import { toast } from "@/ui/feedback/toast";

/** Tells what became of a log that waited, on whatever page its owner is by then. */
export function tellOfLog(fate: LogFate, log: HabitLog): void {
  if (fate === "logged") return toast(MESSAGES.habitLogged);
  if (fate === "tooLate") return toast({ ...LATE_LOG(log), tone: "destructive" });
  if (fate === "overtaken") return toast({ ...OVERTAKEN_LOG(log), tone: "destructive" });
  if (fate === "hadWrongDate") return toast({ ...WRONG_DATE_LOG(log), tone: "destructive" });
  toast({ ...MESSAGES.habitLogFailed, tone: "destructive" });
  if (fate === "gone") toast({ ...GONE_LOG(log), tone: "destructive" });
  if (fate === "wrongDate")
    toast({ title: DEVICE_DATE_HEADING, description: deviceDateLooksWrong(log.day), tone: "destructive" });
}
