import { CONFIRM_PAGE, LINK_TEXTS } from "@/content/authEmails";
import { LinkPage } from "./LinkPage";

/** Confirms an e-mail address, and takes back who signed in with another company's account. */
const ConfirmPage = () => (
  <LinkPage
    meta={CONFIRM_PAGE}
    heading={LINK_TEXTS.confirmHeading}
    lead={LINK_TEXTS.confirmLead}
    purpose="signup"
  />
);
export default ConfirmPage;
