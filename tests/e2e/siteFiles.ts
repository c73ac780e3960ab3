import { readFileSync } from "node:fs";
import { headersAt, readHeaderRules } from "#scripts/site/parseHeaders";

/** The headers that the built site names for what is at this path. */
export const headers = (pathname: string) =>
  headersAt(
    readHeaderRules(readFileSync(`${process.env.SITE_OUT ?? ".local/test-site"}/_headers`, "utf8")),
    pathname,
  );
