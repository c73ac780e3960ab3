import { lazy, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useAuth } from "@/backend/auth";
import { Failure } from "@/ui/Failure";
import { PageSkeleton } from "./PageSkeleton";

const SignedInArea = lazy(() => import("./SignedInArea"));

const PATIENCE_MS = 3000;

/** The door of the signed-in pages: waits for the session, then opens or leads to /auth and back again. */
export function RequireAuth() {
  const auth = useAuth();
  const location = useLocation();
  if (auth.status === "signedOut") {
    const from = location.pathname + location.search;
    return <Navigate to="/auth" replace state={{ from, ended: auth.ended }} />;
  }
  if (auth.status === "checking") return <Checking />;
  return <SignedInArea user={auth.user} />;
}

/** Nobody waits for ever: after three seconds the page says that it cannot reach the site, and goes on trying. */
function Checking() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return <PageSkeleton />;
  return (
    <div className="site-width py-10">
      <Failure onRetry={() => location.reload()}>
        We cannot reach 4MQ just now. Check your connection, then try again.
      </Failure>
    </div>
  );
}
