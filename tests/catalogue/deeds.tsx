/** The marks of deeds, and the string that they make. */
import { DEED_KINDS, PER_LOOP, type Deed } from "@/domain/deeds/deeds";
import { DeedMark } from "@/parts/deeds/DeedMark";
import { Loop } from "@/parts/deeds/Loop";
import { StringInStrip } from "@/parts/deeds/StringInStrip";
import type { Catalogue } from "./states";

const string = (count: number): Deed[] =>
  Array.from({ length: count }, (_, nth) => ({
    kind: DEED_KINDS[nth % DEED_KINDS.length]!,
    day: "2026-11-20",
    thing: String(nth),
  }));

const marks = (level: number) =>
  DEED_KINDS.map((kind) => <DeedMark key={kind} kind={kind} level={level} size={30} />);

export const DEEDS: Catalogue = {
  "parts/DeedMark": { berries: marks(1), beads: marks(2) },
  "parts/Loop": {
    begun: <Loop deeds={string(3)} nth={0} />,
    closed: <Loop deeds={string(PER_LOOP)} nth={1} />,
  },
  "parts/StringInStrip": {
    "one berry": <StringInStrip string={string(1)} level={1} />,
    "24 berries": <StringInStrip string={string(24)} level={1} />,
    "400 berries": <StringInStrip string={string(400)} level={1} />,
    "three beads": <StringInStrip string={string(3)} level={2} />,
    "400 beads": <StringInStrip string={string(400)} level={3} />,
  },
};
