import type { ReactNode } from "react";
import { Chip } from "./Chip";

interface ComingSoonProps {
  /** The specification's wording for this place. */
  label: string;
  children: ReactNode;
  /** A line of its own below: what there is in its place. */
  forNow?: ReactNode;
}

/** A feature that does not exist yet. */
export const ComingSoon = ({ label, children, forNow }: ComingSoonProps) => (
  <div className="rounded-card border-line flex flex-wrap items-center gap-x-5 gap-y-2 border-2 border-dashed px-6 py-5">
    <p>
      <Chip colours="bg-q4-soft text-q4-ink">{label}</Chip>
    </p>
    <p className="text-muted">{children}</p>
    {forNow !== undefined && <div>{forNow}</div>}
  </div>
);
