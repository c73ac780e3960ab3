/** The browser tests: `npm test`, or one of them by hand: `npx playwright test --config tests/e2e/playwright.config.ts -g "…"`. */
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, findBrowser, findShell } from "#scripts/browser";
import { BROWSER_TEST_PORT } from "#scripts/ports";
import { WORKERS } from "#scripts/testing/workers";

const root = fileURLToPath(new URL("../..", import.meta.url));
const local = (name: string) => `${root}.local/${name}`;
const port = process.env.E2E_PORT ?? String(BROWSER_TEST_PORT);
const baseURL = `http://localhost:${port}`;

/** Where the site under test leaves its service key for the tests: one site a port. */
const keyFileOf = (sitePort: string) => local(`service-key-${sitePort}`);
export const SERVICE_KEY_FILE = keyFileOf(port);

/** With scrollbars, because people have them. */
const launch = (executablePath: string | undefined) => ({
  args: CHROMIUM_FLAGS,
  ignoreDefaultArgs: ["--hide-scrollbars"],
  ...(executablePath && { executablePath }),
});
export const LAUNCH = launch(findShell());
/** For what the shell of a browser does not do. */
export const LAUNCH_WHOLE_BROWSER = launch(findBrowser());

/** The settings of the site under test, which answers at this address. */
export const siteSettings = (port: string, address: string): Record<string, string> => ({
  CI: "true",
  PORT: port,
  SITE_OUT: local("test-site"),
  SITE_URL: address,
  DATABASE: "memory",
  // As in tests/vitest.config.ts.
  LITE_AUTH_BCRYPT_COST: "4",
  SERVICE_KEY_FILE: keyFileOf(port),
  VITE_SUPABASE_URL: "",
});

export default defineConfig({
  testDir: ".",
  outputDir: local("browser-test-output"),
  fullyParallel: true,
  workers: WORKERS,
  // No second try: a race is a mistake, in the test or on the site.
  retries: 0,
  // A machine that does much else is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // `dot` prints the failures in full and no more; how long each test took is in the report.
  reporter: [["dot"], ["json", { outputFile: local("test-results/browser.json") }]],
  use: {
    baseURL,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // It would answer in the place of what tests put there (page.route); offline.spec.ts lets it in.
    serviceWorkers: "block",
    // A trace costs a fifth of the time: `--trace on` takes one of a single test.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: LAUNCH,
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone-only/,
    },
    // Tests of behaviour on a small touch screen carry the tag: test("…", { tag: "@phone" }, …). Long walks, whose steps
    // other tests take on the desktop, carry "@phone-only".
    { name: "phone", use: { ...devices["Pixel 7"] }, grep: /@phone/ },
  ],
  webServer: {
    command: "node tests/e2e/serve.mjs",
    cwd: root,
    url: baseURL,
    // Never a server that somebody left running: its database would not be empty.
    reuseExistingServer: false,
    env: siteSettings(port, baseURL),
    stdout: "ignore",
    stderr: "pipe",
    timeout: 60_000,
  },
});
