/** The `forms` function over HTTP, as a browser calls it: the forms it accepts, stores and refuses. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formAction } from "@/backend/forms";
import {
  chapterDownload,
  contactMessage,
  questionnaire,
  type FormKey,
  type FormPayloads,
} from "@/domain/formPayloads";
import { maxBytesOf } from "#functions/forms/body";
import { findForm, FORM_IDS } from "#functions/forms/registry";
import { service } from "./actors";
import { serveFunctions, type FunctionsServer } from "./functionsServer";

/** The site is at another address than the function, as with a hosted project. */
const SITE = "https://4mq.example";
let server: FunctionsServer;
let visitors = 0;

beforeAll(async () => {
  server = await serveFunctions(SITE, { SITE_URL: SITE });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.backend.sql("delete from public.form_submissions");
  // Addresses reserved for examples: each test is a different visitor.
  server.client.address = `198.51.100.${++visitors % 250}`;
});

/** The most bytes of a contact message. */
const MOST = maxBytesOf(findForm("contact")!);

const NOON = new Date("2026-11-21T12:00:00Z");
const contact = contactMessage({
  name: "Ann Example",
  email: "ann@example.com",
  subject: "Book Inquiry",
  message: 'Is there a “Level 4”?\n💰 = money\t\\ "quoted"',
});
const ukApplication = {
  name: "Sam",
  age: "9",
  parentEmail: "pat@example.com",
  why: "I want to save & learn",
};

const url = (form: string) => server.url(`forms/${form}`);
const post = (form: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(url(form), { method: "POST", body, headers, redirect: "manual" });
const JSON_TYPE = { "Content-Type": "application/json" };
const URLENCODED = { "Content-Type": "application/x-www-form-urlencoded" };
const postJson = (form: string, payload: unknown) => post(form, JSON.stringify(payload), JSON_TYPE);
const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as unknown,
});
const refusal = (status: number, code: string, field?: string) => ({
  status,
  body: {
    ok: false,
    code,
    message: expect.stringMatching(/^[A-Z].*\.$/) as string,
    ...(field !== undefined && { field }),
  },
});
const TAKEN = { status: 200, body: { ok: true } };
const stored = async () =>
  (
    await service(server.backend)
      .from("form_submissions")
      .select("form_id, payload, visitor_hash")
      .order("created_at")
      .order("id")
      .throwOnError()
  ).data;
const payloads = async () => (await stored()).map(({ payload }) => payload);

