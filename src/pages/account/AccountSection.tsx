import { useId } from "react";
import type { Elements } from "@/ui/elements";

/** One section of the account page. */
export function AccountSection({ heading, children }: { heading: string; children: Elements }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="surface p-5 sm:p-7">
      <h2 id={headingId} className="mb-3">
        {heading}
      </h2>
      {children}
    </section>
  );
}
