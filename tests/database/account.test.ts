/** "Download my data" and "delete my account". */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PGlite } from "@electric-sql/pglite";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { findForm, FORM_IDS } from "#functions/forms/registry";
import { runJob, day, mailsTo, anonymousClient, signUp, type User } from "./actors";

let backend: Backend;
let ann: User;
let bob: User;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
});
afterAll(() => backend.close());
beforeEach(async () => {
  ann = await signUp(backend, "Ann");
  bob = await signUp(backend, "Bob");
  for (const user of [ann, bob]) {
    await user.client.from("journal_entries").insert(runJob(user)).throwOnError();
    await user.client
      .from("challenge_participants")
      .insert({ user_id: user.id, challenge_start_date: "2026-11-21", challenge_end_date: "2027-02-19" })
      .throwOnError();
  }
});

const rows = async <Row>(query: string) =>
  (await (backend.connection.driver as PGlite).query<Row>(query)).rows;

/** Every table of the site and of the accounts that contains the user's id or address. */
async function tablesThatKnow(user: User) {
  const tables = await rows<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'private', 'auth') and relkind in ('r', 'p') order by 1`);
  const knowing: string[] = [];
  for (const { name } of tables) {
    const [found] = await rows<{ count: number }>(
      `select count(*)::integer as count from ${name} as t
       where to_jsonb(t)::text like '%${user.id}%' or to_jsonb(t)::text like '%${user.email}%'`,
    );
    if (found!.count) knowing.push(name);
  }
  return knowing;
}

interface Export {
  account: { id: string; email: string };
  journal_entries: Record<string, unknown>[];
  [table: string]: unknown;
}
const exportOf = async (user: User) => {
  const { data, error } = await user.client.rpc("export_my_data");
  expect(error).toBeNull();
  return data as unknown as Export;
};

const send = (form: string, field: string, email: string) =>
  backend.sql(`
    insert into public.form_submissions (form_id, payload) values ('${form}', '{"${field}": "${email}", "name": "N"}')`);
const formsOf = async (user: User) =>
  ((await exportOf(user)).form_submissions as { form_id: string }[]).toSorted((a, b) =>
    a.form_id.localeCompare(b.form_id),
  );

describe("downloading my data", () => {
  it("downloads the account, the profile and every table that contains the user", async () => {
    const document = await exportOf(ann);
    const tables = await rows<{ name: string }>(`
      select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and attname = 'user_id'
        -- Judgements are for the moderator alone: the mailbox may belong to the person a child wrote about.
        and relname <> 'text_judgements'
        -- Beside an empty list the counts of a day tell that a text was put away.
        and relname <> 'daily_usage'`);
    expect(Object.keys(document).toSorted()).toEqual(
      ["account", "exported_at", "identities", "sessions", "form_submissions"]
        .concat(tables.map(({ name }) => name))
        .toSorted(),
    );
    expect(document.account).toMatchObject({ id: ann.id, email: ann.email });
    expect(document.profiles).toEqual([expect.objectContaining({ first_name: "Ann" })]);
    expect(document.challenge_participants).toEqual([
      expect.objectContaining({ challenge_start_date: expect.any(String) as string, current_phase: 1 }),
    ]);
    expect(document.kpi_data).toHaveLength(1);
  });

  it("downloads an entry as it was written, without technical columns", async () => {
    const { journal_entries: entries } = await exportOf(ann);
    expect(entries).toEqual([
      {
        id: expect.any(String) as string,
        entry_date: "2026-11-16",
        entry_type: "E",
        amount: 1,
        earning_detail: "E-Chore",
        saving_detail: null,
        spending_detail: null,
        created_at: expect.any(String) as string,
        updated_at: expect.any(String) as string,
      },
    ]);
  });

  it("downloads more than the thousand rows that the API returns at most", async () => {
    await backend.sql(`
      insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
      select '${ann.id}', '2026-11-16', 'E', n, 'E-Chore' from generate_series(2, 2500) as n`);
    const { journal_entries: entries } = await exportOf(ann);
    expect(entries).toHaveLength(2500);
    expect(entries.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe((2500 * 2501) / 2);
  });

  it("downloads the sign-in methods and this device", async () => {
    const { identities, sessions } = await exportOf(ann);
    expect(identities).toEqual([expect.objectContaining({ provider: "email" })]);
    expect(sessions).toHaveLength(1);
  });

  it("downloads every form sent with the account's e-mail address, once it is confirmed", async () => {
    const sent = FORM_IDS.toSorted((a, b) => a.localeCompare(b)).flatMap((form) => {
      const field = Object.keys(findForm(form)!.fields).find((name) => /email/i.test(name));
      return field ? [{ form, field }] : [];
    });
    expect(sent).not.toEqual([]);
    for (const { email } of [ann, bob]) for (const { form, field } of sent) await send(form, field, email);
    // This backend confirms every address without a link, so anybody could have joined with Ann's.
    expect(await formsOf(ann)).toEqual([]);
    // A backend that sends a link for a sign-up does this once the link is opened.
    await backend.sql(`
      update auth.identities set identity_data = identity_data || '{"email_verified": true}'
      where user_id = '${ann.id}'`);
    expect(await formsOf(ann)).toEqual(
      sent.map(({ form, field }) => ({
        form_id: form,
        payload: { [field]: ann.email, name: "N" },
        created_at: expect.any(String) as string,
      })),
    );
  });

  it("downloads no form of another person whose address the account took with the link to its old one", async () => {
    const carls = `carl-${bob.email}`;
    await send("contact", "email", carls);
    expect((await bob.client.auth.updateUser({ email: carls })).error).toBeNull();
    expect(mailsTo(backend, carls)).toEqual([]);
    const [, hash] = /token_hash=([^&"]+)/.exec(mailsTo(backend, bob.email).at(-1)!.html!)!;
    const { data } = await bob.client.auth.verifyOtp({ token_hash: hash!, type: "email_change" });
    expect(data.user?.email).toBe(carls);
    expect(await formsOf(bob)).toEqual([]);
  });

  it("downloads no other user's data and no secret", async () => {
    const text = JSON.stringify(await exportOf(ann));
    for (const secret of [bob.id, bob.email, "encrypted_password", "token", "client_id"])
      expect(text).not.toContain(secret);
  });
});

/** Does the work of the daily scheduled job. */
const clearSignInLog = () => backend.sql("select private.forget_old_sign_ins()");

describe("deleting my account", () => {
  it("deletes every row except the sign-in log's, which the next day removes, and keeps everybody else's", async () => {
    expect(await tablesThatKnow(ann)).toEqual(
      expect.arrayContaining(["auth.users", "public.journal_entries", "public.profiles", "public.kpi_data"]),
    );
    await anonymousClient(backend).auth.resetPasswordForEmail(ann.email);
    const before = { ...(await exportOf(bob)), exported_at: null };

    const { error, status } = await ann.client.rpc("delete_my_account");
    expect({ error, status }).toEqual({ error: null, status: 204 });

    expect(await tablesThatKnow(ann)).toEqual(["auth.audit_log_entries"]);
    await clearSignInLog();
    expect(await tablesThatKnow(ann)).toEqual([]);
    expect({ ...(await exportOf(bob)), exported_at: null }).toEqual(before);
  });

  it("gives the old token no right to read, write or delete", async () => {
    const old = anonymousClient(backend, { authorization: `Bearer ${ann.token}` });
    expect((await old.from("journal_entries").select()).data).toHaveLength(1);
    const idea = { user_id: bob.id, title: "Wash cars", description: "With a sponge" };
    await bob.client.from("gig_jar_submissions").insert(idea).throwOnError();
    expect((await old.from("gig_jar_submissions").select()).data).toContainEqual(
      expect.objectContaining({ title: "Wash cars" }),
    );
    await ann.client.rpc("delete_my_account").throwOnError();

    // Includes the ideas of other users, which every account can read.
    for (const table of [
      "profiles",
      "journal_entries",
      "challenge_participants",
      "kpi_data",
      "gig_jar_submissions",
    ] as const)
      expect((await old.from(table).select()).data ?? [], table).toEqual([]);
    expect((await old.rpc("export_my_data")).data).toBeNull();
    expect((await old.from("journal_entries").insert(runJob(ann))).error).not.toBeNull();
    await old.rpc("refresh_my_kpi", { p_today: day() }).throwOnError();
    await old.rpc("delete_my_account").throwOnError();
    await clearSignInLog();
    expect(await tablesThatKnow(ann)).toEqual([]);
    expect(await exportOf(bob)).toMatchObject({ account: { id: bob.id } });
  });

  it("lets nobody in with the old password, and frees the address", async () => {
    await ann.client.rpc("delete_my_account").throwOnError();
    const visitor = anonymousClient(backend);
    const { error } = await visitor.auth.signInWithPassword({ email: ann.email, password: ann.password });
    expect(error?.code).toBe("invalid_credentials");
    const again = await visitor.auth.signUp({ email: ann.email, password: ann.password });
    expect(again.error).toBeNull();
    expect((await visitor.from("journal_entries").select()).data).toEqual([]);
  });
});
