import type { TrackerEntry } from "@/domain/tracker/tracker";
import { PaperSheet } from "@/parts/tracker/PaperSheet";
import { usePrinting } from "@/ui/behaviour/usePrinting";

interface PrintSheetProps {
  entries: readonly TrackerEntry[];
  /** The owner’s, if there are several sheets. */
  name: string | undefined;
}

/** The sheet on paper exists only while the browser prints, because ten thousand rows are too many for the screen. */
export const PrintSheet = ({ entries, name }: PrintSheetProps) =>
  usePrinting() ? <PaperSheet entries={entries} name={name} /> : null;
