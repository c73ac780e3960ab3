import { expect, it } from "vitest";
import { displayName } from "./displayName";

it.each([
  ["Amara", "a@example.com", "Amara"],
  ["  Amara ", "a@example.com", "Amara"],
  [null, "amara.o@example.com", "amara.o"],
  ["   ", "amara@example.com", "amara"],
  [undefined, "", "Money Champion"],
  [null, "@example.com", "Money Champion"],
])("shows %s with %s as %s", (firstName, email, name) => {
  expect(displayName(firstName, email, "Money Champion")).toBe(name);
});
