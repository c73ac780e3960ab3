import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface PrivacyHintProps {
  children: ReactNode;
  /** A sentence about the company that a form's answers pass through, if there is one. */
  service?: string | undefined;
}

/** Says who receives the form's answers, and links to the privacy page. */
export const PrivacyHint = ({ children, service }: PrivacyHintProps) => (
  <>
    {children} {service && `${service} `}
    <Link to="/privacy" className="text-link">
      Privacy
    </Link>
  </>
);
