/** Every route of the site. The prerenderer puts this tree into a StaticRouter, the browser into a BrowserRouter. */
import { Route, Routes } from "react-router-dom";
import { PageSlot } from "./PageSlot";
import { RequireAuth } from "./RequireAuth";
import { SiteLayout } from "./SiteLayout";

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route index element={<PageSlot path="/" />} />
        <Route path="/auth" element={<PageSlot path="/auth" />} />

        <Route element={<RequireAuth />}>
          <Route path="/challenge-dashboard" element={<PageSlot path="/challenge-dashboard" />} />
        </Route>

        <Route path="*" element={<PageSlot path="*" />} />
      </Route>
    </Routes>
  );
}
