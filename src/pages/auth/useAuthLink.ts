import { useEffect, useRef, useState } from "react";
import { returnTarget } from "@/domain/returnTarget";
import { readAuthLink, type AuthLink } from "@/domain/authLink";

export interface OpenedLink {
  link: AuthLink;
  /** Where the visitor wanted to go before signing in elsewhere. */
  next: string;
  /** It was another way to sign in that was to be added to the account. */
  linked: boolean;
  /** It came in an e-mail, although it carries a code. */
  isFromEmail: boolean;
}

/**
 * The link that this page was opened with. It leaves the address at once: nobody finds it in the history, in a
 * bookmark or in a picture of the screen. Nothing while prerendering, as no link is known then.
 */
export function useAuthLink(): OpenedLink | undefined {
  const [arrival, setArrival] = useState<OpenedLink>();
  // React may run an effect twice while developing, and the second time the address is clean already.
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
