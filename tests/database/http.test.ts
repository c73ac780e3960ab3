/** What the API answers, over HTTP and with the site's own client: the backend is embedded, the behaviour is the hosted one. */
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, LOCAL_PUBLISHABLE_KEY, type Backend } from "#scripts/backend/backend";
import { chore, nobody, signUp, type User } from "./actors";

let backend: Backend;
let ann: User;
let bob: User;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  ann = await signUp(backend, "Ann");
  bob = await signUp(backend, "Bob");
});
afterAll(() => backend.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  backend.fetch(new Request(`${backend.siteUrl}${path}`, { headers }));

const ISO_8601 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/;

describe("a user's own journal", () => {
  it("an entry comes back as it was created, with its amount as a number and its times in ISO 8601", async () => {
    const { data, error } = await ann.client
      .from("journal_entries")
      .insert(chore(ann, { amount: 12.5 }))
      .select()
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({
      id: expect.any(String),
      user_id: ann.id,
      entry_date: "2026-11-16",
      entry_type: "E",
      amount: 12.5,
      earning_detail: "E-Chore",
      saving_detail: null,
      spending_detail: null,
      client_id: expect.any(String),
      created_at: expect.stringMatching(ISO_8601),
      updated_at: expect.stringMatching(ISO_8601),
    });
  });

  it("the largest and the smallest amount arrive to the penny", async () => {
    for (const amount of [9_999_999.99, 0.01, 0]) {
      const { data } = await ann.client
        .from("journal_entries")
        .insert(chore(ann, { amount }))
        .select("amount")
        .single();
      expect(data).toEqual({ amount });
    }
  });

  it("the figures come back as one row of numbers", async () => {
    const user = await signUp(backend);
    await user.client.from("journal_entries").insert(chore(user, { amount: 20 }));
    const weekly = await user.client.rpc("calculate_weekly_stats_ksp", {
      p_user_id: user.id,
      p_week_start: "2026-11-16",
      p_week_end: "2026-11-22",
    });
    const figures = {
      total_earning: 20,
      total_saving: 0,
      total_spending: 0,
      total_ks_spending: 0,
      se_ratio: 0,
      ks_ratio: 0,
    };
    expect(weekly.data).toEqual([figures]);
    const phase = await user.client.rpc("calculate_phase_stats_ksp", {
      p_user_id: user.id,
      p_phase_number: 1,
    });
    expect(phase.data).toEqual([{ ...figures, total_earning: 0, phase_number: 1 }]);
  });

  it("sending the same entry again is a conflict, not a second entry", async () => {
    const entry = chore(ann, { amount: 77, client_id: crypto.randomUUID() });
    await ann.client.from("journal_entries").insert(entry);
    const { error, status } = await ann.client.from("journal_entries").insert(entry);
    expect({ code: error?.code, status }).toEqual({ code: "23505", status: 409 });
    const { data } = await ann.client.from("journal_entries").select("id").eq("amount", 77);
    expect(data).toHaveLength(1);
  });

  it("an entry that breaks a rule is refused and not kept", async () => {
    const { error } = await ann.client.from("journal_entries").insert(chore(ann, { amount: 55.555 }));
    expect(error).not.toBeNull();
    const { data } = await ann.client.from("journal_entries").select("id").eq("amount", 55.555);
    expect(data).toEqual([]);
  });

  it("the 201st entry of a day is answered with status 429", async () => {
    const user = await signUp(backend);
    const many = await user.client
      .from("journal_entries")
      .insert(Array.from({ length: 200 }, () => chore(user)));
    expect(many.error).toBeNull();
    const { error, status } = await user.client.from("journal_entries").insert(chore(user));
    expect({ code: error?.code, status }).toEqual({ code: "daily_cap", status: 429 });
  });
});

describe("no row", () => {
  it("is PGRST116 for single(), which the specification tolerates", async () => {
    const { data, error, status } = await bob.client
      .from("challenge_participants")
      .select()
      .eq("user_id", bob.id)
      .eq("is_active", true)
      .single();
    expect({ data, code: error?.code, status }).toEqual({ data: null, code: "PGRST116", status: 406 });
  });

  it("is null for maybeSingle()", async () => {
    const { data, error } = await bob.client.from("challenge_participants").select().maybeSingle();
    expect({ data, error }).toEqual({ data: null, error: null });
  });
});

describe("enrolling", () => {
  it("two tabs that enrol at once leave one enrolment, and one of them is told of a conflict", async () => {
    const user = await signUp(backend);
    const payload = {
      user_id: user.id,
      challenge_start_date: "2026-11-21",
      challenge_end_date: "2027-02-19",
      current_phase: 1,
      is_active: true,
    };
    const answers = await Promise.all(
      [1, 2].map(() => user.client.from("challenge_participants").insert(payload)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ error }) => error)?.error?.code).toBe("23505");
    const { data } = await user.client.from("challenge_participants").select("is_active, current_phase");
    expect(data).toEqual([{ is_active: true, current_phase: 1 }]);
  });
});

