import { Navigate, useLocation } from "react-router-dom";
import { AuthContext, useAuth, useLikelyUser } from "@/backend/auth";
import { late } from "@/ui/feedback/late";
import { PageSkeleton } from "./PageSkeleton";
import { WHOLE_PAGE } from "./wholePage";

export const SignedInArea = late(
  () => import("./SignedInArea").then((file) => file.SignedInArea),
  WHOLE_PAGE,
);

/**
 * Guards the signed-in pages: opens the page, or leads to /auth and back again. The person whose session this browser
 * holds sees at once what this browser knows; what the server has to say waits for it to accept the session.
 */
export function RequireAuth() {
  const auth = useAuth();
  const likely = useLikelyUser();
  const location = useLocation();
  if (auth.status === "signedOut") {
    const from = location.pathname + location.search;
    const { ended, isDeleted } = auth;
    return <Navigate to="/auth" replace state={{ from, ended, ...(isDeleted && { isDeleted }) }} />;
  }
  if (!likely) return <PageSkeleton />;
  // If another user signs in, perhaps in another tab, the page starts afresh, so that nothing typed becomes theirs.
  return (
    <AuthContext value={{ status: "signedIn", user: likely }}>
      <SignedInArea key={likely.id} user={likely} />
    </AuthContext>
  );
}
