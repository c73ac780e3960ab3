import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { keepScrollPlaces, readScrollPlaces } from "@/storage/scrollPlaces";

const MOST_PLACES = 50;

/**
 * The scroll position of each place that this tab has visited, the latest last. A place is an entry of the history with its
 * address, because an entry that the browser makes for a #part has no key of its own.
 */
const scrollPositions = new Map(readScrollPlaces());

/** Positions outlive a reload. They are stored only when the page is left, because a scrolling page changes them all the time. */
const keepPositions = () => keepScrollPlaces([...scrollPositions].slice(-MOST_PLACES));

/** A reload, or back from another site: the browser has the position, and the part is no longer what was asked for. */
const isReturn = () =>
  performance
    .getEntriesByType?.("navigation")
    .some((entry) => ["reload", "back_forward"].includes((entry as PerformanceNavigationTiming).type)) ??
  false;

/**
 * After a navigation, a new page starts at its top with the focus on its heading, or at the requested #part with the
 * focus there, so that screen readers announce it; back and forward restore the scroll position.
 */
export function useScrollOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef<string>(undefined);
  const place = `${key} ${pathname}${hash}`;

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
    const isArrival = shownPath.current === undefined;
    const isNewPage = !isArrival && shownPath.current !== pathname;
    shownPath.current = pathname;
    // The canonical link names the prerendered page, and phones share the address that it names.
    if (isNewPage) document.querySelector("link[rel=canonical]")?.remove();
    const isBack = navigationType === "POP" && (!isArrival || isReturn());
    const part = isBack ? undefined : partOf(hash);
    const position = isBack ? (scrollPositions.get(place) ?? 0) : 0;
    // Within a page, and after a reload, the browser itself finds the position, if the page is as long as it was by then.
    if (!isNewPage) {
      if (part !== undefined) return showPart(main.current, part);
      return isArrival && position ? holdPosition(main.current, position) : undefined;
    }

    scrollTo(0, position);
    const stopWaiting = whenPresent(main.current, headingOf, (heading) => {
      if (!part || !document.getElementById(part)) focus(heading);
    });
    const stopHolding = position ? holdPosition(main.current, position) : undefined;
    const stopShowing = part === undefined ? undefined : showPart(main.current, part);
    return () => {
      stopWaiting();
      stopHolding?.();
      stopShowing?.();
    };
  }, [main, place, pathname, hash, navigationType]);
}

const headingOf = (main: HTMLElement) => main.querySelector("h1");

/** The id that a hash names; undefined without one. */
function partOf(hash: string): string | undefined {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id) || undefined;
  } catch {
    return id;
  }
}

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const READER_ACTS = ["pointerdown", "keydown", "wheel", "touchmove"];

/** Scrolls there again while the page grows, because a page that is still loading is too short, until the reader acts. */
function holdPosition(main: HTMLElement | null, position: number): () => void {
  const waiting = new AbortController();
  const observer = new ResizeObserver(() => scrollTo(0, position));
  if (main) observer.observe(main);
  const stop = () => {
    waiting.abort();
    observer.disconnect();
  };
  // Dragging the scrollbar is no press on the page.
  const stopIfElsewhere = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (Math.abs(scrollY - position) > 2 && scrollHeight - clientHeight >= position) stop();
  };
  addEventListener("scroll", stopIfElsewhere, { passive: true, signal: waiting.signal });
  for (const act of READER_ACTS)
    addEventListener(act, stop, { passive: true, once: true, signal: waiting.signal });
  return stop;
}

/** Shows a part of the page as soon as it is there, unless the reader is busy by then. @returns the function that stops waiting. */
function showPart(main: HTMLElement | null, id: string): () => void {
  const waiting = new AbortController();
  const stop = whenPresent(
    main,
    () => document.getElementById(id),
    (part) => {
      waiting.abort();
      // The page may have led to something within it by itself.
      if (part !== document.activeElement && part.contains(document.activeElement)) return;
      part.scrollIntoView();
      focus(part);
    },
  );
  for (const act of READER_ACTS)
    addEventListener(act, stop, { passive: true, once: true, signal: waiting.signal });
  return () => {
    waiting.abort();
    stop();
  };
}

/** Waits for what a page that is still loading lacks. @returns the function that stops waiting. */
function whenPresent(
  main: HTMLElement | null,
  find: (main: HTMLElement) => HTMLElement | null,
  found: (element: HTMLElement) => void,
): () => void {
  const present = main && find(main);
  if (present) {
    found(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const late = main && find(main);
    if (!late) return;
    observer.disconnect();
    found(late);
  });
  if (main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
