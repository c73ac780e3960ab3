import { useState, type ComponentProps } from "react";
import { useAuth } from "@/backend/auth";
import { SHELF_TEXTS } from "@/content/shelf/shelf";
import { LOOK_NAMES } from "@/content/today/today";
import { BANDS, isReached, LOOKS, wornLook, type Me } from "@/domain/shelf/portrait";
import { PictureChoice } from "@/parts/shelf/PictureChoice";
import { Portrait } from "@/parts/shelf/Portrait";
import { PortraitPicker } from "@/parts/shelf/PortraitPicker";
import { usePerson } from "@/parts/usePerson";
import { browserStorage } from "@/storage/browserStorage";
import { keepMe, keyFor, meOf } from "@/storage/known";
import { userEarnings } from "@/storage/quiz/quizProgress";
import { tappedBand } from "@/storage/shelf/band";
import { keepBand } from "@/storage/shelf/keepBand";
import { useStored } from "@/storage/useStored";
import { CHOICE_CARD } from "@/ui/controls/choiceCard";
import { late } from "@/ui/feedback/late";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Coins } from "./Coins";
import { ShelfShape } from "./ShelfShape";
import { OwnGoal } from "./goal/OwnGoal";
import { ONE_OR_TWO } from "./goal/oneOrTwo";
import { QuizBadges } from "@/parts/quiz/QuizBadges";

const OwnString = late(() => import("./string/OwnString").then((file) => file.OwnString), {
  loading: ({ userId }) => (
    <Skeleton label={SHELF_TEXTS.loadingString} className="mb-8">
      <ShelfShape
        className={browserStorage.getItem(keyFor("4mq_string", userId)) ? "min-h-80" : "min-h-52"}
      />
    </Skeleton>
  ),
});
const HabitBadges = late(() => import("./HabitBadges").then((file) => file.HabitBadges), {
  loading: () => null,
  instead: () => null,
});
const OwnCopy = late(() => import("./OwnCopy").then((file) => file.OwnCopy));
const PostcardList = late(() =>
  import("@/parts/challenge/postcard/PostcardList").then((file) => file.PostcardList),
);
const SharedDevice = late(() => import("@/parts/players/SharedDevice").then((file) => file.SharedDevice));

/** One's portrait and looks are kept for this user, or for visitors of this browser; the coins are the player's. */
export function Shelf() {
  const userId = usePerson()?.id;
  const { user: account } = useAuth();
  const { totalCoins } = useStored(userEarnings);
  const me = meOf(userId);
  const hasAccount = account !== null && !account.needsSecondStep;
  const worn = wornLook(me, totalCoins);
  const choose = (change: Partial<Me>) => keepMe(userId, { ...me, ...change });
  return (
    <>
      <OwnGoal userId={userId} hasAccount={hasAccount}>
        <Coins />
      </OwnGoal>
      <OwnString userId={userId} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <fieldset>
          <legend>
            <h2>{SHELF_TEXTS.looks}</h2>
          </legend>
          <p className="text-muted mt-1 mb-4">{SHELF_TEXTS.looksLead}</p>
          <div
            className="grid gap-2"
            // Four and four, unless the letters are large.
            style={{ gridTemplateColumns: "repeat(auto-fill, minmax(max(4.8rem, 22%), 1fr))" }}
          >
            {LOOKS.map(({ id, coins }) => {
              const reached = isReached(id, totalCoins);
              return (
                <PictureChoice
                  key={id}
                  name="look"
                  label={LOOK_NAMES[id]}
                  note={reached ? SHELF_TEXTS.yours : SHELF_TEXTS.coins(coins)}
                  isChosen={id === worn}
                  disabled={!reached}
                  onChoose={() => choose({ look: id })}
                >
                  <Portrait portrait={me.portrait} look={id} isEmpty={!reached} className="size-14" />
                </PictureChoice>
              );
            })}
          </div>
        </fieldset>
        {/* They share a row by the number of their badges, where there is room. */}
        <div className="flex flex-wrap gap-8">
          <div style={{ flex: "3 1 min(100%, 16rem)" }}>
            <QuizBadges />
          </div>
          {hasAccount && <HabitBadges userId={account.id} />}
        </div>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-8">
        <PortraitSection chosen={me.portrait} look={worn} onChoose={(portrait) => choose({ portrait })} />
        {!me.portrait && <BandChoice />}
      </div>
      {userId && <PostcardList key={userId} userId={userId} />}
      <div className="mt-8 grid gap-6 sm:gap-8" style={ONE_OR_TWO}>
        <SharedDevice />
        <OwnCopy userId={userId} />
      </div>
    </>
  );
}

/** Only for somebody who has tapped their ages: nobody is asked. */
function BandChoice() {
  const tapped = tappedBand();
  if (!tapped) return null;
  return (
    <fieldset>
      <legend>
        <h2>{SHELF_TEXTS.band}</h2>
      </legend>
      <p className="text-muted mt-1 mb-4">{SHELF_TEXTS.bandLead}</p>
      <div className="flex flex-wrap gap-2">
        {BANDS.map((band, nth) => (
          <label key={band} className={CHOICE_CARD}>
            <input
              type="radio"
              name="band"
              className="accent-action size-5 shrink-0"
              checked={band === tapped}
              onChange={() => keepBand(band)}
            />
            <span>{SHELF_TEXTS.ages[nth]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Open until a portrait is chosen, and folded after that. */
function PortraitSection(picker: ComponentProps<typeof PortraitPicker>) {
  const [isChosen] = useState(picker.chosen !== null);
  if (!isChosen)
    return (
      <div id="portrait">
        <PortraitPicker {...picker} />
      </div>
    );
  return (
    <details id="portrait" open={location.hash === "#portrait"}>
      <summary className="text-link mb-4 font-semibold">{SHELF_TEXTS.change}</summary>
      <PortraitPicker {...picker} isNamed />
    </details>
  );
}
