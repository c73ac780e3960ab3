/** The export of the questionnaire for researchers and the owner. */
import { describe, expect, it } from "vitest";
import { FORM_IDS, findForm } from "#functions/forms/registry";
import { withoutAddresses } from "#scripts/forms/addresses";
import { codebook, countsOf, giftsTable, withoutArrivals } from "#scripts/forms/questionnaire";
import { submissionsTable } from "#scripts/forms/table";
import { CONSENT, CONSENTS } from "@/content/questionnaire/consent";
import { QUESTIONNAIRE_TEXTS, QUESTIONS } from "@/content/questionnaire/questionnaire";

const submission = (payload: Record<string, string>, minute = 0) => ({
  id: "x",
  createdAt: `2026-11-21T11:${String(minute).padStart(2, "0")}:00.000Z`,
  payload: {
    q1_child_money_habits: "A",
    q2_purchase_motivation: "A",
    q3_spending_preference: "B",
    q4_parent_child_money_style: "A",
    q5_spending_influences: "D",
    q6_family_money_conversations: "A",
    email_for_gift: "Not provided",
    book_choice: "Not selected",
    ...payload,
  },
});

describe("the codebook", () => {
  const fields = Object.keys(findForm("questionnaire")!.fields);
  const { columns, rows } = codebook(["created_at", ...fields]);
  const of = (name: string) => rows.filter(([column]) => column === name).map((row) => row.slice(3));

  it("has every column of the table in the codebook", () => {
    expect(columns).toEqual(["column", "question", "type", "code", "meaning", "missing_value"]);
    expect([...new Set(rows.map(([column]) => column))]).toEqual(["created_at", ...fields, "consent"]);
    for (const row of rows) expect(row[1]).not.toBe("");
  });

  it("lists each question with its codes, their meanings, and the code for no answer", () => {
    for (const { name, question, options } of QUESTIONS) {
      expect(rows.find(([column]) => column === name)![1]).toBe(question);
      expect(of(name)).toEqual([
        ...options.map(({ letter, text }) => [letter, text, "no"]),
        ["", "No answer", "yes"],
      ]);
    }
  });

  it("states the type of each column", () => {
    const types = new Map(rows.map(([column, , type]) => [column, type]));
    expect(Object.fromEntries(types)).toEqual({
      created_at: "datetime",
      subject: "constant",
      source: "constant",
      ...Object.fromEntries(QUESTIONS.map(({ name }) => [name, "choice"])),
      email_for_gift: "e-mail",
      book_choice: "choice",
      timestamp: "datetime",
      consent: "wording since that day",
    });
    expect(JSON.stringify(rows)).not.toContain("Free text");
    expect(codebook(["day", "q9_of_an_earlier_year"]).rows.map(([, , type]) => type)).toEqual([
      "day",
      "text",
      "wording since that day",
      "wording since that day",
    ]);
  });

  it("has the very words that people agree to, with their first day: those of the page are the newest", () => {
    const { before, consent } = QUESTIONNAIRE_TEXTS;
    expect(of("consent").slice(-2)).toEqual([
      [CONSENT.since, consent, "no"],
      [CONSENT.since, before.join(" "), "no"],
    ]);
    const days = CONSENTS.map(({ since }) => since);
    expect(days).toEqual([...new Set(days)].toSorted());
  });

  it("lists the codes for no book and no address", () => {
    expect(of("book_choice").map(([code, , missing]) => [code, missing])).toEqual([
      ["level1", "no"],
      ["level2", "no"],
      ["level3", "no"],
      ["Not selected", "yes"],
    ]);
    expect(of("email_for_gift")).toContainEqual(["Not provided", "No address was given", "yes"]);
  });
});

it("counts each answer, and those that nobody gave", () => {
  const counts = countsOf([
    submission({}),
    submission({ q1_child_money_habits: "B" }),
    submission({ q1_child_money_habits: "" }),
  ]);
  const first = counts.slice(0, 6).map((line) => line.replace(/\s+/g, " ").trim());
  expect(first).toEqual([
    `q1_child_money_habits: ${QUESTIONS[0]!.question}`,
    `A 1 ${QUESTIONS[0]!.options[0]!.text}`,
    `B 1 ${QUESTIONS[0]!.options[1]!.text}`,
    `C 0 ${QUESTIONS[0]!.options[2]!.text}`,
    `D 0 ${QUESTIONS[0]!.options[3]!.text}`,
    "1 No answer",
  ]);
});

