import { openWithCode, type CodeType } from "@/backend/auth/authEmails";
import { authHelp } from "@/content/auth/authHelp";
import { CODE_TEXTS, LINK_FAILED, LINK_TEXTS } from "@/content/auth/authEmails";
import { CodeForm } from "@/parts/auth/CodeForm";
import { failureHelp } from "@/parts/auth/failureHelp";
import { beginFacts } from "@/storage/today/beginFacts";

interface EmailCodeProps {
  /** The address that the e-mail was sent to. */
  email: string;
  type: CodeType;
  onOpened: (userId: string) => void;
}

/** The server's one error code for wrong, expired and used codes. */
const REFUSED = "otp_expired";

function messageFor(code: string, type: CodeType): string {
  if (code !== REFUSED) return authHelp(code);
  const linkFailure = LINK_FAILED[type];
  return linkFailure ? `${CODE_TEXTS.refused} ${linkFailure}` : CODE_TEXTS.refused;
}

/** The field for the code from an e-mail, for users who read it on another device. */
export function EmailCode({ email, type, onOpened }: EmailCodeProps) {
  async function check(code: string) {
    try {
      const result = await openWithCode(email, code, type);
      if (result.outcome === "refused") return messageFor(result.code, type);
      if (result.outcome !== "signedIn") return CODE_TEXTS.failed;
      if (type === "signup") beginFacts(result.userId);
      onOpened(result.userId);
    } catch (failure) {
      // The request may not have arrived, so the code may still be valid.
      return failureHelp(failure, CODE_TEXTS.failed);
    }
  }

  return (
    <div className="mt-6">
      <CodeForm
        label={CODE_TEXTS.label}
        hint={CODE_TEXTS.hint}
        submit={CODE_TEXTS.submit}
        checking={LINK_TEXTS.working}
        check={check}
      />
    </div>
  );
}
