/**
 * The taught answers as data: importing `content/questions/<subject>/<page>.ts?page` gives the answers of that page, and
 * `content/questions/readable.ts?search` (or another name of its lists) that list, all as content/questions/readable.ts makes them.
 */
import path from "node:path";
import { runnerImport, type Plugin } from "vite";

type Readable = typeof import("@/content/questions/readable");

const ASKED = /\/content\/questions\/(?:\w+\/)?(\w+)\.ts\?(page|search|counts|parents|teachers|older)$/;

/** The modules whose files the service worker keeps once they are opened (src/worker/site.ts). */
export const IS_QUESTIONS = /\?page$|\/pages\/questions\/Results\./;

export function questionFiles(): Plugin {
  let root = "";
  let readable: ReturnType<typeof runnerImport<Readable>> | undefined;
  const read = () =>
    (readable ??= runnerImport<Readable>(path.join(root, "src/content/questions/readable.ts"), {
      configFile: false,
      logLevel: "error",
      resolve: { alias: { "@": path.join(root, "src") } },
    }));
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
      const { module, dependencies } = await read();
      for (const file of dependencies) this.addWatchFile(path.resolve(root, file));
      const data =
        list === "page"
          ? module.READABLE[name as keyof Readable["READABLE"]]
          : module.LISTS[list as keyof Readable["LISTS"]];
      if (!data) throw new Error(`questionPages.ts has no page ${name}.`);
      return `export default ${JSON.stringify(data)};`;
    },
  };
}
