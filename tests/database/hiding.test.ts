/** Ten accounts that want others' ideas hidden, and how far they get (supabase/tests/hiding_test.sql has the rules). */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { queryRows } from "#scripts/backend/connections";
import { service, signUp, trust, type User } from "./actors";

const IDEAS = 30;
const REPORTS_THAT_COUNT = 3;

let backend: Backend;
let reader: User;
let players: User[];

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  const writer = await signUp(backend, "Ann");
  reader = await signUp(backend, "Dan");
  players = [];
  for (let number = 0; number < 10; number++)
    // oxlint-disable-next-line no-await-in-loop -- as people join
    players.push(await signUp(backend, "Player"));
  await backend.sql(`
    insert into public.gig_jar_submissions (user_id, title, description)
    select '${writer.id}', kind || ' ' || number, 'An idea'
    from unnest(array['Early', 'Idea', 'Rude']) as kind, generate_series(1, ${IDEAS}) as number`);
});
afterAll(() => backend.close());

/** The ideas of a kind that this user sees, in the order in which they came. */
const seenBy = async ({ client }: User, kind: string) => {
  const ideas = client.from("gig_jar_submissions").select("id").like("title", `${kind} %`).order("id");
  return (await ideas.throwOnError()).data.map(({ id }) => id);
};
const hiddenFrom = async (user: User, kind: string) => IDEAS - (await seenBy(user, kind)).length;
const report = ({ client }: User, id: string) => client.rpc("report_idea", { p_gig_id: id });

const aDayGoesBy = () =>
  backend.sql(`
    update public.gig_jar_reports
    set created_at = created_at - interval '1 day', handled_at = handled_at - interval '1 day';
    update private.daily_usage set day = day - 1`);

/** The moderator keeps everything that is held. @returns the ids. */
async function keepAll() {
  const moderator = service(backend);
  const held = await moderator.from("gig_jar_submissions").select("id").eq("status", "held").throwOnError();
  for (const { id } of held.data)
    // oxlint-disable-next-line no-await-in-loop -- one after another, as a person decides
    await moderator.rpc("decide_idea", { p_gig_id: id, p_status: null as never }).throwOnError();
  return held.data.map(({ id }) => id);
}

/** Each idea is reported by those who have most of their reports left and are new to it, if there are enough of them. */
async function play(ids: readonly string[], needed: number, reported: Map<User, Set<string>>) {
  const left = new Map(players.map((player) => [player, REPORTS_THAT_COUNT]));
  for (const id of ids) {
    const willing = players
      .filter((player) => left.get(player)! > 0 && !reported.get(player)!.has(id))
      .toSorted((one, other) => left.get(other)! - left.get(one)!)
      .slice(0, needed);
    if (willing.length < needed) continue;
    for (const player of willing) {
      left.set(player, left.get(player)! - 1);
      reported.get(player)!.add(id);
      // oxlint-disable-next-line no-await-in-loop -- in this order
      expect((await report(player, id)).error).toBeNull();
    }
  }
}

it("hides nothing for two, four and ten fresh accounts", async () => {
  const early = await seenBy(reader, "Early");
  const hidden: number[] = [];
  for (const group of [players.slice(0, 2), players.slice(2, 4), players.slice(4)]) {
    // oxlint-disable-next-line no-await-in-loop -- more and more of them
    await Promise.all(group.flatMap((player) => early.slice(0, 20).map((id) => report(player, id))));
    // oxlint-disable-next-line no-await-in-loop -- more and more of them
    hidden.push(await hiddenFrom(reader, "Early"));
  }
  expect(hidden).toEqual([0, 0, 0]);
  expect(await hiddenFrom(players[0]!, "Early")).toBe(20);
});

it("hides 15 ideas of 30 on the first day of ten proved accounts, and 7 of those after a moderator kept them", async () => {
  await trust(backend, players);
  await aDayGoesBy();
  const ideas = await seenBy(reader, "Idea");
  const reported = new Map(players.map((player) => [player, new Set<string>()]));
  await play(ideas, 2, reported);
  expect(await hiddenFrom(reader, "Idea")).toBe(15);
  const kept = await keepAll();
  expect(kept).toHaveLength(15);
  expect(await hiddenFrom(reader, "Idea")).toBe(0);

  // Three reports that were not upheld count no more, until one is: something rude, on the next day.
  await aDayGoesBy();
  const [rude] = await seenBy(reader, "Rude");
  for (const player of players)
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await report(player, rude!);
  await service(backend).rpc("decide_idea", { p_gig_id: rude!, p_status: "hidden" }).throwOnError();
  await aDayGoesBy();
  await play(kept, 4, reported);
  expect(await hiddenFrom(reader, "Idea")).toBe(7);
  const counts = await queryRows<{ reports: number }>(
    backend.connection,
    `
    select count(*)::integer as reports from public.gig_jar_reports as report
    join public.gig_jar_submissions as idea on idea.id = gig_id
    where idea.status = 'held' and report.handled_at is null and can_hide group by gig_id`,
  );
  expect(counts.map(({ reports }) => reports)).toEqual(Array.from({ length: 7 }, () => 4));
});

it("shows nothing again, and needs no fewer reporters, when a reporter deletes the account", async () => {
  const held = await keepAll();
  await service(backend).rpc("undo_decision", { p_id: held[0]! }).throwOnError();
  const hidden = await hiddenFrom(reader, "Idea");
  for (const player of players)
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await player.client.rpc("delete_my_account").throwOnError();
  expect(await hiddenFrom(reader, "Idea")).toBe(hidden);
  const needed = await queryRows<{ needed: number }>(
    backend.connection,
    `
    select private.reporters_to_hide(id)::integer as needed from public.gig_jar_submissions
    where id in (${held.map((id) => `'${id}'`).join()}) order by id = '${held[0]}' desc`,
  );
  expect(needed.map((row) => row.needed)).toEqual([4, ...held.slice(1).map(() => 6)]);
});
