/**
 * `npm run picture` takes the picture of the home page for the README, .github/home.png, from the
 * site that the tests have built.
 */
import { writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findBrowser, installBrowser } from "#scripts/browser";
import { encodePng } from "#scripts/pictures/raster";
import { anyFreePort } from "#scripts/ports";
import { serveBuilt } from "#scripts/serving/serveBuilt";
import { applySiteSettings, requireBuiltSite } from "#scripts/serving/settings";

const FILE = ".github/home.png";
const SIZE = { width: 1280, height: 760 };

/** A full-colour screenshot is three times as large as one with a palette. @returns its pixels, as base64. */
const pixelsOf = (page: Page, png: Buffer) =>
  page.evaluate(
    async ([source, { width, height }]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(width, height).getContext("2d")!;
      context.drawImage(image, 0, 0);
      const bytes = context.getImageData(0, 0, width, height).data;
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    [`data:image/png;base64,${png.toString("base64")}`, SIZE] as const,
  );

export default async function picture() {
  const executablePath = findBrowser() ?? installBrowser();
  const port = await anyFreePort("localhost");
  const { url, out } = applySiteSettings({ port, out: ".local/test-site", database: "memory" });
  requireBuiltSite(out);
  const server = await serveBuilt(port);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: SIZE, colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Ms. Sparkle" }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const pixels = Buffer.from(await pixelsOf(page, await page.screenshot()), "base64");
    writeFileSync(FILE, encodePng({ ...SIZE, pixels }));
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`${FILE} shows the home page of ${out}`);
}
