import { Fragment, useDeferredValue, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { late } from "@/ui/feedback/late";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { Footer } from "./Footer";
import { NavBar } from "./NavBar";
import { Toasts } from "./Toasts";
import { useOneActionPerPress } from "./useOneActionPerPress";
import { useScrollOnNavigation } from "./useScrollOnNavigation";
import { WaitingSender } from "./WaitingSender";

/** The money guide's icon. It loads after the page, into a place that is kept for it or over the page, so that nothing moves. */
const Chat = late(() => import("./chat/Chat").then((file) => file.Chat), {
  instead: () => null,
  retryOn: ({ pathname }) => pathname,
});

export function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  // Closed menus and the end of the page, which nobody sees, come after the first frame that React draws itself. A prerendered
  // page has them from the start.
  const isWhole = useDeferredValue(true, !hydrated);
  useScrollOnNavigation(main);
  useOneActionPerPress();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <NavBar isWhole={isWhole} />
      <main id="main" ref={main} tabIndex={-1} className="flex-1 focus:outline-none">
        <Fragment key={pathname}>
          <Outlet />
        </Fragment>
      </main>
      {isWhole && <Footer />}
      {hydrated && <Chat pathname={pathname} />}
      <WaitingSender pathname={pathname} />
      <Toasts />
    </div>
  );
}
