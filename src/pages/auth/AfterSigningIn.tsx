import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { SESSION_KEY } from "@/backend/session";
import { SESSION_NOT_KEPT } from "@/content/auth/auth";
import { KEEP_PATH } from "@/content/keep/keepPath";
import { browserStorage } from "@/storage/browserStorage";
import { hasSomethingToKeep } from "@/storage/keep/visitorMark";
import { toast } from "@/ui/feedback/toast";

interface AfterSigningInProps {
  /** The page that was wanted. */
  next: string;
  userId: string;
}

/**
 * Opens the page that was wanted, unless something was done here before that this user has not been asked about. It says
 * so if the session will not outlive this page.
 */
export function AfterSigningIn({ next, userId }: AfterSigningInProps) {
  useEffect(() => {
    if (!browserStorage.isKept(SESSION_KEY)) toast({ ...SESSION_NOT_KEPT, tone: "destructive" });
  }, []);
  return next === KEEP_PATH || !hasSomethingToKeep(userId) ? (
    <Navigate to={next} replace />
  ) : (
    <Navigate to={KEEP_PATH} state={{ from: next }} replace />
  );
}
