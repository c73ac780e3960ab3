import { useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * False for the first frame after a click, then true: a page draws its title alone and then the rest, because an old phone
 * takes longer for the rest. Where the visitor was, or is sent to, needs the whole, as does the prerendered page.
 */
export function useIsWhole(): boolean {
  const { hash } = useLocation();
  return useDeferredValue(true, useNavigationType() === "POP" || hash !== "");
}
