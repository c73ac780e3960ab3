/** The database takes for visible what TypeScript does, in the whole of Unicode. */
import { afterAll, beforeAll, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { showsSomething } from "#functions/_shared/text/visible";

let backend: Backend;
beforeAll(
  async () => void (backend = await createBackend({ database: "memory", siteUrl: "http://localhost" })),
);
afterAll(() => backend.close());

/**
 * Not in a PostgreSQL text: surrogates and U+0000. A character that this Node does not know yet may be a mark of a newer
 * Unicode, which the ranges have already.
 */
const isCompared = (character: string) =>
  !/[\0\p{Cs}]/u.test(character) &&
  (!/\p{Cn}/u.test(character) ||
    /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u.test(character));

it("agrees with TypeScript about each character of Unicode (if not, a new migration is due with the ranges of a newer Unicode)", async () => {
  const points = Array.from({ length: 0x110000 }, (_, point) => point).filter((point) =>
    isCompared(String.fromCodePoint(point)),
  );
  const isVisible = (point: number) => showsSomething(String.fromCodePoint(point));
  const listOf = (is: boolean) => points.filter((point) => isVisible(point) === is).join(",");
  await backend.sql(`
    do $compare$
    declare v_wrong text;
    begin
      select string_agg(upper(to_hex(point)), ' ' order by point) into v_wrong
      from (
        select unnest(array[${listOf(true)}]) as point, true as expected
        union all select unnest(array[${listOf(false)}]), false
      ) as points
      where private.shows_something(chr(point)) <> expected;
      if v_wrong is not null then
        raise exception 'SQL says otherwise of: %', left(v_wrong, 1000);
      end if;
    end $compare$`);
});
