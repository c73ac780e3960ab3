/**
 * A command's help is the comment at the head of its file, so that there is no second text to keep. Plain JavaScript, as
 * everything that runs before the dependencies are known to be there.
 */
import { readFileSync } from "node:fs";

/** `--help` may stand among other arguments: whoever asks for it wants nothing done. */
export const asksForHelp = (args) => args.includes("--help") || args.includes("-h");

export function helpOf(file) {
  const [, comment] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(file, "utf8"));
  return comment
    .split("\n")
    .map((line) => line.replace(/^ ?\* ?/, "").trim())
    .join("\n")
    .trim();
}
