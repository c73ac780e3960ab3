import { useMutation, useQueryClient } from "@tanstack/react-query";
import { TooManyToday } from "@/backend/dailyCap";
import { createHabitMutation } from "@/backend/habits";
import { HABITS_TEXTS } from "@/content/communityHabits";
import { MESSAGES } from "@/content/messages";
import { complainAboutBlankField } from "@/ui/blankField";
import { Field } from "@/ui/Field";
import { formText } from "@/ui/formText";
import { SubmitButton } from "@/ui/SubmitButton";
import { toast } from "@/ui/toast";
import { useOneAtATime } from "./useOneAtATime";

/** As long as the database takes. */
const LONGEST_NAME = 100;

export function NewHabit({ userId }: { userId: string }) {
  const create = useMutation(createHabitMutation(userId, useQueryClient()));
  const oneAtATime = useOneAtATime();

  const submit = (form: HTMLFormElement) =>
    oneAtATime(async () => {
      if (complainAboutBlankField(form)) return;
      try {
        await create.mutateAsync(formText(form, "habit_name"));
        form.reset();
        toast(MESSAGES.habitCreated);
      } catch (error) {
        console.error(error);
        toast({ ...MESSAGES.habitCreateFailed, tone: "destructive" });
      }
    });

  return (
    <form
      method="post"
      className="surface mb-6 p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-[1fr_auto]">
        <Field
          label={HABITS_TEXTS.newHabit}
          hint={HABITS_TEXTS.newHabitHint}
          name="habit_name"
          maxLength={LONGEST_NAME}
          autoComplete="off"
          dir="auto"
          required
        />
        {/* Level with the field, whose label stands above it. */}
        <SubmitButton className="min-h-13! sm:mt-[2.1rem] sm:self-start" busy={create.isPending}>
          {create.isPending ? HABITS_TEXTS.creating : HABITS_TEXTS.create}
        </SubmitButton>
      </div>
      {create.error instanceof TooManyToday && (
        <p role="alert" className="text-danger mt-3 font-semibold">
          {HABITS_TEXTS.tooMany}
        </p>
      )}
    </form>
  );
}
