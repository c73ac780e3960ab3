/**
 * Measures on a settled page. Styles, fonts and scripts arrive in their own time, and on a busy machine an element that is
 * measured too early is somewhere else a moment later. So `boundingBox` and the like are allowed only here and in inPage.ts
 * (.oxlintrc.json).
 */
import type { Locator, Page } from "@playwright/test";

const GIVE_UP_MS = 15_000;

/** An opened page has its whole sheet and is hydrated; on a settled one the fonts are there and nothing moves. */
interface Wanted {
  /** False while a test holds back the scripts that hydrate the page. */
  hydrated?: boolean;
  still?: boolean;
}

let waits = 0;

/** Runs in the page. @returns whether it is as wanted; what is missing stays in a variable of the page. */
export const isReached = ({ hydrated, still, wait }: Required<Wanted> & { wait: number }) => {
  const memory = globalThis as { wait?: number; places?: string; missing?: string };
  // Two frames of this wait are compared: the places of an earlier one would settle a page that has yet to change.
  if (memory.wait !== wait) Object.assign(memory, { wait, places: "" });
  const findMissing = () => {
    const root = document.getElementById("root");
    const sheet = document.querySelector<HTMLLinkElement>("#styles");
    if (sheet && (sheet.disabled || !sheet.sheet || sheet.media === "not all")) return "its whole sheet";
    if (root && hydrated) {
      if (root.querySelector(":scope > [inert]")) return "the page in place of its frame";
      // React marks elements while it works, and the root when it is done.
      const key = Object.keys(root).find((name) => name.startsWith("__reactContainer$"));
      const { memoizedState } =
        (root as unknown as Record<string, { stateNode: { current: ReactRoot } }>)[key ?? ""]?.stateNode
          .current ?? {};
      if (!memoizedState?.element || memoizedState.isDehydrated) return "React";
    }
    if (!still) return "";
    // Reading the places lays the page out, and that is when a browser asks for the fonts in use.
    const before = memory.places;
    memory.places = Array.from(document.querySelectorAll("body, body *"), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join(" ");
    }).join();
    if ([...document.fonts].some(({ status }) => status === "loading")) return "its fonts";
    const isMoving = document.getAnimations().some(({ effect, playState, timeline }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === "running" && timeline === document.timeline && Number.isFinite(endTime);
    });
    if (isMoving) return "the end of an animation";
    return memory.places === before ? "" : "a frame in which nothing moves";
  };
  memory.missing = findMissing();
  return memory.missing === "";
};
interface ReactRoot {
  memoizedState: { element: unknown; isDehydrated: boolean } | null;
}

async function until(page: Page, { hydrated = true, still = false }: Wanted) {
  await page
    .waitForFunction(isReached, { hydrated, still, wait: (waits += 1) }, { timeout: GIVE_UP_MS })
    .catch(async (error: unknown) => {
      const missing = await page.evaluate(() => (globalThis as { missing?: string }).missing);
      throw new Error(`${page.url()} still waits for ${missing}`, { cause: error });
    });
}

/** Waits until the page can be used: a click or a key before that may be lost, and so may what is typed into a frame. */
export const opened = (page: Page) => until(page, {});

/** Waits until the page stands still. */
export const settled = (page: Page, { hydrated = true } = {}) => until(page, { hydrated, still: true });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The boxes at one moment of a settled page, in px from the upper left corner of the window. */
export async function boxesOf<const Locators extends readonly [Locator, ...Locator[]]>(
  locators: Locators,
  options?: { hydrated: boolean },
): Promise<{ [Place in keyof Locators]: Box }> {
  await settled(locators[0].page(), options);
  const boxes = await Promise.all(
    locators.map(async (locator) => {
      const box = await locator.boundingBox();
      if (!box) throw new Error(`${String(locator)} is not shown, so it has no place.`);
      return box;
    }),
  );
  return boxes as { [Place in keyof Locators]: Box };
}

export const boxOf = async (locator: Locator) => (await boxesOf([locator]))[0];

/** True if two elements overlap on the screen. */
export async function overlap(one: Locator, other: Locator) {
  const [first, second] = await boxesOf([one, other]);
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}

/** Runs a function of inPage.ts on each of these elements of a settled page. @returns its findings. */
export async function measureAll<Found>(
  locators: readonly [Locator, ...Locator[]],
  find: (element: Element) => Found,
): Promise<Found[]> {
  await settled(locators[0].page());
  const findings: unknown[] = [];
  for (const locator of locators) findings.push(await locator.evaluate(find));
  return findings as Found[];
}

export const measure = async <Found>(locator: Locator, find: (element: Element) => Found) =>
  (await measureAll([locator], find))[0]!;

/** By how many px an element's content is wider than the room for it; the page's own scrollbar takes some of the room. */
export const overflowOf = (locator: Locator) =>
  measure(locator, ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** By how many px a page has to be scrolled sideways. */
export const sidewaysScroll = (page: Page) => overflowOf(page.locator("html"));
