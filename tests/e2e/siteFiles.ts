import { readFileSync } from "node:fs";

/** The headers that `_headers` of the built site names for every path. */
export function headers(): Record<string, string> {
  const file = readFileSync(`${process.env.SITE_OUT ?? ".local/test-site"}/_headers`, "utf8");
  const rules = /^\/\*\n((?: {2}.+\n)+)/m.exec(file)?.[1] ?? "";
  return Object.fromEntries(
    rules
      .trim()
      .split("\n")
      .map((line) => {
        const [name, ...value] = line.trim().split(": ");
        return [name!, value.join(": ")];
      }),
  );
}
