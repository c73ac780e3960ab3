/** Detects messages that give away where somebody lives, how to phone them or how to get at their money. */
import { withoutHidden } from "../_shared/text/normalise.ts";
import { redact } from "./redact.ts";

/** Each of these alone is answered with a warning. */
const TELLING = ["phone number", "card number", "bank account", "password", "address"] as const;
const MINE =
  /\b(?:my|our|we|i(?:['’]?m)?) (?:home|house|address|live|living|stay|am (?:at|in))|\b(?:my|our) post ?code|come (?:to|over)|\b(?:send|sent|deliver|post) (?:it )?to\b/iu;

/** @param message as it was sent */
export function sharesPersonalData(message: string): boolean {
  const plain = withoutHidden(message);
  const { details } = redact(plain);
  if (TELLING.some((detail) => details.includes(detail))) return true;
  const [street, postcode] = [details.includes("street"), details.includes("postcode")];
  return (street && postcode) || ((street || postcode) && MINE.test(plain));
}
