import { expect, it } from "vitest";
import { returnTarget } from "./returnTarget";

it.each(["/challenge-dashboard", "/challenge-dashboard?tab=kpis", "/"])(
  "accepts %s as a page of this site",
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
])("sends %s home, because it is not a page of this site", (wanted) => {
  expect(returnTarget(wanted)).toBe("/");
});
