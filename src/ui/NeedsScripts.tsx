import type { ReactNode } from "react";

/** Beside what nothing can be done with without scripts. Only the build gives it its words: who has scripts need not fetch them. */
export const NeedsScripts = ({ children }: { children: ReactNode }) => (
  <noscript>{children && <p className="mb-5 font-semibold">{children}</p>}</noscript>
);
