import type { ReactNode } from "react";

/**
 * Appears beside controls that need scripts. Only the build adds its words, so browsers with scripts never fetch them.
 */
export const NeedsScripts = ({ children }: { children: ReactNode }) => (
  <noscript>{children && <p className="mb-5 font-semibold">{children}</p>}</noscript>
);
