import { afterEach, describe, expect, it, vi } from "vitest";
import { canAddToHomeScreen, keepsForAWeek } from "./lifetime";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const [APPLE, TOUCH] = ["Apple Computer, Inc.", 5];
const SAFARI = `${PHONE} Version/26.0 Mobile/15E148 Safari/604.1`;

function open(
  vendor: string,
  maxTouchPoints: number,
  userAgent: string,
  { mode = false, standalone = false } = {},
) {
  vi.stubGlobal("navigator", { vendor, maxTouchPoints, userAgent, standalone });
  vi.stubGlobal("matchMedia", () => ({ matches: mode }));
}
afterEach(() => vi.unstubAllGlobals());

describe("a browser keeps things for a week, and can be helped by the Home Screen", () => {
  it.each([
    ["Safari on an iPhone", true, true, APPLE, TOUCH, SAFARI],
    [
      "Safari on an iPad, which says that it is a Mac",
      true,
      true,
      APPLE,
      TOUCH,
      `${MAC} Version/26.0 Safari/605.1.15`,
    ],
    ["Safari on a Mac", true, false, APPLE, 0, `${MAC} Version/26.0 Safari/605.1.15`],
    ["Chrome on an iPhone", true, false, APPLE, TOUCH, `${PHONE} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`],
    [
      "Edge on an iPhone",
      true,
      false,
      APPLE,
      TOUCH,
      `${PHONE} Version/26.0 EdgiOS/150.0.0.0 Mobile/15E148 Safari/604.1`,
    ],
    ["a window of another app", true, false, APPLE, TOUCH, `${PHONE} Mobile/15E148`],
    [
      "Chrome on a phone",
      false,
      false,
      "Google Inc.",
      TOUCH,
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
    ],
    [
      "Firefox",
      false,
      false,
      "",
      0,
      "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
    ],
  ])("%s: %s, %s", (_, forAWeek, withHelp, vendor, touchPoints, userAgent) => {
    open(vendor, touchPoints, userAgent);
    expect([keepsForAWeek(), canAddToHomeScreen()]).toEqual([forAWeek, withHelp]);
  });

  it.each([{ mode: true }, { standalone: true }])(
    "not once the site is on the Home Screen: %o",
    (installed) => {
      open(APPLE, TOUCH, SAFARI, installed);
      expect([keepsForAWeek(), canAddToHomeScreen()]).toEqual([false, false]);
    },
  );
});
