/** The `forms` function where the database fails, and what it tells whom: no network in between. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { handleForm } from "#functions/forms/handler";
import { findForm } from "#functions/forms/registry";
import type { Dependencies } from "#functions/_shared/dependencies";
import { looksLikeEmail } from "@/domain/email";

const NOON = new Date("2026-11-21T12:00:00Z");
const OWN_KEY = "sb_secret_d";
const SECRETS = {
  SUPABASE_URL: "https://project.example",
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: OWN_KEY }),
};
const contact = {
  name: "Ann Example",
  email: "ann@example.com",
  subject: "Other",
  message: "A secret of mine",
  source: "Contact Us Form",
};

interface Given {
  env?: Record<string, string>;
  database?: () => Promise<Response>;
  address?: string;
  now?: Date;
  body?: string;
}

/** Sends a contact message; what it answered, what the database was asked and what was logged. */
async function send({
  env = SECRETS,
  database = () => Promise.resolve(Response.json("an id")),
  address = "203.0.113.7",
  now = NOON,
  body = JSON.stringify(contact),
}: Given = {}) {
  const asked: Request[] = [];
  const logged: string[] = [];
  const around: Dependencies = {
    env: (name) => env[name],
    fetch: (input, init) => {
      asked.push(new Request(input, init));
      return database();
    },
    now: () => now,
    log: (sentence) => void logged.push(sentence),
  };
  // Hosted functions see their own part of the path only.
  const request = new Request("https://project.example/forms/contact", {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8", "CF-Connecting-IP": address },
    body,
  });
  const response = await handleForm(request, around);
  return { status: response.status, body: (await response.json()) as unknown, asked, logged };
}

describe("the answer to another method", () => {
  const missing = async (env: Record<string, string>, address: string, key = OWN_KEY) => {
    const request = new Request("https://project.example/forms", {
      headers: { "CF-Connecting-IP": address, apikey: key },
    });
    const answer = await handleForm(request, {
      env: (name) => env[name],
      fetch: () => Promise.reject(new Error("not asked")),
      now: () => NOON,
      log: () => {},
    });
    return [answer.status, answer.headers.get("x-missing")];
  };

  it("tells the owner's doctor that nothing is missing, or what is", async () => {
    const set = { ...SECRETS, SITE_URL: "https://4mq.example" };
    expect(await missing(set, "203.0.113.7")).toEqual([405, "nothing"]);
    expect(await missing(SECRETS, "203.0.113.7")).toEqual([405, "SITE_URL"]);
    expect(await missing(SECRETS, "")).toEqual([405, "the visitor's address, SITE_URL"]);
  });

  it.each(["", "sb_publishable_1", `${OWN_KEY}x`, OWN_KEY.slice(0, -1)])(
    "tells nobody else what is missing: %j",
    async (key) => {
      expect(await missing(SECRETS, "203.0.113.7", key)).toEqual([405, null]);
      expect(await missing({}, "203.0.113.7", key)).toEqual([405, null]);
    },
  );

  it("takes the address that Cloudflare gives everybody behind another worker for none", async () => {
    const set = { ...SECRETS, SITE_URL: "https://4mq.example" };
    expect(await missing(set, "2a06:98c0:3600::103")).toEqual([405, "the visitor's address"]);
  });
});

const hashOf = async (given: Given) => {
  const { asked } = await send(given);
  return ((await asked[0]!.json()) as { p_visitor_hash: string | null }).p_visitor_hash;
};

afterEach(() => vi.useRealTimers());

