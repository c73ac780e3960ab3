import { LOOK_NAMES, SHELF_TEXTS } from "@/content/shelf";
import { PORTRAIT_NAMES } from "@/content/levelNames";
import { isReached, levelOfPortrait, LOOKS, PORTRAITS, wornLook, type Me } from "@/domain/portrait";
import { Portrait } from "@/parts/Portrait";
import { usePersonId } from "@/parts/usePerson";
import { keepMe, meOf } from "@/storage/known";
import { userEarnings } from "@/storage/quizProgress";
import { useStored } from "@/storage/useStored";
import { Coins } from "./Coins";
import { PictureChoice } from "./PictureChoice";
import { QuizBadges } from "./QuizBadges";

/** One's portrait and looks are kept for this user, or for visitors of this browser; the coins are the browser's. */
export function Shelf() {
  const userId = usePersonId()?.id;
  const { totalCoins } = useStored(userEarnings);
  const me = meOf(userId);
  const worn = wornLook(me, totalCoins);
  const choose = (change: Partial<Me>) => keepMe(userId, { ...me, ...change });
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-10">
        <Coins />
        <fieldset>
          <legend className="font-display text-2xl font-semibold">{SHELF_TEXTS.portraits}</legend>
          <p className="text-muted mt-1 mb-4">{SHELF_TEXTS.portraitsLead}</p>
          <div className="grid grid-cols-1 gap-5">
            {[1, 2, 3].map((level) => (
              <div key={level}>
                <p className="mb-2 font-semibold">{SHELF_TEXTS.level(level)}</p>
                <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
                  {PORTRAITS.filter((portrait) => levelOfPortrait(portrait) === level).map((portrait) => (
                    <PictureChoice
                      key={portrait}
                      name="portrait"
                      label={PORTRAIT_NAMES[portrait]}
                      isChosen={portrait === me.portrait}
                      onChoose={() => choose({ portrait })}
                    >
                      <Portrait portrait={portrait} look={worn} className="size-16" />
                    </PictureChoice>
                  ))}
                </div>
              </div>
            ))}
          </div>
        </fieldset>
      </div>
      <div className="grid grid-cols-1 gap-10">
        <fieldset>
          <legend className="font-display text-2xl font-semibold">{SHELF_TEXTS.looks}</legend>
          <p className="text-muted mt-1 mb-4">{SHELF_TEXTS.looksLead}</p>
          <div
            className="grid gap-3"
            style={{ gridTemplateColumns: "repeat(auto-fill, minmax(6.25rem, 1fr))" }}
          >
            {LOOKS.map(({ id, coins }) => {
              const reached = isReached(id, totalCoins);
              return (
                <PictureChoice
                  key={id}
                  name="look"
                  label={LOOK_NAMES[id]}
                  note={
                    !reached ? SHELF_TEXTS.coins(coins) : id === worn ? SHELF_TEXTS.worn : SHELF_TEXTS.yours
                  }
                  isChosen={id === worn}
                  disabled={!reached}
                  onChoose={() => choose({ look: id })}
                >
                  <Portrait portrait={me.portrait} look={id} className="size-16" />
                </PictureChoice>
              );
            })}
          </div>
        </fieldset>
        <QuizBadges />
      </div>
    </div>
  );
}
