/**
 * Defects that the tests must catch, one at a time: `npm run defects` plants them in a copy. They were chosen by somebody
 * who had read the site and none of its tests.
 */
export interface Defect {
  /** What goes wrong, and for whom. */
  name: string;
  file: string;
  /** Text that is in the file exactly once, and what it becomes. */
  find: string;
  replace: string;
  /** The nearest test that fails. */
  caughtBy: string;
}

export const DEFECTS: readonly Defect[] = [
  {
    name: "two tabs settle one entry: a refused one is taken up by the other tab before it is back in its form",
    file: "src/backend/outbox.ts",
    find: "        if (!error.again) settle(error, toSend);\n",
    replace: "",
    caughtBy: "tests/backend/outbox.test.ts",
  },
];
