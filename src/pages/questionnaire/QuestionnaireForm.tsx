import { useRef, useState } from "react";
import { sendForm } from "@/backend/forms";
import { MESSAGES } from "@/content/messages";
import {
  BOOK_CHOICES,
  QUESTIONNAIRE_TEXTS,
  QUESTIONS,
  SUBMISSION,
  type QuestionName,
} from "@/content/questionnaire/questionnaire";
import { looksLikeEmail } from "@/domain/email";
import { questionnaire, type QuestionnaireAnswers } from "@/domain/formPayloads";
import { questionnaireDraft, type QuestionnaireDraft } from "@/storage/questionnaire/questionnaireDraft";
import { useStored } from "@/storage/useStored";
import { EmailField } from "@/parts/EmailField";
import { FormPrivacyHint } from "@/parts/FormPrivacyHint";
import { formText } from "@/ui/controls/formText";
import { Honeypot, HONEYPOT_NAME } from "@/ui/controls/Honeypot";
import { Progress } from "@/ui/feedback/Progress";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { toast } from "@/ui/feedback/toast";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { BookChoice } from "./BookChoice";
import { QuestionCard } from "./QuestionCard";

/** The stored letters that match an option; other stored values are ignored. */
const givenAnswers = (kept: Readonly<Record<string, string>>): Partial<QuestionnaireAnswers> =>
  Object.fromEntries(
    QUESTIONS.filter(({ name, options }) => options.some(({ letter }) => letter === kept[name])).map(
      ({ name }) => [name, kept[name]],
    ),
  );

const isComplete = (answers: Partial<QuestionnaireAnswers>): answers is QuestionnaireAnswers =>
  QUESTIONS.every(({ name }) => answers[name] !== undefined);

interface QuestionnaireFormProps {
  /** Runs when the answers have arrived. @param book the chosen book; empty for none. */
  onSent: (book: string) => void;
}

/** The questionnaire form. This tab keeps the answers until they have arrived. */
export function QuestionnaireForm({ onSent }: QuestionnaireFormProps) {
  const hydrated = useHydrated();
  const draft = useStored(questionnaireDraft);
  const [showsMissing, setShowsMissing] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const answers = givenAnswers(draft.answers);
  const book = BOOK_CHOICES.find(({ value }) => value === draft.book)?.value ?? "";

  /**
   * Changes the draft and clears `sentAt`, because changed answers are a new submission. The e-mail is as its field shows it,
   * because a browser may fill it in without an event.
   */
  const change = (edit: (before: QuestionnaireDraft) => Partial<QuestionnaireDraft>) =>
    questionnaireDraft.update((before) => ({
      ...before,
      email: emailField.current!.value,
      ...edit(before),
      sentAt: undefined,
    }));
  const choose = (name: QuestionName, letter: string) =>
    change((before) => ({ answers: { ...before.answers, [name]: letter } }));

  const { isSending, onSubmit } = useSubmit(async (form) => {
    if (!isComplete(answers)) {
      setShowsMissing(true);
      const missing = QUESTIONS.find(({ name }) => answers[name] === undefined)!;
      form.querySelector<HTMLInputElement>(`input[name="${missing.name}"]`)?.focus();
      return toast({ ...MESSAGES.questionnaireIncomplete, tone: "destructive" });
    }
    const email = formText(form, "email");
    if (email && !looksLikeEmail(email)) {
      emailField.current?.focus();
      return toast({ ...MESSAGES.invalidEmail, tone: "destructive" });
    }
    if (email !== draft.email.trim()) change(() => ({}));
    const sentAt = questionnaireDraft.read().sentAt ?? new Date().toISOString();
    questionnaireDraft.update((before) => ({ ...before, sentAt }));
    const payload = questionnaire({ ...SUBMISSION, answers, email, bookChoice: book }, new Date(sentAt));
    const outcome = await sendForm("questionnaire", payload, { honeypot: formText(form, HONEYPOT_NAME) });
    if (outcome !== "sent") return toast({ ...MESSAGES.questionnaireFailed, tone: "destructive" });
    questionnaireDraft.forget();
    toast(MESSAGES.questionnaireSent);
    onSent(book);
  });

  const done = Object.keys(answers).length;
  return (
    // noValidate: the specified toast reports missing answers.
    <form noValidate method="post" onSubmit={onSubmit}>
      <fieldset role="none" disabled={!hydrated} className="flex flex-col gap-5">
        {QUESTIONS.map((question, index) => (
          <QuestionCard
            key={question.name}
            question={question}
            number={index + 1}
            chosen={answers[question.name]}
            missing={showsMissing && answers[question.name] === undefined}
            onChoose={(letter) => choose(question.name, letter)}
          />
        ))}
        <section aria-labelledby="thanks-heading" className="surface flex flex-col gap-6 p-5 sm:p-7">
          <div>
            <h2 id="thanks-heading">{QUESTIONNAIRE_TEXTS.thanksHeading}</h2>
            <p className="text-muted mt-1">{QUESTIONNAIRE_TEXTS.thanksLead}</p>
          </div>
          <BookChoice chosen={book} onChoose={(value) => change(() => ({ book: value }))} />
          <EmailField
            ref={emailField}
            label={QUESTIONNAIRE_TEXTS.email}
            defaultValue={draft.email}
            onInput={() => change(() => ({}))}
            hint={QUESTIONNAIRE_TEXTS.emailHint}
          />
        </section>
        <Honeypot />
        <section aria-labelledby="consent-heading" className="surface p-5 sm:p-7">
          <h2 id="consent-heading" className="text-xl">
            {QUESTIONNAIRE_TEXTS.consentHeading}
          </h2>
          <p className="mt-2 max-w-[39em]">{QUESTIONNAIRE_TEXTS.consent}</p>
          <p className="text-muted mt-2 max-w-[39em] text-base">
            <FormPrivacyHint>
              {`${QUESTIONNAIRE_TEXTS.recipients} ${QUESTIONNAIRE_TEXTS.kept}`}
            </FormPrivacyHint>
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
            <SubmitButton busy={isSending}>
              {isSending ? QUESTIONNAIRE_TEXTS.submitting : QUESTIONNAIRE_TEXTS.submit}
            </SubmitButton>
            <p className="text-muted flex items-center gap-3 text-base">
              <Progress
                label={QUESTIONNAIRE_TEXTS.progressLabel}
                value={done}
                max={QUESTIONS.length}
                className="w-24"
              />
              <span role="status">{QUESTIONNAIRE_TEXTS.progress(done, QUESTIONS.length)}</span>
            </p>
          </div>
        </section>
      </fieldset>
    </form>
  );
}
