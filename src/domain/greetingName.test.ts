import { expect, it } from "vitest";
import { greetingName } from "./greetingName";

it.each([
  ["Amara", "a@example.com", "Amara"],
  ["  Amara ", "a@example.com", "Amara"],
  [null, "amara.o@example.com", "amara.o"],
  ["   ", "amara@example.com", "amara"],
  [undefined, "", "Money Champion"],
  [null, "@example.com", "Money Champion"],
])("shows %s with %s as %s", (firstName, email, name) => {
  expect(greetingName(firstName, email, "Money Champion")).toBe(name);
});
