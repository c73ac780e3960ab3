/** An old phone on a slow line, as Lighthouse applies them: slow 4G and a processor four times slower. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { BuiltSite } from "./context.ts";
import { signIn, type Session } from "./users.ts";

export const CPU_SLOWDOWN = 4;
const BITS_A_BYTE = 8;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / BITS_A_BYTE,
  uploadThroughput: (675 * 1024) / BITS_A_BYTE,
};
export const SCREEN = { width: 390, height: 844 };

export async function slowProcessor(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return devtools;
}

/** A new tab of such a phone. */
export async function newSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await slowProcessor(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  return page;
}

interface PhoneOptions {
  /** The session of a person who is signed in. */
  session?: Session;
  worker: boolean;
}

const settings = (worker: boolean) => ({
  viewport: SCREEN,
  hasTouch: true,
  serviceWorkers: worker ? ("allow" as const) : ("block" as const),
});

/** Such a phone with nothing kept on it but a session. */
export async function newPhone(browser: Browser, { session, worker }: PhoneOptions): Promise<BrowserContext> {
  const context = await browser.newContext(settings(worker));
  if (session) await context.addInitScript(signIn, JSON.stringify(session));
  return context;
}

interface KeptPhoneOptions extends PhoneOptions {
  /** For its debugger. */
  port?: number;
}

/**
 * A phone that keeps what its browser makes of the pages, compiled scripts for instance: other contexts are private
 * windows, which keep nothing.
 */
export async function withKeptPhone<Result>(
  { browser, flags }: BuiltSite,
  { session, worker, port }: KeptPhoneOptions,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const profile = mkdtempSync(path.join(tmpdir(), "4mq-bench-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    args: [...flags, ...(port ? [`--remote-debugging-port=${port}`] : [])],
    ...settings(worker),
  });
  try {
    if (session) await context.addInitScript(signIn, JSON.stringify(session));
    return await work(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
