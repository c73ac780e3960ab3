/**
 * `npm run facts` lists the figures on the pages whose sources have to be read again, and ends with status 1 if there are
 * any. `npm run facts -- 2027-04-06` lists those that will be due on that day.
 */
import { isDue, type Fact } from "@/content/resources/facts/fact";
import { FACTS, READ_ELSEWHERE, type FactName } from "@/content/resources/facts/facts";
import { dayOf, isDay, type Day } from "@/domain/calendar";
import { CliError } from "#scripts/cliError";

const facts = Object.entries(FACTS) as [FactName, Fact][];

/** The report's lines: every due figure with its source, or the day on which the next one is due. */
export function factsReport(today: Day): { lines: string[]; isAnyDue: boolean } {
  const due = facts.filter(([, fact]) => isDue(fact, today));
  if (!due.length) {
    const next = facts.map(([, { lookAgainOn }]) => lookAgainOn).toSorted()[0]!;
    return {
      lines: [`No figure is due for a check on ${today}. The next one is due on ${next}.`],
      isAnyDue: false,
    };
  }
  const lines = due.map(([name, { figure, check, readOn }]) => {
    const source = READ_ELSEWHERE[name];
    return `${name}: ${figure}, last checked on ${readOn}${source ? ` at ${source}` : ""}. Check ${check}`;
  });
  return {
    lines: [
      ...lines,
      "Update src/content/resources/facts, then run npm test, because the sums are worked out from these figures.",
    ],
    isAnyDue: true,
  };
}

export default function listFacts([day]: string[]) {
  if (day !== undefined && !isDay(day)) throw new CliError(`“${day}” is not a date such as 2027-04-06.`);
  const { lines, isAnyDue } = factsReport(day ?? dayOf(new Date()));
  for (const line of lines) console.log(line);
  if (isAnyDue) process.exitCode = 1;
}
