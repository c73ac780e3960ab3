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

const isLinkType = (type: string | null): type is LinkType =>
  (LINK_TYPES as readonly unknown[]).includes(type);

/**
 * Tokens themselves (`#access_token=…`) are never accepted, because anybody can make such a link to
 * an account of their own.
 */
export function readAuthLink(address: string): AuthLink {
  const { searchParams, hash } = new URL(address);
  const type = searchParams.get("type");
  const tokenHash = searchParams.get("token_hash");
  if (tokenHash && isLinkType(type)) return { kind: "token", tokenHash, type };
  const code = searchParams.get("code");
  if (code) return { kind: "code", code };
  const hashParams = new URLSearchParams(hash.slice(1));
  const readParam = (name: string) => searchParams.get(name) ?? hashParams.get(name);
  const errorCode = readParam("error_code") ?? readParam("error");
  return errorCode ? { kind: "refused", errorCode } : { kind: "none" };
}
