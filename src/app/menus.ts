import { useEffect, useRef, type RefObject } from "react";

const openGroup = (nav: HTMLElement | null) =>
  nav?.querySelector<HTMLDetailsElement>("details[open]") ?? null;

/** Browsers without popovers support neither their methods nor their selector. */
const isSheet = (nav: HTMLElement) => "popover" in nav && nav.matches(":popover-open");

/** The menu groups and, on a phone, the sheet that contains them. */
function closeMenus(nav: HTMLElement | null): void {
  openGroup(nav)?.removeAttribute("open");
  nav?.hidePopover?.();
}

/**
 * Adds to a bare <details>: the menu closes on Escape, on a press elsewhere, when the focus leaves
 * it, and when one of its links is followed, even to the current page.
 *
 * @param visit changes with every navigation.
 */
export function useMenuClosing(nav: RefObject<HTMLElement | null>, visit: string): void {
  const shownVisit = useRef(visit);
  useEffect(() => {
    if (shownVisit.current !== visit) closeMenus(nav.current);
    shownVisit.current = visit;
  }, [nav, visit]);

  useEffect(() => {
    const closeByEscape = (event: KeyboardEvent) => {
      const group = event.key === "Escape" ? openGroup(nav.current) : null;
      if (!group) return;
      group.open = false;
      group.querySelector("summary")?.focus();
    };
    const closeOnOutsidePress = (event: Event) => {
      const group = openGroup(nav.current);
      if (group && !group.contains(event.target as Node) && !isSheet(nav.current!)) group.open = false;
    };
    // The sheet covers the page, so focus that moves on behind it would be invisible.
    const closeMenuOnFocusOut = (event: FocusEvent) => {
      if (!nav.current?.contains(event.target as Node)) closeMenus(nav.current);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", closeByEscape, { signal });
    document.addEventListener("pointerdown", closeOnOutsidePress, { signal });
    document.addEventListener("focusin", closeOnOutsidePress, { signal });
    document.addEventListener("focusin", closeMenuOnFocusOut, { signal });
    return () => listening.abort();
  }, [nav]);
}
