/** The bytes that a phone fetches, against the budgets that `npm test` also checks. */
import type { BenchContext } from "./context.ts";
import { worst, type Report } from "./report.ts";
import { align } from "./table.ts";
import { firstScreen, scriptBudgets, type Budget, type FirstScreen } from "#scripts/site/budgets";

const LANDING = 0;

export function bytesReport(budgets: readonly Budget[], screen: FirstScreen): Report {
  const landing = budgets[LANDING]!;
  const fullest = worst(
    budgets.slice(LANDING + 1).map(({ name, kib, max }) => ({ at: name, value: (100 * kib) / max })),
    "highest",
  );
  return {
    figures: [
      {
        name: "JavaScript of the landing page",
        value: landing.kib,
        unit: "KiB",
        goal: { most: landing.max },
      },
      { name: "first screen in all", value: screen.kib, unit: "KiB", goal: { most: 175 } },
      { name: "requests of the first screen", value: screen.requests, goal: { most: 10 } },
      { name: "fullest other budget", ...fullest, unit: "%", goal: { most: 100 } },
    ],
    details: align([
      ["JavaScript of", "KiB", "budget"],
      ...budgets.map(({ name, kib, max }) => [name, kib.toFixed(1), String(max)]),
    ]),
  };
}

export async function benchBytes({ builtSite }: BenchContext): Promise<Report> {
  const { out } = await builtSite();
  return bytesReport(scriptBudgets(out), firstScreen(out));
}
