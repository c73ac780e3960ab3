import { useState } from "react";
import { REMINDER_DAY_NAMES, REMINDER_TEXTS } from "@/content/journal/reminder";
import type { Day } from "@/domain/calendar";
import { isTime, REMINDER_DAYS, reminderFile } from "@/domain/journal/reminder";
import { Button } from "@/ui/controls/Button";
import { Field } from "@/ui/controls/Field";
import { formText } from "@/ui/controls/formText";
import { Problem } from "@/ui/feedback/Problem";
import { saveFile } from "@/ui/behaviour/saveFile";
import { toast } from "@/ui/feedback/toast";

const PATH = "/challenge-dashboard?tab=journal";

/** Makes a calendar file for chosen weekdays and a time. It is made here; nothing is sent. */
export function ReminderForm({ today }: { today: Day }) {
  const [problem, setProblem] = useState<"noDay" | "noTime">();
  function make(form: HTMLFormElement) {
    const chosen = new FormData(form).getAll("day");
    const days = REMINDER_DAYS.filter((day) => chosen.includes(day));
    const time = formText(form, "time");
    const found = days.length === 0 ? "noDay" : isTime(time) ? undefined : "noTime";
    setProblem(found);
    if (found) {
      form.querySelector<HTMLInputElement>(found === "noDay" ? "[name=day]" : "[name=time]")?.focus();
      return;
    }
    const reminder = { days, time, title: REMINDER_TEXTS.title, url: location.origin + PATH };
    const file = new Blob([reminderFile(reminder, today, new Date())], {
      type: "text/calendar;charset=utf-8",
    });
    saveFile(file, REMINDER_TEXTS.fileName);
    toast({ title: REMINDER_TEXTS.saved });
  }
  return (
    <form
      noValidate
      method="post"
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        make(event.currentTarget);
      }}
    >
      <p className="text-muted mb-4 text-base">{REMINDER_TEXTS.lead}</p>
      <fieldset>
        <legend className="mb-2 font-semibold">{REMINDER_TEXTS.days}</legend>
        <div className="flex flex-wrap gap-3">
          {REMINDER_DAYS.map((day) => (
            <label key={day} className="flex min-h-11 items-center gap-2">
              <input type="checkbox" name="day" value={day} className="accent-action size-5" />
              <span>{REMINDER_DAY_NAMES[day]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Problem className="mt-3">{problem === "noDay" ? REMINDER_TEXTS.noDay : undefined}</Problem>
      <Field
        label={REMINDER_TEXTS.time}
        name="time"
        type="time"
        defaultValue="17:00"
        error={problem === "noTime" ? REMINDER_TEXTS.noTime : undefined}
        className="mt-4 mb-4"
      />
      <Button type="submit" variant="quiet">
        {REMINDER_TEXTS.submit}
      </Button>
    </form>
  );
}
