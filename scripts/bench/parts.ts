/** Measures one part after another; a part that fails does not stop the others. */
import type { Report } from "./report.ts";

/**
 * The error is recognised by name, because vite.config.ts throws a CliError of its own
 * (scripts/cliError.ts). Any other error is shown with its stack.
 */
function describeError(error: unknown): string {
  if (error instanceof Error && error.name === "CliError") return error.message;
  console.error(error);
  // Playwright appends a log, which has already been printed.
  return String(error instanceof Error ? error.message || error.name : error).split("\n")[0]!;
}

/**
 * @param take receives each report at once, so that an interrupted run keeps its measurements.
 * @returns the reason for each part that could not be measured.
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
