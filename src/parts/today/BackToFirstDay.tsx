import { ArrowLeft } from "lucide";
import { Link, useSearchParams } from "react-router-dom";
import { BACK_TO_FIRST_DAY, FIRST_DAY_SLOT } from "@/content/today/firstDaySlot";
import { Icon } from "@/ui/text/Icon";

/** The way back, for somebody whom the first day has sent here. */
export function BackToFirstDay() {
  const [search] = useSearchParams();
  if (!search.has(FIRST_DAY_SLOT)) return null;
  return (
    <p className="mb-3">
      <Link to="/first-day" className="text-link inline-flex min-h-11 items-center gap-2">
        <Icon of={ArrowLeft} size={20} />
        {BACK_TO_FIRST_DAY}
      </Link>
    </p>
  );
}
