/** An old phone on a slow line, as Lighthouse applies them: slow 4G and a processor four times slower. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
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

/** Such a phone with nothing kept on it but the session of a person who is signed in. */
export async function newPhone(
  browser: Browser,
  { session, worker }: { session: Session | undefined; worker: boolean },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: SCREEN,
    hasTouch: true,
    serviceWorkers: worker ? "allow" : "block",
  });
  if (session) await context.addInitScript(signIn, JSON.stringify(session));
  return context;
}
