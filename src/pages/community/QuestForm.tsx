import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type RefObject } from "react";
import { ContactInfoError, isPlainNeed, type Verdict } from "@/backend/community/judgement";
import { archiveQuestMutation, submitQuestMutation } from "@/backend/community/kindness";
import { KINDNESS_TEXTS } from "@/content/community/communityKindness";
import { MESSAGES } from "@/content/messages";
import { cleanText, QUEST_MAX_CHARACTERS, textProblem, type TextProblem } from "@/domain/sharedText";
import { toastFailure } from "@/parts/toastFailure";
import { textDraft } from "@/storage/community/communityDrafts";
import { formText } from "@/ui/controls/formText";
import { toast } from "@/ui/feedback/toast";
import { CountedTextArea } from "./CountedTextArea";
import { FateHelp } from "./FateHelp";
import { forgetText } from "./forgetText";
import { SharingForm } from "./SharingForm";
import { useFate } from "./useFate";

function toastAbout(verdict: Verdict) {
  if (isPlainNeed(verdict)) return;
  toast(verdict === "arrived" ? MESSAGES.questArrived : MESSAGES.questSubmitted);
}

interface QuestFormProps {
  userId: string;
  field: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
}

/** The form for a kind deed (specification part 2, sections 2, 5 and 8). */
export function QuestForm({ userId, field }: QuestFormProps) {
  const quest = useMutation(submitQuestMutation(userId, useQueryClient()));
  const savedDraft = textDraft(userId, "quest");
  const [problem, setProblem] = useState<TextProblem | "contact">();
  // A stored quest begins a new round with an empty field.
  const [round, setRound] = useState(0);
  const fate = useFate((verdict, { description }) => {
    begin(description);
    toastAbout(verdict);
  });

  /** Words that were changed meanwhile belong to the next quest. */
  function begin(sent: unknown) {
    if (cleanText(savedDraft.read()) !== sent) return;
    savedDraft.write("");
    setRound((last) => last + 1);
  }

  async function send(form: HTMLFormElement) {
    const description = cleanText(formText(form, "description"));
    const wrong = textProblem(description, QUEST_MAX_CHARACTERS);
    setProblem(wrong);
    if (wrong) return field.current?.focus();
    try {
      const found = await quest.mutateAsync(description);
      begin(description);
      fate.tell(found, { description });
      toastAbout(found.verdict);
    } catch (error) {
      toastFailure(userId, MESSAGES.questFailed);
      if (fate.tellWithout(error)) return console.error(error);
      fate.tellRefused({ description });
      if (!(error instanceof ContactInfoError)) return console.error(error);
      setProblem("contact");
      field.current?.focus();
    }
  }

  return (
    <>
      {fate.panel && (
        <FateHelp {...fate.panel} userId={userId} mutationOf={archiveQuestMutation} forget={forgetText} />
      )}
      <SharingForm texts={KINDNESS_TEXTS} picture="kind" sending={quest} send={send}>
        <CountedTextArea
          key={round}
          ref={field}
          label={KINDNESS_TEXTS.label}
          name="description"
          rows={5}
          hint={KINDNESS_TEXTS.hint}
          maxCharacters={QUEST_MAX_CHARACTERS}
          draft={savedDraft}
          error={problem && KINDNESS_TEXTS.problems[problem]}
        />
      </SharingForm>
    </>
  );
}
