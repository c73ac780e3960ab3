import { Navigate, useLocation } from "react-router-dom";
import { useAuth } from "@/backend/auth";
import { late } from "@/ui/late";
import { PageSkeleton } from "./PageSkeleton";
import { WHOLE_PAGE } from "./wholePage";

const SignedInArea = late(() => import("./SignedInArea").then((file) => file.SignedInArea), WHOLE_PAGE);

/** Guards the signed-in pages: waits for the session, then opens the page or leads to /auth and back again. */
export function RequireAuth() {
  const auth = useAuth();
  const location = useLocation();
  if (auth.status === "signedOut") {
    const from = location.pathname + location.search;
    return <Navigate to="/auth" replace state={{ from, ended: auth.ended }} />;
  }
  if (auth.status === "checking") return <PageSkeleton />;
  // If another user signs in, perhaps in another tab, the page starts afresh, so that nothing typed becomes theirs.
  return <SignedInArea key={auth.user.id} user={auth.user} />;
}
