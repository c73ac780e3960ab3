import { useRef, useState, type SubmitEvent } from "react";
import { Link } from "react-router-dom";
import { downloadPdf } from "@/backend/downloads";
import { sendForm } from "@/backend/forms";
import type { ChapterLink } from "@/content/chapters";
import { MESSAGES } from "@/content/messages";
import { DOWNLOAD } from "@/content/resources";
import { PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import { looksLikeEmail } from "@/domain/email";
import { EMAIL_MAX_CHARACTERS } from "@/domain/formLimits";
import { chapterDownload } from "@/domain/formPayloads";
import { Field } from "@/ui/Field";
import { formText } from "@/ui/formText";
import { Honeypot, HONEYPOT_NAME } from "@/ui/Honeypot";
import { PrivacyHint } from "@/ui/PrivacyHint";
import { SubmitButton } from "@/ui/SubmitButton";
import { toast } from "@/ui/toast";
import { useHydrated } from "@/ui/useHydrated";
import { useReset } from "@/ui/useReset";
import { NeedsScripts } from "@/ui/NeedsScripts";

const DONE_MS = 3000;

interface DownloadFormProps {
  chapter: ChapterLink;
  /** The page has two: each has a heading of its own. */
  heading: string;
}

/**
 * The chapter as a PDF for an e-mail address (specification part 1, sections 4, 5, 7 and 8): the form service's answer
 * never holds up the download.
 */
export function DownloadForm({ chapter, heading }: DownloadFormProps) {
  const hydrated = useHydrated();
  const [state, setState] = useState<"idle" | "processing" | "done" | "missing">("idle");
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useReset(state === "done", DONE_MS, () => {
    setState("idle");
    form.current?.reset();
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "processing" || state === "done") return;
    const email = formText(event.currentTarget, "email");
    const honeypot = formText(event.currentTarget, HONEYPOT_NAME);
    if (!looksLikeEmail(email)) {
      field.current?.focus();
      return toast({ ...MESSAGES.invalidEmail, tone: "destructive" });
    }
    setState("processing");
    void sendForm(chapter.formKey, chapterDownload({ email, source: chapter.source }, new Date()), {
      honeypot,
    });
    if ((await downloadPdf(chapter.formKey, chapter.pdf)) === "missing") return setState("missing");
    toast(MESSAGES.downloadStarted);
    setState("done");
  }

  return (
    <section
      aria-label={heading}
      data-print="no"
      className="rounded-card border-line bg-card w-full border-2 border-dashed p-5 sm:p-7"
    >
      <h2 className="text-2xl">{heading}</h2>
      <p className="text-muted mt-1">{DOWNLOAD.lead}</p>
      <form ref={form} method="post" noValidate className="mt-3" onSubmit={(event) => void submit(event)}>
        <NeedsScripts>{import.meta.env.SSR && PART_WITHOUT_SCRIPTS}</NeedsScripts>
        <fieldset disabled={!hydrated} className="flex flex-col gap-4">
          <Field
            ref={field}
            label={DOWNLOAD.label}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_CHARACTERS}
            required
            hint={
              <PrivacyHint>
                {DOWNLOAD.hint} {DOWNLOAD.recipients}
              </PrivacyHint>
            }
          />
          <Honeypot />
          <SubmitButton className="self-start" busy={state === "processing" || state === "done"}>
            {state === "processing" ? DOWNLOAD.processing : DOWNLOAD.button}
          </SubmitButton>
        </fieldset>
        {/* The toast says it to readers. */}
        {state === "done" && <p className="text-q2-ink mt-3 font-semibold">{DOWNLOAD.done}</p>}
        <div role="status">
          {state === "missing" && (
            <p className="text-danger mt-3 font-semibold">
              {DOWNLOAD.missing.text}{" "}
              <Link to={DOWNLOAD.missing.to} className="text-link">
                {DOWNLOAD.missing.link}
              </Link>
            </p>
          )}
        </div>
      </form>
    </section>
  );
}
