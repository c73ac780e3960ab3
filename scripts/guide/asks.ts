/** The ways of asking, by the name of what they ask for: "# name", then one on each line. */
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = "scripts/guide/asks";

export function asksByName(): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const file of readdirSync(FOLDER).toSorted())
    for (const block of readFileSync(`${FOLDER}/${file}`, "utf8").split(/^# /mu).slice(1)) {
      const [name, ...asks] = block.split("\n").filter(Boolean) as [string, ...string[]];
      if (byName.has(name)) throw new Error(`${FOLDER}/${file} has a second part for ${name}.`);
      byName.set(name, asks);
    }
  return byName;
}
