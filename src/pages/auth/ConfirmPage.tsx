import { CONFIRM_PAGE, LINK_TEXTS } from "@/content/auth/authEmails";
import { LinkPage } from "./LinkPage";

/** Confirms an e-mail address; social sign-ins also return to this page. */
const ConfirmPage = () => (
  <LinkPage
    meta={CONFIRM_PAGE}
    heading={LINK_TEXTS.confirmHeading}
    lead={LINK_TEXTS.confirmLead}
    linkType="signup"
  />
);
export default ConfirmPage;
