import { useEffect, useState } from "react";
import { useAuth } from "@/backend/auth";
import { SCENARIOS } from "@/content/quadrant/scenarios";
import { scoresOf } from "@/domain/quadrant/quadrant";
import { NO_ANSWERS, quadrantAnswers } from "@/storage/quadrant/quadrantAnswers";
import { useStored } from "@/storage/useStored";
import { Result } from "./Result";
import { Scene } from "./Scene";

const answersOf = (chosen: readonly number[]) =>
  SCENARIOS.map(({ id, options }, index) => ({ questionId: id, ...options[chosen[index]!]! }));

/** Scenes 1 to 5, then the result. Retaking starts again from scene 1 (specification part 2, section 4). */
export function Assessment() {
  const { status, user } = useAuth();
  const stored = useStored(quadrantAnswers);
  // A result that was saved to a profile belongs to that user: nobody else may see it or keep it.
  const isAnothers = stored.savedFor !== null && status !== "checking" && stored.savedFor !== user?.id;
  useEffect(() => {
    if (isAnothers) quadrantAnswers.write(NO_ANSWERS);
  }, [isAnothers]);
  const { chosen, at } = isAnothers ? NO_ANSWERS : stored;
  /** False until the visitor has acted; the page moves the focus only after that. */
  const [began, setBegan] = useState(false);
  /** The user who has finished on this page; another one may have signed in since, in another tab. */
  const [finishedBy, setFinishedBy] = useState<string>();

  /** Reads the stored position, so that two presses before the next render count as two steps. */
  function go(step: 1 | -1) {
    const now = quadrantAnswers.read();
    const next = now.at + step;
    if (next < 0 || next > Math.min(now.chosen.length, SCENARIOS.length)) return;
    setBegan(true);
    if (next === SCENARIOS.length) {
      setFinishedBy(user?.id);
      // A user's place joins the walk once it is in the profile.
      if (status === "signedOut") {
        const scores = scoresOf(answersOf(now.chosen));
        import("./rememberPlace").then((file) => file.rememberPlace(scores)).catch(() => {});
      }
    }
    quadrantAnswers.write({ ...now, at: next });
  }

  function choose(option: number) {
    const now = quadrantAnswers.read();
    const { chosen: before, at: place } = now;
    quadrantAnswers.write({
      ...now,
      chosen: [...before.slice(0, place), option, ...before.slice(place + 1)],
    });
  }

  function retake() {
    setBegan(true);
    setFinishedBy(undefined);
    quadrantAnswers.write(NO_ANSWERS);
  }

  const scenario = SCENARIOS[at];
  if (!scenario) {
    const answers = answersOf(chosen);
    return (
      <Result
        userId={user?.id}
        answers={answers}
        saveAtOnce={finishedBy !== undefined && finishedBy === user?.id}
        takeFocus={began}
        onRetake={retake}
      />
    );
  }
  return (
    <Scene
      key={scenario.id}
      scenario={scenario}
      index={at}
      chosen={chosen[at]}
      onChoose={choose}
      onNext={() => go(1)}
      onBack={() => go(-1)}
      takeFocus={began}
    />
  );
}
