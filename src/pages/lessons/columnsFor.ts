/** The letters that find room in a choice of each width, in two lines. */
const ROOM = { 3: 20, 2: 22 } as const;

/** @returns how many choices there are in a row: one, if any of them is long. */
export function columnsFor(choices: readonly string[]): 1 | 2 | 3 {
  const longest = Math.max(...choices.map(({ length }) => length));
  if (choices.length === 3 && longest <= ROOM[3]) return 3;
  return choices.length !== 3 && longest <= ROOM[2] ? 2 : 1;
}
