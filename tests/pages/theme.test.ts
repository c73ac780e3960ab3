import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseTheme, onThemeChange } from "@/storage/theme";

const metas = () =>
  [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.getAttribute("media"));

beforeEach(() => {
  document.head.innerHTML = /<meta name="theme-color"[\s\S]+(?=<link rel="icon")/u.exec(
    readFileSync("index.html", "utf8"),
  )![0];
});
afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
});

const BY_DEVICE = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"];

test("gives the browser's bars the colour of the chosen theme, and the device's again", () => {
  expect(metas()).toEqual(BY_DEVICE);
  chooseTheme("dark");
  expect(metas()).toEqual(["not all", "all"]);
  chooseTheme("light");
  expect(metas()).toEqual(["all", "not all"]);
  chooseTheme("system");
  expect(metas()).toEqual(BY_DEVICE);
});

test("gives the browser's bars the colour of an earlier choice when the page begins to listen", () => {
  localStorage.setItem("4mq_theme", "dark");
  const stop = onThemeChange(() => {});
  expect(metas()).toEqual(["not all", "all"]);
  stop();
});