describe("each form of the site", () => {
  const download = chapterDownload({ email: "ann@example.com", source: "Level 1 Sample Chapter" }, NOON);
  const PAYLOADS: FormPayloads = {
    beta: { email: "ann@example.com", source: "Beta Reader", message: "I would like to read." },
    contact,
    chapterLevel1: download,
    chapterLevel2: download,
    chapterLevel3: download,
    parentGuide: download,
    questionnaire: questionnaire(
      {
        subject: "Research Questionnaire",
        source: "4MQ",
        answers: {
          q1_child_money_habits: "A",
          q2_purchase_motivation: "B",
          q3_spending_preference: "B",
          q4_parent_child_money_style: "C",
          q5_spending_influences: "D",
          q6_family_money_conversations: "A",
        },
        email: "",
        bookChoice: "",
      },
      NOON,
    ),
    challengeApplication: { name: "Ann", email: "ann@example.com", message: "" },
    guideReport: { answer: "Save it all.", reason: "wrong" },
    challengeApplicationUk: ukApplication,
  };

  it.each(Object.entries(PAYLOADS))("accepts %s and stores it unchanged", async (form, payload) => {
    // The one form that is closed until the owner gives it an id.
    const id =
      formAction(form as FormKey)
        ?.split("/")
        .at(-1) ?? "challenge-application";
    expect(await answerOf(await postJson(id, payload))).toEqual(TAKEN);
    expect(await stored()).toEqual([
      { form_id: id, payload, visitor_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    ]);
  });

  it("stores a form from a page without scripts in the same way", async () => {
    const body = new URLSearchParams({ ...ukApplication, _gotcha: "" });
    expect(await answerOf(await post("challenge-application-uk", body))).toEqual(TAKEN);
    expect(await payloads()).toEqual([ukApplication]);
  });

  it.each(["09", "9.0", "9e0"])("stores the age %s as 9, with scripts or without", async (age) => {
    const application = { ...ukApplication, age };
    expect(await answerOf(await post("challenge-application-uk", new URLSearchParams(application)))).toEqual(
      TAKEN,
    );
    expect(await answerOf(await postJson("challenge-application-uk", application))).toEqual(TAKEN);
    // The same application twice is one.
    expect(await payloads()).toEqual([ukApplication]);
  });

  it("stores an address without marks that show nothing", async () => {
    const beta = { ...PAYLOADS.beta, email: "\u202Aann@example.com\u202C" };
    expect(await answerOf(await postJson("beta", beta))).toEqual(TAKEN);
    expect(await payloads()).toEqual([{ ...PAYLOADS.beta, email: "ann@example.com" }]);
  });

  it("accepts the questionnaire with an e-mail address and a book, or with neither", async () => {
    const some = { ...PAYLOADS.questionnaire, email_for_gift: "ann@example.com", book_choice: "level3" };
    const { email_for_gift: _, book_choice: __, ...none } = PAYLOADS.questionnaire;
    expect(await answerOf(await postJson("questionnaire", some))).toEqual(TAKEN);
    expect(await answerOf(await postJson("questionnaire", none))).toEqual(TAKEN);
    expect(await payloads()).toEqual([some, none]);
  });
});

describe("refused, and nothing is kept:", () => {
  const refused = async (response: Response, expected: object) => {
    expect(await answerOf(response)).toEqual(expected);
    expect(await stored()).toEqual([]);
  };

  it.each([
    "unknown",
    "",
    "Contact",
    "contact2",
    "contact/extra",
    "constructor",
    "__proto__",
    "..%2fcontact",
  ])("refuses the unknown form %j", async (form) =>
    refused(await postJson(form, contact), refusal(404, "unknown_form")),
  );

  it.each(["GET", "PUT", "PATCH", "DELETE"])("refuses the method %s", async (method) => {
    const response = await fetch(url("contact"), { method });
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
    await refused(response, refusal(405, "wrong_method"));
  });

  it.each(["text/plain", "multipart/form-data; boundary=x", "application/jsonp", "application/x-json"])(
    "refuses the type %s",
    async (type) =>
      refused(
        await post("contact", JSON.stringify(contact), { "Content-Type": type }),
        refusal(415, "wrong_type"),
      ),
  );

  it("refuses a request without a type", async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(contact));
    await refused(await post("contact", bytes), refusal(415, "wrong_type"));
  });

  it.each(["", "{", "null", "[]", '"text"', "1", '[["name","x"]]'])("refuses the JSON %j", async (body) =>
    refused(await post("contact", body, JSON_TYPE), refusal(422, "unreadable")),
  );

  it("refuses bytes that are not UTF-8", async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('{"name":"'), 0xff, 0x22, 0x7d]);
    await refused(await post("contact", bytes, JSON_TYPE), refusal(422, "unreadable"));
  });

  const { message: _, ...contactWithoutMessage } = contact;
  it.each<[what: string, form: string, payload: object, field: string]>([
    ["a missing field", "contact", contactWithoutMessage, "message"],
    ["an empty field", "contact", { ...contact, name: "" }, "name"],
    ["a field of spaces", "contact", { ...contact, name: " \t\n" }, "name"],
    ["a field of fillers", "contact", { ...contact, name: "\u3164\u{E0041}\u0301" }, "name"],
    ["an e-mail address without an at-sign", "contact", { ...contact, email: "ann.example.com" }, "email"],
    [
      "a letter's head in an e-mail address",
      "contact",
      { ...contact, email: "a@b.c\r\nBcc: v@x.y" },
      "email",
    ],
    ["a line break after an e-mail address", "contact", { ...contact, email: "a@b.c\n" }, "email"],
    ["two e-mail addresses", "beta", { email: "a@b.c,v@x.y", source: "s" }, "email"],
    ["two addresses with a space", "chapter-level-1", { email: "a@b.c v@x.y", source: "s" }, "email"],
    ["an e-mail address in angle brackets", "contact", { ...contact, email: "Ann <a@b.c>" }, "email"],
    [
      "two parents",
      "challenge-application-uk",
      { ...ukApplication, parentEmail: "a@b.c;v@x.y" },
      "parentEmail",
    ],
    ["a line break in a name", "contact", { ...contact, name: "Ann\r\nBcc: v@x.y" }, "name"],
    ["a comma in a name", "challenge-application-uk", { ...ukApplication, name: "Sam, v@x.y" }, "name"],
    ["an address after a name", "contact", { ...contact, name: "Ann <v@x.y>; Bob" }, "name"],
    ["fields of a link in an address", "contact", { ...contact, email: "a@b.c?bcc=v%40x.y" }, "email"],
    ["two addresses with a full-width comma", "contact", { ...contact, email: "a@b.c，v＠x.y" }, "email"],
    ["a line break in a source", "contact", { ...contact, source: "S\nBcc: v@x.y" }, "source"],
    ["a line separator in a name", "contact", { ...contact, name: "Ann\u2028Bcc" }, "name"],
    ["a subject that is not listed", "contact", { ...contact, subject: "Complaint" }, "subject"],
    ["a subject with a space too many", "contact", { ...contact, subject: "Other " }, "subject"],
    ["a field of another form", "contact", { ...contact, parentEmail: "a@b" }, "parentEmail"],
    ["a field of objects' own", "contact", { ...contact, constructor: "x" }, "constructor"],
    ["a field that other services know", "contact", { ...contact, _next: "https://evil.example" }, "_next"],
    ["a number", "contact", { ...contact, name: 5 }, "name"],
    ["a list", "contact", { ...contact, name: ["Ann"] }, "name"],
    ["an object", "contact", { ...contact, message: { $gt: "" } }, "message"],
    ["nothing for a field", "contact", { ...contact, source: null }, "source"],
    ["a name of 201 letters", "contact", { ...contact, name: "x".repeat(201) }, "name"],
    ["a message of 5001 letters", "contact", { ...contact, message: "x".repeat(5001) }, "message"],
    ["an address of 255 letters", "contact", { ...contact, email: `${"x".repeat(253)}@b` }, "email"],
    [
      "an answer E",
      "questionnaire",
      { subject: "s", source: "s", q1_child_money_habits: "E" },
      "q1_child_money_habits",
    ],
    [
      "a third taste",
      "questionnaire",
      { subject: "s", source: "s", q3_spending_preference: "C" },
      "q3_spending_preference",
    ],
    ["a book of level 4", "questionnaire", { book_choice: "level4" }, "book_choice"],
    ["a child of 7", "challenge-application-uk", { ...ukApplication, age: "7" }, "age"],
    ["a child of 11", "challenge-application-uk", { ...ukApplication, age: "11" }, "age"],
    ["an age with a decimal", "challenge-application-uk", { ...ukApplication, age: "9.5" }, "age"],
    ["an age in another notation", "challenge-application-uk", { ...ukApplication, age: "0x9" }, "age"],
  ])("refuses %s", async (_what, form, payload, field) =>
    refused(await postJson(form, payload), refusal(422, "invalid", field)),
  );

  it("refuses a field called __proto__", async () => {
    const body = JSON.stringify(contact).replace("{", '{"__proto__":{"email":"a@b"},');
    await refused(await post("contact", body, JSON_TYPE), refusal(422, "invalid", "__proto__"));
  });

  it("refuses a field sent twice", async () => {
    const body = new URLSearchParams([...Object.entries(ukApplication), ["name", "Sam the second"]]);
    await refused(await post("challenge-application-uk", body), refusal(422, "invalid", "name"));
  });

  it("does not repeat a long field name in its answer", async () => {
    const response = await postJson("contact", { ["x".repeat(1000)]: "" });
    expect(await answerOf(response)).toEqual(refusal(422, "invalid", "x".repeat(64)));
  });
});