it("leaves out addresses, times and the order of arrival, and nothing else", () => {
  const of = (email_for_gift: string, letter: string, minute: number) =>
    submission(
      {
        email_for_gift,
        q1_child_money_habits: letter,
        timestamp: `2026-11-21T11:${String(minute).padStart(2, "0")}:01.234Z`,
      },
      minute,
    );
  const table = submissionsTable(
    [of("zoe@example.com", "C", 1), of("Not provided", "A", 2), of("ann@example.com", "B", 3)],
    ["q1_child_money_habits"],
  );
  const without = withoutArrivals(withoutAddresses(table));
  expect(without.columns).toEqual([
    "day",
    ...table.columns.filter((name) => !["created_at", "email_for_gift", "timestamp"].includes(name)),
  ]);
  expect(without.rows.map((row) => row.slice(0, 2))).toEqual([
    ["2026-11-21", "A"],
    ["2026-11-21", "B"],
    ["2026-11-21", "C"],
  ]);
  for (const row of without.rows) expect(row).toHaveLength(without.columns.length);
  expect(JSON.stringify(without)).not.toMatch(/@|Not provided|11:0/);
  expect(without.rows[0]!.at(-1)).toBe("Not selected");
});

describe("a table without addresses", () => {
  const ADDRESS = "ann+4mq@mail.example.co.uk";

  it.each(FORM_IDS)("has none in any field that may hold one: %s", (id) => {
    const fields = Object.entries(findForm(id)!.fields);
    const payload = Object.fromEntries(
      fields.map(([name, { accepts = () => true }]) => [name, accepts(ADDRESS) ? ADDRESS : "A"]),
    );
    const table = submissionsTable([{ ...submission({}), payload }], Object.keys(payload));
    expect(JSON.stringify(table)).toContain("ann+4mq");
    expect(JSON.stringify(withoutAddresses(table))).not.toMatch(/ann\+4mq|mail\.example/);
  });

  it("keeps the words around an address, and everything else as it was sent", () => {
    const payload = {
      message: `Write to ${ADDRESS}, or <ben@example.org>. Pens @ £2, says @zoe.`,
      list: ["zoë@exämple.com"],
      email: ADDRESS,
      n: 5,
      none: null,
    };
    expect(withoutAddresses(submissionsTable([{ ...submission({}), payload }], []))).toEqual({
      columns: ["created_at", "message", "list", "n", "none"],
      rows: [
        [
          "2026-11-21T11:00:00.000Z",
          "Write to [e-mail address left out], or <[e-mail address left out]>. Pens @ £2, says @zoe.",
          '["[e-mail address left out]"]',
          5,
          null,
        ],
      ],
    });
  });
});

describe("the gifts", () => {
  const gift = (email: string, minute: number, book_choice = "Not selected") =>
    submission({ email_for_gift: email, book_choice }, minute);

  it("lists each address once, in the order of its first arrival, with the first book chosen", () => {
    const { columns, rows } = giftsTable([
      gift("zoe@example.com", 1),
      gift("Not provided", 2, "level1"),
      gift("ann@example.com", 3, "level2"),
      gift("ZOE@example.com ", 4, "level3"),
      gift("ann@example.com", 5, "level1"),
    ]);
    expect(columns).toEqual(["place", "email", "book_choice", "day"]);
    expect(rows).toEqual([
      [1, "zoe@example.com", "level3", "2026-11-21"],
      [2, "ann@example.com", "level2", "2026-11-21"],
    ]);
  });

  it("gives a hundred gifts, and none to the hundred and first", () => {
    const many = Array.from({ length: 130 }, (_, index) => gift(`${index % 110}@example.com`, index % 60));
    const { rows } = giftsTable(many);
    expect(rows).toHaveLength(100);
    expect(rows.at(-1)!.slice(0, 2)).toEqual([100, "99@example.com"]);
  });

  it("writes an empty table without gifts, and accepts only text as an address", () => {
    expect(giftsTable([]).rows).toEqual([]);
    expect(giftsTable([{ ...submission({}), payload: { email_for_gift: 5 } }]).rows).toEqual([]);
  });
});
