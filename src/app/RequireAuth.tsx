import { lazy } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useAuth } from "@/backend/auth";
import { PageSkeleton } from "./PageSkeleton";

const SignedInArea = lazy(() => import("./SignedInArea"));

/** The door of the signed-in pages: waits for the session, then opens or leads to /auth and back again. */
export function RequireAuth() {
  const auth = useAuth();
  const location = useLocation();
  if (auth.status === "signedOut") {
    const from = location.pathname + location.search;
    return <Navigate to="/auth" replace state={{ from, ended: auth.ended }} />;
  }
  if (auth.status === "checking") return <PageSkeleton />;
  // Another user, signed in by another tab perhaps, begins anew: nothing that was typed becomes theirs.
  return <SignedInArea key={auth.user.id} user={auth.user} />;
}
