import { useEffect, type RefObject } from "react";
import { storedSession } from "@/backend/client";
import type { ReadingPlace } from "@/domain/today";

/** A heading counts as reached in the upper half of the screen. */
const UPPER_HALF = "0px 0px -50% 0px";

/** The file loads with the first place. Without it, the text is read without a place. */
const keep = (place?: ReadingPlace) =>
  void import("@/storage/known").then(
    ({ keepReadingPlace }) => keepReadingPlace(storedSession()?.user.id, place),
    () => {},
  );

/** Keeps the section that was reached last, and forgets it at the end of the text. @param path of the text. */
export function useReadingPlace(text: RefObject<HTMLElement | null>, path: string) {
  useEffect(() => {
    const headings = [...text.current!.querySelectorAll<HTMLElement>(".reading h2[id]")].slice(1);
    const end = headings.at(-1)?.closest("section")?.lastElementChild;
    const reached = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting && target === end) keep();
          else if (isIntersecting) keep({ to: `${path}#${target.id}`, title: target.textContent });
      },
      { rootMargin: UPPER_HALF },
    );
    for (const part of [...headings, end]) if (part) reached.observe(part);
    return () => reached.disconnect();
  }, [text, path]);
}
