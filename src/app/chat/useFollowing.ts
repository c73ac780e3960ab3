import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

const newestOf = (log: HTMLElement) => log.querySelector<HTMLElement>("ol > li:last-child");

function show(log: HTMLElement | null): void {
  const newest = log && newestOf(log);
  if (newest) log.scrollTo(0, newest.offsetTop - 12);
}

/** Somebody as near to the end as this, in pixels, is waiting for what comes. */
const NEAR_PX = 100;

interface Newest {
  open: boolean;
  /** The newest message; undefined before the first. */
  newest: string | undefined;
  /** True if the visitor has just sent it. */
  isOwn: boolean;
}

/**
 * Shows the newest message from its start: on opening, after a question of one's own, and after an answer that was waited
 * for at the end. Somebody who reads higher up stays there.
 */
export function useFollowing(scroller: RefObject<HTMLElement | null>, { open, newest, isOwn }: Newest) {
  /** True unless the visitor has gone up; content that grows does not count as going up. */
  const isNearEnd = useRef(true);
  const wasOpen = useRef(false);
  const seen = useRef(new Set<string>());
  const [isBehind, setIsBehind] = useState(false);

  useEffect(() => {
    const log = scroller.current;
    if (!log) return;
    const look = () => {
      const bottom = log.scrollTop + log.clientHeight;
      isNearEnd.current = log.scrollHeight - bottom < NEAR_PX;
      if ((newestOf(log)?.offsetTop ?? 0) < bottom) setIsBehind(false);
    };
    log.addEventListener("scroll", look, { passive: true });
    return () => log.removeEventListener("scroll", look);
  }, [scroller]);

  useLayoutEffect(() => {
    const hasOpened = open && !wasOpen.current;
    wasOpen.current = open;
    if (!open || !newest) return;
    // After Stop, the newest message is one that was there before.
    const isNews = !seen.current.has(newest);
    seen.current.add(newest);
    const isFollowing = hasOpened || isOwn || isNearEnd.current;
    if (isFollowing) show(scroller.current);
    if (isFollowing || isNews) setIsBehind(!isFollowing);
  }, [scroller, open, newest, isOwn]);

  const showNewest = () => {
    show(scroller.current);
    setIsBehind(false);
  };
  return { isBehind: isBehind && newest !== undefined, showNewest };
}
