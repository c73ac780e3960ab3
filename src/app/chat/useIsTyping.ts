import { useSyncExternalStore } from "react";

/** A field that keys write into, except in the chat box, which has rules of its own for what it covers. */
const TYPED_INTO = ":read-write:not(.chat-box *)";

const isTyping = () => document.activeElement?.matches(TYPED_INTO) || undefined;

function onFocusChange(change: () => void) {
  addEventListener("focusin", change);
  addEventListener("focusout", change);
  return () => {
    removeEventListener("focusin", change);
    removeEventListener("focusout", change);
  };
}

/**
 * For `data-typing`: true while a text field has the focus, so that what floats over a phone's screen makes room (chat.css).
 * `html:has(:focus)` in the sheet would look through the whole page at each change of focus. Firefox and Safari send no event
 * for a focused field that goes; the next tap sets it right.
 */
export const useIsTyping = () => useSyncExternalStore(onFocusChange, isTyping);
