/** The audiobook's player in a real browser, with each answer of a host: the recording, something else, or nothing. */
import type { Page, Route } from "@playwright/test";
import { TEST_RECORDING } from "#scripts/testing/recording";
import { expect, test } from "./fixtures";

test.use({ answeredHere: [TEST_RECORDING], expectedErrors: [/Failed to load resource/] });

const SAMPLES_A_SECOND = 8000;
const HEAD_BYTES = 44;

/** Silence as a WAV with one byte for each sample. */
function recording(seconds: number): Buffer {
  const samples = Buffer.alloc(SAMPLES_A_SECOND * seconds, 128);
  const head = Buffer.alloc(HEAD_BYTES);
  head.write("RIFF", 0);
  head.writeUInt32LE(HEAD_BYTES - 8 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  // The description's length; PCM; one channel; samples and bytes a second; bytes and bits a sample.
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLES_A_SECOND, 24);
  head.writeUInt32LE(SAMPLES_A_SECOND, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** The bytes from the one requested up to `end`. */
function part(route: Route, whole: Buffer, end = whole.length) {
  const start = firstByte(route);
  return route.fulfill({
    status: 206,
    contentType: "audio/wav",
    headers: { "accept-ranges": "bytes", "content-range": `bytes ${start}-${end - 1}/${whole.length}` },
    body: whole.subarray(start, end),
  });
}

const firstByte = (route: Route) => Number(/^bytes=(\d+)-/.exec(route.request().headers().range ?? "")?.[1]);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const slider = (page: Page) => page.getByRole("slider", { name: "How far through the story you are" });
const panel = (page: Page) => page.getByRole("alert");
const toTheQuiz = (page: Page) => page.getByRole("link", { name: "Take Quiz & Earn Coins" });

async function open(page: Page) {
  await page.goto("/audiobooks");
}

test("shows the panel for a missing recording, and plays once it is there", async ({ page, axe }) => {
  await page.route(TEST_RECORDING, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await button(page, "Play").click();
  await expect(panel(page)).toContainText(
    "Playback failed: the recording is missing, or this browser cannot play it.",
  );
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "0 seconds of 25 minutes 30 seconds");
  await expect(panel(page).getByRole("link", { name: "Read the story" })).toBeVisible();
  await axe();

  await page.unroute(TEST_RECORDING);
  await page.route(TEST_RECORDING, (route) => part(route, recording(2)));
  await button(page, "Play").click();
  await expect(page.getByText("That’s the end of the story. Are you ready for the quiz?")).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "2 seconds of 2 seconds");
  await toTheQuiz(page).click();
  await expect(page).toHaveURL("/quiz-hub");
});

/** Ten minutes, of which only the first two arrive: a browser wants some in reserve before it begins. */
const STORY = recording(600);
const BEGINNING = HEAD_BYTES + 120 * SAMPLES_A_SECOND;

/** Plays the beginning, then jumps to the missing part. */
async function playTo(page: Page, second: number) {
  await open(page);
  await button(page, "Play").click();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^\d+ seconds? of 10 minutes 0 seconds$/);
  await slider(page).fill(String(second));
}

test("waits after a broken connection, and continues the story where it was", async ({ page }) => {
  let isCut = true;
  let lost = 0;
  await page.route(TEST_RECORDING, (route) => {
    if (!isCut) return part(route, STORY);
    if (firstByte(route) < BEGINNING) return part(route, STORY, BEGINNING);
    lost += 1;
    return route.abort("connectionreset");
  });
  await playTo(page, 598);
  await expect.poll(() => lost).toBeGreaterThan(1);
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page, "Pause")).toBeVisible();
  isCut = false;
  await expect(toTheQuiz(page)).toBeVisible();
});

test("reports a host that stops halfway, and continues there on Play", async ({ page }) => {
  let isBusy = true;
  await page.route(TEST_RECORDING, (route) => {
    if (!isBusy) return part(route, STORY);
    if (firstByte(route) < BEGINNING) return part(route, STORY, BEGINNING);
    return route.fulfill({ status: 503, body: "busy" });
  });
  await playTo(page, 597);
  await expect(panel(page)).toContainText("Playback failed: the connection dropped.");
  isBusy = false;
  await button(page, "Play").click();
  await expect(panel(page)).toHaveCount(0);
  // From the beginning it would take ten minutes.
  await expect(toTheQuiz(page)).toBeVisible();
});
