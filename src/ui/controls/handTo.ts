import type { Ref } from "react";

/** Hands an element that a part itself needs on to whoever else asked for it. */
export function handTo<Value>(ref: Ref<Value> | undefined, value: Value | null): void {
  if (typeof ref === "function") ref(value);
  else if (ref) ref.current = value;
}
