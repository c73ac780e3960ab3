import getPort from "get-port";
import { CliError } from "./cliError.ts";

/** The default port of `npm start`. */
export const SITE_PORT = 4173;
/** The port of the site under browser tests; the address is built into that site. */
export const BROWSER_TEST_PORT = 4290;

const TRIES = 50;

/** @returns a port that the system has just reported free. */
export const anyFreePort = (host: string) => getPort({ host });

/** @returns whether nobody listens there, at any address of this computer. */
export const isFreePort = async (port: number) => (await getPort({ port })) === port;

/**
 * Returns true if the Fetch Standard forbids requests to this port ("bad port"), such as 4190 and 6000: neither a browser
 * nor an edge function would reach a site there. The port must be free, because the check sends a request to it.
 */
export async function isForbiddenPort(port: number) {
  try {
    await fetch(`http://localhost:${port}`, { signal: AbortSignal.timeout(1000) });
    return false;
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    return cause instanceof Error && cause.message === "bad port";
  }
}

/** Chooses the port named in PORT, or the default one; if it is taken, the next free one, with a message. */
export async function choosePort(usual: number) {
  const wanted = process.env.PORT ? Number(process.env.PORT) : usual;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    throw new CliError(`PORT must be a number from 1 to 65535; it is "${process.env.PORT}".`);
  for (let port = wanted; port < wanted + TRIES && port <= 65_535; port++) {
    if (!(await isFreePort(port)) || (await isForbiddenPort(port))) continue;
    if (port !== wanted)
      console.log(
        `Port ${wanted} is in use by another program, or closed to browsers, so the site will use ${port}.`,
      );
    return port;
  }
  throw new CliError(`There is no free port from ${wanted} upwards. Set PORT to another number.`);
}
