import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type RefObject } from "react";
import { TooManyToday } from "@/backend/dailyCap";
import { submitQuestMutation } from "@/backend/kindness";
import { KINDNESS_TEXTS } from "@/content/communityKindness";
import { SHARING_MESSAGES } from "@/content/sharingMessages";
import { cleanText, QUEST_MAX_CHARACTERS, textProblem, type TextProblem } from "@/domain/sharedText";
import { formText } from "@/ui/formText";
import { PrivacyHint } from "@/ui/PrivacyHint";
import { SubmitButton } from "@/ui/SubmitButton";
import { toast } from "@/ui/toast";
import { CountedText } from "./CountedText";
import { useOneAtATime } from "./useOneAtATime";

interface QuestFormProps {
  userId: string;
  field: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
}

/** Tells a kind deed (specification part 2, sections 2, 5 and 8). */
export function QuestForm({ userId, field }: QuestFormProps) {
  const quest = useMutation(submitQuestMutation(userId, useQueryClient()));
  const oneAtATime = useOneAtATime();
  const [problem, setProblem] = useState<TextProblem>();
  // A new round, with an empty field, begins when a quest is stored.
  const [round, setRound] = useState(0);

  const submit = (form: HTMLFormElement) =>
    oneAtATime(async () => {
      const description = cleanText(formText(form, "description"));
      const wrong = textProblem(description, QUEST_MAX_CHARACTERS);
      setProblem(wrong);
      if (wrong) return field.current?.focus();
      try {
        await quest.mutateAsync(description);
        setRound((last) => last + 1);
        toast(SHARING_MESSAGES.questSubmitted);
      } catch (error) {
        console.error(error);
        toast({ ...SHARING_MESSAGES.questFailed, tone: "destructive" });
      }
    });

  return (
    // noValidate: a field of nothing but invisible signs is empty, too, and the browser does not see that.
    <form
      noValidate
      method="post"
      className="surface p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <h2 className="mb-4">{KINDNESS_TEXTS.formHeading}</h2>
      <CountedText
        key={round}
        ref={field}
        label={KINDNESS_TEXTS.label}
        name="description"
        rows={5}
        hint={KINDNESS_TEXTS.hint}
        maxCharacters={QUEST_MAX_CHARACTERS}
        error={problem && KINDNESS_TEXTS.problems[problem]}
      />
      {quest.error instanceof TooManyToday && (
        <p role="alert" className="text-danger mb-4 font-semibold">
          {KINDNESS_TEXTS.tooMany}
        </p>
      )}
      <SubmitButton className="w-full" busy={quest.isPending}>
        {quest.isPending ? KINDNESS_TEXTS.submitting : KINDNESS_TEXTS.submit}
      </SubmitButton>
      <p className="text-muted mt-4 text-base">
        <PrivacyHint>{KINDNESS_TEXTS.privacy}</PrivacyHint>
      </p>
    </form>
  );
}
