/**
 * Tells the answers of the project's own server from those of somebody in between: the sign-in page of a café's Wi-Fi, a
 * school's filter. They come with any status, and say nothing about what became of the request.
 */
import { hasOwnShape, mayBeEmpty } from "./ownShapes";

/** PostgREST names the shape in the type: `application/vnd.pgrst.object+json`. */
const JSON_TYPE = /^application\/(?:[\w.]+\+)?json\b/i;
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** The statuses of a network that wants its visitor to sign in first (RFC 9110, section 15.5.8; RFC 6585, section 6). */
const OF_NETWORK = new Set([407, 511]);

const typeOf = ({ headers }: Response): string => headers.get("Content-Type") ?? "";

/** @param text its content, if it has been read: a filter may send its page under any type, or none. */
export const isPage = (answer: Response, text = ""): boolean =>
  PAGE_TYPE.test(typeOf(answer)) || /^\s*</.test(text);

export const isOfNetwork = ({ status }: Response): boolean => OF_NETWORK.has(status);

/** Returns true if the answer is the end of a redirect to an address of somebody else. */
export const isFromElsewhere = ({ redirected, url }: Response, asked: string): boolean =>
  redirected && new URL(url).origin !== new URL(asked, location.origin).origin;

/** Returns true if an answer in JSON comes from where it was asked for. */
export const isOwnJson = (answer: Response, asked: string): boolean =>
  JSON_TYPE.test(typeOf(answer)) && !isOfNetwork(answer) && !isFromElsewhere(answer, asked);

/** Somebody else has answered in the server's place. */
export class NotOwnError extends TypeError {}

/** @returns undefined if it is no JSON, or was cut off. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the whole answer of the tables or of sign-in.
 * @returns the same answer, read.
 * @throws as if nothing had answered, unless the answer is the API's own.
 */
export async function readOwn(answer: Response, address: string, init: RequestInit = {}): Promise<Response> {
  const { status, statusText, headers } = answer;
  const asked = {
    address: new URL(address),
    method: init.method ?? "GET",
    headers: new Headers(init.headers),
  };
  const text = await answer.text();
  const isOwn = text
    ? isOwnJson(answer, address) && hasOwnShape(asked, answer, parsed(text))
    : mayBeEmpty(asked, answer) && !isFromElsewhere(answer, address);
  if (!isOwn) throw new NotOwnError(`Not an answer of 4MQ: ${status}`);
  return new Response(text || null, { status, statusText, headers });
}
