/** The pages of ten thousand ideas, while others vote, archive ideas and have them featured. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { readIdeas, withPage, type IdeaList } from "@/backend/community/gigCursor";
import { signUp, type User } from "./actors";

const IDEAS = 10_000;
const FEATURED = 45;
const PAGE = 20;

let backend: Backend;
let reader: User;
let writer: User;
const asked = () => ({ client: reader.client, userId: reader.id });

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  reader = await signUp(backend, "Ann");
  writer = await signUp(backend, "Bob");
  // Few ideas have many votes and most have few, as in life, so thousands share a number. (The
  // ideas' texts are not judged here, because that alone would take a quarter of a minute.)
  await backend.sql(`
    alter table public.gig_jar_submissions disable trigger user;
    insert into public.gig_jar_submissions (user_id, title, description, votes, status)
    select '${writer.id}', 'Idea ' || n, 'An idea', floor(200.0 / n)::integer + n % 3,
      case when n % ${Math.floor(IDEAS / FEATURED)} = 0 and n <= ${IDEAS - (IDEAS % FEATURED)} then 'featured' else 'active' end
    from generate_series(1, ${IDEAS}) as n;
    alter table public.gig_jar_submissions enable trigger user;
    analyze public.gig_jar_submissions;
  `);
});
afterAll(() => backend.close());

/** Walks through the list as "Show more" does; `meanwhile` runs between two pages. */
async function walk(
  pageSize: number,
  meanwhile: (list: IdeaList, page: number) => Promise<unknown> = async () => {},
) {
  let list = await readIdeas(asked(), pageSize);
  for (let page = 1; list.next; page += 1) {
    await meanwhile(list, page);
    list = withPage(list, await readIdeas(asked(), pageSize, list.next));
  }
  return list.ideas;
}

