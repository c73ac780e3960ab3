/** The end of an account beside the real auth server's own tables, under the rights of a hosted project; its download. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeHosted, startAuthServer, type AuthServer } from "./authServer";
import { askAs, entryOf, newBrowser, newPerson, PASSWORD } from "./person";

describeHosted("the end of an account beside the real auth server", () => {
  let server: AuthServer;
  beforeAll(async () => (server = await startAuthServer()));
  afterAll(() => server.stop());

  it("deletes the account with everything that belongs to it, in both schemas", async () => {
    const { id, email, session } = await newPerson(server);
    await askAs(server, session.access_token, entryOf(id));
    await askAs(server, session.access_token, "select delete_my_account()");
    const left = await server.sql`
      select 'users' as place from auth.users where id = ${id}
      union all select 'sessions' from auth.sessions where user_id = ${id}
      union all select 'identities' from auth.identities where user_id = ${id}
      union all select 'refresh tokens' from auth.refresh_tokens where user_id = ${id}
      union all select 'profiles' from profiles where user_id = ${id}
      union all select 'entries' from journal_entries where user_id = ${id}`;
    expect(left).toEqual([]);
    const { error } = await newBrowser(server).signInWithPassword({ email, password: PASSWORD });
    expect(error?.code).toBe("invalid_credentials");
  });

  it("opens nothing to the token of an account that has ended", async () => {
    const [writer, { session }] = [await newPerson(server), await newPerson(server)];
    await server.sql`
      insert into gig_jar_submissions (user_id, title, description, status)
      values (${writer.id}, 'Walk dogs', 'Walk a neighbour''s dog after school.', 'active')`;
    const ideas = () => askAs(server, session.access_token, "select title from gig_jar_submissions");
    expect(await ideas()).toEqual([{ title: "Walk dogs" }]);
    await askAs(server, session.access_token, "select delete_my_account()");
    expect(await ideas()).toEqual([]);
  });

  it("puts the account's own data into its download", async () => {
    const { id, email, session } = await newPerson(server, "Amara");
    await askAs(server, session.access_token, entryOf(id));
    const [row] = await askAs(server, session.access_token, "select export_my_data() as download");
    const text = JSON.stringify(row!.download);
    for (const part of [email, "Amara", "E-Chore"]) expect(text).toContain(part);
  });

  it("forgets the log of an account that has ended at the next run of the job", async () => {
    const { id, session } = await newPerson(server);
    const logged = () => server.sql`
      select 1 from auth.audit_log_entries
      where payload ->> 'actor_id' = ${id} or payload #>> '{traits,user_id}' = ${id}`;
    expect(await logged()).not.toEqual([]);
    await askAs(server, session.access_token, "select delete_my_account()");
    await server.sql.begin(async (sql) => {
      await sql.unsafe("set local role project_owner");
      await sql.unsafe("select private.forget_old_sign_ins()");
    });
    expect(await logged()).toEqual([]);
  });
});
