import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { TrackerEntry } from "@/domain/tracker/tracker";
import { PaperSheet } from "@/parts/tracker/PaperSheet";

/** The sheet on paper exists only while the browser prints, because ten thousand rows are too many for the screen. */
export function PrintSheet({ entries }: { entries: readonly TrackerEntry[] }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // flushSync: the browser prints what has been rendered when these handlers return.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return printing ? <PaperSheet entries={entries} /> : null;
}
