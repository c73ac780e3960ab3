import { PLAYS, type PlayPath } from "@/content/play/plays";
import { PLAY_TEXTS } from "@/content/play/playTexts";
import type { Play } from "@/domain/play/play";
import { playPlaces } from "@/storage/play/places";
import { useStored } from "@/storage/useStored";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { Button, LinkButton } from "@/ui/controls/Button";
import { CHOICE_CARD } from "@/ui/controls/choiceCard";

interface StartProps {
  path: PlayPath;
  play: Play;
  isClass: boolean;
  onBegin: () => void;
}

/** The person and the places of money, before the first turn. */
export function Start({ path, play, isClass, onBegin }: StartProps) {
  const hydrated = useHydrated();
  const kept = useStored(playPlaces);
  const { ages } = PLAYS[path];
  return (
    <>
      <p className="text-muted font-display font-semibold">{PLAY_TEXTS.about(ages)}</p>
      <p className="mt-1 text-lg leading-snug sm:text-xl">{play.start.text}</p>
      <p className="text-muted mt-3">{PLAY_TEXTS.rules}</p>
      <Button className="mt-4 w-full noscript:hidden" disabled={!hydrated} onClick={onBegin}>
        {play.start.begin}
      </Button>
      {!isClass && (
        <div className="mt-3 flex flex-wrap gap-2 text-base noscript:hidden">
          {(
            [
              ["isTwo", PLAY_TEXTS.two],
              ["hasSound", PLAY_TEXTS.sound],
            ] as const
          ).map(([name, label]) => (
            <label key={name} className={`${CHOICE_CARD} grow`}>
              <input
                type="checkbox"
                checked={kept[name]}
                disabled={!hydrated}
                onChange={({ target: { checked } }) =>
                  playPlaces.update((places) => ({ ...places, [name]: checked }))
                }
              />
              <span>{label}</span>
            </label>
          ))}
          <LinkButton to="#class" variant="quiet" className="grow">
            {PLAY_TEXTS.bigScreen}
          </LinkButton>
        </div>
      )}
      <noscript>
        <p className="mt-4">{PLAY_TEXTS.withoutScripts}</p>
        {import.meta.env.SSR && <Texts play={play} />}
      </noscript>
    </>
  );
}

const Texts = ({ play }: { play: Play }) => (
  <ul className="mt-2 grid gap-1">
    {Object.values(play.texts).map(({ label, to }) => (
      <li key={label}>
        <a href={to} className="text-link">
          {label}
        </a>
      </li>
    ))}
  </ul>
);
