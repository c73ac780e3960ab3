/** Tells the person at the terminal the site's address and where their entries are stored. */
import { isServerUrl } from "#scripts/backend/dataFolder";
import { hostedProject } from "./settings.ts";

function dataLocation(database: string) {
  if (database === "memory")
    return "Anything you enter is kept in memory and will be lost when the site stops.";
  if (!isServerUrl(database)) return `Anything you enter is saved in ${database}`;
  const { host, pathname } = new URL(database); // without its password
  return `Anything you enter is saved in the PostgreSQL database ${host}${pathname}`;
}

/** One of the family of supabase/seed.sql; the others are Grace and Ben. */
export const DEMO_ACCOUNT = { email: "ann@example.com", password: "four money quadrants" };

interface Site {
  url: string;
  database: string;
  /** The database holds the demo family. */
  demo?: boolean;
}

export function announce({ url, database, demo }: Site) {
  const hosted = hostedProject();
  const { email, password } = DEMO_ACCOUNT;
  const lines = hosted
    ? [`Anything you enter is saved by the hosted project ${hosted}`]
    : [
        ...(demo ? [`You can sign in as ${email} with the password “${password}”`] : []),
        `You can read the e-mails that the site sends at ${url}/_mail`,
        dataLocation(database),
      ];
  console.log(["", `The site is ready at ${url}`, ...lines, "Press Ctrl-C to stop.", ""].join("\n"));
}
