import type { TrackerEntry } from "@/domain/tracker/tracker";
import { PaperSheet } from "@/parts/tracker/PaperSheet";
import { usePrinting } from "@/ui/behaviour/usePrinting";

/** The sheet on paper exists only while the browser prints, because ten thousand rows are too many for the screen. */
export const PrintSheet = ({ entries }: { entries: readonly TrackerEntry[] }) =>
  usePrinting() ? <PaperSheet entries={entries} /> : null;
