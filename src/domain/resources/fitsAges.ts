/**
 * @param label of something to read or do, such as “Ages 11-16”. A label without ages, as “For parents”, fits them all.
 * @param ages for which something is looked for, such as “11-13”; null looks for everything.
 */
export function fitsAges(label: string, ages: string | null): boolean {
  const [from, to] = numbersIn(label);
  const [youngest, oldest] = numbersIn(ages ?? "");
  if (from === undefined || to === undefined || youngest === undefined || oldest === undefined) return true;
  return from <= youngest && oldest <= to;
}

const numbersIn = (text: string) => (text.match(/\d+/gu) ?? []).map(Number);
