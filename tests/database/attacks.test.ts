/**
 * Attacks on Ann by a hostile user and by an anonymous visitor; all fail. Each attack uses the site's own client, first
 * with the real grants and then with every grant given away, so that row security and triggers are shown to hold alone.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBackend, LOCAL_PUBLISHABLE_KEY, type Backend } from "#scripts/backend/backend";
import { anonymousClient, service, signUp, type User } from "./actors";
import {
  REFUSED,
  TABLES,
  TABLE_VERBS,
  isAboutRights,
  revealedNothing,
  type AnyClient,
  type Attack,
  type Expected,
  type Family,
  type Reply,
  type Row,
  type Table,
  type Verb,
} from "./attacks/attack";
import { CALL_ATTACKS } from "./attacks/callAttacks.cases";
import { FORGED_TABLES } from "./attacks/columnAttacks.cases";
import {
  catalogueOf,
  leaksIn,
  rightsOf,
  split,
  tracesBetween,
  watch,
  type Snapshotable,
} from "./attacks/snapshot";
import { claimsOf, FORGED_TOKENS, inAnHour, sign } from "./attacks/forgedTokens.cases";
import { POSITIVES } from "./attacks/positive.cases";
import { READ_ATTACKS } from "./attacks/readAttacks.cases";
import { RULE_ATTACKS } from "./attacks/ruleAttacks.cases";
import { familyRows, SHAPES } from "./attacks/victim";
import { WRITE_ATTACKS } from "./attacks/writeAttacks.cases";
import { sample } from "#tests/sample";

const titled = (attacks: Attack[]) =>
  attacks.map((attack) => [`${attack.on}, ${attack.verb}: ${attack.name}`, attack] as const);
/** Attacks on other people's data; an anonymous visitor, who has no rows, tries only these. */
const ON_OTHERS = [...READ_ATTACKS, ...WRITE_ATTACKS, ...CALL_ATTACKS];
const ATTACKS = [...ON_OTHERS, ...RULE_ATTACKS];
/** These attacks reveal a policy for anonymous visitors; Bob also reveals one for everybody. */
const BROADEST = new Set([
  "asking for all",
  "adding a row in her name",
  "writing over her row, in her name",
  "changing all rows and asking for none back",
  "removing all rows and asking for none back",
]);
/** The API answers nobody alike on every table, as the catalogue of rights says. */
const ONE_OF_EACH_KIND = Object.values(
  Object.fromEntries(
    ON_OTHERS.map((attack) => [
      `${attack.verb} ${attack.elsewhere} ${revealedNothing(attack).status}`,
      attack,
    ]),
  ),
);
const named = POSITIVES.map((positive) => [positive.name, positive] as const);
const NO_TRACES = { added: [], changed: [], removed: 0 };
const KEYS = Object.fromEntries(TABLES.map((table) => [table, SHAPES[table].key]));

let backend: Backend;
let family: Family;
let bob: AnyClient;
let passerBy: AnyClient;
let catalogue: Awaited<ReturnType<typeof catalogueOf>>;
let watching: Awaited<ReturnType<typeof watch>>;
let before: Snapshotable;
let seen: Awaited<ReturnType<typeof watching.look>> | undefined;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  const [ann, hostile]: User[] = [await signUp(backend, "Ann"), await signUp(backend, "Bob")];
  family = { ann: ann!, bob: hostile! };
  bob = hostile!.client as unknown as AnyClient;
  passerBy = anonymousClient(backend) as unknown as AnyClient;
  await backend.sql(familyRows(family));
  catalogue = await catalogueOf(backend);
  watching = await watch(backend);
  before = watching.start;
});
afterAll(() => backend.close());

/** Each attack starts from the same database, whatever the one before did. */
afterEach(async () => watching.putBack(seen ?? (await watching.look())));
beforeEach(() => (seen = undefined));

async function look() {
  seen = await watching.look();
  return seen.rows;
}

/** Other users' rows are unchanged; returns the changes to Bob's own. */
async function tracesOfBob() {
  const now = await look();
  if (now === before) return {};
  const [old, changed] = [split(before, family), split(now, family)];
  expect(changed.others).toEqual(old.others);
  return tracesBetween(old.own, changed.own, KEYS);
}

function expectReply({ status, data, error, count }: Reply, expected: Expected) {
  if ("code" in expected) {
    expect({ status, code: error?.code, data }).toEqual({ ...expected, data: null });
    return;
  }
  expect({ status, error: status < 300 ? error : null }).toEqual({ status: expected.status, error: null });
  if (expected.count !== undefined) expect(count).toBe(expected.count);
  if (!Array.isArray(expected.data)) {
    if (typeof expected.data === "object" && expected.data) expect(data).toMatchObject(expected.data);
    else expect(data).toEqual(expected.data);
    return;
  }
  expect(data).toHaveLength(expected.data.length);
  expect(data).toEqual(
    expect.arrayContaining(expected.data.map((row: Row) => expect.objectContaining(row) as unknown)),
  );
}

