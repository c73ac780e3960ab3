import { useSyncExternalStore } from "react";

const TYPED_INTO = 'textarea, input:not([type="radio"], [type="checkbox"], [type="range"])';

const isTyping = () => document.activeElement?.matches(TYPED_INTO) ?? false;

function onFocusChange(change: () => void) {
  addEventListener("focusin", change);
  addEventListener("focusout", change);
  return () => {
    removeEventListener("focusin", change);
    removeEventListener("focusout", change);
  };
}

/**
 * True while a text field has the focus, so that what floats over a phone's screen makes room. Not `html:has(:focus)` in the sheet:
 * the browser would look through the whole page at each change of focus, 60 ms with a long journal on a slow phone.
 */
export const useIsTyping = (): boolean => useSyncExternalStore(onFocusChange, isTyping, () => false);
