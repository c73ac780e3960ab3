import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { keepScrollPlaces, readScrollPlaces } from "@/storage/scrollPlaces";

const MOST_PLACES = 50;

/**
 * The scroll position of each place that this tab has visited, the latest last. A place is an entry of the history with its
 * path, because an entry that the browser makes for a #part has no key of its own.
 */
const scrollPositions = new Map(readScrollPlaces());

/** Positions outlive a reload. They are stored only when the page is left, because a scrolling page changes them all the time. */
const keepPositions = () => keepScrollPlaces([...scrollPositions].slice(-MOST_PLACES));

/**
 * After a navigation, a new page starts at its top (or at the requested #part) with the focus on
 * its heading, so that screen readers announce it; back and forward restore the scroll position.
 */
export function useScrollOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const arrivedAt = useRef(pathname);
  const place = `${key} ${pathname}`;

  // Ends with the page and not a moment later: a browser also scrolls when the next page is too short for the position.
  useLayoutEffect(() => {
    const remember = () => {
      scrollPositions.delete(place);
      scrollPositions.set(place, scrollY);
    };
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [place]);

  useEffect(() => {
    addEventListener("pagehide", keepPositions);
    return () => removeEventListener("pagehide", keepPositions);
  }, []);

  useEffect(() => {
    const firstPage = arrivedAt.current === pathname;
    arrivedAt.current = pathname;
    // The canonical link names the prerendered page, and phones share the address that it names.
    if (!firstPage) document.querySelector("link[rel=canonical]")?.remove();
    if (hash) {
      // In some browsers this returns a promise, which an effect must not return.
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    if (firstPage) return;
    const position = navigationType === "POP" ? (scrollPositions.get(place) ?? 0) : 0;
    scrollTo(0, position);
    return whenHeadingIsPresent(main.current, (heading) => {
      // A page that was still loading was too short for it.
      if (position) scrollTo(0, position);
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [main, place, pathname, hash, navigationType]);
}

/** The heading of a page that is still loading appears a little later. @returns the function that stops waiting. */
function whenHeadingIsPresent(main: HTMLElement | null, found: (heading: HTMLElement) => void): () => void {
  const heading = main?.querySelector("h1");
  if (heading) {
    found(heading);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const lateHeading = main?.querySelector("h1");
    if (!lateHeading) return;
    observer.disconnect();
    found(lateHeading);
  });
  if (main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