describe("what a text brings along", () => {
  it.each([
    ["soft line breaks of Word", "one\vtwo\u2028three", "one\ntwo\nthree"],
    ["a form feed", "one\ftwo", "one\ntwo"],
    ["line ends of Windows", "one\r\ntwo\rthree", "one\ntwo\nthree"],
    ["a zero byte", "a\u0000b", "ab"],
    ["an escape character", "\u001b[31m", "[31m"],
    ["half a character", "a\ud83d", "a"],
  ])("does not refuse %s", async (_, message, kept) => {
    expect(await answerOf(await postJson("contact", { ...contact, message }))).toEqual(TAKEN);
    expect(await payloads()).toEqual([{ ...contact, message: kept }]);
  });
});

describe("long answers", () => {
  const UK = "challenge-application-uk";

  it.each([
    ["Chinese", "我想学会存钱。".repeat(714)],
    ["emoji", "😀".repeat(2500)],
    ["quotes", '"\\'.repeat(2500)],
    ["letters and line breaks", "钱\r\n".repeat(2500)],
  ])("accepts 5,000 characters of %s, as the field does", async (_, why) => {
    const application = { ...ukApplication, why };
    expect(await answerOf(await postJson(UK, application))).toEqual(TAKEN);
    expect(await answerOf(await post(UK, new URLSearchParams(application)))).toEqual(TAKEN);
    expect(await payloads()).toEqual([{ ...application, why: why.replaceAll("\r\n", "\n") }]);
  });

  it("counts a line break once, however it is sent", async () => {
    const lines = "a line of 9\r\n".repeat(416);
    expect(await answerOf(await post(UK, new URLSearchParams({ ...ukApplication, why: lines })))).toEqual(
      TAKEN,
    );
    const one = { ...ukApplication, why: `${"x\r\n".repeat(2500)}x` };
    expect(await answerOf(await post(UK, new URLSearchParams(one)))).toEqual(refusal(422, "invalid", "why"));
  });

  /** The most that a form's fields can hold, where each character takes as many bytes in the database as any can. */
  const fullest = (fields: NonNullable<ReturnType<typeof findForm>>["fields"]) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { maxLength }]) => [name, "x".padEnd(maxLength * 2 - 1, "\r\n")]),
    );
  const JSON_BREAK = String.raw`\u000d\u000a`;

  it.each(FORM_IDS)(
    "fit into the body and into the database where all fields of %s are full",
    async (form) => {
      const payload = fullest(findForm(form)!.fields);
      const body = JSON.stringify({ ...payload, _gotcha: "" }).replaceAll(String.raw`\r\n`, JSON_BREAK);
      expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(maxBytesOf(findForm(form)!));
      const { error } = await service(server.backend).rpc("submit_form", {
        p_form_id: form,
        p_payload: payload,
      });
      expect(error).toBeNull();
    },
  );
});

