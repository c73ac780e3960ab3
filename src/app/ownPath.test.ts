import { expect, it } from "vitest";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { ownPath } from "./ownPath";

const PATHS = Object.keys({ ...PUBLIC_PAGES, ...GUARDED_PAGES });

it.each(PATHS)("leads to %s from each letter case, and stays there", (path) => {
  expect(ownPath(path)).toBe(path);
  expect(ownPath(path.toUpperCase())).toBe(path);
  expect(ownPath(path.toLowerCase())).toBe(path);
});

it.each(["/No/Such-Page", "/books/", "/Short-Stories/Other"])("leaves %s as it is", (path) => {
  expect(ownPath(path)).toBe(path);
});
