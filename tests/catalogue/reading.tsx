/** Parts of texts to read, and of what comes after them. */
import { FACTS } from "@/content/resources/facts/facts";
import { AnswerLists } from "@/parts/resources/AnswerLists";
import { FigureList } from "@/parts/resources/FigureList";
import { AuthProvider } from "@/backend/auth";
import { QUIZ_KEEPER_OF_EMBERS } from "@/content/stories/keeper-of-embers.quiz";
import { actionsOfText } from "@/content/plans/actions";
import { DoItNow } from "@/parts/plans/DoItNow";
import { AskAgain } from "@/parts/quiz/AskAgain";
import { Face } from "@/parts/quiz/Face";
import { NextThings } from "@/parts/quiz/NextThings";
import { PartList } from "@/parts/reading/PartList";
import { PartsRead } from "@/parts/reading/PartsRead";
import { PlaceOffer } from "@/parts/reading/PlaceOffer";
import { PlanAsk } from "@/parts/plans/PlanAsk";
import { PlanQuestion } from "@/parts/plans/PlanQuestion";
import { PrintButtons } from "@/parts/reading/PrintButtons";
import { PaperSheet } from "@/parts/tracker/PaperSheet";
import { QuestionCard } from "@/parts/quiz/QuestionCard";
import { QuestionSheet } from "@/parts/quiz/QuestionSheet";
import type { RoomPlace, TimedPart } from "@/parts/reading/room";
import { nothing, type Catalogue } from "./states";

const PARTS: readonly TimedPart[] = [
  "A jar",
  "A shelf",
  "A very long title of a part that needs two lines",
].map((title, nth) => ({ id: `part-${nth}`, title, blocks: ["Nila puts a pound in the jar."], minutes: 2 }));
const PLACE: RoomPlace = {
  part: 1,
  state: "reading",
  sentence: 4,
  count: 9,
  isBeyond: false,
  quote: "She waits.",
};
const ACTIONS = actionsOfText("/short-stories/keeper-of-embers");
const QUESTION = {
  question: "How much is in the jar?",
  options: [
    { text: "One pound", reason: "Nila put one pound in." },
    { text: "Two pounds", reason: "She kept the second one." },
  ],
  correctAnswer: "One pound",
};

export const READING: Catalogue = {
  "parts/ReadingRoom": { "see parts/PlaceOffer, parts/PartList and parts/PartsRead": null },
  "parts/RoomReader": { "see ui/ReadAloud": null },
  "parts/PlaceOffer": {
    "at the start": <PlaceOffer parts={PARTS} minutes={6} place={{ ...PLACE, part: 0, state: "start" }} />,
    "on the way": <PlaceOffer parts={PARTS} minutes={6} place={PLACE} />,
    "at the end": <PlaceOffer parts={PARTS} minutes={6} place={{ ...PLACE, state: "end" }} />,
  },
  "parts/PartList": { "on the way": <PartList path="/resources/giving" parts={PARTS} place={PLACE} /> },
  "parts/PartsRead": {
    "on the way": <PartsRead path="/short-stories/keeper-of-embers" parts={PARTS} place={PLACE} />,
    "at the end": (
      <PartsRead path="/short-stories/keeper-of-embers" parts={PARTS} place={{ ...PLACE, state: "end" }} />
    ),
  },
  "parts/glossaryMeanings": { "see ui/WordNote": null },
  "ui/explainFirstUse": { "see ui/WordNote": null },
  "parts/AnswerLists": {
    "for parents": (
      <AnswerLists
        readers="parents"
        lists={[{ to: "/resources/questions/saving-up#child-who-wont-save", title: "Saving up", count: 5 }]}
      />
    ),
  },
  "parts/lateAnswerLists": { "see parts/AnswerLists": null },
  "parts/FigureList": { "one figure": <FigureList facts={[FACTS.wageAt16]} /> },
  "parts/DoItNow": {
    "to choose": (
      <AuthProvider>
        <DoItNow actions={ACTIONS} />
      </AuthProvider>
    ),
  },
  "parts/TextDoItNow": { "see parts/DoItNow": null },
  "parts/PlanForm": { "see parts/DoItNow": null },
  "parts/OwnPlan": { "see parts/DoItNow": null },
  "parts/PlanHelp": { "see parts/DoItNow": null },
  "parts/PlanAsk": {
    "did you": <PlanAsk action={ACTIONS[0]!} userId="a reader" today="2026-11-26" onAnswered={nothing} />,
  },
  "parts/PlanQuestion": {
    "in the strip": (
      <PlanQuestion actionId={ACTIONS[0]!.id} userId="another reader" today="2026-11-26">
        <p>Next</p>
      </PlanQuestion>
    ),
  },
  "parts/QuestionCard": {
    asked: <QuestionCard question={QUESTION} label="Question 1" isReady onFirst={nothing} />,
  },
  "parts/QuestionsAgain": { "see parts/QuestionCard": null },
  "parts/AskAgain": { ticked: <AskAgain userId={undefined} isReady /> },
  "parts/PaperSheet": { "on paper only": <PaperSheet entries={[]} /> },
  "parts/PrintButtons": {
    only: <PrintButtons path="/resources/giving" title="A jar" load={() => Promise.resolve([])} />,
  },
  "parts/QuestionSheet": { "on paper only": <QuestionSheet title="A jar" questions={[]} /> },
  "parts/Face": {
    thinking: <Face child="nila" mood="thinking" className="size-20" />,
    glad: <Face child="samir" mood="glad" className="size-20" />,
    kind: <Face child="nila" mood="kind" className="size-20" />,
  },
  "parts/NextThings": { "after a quiz": <NextThings links={QUIZ_KEEPER_OF_EMBERS.next} /> },
};
