import { useEffect, type RefObject } from "react";
import { storedSession } from "@/backend/client";
import type { ReadingPlace } from "@/domain/today";

/** A heading counts as reached in the upper half of the screen. */
const UPPER_HALF = "0px 0px -50% 0px";

/** The file loads with the first place. Without it, the text is read without a place. */
const withPlaces = (act: (places: typeof import("@/storage/known"), userId: string | undefined) => void) =>
  void import("@/storage/known").then(
    (places) => act(places, storedSession()?.user.id),
    () => {},
  );
const keep = (place: ReadingPlace) =>
  withPlaces(({ keepReadingPlace }, userId) => keepReadingPlace(userId, place));
/** The place in another text stays. */
const forget = (path: string) =>
  withPlaces(({ keepReadingPlace, readingPlace }, userId) => {
    if (readingPlace(userId)?.to.startsWith(`${path}#`)) keepReadingPlace(userId, undefined);
  });

/** Keeps the section that was reached last, and forgets it at the end of the text. @param path of the text. */
export function useReadingPlace(text: RefObject<HTMLElement | null>, path: string) {
  useEffect(() => {
    const headings = [...text.current!.querySelectorAll<HTMLElement>(".reading h2[id]")].slice(1);
    const end = headings.at(-1)?.closest("section")?.lastElementChild;
    const reached = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting && target === end) {
            // A reader who has reached the end may look back without starting again.
            reached.disconnect();
            return forget(path);
          } else if (isIntersecting) keep({ to: `${path}#${target.id}`, title: target.textContent });
      },
      { rootMargin: UPPER_HALF },
    );
    for (const part of [...headings, end]) if (part) reached.observe(part);
    return () => reached.disconnect();
  }, [text, path]);
}