describe("ten thousand ideas", () => {
  it("lists featured ideas first, each group by votes, every idea once, whatever the page size", async () => {
    for (const size of [700, 3000]) {
      const ideas = await walk(size);
      expect(ideas).toHaveLength(IDEAS);
      expect(new Set(ideas.map(({ id }) => id)).size).toBe(IDEAS);
      const inOrder = ideas.toSorted(
        (a, b) => Number(b.featured) - Number(a.featured) || b.votes - a.votes || (a.id < b.id ? -1 : 1),
      );
      expect(ideas.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
    }
  });

  it("reads a page deep down by an index, without sorting", async () => {
    const list = await readIdeas(asked(), 9000);
    const { votes, id } = list.next!;
    for (const range of [`votes = ${votes} and id > '${id}'`, `votes < ${votes}`])
      await backend.sql(`
        do $$
        declare v_line text; v_plan text := '';
        begin
          for v_line in execute $q$ explain select * from public.gig_jar_submissions
            where status = 'active' and not is_deleted and ${range} order by votes desc, id limit 21 $q$
          loop v_plan := v_plan || v_line || E'\\n'; end loop;
          -- Where thousands share a number of votes, the ids' own index is as good.
          if v_plan !~ 'Index Scan using gig_jar_submissions_(group|pkey)' or v_plan ~ 'Sort|Seq Scan' then
            raise exception 'not by the index: %', v_plan;
          end if;
        end $$`);
  });

  it("shows no idea twice while votes change, and misses none after the last page", async () => {
    // Between two pages, some ideas further on get many votes and move up, while some already shown
    // lose theirs and come again.
    const ideas = await walk(500, (_, page) =>
      backend.sql(`
        update public.gig_jar_submissions set votes = votes + 300
        where id in (select id from public.gig_jar_submissions where title like '%${page % 10}7');
        update public.gig_jar_submissions set votes = 0
        where id in (select id from public.gig_jar_submissions order by votes desc, id limit 3);
      `),
    );
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
    expect(ideas.length).toBeLessThan(IDEAS);
    // At the end of the list, the page fetches again as many ideas as it shows, and adds the missing ones.
    const again = await readIdeas(asked(), ideas.length);
    const rest = again.next ? await readIdeas(asked(), IDEAS, again.next) : { ideas: [], next: undefined };
    const all = withPage(again, rest).ideas;
    expect(new Set(all.map(({ id }) => id)).size).toBe(IDEAS);
    expect(all).toHaveLength(IDEAS);
  });

  it("ideas that are archived, hidden or featured between two pages do not make others appear twice or disappear", async () => {
    const first = await readIdeas(asked(), PAGE);
    const [a, b, c] = first.ideas.slice(-3).map(({ id }) => id) as [string, string, string];
    // The last idea read, where the list continues, is one of those that are removed.
    await backend.sql(`
      update public.gig_jar_submissions set is_deleted = true where id = '${c}';
      update public.gig_jar_submissions set status = 'hidden' where id = '${b}';
      update public.gig_jar_submissions set status = 'active', votes = 0 where id = '${a}';
    `);
    let list = first;
    while (list.next) list = withPage(list, await readIdeas(asked(), 2000, list.next));
    expect(list.ideas).toHaveLength(IDEAS);
    expect(new Set(list.ideas.map(({ id }) => id)).size).toBe(IDEAS);
    // The idea that lost its place is where it was last read.
    expect(list.ideas.findIndex(({ id }) => id === a)).toBeGreaterThan(PAGE);
  });
});

it("an idea that gets a vote between the two requests of one page stands on it once", async () => {
  const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
  await backend.sql(`
    insert into public.gig_jar_submissions (id, user_id, title, description, votes) values
      ('${id(1)}', '${writer.id}', 'One', 'An idea', 9001), ('${id(2)}', '${writer.id}', 'Two', 'An idea', 9000)`);
  const place = { id: id(1), votes: 9001, featured: false };
  const answer = backend.fetch;
  let tellRead = () => {};
  const lowerRead = new Promise<void>((resolve) => (tellRead = resolve));
  const spy = vi.spyOn(backend, "fetch").mockImplementation(async (request) => {
    if (request.url.includes("votes=eq.")) await lowerRead;
    const answered = await answer(request);
    if (request.url.includes("votes=lt.")) {
      await backend.sql(`update public.gig_jar_submissions set votes = votes + 1 where id = '${id(2)}'`);
      tellRead();
    }
    return answered;
  });
  const page = await readIdeas(asked(), 300, place);
  spy.mockRestore();
  expect(page.next).toBeDefined();
  expect(page.ideas.filter(({ title }) => title === "Two")).toMatchObject([{ votes: 9001 }]);
  expect(new Set(page.ideas.map((idea) => idea.id)).size).toBe(page.ideas.length);
});

describe("an idea tells its reader", () => {
  it("tells readers whether an idea is theirs and whether they voted for it, and nothing about others", async () => {
    await backend.sql("delete from public.gig_jar_submissions");
    const put = async (user: User, title: string) =>
      (
        await user.client
          .from("gig_jar_submissions")
          .insert({ user_id: user.id, title, description: "An idea", image_url: null })
          .select("id")
          .single()
          .throwOnError()
      ).data.id;
    const mine = await put(reader, "Mine");
    const theirs = await put(writer, "Theirs");
    await reader.client.from("gig_jar_votes").insert({ user_id: reader.id, gig_id: theirs }).throwOnError();
    await writer.client.from("gig_jar_votes").insert({ user_id: writer.id, gig_id: mine }).throwOnError();
    await writer.client.rpc("report_idea", { p_gig_id: mine, p_reason: "Something else" }).throwOnError();
    const idea = { description: "An idea", votes: 1, featured: false };
    expect((await readIdeas(asked(), PAGE)).ideas.toSorted((a, b) => (a.title < b.title ? -1 : 1))).toEqual([
      { ...idea, id: mine, title: "Mine", own: true, voted: false },
      { ...idea, id: theirs, title: "Theirs", own: false, voted: true },
    ]);
  });
});
