import { Sprout } from "lucide-react";
import { Empty } from "@/ui/Empty";

/** A placeholder by specification (part 2, section 2). */
export function ProgressTab() {
  return (
    <Empty picture={<Sprout size={40} />}>
      <strong className="font-display block text-xl font-semibold">Coming Soon</strong>
      Here you will see how you grow over the 90 days.
    </Empty>
  );
}
