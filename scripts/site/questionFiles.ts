/**
 * The taught answers as data: importing `content/questions/<subject>/<page>.ts?page` gives the answers of that page, and
 * `content/questions/readable.ts?pages` (or another name of its lists) that list, both as that file makes them;
 * `content/questions/searchList.ts?search` the list that the search reads.
 */
import path from "node:path";
import { runnerImport, type Plugin } from "vite";
import { asksByName } from "#scripts/guide/asks";

type Readable = typeof import("@/content/questions/readable");
type SearchList = typeof import("@/content/questions/searchList");

const ASKED = /\/content\/questions\/(?:\w+\/)?(\w+)\.ts\?(page|search|pages|parents|teachers|older)$/;

const asModule = (data: unknown) => `export default ${JSON.stringify(data)};`;

export function questionFiles(): Plugin {
  let root = "";
  const run = <Module>(file: string) =>
    runnerImport<Module>(path.join(root, "src/content/questions", file), {
      configFile: false,
      logLevel: "error",
      resolve: { alias: { "@": path.join(root, "src") } },
    });
  let readable: ReturnType<typeof run<Readable>> | undefined;
  return {
    name: "4mq:question-files",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    hotUpdate() {
      readable = undefined;
    },
    async load(id) {
      const [, name, list] = ASKED.exec(id) ?? [];
      if (!list) return undefined;
      if (list === "search")
        return asModule((await run<SearchList>("searchList.ts")).module.searchList(asksByName()));
      const { module, dependencies } = await (readable ??= run<Readable>("readable.ts"));
      for (const file of dependencies) this.addWatchFile(path.resolve(root, file));
      const data =
        list === "page"
          ? module.READABLE[name as keyof Readable["READABLE"]]
          : module.LISTS[list as keyof Readable["LISTS"]];
      if (!data) throw new Error(`questionPages.ts has no page ${name}.`);
      return asModule(data);
    },
  };
}
