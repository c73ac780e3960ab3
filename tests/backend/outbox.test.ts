/** Entries in flight, on a network that a test can cut off; the storage behaves as in two tabs of one browser. */
import { focusManager, onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getClient } from "@/backend/client";
import { SESSION_KEY } from "@/backend/session";
import {
  confirmStored,
  correctWaiting,
  removeWaiting,
  sendEntry,
  sendLog,
  sendNow,
  watchOutbox,
} from "@/backend/journal/outbox";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { entriesKey } from "@/backend/journal/entryLists";
import { queryClient } from "@/backend/queryClient";
import { learnTime } from "@/backend/serverClock";
import type { JournalEntry } from "@/domain/journal/journal";
import type { Outbox, ShownEntry } from "@/domain/journal/outbox";
import { stubBrowser } from "./browserStub";

const ANN = "00000000-0000-4000-8000-00000000000a";
const BEN = "00000000-0000-4000-8000-00000000000b";
const entry = (pence: number): JournalEntry => ({ day: "2026-11-21", type: "E", pence, detail: "E-Chore" });
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

interface Sent {
  method: string;
  entry_date: string | undefined;
  amount: number | undefined;
  client_id: string | undefined;
  earning_detail: string | null | undefined;
  saving_detail: string | null | undefined;
}

let outbox: Outbox;
let listeners: Set<() => void>;
/** Tells this tab that another one has changed the storage. */
let otherTabs: EventTarget;
let session: string | null;
let sent: Sent[];
let logs: object[];
let timesAsked: number;
/** The network's behaviour for the next requests; the last one repeats for ever. */
let answers: ((sent: Sent) => Response | Promise<Response>)[];
/** The answer from which the time is learnt. */
let timeTold: () => Response | Promise<Response>;
/** The server's answers to the reading of a habit, and to its log. */
let habit: object;
let logged: () => Response | Promise<Response>;
/** The server's answer about the session's owner, which is only asked for after a refusal. */
let whoseSession: () => Response | Promise<Response>;

/** The server's answer to a request for a new token. */
let renewal: () => Response | Promise<Response>;

const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const status =
  (code: number, body: object = { code: "P0001", message: "No", details: null, hint: null }) =>
  () =>
    Response.json(body, { status: code });
const capped = status(429, {
  code: "daily_cap",
  message: "No more than 200 a day",
  details: null,
  hint: null,
});
const stored = ({ amount, client_id }: Sent) =>
  Response.json(
    {
      id: `row of ${client_id}`,
      client_id: client_id ?? id(1),
      entry_date: "2026-11-21",
      entry_type: "E",
      amount: amount ?? 0,
      earning_detail: "E-Chore",
      saving_detail: null,
      spending_detail: null,
    },
    { status: 201 },
  );

const HABIT = {
  id: "00000000-0000-4000-8000-0000000000d1",
  habit_name: "Read",
  current_streak: 3,
  best_streak: 3,
  last_logged_date: "2026-11-20",
  status: "active",
  needs_help: null,
};

const userOf = (id: string, factors: object[] = []) => ({
  id,
  email: "a@example.com",
  aud: "authenticated",
  factors,
});

/** @param iat when the server gave out the token, in its own seconds. */
const signIn = (userId: string, iat?: number) => {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  session = JSON.stringify({
    access_token: `header.${btoa(JSON.stringify({ sub: userId, exp: expires_at, iat }))}.signature`,
    refresh_token: "refresh",
    token_type: "bearer",
    expires_in: 3600,
    expires_at,
    user: userOf(userId),
  });
};

beforeEach(async () => {
  otherTabs = new EventTarget();
  vi.stubGlobal("addEventListener", otherTabs.addEventListener.bind(otherTabs));
  vi.stubGlobal("removeEventListener", otherTabs.removeEventListener.bind(otherTabs));
  stubBrowser({
    getItem: (key) => (key === SESSION_KEY ? session : null),
    removeItem: (key) => {
      if (key === SESSION_KEY) session = null;
    },
  });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.endsWith("/auth/v1/user")) return await whoseSession();
    if (url.includes("/auth/v1/token")) return await renewal();
    const body = JSON.parse((init.body as string | null) ?? "{}") as Partial<Sent>;
    if (url.includes("habit_streaks")) {
      if (init.method === "GET") return Response.json(habit);
      logs.push(body);
      return await logged();
    }
    if (init.method === "GET") {
      timesAsked += 1;
      return await timeTold();
    }
    const { entry_date, amount, client_id, earning_detail, saving_detail } = body;
    const request: Sent = {
      method: init.method!,
      entry_date,
      amount,
      client_id,
      earning_detail,
      saving_detail,
    };
    sent.push(request);
    return await (answers.length > 1 ? answers.shift()! : answers[0]!)(request);
  });
  outbox = [];
  listeners = new Set();
  sent = [];
  logs = [];
  timesAsked = 0;
  answers = [stored];
  timeTold = () => Response.json([]);
  habit = HABIT;
  logged = () => Response.json([{ id: HABIT.id }]);
  whoseSession = () => Response.json(userOf(ANN));
  renewal = lost;
  keepOutboxIn(() => ({
    // Creates a new object each time, as reading from the browser's storage does.
    read: () => structuredClone(outbox) as Outbox,
    update: (edit) => {
      outbox = edit(structuredClone(outbox) as Outbox);
      for (const listen of listeners) listen();
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  }));
  await getClient();
  vi.useFakeTimers();
  signIn(ANN);
});

