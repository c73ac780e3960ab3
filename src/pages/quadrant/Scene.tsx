import { ASSESSMENT_TEXTS } from "@/content/quadrant/assessment";
import { SCENARIOS, type Scenario } from "@/content/quadrant/scenarios";
import { Button } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";
import { Options } from "@/ui/controls/Options";
import { Progress } from "@/ui/feedback/Progress";
import { useHydrated } from "@/ui/behaviour/useHydrated";

interface SceneProps {
  scenario: Scenario;
  index: number;
  /** The index of the chosen option. */
  chosen: number | undefined;
  onChoose: (option: number) => void;
  onNext: () => void;
  onBack: () => void;
  takeFocus: boolean;
}

/** One scene: the character, the situation and four answers. */
export function Scene({ scenario, index, chosen, onChoose, onNext, onBack, takeFocus }: SceneProps) {
  const hydrated = useHydrated();
  const total = SCENARIOS.length;
  const texts = scenario.options.map(({ text }) => text);
  return (
    <section aria-label={ASSESSMENT_TEXTS.sceneOf(index + 1, total)} className="surface p-5 sm:p-8">
      <Progress
        label={ASSESSMENT_TEXTS.progressLabel}
        value={index + 1}
        max={total}
        className="mb-2 block w-full"
      />
      <p className="text-muted font-semibold tabular-nums">{ASSESSMENT_TEXTS.sceneOf(index + 1, total)}</p>
      <div className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-[16rem_1fr] lg:grid-cols-[22rem_1fr] lg:gap-x-12">
        <div className="flex flex-wrap items-center gap-4 md:flex-col md:items-stretch">
          <svg aria-hidden="true" viewBox="0 0 160 120" className="w-32 shrink-0 sm:w-44 md:w-full">
            <use href={`/art/scenarios.svg#${scenario.symbol}`} />
          </svg>
          <p className="self-center">
            <Chip colours="bg-q4-soft text-q4-ink">{ASSESSMENT_TEXTS.inTheShoesOf(scenario.character)}</Chip>
          </p>
        </div>
        <fieldset role="none" disabled={!hydrated}>
          <Options
            name="answer"
            legend={scenario.scenario}
            options={texts}
            chosen={chosen === undefined ? undefined : texts[chosen]}
            onChoose={(text) => onChoose(texts.indexOf(text))}
            onEnter={onNext}
            hint={ASSESSMENT_TEXTS.keys}
            takeFocus={takeFocus}
          />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button className="flex-1 sm:flex-none" disabled={chosen === undefined} onClick={onNext}>
              {index + 1 === total ? ASSESSMENT_TEXTS.finish : ASSESSMENT_TEXTS.next}
            </Button>
            {index > 0 && (
              <Button variant="quiet" onClick={onBack}>
                {ASSESSMENT_TEXTS.back}
              </Button>
            )}
          </div>
        </fieldset>
      </div>
    </section>
  );
}
