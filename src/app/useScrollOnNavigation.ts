import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** The scroll position of each place that this tab has visited. */
const scrollPositions = new Map<string, number>();

/**
 * After a navigation, a new page starts at its top (or at the requested #part) with the focus on
 * its heading, so that screen readers announce it; back and forward restore the scroll position.
 */
export function useScrollOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    const remember = () => scrollPositions.set(key, scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key]);

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
    if (navigationType === "POP") scrollTo(0, scrollPositions.get(key) ?? 0);
    else scrollTo(0, 0);
    return whenHeadingIsPresent(main.current, (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [main, key, pathname, hash, navigationType]);
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
