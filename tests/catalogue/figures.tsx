/** Figures and maps. */
import { useState } from "react";
import { MONEY_MAP } from "@/content/quadrant/quadrants";
import type { KspStats } from "@/domain/journal/stats";
import { KspFigures } from "@/parts/journal/KspFigures";
import { WriteLink } from "@/parts/journal/WriteLink";
import { PointMap } from "@/ui/text/PointMap";
import { TileMap } from "@/ui/text/TileMap";
import { GoalJar } from "@/parts/community/GoalJar";
import type { Catalogue } from "./states";

const WEEK: KspStats = {
  earning: 1250,
  saving: 500,
  spending: 300,
  ksSpending: 100,
  seRatio: 40,
  ksRatio: 33.33,
};
const EMPTY_WEEK: KspStats = { earning: 0, saving: 0, spending: 0, ksSpending: 0, seRatio: 0, ksRatio: 0 };

function LiveMap() {
  const [current, pick] = useState(0);
  return (
    <TileMap {...MONEY_MAP} current={current} onPick={pick}>
      {null}
    </TileMap>
  );
}

export const FIGURES: Catalogue = {
  "ui/TileMap": { "with buttons": <LiveMap /> },
  "ui/PointMap": {
    "a result": (
      <PointMap
        {...MONEY_MAP}
        label="You are on the tile of the Fun Spender."
        point={{ up: 60, right: 70 }}
        name="Ann"
      />
    ),
    "at the edge": (
      <PointMap
        {...MONEY_MAP}
        label="You are on the tile of the Careful Keeper."
        point={{ up: 0, right: 0 }}
      />
    ),
  },
  "parts/WriteLink": { only: <WriteLink /> },
  "parts/KspFigures": {
    "a week": <KspFigures stats={WEEK} wayOn={<WriteLink />} />,
    "a week without entries": <KspFigures stats={EMPTY_WEEK} wayOn={<WriteLink />} />,
  },
  "parts/GoalJar": {
    "a third": <GoalJar percent={33} picture="bike" />,
    full: <GoalJar percent={100} picture="book" />,
  },
};
