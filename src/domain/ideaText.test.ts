import { describe, expect, it } from "vitest";
import { isWithoutContact } from "./ideaText";
import { KEEPS_TO_ITSELF, TELLS_A_WAY } from "./ideaText.cases";

describe("an idea", () => {
  it.each(KEEPS_TO_ITSELF)("may say: %s", (text) => {
    expect(isWithoutContact(text)).toBe(true);
  });

  it.each(TELLS_A_WAY)("may not tell: %s", (text) => {
    expect(isWithoutContact(text)).toBe(false);
  });

  it("is looked at the same way each time it is asked about", () => {
    const text = "oh seven double-7 00 900123";
    expect([isWithoutContact(text), isWithoutContact(text)]).toEqual([false, false]);
  });

  it("of 600 characters made to be slow to read is read at once", () => {
    const started = performance.now();
    for (const text of ["0 ".repeat(300), "a@".repeat(300), "0().-/_* ".repeat(66), "12345 ".repeat(100)])
      isWithoutContact(text);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
