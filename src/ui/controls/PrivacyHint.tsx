import { NewTabLink } from "./NewTabLink";

interface PrivacyHintProps {
  children: string;
  /** A sentence about the company that a form's answers pass through, if there is one. */
  service?: string | undefined;
}

/** Says who receives the form's answers, and links to the privacy page. */
export const PrivacyHint = ({ children, service }: PrivacyHintProps) => (
  <>
    <span>{[children, service, ""].join(" ")}</span>
    <NewTabLink to="/privacy">Privacy</NewTabLink>
  </>
);