describe("Bob, who is signed in and hostile", () => {
  it.each(titled(ATTACKS))("refuses or ignores Bob's attack: %s", async (_, { tries, user, leaves = {} }) => {
    const reply = await tries(bob, family);
    expect(leaksIn(reply, family)).toEqual([]);
    expectReply(reply, typeof user === "function" ? user(family) : user);
    const traces = await tracesOfBob();
    if (!("kpi_data" in leaves)) delete traces.kpi_data;
    expect(Object.keys(traces)).toEqual(Object.keys(leaves));
    for (const [table, left] of Object.entries(leaves))
      expect(traces[table]).toMatchObject({ ...NO_TRACES, ...left });
  });
});

describe("nobody", () => {
  it("holds no right on any table, view, sequence or function", async () => {
    expect(await rightsOf(backend, "anon")).toEqual([]);
  });

  it.each(titled(ONE_OF_EACH_KIND))("refuses or ignores an anonymous attack: %s", async (_, attack) => {
    const reply = await attack.tries(passerBy, family);
    expect(leaksIn(reply, family)).toEqual([]);
    expectReply(reply, revealedNothing(attack));
    expect(await look()).toEqual(before);
  });
});

/** Sends a forged column with an otherwise valid row, and returns the value stored afterwards. */
async function forge(table: Table, column: string, verb: "insert" | "update") {
  const { base, target, columns } = FORGED_TABLES[table];
  const { key } = SHAPES[table];
  const sent = columns[column]!.sent(family);
  const isTarget = (row: Row) =>
    String(row[key]) === target(family) && (row.user_id === undefined || row.user_id === family.bob.id);
  const reply: Reply =
    verb === "insert"
      ? await bob.from(table).insert({ ...base(family), ...sent })
      : await bob.from(table).update(sent).eq(key, target(family));
  await tracesOfBob();
  const old = before[`public.${table}`]!;
  const now = seen!.rows[`public.${table}`]!;
  const was = old.find(isTarget)!;
  const known = new Set(old.map((row) => JSON.stringify(row)));
  // A vote is identified by its idea; every other row has its own key.
  const added = now.filter((row) => !known.has(JSON.stringify(row)));
  return { reply, sent, was, stored: verb === "insert" ? added : now.filter(isTarget) };
}

const forgeries = TABLES.flatMap((table) =>
  Object.entries(FORGED_TABLES[table].columns).flatMap(([column, fates]) =>
    (["insert", "update"] as const).map((verb) => {
      const fate = fates[verb];
      return [`${verb} ${table}.${column}`, { table, column, verb, fate }] as const;
    }),
  ),
);

describe("a column that is sent along", () => {
  it.each(forgeries)("decides each column as expected: %s", async (_, { table, column, verb, fate }) => {
    const { reply, sent, was, stored } = await forge(table, column, verb);
    if (fate === "refused") {
      expect({ status: reply.status, code: reply.error?.code }).toEqual(REFUSED);
      expect(stored).toEqual(verb === "insert" ? [] : [was]);
      return;
    }
    expect({ status: reply.status, error: reply.error }).toEqual({
      status: verb === "insert" ? 201 : 204,
      error: null,
    });
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject(fate === "his" ? sent : fate);
    if (fate !== "his") expect(stored[0]![column]).not.toEqual(sent[column]);
  });
});

describe("what the site does", () => {
  it.each(named)("allows the site's own call %s", async (_, { on, by, tries, answer, leaves }) => {
    const client = by === "service" ? (service(backend) as unknown as AnyClient) : bob;
    expectReply(await tries(client, family), typeof answer === "function" ? answer(family) : answer);
    if (leaves) expect((await tracesOfBob())[on]).toMatchObject({ ...NO_TRACES, ...leaves });
  });

  it("covers every right that users have on a table", () => {
    const tried = POSITIVES.filter(({ by, verb }) => !by && verb !== "call").map(
      ({ on, verb }) => `${on} ${verb === "read" ? "select" : verb}`,
    );
    expect([...new Set(tried)].toSorted()).toEqual(catalogue.grants);
  });

  it.each([
    ["a user", true],
    ["the service alone", false],
  ])("covers every function that %s may call", (_, isOpen) => {
    const tried = POSITIVES.filter(({ verb, by }) => verb === "call" && !by === isOpen).map(({ on }) => on);
    const callable = catalogue.functions.filter((one) => one.isOpen === isOpen).map(({ name }) => name);
    expect([...new Set(tried)].toSorted()).toEqual(callable);
  });
});

