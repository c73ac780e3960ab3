import { useId, useRef, useState, type SubmitEvent } from "react";
import { sendForm } from "@/backend/forms";
import type { ChapterLink } from "@/content/resources/chapters/chapters";
import { MESSAGES } from "@/content/messages";
import { DOWNLOAD } from "@/content/resources/chapters/chapterDownload";
import { PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import { looksLikeEmail } from "@/domain/email";
import { chapterDownload } from "@/domain/formPayloads";
import { EmailField } from "@/parts/EmailField";
import { FormPrivacyHint } from "@/parts/FormPrivacyHint";
import { formText } from "@/ui/controls/formText";
import { Honeypot, HONEYPOT_NAME } from "@/ui/controls/Honeypot";
import { NewTabLink } from "@/ui/controls/NewTabLink";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { useReset } from "@/ui/behaviour/useReset";
import { NeedsScripts } from "@/ui/text/NeedsScripts";

const DONE_MS = 3000;

interface DownloadFormProps {
  chapter: ChapterLink;
  /** The form's own heading, because the page has two forms. */
  heading: string;
  /** Fits the field and its button into one row, so that the chapter is not far below. */
  compact?: boolean;
}

/**
 * The chapter as a PDF for an e-mail address (specification part 1, sections 4, 5, 7 and 8). The form service's answer
 * never delays the download.
 */
export function DownloadForm({ chapter, heading, compact }: DownloadFormProps) {
  const hydrated = useHydrated();
  const noticeId = useId();
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
    withdrawToast(MESSAGES.invalidEmail);
    setState("processing");
    void sendForm(chapter.formKey, chapterDownload({ email, source: chapter.source }, new Date()), {
      honeypot,
    });
    const result = await import("@/parts/resources/downloadPdf").then(
      ({ downloadPdf }) => downloadPdf(chapter.formKey, chapter.pdf),
      () => "missing",
    );
    if (result === "missing") return setState("missing");
    toast(MESSAGES.downloadStarted);
    setState("done");
  }

  return (
    <section
      aria-label={heading}
      data-print="no"
      className={`rounded-card border-line bg-card w-full border-2 border-dashed ${compact ? "mt-6 p-4 sm:p-5" : "p-5 sm:p-7"}`}
    >
      <h2 className={compact ? "text-xl" : undefined}>{heading}</h2>
      {!compact && <p className="text-muted mt-1">{DOWNLOAD.lead}</p>}
      <form ref={form} method="post" noValidate className="mt-3" onSubmit={(event) => void submit(event)}>
        <NeedsScripts>{import.meta.env.SSR && PART_WITHOUT_SCRIPTS}</NeedsScripts>
        <fieldset
          role="none"
          disabled={!hydrated}
          className={compact ? "flex flex-wrap items-end gap-3" : "flex flex-col gap-4"}
        >
          <EmailField
            ref={field}
            label={DOWNLOAD.label}
            required
            {...(compact
              ? { className: "min-w-0 flex-[1_1_8rem]", "aria-describedby": noticeId }
              : {
                  hint: <FormPrivacyHint>{`${DOWNLOAD.hint} ${DOWNLOAD.recipients}`}</FormPrivacyHint>,
                })}
          />
          <Honeypot />
          <SubmitButton
            variant={compact ? "quiet" : "primary"}
            className={compact ? "min-h-13" : "self-start"}
            busy={state === "processing" || state === "done"}
          >
            {state === "processing" ? (
              DOWNLOAD.processing
            ) : (
              <span>
                {DOWNLOAD.button.first}{" "}
                <span className={compact ? "max-sm:sr-only" : ""}>{DOWNLOAD.button.rest}</span>
              </span>
            )}
          </SubmitButton>
          {compact && (
            <p id={noticeId} className="text-muted basis-full text-base leading-snug">
              <FormPrivacyHint>{DOWNLOAD.notice}</FormPrivacyHint>
            </p>
          )}
        </fieldset>
        {/* This note has no role: screen readers hear the toast. */}
        {state === "done" && <p className="text-q2-ink mt-3 font-semibold">{DOWNLOAD.done}</p>}
        <div role="status">
          {state === "missing" && (
            <p className="text-danger mt-3 font-semibold">
              {DOWNLOAD.missing.text}{" "}
              <NewTabLink to={DOWNLOAD.missing.to}>{DOWNLOAD.missing.link}</NewTabLink>
            </p>
          )}
        </div>
      </form>
    </section>
  );
}
