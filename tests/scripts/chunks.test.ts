/** Files that many pages share are put together by name: a name must not go astray. */
import { expect, it } from "vitest";
import { assertAllMatched, CHUNK_GROUPS } from "#scripts/site/chunks";

const GROUPS = [
  { name: "kit", modules: ["src/ui/Field.", "src/ui/Empty."] },
  { name: "days", modules: [/node_modules\/date-fns\//] },
];

it("a build stops when a file that a group names was moved or renamed, and says which", () => {
  const modules = ["/4mq/src/ui/Field.tsx", "/4mq/src/ui/Empty.tsx", "/4mq/node_modules/date-fns/add.js"];
  expect(() => assertAllMatched(modules, GROUPS)).not.toThrow();
  expect(() => assertAllMatched(modules.with(1, "/4mq/src/ui/EmptyList.tsx"), GROUPS)).toThrow(
    'No module is found by src/ui/Empty. of the group "kit"',
  );
  expect(() => assertAllMatched(modules.slice(0, 2), GROUPS)).toThrow('of the group "days"');
});

it("a file belongs to a group by its whole name", () => {
  const kit = CHUNK_GROUPS.find(({ name }) => name === "kit")!.test;
  expect(kit.test("/4mq/src/ui/Field.tsx")).toBe(true);
  expect(kit.test("/4mq/src/ui/FieldXtsx")).toBe(false);
  expect(kit.test("/4mq/src/ui/Fields.tsx")).toBe(false);
});
