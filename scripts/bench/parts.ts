/** Measures part after part: one that goes wrong does not keep the others from being measured. */
import type { Report } from "./report.ts";

/** By its name: vite.config.ts throws a CliError of its own (scripts/cliError.ts). Anything else is told with its stack. */
function describeError(error: unknown): string {
  if (error instanceof Error && error.name === "CliError") return error.message;
  console.error(error);
  // Playwright goes on with a log of what it waited for, which has just been printed.
  return String(error instanceof Error ? error.message || error.name : error).split("\n")[0]!;
}

/**
 * @param take is given each report at once: a run that is broken off has kept what it measured.
 * @returns of each part that could not be measured, why.
 */
export async function measureParts(
  parts: readonly string[],
  measure: (part: string) => Promise<Report> | Report,
  take: (part: string, report: Report) => void,
): Promise<string[]> {
  const failed: string[] = [];
  for (const part of parts) {
    let report: Report;
    try {
      report = await measure(part);
    } catch (error) {
      failed.push(`${part}: ${describeError(error)}`);
      continue;
    }
    take(part, report);
  }
  return failed;
}