describe("the database", () => {
  it("asks the database to store the submission, and nothing else", async () => {
    const { status, body, asked, logged } = await send();
    expect({ status, body, logged }).toEqual({ status: 200, body: { ok: true }, logged: [] });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST https://project.example/rest/v1/rpc/submit_form",
    ]);
    expect(await asked[0]!.json()).toEqual({
      p_form_id: "contact",
      p_payload: contact,
      p_visitor_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  const UNAVAILABLE = {
    ok: false,
    code: "unavailable",
    message: "We could not save what you sent. Please try again in a few minutes.",
  };

  it.each<[what: string, database: () => Promise<Response>]>([
    ["is out of order", () => Promise.resolve(Response.json({ message: contact.message }, { status: 500 }))],
    ["refuses the key", () => Promise.resolve(Response.json({}, { status: 401 }))],
    [
      "refuses the payload",
      () => Promise.resolve(Response.json({ details: contact.email }, { status: 400 })),
    ],
    ["is not there", () => Promise.reject(new TypeError(`fetch failed for ${contact.email}`))],
  ])(
    "answers a database that %s with a sentence for the visitor and one for the log, without the visitor's words",
    async (_, database) => {
      const { status, body, logged } = await send({ database });
      expect({ status, body }).toEqual({ status: 503, body: UNAVAILABLE });
      expect(logged).toHaveLength(1);
      expect(logged[0]).toContain('"contact"');
      for (const word of [contact.name, contact.email, contact.message])
        expect(logged[0]).not.toContain(word);
    },
  );

  it("gives a database that never answers ten seconds", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    const { status, logged } = await send({
      database: () => Promise.reject(new DOMException("timed out", "TimeoutError")),
    });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    timeout.mockRestore();
    expect(status).toBe(503);
    expect(logged[0]).toContain("TimeoutError");
  });

  it("passes on the database's refusal of a visitor", async () => {
    const { status, logged } = await send({
      database: () => Promise.resolve(Response.json({ code: "too_many_submissions" }, { status: 429 })),
    });
    expect({ status, logged }).toEqual({ status: 429, logged: [] });
  });
});

describe("the key", () => {
  const headersFor = async (env: Record<string, string>) => {
    const { asked } = await send({ env: { SUPABASE_URL: SECRETS.SUPABASE_URL, ...env } });
    return { apikey: asked[0]!.headers.get("apikey"), authorization: asked[0]!.headers.get("authorization") };
  };

  it.each<[what: string, env: Record<string, string>, key: string]>([
    [
      "called default",
      { SUPABASE_SECRET_KEYS: '{"other":"sb_secret_o","default":"sb_secret_d"}' },
      "sb_secret_d",
    ],
    ["that is the only one", { SUPABASE_SECRET_KEYS: '{"other":"sb_secret_o"}' }, "sb_secret_o"],
    [
      "of the newer kind, where there are both",
      { SUPABASE_SECRET_KEYS: '{"default":"sb_secret_d"}', SUPABASE_SERVICE_ROLE_KEY: "a.b.c" },
      "sb_secret_d",
    ],
    [
      "of the older name, where the newer is empty",
      { SUPABASE_SECRET_KEYS: "{}", SUPABASE_SERVICE_ROLE_KEY: "sb_secret_s" },
      "sb_secret_s",
    ],
    [
      "of the older name, where the newer is broken",
      { SUPABASE_SECRET_KEYS: "sb_secret_x", SUPABASE_SERVICE_ROLE_KEY: "sb_secret_s" },
      "sb_secret_s",
    ],
  ])("uses %s, which is not a token", async (_, env, key) => {
    expect(await headersFor(env)).toEqual({ apikey: key, authorization: null });
  });

  it("sends a key that is a token as a token as well", async () => {
    expect(await headersFor({ SUPABASE_SERVICE_ROLE_KEY: "a.b.c" })).toEqual({
      apikey: "a.b.c",
      authorization: "Bearer a.b.c",
    });
  });

  it("a missing key is reported to the owner, not to the visitor", async () => {
    const { status, body, asked, logged } = await send({ env: {} });
    expect({ status, asked: asked.length }).toEqual({ status: 503, asked: 0 });
    expect(JSON.stringify(body)).not.toContain("SUPABASE");
    expect(logged).toEqual(["forms: neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY is set."]);
  });
});

describe("the code of a visitor", () => {
  it("gives a visitor the same code all day (UTC), and another the next", async () => {
    const at = (now: string) => hashOf({ now: new Date(now) });
    const morning = await at("2026-11-21T00:00:00Z");
    expect(morning).toMatch(/^[0-9a-f]{64}$/);
    expect(await at("2026-11-21T23:59:59Z")).toBe(morning);
    expect(await at("2026-11-22T00:00:00Z")).not.toBe(morning);
  });

  it("gives another code with another secret, so that a stranger cannot try all addresses", async () => {
    const other = { ...SECRETS, SUPABASE_SECRET_KEYS: '{"default":"sb_secret_e"}' };
    expect(await hashOf({ env: other })).not.toBe(await hashOf({}));
  });

  it.each([
    ["203.0.113.7", "203.0.113.8", false],
    ["203.0.113.7", "::ffff:203.0.113.7", true],
    ["203.0.113.7", " 203.0.113.7 ", true],
    ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::1", true],
    ["2001:db8:1:2::1", "2001:0DB8:0001:0002:0:0:0:9", true],
    ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["2001:db8::1", "2001:db8:0:0:1::", true],
    ["::1", "::2", true],
    ["fe80::1%eth0", "fe80::2", true],
  ])("compares %s and %s: the same code: %s", async (one, other, same) => {
    const [first, second] = [await hashOf({ address: one }), await hashOf({ address: other })];
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toMatch(/^[0-9a-f]{64}$/);
    expect(first === second).toBe(same);
  });

  it.each([
    "",
    "unknown",
    "1.2.3",
    "1:2:3",
    "1::2::3",
    "1:2:3:4:5:6:7:8:9",
    "12345::",
    "g::1",
    "203.0.113.7, 203.0.113.8",
  ])("gives no code for %j", async (address) => expect(await hashOf({ address })).toBeNull());
});

it("does not log a body that cannot be read", async () => {
  const { status, logged, asked } = await send({ body: `{"message": ${contact.message}` });
  expect({ status, logged, asked }).toEqual({ status: 422, logged: [], asked: [] });
});

describe("the address that a form takes", () => {
  it.each([
    "ann@example.com",
    "@",
    "ann",
    "a@b.c,v@x.y",
    "a@b.c v@x.y",
    "Ann <a@b.c>",
    "a@b@c",
    "a@b.c?bcc=v",
    "a@b.c%0a",
    "a@b.c，v＠x.y",
  ])("is the one that its page takes: %j", (address) => {
    expect(findForm("beta")!.fields.email!.accepts!(address)).toBe(looksLikeEmail(address));
  });
});
