import {
  Award,
  Flame,
  HeartHandshake,
  BriefcaseBusiness,
  PiggyBank,
  Shield,
  Users,
  type IconNode,
} from "lucide";
import type { BadgeLevel } from "@/domain/community/badges";
import { Icon } from "@/ui/text/Icon";

const SIGNS: Record<string, IconNode> = {
  streak: Flame,
  super: PiggyBank,
  savings: PiggyBank,
  kindness: HeartHandshake,
  gig: BriefcaseBusiness,
  mentor: Users,
  peer: Shield,
};

/** Face, rim and ribbon. */
const METALS: Record<BadgeLevel, [string, string, string]> = {
  bronze: ["fill-bronze", "fill-bronze-deep", "fill-q1"],
  silver: ["fill-silver", "fill-silver-deep", "fill-q3"],
  gold: ["fill-coin", "fill-coin-deep", "fill-q2"],
  legend: ["fill-legend", "fill-coin", "fill-coin"],
};

/** A legend's rim is a star with twelve points, so that it differs in shape and not only in colour. */
const STAR = Array.from({ length: 24 }, (_, index) => {
  const angle = (Math.PI * index) / 12;
  const radius = index % 2 ? 30 : 38;
  return `${(40 + radius * Math.sin(angle)).toFixed(1)},${(40 - radius * Math.cos(angle)).toFixed(1)}`;
}).join(" ");

interface MedalProps {
  /** The first word of the badge's type, or a sign of its own. */
  group: string | IconNode;
  level: BadgeLevel;
  /** A badge that is still to be earned is a pale medal with a dashed line. */
  isGoal?: boolean | undefined;
}

/** A decorative picture; the badge's name and level are in the text beside it. */
export function Medal({ group, level, isGoal }: MedalProps) {
  const sign = typeof group === "string" ? (SIGNS[group] ?? Award) : group;
  const [face, rim, ribbon] = METALS[level];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 80 100"
      className={isGoal ? "text-ink" : "text-coin-on"}
      // As large as its place allows.
      style={{ width: "min(7rem, 85%)" }}
    >
      <g className="stroke-ink stroke-[2.5] [stroke-linejoin:round]" opacity={isGoal ? 0.4 : undefined}>
        <path d="M22 62 14 97l13-7 9 9 5-34Zm36 0 8 35-13-7-9 9-5-34Z" className={ribbon} />
        {level === "legend" ? (
          <polygon points={STAR} className={rim} />
        ) : (
          <circle cx="40" cy="40" r="36" className={rim} strokeDasharray={isGoal ? "5 4" : undefined} />
        )}
        <circle cx="40" cy="40" r="27" className={face} />
      </g>
      <g transform="translate(24 24)">
        <Icon of={sign} size={32} />
      </g>
    </svg>
  );
}
