import { useId, type ReactNode } from "react";

/** One section of the account page. */
export function AccountSection({ heading, children }: { heading: string; children: ReactNode }) {
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
