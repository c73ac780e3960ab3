/** The keys of the moderator's page: what one press decides, where the focus goes on, and what a screen reader says then. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { Window } from "happy-dom";
import { beforeEach, describe, expect, it } from "vitest";
import type { QueueItem } from "#scripts/moderation/client";
import type { LastDecision } from "#scripts/moderation/pageDecisions";
import { pageHtml } from "#scripts/moderation/pageHtml";

const KEYS = readFileSync("scripts/moderation/page/pressButtons.js", "utf8");
const NOW = new Date("2026-11-23T12:00:00Z");

/** A reported idea that others still see, of a writer of its own. */
const idea = (id: string, card = id.charCodeAt(0)): QueueItem => ({
  card,
  texts: 1,
  kind: "idea",
  id,
  title: `Idea ${id}`,
  description: "With a sponge",
  heard: null,
  reports: 1,
  reasons: [],
  times: [],
  since: "2026-11-23T09:00:00Z",
  status: "active",
  is_answered: false,
  let_in: 0,
  taken_out: 0,
});
const ideas = (...ids: string[]) => ids.map((id) => idea(id));
/** Texts of one writer. */
const oneWriter = (...ids: string[]) => ids.map((id) => ({ ...idea(id, 1), texts: ids.length }));
const html = (items: readonly QueueItem[], done?: LastDecision) =>
  pageHtml(
    {
      items,
      count: { waiting: items.length, urgent: 0, oldest: null, oldest_urgent: null },
      page: 1,
      pages: 1,
    },
    done,
    NOW,
  );

/** The storage of the browser's tab, which outlives a page. */
let kept: Map<string, string>;
/** The page's requests. */
let sent: string[];
beforeEach(() => {
  kept = new Map();
  sent = [];
});

/** Long before the clock of this process: an event that the page makes itself comes later. */
const LOADED_AT = -1_000_000;
const LATER = LOADED_AT + 600;

/** A page as the browser opens it after each decision: its script starts again. */
function open(waiting: readonly QueueItem[], done?: LastDecision) {
  const window = new Window();
  window.document.write(html(waiting, done).replace(/<(?:script|link).*/g, ""));
  const document = window.document as unknown as Document;
  runInNewContext(KEYS, {
    document,
    CSS: { escape: (text: string) => text },
    performance: { now: () => LOADED_AT },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    setTimeout,
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const action = (event as SubmitEvent).submitter!.getAttribute("formaction");
    const about = [...form.querySelectorAll<HTMLInputElement>("[name=id]")].map(({ value }) => value);
    if (!event.defaultPrevented) sent.push(`${action} ${about.join(" ")}`);
    event.preventDefault();
  });
  /** @param at milliseconds on the clock that LOADED_AT is of. */
  const happen = (target: Element, event: unknown, at: number) => {
    Object.defineProperty(event, "timeStamp", { value: at });
    target.dispatchEvent(event as Event);
  };
  const focus = () => document.activeElement!;
  return {
    focus,
    press: (key: string, at = LATER) =>
      happen(focus(), new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }), at),
    /** The submission that a click on this button makes. */
    click: (label: string, at = LATER) => {
      const button = [...document.querySelectorAll("button")].find((one) =>
        one.textContent.startsWith(label),
      )!;
      happen(
        button.form!,
        new window.SubmitEvent("submit", { submitter: button as never, bubbles: true, cancelable: true }),
        at,
      );
    },
    /** The description that a screen reader adds to the focused text. */
    described: () => {
      const waiting = focus().matches(".waiting");
      const described = focus().getAttribute(waiting ? "aria-describedby" : "aria-labelledby");
      return described && document.getElementById(described)!.textContent;
    },
  };
}

const HIDDEN: LastDecision = { ids: ["b"], words: "Taken down." };

describe("the focus", () => {
  it("focuses the most urgent text at first", () => {
    expect(open(ideas("a", "b", "c")).focus().id).toBe("text-a");
  });

  it("moves on to the next text, past the skipped ones", () => {
    const page = open(ideas("a", "b", "c", "d"));
    page.press("j");
    page.press("r");
    expect(sent).toEqual(["/hide b"]);
    // Another text came in at the top meanwhile, and the next one was decided elsewhere.
    expect(open(ideas("new", "a", "d"), HIDDEN).focus().id).toBe("text-d");
  });

  it("returns to the last text after deciding the one at the end", () => {
    const page = open(ideas("a", "b", "c"));
    page.press("j");
    page.press("j");
    page.press("r");
    expect(open(ideas("a", "b"), HIDDEN).focus().id).toBe("text-b");
  });

  it("stays with a text if nothing was decided about it", () => {
    const page = open(ideas("a", "b", "c"));
    page.press("j");
    page.press("r");
    expect(open(ideas("a", "b", "c"), { words: "Not decided." }).focus().id).toBe("text-b");
  });

  it("moves to the text whose decision was undone", () => {
    open(ideas("a", "c"), HIDDEN).press("u");
    expect(sent).toEqual(["/undo b"]);
    expect(open(ideas("a", "b", "c"), { words: "Undone." }).focus().id).toBe("text-b");
  });

  it("follows a clicked button, and forgets it when the page is opened again", () => {
    const page = open(ideas("a", "b"));
    page.press("j");
    page.click("Let everyone see it");
    expect(sent).toEqual(["/keep a"]);
    expect(open(ideas("b"), HIDDEN).focus().id).toBe("text-b");
    expect(open(ideas("a", "b")).focus().id).toBe("text-a");
  });
});

