/**
 * The routes (listed in pageLoaders.ts) inside the layout. The prerenderer puts this tree into a
 * StaticRouter, the browser into a BrowserRouter.
 */
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { ownPath } from "./ownPath";
import { GUARDED_LOADERS, PAGES, PUBLIC_LOADERS, type RoutePath } from "./pageLoaders";
import { RequireAuth } from "./RequireAuth";
import { SiteLayout } from "./SiteLayout";

const routesOf = (loaders: object) =>
  (Object.keys(loaders) as RoutePath[]).map((path) => (
    <Route key={path} path={path} Component={PAGES[path]} />
  ));

export function AppRoutes() {
  const location = useLocation();
  const pathname = ownPath(location.pathname);
  if (pathname !== location.pathname)
    return <Navigate to={{ ...location, pathname }} state={location.state} replace />;
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {routesOf(PUBLIC_LOADERS)}
        <Route element={<RequireAuth />}>{routesOf(GUARDED_LOADERS)}</Route>
        <Route path="*" Component={PAGES["*"]} />
      </Route>
    </Routes>
  );
}
