/** Requests to a hosted Supabase project, with its secret key. */
import { CliError } from "#scripts/cliError";

const TIMEOUT_MS = 30_000;

export interface Project {
  url: string;
  secretKey: string;
  fetch?: typeof fetch;
}

/** @throws CliError if others on the way could read a key that is sent there. */
export function refuseUnencrypted(address: string): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== "https:" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname))
    throw new CliError(`${address} is not encrypted, and no key is sent there. Does it begin with https://?`);
}

/** The older keys are also tokens, and are sent as such. */
export const keyHeaders = (key: string) => ({
  apikey: key,
  ...(key.split(".").length === 3 && { Authorization: `Bearer ${key}` }),
});

/** @param path under /rest/v1/, with its query; `body` makes it a POST. @returns the answer. */
export async function callProject<Answer>(project: Project, path: string, body?: object): Promise<Answer> {
  const response = await (project.fetch ?? fetch)(`${project.url.replace(/\/+$/, "")}/rest/v1/${path}`, {
    headers: {
      ...keyHeaders(project.secretKey),
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response) throw new CliError(`The project ${project.url} did not answer.`);
  if (response.status === 401 || response.status === 403)
    throw new CliError(`The project ${project.url} refused the key in SUPABASE_SECRET_KEY.`);
  if (!response.ok) throw new CliError(`The project ${project.url} answered with status ${response.status}.`);
  return (await response.json()) as Answer;
}
