/** The links that lead back from an e-mail or from another company's sign-in, and the data they carry. */

/** The types as the e-mail templates write them (supabase/templates). */
export const LINK_TYPES = ["recovery", "signup", "email_change", "invite", "magiclink", "email"] as const;
export type LinkType = (typeof LINK_TYPES)[number];

export type AuthLink =
  /** A link from an e-mail: valid once, on any device. */
  | { kind: "token"; tokenHash: string; type: LinkType }
  /**
   * A link from another company's sign-in or from a default template's e-mail: valid only in the browser that began.
   */
  | { kind: "code"; code: string }
  /** The server sent the visitor back with a refusal. */
  | { kind: "refused"; errorCode: string }
  | { kind: "none" };

/**
 * Mail programs that change what they do not understand write `&amp;` for `&`, and `%3D` or, as in the e-mail's source,
 * `=3D` for `=`.
 */
function paramsIn(search: string): URLSearchParams {
  const query = search
    .slice(1)
    .replaceAll(/&(?:amp;|#38;)|%26amp(?:%3B|;)/gi, "&")
    .replaceAll(/(^|&)(\w+)%3D/gi, "$1$2=");
  return new URLSearchParams(/(?:^|&)type=3D/.test(query) ? query.replaceAll("=3D", "=") : query);
}

/** A link in the middle of a sentence takes along the sign behind it. */
const withoutSignsBehind = (text: string | null) => text?.replace(/[\s.,;:!?)\]>"'’”»]+$/, "") ?? null;

const isLinkType = (type: string | null): type is LinkType =>
  (LINK_TYPES as readonly unknown[]).includes(type);

/**
 * Tokens themselves (`#access_token=…`) are never accepted, because anybody can make such a link to
 * an account of their own.
 */
export function readAuthLink(address: string): AuthLink {
  const { search, hash } = new URL(address);
  const searchParams = paramsIn(search);
  const read = (name: string) => withoutSignsBehind(searchParams.get(name));
  const type = read("type")?.toLowerCase() ?? null;
  const tokenHash = read("token_hash");
  if (tokenHash && isLinkType(type)) return { kind: "token", tokenHash, type };
  const code = read("code");
  if (code) return { kind: "code", code };
  const hashParams = new URLSearchParams(hash.slice(1));
  const readParam = (name: string) => searchParams.get(name) ?? hashParams.get(name);
  const errorCode = readParam("error_code") ?? readParam("error");
  return errorCode ? { kind: "refused", errorCode } : { kind: "none" };
}
