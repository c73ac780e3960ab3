import { useLayoutEffect, type RefObject } from "react";
import { onKeyboardChange, spaceAboveKeyboard } from "@/ui/behaviour/aboveKeyboard";
import { useMedia } from "@/ui/behaviour/useMedia";
import { SHEET_QUERY } from "./bottomSheet";

/**
 * While the open box fills the screen, the page behind it is inert, and the box is as high as the
 * space above the keyboard. Toasts stay within reach, which a native modal dialog would prevent.
 *
 * @returns whether the open box fills the screen.
 */
export function useBottomSheet(box: RefObject<HTMLElement | null>, open: boolean): boolean {
  const sheet = useMedia(SHEET_QUERY) && open;

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
    if (!sheet || !element) return;
    const fit = () => {
      const space = spaceAboveKeyboard();
      if (!space) return;
      element.style.setProperty("--top", `${space.top}px`);
      element.style.setProperty("--height", `${space.height}px`);
    };
    fit();
    return onKeyboardChange(fit);
  }, [box, sheet]);

  return sheet;
}