describe("the limit of a body", () => {
  const padded = (bytes: number) => JSON.stringify(contact).padEnd(bytes - encodedExtra, " ");
  const encodedExtra =
    new TextEncoder().encode(JSON.stringify(contact)).length - JSON.stringify(contact).length;

  it("accepts as many bytes as the fields can take", async () => {
    const body = padded(MOST);
    expect(new TextEncoder().encode(body)).toHaveLength(MOST);
    expect(await answerOf(await post("contact", body, JSON_TYPE))).toEqual(TAKEN);
    expect(await payloads()).toEqual([contact]);
  });

  it.each([MOST + 1, 2 ** 20])("refuses %i bytes", async (bytes) => {
    // The server may close the connection instead of reading on, so the next test must not share it.
    const headers = { ...JSON_TYPE, Connection: "close" };
    expect(await answerOf(await post("contact", padded(bytes), headers))).toEqual(refusal(413, "too_big"));
    expect(await stored()).toEqual([]);
  });

  it("refuses too many bytes even if their number is not given in advance", async () => {
    const chunks = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(4096).fill(0x20)),
    });
    const headers = { ...JSON_TYPE, Connection: "close" };
    const init = { method: "POST", headers, body: chunks, duplex: "half" } as RequestInit;
    // The sender may be cut off in the middle of its endless stream, so there may be no answer to read.
    const status = await fetch(url("contact"), init).then(
      (response) => response.status,
      () => "cut off",
    );
    expect([413, "cut off"]).toContain(status);
    expect(await stored()).toEqual([]);
  });
});

