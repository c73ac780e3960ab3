import { useIsClockWrong, useTrueDay } from "@/backend/trueDay";
import { dayOf } from "@/domain/calendar";
import { deviceClockLooksWrong } from "@/content/deviceDate";
import { useNow } from "@/ui/behaviour/useNow";
import { Problem } from "@/ui/feedback/Problem";

/** Above a signed-in page of a device whose clock is wrong: without a connection, what is written there goes to the wrong days. */
export function WrongDate() {
  const now = useNow();
  const today = useTrueDay(dayOf(now));
  const isWrong = useIsClockWrong();
  return <Problem className="site-width pt-6">{isWrong && deviceClockLooksWrong(now, today)}</Problem>;
}
