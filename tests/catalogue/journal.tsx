/** The form for an entry, the sheet for one line, and the jar of a goal. No request leaves the page. */
import { useState } from "react";
import { CardBack } from "@/parts/challenge/postcard/CardBack";
import { CardBar } from "@/parts/challenge/postcard/CardBar";
import { CardPicture } from "@/parts/challenge/postcard/CardPicture";
import { PostageStamp } from "@/parts/challenge/postcard/PostageStamp";
import { Stamp } from "@/parts/challenge/postcard/Stamp";
import { Trail } from "@/parts/challenge/Trail";
import { TrailGround } from "@/parts/challenge/TrailGround";
import { GoalJar } from "@/parts/community/GoalJar";
import { JarAfterEntry } from "@/parts/community/JarAfterEntry";
import { JarAfterRemoval } from "@/parts/community/JarAfterRemoval";
import { JarFigures } from "@/parts/community/JarFigures";
import { DetailChoice } from "@/parts/journal/DetailChoice";
import { EntryFields } from "@/parts/journal/EntryFields";
import { DetailTiles } from "@/parts/journal/line/DetailTiles";
import { LineFields } from "@/parts/journal/line/LineFields";
import { MoneyPad } from "@/parts/journal/line/MoneyPad";
import { WriteLine } from "@/parts/journal/line/WriteLine";
import { Button } from "@/ui/controls/Button";
import { Sheet } from "@/ui/controls/Sheet";
import { nothing, type Catalogue } from "./states";

const TODAY = "2026-11-20";
const START = { day: TODAY, type: "P", amount: "1.80", detail: "P-Wants" } as const;
const WHO = { userId: "catalogue", today: TODAY };
const JAR = { picture: "headphones", target: 2900, before: 960, after: 1160 } as const;

function LiveSheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the sheet</Button>
      <Sheet open={open} title="What happened today?" close="Close" onClose={() => setOpen(false)}>
        <p className="pb-4">Earned £4.50 for a chore.</p>
      </Sheet>
    </>
  );
}

export const JOURNAL: Catalogue = {
  "ui/Sheet": { opens: <LiveSheet /> },
  "parts/TrailGround": { "without a place": <TrailGround /> },
  "parts/Trail": { "in mission 2": <Trail {...WHO} start="2026-11-02" /> },
  "parts/Stamp": { stamped: <Stamp size={104} />, "without a line": <Stamp size={104} outline={2} /> },
  "parts/PostageStamp": {
    small: (
      <PostageStamp width={44} className="bg-q1-soft text-q1-ink text-xl">
        2
      </PostageStamp>
    ),
  },
  "parts/CardPicture": { "of mission 1": <CardPicture userId="catalogue" card={1} /> },
  "parts/CardBar": {
    "four parts": (
      <CardBar
        parts={[
          { name: "needs", pence: 1120 },
          { name: "wants", pence: 480 },
          { name: "others", pence: 100 },
          { name: "saved", pence: 240 },
        ]}
      />
    ),
  },
  "parts/CardBack": {
    "of mission 1": (
      <CardBack
        userId="catalogue"
        start="2026-11-02"
        phase={1}
        Heading="h3"
        heading={{ current: null }}
        headingId="card-back"
      />
    ),
  },
  "parts/Postcard": { "see parts/CardPicture, parts/CardBar and parts/CardBack": null },
  "parts/DayOneCard": { "see parts/CardPicture": null },
  "parts/ShareCard": { "draws when it is pressed": null },
  "parts/PostcardList": { "see parts/PostageStamp": null },
  "parts/SixStamps": { "see parts/Stamp": null },
  "parts/EntryFields": {
    "a day out of bounds": (
      <form>
        <EntryFields start={START} today={TODAY} problem="day" />
      </form>
    ),
  },
  "parts/LineFields": {
    "begun before": (
      <form>
        <LineFields start={START} today={TODAY} problem={undefined} onDay={nothing} onMoved={nothing} />
      </form>
    ),
  },
  "parts/DetailChoice": {
    "side by side": (
      <form>
        <DetailChoice type="P" chosen="P-Wants" legend="Detail" isWide />
      </form>
    ),
  },
  "parts/DetailTiles": {
    "an odd number": (
      <form>
        <DetailTiles type="S" chosen="S-For Goal" />
      </form>
    ),
  },
  "parts/MoneyPad": { "in the pence": <MoneyPad isInPence onPress={nothing} /> },
  "parts/WriteLine": {
    opens: (
      <WriteLine {...WHO} onFailed={nothing}>
        Write today’s line
      </WriteLine>
    ),
  },
  "parts/LineSheet": { "see parts/WriteLine and parts/LineFields": null },
  "parts/GoalJar": { "half full": <GoalJar percent={50} picture="headphones" /> },
  "parts/JarFigures": {
    "before the press": <JarFigures {...JAR} afterLabel="With this" isDone={false} />,
    "after it": <JarFigures {...JAR} afterLabel="With this" isDone />,
  },
  "parts/JarAfterEntry": { "asks after an entry": <JarAfterEntry {...WHO} entry={undefined} /> },
  "parts/JarAfterRemoval": { "asks after a removal": <JarAfterRemoval {...WHO} entry={undefined} /> },
  "parts/JarSheet": { "see ui/Sheet and parts/JarFigures": null },
  "parts/JarQuestion": { "see ui/Sheet and parts/JarFigures": null },
  "parts/JarRemoval": { "see ui/Sheet and parts/JarFigures": null },
};
