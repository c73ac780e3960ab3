import { useState } from "react";
import { PLAY_TEXTS } from "@/content/play/playTexts";
import type { Play } from "@/domain/play/play";
import { textNow, type Offer, type Screen } from "@/domain/play/walk";
import { late } from "@/ui/feedback/late";
import { TurnHeading } from "./TurnHeading";

/** For a class alone. */
const HandsVote = late(() => import("./HandsVote").then((file) => file.HandsVote));

interface TurnProps {
  play: Play;
  screen: Extract<Screen, { kind: "choice" }>;
  isTwo: boolean;
  isClass: boolean;
  takeFocus: boolean;
  onChoose: (choice: string) => void;
}

/** Money that comes in has a plus besides its colour. */
const WAYS = {
  in: "bg-q2-soft text-q2-ink border-transparent",
  out: "bg-q1-soft text-q1-ink border-transparent",
  none: "bg-paper border-line",
} as const;

/** A situation in two sentences, and its choices with their prices. */
export function Turn({ play, screen, isTwo, isClass, takeFocus, onChoose }: TurnProps) {
  const turn = play.turns[screen.turn]!;
  const [hands, setHands] = useState<Readonly<Record<string, string>>>({});
  const isOdd = Object.keys(play.turns).indexOf(screen.turn) % 2 === 0;
  return (
    <>
      <TurnHeading name={turn.name} takeFocus={takeFocus} />
      <p className="text-lg leading-snug sm:text-xl">{textNow(turn.situation, screen.standing)}</p>
      {isTwo && (
        <p className="bg-q4-soft text-q4-ink rounded-field mt-2 px-3 py-1 text-base font-semibold">
          {PLAY_TEXTS.twoHint(isOdd)}
        </p>
      )}
      <ul aria-label={PLAY_TEXTS.choices} className="mt-3 grid gap-2">
        {screen.offers.map((offer) => (
          <li key={offer.id} className="flex gap-2">
            <ChoiceButton offer={offer} onChoose={() => onChoose(offer.id)} />
            {isClass && offer.tooLittle === undefined && (
              <input
                aria-label={PLAY_TEXTS.hands(offer.choice.label)}
                inputMode="numeric"
                autoComplete="off"
                className="rounded-field border-edge bg-card w-20 border-2 text-center text-2xl"
                value={hands[offer.id] ?? ""}
                onChange={({ target }) =>
                  setHands({ ...hands, [offer.id]: target.value.replaceAll(/\D/g, "").slice(0, 2) })
                }
              />
            )}
          </li>
        ))}
      </ul>
      {isClass && <HandsVote key={JSON.stringify(hands)} hands={hands} onDecide={onChoose} />}
    </>
  );
}

function ChoiceButton({
  offer: { choice, price, tooLittle },
  onChoose,
}: {
  offer: Offer;
  onChoose: () => void;
}) {
  const isOffered = tooLittle === undefined;
  return (
    <button
      type="button"
      aria-disabled={!isOffered}
      onClick={isOffered ? onChoose : undefined}
      className={`rounded-button bg-card grid min-h-13 w-full grid-cols-[1fr_auto] items-center gap-x-3 border-2 px-4 py-2 text-left leading-tight ${isOffered ? "pressable border-edge" : "border-line text-muted"}`}
    >
      <span className="font-display text-lg leading-tight font-semibold">{choice.label}</span>
      <span
        className={`font-display rounded-full border-2 px-2.5 py-0.5 font-semibold whitespace-nowrap ${WAYS[price.way]}`}
      >
        {price.text}
      </span>
      <span className="text-muted col-span-2 text-base leading-tight">
        {isOffered ? choice.note : PLAY_TEXTS.tooLittle(choice.thing!, price.text, tooLittle)}
      </span>
    </button>
  );
}
