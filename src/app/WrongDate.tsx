import { useIsClockWrong, useTrueDay } from "@/backend/trueDay";
import { dayOf } from "@/domain/calendar";
import { deviceClockLooksWrong } from "@/content/deviceDate";
import { useNow } from "@/ui/behaviour/useNow";
import { Problem } from "@/ui/feedback/Problem";

/** The time is read when the clock is found to be wrong: it may have been set on an open page. */
function WrongClock() {
  const now = useNow();
  const today = useTrueDay(dayOf(now));
  return <Problem className="site-width pt-6">{deviceClockLooksWrong(now, today)}</Problem>;
}

/** Above a signed-in page of a device whose clock is wrong: without a connection, what is written there goes to the wrong days. */
export const WrongDate = () => useIsClockWrong() && <WrongClock />;
