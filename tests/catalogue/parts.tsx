/** Parts that know the accounts. No request leaves the page: the answers are in the cache. */
import { JudgingBusyError, TooManyTriesError } from "@/backend/judgingLimits";
import { useRef, useState } from "react";
import { authUserQuery } from "@/backend/auth/authUser";
import { AuthProvider } from "@/backend/auth";
import { ownIdeasQuery } from "@/backend/community/gigs";
import { questsQuery } from "@/backend/community/kindness";
import type { Factor } from "@/backend/auth/secondStep";
import { queryClient } from "@/backend/queryClient";
import { AppCode } from "@/parts/auth/AppCode";
import { BackToFirstDay } from "@/parts/today/BackToFirstDay";
import { CaptchaBox } from "@/parts/CaptchaBox";
import type { CaptchaState } from "@/parts/captchaWidget";
import { EmailField } from "@/parts/EmailField";
import { NameField } from "@/parts/NameField";
import { FormPrivacyHint } from "@/parts/FormPrivacyHint";
import { GoalPicture } from "@/parts/community/GoalPicture";
import { JudgingNote } from "@/parts/community/JudgingNote";
import { Medal } from "@/parts/community/Medal";
import { PictureChoice } from "@/parts/shelf/PictureChoice";
import { Portrait } from "@/parts/shelf/Portrait";
import { PortraitLink } from "@/parts/shelf/PortraitLink";
import { SCENE_ANSWERS, TRY_PRESSES, wordPresses } from "@/content/door/door";
import type { Thing } from "@/content/door/things";
import { DoorPicture } from "@/parts/door/DoorPicture";
import { DoorThing } from "@/parts/door/DoorThing";
import { TodaysDoor } from "@/parts/door/lateDoor";
import { OwnMap } from "@/parts/quadrant/OwnMap";
import { keepMe } from "@/storage/known";
import { keepPlace } from "@/storage/quadrant/places";
import { PortraitPicker } from "@/parts/shelf/PortraitPicker";
import { NameForm } from "@/parts/players/NameForm";
import { showPlayers } from "@/parts/players/PlayersDialog";
import { SharedDevice } from "@/parts/players/SharedDevice";
import { QueryState } from "@/parts/QueryState";
import { QuizBadges } from "@/parts/quiz/QuizBadges";
import { TodayStrip } from "@/parts/today/TodayStrip";
import { KeepingHelp } from "@/parts/KeepingHelp";
import { WhoSees } from "@/parts/WhoSees";
import { WithHelplines } from "@/parts/WithHelplines";
import { SecondStep } from "@/parts/auth/SecondStep";
import { TextCode } from "@/parts/auth/TextCode";
import { askAboutUnsent } from "@/parts/UnsentDialog";
import { outboxOf } from "@/storage/journal/journal";
import { Button } from "@/ui/controls/Button";
import { nothing, type Catalogue } from "./states";

const QUERY_TEXTS = { loading: "Loading your badges…", couldNotLoad: "We could not load your badges." };
const asking = { data: undefined, isError: false, isPaused: false, refetch: () => Promise.resolve() };

const USER = { id: "catalogue", email: "ann@example.com", needsSecondStep: true };
const factor = (kind: Factor["kind"]): Factor => ({
  id: kind,
  kind,
  name: "My phone",
  createdAt: "2026-11-01",
});
const given = ({ id, kind, name, createdAt }: Factor) => ({
  id,
  factor_type: kind,
  friendly_name: name,
  created_at: createdAt,
  updated_at: createdAt,
  status: "verified" as const,
});
queryClient.setQueryData(ownIdeasQuery(USER.id).queryKey, []);
queryClient.setQueryData(questsQuery(USER.id).queryKey, { pages: [[]], pageParams: [undefined] });
queryClient.setQueryData(authUserQuery(USER.id).queryKey, {
  id: USER.id,
  aud: "authenticated",
  app_metadata: {},
  user_metadata: {},
  created_at: "2026-11-01",
  factors: [factor("totp"), factor("phone")].map(given),
});

