import { expect, it } from "vitest";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { ownPath } from "./ownPath";

const PATHS = Object.keys({ ...PUBLIC_PAGES, ...GUARDED_PAGES });

it.each(PATHS)("leads to %s from each letter case, and stays there", (path) => {
  expect(ownPath(path)).toBe(path);
  expect(ownPath(path.toUpperCase())).toBe(path);
  expect(ownPath(path.toLowerCase())).toBe(path);
});

it.each([
  ["/BOOKS/", "/books"],
  ["/books//", "/books"],
  ["/books/4mq-l1/", "/books/4MQ-L1"],
  ["/quiz/Money-Brain-Battle//", "/quiz/money-brain-battle"],
])("leads from %s to %s", (path, own) => {
  expect(ownPath(path)).toBe(own);
});

it.each(["/No/Such-Page", "/books/", "/Shelf/Other"])("leaves %s as it is", (path) => {
  expect(ownPath(path)).toBe(path);
});
