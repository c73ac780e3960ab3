import { PrivacyHint } from "@/ui/controls/PrivacyHint";
import { Problem } from "@/ui/feedback/Problem";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { DailyCapError } from "@/backend/dailyCap";
import type { Sending } from "@/backend/judgingLimits";
import { useSubmit } from "@/ui/controls/useSubmit";
import type { Elements } from "@/ui/elements";
import { JudgingNote } from "@/parts/community/JudgingNote";
import { TabPicture } from "./TabPicture";

interface SharingFormProps {
  texts: { formHeading: string; submit: string; submitting: string; tooMany: string; privacy: string };
  picture: "kind" | "ideas";
  /** The mutation that sends it. */
  sending: Sending;
  /** Sends the form; a double tap calls it once. */
  send: (form: HTMLFormElement) => Promise<void>;
  children: Elements;
}

/** The frame of a form whose text other people read: a moderator, or everybody. */
export function SharingForm({ texts, picture, sending, send, children }: SharingFormProps) {
  const { isSending, onSubmit } = useSubmit(send);
  return (
    // noValidate: the browser accepts a field of invisible characters, which counts as empty here.
    <form noValidate method="post" className="surface p-5 sm:p-6" onSubmit={onSubmit}>
      <div className="mb-4 flex items-center gap-3">
        <TabPicture name={picture} />
        <h2>{texts.formHeading}</h2>
      </div>
      {children}
      <Problem className="mb-4">{sending.failureReason instanceof DailyCapError && texts.tooMany}</Problem>
      <JudgingNote of={sending} className="mb-4" />
      <SubmitButton className="max-sm:w-full" busy={isSending}>
        {isSending ? texts.submitting : texts.submit}
      </SubmitButton>
      <p className="text-muted mt-4 text-base">
        <PrivacyHint>{texts.privacy}</PrivacyHint>
      </p>
    </form>
  );
}
