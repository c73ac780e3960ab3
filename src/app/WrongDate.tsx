import { useCorrectedDay } from "@/backend/trueDay";
import { deviceClockLooksWrong } from "@/content/deviceDate";
import { useNow } from "@/ui/behaviour/useNow";
import { Problem } from "@/ui/feedback/Problem";

/** Above a signed-in page of a device whose clock is wrong: without a connection, what is written there goes to the wrong days. */
export function WrongDate() {
  const now = useNow();
  const today = useCorrectedDay();
  return <Problem className="site-width pt-6">{today && deviceClockLooksWrong(now, today)}</Problem>;
}
