import { Suspense, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Footer } from "./Footer";
import { LazyChat } from "./LazyChat";
import { LazyToaster } from "./LazyToaster";
import { NavBar } from "./NavBar";
import { PageSkeleton } from "./PageSkeleton";
import { RouteError } from "./RouteError";
import { useScrollOnNavigation } from "./useScrollOnNavigation";

export function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useScrollOnNavigation(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="rounded-b-field bg-action text-action-on absolute -top-20 left-4 z-50 px-4 py-3 font-semibold focus:top-0"
      >
        Skip to content
      </a>
      <NavBar />
      <main id="main" ref={main} tabIndex={-1} className="flex-1 focus:outline-none">
        <RouteError key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </RouteError>
      </main>
      <Footer />
      <RouteError quiet>
        <LazyToaster />
      </RouteError>
      <RouteError quiet>
        <LazyChat pathname={pathname} />
      </RouteError>
    </div>
  );
}
