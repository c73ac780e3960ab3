/**
 * Ends a command with a sentence for the person at the terminal instead of a stack: their set-up is at fault, not our
 * code. Recognised by its name, because vite.config.ts is bundled apart and so carries a class of its own.
 */
export class CliError extends Error {
  override name = "CliError";
}
