import { expect, it } from "vitest";
import { keepTogether } from "./keepTogether";

it.each([
  ["Call 0800 1111, day or night.", "Call 0800\u00A01111, day or night."],
  ["Call 0300 123 2040 now.", "Call 0300\u00A0123\u00A02040 now."],
  ["24 biscuits × £0.40 = £9.60.", "24 biscuits ×\u00A0£0.40 =\u00A0£9.60."],
  ["Ages 11-13 · 50 minutes", "Ages 11-\u206013 · 50\u00A0minutes"],
  ["In 2026, 168 words for ages 8-16", "In 2026, 168 words for ages 8-\u206016"],
])("keeps numbers of “%s” in one line", (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
});
