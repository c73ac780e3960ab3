import { useEffect, useRef, type RefObject } from "react";

const openGroup = (nav: HTMLElement | null) =>
  nav?.querySelector<HTMLDetailsElement>("details[open]") ?? null;

/** The menu groups and, on a phone, the sheet that holds them. */
function closeMenus(nav: HTMLElement | null): void {
  openGroup(nav)?.removeAttribute("open");
  if (nav?.matches(":popover-open")) nav.hidePopover();
}

/**
 * What a menu does that a bare <details> does not: it closes on Escape, on a press elsewhere, when it is left, and when
 * another page is reached.
 */
export function useMenuManners(nav: RefObject<HTMLElement | null>, pathname: string): void {
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) closeMenus(nav.current);
    shownAt.current = pathname;
  }, [nav, pathname]);

  useEffect(() => {
    const closeByEscape = (event: KeyboardEvent) => {
      const group = event.key === "Escape" ? openGroup(nav.current) : null;
      if (!group) return;
      group.open = false;
      group.querySelector("summary")?.focus();
    };
    const closeWhenElsewhere = (event: Event) => {
      const group = openGroup(nav.current);
      const inside = event.target instanceof Node && group?.contains(event.target);
      if (group && !inside && !nav.current?.matches(":popover-open")) group.open = false;
    };
    // The sheet covers the page: a focus that goes on behind it must not be lost there.
    const closeSheetWhenLeft = (event: FocusEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) closeMenus(nav.current);
    };
    document.addEventListener("keydown", closeByEscape);
    document.addEventListener("pointerdown", closeWhenElsewhere);
    document.addEventListener("focusin", closeWhenElsewhere);
    document.addEventListener("focusin", closeSheetWhenLeft);
    return () => {
      document.removeEventListener("keydown", closeByEscape);
      document.removeEventListener("pointerdown", closeWhenElsewhere);
      document.removeEventListener("focusin", closeWhenElsewhere);
      document.removeEventListener("focusin", closeSheetWhenLeft);
    };
  }, [nav]);
}