describe("a profile", () => {
  it("holds the names of the sign-up and can be changed", async () => {
    const { data } = await bob.client
      .from("profiles")
      .select("first_name")
      .eq("user_id", bob.id)
      .maybeSingle();
    expect(data).toEqual({ first_name: "Bob" });
    const changed = await bob.client
      .from("profiles")
      .update({ first_name: "Bobby" })
      .eq("user_id", bob.id)
      .select("first_name")
      .single();
    expect(changed.data).toEqual({ first_name: "Bobby" });
  });

  it("a name that hides something does not stop a sign-up", async () => {
    const user = await signUp(backend, "\u202e\u200b");
    const { data } = await user.client.from("profiles").select("first_name, last_name");
    expect(data).toEqual([{ first_name: null, last_name: null }]);
  });
});

const TABLES = ["profiles", "journal_entries", "challenge_participants"] as const;

describe("a signed-out visitor", () => {
  it.each(TABLES)("is refused %s, first and after several requests of others", async (table) => {
    for (let turn = 0; turn < 3; turn++) {
      const { data, error, status } = await nobody(backend).from(table).select();
      expect({ data, code: error?.code, status }).toEqual({ data: null, code: "42501", status: 401 });
      await ann.client.from(table).select();
    }
  });

  it("is refused writing", async () => {
    const visitor = nobody(backend);
    const insert = await visitor.from("journal_entries").insert(chore(ann));
    const update = await visitor.from("profiles").update({ first_name: "x" }).eq("user_id", ann.id);
    const remove = await visitor.from("journal_entries").delete().eq("user_id", ann.id);
    for (const { error } of [insert, update, remove]) expect(error?.code).toBe("42501");
  });

  it("is refused both functions", async () => {
    const visitor = nobody(backend);
    const weekly = await visitor.rpc("calculate_weekly_stats_ksp", {
      p_user_id: ann.id,
      p_week_start: "2026-11-16",
      p_week_end: "2026-11-22",
    });
    const phase = await visitor.rpc("calculate_phase_stats_ksp", { p_user_id: ann.id, p_phase_number: 1 });
    for (const { error, status } of [weekly, phase])
      expect({ code: error?.code, status }).toEqual({ code: "42501", status: 401 });
  });

  it("finds nothing of the private schema", async () => {
    for (const path of [
      "/rest/v1/daily_usage",
      "/rest/v1/rpc/name_from_metadata",
      "/rest/v1/rpc/make_profile",
    ])
      expect((await get(path, { apikey: LOCAL_PUBLISHABLE_KEY })).status, path).toBe(404);
    const asked = await get("/rest/v1/daily_usage", {
      apikey: LOCAL_PUBLISHABLE_KEY,
      "accept-profile": "private",
    });
    expect(asked.status).toBe(406);
  });
});

