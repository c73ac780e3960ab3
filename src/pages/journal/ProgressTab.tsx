import { Sprout } from "lucide";
import { Icon } from "@/ui/Icon";
import { Empty } from "@/ui/Empty";

/** A placeholder by specification (part 2, section 2). */
export function ProgressTab() {
  return (
    <Empty picture={<Icon of={Sprout} size={40} />}>
      <strong className="font-display block text-xl font-semibold">Coming Soon</strong>
      Here you will see how you grow over the 90 days.
    </Empty>
  );
}
