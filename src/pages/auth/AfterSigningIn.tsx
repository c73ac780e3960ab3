import { Navigate } from "react-router-dom";
import { KEEP_PATH } from "@/content/keep/keepPath";
import { hasSomethingToKeep } from "@/storage/keep/visitorMark";

interface AfterSigningInProps {
  /** The page that was wanted. */
  next: string;
  userId: string;
}

/** Opens the page that was wanted, unless something was done here before that this user has not been asked about. */
export const AfterSigningIn = ({ next, userId }: AfterSigningInProps) =>
  next === KEEP_PATH || !hasSomethingToKeep(userId) ? (
    <Navigate to={next} replace />
  ) : (
    <Navigate to={KEEP_PATH} state={{ from: next }} replace />
  );
