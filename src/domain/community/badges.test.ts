import { describe, expect, it } from "vitest";
import { badgeName, groupOf, shelvesOf, type BadgeLevel, type EarnedBadge } from "./badges";

const earned = (type: string, level: BadgeLevel, earnedOn = "2026-11-21"): EarnedBadge => ({
  type,
  level,
  earnedOn,
});

/** Every badge type of specification part 2, section 3. */
const ALL = [
  earned("peer_moderator", "gold"),
  earned("mentor_badge", "legend"),
  earned("gig_entrepreneur", "gold"),
  earned("gig_innovator", "silver"),
  earned("gig_star", "bronze"),
  earned("kindness_gold", "gold"),
  earned("kindness_silver", "silver"),
  earned("kindness_bronze", "bronze"),
  earned("kindness_hero", "legend"),
  earned("savings_gold", "gold"),
  earned("savings_silver", "silver"),
  earned("savings_bronze", "bronze"),
  earned("super_saver", "bronze"),
  earned("streak_legend", "gold"),
  earned("streak_master", "silver"),
  earned("streak_champ", "bronze"),
];

describe("the shelves", () => {
  it("sorts every badge onto a shelf by the first word of its type, the lowest metal first", () => {
    expect(shelvesOf(ALL).map(({ group, badges }) => [group, badges.map(({ type }) => type)])).toEqual([
      ["streak", ["streak_champ", "streak_master", "streak_legend"]],
      ["super", ["super_saver"]],
      ["savings", ["savings_bronze", "savings_silver", "savings_gold"]],
      ["kindness", ["kindness_bronze", "kindness_silver", "kindness_gold", "kindness_hero"]],
      ["gig", ["gig_star", "gig_innovator", "gig_entrepreneur"]],
      ["mentor", ["mentor_badge"]],
      ["peer", ["peer_moderator"]],
    ]);
  });

  it("shows a badge once, with the number of times and the latest day it was earned", () => {
    expect(
      shelvesOf([
        earned("streak_champ", "bronze", "2026-11-21"),
        earned("streak_champ", "bronze", "2026-10-01"),
        earned("streak_champ", "silver", "2026-09-01"),
      ]),
    ).toEqual([
      {
        group: "streak",
        badges: [
          { type: "streak_champ", level: "bronze", earnedOn: "2026-11-21", times: 2 },
          { type: "streak_champ", level: "silver", earnedOn: "2026-09-01", times: 1 },
        ],
      },
    ]);
  });

  it("puts an unknown type after the known ones", () => {
    const later = [earned("zen_saver", "gold"), earned("art_hero", "gold"), earned("peer_moderator", "gold")];
    expect(shelvesOf(later).map(({ group }) => group)).toEqual(["peer", "art", "zen"]);
  });

  it("has no shelves without badges", () => {
    expect(shelvesOf([])).toEqual([]);
  });
});

it.each([
  ["streak_champ", "Streak Champ", "streak"],
  ["mentor_badge", "Mentor Badge", "mentor"],
  ["legend", "Legend", "legend"],
])("names %s as %s and puts it on the shelf %s", (type, name, group) => {
  expect([badgeName(type), groupOf(type)]).toEqual([name, group]);
});
