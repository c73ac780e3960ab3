import type { ReactNode } from "react";
import type { Elements } from "@/ui/elements";

interface KpiCardProps {
  id: string;
  heading: string;
  lead?: string;
  /** Beside the heading. */
  action?: Elements;
  children: ReactNode;
}

/** A card of figures. Its heading takes the focus when the focused element has disappeared. */
export const KpiCard = ({ id, heading, lead, action, children }: KpiCardProps) => (
  <section aria-labelledby={id} className="surface p-5 sm:p-7">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <h2 id={id} tabIndex={-1} className="outline-none">
          {heading}
        </h2>
        {lead && <p className="text-muted mt-1 max-w-[39em] text-base text-balance">{lead}</p>}
      </div>
      {action}
    </div>
    <div className="mt-5">{children}</div>
  </section>
);
