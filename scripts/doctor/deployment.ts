/** The deployed site, its Supabase project, and what the doctor asks them. It writes nothing. */
import * as v from "valibot";
import { CliError } from "#scripts/cliError";
import { keyHeaders } from "#scripts/database/project";

const TIMEOUT_MS = 20_000;
const HOSTED = /^https:\/\/([a-z]{20})\.supabase\.co$/;

export interface Settings {
  /** The project's address and publishable key. */
  url: string;
  key: string;
  secretKey?: string | undefined;
  /** A personal access token, for the management API. */
  token?: string | undefined;
  /** The project's reference, for an address that does not name it. */
  projectRef?: string | undefined;
  /** The deployed site's address, without a slash at its end. */
  site?: string | undefined;
  /** Gets a test letter; it must be the address of an account. */
  letterTo?: string | undefined;
  /** The settings that the site was built with (.env.example). */
  buildEnv: Readonly<Record<string, string>>;
}

/** A service that is out of order, too busy or out of reach: nothing is known about the setting. */
export class NoAnswer extends Error {}

/** @returns whether a stranger may open a channel; undefined if the service does not say. */
export type JoinChannel = (url: string, key: string) => Promise<boolean | undefined>;

export interface Dependencies {
  fetch: typeof fetch;
  joinChannel: JoinChannel;
  managementUrl: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

interface Asking {
  headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  body?: object;
}

export interface Deployment extends Settings {
  joinChannel: JoinChannel;
  /** @throws NoAnswer if nobody answers. A question that several checks ask is sent once. */
  ask: (address: string, asking?: Asking) => Promise<Answer>;
  /** Asks the project as a stranger. */
  askProject: (path: string, asking?: Asking) => Promise<Answer>;
  /** @returns undefined without a token. @throws CliError if the token is not accepted. */
  askManagement: (path: string, body?: object) => Promise<Answer | undefined>;
}

export function deployment(
  settings: Settings,
  { fetch, joinChannel, managementUrl }: Dependencies,
): Deployment {
  const asked = new Map<string, Promise<Answer>>();

  async function send(address: string, { headers, body }: Asking): Promise<Answer> {
    const response = await fetch(address, {
      redirect: "manual",
      headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (!response) throw new NoAnswer(`${new URL(address).origin} did not answer`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  const ask = (address: string, asking: Asking = {}) => {
    const question = JSON.stringify([address, asking]);
    const answer = asked.get(question) ?? send(address, asking);
    asked.set(question, answer);
    return answer;
  };

  return {
    ...settings,
    joinChannel,
    ask,
    askProject: (path, { headers, body } = {}) =>
      ask(settings.url + path, {
        headers: { ...keyHeaders(settings.key), ...headers },
        ...(body && { body }),
      }),
    askManagement: async (path, body) => {
      if (!settings.token) return undefined;
      const ref = settings.projectRef || HOSTED.exec(settings.url)?.[1];
      if (!ref) throw new CliError("the project's own address does not name it: set SUPABASE_PROJECT_REF");
      const answer = await ask(`${managementUrl}/v1/projects/${ref}${path}`, {
        headers: { Authorization: `Bearer ${settings.token}` },
        ...(body && { body }),
      });
      if (answer.status === 401 || answer.status === 403)
        throw new CliError(`SUPABASE_ACCESS_TOKEN may not read ${path}`);
      if (answer.status >= 400)
        throw new NoAnswer(`the management API answered ${path} with ${answer.status}`);
      return answer;
    },
  };
}

/** Reads an answer's JSON. @throws NoAnswer if it has another shape. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  { text }: Answer,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    throw new NoAnswer(`an answer could not be read (${text.slice(0, 60)})`);
  }
}
