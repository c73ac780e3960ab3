import { useSyncExternalStore } from "react";
import { useLikelyUser } from "@/backend/auth";
import { onKeptChange } from "@/storage/isKnown";
import { hasUnsent } from "@/storage/unsent";
import { late } from "@/ui/feedback/late";
import { GUARDED_LOADERS, type RoutePath } from "./pageLoaders";
import { routeOf } from "./preload";

const Sender = late(() => import("./Sender").then((file) => file.Sender), {
  instead: () => null,
  retryOn: ({ pathname }: { userId: string; pathname: string }) => pathname,
});

/** The sign-in page leads everybody who has a session to a signed-in page, which says there what has been sent. */
const hasOwnSender = (route: RoutePath) => route === "/auth" || route in GUARDED_LOADERS;

/**
 * Entries that wait were promised to leave as soon as they can, whatever page is opened next. Only while some do, a public
 * page loads what sends them; the signed-in pages bring their own.
 */
export function WaitingSender({ pathname }: { pathname: string }) {
  const user = useLikelyUser();
  // Before the second step the database accepts no requests.
  const userId = user?.needsSecondStep ? undefined : user?.id;
  const hasWaiting = useSyncExternalStore(
    onKeptChange,
    () => userId !== undefined && hasUnsent(userId),
    () => false,
  );
  const isNeeded = hasWaiting && !hasOwnSender(routeOf(pathname));
  return isNeeded && userId ? <Sender key={userId} userId={userId} pathname={pathname} /> : null;
}
