import { FORM_SERVICE } from "@/backend/forms";
import { viaService } from "@/content/formService";
import { PrivacyHint } from "@/ui/controls/PrivacyHint";

/** The privacy hint of a form that the form service receives, which it names. */
export const FormPrivacyHint = ({ children }: { children: string }) => (
  <PrivacyHint service={viaService(FORM_SERVICE)}>{children}</PrivacyHint>
);
