import type { ReactNode } from "react";
import { PrivacyHint } from "@/ui/PrivacyHint";
import { Problem } from "@/ui/Problem";
import { SubmitButton } from "@/ui/SubmitButton";
import { useOneAtATime } from "@/ui/useOneAtATime";

interface SharingFormProps {
  texts: { formHeading: string; submit: string; submitting: string; tooMany: string; privacy: string };
  busy: boolean;
  /** True when the day's cap is reached. */
  tooMany: boolean;
  /** Sends the form; a double tap calls it once. */
  send: (form: HTMLFormElement) => Promise<void>;
  children: ReactNode;
}

/** The frame of a form whose text other people read: a moderator, or everybody. */
export function SharingForm({ texts, busy, tooMany, send, children }: SharingFormProps) {
  const oneAtATime = useOneAtATime();
  return (
    // noValidate: the browser accepts a field of invisible characters, which counts as empty here.
    <form
      noValidate
      method="post"
      className="surface p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void oneAtATime(() => send(form));
      }}
    >
      <h2 className="mb-4">{texts.formHeading}</h2>
      {children}
      <Problem className="mb-4">{tooMany && texts.tooMany}</Problem>
      <SubmitButton className="w-full" busy={busy}>
        {busy ? texts.submitting : texts.submit}
      </SubmitButton>
      <p className="text-muted mt-4 text-base">
        <PrivacyHint>{texts.privacy}</PrivacyHint>
      </p>
    </form>
  );
}
