/**
 * Where an e-mail's link is opened that leads to the home page with a code or a refusal, as those of the templates do that
 * a hosted project begins with; undefined for any other address.
 */
export const emailLinkTarget = ({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">) =>
  pathname === "/" && /[?&#](code|error(_code)?)=/.test(search + hash)
    ? `/auth/confirm?letter&${search.slice(1)}${hash}`
    : undefined;
