import { describe, expect, it } from "vitest";
import { readLetterCode } from "./letterCode";

describe("a typed code", () => {
  it.each([
    "123456",
    " 123456 ",
    "123 456",
    "12 34 56",
    "123\u00a0456",
    "123-456",
    "123–456",
    "\u200e123456\u200f",
    "\u2068123456\u2069",
    "１２３４５６",
  ])("is taken as 123456: %j", (typed) => {
    expect(readLetterCode(typed)).toBe("123456");
  });

  it("keeps its zeros", () => {
    expect(readLetterCode("000 042")).toBe("000042");
  });

  it.each(["", "12345", "1234567", "12345a", "123.456", "١٢٣٤٥٦", "🔢🔢🔢", "abcdef"])(
    "is none: %j",
    (typed) => {
      expect(readLetterCode(typed)).toBeUndefined();
    },
  );
});
