import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface PrivacyHintProps {
  children: ReactNode;
  /** A sentence about a company that a form's answers pass through, where there is one. */
  service?: string | undefined;
}

/** Who receives what a form sends, and where all of it stands. */
export const PrivacyHint = ({ children, service }: PrivacyHintProps) => (
  <>
    {children} {service && `${service} `}
    <Link to="/privacy" className="text-link">
      Privacy
    </Link>
  </>
);
