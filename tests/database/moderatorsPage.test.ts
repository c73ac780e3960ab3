/** The moderator's page on the real database: who may open it, its content, and the effect of its buttons. */
import { request, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { projectModeration } from "#scripts/moderation/client";
import { serveModeratorsPage, type ModeratorsPage } from "#scripts/moderation/page";
import { signUp, type User } from "./actors";

const NOW = new Date("2026-11-23T12:00:00Z");
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const HELD = id(1);
const CRISIS = id(2);
const QUEST = id(3);
const ANSWER = id(4);

let backend: Backend;
let page: ModeratorsPage;
let writers: User[];

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  const ann = await signUp(backend, "Ann");
  const ben = await signUp(backend, "Ben");
  writers = [ann, ben];
  await backend.sql(`
    insert into public.gig_jar_submissions (id, user_id, title, description, status, created_at) values
      ('${HELD}', '${ann.id}', 'Shit <b>cakes</b>', 'A & B', 'held', '2026-11-23T09:30:00Z'),
      ('${CRISIS}', '${ben.id}', 'I do not want to live', 'x', 'held', '2026-11-23T11:30:00Z');
    update public.gig_jar_submissions set needs_help = 'crisis' where id = '${CRISIS}';
    insert into public.text_judgements (user_id, gig_id, heard) values
      ('${ann.id}', '${HELD}', 'swearing'), ('${ben.id}', '${CRISIS}', 'crisis');
    insert into public.kindness_quests (id, user_id, description, submitted_at) values
      ('${QUEST}', '${ben.id}', 'I carried her bags', '2026-11-20T09:00:00Z');
    insert into public.form_submissions (id, form_id, payload, created_at) values
      ('${ANSWER}', 'guide-report', '{"answer": "Bet it all.", "reason": "It is wrong"}', '2026-11-22T09:00:00Z');
  `);
});
afterAll(() => backend.close());
beforeEach(async () => {
  page = await serveModeratorsPage(
    projectModeration({
      url: "https://project.example",
      secretKey: backend.keys.secretKey,
      fetch: (input, init) => backend.fetch(new Request(input, init)),
    }),
    () => NOW,
  );
  return () => page.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request from any program; fetch would set Host and Origin itself. */
const ask = (path: string, headers: Record<string, string> = {}, body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = new URL(page.address);
    const sent = request(
      { host: "127.0.0.1", port, path, method: body === undefined ? "GET" : "POST", headers },
      (response) => {
        let text = "";
        response.on("data", (chunk) => (text += String(chunk)));
        response.on("end", () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: text }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });

const origin = () => new URL(page.address).origin;
async function open(): Promise<string> {
  const { headers, status } = await ask(page.address.slice(origin().length));
  expect([status, headers.location]).toEqual([303, "/"]);
  return headers["set-cookie"]![0]!.split(";")[0]!;
}
const post = (cookie: string, verb: string, text: string, from = origin()) =>
  ask(`/${verb}`, { cookie, origin: from }, `id=${text}`);

describe("the door", () => {
  it("opens once, for this browser alone", async () => {
    const cookie = await open();
    expect((await ask("/", { cookie })).status).toBe(200);
    const again = await ask(page.address.slice(origin().length));
    expect([again.status, again.body]).toEqual([
      403,
      "This address has already been used. Run the command again.",
    ]);
    expect((await ask("/")).status).toBe(403);
    expect((await ask("/", { cookie: "moderator=guess" })).status).toBe(403);
    expect((await ask("/?token=guess", { cookie })).status).toBe(403);
  });

  it("sends a cookie that other sites cannot use, and pages that nothing caches", async () => {
    const first = await ask(page.address.slice(origin().length));
    expect(first.headers["set-cookie"]![0]).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/);
    expect(first.headers["cache-control"]).toBe("no-store");
    expect(first.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  });

  it("refuses other host names and other sites", async () => {
    const cookie = await open();
    expect((await ask("/", { cookie, host: "evil.example" })).status).toBe(403);
    expect((await ask("/", { cookie, origin: "https://evil.example" })).status).toBe(403);
    expect((await post(cookie, "hide", HELD, "https://evil.example")).status).toBe(403);
    expect((await ask("/hide", { cookie }, `id=${HELD}`)).status).toBe(403);
    expect((await ask("/", { cookie })).body).toContain(HELD);
  });

  it("refuses unknown requests", async () => {
    const cookie = await open();
    expect((await post(cookie, "constructor", HELD)).status).toBe(405);
    expect((await post(cookie, "hide", "x")).status).toBe(400);
    expect((await post(cookie, "hide", "x".repeat(2000))).status).toBe(400);
    expect((await ask("/../page.ts", { cookie })).status).toBe(404);
    expect((await ask("//", { cookie })).status).toBe(404);
    expect((await ask("/pressButtons.js", { cookie })).headers["content-type"]).toMatch(/^text\/javascript/);
  });
});

describe("the queue", () => {
  it("lists the most urgent first, in words, without keys or the writer", async () => {
    const { body } = await ask("/", { cookie: await open() });
    const places = [CRISIS, QUEST, HELD, ANSWER].map((text) => body.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(body).toContain("Needs help now: idea, held: mentions self-harm");
    expect(body).toContain("Shit &lt;b&gt;cakes&lt;/b&gt;");
    expect(body).toContain("A &amp; B");
    expect(body).toContain("2 hours ago");
    expect(body).toContain("3 days ago");
    expect(body).toContain("It is wrong");
    expect(body).not.toContain(backend.keys.secretKey);
    expect(body).toContain("and 1 more from the same writer");
    expect(body).not.toMatch(/Ann|Ben|@example/);
    for (const { id: writer } of writers) expect(body).not.toContain(writer);
  });

  it("has no key that shows others a child in need's text", async () => {
    const { body } = await ask("/", { cookie: await open() });
    const disclosure = body.slice(body.indexOf(`id="text-${CRISIS}"`), body.indexOf('<details class="more"'));
    expect(disclosure.match(/formaction="\/\w+"|data-key="\w"/g)).toEqual([
      'formaction="/helped"',
      'data-key="d"',
      'formaction="/keep"',
      'formaction="/hide"',
    ]);
  });

  it("decides, and undoes the last decision", async () => {
    const cookie = await open();
    for (const [verb, text, told] of [
      ["hide", HELD, "Taken down."],
      ["approve", QUEST, "Approved."],
      ["seen", ANSWER, "Seen."],
      ["helped", CRISIS, "Settled, and kept private."],
    ] as const) {
      expect((await post(cookie, verb, text)).headers.location).toBe("/");
      const { body } = await ask("/", { cookie });
      expect(body).toContain(told);
      expect(body).not.toContain(`id="text-${text}"`);
    }
    expect((await ask("/", { cookie })).body).toContain("Nothing is waiting. Well done.");
    for (const text of [CRISIS, ANSWER, QUEST, HELD]) {
      await post(cookie, "undo", text);
      expect((await ask("/", { cookie })).body).toContain(`id="text-${text}"`);
    }
    await post(cookie, "approve", id(99));
    const { body } = await ask("/", { cookie });
    expect(body).toContain("Not decided: ");
    expect(body).not.toContain("Undo");
  });
});

describe("a long queue", () => {
  const FLOOD = 1500;
  /** A number of the flood's texts, and of the guide's answers, each of which has a card. */
  beforeAll(async () => {
    const flo = await signUp(backend, "Flo");
    await backend.sql(`
      insert into public.gig_jar_submissions (id, user_id, title, description, status, needs_help, created_at)
      select md5('flood ' || number)::uuid, '${flo.id}', 'Flood', 'Words', 'held', 'crisis', '2026-11-21T10:00:00Z'
      from generate_series(1, ${FLOOD}) as number;
      insert into public.text_judgements (user_id, gig_id, heard)
      select user_id, id, 'crisis' from public.gig_jar_submissions where title = 'Flood';
      insert into public.form_submissions (form_id, payload)
      select 'guide-report', jsonb_build_object('answer', 'Answer ' || number % 75, 'reason', 'wrong')
      from generate_series(1, ${FLOOD}) as number;
    `);
  });
  const cardsIn = (body: string) => body.split('<li class="card').length - 1;
  const textsIn = (body: string) => body.split("<article").length - 1;

  it("has one card for a writer of 1,500 texts, after a child whom nobody has answered, and 20 cards a page", async () => {
    const cookie = await open();
    const { body } = await ask("/", { cookie });
    expect(body).toContain("2 writers need help now.");
    expect(body).toContain(`and ${FLOOD - 1} more from the same writer, urgent ones among them`);
    expect(body).toContain(`${FLOOD - 50} more will be here once you have decided about these.`);
    // The flood has 50, Ben has 2, and each of the 18 other cards has one.
    expect([cardsIn(body), textsIn(body)]).toEqual([20, 50 + 2 + 18]);
    expect(body).toContain("the guide&#39;s answer, reported 20 times");
    expect(body).toContain("<li>wrong (20 times)</li>");
    expect(body.match(/<nav.*<\/nav>/)![0]).toMatch(/Page 1 of 4.*href="\/\?page=2"/);
    const last = (await ask("/?page=4", { cookie })).body;
    expect(last.match(/<nav.*<\/nav>/)![0]).toMatch(/Page 4 of 4.*href="\/\?page=3"/);
    expect((await ask("/?page=99", { cookie })).body).toContain("Page 4 of 4");
    expect((await ask("/?page=-1", { cookie })).body).toContain("Page 1 of 4");
  });

  it("decides about the texts of a card at once, stays on its page, and takes all back", async () => {
    const cookie = await open();
    const { body } = await ask("/", { cookie });
    const [form] = /<form method="post">(?:<input[^>]*>)+<button formaction="\/all-helped".*?<\/form>/.exec(
      body,
    )!;
    const fields = [...form.matchAll(/name="(\w+)" value="([^"]+)"/g)];
    const texts = new URLSearchParams(fields.map(([, name, value]) => [name!, value!])).toString();
    const send = (action: string) =>
      ask(`/${action}`, { cookie, origin: origin(), referer: `${origin()}/?page=2` }, texts);
    expect((await send("all-helped")).headers.location).toBe("/?page=2");
    const after = (await ask("/", { cookie })).body;
    expect(after).toContain("50 settled, and kept private.");
    expect(after).toContain(`and ${FLOOD - 51} more from the same writer`);
    expect(after).toContain("A moderator has answered this writer in the last day.");
    await send("all-helped");
    expect((await ask("/", { cookie })).body).toContain("0 settled, and kept private. 50 not:");
    await send("all-undo");
    const undone = (await ask("/", { cookie })).body;
    expect(undone).toContain("50 undone.");
    expect(undone).toContain(`and ${FLOOD - 1} more from the same writer`);
  });
});