let stops: (() => void)[] = [];
const watch = () => stops.push(watchOutbox(ANN));

afterEach(async () => {
  for (const stop of stops) stop();
  stops = [];
  answers = [stored];
  outbox = [];
  await vi.advanceTimersByTimeAsync(60_000);
  queryClient.clear();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
/** Runs until the first attempt has an outcome. */
async function add(number: number, pence: number) {
  const added = sendEntry(ANN, id(number), entry(pence)).catch((error: Error) => error);
  await settle();
  return added;
}
/** An entry as its owner saw it in the list of those that wait. */
const seen = (number: number, day = entry(0).day): ShownEntry => ({
  clientId: id(number),
  entry: { ...entry(100 * number), day },
  stage: "waiting",
  tried: true,
});
const amounts = () => sent.filter(({ method }) => method === "POST").map(({ amount }) => amount);

describe("a network that answers", () => {
  it("leaves nothing behind after an answer", async () => {
    expect(await add(1, 450)).toMatchObject({ outcome: "added", entry: { pence: 450 } });
    expect(outbox).toEqual([]);
  });

  it.each([
    [status(500), "trouble"],
    [status(400), "refused"],
    [status(403), "refused"],
  ])("returns a refused entry to the form, which still has it: %#", async (answer, reason) => {
    answers = [answer];
    expect(await add(1, 450)).toMatchObject({ reason });
    expect(outbox).toEqual([]);
    await settle(60_000);
    expect(amounts()).toEqual([4.5]);
  });
});

describe("an entry of a form over the day's limit", () => {
  it("waits for the server's next day, and leaves by itself as the same entry", async () => {
    vi.setSystemTime("2026-11-21T23:30:00Z");
    signIn(ANN);
    watch();
    // The second request asks whether an earlier attempt has arrived.
    answers = [capped, () => Response.json([]), stored];
    expect(await add(1, 450)).toEqual({ outcome: "tomorrow" });
    expect(outbox).toMatchObject([
      { clientId: id(1), stage: "refused", refusal: "tooMany", refusedOn: "2026-11-21" },
    ]);
    await settle(20 * 60_000);
    expect(amounts()).toEqual([4.5]);
    await settle(12 * 60_000);
    expect(amounts()).toEqual([4.5, 4.5]);
    expect(new Set(sent.map(({ client_id }) => client_id).filter(Boolean))).toEqual(new Set([id(1)]));
    expect(outbox).toEqual([]);
  });

  it("holds up no other entry", async () => {
    answers = [capped, () => Response.json([]), stored];
    await add(1, 450);
    expect(await add(2, 200)).toMatchObject({ outcome: "added" });
    expect(outbox).toMatchObject([{ clientId: id(1) }]);
  });

  it("was stored already if only the answer was lost", async () => {
    answers = [capped, async (change) => Response.json([await stored(change).json()])];
    expect(await add(1, 450)).toMatchObject({ outcome: "added", entry: { pence: 450 } });
    expect(outbox).toEqual([]);
  });
});

describe("no answer", () => {
  it("keeps the entry without an answer, and tries again until there is one", async () => {
    answers = [lost, status(503), stored];
    expect(await add(1, 450)).toEqual({ outcome: "waiting" });
    expect(outbox).toMatchObject([{ clientId: id(1), stage: "waiting", tried: true }]);
    await settle(10_000);
    expect(outbox).toEqual([]);
    expect(sent.map(({ client_id }) => client_id)).toEqual([id(1), id(1), id(1)]);
  });

  it("keeps the entry of a gateway's own limit of requests, and sends it when it answers again", async () => {
    answers = [status(429, { message: "API rate limit exceeded" }), stored];
    expect(await add(1, 450)).toEqual({ outcome: "waiting" });
    expect(outbox).toMatchObject([{ stage: "waiting" }]);
    await settle(10_000);
    expect(sent.map(({ method }) => method)).toEqual(["POST", "POST"]);
    expect(outbox).toEqual([]);
  });

  it.each([408, 502, 503, 504])("keeps the entry after a gateway's answer of %i", async (code) => {
    answers = [status(code)];
    expect(await add(1, 450)).toEqual({ outcome: "waiting" });
    expect(outbox).toMatchObject([{ clientId: id(1), stage: "waiting" }]);
  });

  it("keeps the order of entries", async () => {
    answers = [lost, lost, stored];
    for (const number of [1, 2, 3]) expect(await add(number, number * 100)).toEqual({ outcome: "waiting" });
    await settle(30_000);
    expect(amounts()).toEqual([1, 1, 1, 2, 3]);
    expect(outbox).toEqual([]);
  });

  it("sends nothing offline, and everything once back online", async () => {
    queryClient.mount();
    onlineManager.setOnline(false);
    expect(await add(1, 100)).toEqual({ outcome: "waiting" });
    expect(outbox).toMatchObject([{ stage: "waiting", tried: false }]);
    await settle(60_000);
    expect(sent).toEqual([]);
    onlineManager.setOnline(true);
    await settle();
    expect(amounts()).toEqual([1]);
    expect(outbox).toEqual([]);
    queryClient.unmount();
  });

  it("keeps the entry however often there is no answer, and never calls it refused", async () => {
    answers = [lost];
    await add(1, 100);
    await settle(120_000);
    expect(sent.length).toBeGreaterThan(6);
    expect(outbox).toMatchObject([{ stage: "waiting" }]);
    expect(outbox[0]!.refusal).toBeUndefined();
  });

  it("sends at once when the user asks", async () => {
    answers = [lost, lost, lost, lost, stored];
    await add(1, 100);
    await settle(8000);
    expect(sent).toHaveLength(4);
    sendNow(ANN);
    await settle();
    expect(outbox).toEqual([]);
    await settle(60_000);
    expect(sent).toHaveLength(5);
  });
});

describe("what waits from an earlier visit", () => {
  const waiting = (number: number, pence: number): Outbox[number] => ({
    clientId: id(number),
    entry: entry(pence),
    stage: "waiting",
    tried: false,
  });

  it("sends entries from an earlier visit in order when the page opens", async () => {
    outbox = [waiting(1, 100), { ...waiting(2, 200), stage: "new" }, waiting(3, 300)];
    watch();
    await settle();
    expect(amounts()).toEqual([1, 2, 3]);
    expect(outbox).toEqual([]);
  });

  it("keeps a refused entry with its reason, and sends the next", async () => {
    outbox = [waiting(1, 100), waiting(2, 200)];
    // The second request asks whether an earlier attempt has arrived.
    answers = [capped, () => Response.json([]), stored];
    watch();
    await settle();
    expect(outbox).toMatchObject([{ clientId: id(1), stage: "refused", refusal: "tooMany" }]);
    correctWaiting(ANN, seen(1), entry(150));
    await settle();
    expect(amounts()).toEqual([1, 2, 1.5]);
    expect(outbox).toEqual([]);
  });

  it("sends an entry over the day's limit by itself on the next day, with the page open", async () => {
    vi.setSystemTime("2026-11-21T23:30:00Z");
    signIn(ANN);
    outbox = [waiting(1, 100), waiting(2, 200)];
    const empty = () => Response.json([]);
    answers = [capped, empty, capped, empty, stored];
    watch();
    await settle();
    expect(outbox).toMatchObject([{ refusal: "tooMany" }, { refusal: "tooMany" }]);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await settle(20 * 60_000);
    expect(amounts()).toEqual([1, 2]);
    await settle(12 * 60_000);
    expect(amounts()).toEqual([1, 2, 1, 2]);
    expect(outbox).toEqual([]);
  });

  it.each([
    ["fast", "2026-11-22T00:01:00Z", "Sat, 21 Nov 2026 23:56:00 GMT"],
    ["slow", "2026-11-21T23:50:00Z", "Sat, 21 Nov 2026 23:56:00 GMT"],
  ])(
    "sends an entry over the limit on the server's next day, on a device that is %s",
    async (_, device, server) => {
      vi.setSystemTime(device);
      signIn(ANN);
      const dated = (answer: Response) => {
        answer.headers.set("Date", server);
        return answer;
      };
      outbox = [waiting(1, 100)];
      answers = [() => dated(capped()), () => dated(Response.json([])), stored];
      watch();
      await settle();
      expect(outbox).toMatchObject([{ refusal: "tooMany", refusedOn: "2026-11-21" }]);
      await settle(3 * 60_000);
      expect(amounts()).toEqual([1]);
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await settle(12 * 60_000);
      expect(amounts()).toEqual([1, 1]);
      expect(outbox).toEqual([]);
    },
  );

  it("sends an entry over the limit of an earlier day when the page opens", async () => {
    vi.setSystemTime("2026-11-22T08:00:00Z");
    signIn(ANN);
    const refused = { ...waiting(1, 100), stage: "refused", refusal: "tooMany", refusedOn: "2026-11-21" };
    outbox = [refused as Outbox[number]];
    watch();
    await settle();
    expect(amounts()).toEqual([1]);
    expect(outbox).toEqual([]);
  });

  it("gives up after four server errors, and keeps the entry", async () => {
    outbox = [{ ...waiting(1, 100), stage: "new" }];
    answers = [status(500)];
    watch();
    await settle(60_000);
    expect(amounts()).toEqual([1, 1, 1, 1]);
    expect(outbox).toMatchObject([{ stage: "refused", refusal: "refused", entry: entry(100) }]);
  });

  it("sends nothing while nobody, or somebody else, is signed in", async () => {
    outbox = [waiting(1, 100)];
    signIn(BEN);
    watch();
    await settle(60_000);
    session = null;
    sendNow(ANN);
    await settle(60_000);
    expect(sent).toEqual([]);
    expect(outbox).toMatchObject([{ stage: "waiting" }]);
    signIn(ANN);
    watch();
    await settle();
    expect(outbox).toEqual([]);
  });

  it("an entry from a form whose session has just ended waits for its owner", async () => {
    session = null;
    expect(await add(1, 100)).toEqual({ outcome: "waiting" });
    expect(sent).toEqual([]);
    expect(outbox).toMatchObject([{ clientId: id(1), entry: entry(100), stage: "waiting" }]);
  });

  it("is sent at once when another tab renews the session at the same moment", async () => {
    session = JSON.stringify({ ...(JSON.parse(session!) as object), expires_at: 1 });
    renewal = () => {
      signIn(ANN);
      const mine = JSON.parse(session!) as { user: object };
      session = JSON.stringify({ ...mine, refresh_token: "the other tab's" });
      return Response.json({ ...mine, refresh_token: "discarded" });
    };
    expect(await add(1, 100)).toMatchObject({ outcome: "added" });
    expect(amounts()).toEqual([1]);
  });

  it("waits for another attempt while this browser holds the session of its owner", async () => {
    const { auth } = await getClient();
    const none = { data: { session: null }, error: null } as const;
    vi.spyOn(auth, "getSession").mockResolvedValueOnce(none);
    expect(await add(1, 100)).toEqual({ outcome: "waiting" });
    await settle(10_000);
    expect(amounts()).toEqual([1]);
    expect(outbox).toEqual([]);
  });

  it.each([
    [
      "its owner has not given the second step, set up on another device",
      () => Response.json(userOf(ANN, [{ id: "f", factor_type: "totp", status: "verified" }])),
    ],
    ["the session has ended", status(403, { code: 403, error_code: "session_not_found", msg: "" })],
    ["the account has gone", status(403, { code: 403, error_code: "user_not_found", msg: "" })],
    ["somebody else has signed in meanwhile", () => Response.json(userOf(BEN))],
  ])("waits rather than refusing while it is forbidden because %s", async (_, answer) => {
    outbox = [waiting(1, 100)];
    answers = [status(403, { code: "42501", message: "", details: null, hint: null })];
    whoseSession = answer;
    watch();
    await settle(60_000);
    expect(sent).toHaveLength(1);
    expect(outbox).toMatchObject([{ stage: "waiting" }]);
  });

  it("tries again if nobody can say why it is forbidden", async () => {
    outbox = [waiting(1, 100)];
    answers = [status(403, { code: "42501", message: "", details: null, hint: null }), stored];
    whoseSession = status(503);
    watch();
    await settle(60_000);
    expect(amounts()).toEqual([1, 1]);
    expect(outbox).toEqual([]);
  });

  it("keeps an entry with its reason if it is forbidden although its owner is signed in", async () => {
    outbox = [waiting(1, 100)];
    answers = [status(403, { code: "42501", message: "", details: null, hint: null })];
    watch();
    await settle(60_000);
    expect(sent).toHaveLength(1);
    expect(outbox).toMatchObject([{ stage: "refused", refusal: "refused", entry: entry(100) }]);
  });

  it("sends an entry once more if it was corrected while in flight", async () => {
    outbox = [waiting(1, 100)];
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    answers = [
      (first) => held.then(() => stored(first)),
      status(409, { code: "23505", message: "", details: null, hint: null }),
      async (change) => Response.json([await stored(change).json()]),
    ];
    watch();
    await settle();
    correctWaiting(ANN, seen(1), { ...entry(250), type: "S", detail: "S-For Goal" });
    answer();
    await settle();
    expect(sent.map(({ method, amount }) => [method, amount])).toEqual([
      ["POST", 1],
      ["POST", 2.5],
      ["PATCH", 2.5],
    ]);
    // The row keeps the detail of the type it was first sent with: the database holds exactly one.
    expect(sent[2]).toMatchObject({ earning_detail: null, saving_detail: "S-For Goal" });
    expect(outbox).toEqual([]);
  });

  it("does nothing more if another tab has already sent the entry", async () => {
    answers = [lost];
    await add(1, 100);
    outbox = [];
    answers = [stored];
    await settle(60_000);
    expect(sent).toHaveLength(1);
  });
});

describe("an entry that another tab has sent", () => {
  const LIST = entriesKey(ANN, undefined);
  /** As the browser does: first its event, then the store, which listens to it too. */
  function changeElsewhere(left: Outbox) {
    outbox = left;
    otherTabs.dispatchEvent(new Event("storage"));
    for (const listen of listeners) listen();
  }
  const isReadAgain = () => queryClient.getQueryState(LIST)!.isInvalidated;

  it("makes this tab read its list again, and nothing else in the storage does", async () => {
    answers = [lost];
    await add(1, 100);
    watch();
    queryClient.setQueryData(LIST, { pages: [], pageParams: [] });
    changeElsewhere(outbox);
    await settle();
    expect(isReadAgain()).toBe(false);
    changeElsewhere([]);
    await settle();
    expect(isReadAgain()).toBe(true);
  });

  it("is told apart from one that this tab has sent itself", async () => {
    watch();
    queryClient.setQueryData(LIST, { pages: [], pageParams: [] });
    await add(1, 100);
    expect(outbox).toEqual([]);
    changeElsewhere([]);
    await settle();
    expect(isReadAgain()).toBe(false);
  });
});

describe("what the form of another tab is sending", () => {
  const write = (stage: Outbox[number]["stage"]) => {
    outbox = [{ clientId: id(1), entry: entry(100), stage, tried: true }];
    for (const listen of listeners) listen();
  };

  it("leaves an entry to the other tab's form, and sends it once that form is gone", async () => {
    watch();
    write("new");
    await settle(60_000);
    expect(sent).toEqual([]);
    write("waiting");
    await settle();
    expect(amounts()).toEqual([1]);
    expect(outbox).toEqual([]);
  });

  it("sends the entry when the user comes back to this tab, because the other may have closed", async () => {
    watch();
    write("new");
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await settle();
    expect(amounts()).toEqual([1]);
  });

  it("returns to that form during its tab's turn, so that the next tab has nothing to send", async () => {
    let turn: Promise<unknown> = Promise.resolve();
    const request = <T>(_name: string, _options: LockOptions, work: () => T | Promise<T>) => {
      const done = turn.then(work);
      turn = done.catch(() => {});
      return done;
    };
    vi.stubGlobal("navigator", { locks: { request } });
    let refuse = () => {};
    const held = new Promise<void>((resolve) => (refuse = resolve));
    answers = [() => held.then(status(400))];
    const added = sendEntry(ANN, id(1), entry(100)).catch((error: Error) => error);
    await settle();
    expect(outbox).toMatchObject([{ stage: "new", tried: true }]);
    // The other tab also knows of the entry, and waits for its turn.
    const left = request("the other tab", {}, () => outbox);
    refuse();
    expect(await left).toEqual([]);
    expect(await added).toMatchObject({ reason: "refused" });
  });
});

describe("taking back", () => {
  it("withdraws an entry that was never sent without a request", async () => {
    onlineManager.setOnline(false);
    await add(1, 100);
    removeWaiting(ANN, seen(1));
    onlineManager.setOnline(true);
    await settle(60_000);
    expect(sent).toEqual([]);
  });

  it("removes an entry that may have been stored from the server as well", async () => {
    answers = [lost, () => Response.json([])];
    watch();
    await add(1, 100);
    removeWaiting(ANN, seen(1));
    await settle(60_000);
    expect(sent.map(({ method }) => method)).toEqual(["POST", "DELETE"]);
    expect(outbox).toEqual([]);
  });
});

describe("an entry that was sent while its owner looked at it", () => {
  const conflict = status(409, { code: "23505", message: "duplicate key", details: null, hint: null });
  const updated = async (change: Sent) => Response.json([await stored(change).json()]);
  const deleted = () => Response.json([]);

  it("corrects the stored row, under the same id", async () => {
    watch();
    await add(1, 400);
    answers = [conflict, updated];
    correctWaiting(ANN, seen(1), entry(4000));
    await settle();
    expect(sent.slice(1)).toMatchObject([
      { method: "POST", amount: 40, client_id: id(1) },
      { method: "PATCH", amount: 40 },
    ]);
    expect(outbox).toEqual([]);
  });

  it("removes the stored row, and from the list at once", async () => {
    watch();
    await add(1, 400);
    const row = { ...entry(400), id: `row of ${id(1)}`, clientId: id(1) };
    queryClient.setQueryData(entriesKey(ANN, undefined), {
      pages: [{ entries: [row], more: false }],
      pageParams: [undefined],
    });
    answers = [deleted];
    removeWaiting(ANN, seen(1));
    expect(queryClient.getQueryData(entriesKey(ANN, undefined))).toMatchObject({ pages: [{ entries: [] }] });
    await settle();
    expect(sent.slice(1).map(({ method }) => method)).toEqual(["DELETE"]);
    expect(outbox).toEqual([]);
  });

  it("brings a removed entry back once, whether or not the removal has arrived", async () => {
    watch();
    await add(1, 400);
    onlineManager.setOnline(false);
    removeWaiting(ANN, seen(1));
    correctWaiting(ANN, seen(1), entry(400));
    expect(outbox).toHaveLength(1);
    answers = [conflict, updated];
    onlineManager.setOnline(true);
    await settle(60_000);
    expect(sent.slice(1).map(({ method, client_id }) => [method, client_id])).toEqual([
      ["POST", id(1)],
      ["PATCH", undefined],
    ]);
    answers = [deleted, stored];
    removeWaiting(ANN, seen(1));
    await settle();
    correctWaiting(ANN, seen(1), entry(400));
    await settle();
    expect(sent.slice(3).map(({ method, client_id }) => [method, client_id])).toEqual([
      ["DELETE", undefined],
      ["POST", id(1)],
    ]);
    expect(outbox).toEqual([]);
  });
});

it("does not resend an entry that the list shows, because only its answer was lost", async () => {
  answers = [lost];
  await add(1, 100);
  confirmStored(ANN, [{ ...entry(100), id: "row", clientId: id(1) }]);
  expect(outbox).toEqual([]);
  answers = [stored];
  await settle(60_000);
  expect(sent).toHaveLength(1);
});

/** Nothing has told this device the time, as in a page that was opened without a connection. */
function setClock(moment: string) {
  vi.setSystemTime("2000-01-01T12:00:00Z");
  learnTime(dated(new Date().toUTCString()));
  vi.setSystemTime(moment);
  signIn(ANN);
}
const dated = (date: string) => Response.json([], { headers: { Date: date } });
const SERVER_TIME = "Sat, 21 Nov 2026 12:00:00 GMT";

describe("the log of a habit", () => {
  const LOG = { habitId: HABIT.id, name: "Read", day: "2026-11-21" };
  const fates: unknown[] = [];
  const watchLogs = () => stops.push(watchOutbox(ANN, (fate, { day }) => fates.push([fate, day])));
  beforeEach(() => {
    fates.length = 0;
    setClock("2026-11-21T12:00:00Z");
    learnTime(dated(SERVER_TIME));
  });

  it("is in the storage before it is sent, and leaves it with the answer", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    logged = () => held.then(() => Response.json([{ id: HABIT.id }]));
    const added = sendLog(ANN, id(1), LOG);
    await settle();
    expect(outbox).toMatchObject([{ clientId: id(1), log: LOG, stage: "new", tried: true }]);
    answer();
    expect(await added).toEqual({ outcome: "added", entry: undefined });
    expect(outbox).toEqual([]);
    expect(logs).toMatchObject([{ current_streak: 4, last_logged_date: "2026-11-21" }]);
  });

  it("arrives, and is told, after a reload while it was being sent", async () => {
    outbox = [{ clientId: id(1), entry: null, log: LOG, stage: "new", tried: true }];
    watchLogs();
    await settle();
    expect(logs).toHaveLength(1);
    expect(fates).toEqual([["logged", "2026-11-21"]]);
    expect(outbox).toEqual([]);
  });

  it("is told by its own button alone while the page is open", async () => {
    watchLogs();
    expect(await sendLog(ANN, id(1), LOG)).toMatchObject({ outcome: "added" });
    expect(fates).toEqual([]);
  });

  it("counts once when its answer was lost", async () => {
    habit = { ...HABIT, current_streak: 4, last_logged_date: "2026-11-21" };
    outbox = [{ clientId: id(1), entry: null, log: LOG, stage: "waiting", tried: true }];
    watchLogs();
    await settle();
    expect(logs).toEqual([]);
    expect(fates).toEqual([["logged", "2026-11-21"]]);
  });

  it("waits while nothing answers, and then while its owner is signed out", async () => {
    logged = lost;
    expect(await Promise.all([sendLog(ANN, id(1), LOG), settle(100)])).toMatchObject([
      { outcome: "waiting" },
      {},
    ]);
    session = null;
    logged = () => Response.json([{ id: HABIT.id }]);
    await settle(60_000);
    expect(outbox).toMatchObject([{ log: LOG, stage: "waiting" }]);
  });

  it("goes back to its button when the server does not accept it", async () => {
    logged = () => Response.json([]);
    const added = sendLog(ANN, id(1), LOG).catch((error: Error) => error);
    await settle();
    expect(await added).toMatchObject({ reason: "gone" });
    expect(outbox).toEqual([]);
  });

  it.each([
    ["moves by the error of the clock that suggested its day", "2026-11-24T12:00:00Z", "2026-11-24"],
    ["moves from an earlier day too", "2026-11-18T12:00:00Z", "2026-11-18"],
  ])("%s", async (_, device, day) => {
    setClock(device);
    onlineManager.setOnline(false);
    expect(await sendLog(ANN, id(1), { ...LOG, day })).toEqual({ outcome: "waiting" });
    timeTold = () => dated(SERVER_TIME);
    watchLogs();
    onlineManager.setOnline(true);
    await settle(100);
    expect(logs).toMatchObject([{ last_logged_date: "2026-11-21" }]);
    expect(fates).toEqual([["logged", day]]);
  });

  it("is told when the clock has been set back meanwhile, because nobody knows its day", async () => {
    const clock = { at: Date.parse("2026-11-24T12:00:00Z"), isSuggested: true, zone: 0 };
    const log = { ...LOG, day: "2026-11-24" };
    outbox = [{ clientId: id(1), entry: null, log, clock, stage: "waiting", tried: false }];
    watchLogs();
    await settle();
    expect(logs).toEqual([]);
    expect(fates).toEqual([["unknownDay", "2026-11-24"]]);
  });
});

describe("an entry that was written by a clock that nothing had confirmed", () => {
  /** Writes an entry offline, on a device that is three days ahead. */
  async function write(day: string) {
    setClock("2026-11-24T12:00:00Z");
    onlineManager.setOnline(false);
    const added = sendEntry(ANN, id(1), { ...entry(100), day });
    await settle();
    expect(await added).toEqual({ outcome: "waiting" });
    timeTold = () => dated(SERVER_TIME);
  }
  const days = () => sent.map(({ entry_date }) => entry_date);
  async function reconnect() {
    watch();
    onlineManager.setOnline(true);
    await settle(100);
  }

  it("keeps its moment, and whether the day was the suggested one", async () => {
    await write("2026-11-24");
    expect(outbox).toMatchObject([{ clock: { at: Date.parse("2026-11-24T12:00:00Z"), isSuggested: true } }]);
    outbox = [];
    await write("2026-11-23");
    expect(outbox).toMatchObject([{ clock: { isSuggested: false } }]);
  });

  it("keeps none once the server has told the time", async () => {
    setClock("2026-11-24T12:00:00Z");
    learnTime(dated(SERVER_TIME));
    onlineManager.setOnline(false);
    await add(1, 100);
    expect(outbox[0]!.clock).toBeUndefined();
  });

  it.each([undefined, { at: 5, isSuggested: true, zone: 0 }])(
    "keeps its form's reading: %j",
    async (clock) => {
      setClock("2026-11-24T12:00:00Z");
      onlineManager.setOnline(false);
      await sendEntry(ANN, id(1), entry(100), { clock });
      expect(outbox[0]!.clock).toEqual(clock);
    },
  );

  it("moves from the suggested day to the true one", async () => {
    await write("2026-11-24");
    await reconnect();
    expect(days()).toEqual(["2026-11-21"]);
    expect(outbox).toEqual([]);
  });

  it("stays on its day if the clock is right", async () => {
    await write("2026-11-24");
    timeTold = () => dated("Tue, 24 Nov 2026 12:10:00 GMT");
    await reconnect();
    expect(days()).toEqual(["2026-11-24"]);
  });

  it("waits for its owner with a day that they chose, and asks them once", async () => {
    await write("2026-11-23");
    await reconnect();
    expect(sent).toEqual([]);
    expect(outbox).toMatchObject([{ stage: "refused", refusal: "wrongDate", entry: { day: "2026-11-23" } }]);
    sendNow(ANN);
    await settle(100);
    expect(sent).toEqual([]);
    correctWaiting(ANN, outbox[0] as ShownEntry, { ...entry(100), day: "2026-11-23" });
    await settle(100);
    expect(days()).toEqual(["2026-11-23"]);
    expect(outbox).toEqual([]);
  });

  it("waits for its owner when the clock has been set back meanwhile", async () => {
    await write("2026-11-24");
    setClock("2026-11-21T12:00:00Z");
    await reconnect();
    expect(sent).toEqual([]);
    expect(outbox).toMatchObject([{ stage: "refused", refusal: "wrongDate" }]);
  });

  it("waits for its owner when its clock has been set back before the next one, however late they are sent", async () => {
    await write("2026-11-24");
    setClock("2026-11-21T14:00:00Z");
    await sendEntry(ANN, id(2), { ...entry(200), day: "2026-11-21" });
    expect(outbox).toMatchObject([{ clock: { isDoubtful: true } }, { clock: { isDoubtful: true } }]);
    setClock("2026-11-25T12:00:00Z");
    timeTold = () => dated("Wed, 25 Nov 2026 12:00:00 GMT");
    await reconnect();
    expect(days()).toEqual([]);
    expect(outbox).toMatchObject([{ refusal: "wrongDate" }, { refusal: "wrongDate" }]);
  });

  it("waits for its owner when a later visit has seen an earlier time, however late it is sent", async () => {
    await write("2026-11-24");
    setClock("2026-11-21T14:00:00Z");
    watch();
    expect(outbox).toMatchObject([{ clock: { isDoubtful: true } }]);
    setClock("2026-11-25T12:00:00Z");
    timeTold = () => dated("Wed, 25 Nov 2026 12:00:00 GMT");
    await reconnect();
    expect(days()).toEqual([]);
  });

  it("waits for its owner when its clock had shown a time before the session, as after an empty battery", async () => {
    setClock("2026-11-20T09:00:00Z");
    signIn(ANN, Date.now() / 1000);
    vi.setSystemTime("2025-11-21T12:00:00Z");
    onlineManager.setOnline(false);
    const added = sendEntry(ANN, id(1), { ...entry(100), day: "2025-11-21" });
    await settle();
    expect(await added).toEqual({ outcome: "waiting" });
    expect(outbox).toMatchObject([{ clock: { notBefore: Date.parse("2026-11-20T09:00:00Z") } }]);
    timeTold = () => dated(SERVER_TIME);
    setClock("2026-11-21T12:00:00Z");
    await reconnect();
    expect(sent).toEqual([]);
    expect(outbox).toMatchObject([{ stage: "refused", refusal: "wrongDate" }]);
  });

  it("waits for its owner when no answer tells the time, and the session shows that its clock was behind", async () => {
    setClock("2026-11-20T09:00:00Z");
    signIn(ANN, Date.now() / 1000);
    vi.setSystemTime("2026-11-18T12:00:00Z");
    onlineManager.setOnline(false);
    const added = sendEntry(ANN, id(1), { ...entry(100), day: "2026-11-18" });
    await settle();
    expect(await added).toEqual({ outcome: "waiting" });
    await reconnect();
    expect(sent).toEqual([]);
    expect(outbox).toMatchObject([{ stage: "refused", refusal: "wrongDate" }]);
  });

  it("stays on its day though the session was begun by a clock that was ahead", async () => {
    await write("2026-11-24");
    outbox = [];
    setClock("2026-11-21T12:00:00Z");
    signIn(ANN, Date.parse("2026-11-21T11:00:00Z") / 1000);
    session = JSON.stringify({
      ...JSON.parse(session!),
      expires_at: Date.parse("2026-11-24T13:00:00Z") / 1000,
    });
    const added = sendEntry(ANN, id(2), { ...entry(200), day: "2026-11-21" });
    await settle();
    expect(await added).toEqual({ outcome: "waiting" });
    await reconnect();
    expect(days()).toEqual(["2026-11-21"]);
  });

  it("is not sent before the time is known, which is asked for once", async () => {
    await write("2026-11-24");
    correctWaiting(ANN, seen(2), { ...entry(200), day: "2026-11-24" });
    timeTold = lost;
    await reconnect();
    expect(sent).toEqual([]);
    expect(outbox).toMatchObject([{ stage: "waiting" }, { stage: "waiting" }]);
    timeTold = () => dated(SERVER_TIME);
    timesAsked = 0;
    await settle(60_000);
    expect(days()).toEqual(["2026-11-21", "2026-11-21"]);
    expect(timesAsked).toBe(1);
  });

  it("goes back to its form with a day that its owner chose", async () => {
    setClock("2026-11-24T12:00:00Z");
    timeTold = () => dated(SERVER_TIME);
    const added = sendEntry(ANN, id(1), { ...entry(100), day: "2026-11-23" }).catch((error: Error) => error);
    await settle();
    expect(await added).toMatchObject({ reason: "wrongDate" });
    expect(outbox).toEqual([]);
    expect(sent).toEqual([]);
  });
});
