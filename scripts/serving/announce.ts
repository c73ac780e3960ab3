/** Tells the person at the terminal the site's address and where their entries are stored. */
import { isServerUrl } from "#scripts/backend/dataFolder";
import { hostedProject } from "./settings.ts";

function dataLocation(database: string) {
  if (database === "memory") return "What you enter is kept in memory and gone when the site stops.";
  if (!isServerUrl(database)) return `What you enter is kept in ${database}`;
  const { host, pathname } = new URL(database); // without its password
  return `What you enter is kept in the PostgreSQL database ${host}${pathname}`;
}

export function announce({ url, database }: { url: string; database: string }) {
  const hosted = hostedProject();
  const lines = hosted
    ? [`What you enter is kept by the hosted project ${hosted}`]
    : [`E-mails that the site sends arrive at ${url}/_mail`, dataLocation(database)];
  console.log(["", `The site is ready at ${url}`, ...lines, "Press Ctrl-C to stop.", ""].join("\n"));
}
