import { useEffect, useRef, useState } from "react";
import { returnTarget } from "@/domain/auth/returnTarget";
import { readAuthLink, type AuthLink } from "@/domain/auth/authLink";

export interface OpenedLink {
  link: AuthLink;
  /** The path that the visitor wanted before the social sign-in. */
  next: string;
  /** True when the link adds a sign-in method to the account. */
  linked: boolean;
  /** True for a link from an e-mail that carries a code. */
  isFromEmail: boolean;
}

/**
 * The link that opened this page. The hook removes it from the address at once, so that it is not in the history, in a
 * bookmark or in a screenshot. Prerendering has no link, so it returns undefined.
 */
export function useAuthLink(): OpenedLink | undefined {
  const [arrival, setArrival] = useState<OpenedLink>();
  // React may run an effect twice in development, and the second time the address is already clean.
  const read = useRef(false);
  useEffect(() => {
    if (read.current) return;
    read.current = true;
    const { href, pathname, search } = location;
    const told = new URLSearchParams(search);
    setArrival({
      link: readAuthLink(href),
      next: returnTarget(told.get("next")),
      linked: told.has("linked"),
      isFromEmail: told.has("letter"),
    });
    history.replaceState(history.state, "", pathname);
  }, []);
  return arrival;
}
