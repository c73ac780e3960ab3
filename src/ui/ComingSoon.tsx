import type { ReactNode } from "react";

interface ComingSoonProps {
  /** The specification's wording for this place. */
  label: string;
  children: ReactNode;
}

/** A feature that does not exist yet. */
export const ComingSoon = ({ label, children }: ComingSoonProps) => (
  <div className="rounded-card border-line flex flex-wrap items-center gap-x-5 gap-y-2 border-2 border-dashed px-6 py-7">
    <p className="bg-q4-soft text-q4-ink font-display rounded-full px-4 py-1 font-semibold">{label}</p>
    <p className="text-muted">{children}</p>
  </div>
);
