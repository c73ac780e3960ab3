/**
 * The database judges texts exactly as the rules in TypeScript do: the table of cases, random
 * texts, and the texts on show.
 */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { judge, readAndMatch, outcomeOf, withoutInnocentPhrases } from "#functions/_shared/text/judge";
import { normalise } from "#functions/_shared/text/normalise";
import { cleanText, countCharacters, textProblem } from "@/domain/sharedText";
import { readTextRules } from "#scripts/backend/snapshot";
import { committedWeights } from "#scripts/moderation/textRules";
import { sample } from "#tests/sample";
import { SHARED_TEXT_CASES } from "#tests/fixtures/sharedTexts";

let backend: Backend;
beforeAll(
  async () => void (backend = await createBackend({ database: "memory", siteUrl: "http://localhost" })),
);
afterAll(() => backend.close());

const literal = (text: string | null | undefined) =>
  text === null || text === undefined ? "null" : `'${text.replaceAll("'", "''")}'`;

/** Fails with the first text on which SQL disagrees. */
const agree = (rule: string, type: string, expected: readonly (readonly [text: string, value: string])[]) =>
  backend.sql(`
    do $agree$
    declare v_text text; v_expected ${type}; v_is ${type};
    begin
      for v_text, v_expected in values ${expected.map(([text, value]) => `(${literal(text)}, (${value})::${type})`).join(",")} loop
        execute 'select ${rule}' into v_is using v_text;
        if v_is is distinct from v_expected then
          raise exception 'SQL says "%" and not "%" of: %', v_is, v_expected, v_text;
        end if;
      end loop;
    end $agree$`);

const WEIGHTS = committedWeights(readTextRules(process.cwd()));
const heard = new Map<string, ReturnType<typeof judge>>();
/** The judgement in TypeScript; three tests ask for that of each case. */
function heardIn(text: string) {
  if (!heard.has(text)) heard.set(text, judge(text, WEIGHTS));
  return heard.get(text);
}

/** Each random text goes through some 650 patterns: there are fewer, unless with `npm test -- --all`. */
const RANDOM_TEXTS = process.env.TEST_ALL ? 300 : 40;

const CASES = Object.entries(SHARED_TEXT_CASES).flatMap(([outcome, texts]) =>
  texts.map((text) => [text, outcome] as const),
);

/** Pieces of disguised words, so that random texts often come close to one. */
const PIECES = Array.from("abostk0123456789@.:/+-()[]<>_*!|$ ٣०①éßИц中😀🔪\n'’").concat(
  "at dot com uk www http gmail seven double zero oh £ 07700 900123 mysite .shop 555- ﬁ K ſ k1ll killlll my self".split(
    " ",
  ),
  "sh1t f*ck k.m.s suiicide dont want to die snap roblox year 6 SW1A 1AA d1sc0rd idiot u r Priya hates . ! ? مَرْ ئ क़".split(
    " ",
  ),
  [
    "killing time",
    "dead line",
    "cut the grass",
    "5 kms",
    "dying of laughter",
    "blue tits",
    "fat balls",
    "moby dick",
  ],
  [" . ", "\u00AD", "\u200D", "\uFE0F", "  ", " | "],
);
const texts = (count: number, seed: number) =>
  fc
    .sample(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 14 }), { numRuns: count, seed })
    .map((pieces) => pieces.join(""));

describe("the table of cases", () => {
  it("has 300 texts at least, a third of them innocent, and none twice", () => {
    const texts = CASES.map(([text]) => text);
    expect(texts.length).toBeGreaterThanOrEqual(300);
    expect(SHARED_TEXT_CASES.published.length).toBeGreaterThanOrEqual(texts.length / 3);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("holds in TypeScript", () => {
    const wrong = CASES.filter(([text, outcome]) => outcomeOf(heardIn(text)) !== outcome);
    expect(wrong.map(([text, outcome]) => `${heardIn(text) ?? "nothing"}, not ${outcome}: ${text}`)).toEqual(
      [],
    );
  });

  it("is heard by the database as by TypeScript, and so are random texts", async () => {
    const rows = [...sample(CASES, 5).map(([text]) => text), ...texts(RANDOM_TEXTS, 21)].map((text) => {
      const { readings } = readAndMatch(text);
      const [words, native = null] = readings.words;
      return `(${[text, heardIn(text), words, native, withoutInnocentPhrases(readings.latin[0]!)].map(literal).join(",")})`;
    });
    await backend.sql(`
      create table private.case_texts as
      select text, expected, words, native_words, innocent, null::text as heard, private.readings_of(text) as read
      from (values ${rows.join(",")}) as cases(text, expected, words, native_words, innocent)`);
    await backend.sql(`
      do $rules$
      declare v_text text;
      begin
        update private.case_texts set heard = private.worst_heard(private.ruled_in(read), read);
        select string_agg(format('%s, not %s: %s', heard, expected, text), e'\\n') into v_text
        from private.case_texts where heard is distinct from expected;
        if v_text is not null then
          raise exception 'SQL hears %', v_text;
        end if;
        select string_agg(concat_ws(' / ', text, (read).words, (read).native_words, (read).innocent), e'\\n') into v_text
        from private.case_texts
        where ((read).words, (read).innocent) <> (words, innocent)
          or coalesce((read).native_words, words) <> coalesce(native_words, words);
        if v_text is not null then
          raise exception 'SQL reads otherwise: %', v_text;
        end if;
      end $rules$`);
  }, 180_000);

  it("is compared with what the database hears", async () => {
    await expect(agree("private.heard_in($1)", "text", [["ann@example.com", "'crisis'"]])).rejects.toThrow(
      /SQL says "contact" and not "crisis" of: ann@example\.com/,
    );
  }, 180_000);
});

it("random texts are read alike, in each way", async () => {
  const readings = ["cased", "plain", "digits", "latin", "native"] as const;
  await agree(
    `(select array[${readings.join(", ")}] from private.readings_of($1))`,
    "text[]",
    texts(RANDOM_TEXTS, 8).map((text) => {
      const read = normalise(text);
      return [text, `array[${readings.map((reading) => literal(read[reading])).join(", ")}]`] as const;
    }),
  );
}, 180_000);

it("judges visibility, hiding and length of shared texts as TypeScript does", async () => {
  const typed = fc
    .sample(
      fc.array(
        fc.constantFrom(
          ...Array.from("a \n\t\u00A0\u200B\u202E\u200D\u3164\u2800\uFEFF\u0007\u0085é😀م\u0301"),
        ),
        { maxLength: 6 },
      ),
      { numRuns: 2000, seed: 8 },
    )
    .map((pieces) => cleanText(pieces.join("")));
  await agree(
    "private.is_visible_text($1)",
    "boolean",
    typed.map((text) => [text, String(textProblem(text, 500) === undefined)] as const),
  );
  await agree(
    "char_length($1)",
    "integer",
    typed.map((text) => [text, String(countCharacters(text))] as const),
  );
});
