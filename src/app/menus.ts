import { useEffect, useRef, type RefObject } from "react";

const openGroup = (nav: HTMLElement | null) =>
  nav?.querySelector<HTMLDetailsElement>("details[open]") ?? null;

/** True in the sheet of a phone, and in browsers without sheets: to close such a list would move what is being pressed. */
const isInFlow = (group: HTMLDetailsElement) =>
  getComputedStyle(group.lastElementChild!).position === "static";

/** The menu groups and, on a phone, the sheet that contains them. Browsers without popovers lack their methods. */
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
    const closeFromOutside = (event: Event) => {
      const group = openGroup(nav.current);
      if (group && !group.contains(event.target as Node) && !isInFlow(group)) group.open = false;
    };
    // The sheet covers the page, so focus that moves on behind it would be invisible.
    const closeSheetOnFocusOut = (event: FocusEvent) => {
      if (!nav.current?.contains(event.target as Node)) nav.current?.hidePopover?.();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", closeByEscape, { signal });
    document.addEventListener("pointerdown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    document.addEventListener("focusin", closeSheetOnFocusOut, { signal });
    // A tablet that is turned has the row of the desktop, which a sheet would cut.
    matchMedia("(width >= 72rem)").addEventListener("change", () => closeMenus(nav.current), { signal });
    return () => listening.abort();
  }, [nav]);
}
