import type { ReactNode } from "react";

interface KpiCardProps {
  id: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** A card of figures. Its heading can take the focus when what had it has gone. */
export const KpiCard = ({ id, heading, lead, children }: KpiCardProps) => (
  <section aria-labelledby={id} className="surface p-5 sm:p-7">
    <h2 id={id} tabIndex={-1} className="outline-none">
      {heading}
    </h2>
    {lead && <p className="text-muted mt-1 text-base">{lead}</p>}
    <div className="mt-5">{children}</div>
  </section>
);