describe("a forged token", () => {
  const withToken = (authorization: string) =>
    anonymousClient(backend, { authorization }) as unknown as AnyClient;

  it("refuses a forged token only for what is wrong with it, and accepts one signed with the right secret", async () => {
    const again = sign({ ...claimsOf(family.ann.token), exp: inAnHour() }, backend.keys.jwtSecret);
    for (const token of [family.ann.token, again]) {
      const { data } = await withToken(`Bearer ${token}`).from("journal_entries").select("id");
      expect(data).toHaveLength(3); // Ann's row
    }
  });

  it.each(FORGED_TOKENS)("opens no table and no function with %s", async (_, forged) => {
    const client = withToken(`Bearer ${forged(family, backend.keys.jwtSecret)}`);
    const attacks = ON_OTHERS.filter((attack) => !attack.elsewhere && isAboutRights(attack));
    const firstOn = (on: string, verb: Verb) =>
      attacks.find((attack) => attack.on === on && attack.verb === verb)!;
    const ones = [
      ...TABLES.flatMap((table) => [firstOn(table, "read"), firstOn(table, "update")]),
      ...catalogue.functions.map(({ name }) => firstOn(name, "call")),
    ];
    for (const { tries } of ones) {
      const { status, data } = await tries(client, family);
      expect({ status, data }).toEqual({ status: 401, data: null });
    }
    expect(await look()).toEqual(before);
  });

  it("refuses a token forged with the publishable key", async () => {
    const { status } = await withToken(`Bearer ${LOCAL_PUBLISHABLE_KEY}`).from("profiles").select();
    expect(status).toBe(401);
  });

  it("gives no rights for what somebody claims about themselves at sign-up", async () => {
    const client = anonymousClient(backend) as unknown as AnyClient;
    const claims = { role: "service_role", sub: family.ann.id, user_id: family.ann.id };
    const { data, error } = await client.auth.signUp({
      email: "eve@example.com",
      password: "a good password",
      options: { data: { ...claims, app_metadata: claims, aud: "service_role" } },
    });
    expect(error).toBeNull();
    expect(claimsOf(data.session!.access_token)).toMatchObject({ role: "authenticated", sub: data.user!.id });
    expect((await client.from("journal_entries").select()).data).toEqual([]);
    expect((await client.from("profiles").select("user_id")).data).toEqual([{ user_id: data.user!.id }]);
  });
});

describe("the tables of attacks", () => {
  it("attacks every table in every way, as a user and as an anonymous visitor", () => {
    expect(catalogue.columns.map(({ table }) => table)).toEqual([...TABLES]);
    const missing = TABLES.flatMap((table) =>
      TABLE_VERBS.filter((verb) => !ON_OTHERS.some((one) => one.on === table && one.verb === verb)).map(
        (verb) => `${table} ${verb}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  it("attacks every column", () => {
    const forged = TABLES.map((table) => ({
      table,
      columns: Object.keys(FORGED_TABLES[table].columns).toSorted(),
    }));
    expect(forged).toEqual(
      catalogue.columns.map(({ table, columns }) => ({ table, columns: columns.toSorted() })),
    );
  });

  it("calls every function on behalf of somebody else", () => {
    const aimed = new Set(ATTACKS.filter(({ aimsAtAnn }) => aimsAtAnn).map(({ on }) => on));
    expect(catalogue.functions.map(({ name }) => name)).toEqual([...aimed].toSorted());
  });

  it("includes the most general attacks", () => {
    const names = ON_OTHERS.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...BROADEST]));
  });

  it("names no two attacks alike", () => {
    const titles = titled(ATTACKS).map(([title]) => title);
    expect(titles).toEqual([...new Set(titles)]);
  });

  it("has a victim with rows in every table, and watches all that the service role can read", async () => {
    const asText = (rows: Row[]) =>
      rows
        .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b))))
        .toSorted();
    for (const table of TABLES) {
      const { data } = await (service(backend) as unknown as AnyClient).from(table).select().throwOnError();
      const rows = data as Row[];
      expect(asText(rows), table).toEqual(asText(before[`public.${table}`]!));
      const id = SHAPES[table].hers(family);
      expect(
        rows.filter((row) => String(row[SHAPES[table].key]) === id),
        table,
      ).not.toEqual([]);
    }
  });
});

describe("with every grant given away", () => {
  beforeAll(() =>
    backend.sql(`
      grant all on all tables in schema public to anon, authenticated;
      grant execute on all functions in schema public to anon, authenticated;`),
  );

  const aboutRights = ON_OTHERS.filter(isAboutRights);
  const isBroad = ({ name }: Attack) => BROADEST.has(name);
  it.each(sample(titled(aboutRights), 4))(
    "keeps Ann's rows unchanged and private even with every right granted: %s",
    async (_, attack) => {
      const isForBoth = attack.verb === "call" || isBroad(attack);
      for (const who of isForBoth ? [bob, passerBy] : [bob]) {
        expect(leaksIn(await attack.tries(who, family), family)).toEqual([]);
      }
      await tracesOfBob();
    },
  );

  it.each(
    sample(
      forgeries.filter(([, { fate }]) => fate !== "his"),
      4,
    ),
  )(
    "lets the database decide even with every right granted: %s",
    async (_, { table, column, verb, fate }) => {
      const { sent, was, stored } = await forge(table, column, verb);
      for (const row of stored) {
        if (fate !== "refused") expect(row).toMatchObject(fate as Row);
        if (verb === "insert" || column === "updated_at") expect(row[column]).not.toEqual(sent[column]);
        else if (fate === "refused") expect(row[column]).toEqual(was[column]);
      }
    },
  );
});

it("leaves the rules for texts as they were, after all attacks", async () => {
  expect(watching.rules).toHaveLength(6);
  expect(await watching.readRules()).toEqual(watching.rules);
});
