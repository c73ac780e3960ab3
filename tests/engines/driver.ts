/** A visitor of the site in any browser: finds by name, presses, types, and waits for what is to come. */
import { setTimeout as pause } from "node:timers/promises";
import { isReached } from "#tests/e2e/settled";
import type { Wire } from "./wires";

/** A machine that does much else is slow, not wrong. */
const GIVE_UP_MS = 30_000;
/** For a program that starts. */
export const START_MS = 60_000;
const LOOK_AGAIN_MS = 40;

type Nothing = false | null | undefined | 0 | "";

/** Waits until this has a value, with one deadline. A page that is being left has none yet. @param what is expected, for the failure. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found> | Found,
  giveUpMs = GIVE_UP_MS,
): Promise<Exclude<Found, Nothing>> {
  const deadline = Date.now() + giveUpMs;
  for (let last = "it was not so"; ; await pause(LOOK_AGAIN_MS)) {
    try {
      const found = await look();
      if (found) return found as Exclude<Found, Nothing>;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > deadline) throw new Error(`Expected within ${giveUpMs / 1000} s: ${what}, but ${last}.`);
  }
}

/** The parts of a page by their names, as a screen reader says them, nearly. */
type Name = string | RegExp;
const sourceOf = (name: Name) =>
  typeof name === "string" ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$` : name.source;

/** Runs in the page. @returns the element with this name that can be seen and used, or an error. */
function find(css: string, source: string): HTMLElement {
  const nameOf = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0];
    const text = element.getAttribute("aria-label") ?? label?.textContent ?? element.textContent;
    return text.replace(/\s+/g, " ").trim();
  };
  const all = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled"),
  );
  const found = all.find((element) => new RegExp(source).test(nameOf(element)));
  if (!found) throw new Error(`${css} is called ${all.map(nameOf).join(" | ").slice(0, 300) || "nothing"}`);
  return found;
}

/** Runs in the page. @returns where the middle of the element is, which nothing may cover. */
function placeOf(element: HTMLElement) {
  const box = () => element.getBoundingClientRect();
  if (box().top < 0 || box().bottom > innerHeight)
    element.scrollIntoView({ block: "center", behavior: "instant" });
  const [x, y] = [Math.round(box().x + box().width / 2), Math.round(box().y + box().height / 2)];
  const top = document.elementFromPoint(x, y);
  if (top && (element.contains(top) || top.contains(element))) return { x, y };
  throw new Error(`at ${x}, ${y} is ${top ? `${top.tagName} ${top.className}` : "nothing of the window"}`);
}

export function visitorOf(wire: Wire, origin: string) {
  /** Runs a function in the page, which must be complete in itself. */
  const run = async <Args extends unknown[], Found>(
    script: (...args: Args) => Found | Promise<Found>,
    ...args: Args
  ) =>
    JSON.parse(
      await wire.run(
        `(async () => JSON.stringify((await (${String(script)})(...${JSON.stringify(args)})) ?? null))()`,
      ),
    ) as Found;
  /** Runs a function in the page on the element that has this name, as soon as there is one and it does not fail. */
  const at = async <Args extends unknown[], Found>(
    css: string,
    name: Name,
    script: (element: HTMLElement, ...args: Args) => Found,
    ...args: Args
  ): Promise<Found> => {
    const finding = `(${String(find)})(${JSON.stringify(css)}, ${JSON.stringify(sourceOf(name))})`;
    const [answer] = await until(`a ${css} called ${String(name)}`, async () => [
      await wire.run(
        `(async () => JSON.stringify((${String(script)})(${finding}, ...${JSON.stringify(args)}) ?? null))()`,
      ),
    ]);
    return JSON.parse(answer!) as Found;
  };
  const opened = () =>
    until("a page that can be used", () => run(isReached, { hydrated: true, still: true, wait: 0 }));
  /** Presses it where it is, once it stands still and nothing covers it. */
  const press = async (css: string, name: Name) => {
    await opened();
    let before = "";
    const place = await until(`a ${css} called ${String(name)} that stands still`, async () => {
      const now = await at(css, name, placeOf);
      const isStill = JSON.stringify(now) === before;
      before = JSON.stringify(now);
      return isStill && now;
    });
    await wire.press(place.x, place.y);
  };
  return {
    ...wire,
    run,
    at,
    press,
    opened,
    async open(path: string) {
      await wire.open(origin + path);
      await opened();
    },
    async reload() {
      await wire.reload();
      await opened();
    },
    /** Puts this into a field in the place of what is in it. */
    async fill(name: Name, text: string) {
      await press("input, textarea", name);
      await at("input, textarea", name, (field) => (field as HTMLInputElement).select());
      await wire.type(text);
    },
    /** Chooses as a browser does after the press: its own list is drawn outside of the page. */
    choose: (name: Name, value: string) =>
      at(
        "select",
        name,
        (select, chosen) => {
          const list = select as HTMLSelectElement;
          list.value = chosen;
          if (list.value !== chosen) throw new Error(`${chosen} cannot be chosen`);
          for (const kind of ["input", "change"]) list.dispatchEvent(new Event(kind, { bubbles: true }));
        },
        value,
      ),
    /** Waits until the page shows this text. */
    shows: (css: string, text: Name) => at(css, text, () => true),
    /** Waits for a path. */
    arrived: async (path: string) => {
      await until(`the page ${path}`, () => run((wanted) => location.pathname === wanted, path));
      await opened();
    },
  };
}
export type Visitor = ReturnType<typeof visitorOf>;
