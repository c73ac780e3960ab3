/** The four ways to a browser, by one small interface: WebDriver BiDi, classic WebDriver, and Playwright for its own two. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import type { BrowserType } from "@playwright/test";
import WebSocket from "ws";

/** All that a browser has to be able to do; the driver does the rest by scripts in the page. */
export interface Wire {
  open: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  back: () => Promise<unknown>;
  /** @param script an expression; its promise is awaited, and its value is a text. */
  run: (script: string) => Promise<string>;
  /** A press of the mouse at this place in the window. */
  press: (x: number, y: number) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  /** A picture of the window, as a PNG. */
  picture: () => Promise<Buffer>;
  /** The pages' errors so far: those that no script caught, and those of the console. */
  errors: string[];
  close: () => Promise<unknown>;
}

export interface WireOptions {
  width: number;
  height: number;
  /** The folder for downloads. */
  downloads: string;
}

/** The standard's actions, which are the same in both protocols. */
const pressAt = (x: number, y: number) => {
  const actions = [
    { type: "pointerMove", x, y },
    ...["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 })),
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
};
const keysOf = (text: string) => [
  {
    type: "key",
    id: "keyboard",
    actions: Array.from(text, (value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))).flat(),
  },
];

interface BidiMessage {
  id?: number;
  error?: string;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string };
  result: Record<string, unknown>;
}

/** @param address where the browser listens. */
export async function overBidi(address: string, { width, height }: WireOptions): Promise<Wire> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: BidiMessage) => void>();
  const errors: string[] = [];
  let asked = 0;
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as BidiMessage;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === "error") errors.push(message.params.text ?? "");
  });
  await new Promise((open, fail) => void socket.once("open", open).once("error", fail));
  const ask = async (method: string, params: object) => {
    const id = (asked += 1);
    const answer = await new Promise<BidiMessage>((take) => {
      waiting.set(id, take);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result;
  };
  await ask("session.new", { capabilities: {} });
  await ask("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = (await ask("browsingContext.getTree", {})) as { contexts: { context: string }[] };
  const { context } = contexts[0]!;
  await ask("browsingContext.setViewport", { context, viewport: { width, height } });
  return {
    errors,
    open: (url) => ask("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => ask("browsingContext.reload", { context, wait: "complete" }),
    back: () => ask("browsingContext.traverseHistory", { context, delta: -1 }),
    async run(expression) {
      const answer = await ask("script.evaluate", { expression, target: { context }, awaitPromise: true });
      const { result, exceptionDetails } = answer as {
        result?: { value: string };
        exceptionDetails?: { text: string };
      };
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    press: (x, y) => ask("input.performActions", { context, actions: pressAt(x, y) }),
    type: (text) => ask("input.performActions", { context, actions: keysOf(text) }),
    async picture() {
      const { data } = await ask("browsingContext.captureScreenshot", { context });
      return Buffer.from(data as string, "base64");
    },
    close: () => ask("browser.close", {}),
  };
}

/** @param address where the driver listens. */
export async function overWebDriver(
  address: string,
  { width, height }: WireOptions,
  capabilities: object,
  errors: string[],
): Promise<Wire> {
  const ask = async (method: string, command: string, body?: object) => {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const answer = await fetch(`${address}/session${command}`, init);
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${command}: ${error}: ${message}`);
  };
  const { sessionId } = (await ask("POST", "", { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
  };
  const post = (command: string, body: object = {}) => ask("POST", `/${sessionId}${command}`, body);
  await post("/window/rect", { width, height });
  return {
    errors,
    open: (url) => post("/url", { url }),
    reload: () => post("/refresh"),
    back: () => post("/back"),
    async run(expression) {
      const script = `const end = arguments[0]; (${expression}).then((value) => end({ value }), (error) => end({ error: String(error) }))`;
      const { value, error } = (await post("/execute/async", { script, args: [] })) as {
        value?: string;
        error?: string;
      };
      if (value === undefined) throw new Error(error);
      return value;
    },
    press: (x, y) => post("/actions", { actions: pressAt(x, y) }),
    type: (text) => post("/actions", { actions: keysOf(text) }),
    picture: async () => Buffer.from((await ask("GET", `/${sessionId}/screenshot`)) as string, "base64"),
    close: () => ask("DELETE", `/${sessionId}`),
  };
}

export async function overPlaywright(
  browserType: BrowserType,
  { width, height, downloads }: WireOptions,
): Promise<Wire> {
  const browser = await browserType.launch();
  const page = await browser.newPage({ viewport: { width, height } });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  mkdirSync(downloads, { recursive: true });
  page.on("download", (file) => void file.saveAs(path.join(downloads, file.suggestedFilename())));
  return {
    errors,
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    back: () => page.goBack({ waitUntil: "commit" }),
    run: (script) => page.evaluate(script),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
