/**
 * Ends a command with a sentence for the person at the terminal instead of a stack, because their set-up is at fault,
 * not our code. It is recognised by name, because vite.config.ts is bundled separately and has its own class.
 */
export class CliError extends Error {
  override name = "CliError";
}

/** The arguments are at fault: the command's help follows the sentence. */
export class UsageError extends CliError {
  override name = "UsageError";
}