describe("a decision", () => {
  it("ignores a key press or click meant for the page before", () => {
    const page = open(ideas("a", "b"));
    page.press("a", LOADED_AT - 10);
    page.press("a", LOADED_AT + 400);
    page.click("Take it down", LOADED_AT + 400);
    expect(sent).toEqual([]);
    page.press("j", LOADED_AT + 400);
    expect(page.focus().id).toBe("text-b");
    page.press("a");
    expect(sent).toEqual(["/keep b"]);
  });

  it("announces a decision with the focus, until that moves on, and by the page's name", () => {
    const page = open(ideas("a", "c"), HIDDEN);
    expect(page.described()).toBe("Taken down.");
    page.press("j");
    page.press("k");
    expect(page.focus().id).toBe("text-a");
    expect(page.described()).toBeNull();
    expect(html(ideas("a", "c"), HIDDEN)).toContain("<title>Taken down. (2) Moderation | 4MQ</title>");
  });

  it("focuses the announcement if the queue is empty", () => {
    const page = open([], HIDDEN);
    expect(page.focus().getAttribute("role")).toBe("status");
    expect(page.described()).toBe("Taken down.");
    page.press("u");
    expect(sent).toEqual(["/undo b"]);
  });
});

describe("a card", () => {
  it("passes over the other texts of a writer until they are opened", () => {
    const page = open([...oneWriter("a", "b", "c"), ...ideas("d")]);
    page.press("j");
    expect(page.focus().id).toBe("text-d");
    page.press("k");
    page.press("m");
    expect(page.focus().id).toBe("text-b");
    page.press("r");
    expect(sent).toEqual(["/hide b"]);
    // The next of the same writer, whose texts are opened again.
    expect(open([...oneWriter("a", "c"), ...ideas("d")], HIDDEN).focus().id).toBe("text-c");
  });

  it("closes them with the same key, and goes back to the worst", () => {
    const page = open(oneWriter("a", "b"));
    page.press("m");
    page.press("m");
    expect(page.focus().id).toBe("text-a");
  });

  it("stays with the writer after the worst text, and moves on after all", () => {
    open([...oneWriter("a", "b", "c"), ...ideas("d")]).press("r");
    expect(open([...oneWriter("b", "c"), ...ideas("d")], HIDDEN).focus().id).toBe("text-b");
    open([...oneWriter("b", "c"), ...ideas("d")]).click("Take all 2 down");
    expect(sent.at(-1)).toBe("/all-remove b c");
    const after = open(ideas("d"), { ids: ["b", "c"], words: "2 removed." });
    expect(after.focus().id).toBe("text-d");
    after.press("u");
    expect(sent.at(-1)).toBe("/all-undo b c");
  });

  it("decides about the focused text alone, never about a closed one", () => {
    const [worst, other] = oneWriter("a", "b") as [QueueItem, QueueItem];
    const page = open([{ ...worst, heard: "crisis", status: "held" }, other]);
    for (const key of ["a", "r", "f"]) page.press(key);
    expect(sent).toEqual([]);
    page.press("d");
    expect(sent).toEqual(["/helped a"]);
  });
});

describe("what was held for harm", () => {
  it.each(["sexual", "contact", "hint", "unsafe", "unkind", "swearing", null])(
    "is published by no key, and first left for later: %s",
    (heard) => {
      const page = open([{ ...idea("a"), heard, status: "held" }, idea("b")]);
      for (const key of ["a", "f"]) page.press(key);
      expect(sent).toEqual([]);
      const shown = html([{ ...idea("a"), heard, status: "held" }]);
      expect(/class="button first"[^>]*>([^<]+)/.exec(shown)![1]).toBe("Leave it for later");
      page.press("r");
      expect(sent).toEqual(["/hide a"]);
    },
  );

  it("is published by no button for several", () => {
    const held = oneWriter("a", "b").map((item) => ({ ...item, heard: "unkind", status: "held" }));
    expect(html(held)).not.toContain("all-accept");
    expect(html(held)).toContain("Take all 2 down");
  });
});
