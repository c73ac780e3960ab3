import { HUB_TEXTS } from "@/content/quiz/quizTexts";
import { QUIZZES } from "@/content/quiz/quizzes";
import { progressState } from "@/storage/quiz/quizProgress";
import { useHydrated } from "@/ui/behaviour/useHydrated";

const IDS = QUIZZES.map(({ id }) => id);

/** Notices about progress that this browser could not save or could not read. */
export function ProgressNotices() {
  const hydrated = useHydrated();
  const { kept, isReadable } = hydrated ? progressState(IDS) : { kept: true, isReadable: true };
  const notices = [!isReadable && HUB_TEXTS.setAside, !kept && HUB_TEXTS.notKept].filter(
    (text) => text !== false,
  );
  return (
    <div role="status">
      {notices.map((notice) => (
        <p key={notice} className="rounded-field bg-q4-soft text-q4-ink mb-8 px-5 py-3">
          {notice}
        </p>
      ))}
    </div>
  );
}