const CAPTCHA_STATES: CaptchaState[] = [
  { is: "working" },
  { is: "waitingForUser" },
  { is: "passed", token: "" },
  { is: "failed" },
  { is: "expired" },
];

keepMe("at eleven", { portrait: "dreamer", look: "sun" });
const QUESTION: Thing = {
  kind: "question",
  title: "Maya is given £4. Which of these is saving?",
  options: [
    { text: "Putting £1 in a jar for later", answer: "Saving means keeping some money for later." },
    { text: "Paying £4 for a game that used to cost £8", answer: "She pays £4, so nothing is kept." },
  ],
  right: "Putting £1 in a jar for later",
};
const WORD: Thing = {
  kind: "word",
  title: "Barter",
  text: "Swapping one thing for another without using any money.",
  example: "You swap two comics for one football card. That is barter.",
  options: wordPresses(1),
};
const SCENE: Thing = {
  kind: "scene",
  title: "A neighbour asks Kofi to walk her dog for £3 a walk. What would you say?",
  symbol: "dog",
  options: SCENE_ANSWERS["dog-walk"]!.map((answer, nth) => ({ text: `Answer ${nth + 1}`, answer })),
};
const TRY: Thing = { kind: "try", title: "Find a price that ends in 99p.", options: TRY_PRESSES };
const behind = (thing: Thing, pressed?: number, level = 1) => (
  <DoorThing
    thing={thing}
    level={level}
    pressed={pressed}
    tomorrow="Tomorrow: a word."
    onPress={nothing}
    onClose={nothing}
  />
);

function LiveCaptcha() {
  const [state, show] = useState<CaptchaState>({ is: "working" });
  const reset = useRef(null);
  const region = useRef<HTMLElement>(null);
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-3">
        {CAPTCHA_STATES.map((one) => (
          <Button key={one.is} variant="quiet" aria-pressed={one.is === state.is} onClick={() => show(one)}>
            {one.is}
          </Button>
        ))}
      </p>
      <CaptchaBox state={state} updateState={nothing} reset={reset} region={region} />
    </>
  );
}

function askAboutOne() {
  const entry = { day: "2026-11-21", type: "E", pence: 450, detail: "E-Chore" } as const;
  const waiting = { clientId: crypto.randomUUID(), entry, stage: "waiting", tried: false } as const;
  outboxOf(USER.id).update(() => [waiting]);
  void askAboutUnsent(USER.id).then(() => outboxOf(USER.id).update(() => []));
}

for (const [day, earningScore, spendingScore] of [
  ["2026-09-01", 26, 74],
  ["2026-10-01", 50, 66],
] as const)
  keepPlace("on a walk", { earningScore, spendingScore }, day);

