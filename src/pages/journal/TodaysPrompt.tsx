import { PROMPT_TEXTS, promptOfDay } from "@/content/missionPrompts";

/** The mission's prompt for a day of the challenge; the first one before it begins. */
export function TodaysPrompt({ day }: { day: number }) {
  const prompt = promptOfDay(Math.max(day, 1));
  if (!prompt) return null;
  return (
    <section aria-labelledby="todays-prompt" className="rounded-card bg-q4-soft text-q4-ink mt-3 p-5">
      <h2 id="todays-prompt" className="text-lg">
        {PROMPT_TEXTS.heading}
      </h2>
      <p className="mt-1">{prompt.text}</p>
      <p className="mt-1 text-base">{PROMPT_TEXTS.countsIn(prompt.figure)}</p>
    </section>
  );
}
