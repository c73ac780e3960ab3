import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** Who receives what a form sends, and where all of it stands. */
export const PrivacyHint = ({ children }: { children: ReactNode }) => (
  <>
    {children}{" "}
    <Link to="/privacy" className="text-link">
      Privacy
    </Link>
  </>
);