describe("a programme that fills in the field that nobody sees", () => {
  it.each<[string, () => Promise<Response>]>([
    ["as JSON", () => postJson("contact", { ...contact, _gotcha: "http://spam.example" })],
    ["with a space", () => postJson("contact", { ...contact, _gotcha: " " })],
    ["with something that is no text", () => postJson("contact", { ...contact, _gotcha: true })],
    ["and nonsense in the others", () => postJson("contact", { email: "x", url: "y", _gotcha: "z" })],
    ["urlencoded", () => post("contact", new URLSearchParams({ ...contact, _gotcha: "x" }))],
  ])("reports success to a bot that fills in the hidden field, and stores nothing: %s", async (_, send) => {
    expect(await answerOf(await send())).toEqual(TAKEN);
    expect(await stored()).toEqual([]);
  });

  it("accepts a person, who leaves the hidden field empty", async () => {
    expect(await answerOf(await postJson("contact", { ...contact, _gotcha: "" }))).toEqual(TAKEN);
    expect(await payloads()).toEqual([contact]);
  });
});

describe("what is sent again because its answer was lost", () => {
  const answersOf = (milliseconds: string) => ({
    ...questionnaire(
      {
        subject: "Research",
        source: "4MQ",
        answers: {
          q1_child_money_habits: "A",
          q2_purchase_motivation: "B",
          q3_spending_preference: "A",
          q4_parent_child_money_style: "C",
          q5_spending_influences: "D",
          q6_family_money_conversations: "A",
        },
        email: "",
        bookChoice: "",
      },
      new Date(`2026-11-21T12:00:00.${milliseconds}Z`),
    ),
  });

  it("counts one child once when the form is sent again, and also the next with the same answers on the same network", async () => {
    expect(await answerOf(await postJson("questionnaire", answersOf("001")))).toEqual(TAKEN);
    expect(await answerOf(await postJson("questionnaire", answersOf("001")))).toEqual(TAKEN);
    expect(await answerOf(await postJson("questionnaire", answersOf("002")))).toEqual(TAKEN);
    expect(await payloads()).toEqual([answersOf("001"), answersOf("002")]);
  });
});

