/**
 * Finds the page for an e-mail link that leads to the home page with a code or an error, as a
 * hosted project's default templates do. @returns undefined for any other address.
 */
export const emailLinkTarget = ({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">) =>
  pathname === "/" && /[?&#](code|error(_code)?)=/.test(search + hash)
    ? `/auth/confirm?letter&${search.slice(1)}${hash}`
    : undefined;
