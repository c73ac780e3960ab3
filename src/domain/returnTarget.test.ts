import { expect, it } from "vitest";
import { returnTarget } from "./returnTarget";

it.each(["/challenge-dashboard", "/challenge-dashboard?tab=kpis", "/"])(
  "%s is a page of this site",
  (path) => {
    expect(returnTarget(path)).toBe(path);
  },
);

it.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/account\n",
  "https://evil.example",
  "javascript:alert(1)",
  "challenge-dashboard",
  "",
  undefined,
  null,
  { pathname: "/" },
])("%s is not, and leads home", (wanted) => {
  expect(returnTarget(wanted)).toBe("/");
});
