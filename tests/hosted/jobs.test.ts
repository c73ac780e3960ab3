/** The scheduled jobs under the real pg_cron, as the owner of the migrations, beside the real auth server's tables. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { describeHosted, hasCron, startAuthServer, type AuthServer } from "./authServer";

const NAMES = [
  "forget-guide-messages",
  "forget-inactive-accounts",
  "forget-kept-reports",
  "forget-old-forms",
  "forget-old-sign-ins",
  "settle-challenges",
];

/** With some time for the runs themselves. */
const UP_TO_A_MINUTE_MS = 90_000;

interface Job {
  job: string;
  is_scheduled: boolean;
  last_status: string | null;
}

if (!hasCron()) it.skip("the jobs under pg_cron: skipped, because PostgreSQL has no pg_cron here", () => {});
else
  describeHosted(
    "the scheduled jobs under pg_cron",
    () => {
      let server: AuthServer;
      beforeAll(async () => (server = await startAuthServer()));
      afterAll(() => server.stop());

      const jobs = () =>
        server.sql.begin(async (sql) => {
          await sql`set local role service_role`;
          return sql<Job[]>`select job, is_scheduled, last_status from scheduled_jobs() order by job`;
        });
      const asOwner = (query: string) =>
        server.sql.begin(async (sql) => {
          await sql`set local role project_owner`;
          await sql.unsafe(query);
        });

      it("are scheduled by the migrations, and not yet run", async () => {
        const rows = NAMES.map((job) => ({ job, is_scheduled: true, last_status: null }));
        expect([...(await jobs())]).toEqual(rows);
      });

      it(
        "run with the rights of the migrations' owner, and say that they succeeded",
        async () => {
          await asOwner("select cron.schedule(job, '* * * * *', command) from private.jobs()");
          await vi.waitFor(
            async () => {
              const failed =
                await server.sql`select command, return_message from cron.job_run_details where status = 'failed'`;
              expect([...failed]).toEqual([]);
              expect((await jobs()).map(({ last_status }) => last_status)).toEqual(
                NAMES.map(() => "succeeded"),
              );
            },
            { timeout: UP_TO_A_MINUTE_MS, interval: 500 },
          );
        },
        UP_TO_A_MINUTE_MS,
      );

      it("are told as not scheduled if one has another time or is gone", async () => {
        const scheduled = async () =>
          (await jobs()).filter(({ is_scheduled }) => is_scheduled).map(({ job }) => job);
        expect(await scheduled()).toEqual([]);
        await asOwner("select cron.schedule(job, schedule, command) from private.jobs()");
        await asOwner("select cron.unschedule('forget-old-forms')");
        expect(await scheduled()).toEqual(NAMES.filter((name) => name !== "forget-old-forms"));
      });
    },
    { needsOwnSettings: true },
  );
