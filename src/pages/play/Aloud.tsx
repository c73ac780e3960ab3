import type { Elements } from "@/ui/elements";
import { late } from "@/ui/feedback/late";

/** Loads after the words, so that playing never waits for it. */
const PlayReader = late(() => import("./PlayReader").then((file) => file.PlayReader), {
  loading: ({ children }) => children,
  instead: ({ children }) => children,
});

/** The words of one screen, which the device's voice can read; a class reads for itself. */
export const Aloud = ({ isClass, children }: { isClass?: boolean; children: Elements }) =>
  isClass ? children : <PlayReader>{children}</PlayReader>;
