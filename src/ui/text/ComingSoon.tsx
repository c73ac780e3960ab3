import type { Elements } from "@/ui/elements";
import { Chip } from "./Chip";

interface ComingSoonProps {
  /** The specification's wording for this place. */
  label: string;
  /** The links to the things that exist in its place. */
  children: Elements;
}

/** A feature that does not exist yet: one line where there is room for it. */
export const ComingSoon = ({ label, children }: ComingSoonProps) => (
  <div className="rounded-card border-line flex flex-wrap items-center gap-x-5 border-2 border-dashed px-5 py-3">
    <p>
      <Chip colours="bg-q4-soft text-q4-ink">{label}</Chip>
    </p>
    {children}
  </div>
);
