import { useLayoutEffect, useSyncExternalStore, type RefObject } from "react";
import { isSheet, onSheetChange } from "./bottomSheet";

/**
 * While the open box fills the screen, the page behind it is inert, and the box is as high as the
 * space above the keyboard. Toasts stay within reach, which a native modal dialog would prevent.
 *
 * @returns whether the open box fills the screen.
 */
export function useBottomSheet(box: RefObject<HTMLElement | null>, open: boolean): boolean {
  const sheet = useSyncExternalStore(onSheetChange, isSheet) && open;

  useLayoutEffect(() => {
    const area = box.current?.parentElement;
    if (!sheet || !area) return;
    const background = document.querySelectorAll<HTMLElement>("#root > div > :is(a, header, main, footer)");
    for (const element of background) element.inert = true;
    return () => {
      for (const element of background) element.inert = false;
    };
  }, [box, sheet]);

  useLayoutEffect(() => {
    const element = box.current;
    const screen = globalThis.visualViewport;
    if (!sheet || !element || !screen) return;
    const fit = () => {
      element.style.setProperty("--top", `${screen.offsetTop}px`);
      element.style.setProperty("--height", `${screen.height}px`);
    };
    fit();
    screen.addEventListener("resize", fit);
    screen.addEventListener("scroll", fit);
    return () => {
      screen.removeEventListener("resize", fit);
      screen.removeEventListener("scroll", fit);
    };
  }, [box, sheet]);

  return sheet;
}