export const PARTS: Catalogue = {
  "parts/SecondStep": { "two ways": <SecondStep user={USER} /> },
  "parts/AppCode": { only: <AppCode factor={factor("totp")} /> },
  "parts/TextCode": { "before the message": <TextCode factor={factor("phone")} /> },
  "parts/CaptchaBox": { "each state": <LiveCaptcha /> },
  "parts/NameField": {
    empty: <NameField label="Name" />,
    "with a hint": <NameField label="Name" hint="A first name is enough." />,
  },
  "parts/EmailField": {
    empty: <EmailField label="Email" />,
    "with a hint": <EmailField label="Your email" hint="We only write back." />,
  },
  "parts/FormPrivacyHint": { only: <FormPrivacyHint>Only we read it.</FormPrivacyHint> },
  "parts/WithHelplines": {
    only: (
      <p>
        <WithHelplines>You can call Childline free on 0800 1111, or 999 if you are in danger.</WithHelplines>
      </p>
    ),
  },
  "parts/QueryState": {
    loading: <QueryState query={asking} texts={QUERY_TEXTS} className="h-24" />,
    failed: <QueryState query={{ ...asking, isError: true }} texts={QUERY_TEXTS} className="h-24" />,
  },
  "parts/Portrait": {
    "with a look": <Portrait portrait="dreamer" look="leaf" className="size-16" />,
    "not chosen": <Portrait portrait={null} look="sun" className="size-16" />,
    "a frame alone": <Portrait portrait="dreamer" look="legend" isEmpty className="size-16" />,
  },
  "parts/PortraitLink": {
    only: (
      <AuthProvider>
        <PortraitLink />
      </AuthProvider>
    ),
  },
  "parts/TodaysDoor": {
    "ages 8-10": <TodaysDoor userId="at eight" today="2026-11-20" />,
    "ages 11-13": <TodaysDoor userId="at eleven" today="2026-11-20" />,
  },
  "parts/lateDoor": { "see parts/TodaysDoor": null },
  "parts/DoorThing": {
    "a question": behind(QUESTION),
    "a question, right": behind(QUESTION, 0),
    "a question, missed": behind(QUESTION, 1, 2),
    "a word, answered": behind(WORD, 1),
    "a scene, answered": behind(SCENE, 0),
    "something to try": behind(TRY),
  },
  "parts/DoorPicture": {
    shut: <DoorPicture is="shut" className="size-24" />,
    ajar: <DoorPicture is="ajar" className="size-24" />,
    open: <DoorPicture is="open" className="size-24" />,
  },
  "parts/OwnMap": {
    "with a walk": (
      <OwnMap
        userId="on a walk"
        scores={{ earningScore: 82, spendingScore: 34 }}
        label="You are on the tile of the Money Master."
        name="You"
      />
    ),
  },
  "parts/PortraitPicker": { chosen: <PortraitPicker chosen="dreamer" look="sun" onChoose={nothing} /> },
  "parts/PictureChoice": {
    chosen: (
      <PictureChoice name="one" label="Leaf" note="Yours" isChosen onChoose={nothing}>
        <Portrait portrait={null} look="leaf" className="size-16" />
      </PictureChoice>
    ),
    "not reached": (
      <PictureChoice name="two" label="Map" note="9 coins" isChosen={false} disabled onChoose={nothing}>
        <Portrait portrait={null} look="map" isEmpty className="size-16" />
      </PictureChoice>
    ),
  },
  "parts/TodayStrip": {
    "of a visitor": (
      <AuthProvider>
        <TodayStrip />
      </AuthProvider>
    ),
  },
  "parts/PlayersButton": { "see parts/PlayersDialog": null },
  "parts/PlayersDialog": {
    closed: (
      <Button variant="quiet" onClick={() => void showPlayers()}>
        Who is playing?
      </Button>
    ),
  },
  "parts/SharedDevice": { only: <SharedDevice /> },
  "parts/NameForm": {
    only: <NameForm others={[]} firstLabel="A name" onSave={() => Promise.resolve()} onBack={nothing} />,
  },
  "parts/lateToday": { "see parts/TodayStrip and parts/PortraitLink": null },
  "parts/Medal": {
    gold: <Medal group="streak" level="gold" />,
    "to be earned": <Medal group="streak" level="gold" isGoal />,
  },
  "parts/GoalPicture": { only: <GoalPicture picture="skateboard" className="size-12" /> },
  "parts/JudgingNote": {
    "waits to be sent again": (
      <JudgingNote of={{ isPending: true, failureReason: new JudgingBusyError() }} className="" />
    ),
    "no more tries today": (
      <JudgingNote of={{ isPending: false, failureReason: new TooManyTriesError() }} className="" />
    ),
  },
  "parts/QuizBadges": { only: <QuizBadges /> },
  "parts/BackToFirstDay": { "shows only after a link of the first day": <BackToFirstDay /> },
  "parts/KeepingHelp": {
    "in Safari on a Mac": <KeepingHelp isForAWeek withHomeScreen={false} />,
    "in Safari on an iPhone": <KeepingHelp isForAWeek withHomeScreen />,
  },
  "parts/WhoSees": { "of somebody who has shared nothing": <WhoSees userId={USER.id} /> },
  "parts/useFormCaptcha": { "see parts/CaptchaBox": null },
  "parts/UnsentDialog": { opens: <Button onClick={askAboutOne}>Sign out</Button> },
};
