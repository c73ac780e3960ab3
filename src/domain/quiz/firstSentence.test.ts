import { expect, it } from "vitest";
import { firstSentence } from "./firstSentence";

it.each([
  ["It is a want. Nobody gets cold without it.", "It is a want."],
  ["“You save £4!” says the sign. But she pays £4.", "“You save £4!” says the sign."],
  ["They don’t want the £1.45. They want the card.", "They don’t want the £1.45."],
  ["£60 is all. She spends it.", "£60 is all."],
  ["Pim said, “I keep two.” Those twos add up.", "Pim said, “I keep two.”"],
  ["“Why not?” – and off he went. Nila ran.", "“Why not?” – and off he went."],
  ["Only one sentence.", "Only one sentence."],
  ["No full stop at all", "No full stop at all"],
])("takes the first sentence of a reason: %s", (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