describe("the rate of one visitor", () => {
  let messages = 0;
  const another = () => ({ ...contact, message: `Message ${++messages}` });
  const times = async (count: number, address: (turn: number) => string | undefined) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < count; turn++) {
      server.client.address = address(turn);
      statuses.push((await postJson("contact", another())).status);
    }
    return statuses;
  };

  it("refuses the 41st within ten minutes, says when to come back, and accepts other visitors", async () => {
    const address = server.client.address;
    expect(await times(40, () => address)).toEqual(Array.from({ length: 40 }, () => 200));
    const response = await postJson("contact", another());
    expect(response.headers.get("retry-after")).toBe("600");
    expect(await answerOf(response)).toEqual(refusal(429, "too_many_submissions"));
    expect(await times(1, () => "203.0.113.200")).toEqual([200]);
    expect(await stored()).toHaveLength(41);
  });

  it("counts a home with many IPv6 addresses as one visitor", async () => {
    const statuses = await times(41, (turn) => `2001:db8:1:2:${turn}::${turn + 1}`);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    expect(await times(1, () => "2001:db8:1:3::1")).toEqual([200]);
  });

  it("ignores an address that a client claims for itself", async () => {
    for (let turn = 0; turn < 3; turn++)
      await post("contact", JSON.stringify(another()), {
        ...JSON_TYPE,
        "CF-Connecting-IP": `203.0.113.${turn}`,
        "X-Forwarded-For": `203.0.113.${turn}`,
        "X-Real-IP": `203.0.113.${turn}`,
        Forwarded: `for=203.0.113.${turn}`,
      });
    const hashes = (await stored()).map(({ visitor_hash }) => visitor_hash);
    expect(hashes).toHaveLength(3);
    expect(new Set(hashes).size).toBe(1);
  });

  it("limits visitors without an address together, and gives none a code", async () => {
    expect(await times(41, () => undefined)).toEqual([...Array.from({ length: 40 }, () => 200), 429]);
    expect((await stored())[0]?.visitor_hash).toBeNull();
    expect(await times(1, () => "203.0.113.201")).toEqual([200]);
  });
});

describe("a browser that sends the form by itself", () => {
  const submit = async (
    form: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    accept = "text/html,application/xhtml+xml,*/*;q=0.8",
  ) => {
    const response = await post(form, new URLSearchParams(fields), { Accept: accept, ...headers });
    return {
      status: response.status,
      location: response.headers.get("location"),
      body: await response.text(),
    };
  };
  const to = (path: string) => ({ status: 303, location: `${SITE}${path}`, body: "" });
  const UK = "challenge-application-uk";
  const UK_PAGE = "/90-days-money-smart-challenge-uk";

  it("redirects a browser back to the page that it came from", async () => {
    const Referer = `${SITE}/somewhere/else?from=poster#apply`;
    expect(await submit(UK, ukApplication, { Referer })).toEqual(
      to("/somewhere/else?from=poster&sent=1#sent"),
    );
    expect(await payloads()).toEqual([ukApplication]);
  });

  it.each([
    [{ age: "7" }, "not-age"],
    [{ age: "" }, "not-age"],
    [{ name: " \u3164" }, "not-name"],
    [{ parentEmail: "mum at home" }, "not-parentEmail"],
    [{ why: " " }, "not-why"],
    [{ "not asked": "x" }, "not-sent"],
  ])("redirects back with sent=0 and the box after a refusal (%j)", async (wrong, part) => {
    const Referer = `${SITE}${UK_PAGE}?sent=1`;
    expect(await submit(UK, { ...ukApplication, ...wrong }, { Referer })).toEqual(
      to(`${UK_PAGE}?sent=0#${part}`),
    );
    expect(await stored()).toEqual([]);
  });

  it("names what is wrong with a form that is too long, or one too many", async () => {
    const why = "x".repeat(5001);
    expect(await submit(UK, { ...ukApplication, why })).toEqual(to(`${UK_PAGE}?sent=0#too-long`));
    const whole = { ...ukApplication, why: "x".repeat(100_000) };
    expect(await submit(UK, whole, { Connection: "close" })).toEqual(to(`${UK_PAGE}?sent=0#too-long`));
    for (let turn = 0; turn < 40; turn++) await submit(UK, { ...ukApplication, name: `Sam ${turn}` });
    expect(await submit(UK, ukApplication)).toEqual(to(`${UK_PAGE}?sent=0#too-many`));
  });

  it.each([
    ["that says no more than its site", `${SITE}/`],
    ["that says nothing", ""],
    ["of another site", "https://evil.example/trap"],
    ["of a site that only begins alike", `${SITE}.evil.example/trap`],
    ["with the site as a user name", `https://4mq.example@evil.example/trap`],
    ["of the site without encryption", "http://4mq.example/trap"],
    ["of the site at another port", `${SITE}:8443/trap`],
    ["that is no address", "javascript:alert(1)"],
  ])("redirects from a page %s to the form's own page", async (_, Referer) => {
    expect(await submit(UK, ukApplication, { Referer })).toEqual(to(`${UK_PAGE}?sent=1#sent`));
  });

  it("treats two slashes in the address as the same site", async () => {
    const Referer = `${SITE}//evil.example/trap`;
    expect(await submit(UK, ukApplication, { Referer })).toEqual(to("//evil.example/trap?sent=1#sent"));
  });

  it("redirects an unknown form home", async () => {
    expect(await submit("unknown", {})).toEqual(to("/?sent=0#not-sent"));
  });

  it("redirects a bot that filled in everything like a person", async () => {
    expect(await submit(UK, { ...ukApplication, _gotcha: "x" })).toEqual(to(`${UK_PAGE}?sent=1#sent`));
    expect(await stored()).toEqual([]);
  });

  it("answers scripts that ask for JSON, and JSON, with JSON", async () => {
    expect(await submit(UK, ukApplication, {}, "application/json")).toMatchObject({
      status: 200,
      location: null,
      body: '{"ok":true}',
    });
    const asPage = await post("contact", JSON.stringify(contact), { ...JSON_TYPE, Accept: "text/html" });
    expect(await answerOf(asPage)).toEqual(TAKEN);
  });

  it.each(["", "not an address", "javascript:alert(1)"])(
    "does not redirect if the site's address is %j",
    async (siteUrl) => {
      server.env.SITE_URL = siteUrl;
      const answer = await submit(UK, ukApplication, { Referer: `${SITE}/page` });
      server.env.SITE_URL = SITE;
      expect(answer).toEqual({ status: 200, location: null, body: '{"ok":true}' });
    },
  );
});

