import { useEffect, useState } from "react";

/** Prints one part of a page, perhaps in the place of the whole: the part is there only while the browser prints. */
export function usePrintedPart<Part>() {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (part === undefined) return;
    const end = () => setPart(undefined);
    addEventListener("afterprint", end);
    print();
    return () => removeEventListener("afterprint", end);
  }, [part]);
  return [part, setPart] as const;
}
