import { browserStorage } from "./browserStorage";
import { announceChange, isKnown } from "./isKnown";

/** A visitor who has planned something, or missed a question, finds it in today's strip; a portrait comes if they like. */
export function becomeKnown(): void {
  if (!isKnown()) browserStorage.setItem("4mq_me", "none sun");
  announceChange();
}