describe("other sites' scripts", () => {
  const ORIGIN = { Origin: "https://elsewhere.example" };
  const cors = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));
  const EXPECTED = {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "POST, OPTIONS",
    "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
    "access-control-max-age": "86400",
  };

  it("tells other sites' scripts what they may send", async () => {
    for (const form of ["contact", "unknown"]) {
      const response = await fetch(url(form), {
        method: "OPTIONS",
        headers: {
          ...ORIGIN,
          "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "content-type",
        },
      });
      expect(response.status).toBe(204);
      expect(cors(response)).toEqual(EXPECTED);
    }
  });

  it("lets other sites read each answer, without cookies: it repeats no origin and allows no credentials", async () => {
    const answers = {
      200: await post("contact", JSON.stringify(contact), { ...JSON_TYPE, ...ORIGIN }),
      303: await post("contact", new URLSearchParams({}), { ...URLENCODED, ...ORIGIN, Accept: "text/html" }),
      404: await post("unknown", "{}", { ...JSON_TYPE, ...ORIGIN }),
      405: await fetch(url("contact"), { headers: ORIGIN }),
      413: await post("contact", " ".repeat(MOST + 1), { ...JSON_TYPE, ...ORIGIN, Connection: "close" }),
      415: await post("contact", "x", { "Content-Type": "text/plain", ...ORIGIN }),
      422: await post("contact", "{}", { ...JSON_TYPE, ...ORIGIN }),
    };
    for (const [status, response] of Object.entries(answers)) {
      expect(String(response.status)).toBe(status);
      expect(cors(response), status).toEqual(EXPECTED);
      expect(response.headers.get("cache-control"), status).toBe("no-store");
    }
  });
});

it("hosted Supabase asks visitors for no token, and the embedded backend does not stumble over that setting", () => {
  const config = parse(readFileSync("supabase/config.toml", "utf8")) as { functions?: object };
  expect(config.functions).toMatchObject({ forms: { verify_jwt: false } });
});
