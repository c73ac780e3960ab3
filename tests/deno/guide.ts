/**
 * The guide with a scripted provider and a scripted database: the requests sent, the answers given, and the calls made.
 */
import assert from "node:assert/strict";
import type { Dependencies } from "#functions/_shared/dependencies";
import { handleGuide } from "#functions/ms-sparkle-chat/handler";

declare const Deno: { test(name: string, run: () => void | Promise<void>): void };
export const test = (name: string, run: () => unknown) =>
  Deno.test(name, async () => {
    await run();
  });

export const KEY = "sk-example";
export const WITH_KEY = { GUIDE_API_KEY: KEY };
const NOON = new Date("2026-11-21T12:00:00Z");
/** For a provider that hangs. */
export const SHORT_TIMEOUTS = { callMs: 40, wholeMs: 20_000 };

export interface Turn {
  role: string;
  content: string;
}

export interface Call {
  url: string;
  authorization: string | null;
  body: { model: string; input: string[]; messages: { role: string; content: string }[]; max_tokens: number };
}

type Answers = (call: Call, signal: AbortSignal) => Response | Promise<Response>;

export interface Scene {
  message?: string;
  history?: Turn[];
  /** The raw body, instead of message and history. */
  body?: string | ReadableStream<Uint8Array>;
  method?: string;
  address?: string;
  env?: Record<string, string>;
  /** The answer of `rpc/{name}`; 204 and true by default. */
  database?: (name: string, args: object) => Response | Promise<Response>;
  model?: Answers;
  moderation?: Answers;
  timeouts?: typeof SHORT_TIMEOUTS;
}

/** A provider's answer in its own format. */
export const modelReply =
  (content: unknown, choice: object = {}, rest: object = {}) =>
  () =>
    Response.json({
      choices: [{ message: { role: "assistant", content }, finish_reason: "stop", ...choice }],
      ...rest,
    });
const clean = { flagged: false, categories: {}, category_scores: {} };
/** Flags texts that contain the word. */
export const flags =
  (word: string, category: string, score = 0.9) =>
  ({ body }: Call) =>
    Response.json({
      results: body.input.map((text) =>
        text.includes(word)
          ? {
              flagged: score > 0.5,
              categories: { [category]: score > 0.5 },
              category_scores: { [category]: score },
            }
          : clean,
      ),
    });
export const allClean: Answers = ({ body }) => Response.json({ results: body.input.map(() => clean) });
export const hangs: Answers = (_, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
export const html: Answers = () =>
  new Response("<html><h1>Bad gateway</h1></html>", { headers: { "Content-Type": "text/html" } });
/** Gives one answer after another. */
export const inSequence = (...answers: Answers[]): Answers => {
  let turn = 0;
  return (call, signal) => answers[turn++]!(call, signal);
};

const GOOD = "A budget is a plan for your money. What would you like to save for?";

interface GuideExchange {
  status: number;
  headers: Headers;
  /** The whole answer. */
  message: string;
  /** The part that is shown at first. */
  first?: string;
  next?: string[];
  kind?: string;
  subject?: string;
  how: string;
  /** The trouble on the way. */
  why: string | undefined;
  hasMore?: boolean;
  goal?: number;
  week?: number;
  saved?: number;
  visitor: string | null;
  chat: Call[];
  moderation: Call[];
  database: string[];
}

const HOW = /^(?:fixed|talk|sum|teacher|library|unsure|unknown|model|refused|tooMany|failed)$/u;
const WHY =
  /^(?:limits|settings|tooMany|spendCap|refused\.\w+|(?:moderation|model)\.(?:timeout|network|status|refused|unreadable|cutOff))$/u;

/** Every request of every test logs one line with a time, a known word and a code, so no user's words can be in it. */
function readLog(lines: string[]): Pick<GuideExchange, "how" | "why" | "visitor"> {
  assert.equal(lines.length, 1, "one line a request");
  const { time, how, why, visitor, ...rest } = JSON.parse(lines[0]!) as Record<string, string | null>;
  assert.deepEqual(rest, {}, "the log holds more than it should");
  assert.equal(time, NOON.toISOString());
  assert.match(how!, HOW);
  if (why !== undefined) assert.match(why!, WHY);
  if (visitor !== null) assert.match(visitor!, /^[0-9a-f]{64}$/u);
  return { how: how!, why: why ?? undefined, visitor: visitor! };
}

export async function ask(scene: Scene): Promise<GuideExchange> {
  const { message = "What is a budget?", history = [], method = "POST", address = "203.0.113.7" } = scene;
  const chat: Call[] = [];
  const moderation: Call[] = [];
  const database: string[] = [];
  const lines: string[] = [];
  const env: Record<string, string> = {
    SUPABASE_URL: "https://project.example",
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_d"}',
    ...scene.env,
  };

  const fetch = async (input: string, init: RequestInit): Promise<Response> => {
    const name = /^https:\/\/project\.example\/rest\/v1\/rpc\/(\w+)$/u.exec(input)?.[1];
    const body = JSON.parse(init.body as string) as Call["body"];
    if (name) {
      database.push(name);
      if (scene.database) return scene.database(name, body);
      return name === "count_guide_call" ? Response.json(true) : new Response(null, { status: 204 });
    }
    assert.equal(init.redirect, "error", "a provider sends nobody elsewhere");
    const call = { url: input, authorization: new Headers(init.headers).get("authorization"), body };
    const isModeration = input.endsWith("/moderations");
    (isModeration ? moderation : chat).push(call);
    const answer = isModeration ? (scene.moderation ?? allClean) : (scene.model ?? modelReply(GOOD));
    return answer(call, init.signal!);
  };
  const around: Dependencies = {
    env: (name) => env[name],
    fetch: fetch as Dependencies["fetch"],
    now: () => NOON,
    log: (line) => void lines.push(line),
  };
  const withBody = method !== "GET" && method !== "OPTIONS";
  const request = new Request("https://project.example/ms-sparkle-chat", {
    method,
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": address },
    ...(withBody && {
      duplex: "half",
      body: scene.body ?? JSON.stringify({ message, conversationHistory: history }),
    }),
  });
  const response = await handleGuide(request, around, scene.timeouts);
  const { headers, status } = response;
  if (method === "OPTIONS")
    return {
      status,
      headers,
      message: "",
      how: "",
      why: undefined,
      visitor: null,
      chat,
      moderation,
      database,
    };
  const {
    message: said,
    more,
    next,
    kind,
    subject,
    hasMore,
    goal,
    week,
    saved,
    ...rest
  } = (await response.json()) as Pick<
    GuideExchange,
    "message" | "next" | "kind" | "subject" | "hasMore" | "goal" | "week" | "saved"
  > & {
    more?: string;
  };
  assert.deepEqual(rest, {}, "the answer holds more than it should");
  const log = readLog(lines);
  return {
    status,
    headers,
    message: more ? `${said} ${more}` : said,
    first: said,
    ...(next && { next }),
    ...(kind && { kind }),
    ...(subject && { subject }),
    ...(hasMore && { hasMore }),
    ...(goal && { goal }),
    ...(week && { week }),
    ...(saved && { saved }),
    ...log,
    chat,
    moderation,
    database,
  };
}

/** The database allowed it, and the provider was not called. */
export function assertNobodyAsked({ chat, moderation }: GuideExchange) {
  assert.equal(chat.length, 0, "the model was called");
  assert.equal(moderation.length, 0, "moderation was called");
}
