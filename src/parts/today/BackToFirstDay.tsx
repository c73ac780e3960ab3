import { useSearchParams } from "react-router-dom";
import { BackLink } from "@/ui/controls/BackLink";
import { BACK_TO_FIRST_DAY, FIRST_DAY_SLOT } from "@/content/today/firstDaySlot";

/** The way back, for somebody whom the first day has sent here. */
export function BackToFirstDay() {
  const [search] = useSearchParams();
  if (!search.has(FIRST_DAY_SLOT)) return null;
  return (
    <p className="mb-3">
      <BackLink to="/first-day">{BACK_TO_FIRST_DAY}</BackLink>
    </p>
  );
}
