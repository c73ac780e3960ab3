import { useIsDateWrong } from "@/backend/trueDay";
import { deviceDateLooksWrong } from "@/content/deviceDate";
import { dayOf } from "@/domain/calendar";
import { useNow } from "@/ui/behaviour/useNow";
import { Problem } from "@/ui/feedback/Problem";

/** Above a signed-in page of a device whose date is wrong: what is written there goes to the wrong days. */
export function WrongDate() {
  const today = dayOf(useNow());
  return <Problem className="site-width pt-6">{useIsDateWrong() && deviceDateLooksWrong(today)}</Problem>;
}
