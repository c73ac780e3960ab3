/** The database's own rules about texts are held to the same cases as the page's, and to each other on random ones. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { isWithoutContact } from "@/domain/ideaText";
import { KEEPS_TO_ITSELF, TELLS_A_WAY } from "@/domain/ideaText.cases";
import { cleanText, countCharacters, textProblem } from "@/domain/sharedText";

let backend: Backend;
beforeAll(
  async () => void (backend = await createBackend({ database: "memory", siteUrl: "http://localhost" })),
);
afterAll(() => backend.close());

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Fails with the first text about which SQL thinks otherwise. */
const agree = (rule: string, type: string, expected: readonly (readonly [text: string, value: unknown])[]) =>
  backend.sql(`
    do $$
    declare v_text text; v_expected ${type}; v_is ${type};
    begin
      for v_text, v_expected in values ${expected.map(([text, value]) => `(${literal(text)}, ${String(value)})`).join(",")} loop
        execute 'select ${rule}' into v_is using v_text;
        if v_is is distinct from v_expected then
          raise exception 'SQL says % of: %', v_is, v_text;
        end if;
      end loop;
    end $$`);

it("what an idea may say", async () => {
  await agree("private.is_without_contact($1)", "boolean", [
    ...KEEPS_TO_ITSELF.map((text) => [text, true] as const),
    ...TELLS_A_WAY.map((text) => [text, false] as const),
  ]);
  await expect(
    agree("private.is_without_contact($1)", "boolean", [["ann@example.com", true]]),
  ).rejects.toThrow(/SQL says f of: ann@example\.com/);
});

/** Pieces of what the rules look for, so that random texts often come close to them. (No İ: its small form is up to the server.) */
const PIECES = Array.from("abo0123456789@.:/+-()[]<>_* ٣０①éßИ中😀\n").concat(
  "at dot com uk www http gmail seven double zero oh £ 07700 900123 mysite .shop 555- ﬁ K".split(" "),
  [" . ", "\u00AD", "\u200D", "\uFE0F"],
);
const texts = (count: number, seed: number) =>
  fc
    .sample(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 14 }), { numRuns: count, seed })
    .map((pieces) => pieces.join(""));

it("random texts are judged alike", async () => {
  await agree(
    "private.is_without_contact($1)",
    "boolean",
    texts(4000, 8).map((text) => [text, isWithoutContact(text)] as const),
  );
});

it("what shows, what hides, and how long it is", async () => {
  const typed = fc
    .sample(
      fc.array(
        fc.constantFrom(
          ...Array.from("a \n\t\u00A0\u200B\u202E\u200D\u3164\u2800\uFEFF\u0007\u0085é😀م\u0301"),
        ),
        {
          maxLength: 6,
        },
      ),
      { numRuns: 2000, seed: 8 },
    )
    .map((pieces) => cleanText(pieces.join("")));
  await agree(
    "private.is_visible_text($1)",
    "boolean",
    typed.map((text) => [text, textProblem(text, 500) === undefined] as const),
  );
  await agree(
    "char_length($1)",
    "integer",
    typed.map((text) => [text, countCharacters(text)] as const),
  );
});
