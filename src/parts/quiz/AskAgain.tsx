import { CHECK_TEXTS } from "@/content/resources/chapters/checkTexts";
import { changeRecall, recallOf } from "@/storage/resources/recall";
import { useStored } from "@/storage/useStored";

interface AskAgainProps {
  /** Undefined for the visitors of this browser. */
  userId: string | undefined;
  /** False until the page has hydrated. */
  isReady: boolean;
}

/** The questions that were missed come back only as long as this box is ticked. */
export function AskAgain({ userId, isReady }: AskAgainProps) {
  const { isOff } = useStored(recallOf(userId));
  return (
    <>
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="accent-action size-5 shrink-0"
          disabled={!isReady}
          checked={!isOff}
          onChange={({ target }) => changeRecall(userId, (before) => ({ ...before, isOff: !target.checked }))}
        />
        {CHECK_TEXTS.comesBack}
      </label>
      <p className="text-muted text-base">{CHECK_TEXTS.kept}</p>
    </>
  );
}
