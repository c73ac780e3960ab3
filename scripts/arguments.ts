/** Reads a command's arguments, and says in words what is wrong with them: Node's own sentences are for programmers. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageError } from "./cliError.ts";

/** The argument is the first thing that Node's sentence quotes: `--out`, `-f, --format` or `--out <value>`. */
function wordsFor(error: Error & { code?: string }): string | undefined {
  const [, named = ""] = /'([^']*)'/u.exec(error.message) ?? [];
  const option = named.replace(/^-\w, | <value>$/gu, "");
  if (error.code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `There is no option ${option}.`;
  if (error.code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL") return `“${named}” is one word too many.`;
  if (error.code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return undefined;
  return error.message.includes("does not take") ? `${option} takes no value.` : `${option} needs a value.`;
}

/** @throws UsageError, with which run.mjs also prints the command's help. */
export function parseArguments<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const words = wordsFor(error as Error);
    throw words ? new UsageError(words) : error;
  }
}
