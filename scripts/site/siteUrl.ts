/** The site's public address, without a slash at its end. */
import { loadEnv } from "vite";
import { SITE_PORT } from "#scripts/ports";
import { CliError } from "#scripts/cliError";

const LOCAL = `http://localhost:${SITE_PORT}`;

/** Returns the address from the environment or an .env file, without which a build for deployment fails. */
export function siteUrlFor(mode: string, root: string, deploys: boolean): string {
  const given = loadEnv(mode, root, ["SITE_URL"]).SITE_URL;
  if (!given && !deploys) return LOCAL;
  const address = URL.canParse(given ?? "") ? new URL(given!) : undefined;
  const plain = address && `${address.origin}/` === address.href;
  if (!plain || (deploys && address.protocol !== "https:"))
    throw new CliError(
      deploys
        ? "A build to deploy needs SITE_URL, the site's own address such as https://4mq.example (see .env.example)."
        : `SITE_URL is not the address of a site: ${given}`,
    );
  return address.origin;
}
