import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { DailyCapError } from "@/backend/dailyCap";
import type { NamedNeed } from "@/backend/community/judgement";
import { archiveHabitMutation, createHabitMutation } from "@/backend/community/habits";
import { HABITS_TEXTS } from "@/content/community/communityHabits";
import { MESSAGES } from "@/content/messages";
import { cleanName, HABIT_NAME_MAX_CHARACTERS, textProblem, type TextProblem } from "@/domain/sharedText";
import { toastFailure } from "@/parts/toastFailure";
import { textDraft } from "@/storage/community/communityDrafts";
import { Field } from "@/ui/controls/Field";
import { formText } from "@/ui/controls/formText";
import { Problem } from "@/ui/feedback/Problem";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { JudgingNote } from "@/parts/community/JudgingNote";
import { forgetText } from "./forgetText";
import { NameHelp } from "@/parts/community/NameHelp";
import { toast } from "@/ui/feedback/toast";

interface Help {
  name?: string;
  found?: NamedNeed | undefined;
  nth: number;
  isKept: boolean;
}

interface NewHabitProps {
  userId: string;
  /** Once there are habits, logging them is what a visit is for. */
  isFirst: boolean;
}

export function NewHabit({ userId, isFirst }: NewHabitProps) {
  const create = useMutation(createHabitMutation(userId, useQueryClient()));
  const savedDraft = textDraft(userId, "habit");
  const [start] = useState(savedDraft.read);
  const [problem, setProblem] = useState<TextProblem>();
  /** Help for the name of the nth habit of this visit. */
  const [help, setHelp] = useState<Help>({ nth: 0, isKept: true });
  const field = useRef<HTMLInputElement>(null);

  const { isSending, onSubmit } = useSubmit(async (form) => {
    const name = cleanName(formText(form, "habit_name"));
    const wrong = textProblem(name, HABIT_NAME_MAX_CHARACTERS);
    setProblem(wrong);
    if (wrong) return field.current?.focus();
    try {
      const found = await create.mutateAsync(name);
      setHelp(({ nth }) => ({ name, found, nth: nth + 1, isKept: true }));
      // Words that were changed meanwhile belong to the next habit.
      if (cleanName(savedDraft.read()) === name) {
        savedDraft.write("");
        if (field.current) field.current.value = "";
      }
      toast(MESSAGES.habitCreated);
    } catch (error) {
      console.error(error);
      if (error instanceof DailyCapError)
        setHelp(({ nth }) => ({
          found: error.need && { need: error.need, id: undefined },
          nth: nth + 1,
          isKept: false,
        }));
      toastFailure(userId, MESSAGES.habitCreateFailed);
    }
  });

  return (
    <>
      {help.found && (
        <div className="mb-6">
          <NameHelp
            key={help.nth}
            {...help.found}
            name={help.name}
            isKept={help.isKept}
            userId={userId}
            mutationOf={archiveHabitMutation}
            forget={forgetText}
          />
        </div>
      )}
      {/* noValidate: the browser accepts a field of invisible characters, which counts as empty here. */}
      <form noValidate method="post" className="surface h-full p-5 sm:p-6" onSubmit={onSubmit}>
        <div className="flex flex-col gap-4">
          <Field
            label={HABITS_TEXTS.newHabit}
            hint={HABITS_TEXTS.newHabitHint}
            name="habit_name"
            ref={field}
            defaultValue={start}
            onInput={({ currentTarget }) => savedDraft.write(currentTarget.value)}
            error={problem && HABITS_TEXTS.problems[problem]}
            autoComplete="off"
            dir="auto"
            required
          />
          <SubmitButton
            className="self-start max-sm:w-full"
            variant={isFirst ? "primary" : "quiet"}
            busy={isSending}
          >
            {isSending ? HABITS_TEXTS.creating : HABITS_TEXTS.create}
          </SubmitButton>
        </div>
        <Problem className="mt-3">{create.error instanceof DailyCapError && HABITS_TEXTS.tooMany}</Problem>
        <JudgingNote of={create} className="mt-3" />
      </form>
    </>
  );
}
