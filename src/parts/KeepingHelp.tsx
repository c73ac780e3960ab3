import { KEEPING_TEXTS } from "@/content/keeping";
import { canAddToHomeScreen, keepsForAWeek } from "@/storage/lifetime";

const { forAWeek, homeScreen } = KEEPING_TEXTS;

/** For a browser that clears its storage after a week: says so, and how Safari on an iPhone or iPad can keep it. */
export function KeepingHelp({ isForAWeek = keepsForAWeek(), withHomeScreen = canAddToHomeScreen() }) {
  if (!isForAWeek) return null;
  return (
    <div className="max-w-[39em]">
      <p>{forAWeek}</p>
      {withHomeScreen && (
        <>
          <h3 className="mt-4 mb-1 text-lg">{homeScreen.heading}</h3>
          <ol className="list-decimal pl-6">
            {homeScreen.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="text-muted mt-1">{homeScreen.startsEmpty}</p>
        </>
      )}
    </div>
  );
}
