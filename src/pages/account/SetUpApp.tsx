import { useState } from "react";
import { enrolApp, verifyCode, type Enrolment } from "@/backend/auth/secondStep";
import { authHelp } from "@/content/auth/authHelp";
import { SECOND_STEP_TEXTS, SET_UP_TEXTS } from "@/content/auth/secondStep";
import { cleanName } from "@/domain/sharedText";
import { Button } from "@/ui/controls/Button";
import { CodeForm } from "@/parts/auth/CodeForm";
import { LimitedField } from "@/parts/LimitedField";
import { formText } from "@/ui/controls/formText";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { FormStatus, type FormStatusText } from "./FormStatus";

interface SetUpAppProps {
  /** The label of the button that begins the setup. */
  label: string;
  onBegin: () => void;
  onDone: () => void;
}

/** Sets up an authenticator app in three steps: a name, a QR code to scan, and the first code. */
export function SetUpApp({ label, onBegin, onDone }: SetUpAppProps) {
  const [problem, setProblem] = useState("");
  const [unavailable, setUnavailable] = useState(false);
  const [enrolment, setEnrolment] = useState<Enrolment>();

  const { isSending, onSubmit } = useSubmit(async (form) => {
    setProblem("");
    onBegin();
    try {
      const result = await enrolApp(cleanName(formText(form, "factor_name")));
      if (result.outcome === "enrolled") setEnrolment(result);
      else if (result.outcome === "refused") setProblem(authHelp(result.code));
      else setUnavailable(true);
    } catch {
      setProblem(SECOND_STEP_TEXTS.failed);
    }
  });

  async function check(code: string) {
    try {
      const result = await verifyCode(enrolment!.id, code);
      if (result.outcome === "refused") return authHelp(result.code);
      setEnrolment(undefined);
      onDone();
    } catch {
      return SECOND_STEP_TEXTS.failed;
    }
  }

  if (unavailable)
    return (
      <p role="status" className="rounded-field bg-q4-soft text-q4-ink px-4 py-3">
        {SET_UP_TEXTS.unavailable}
      </p>
    );
  if (enrolment)
    return (
      <>
        <SetupKey enrolment={enrolment} />
        <p className="mb-5">{SET_UP_TEXTS.spare}</p>
        <CodeForm
          label={SECOND_STEP_TEXTS.appCode}
          hint={SECOND_STEP_TEXTS.codeHint}
          submit={SET_UP_TEXTS.verify}
          checking={SECOND_STEP_TEXTS.checking}
          check={check}
        >
          <Button variant="quiet" onClick={() => setEnrolment(undefined)}>
            {SET_UP_TEXTS.cancel}
          </Button>
        </CodeForm>
      </>
    );
  return (
    <form method="post" onSubmit={onSubmit}>
      <LimitedField
        label={SET_UP_TEXTS.name}
        hint={SET_UP_TEXTS.nameHint}
        name="factor_name"
        defaultValue={SET_UP_TEXTS.nameDefault}
        maxCharacters={60}
        autoComplete="off"
        required
        className="mb-5 max-w-md"
      />
      <SubmitButton variant="quiet" busy={isSending}>
        {isSending ? SET_UP_TEXTS.beginning : label}
      </SubmitButton>
      <FormStatus status={problem ? { bad: problem } : undefined} />
    </form>
  );
}

/** The app's key, as a QR code and as text in groups of four. */
function SetupKey({ enrolment: { qrCode, secret } }: { enrolment: Enrolment }) {
  const [status, setStatus] = useState<FormStatusText>();
  async function copy() {
    try {
      // A page without TLS has no clipboard.
      await navigator.clipboard.writeText(secret);
      setStatus({ good: SET_UP_TEXTS.copied });
    } catch {
      setStatus({ bad: SET_UP_TEXTS.notCopied });
    }
  }
  return (
    <div className="mb-5">
      <p className="mb-4" role="status">
        {SET_UP_TEXTS.scan}
      </p>
      <div className="flex flex-wrap items-center gap-5">
        <img
          src={qrCode}
          alt={SET_UP_TEXTS.picture}
          width={200}
          height={200}
          className="rounded-field bg-scan size-50 p-2"
        />
        <div className="min-w-0 flex-1 basis-60">
          <p
            translate="no"
            className="rounded-field bg-q3-soft text-q3-ink mb-3 px-4 py-3 font-semibold tracking-wider wrap-anywhere select-all"
          >
            {secret.match(/.{1,4}/g)?.join(" ")}
          </p>
          <Button variant="quiet" onClick={() => void copy()}>
            {SET_UP_TEXTS.copy}
          </Button>
          <FormStatus status={status} />
        </div>
      </div>
    </div>
  );
}
