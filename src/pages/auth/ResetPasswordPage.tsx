import { LINK_TEXTS, RESET_PASSWORD_PAGE } from "@/content/auth/authEmails";
import { LinkPage } from "./LinkPage";

/** The page for password recovery links. */
const ResetPasswordPage = () => (
  <LinkPage
    meta={RESET_PASSWORD_PAGE}
    heading={LINK_TEXTS.resetHeading}
    lead={LINK_TEXTS.resetLead}
    linkType="recovery"
  />
);
export default ResetPasswordPage;