describe("keys and tokens", () => {
  const entries = "/rest/v1/journal_entries?select=id";
  const answer = async (headers: Record<string, string>) => {
    const response = await get(entries, headers);
    const body: unknown = await response.json();
    return { status: response.status, rows: Array.isArray(body) ? body.length : 0 };
  };

  beforeAll(async () => {
    await ann.client.from("journal_entries").insert(chore(ann)).throwOnError();
  });

  it.each([
    ["no key", {}],
    ["an empty key", { apikey: "" }],
    ["a wrong key", { apikey: "sb_publishable_other" }],
    ["a wrong secret key", { apikey: "sb_secret_guess" }],
    ["the word service_role", { apikey: "service_role" }],
    ["a key as a token only", { authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}` }],
  ])("%s opens nothing", async (_, headers) => {
    expect(await answer(headers)).toEqual({ status: 401, rows: 0 });
  });

  it("the secret key is the service role, and is not one that could be guessed", async () => {
    const { status, rows } = await answer({ apikey: backend.keys.secretKey });
    expect(status).toBe(200);
    expect(rows).toBeGreaterThan(0);
    expect(backend.keys.secretKey).toMatch(/^sb_secret_[0-9a-f]{64}$/);
  });

  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const sign = (header: object, claims: object, secret: string) => {
    const content = `${base64(header)}.${base64(claims)}`;
    return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
  };
  const HS256 = { alg: "HS256", typ: "JWT" };
  const withToken = (token: string) =>
    answer({ apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` });
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
  /** The claims of Ann's own, real token. */
  const claims = () => JSON.parse(Buffer.from(ann.token.split(".")[1]!, "base64url").toString()) as object;

  it("a token signed with the right secret is taken, so that the forgeries below are refused for what is wrong in them", async () => {
    expect((await withToken(ann.token)).rows).toBeGreaterThan(0);
    const again = sign(HS256, { ...claims(), exp: inAnHour() }, backend.keys.jwtSecret);
    expect((await withToken(again)).rows).toBeGreaterThan(0);
  });

  it.each([
    [
      "signed with another secret",
      () => sign(HS256, claims(), "super-secret-jwt-token-with-at-least-32-characters-long"),
    ],
    ["signed with no secret", () => sign(HS256, claims(), "")],
    ["that ran out", () => sign(HS256, { ...claims(), exp: inAnHour() - 7200 }, backend.keys.jwtSecret)],
    ["without a signature", () => `${base64({ alg: "none", typ: "JWT" })}.${base64(claims())}.`],
    ["without a signature, in capitals", () => `${base64({ alg: "NONE", typ: "JWT" })}.${base64(claims())}.`],
    ["that claims the service role", () => sign(HS256, { ...claims(), role: "service_role" }, "guess")],
    [
      "with other claims under a real signature",
      () => {
        const [header, , signature] = ann.token.split(".");
        return `${header}.${base64({ ...claims(), role: "service_role" })}.${signature}`;
      },
    ],
    ["that is no token", () => "not.a.token"],
  ])("a token %s reads nothing", async (_, forge) => {
    expect(await withToken(forge())).toEqual({ status: 401, rows: 0 });
  });
});

describe("another user's rows", () => {
  const snapshot = async () => {
    const [entries, enrolments, profile] = await Promise.all([
      ann.client.from("journal_entries").select().order("id"),
      ann.client.from("challenge_participants").select(),
      ann.client.from("profiles").select(),
    ]);
    return { entries: entries.data, enrolments: enrolments.data, profile: profile.data };
  };
  let before: Awaited<ReturnType<typeof snapshot>>;

  beforeAll(async () => {
    await ann.client
      .from("journal_entries")
      .insert(chore(ann, { amount: 40 }))
      .throwOnError();
    await ann.client
      .from("challenge_participants")
      .insert({ user_id: ann.id, challenge_start_date: "2026-11-21", challenge_end_date: "2027-02-19" })
      .throwOnError();
    before = await snapshot();
    expect(before.entries!.length).toBeGreaterThan(0);
  });
  const unchanged = async () => expect(await snapshot()).toEqual(before);

  it("are not seen, by list or by a guessed id", async () => {
    for (const table of TABLES) {
      const list = await bob.client.from(table).select("user_id").eq("user_id", ann.id);
      expect(list.data, table).toEqual([]);
    }
    const { data } = await bob.client.from("journal_entries").select().eq("id", before.entries![0]!.id);
    expect(data).toEqual([]);
  });

  it("are not changed or removed by a guessed id", async () => {
    const { id } = before.entries![0]!;
    const update = await bob.client.from("journal_entries").update({ amount: 0 }).eq("id", id).select();
    const remove = await bob.client.from("journal_entries").delete().eq("id", id).select();
    const rename = await bob.client
      .from("profiles")
      .update({ first_name: "x" })
      .eq("user_id", ann.id)
      .select();
    for (const { data } of [update, remove, rename]) expect(data).toEqual([]);
    await unchanged();
  });

  it("are not added to", async () => {
    const entry = await bob.client.from("journal_entries").insert(chore(ann));
    const enrolment = await bob.client
      .from("challenge_participants")
      .insert({ user_id: ann.id, challenge_start_date: "2026-11-21", challenge_end_date: "2027-02-19" });
    for (const { error, status } of [entry, enrolment])
      expect({ code: error?.code, status }).toEqual({ code: "42501", status: 403 });
    await unchanged();
  });

  it("are not taken over by an upsert with their id", async () => {
    const { error } = await bob.client
      .from("journal_entries")
      .upsert({ ...chore(bob), id: before.entries![0]!.id } as ReturnType<typeof chore>);
    expect(error?.code).toBe("42501");
    await unchanged();
  });

  it("are not handed over to another user", async () => {
    const { error } = await bob.client
      .from("journal_entries")
      .update({ user_id: ann.id })
      .eq("user_id", bob.id);
    expect(error?.code).toBe("42501");
    await unchanged();
  });

  it("count in no figure", async () => {
    const weekly = await bob.client.rpc("calculate_weekly_stats_ksp", {
      p_user_id: ann.id,
      p_week_start: "2026-11-16",
      p_week_end: "2026-11-22",
    });
    const phase = await bob.client.rpc("calculate_phase_stats_ksp", { p_user_id: ann.id, p_phase_number: 1 });
    for (const { data } of [weekly, phase])
      expect(data).toEqual([
        expect.objectContaining({ total_earning: 0, total_saving: 0, total_spending: 0 }),
      ]);
    await unchanged();
  });
});

describe("a long journal", () => {
  it("2,500 entries, many of one day, are paged without skipping or repeating any", async () => {
    const user = await signUp(backend);
    await backend.sql(`
      insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
      select '${user.id}', date '2026-01-01' + n % 7, 'E', n, 'E-Chore' from generate_series(1, 2500) as n;
    `);
    const read: { id: string; entry_date: string; amount: number }[] = [];
    const sizes: number[] = [];
    let page: typeof read;
    do {
      const { data } = await user.client
        .from("journal_entries")
        .select("id, entry_date, amount")
        .eq("user_id", user.id)
        .order("entry_date", { ascending: false })
        .order("id")
        .range(read.length, read.length + 999)
        .throwOnError();
      page = data;
      read.push(...page);
      sizes.push(page.length);
    } while (page.length === 1000);
    expect(sizes).toEqual([1000, 1000, 500]);
    expect(new Set(read.map(({ amount }) => amount)).size).toBe(2500);
    const inOrder = read.toSorted(
      (a, b) => b.entry_date.localeCompare(a.entry_date) || (a.id < b.id ? -1 : 1),
    );
    expect(read).toEqual(inOrder);
  });

  it("a request without a range gets the first thousand", async () => {
    const user = await signUp(backend);
    await backend.sql(`
      insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
      select '${user.id}', '2026-01-01', 'E', 1, 'E-Chore' from generate_series(1, 1001);
    `);
    const { data } = await user.client.from("journal_entries").select("id");
    expect(data).toHaveLength(1000);
  });
});

describe("the account", () => {
  const mailsTo = (email: string) =>
    [...backend.mail.messages.values()]
      .flat()
      .filter((mail) => ([] as string[]).concat(mail.to).includes(email));

  it("a forgotten password is answered with a mail to its owner and to nobody else", async () => {
    const user = await signUp(backend);
    const { error } = await nobody(backend).auth.resetPasswordForEmail(user.email);
    expect(error).toBeNull();
    const mails = mailsTo(user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: expect.stringMatching(/password|recover/i) as string });
  });

  it("an unknown address gets the same answer, and no mail", async () => {
    const known = await nobody(backend).auth.resetPasswordForEmail((await signUp(backend)).email);
    const unknown = await nobody(backend).auth.resetPasswordForEmail("stranger@example.com");
    expect(unknown).toEqual(known);
    expect(mailsTo("stranger@example.com")).toEqual([]);
  });

  it("a wrong password signs nobody in", async () => {
    const { data, error } = await nobody(backend).auth.signInWithPassword({
      email: ann.email,
      password: "wrong password",
    });
    expect({ session: data.session, code: error?.code }).toEqual({
      session: null,
      code: "invalid_credentials",
    });
  });

  it("a deleted account's token reads nothing and writes nothing", async () => {
    const user = await signUp(backend);
    await user.client.from("journal_entries").insert(chore(user)).throwOnError();
    await backend.sql(`delete from auth.users where id = '${user.id}'`);
    for (const table of TABLES) {
      const { data } = await user.client.from(table).select();
      expect(data ?? [], table).toEqual([]);
    }
    const { error } = await user.client.from("journal_entries").insert(chore(user));
    expect(error).not.toBeNull();
  });
});
