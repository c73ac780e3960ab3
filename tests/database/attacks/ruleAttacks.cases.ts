/** Attacks on Bob's own rows: more than he has earned, past days, deleted rows, and more than a day allows. */
import { day } from "#tests/database/actors";
import {
  CHECK_VIOLATED,
  TOO_LONG,
  NO_ROWS,
  REFUSED,
  type Attack,
  type Expected,
  type Family,
  type Row,
  type Table,
} from "./attack";
import { FORGED_ID, ANN_ROWS, BOB_ROWS, SHAPES } from "./victim";

const refusedAs = (code: string, status = 409): Expected => ({ status, code });
const TOO_MANY = refusedAs("daily_cap", 429);
const OUT_OF_RANGE = refusedAs("22003", 400);
const NO_SUCH_FORM = refusedAs("22P02", 400);

type Case = [name: string, sent: Row, answer: Expected];

const updates = (on: Table, key: string | ((family: Family) => string), cases: Case[]) =>
  cases.map(([name, sent, user]): Attack => ({
    on,
    verb: "update",
    name,
    tries: (client, family) =>
      client
        .from(on)
        .update(sent)
        .eq(SHAPES[on].key, typeof key === "string" ? key : key(family))
        .select(),
    user,
  }));

const inserts = (on: Table, cases: Case[]) =>
  cases.map(([name, sent, user]): Attack => ({
    on,
    verb: "insert",
    name,
    tries: (client, { bob }) => client.from(on).insert({ ...SHAPES[on].row(bob.id), ...sent }),
    user,
  }));

/** Several rows at once are refused as a whole. */
const bulk = (on: Table, name: string, rows: (family: Family) => Row[], user: Expected): Attack => ({
  on,
  verb: "insert",
  name,
  tries: (client, family) => client.from(on).insert(rows(family)),
  user,
});
const many = (on: Table, number: number) =>
  bulk(
    on,
    `${number} at once`,
    ({ bob }) => Array.from({ length: number }, () => SHAPES[on].row(bob.id)),
    TOO_MANY,
  );

const log = (streak: number, on: string | null, best = streak) => ({
  current_streak: streak,
  best_streak: best,
  last_logged_date: on,
});
const NOT_EARNED = refusedAs("badge_not_earned");
const badge = (badge_type: string, badge_level: string, source = "habit_streak") => ({
  badge_type,
  badge_level,
  source,
});

export const RULE_ATTACKS: Attack[] = [
  ...inserts("journal_entries", [
    ["an amount below nothing", { amount: -1 }, CHECK_VIOLATED],
    ["an amount of ten million", { amount: 10_000_000 }, CHECK_VIOLATED],
    ["an amount that is no number", { amount: "NaN" }, CHECK_VIOLATED],
    ["an endless amount", { amount: "Infinity" }, CHECK_VIOLATED],
    ["an amount of a tenth of a penny", { amount: 0.001 }, CHECK_VIOLATED],
    ["an amount in words", { amount: "a lot" }, NO_SUCH_FORM],
    ["a day before 2020", { entry_date: "2019-12-31" }, CHECK_VIOLATED],
    ["a day in two years", { entry_date: day(800) }, CHECK_VIOLATED],
    ["the end of time", { entry_date: "infinity" }, CHECK_VIOLATED],
    ["a type of its own", { entry_type: "X", earning_detail: null }, CHECK_VIOLATED],
    ["two details", { saving_detail: "S-Others" }, CHECK_VIOLATED],
    ["no detail", { earning_detail: null }, CHECK_VIOLATED],
    ["a detail of another type", { entry_type: "S" }, CHECK_VIOLATED],
  ]),
  ...updates("journal_entries", BOB_ROWS.entry, [
    ["correcting an amount to one below nothing", { amount: -1 }, CHECK_VIOLATED],
    ["correcting a day to one before 2020", { entry_date: "1999-01-01" }, CHECK_VIOLATED],
    ["correcting the type without the detail", { entry_type: "P" }, CHECK_VIOLATED],
  ]),
  bulk(
    "journal_entries",
    "a good entry together with a bad one",
    ({ bob }) => [SHAPES.journal_entries.row(bob.id), { ...SHAPES.journal_entries.row(bob.id), amount: -1 }],
    CHECK_VIOLATED,
  ),

  ...updates("challenge_participants", BOB_ROWS.enrolment, [
    ["reviving an enrolment that is over", { is_active: true }, REFUSED],
    ["moving an enrolment to today", { challenge_start_date: day(), challenge_end_date: day(90) }, REFUSED],
  ]),
  bulk(
    "challenge_participants",
    "enrolling twice at once",
    ({ bob }) => [1, 2].map(() => SHAPES.challenge_participants.row(bob.id)),
    refusedAs("23505"),
  ),

  ...inserts("community_challenges", [
    ["a goal of nothing", { target_value: 0 }, CHECK_VIOLATED],
    ["a goal below nothing", { target_value: -5 }, CHECK_VIOLATED],
    ["a goal that is no number", { target_value: "NaN" }, CHECK_VIOLATED],
    ["a goal of ten million", { target_value: 10_000_000 }, CHECK_VIOLATED],
    ["a kind of challenge of its own", { challenge_type: "race" }, CHECK_VIOLATED],
    ["a goal that ended last week", { end_date: day(-7) }, refusedAs("challenge_end_date", 400)],
    ["a goal that ends in two years", { end_date: day(800) }, refusedAs("challenge_end_date", 400)],
    ["a goal that never ends", { end_date: "infinity" }, refusedAs("challenge_end_date", 400)],
    ["a goal that is reached already", { current_progress: 50, status: "completed" }, REFUSED],
  ]),
  ...updates("community_challenges", BOB_ROWS.goal, [
    ["progress below nothing", { current_progress: -1 }, CHECK_VIOLATED],
    ["progress that is no number", { current_progress: "NaN" }, CHECK_VIOLATED],
    ["progress of ten million", { current_progress: 10_000_000 }, CHECK_VIOLATED],
    ["a lower target beside progress", { current_progress: 20, target_value: 20 }, REFUSED],
    ["a later end beside progress", { current_progress: 20, end_date: day(90) }, REFUSED],
    ["a phone number as a goal's name", { title: "ring 07700 900123" }, refusedAs("goal_contact", 400)],
    ["a name of a megabyte", { title: "é".repeat(1_048_576) }, refusedAs("text_too_long", 400)],
    ["a name of blanks", { title: "   " }, CHECK_VIOLATED],
    ["a picture from elsewhere", { picture: "https://evil.example/x.svg" }, CHECK_VIOLATED],
  ]),
  ...updates("community_challenges", BOB_ROWS.reached, [
    ["progress after the goal was reached", { current_progress: 9 }, refusedAs("challenge_over")],
    ["starting a reached goal again", { status: "active" }, REFUSED],
  ]),
  ...updates("community_challenges", BOB_ROWS.archivedGoal, [
    ["reviving a goal that was archived", { is_deleted: false }, NO_ROWS],
    ["progress on a goal that was archived", { current_progress: 5 }, NO_ROWS],
  ]),
  bulk(
    "community_challenges",
    "two savings goals at once",
    ({ bob }) => [1, 2].map(() => SHAPES.community_challenges.row(bob.id)),
    refusedAs("23505"),
  ),
  bulk(
    "community_challenges",
    "21 at once",
    ({ bob }) =>
      Array.from({ length: 21 }, () => ({
        ...SHAPES.community_challenges.row(bob.id),
        challenge_type: "habit_streak",
      })),
    TOO_MANY,
  ),

  ...inserts("habit_streaks", [
    ["a habit without a name", { habit_name: "" }, CHECK_VIOLATED],
    ["a habit whose name shows nothing", { habit_name: " \u00a0\u200b" }, CHECK_VIOLATED],
    ["a habit with a name of 101 letters", { habit_name: "x".repeat(101) }, TOO_LONG],
    ["a habit with a streak", { current_streak: 90, best_streak: 90, last_logged_date: day() }, REFUSED],
  ]),
  ...updates("habit_streaks", BOB_ROWS.habit, [
    ["a streak of two days more", log(8, day()), refusedAs("habit_streak")],
    ["a streak of 90 days", log(90, day()), refusedAs("habit_streak")],
    ["a better best than there was", log(7, day(), 90), refusedAs("habit_streak")],
    ["a streak without a log", { current_streak: 7, best_streak: 7 }, refusedAs("habit_streak")],
    ["a streak that went down", { current_streak: 1 }, refusedAs("habit_streak")],
    ["a log of last week", log(1, day(-7), 6), refusedAs("habit_day")],
    ["a log of the day after tomorrow", log(1, day(2), 6), refusedAs("habit_day")],
    ["a log of the end of time", log(1, "infinity", 6), refusedAs("habit_day")],
    ["taking the last log back", log(0, null, 6), refusedAs("habit_day")],
    ["a streak that counts past all numbers", log(2_147_483_648, day()), OUT_OF_RANGE],
  ]),
  ...updates("habit_streaks", BOB_ROWS.habitOfSevenDays, [
    ["logging the day before once more", log(8, day(-1)), refusedAs("habit_day")],
    ["logging today once more", log(8, day()), refusedAs("habit_streak")],
  ]),
  ...updates("habit_streaks", BOB_ROWS.habitPaused, [
    ["logging a paused habit", log(7, day()), refusedAs("habit_not_active")],
    ["starting a paused habit", { status: "active" }, REFUSED],
  ]),
  ...updates("habit_streaks", BOB_ROWS.archivedHabit, [
    ["reviving a habit that was archived", { is_deleted: false }, NO_ROWS],
    ["logging a habit that was archived", log(7, day()), NO_ROWS],
  ]),
  many("habit_streaks", 21),

  ...inserts("badge_events", [
    ["a badge of 30 days for seven", badge("streak_master", "silver"), NOT_EARNED],
    ["a badge of 90 days for seven", badge("streak_legend", "gold"), NOT_EARNED],
    ["a higher level", badge("streak_champ", "gold"), NOT_EARNED],
    ["a level that no badge of a streak has", badge("streak_champ", "legend"), NOT_EARNED],
    ["another source", badge("streak_champ", "bronze", "moderator"), NOT_EARNED],
    ...[
      "super_saver",
      "savings_bronze",
      "savings_silver",
      "savings_gold",
      "kindness_hero",
      "kindness_bronze",
      "kindness_silver",
      "kindness_gold",
      "gig_star",
      "gig_innovator",
      "gig_entrepreneur",
      "mentor_badge",
      "peer_moderator",
      "a_badge_of_his_own",
    ].map((type): Case => [`${type}, which no streak earns`, badge(type, "bronze"), NOT_EARNED]),
    ["a run of his choice", { habit_id: BOB_ROWS.habit, run_started_on: day(-6) }, REFUSED],
  ]),
  ...updates("badge_events", BOB_ROWS.badgeInactive, [
    ["reviving a badge that was taken away", { is_active: true }, REFUSED],
  ]),
  bulk(
    "badge_events",
    "the same badge twice at once",
    ({ bob }) => [1, 2].map(() => SHAPES.badge_events.row(bob.id)),
    refusedAs("23505"),
  ),

  ...inserts("kindness_quests", [
    ["a quest that is approved already", { status: "approved" }, REFUSED],
    ["a quest without words", { description: "\u2060 \u3000" }, CHECK_VIOLATED],
    ["a quest that turns text around", { description: "\u202eabc" }, CHECK_VIOLATED],
    ["a quest of 501 letters", { description: "x".repeat(501) }, TOO_LONG],
    ["a quest with an address", { description: "bob@example.com" }, refusedAs("quest_contact", 400)],
    ["a quest that needs no moderator", { needs_help: null }, REFUSED],
  ]),
  ...updates("kindness_quests", BOB_ROWS.quest, [
    ["approving a quest of one's own", { status: "approved" }, REFUSED],
  ]),
  ...updates("kindness_quests", BOB_ROWS.archivedQuest, [
    ["reviving a quest that was archived", { is_deleted: false }, NO_ROWS],
  ]),
  many("kindness_quests", 11),

  ...inserts("gig_jar_submissions", [
    ["an idea that is featured already", { status: "featured" }, REFUSED],
    ["an idea with votes", { votes: 7 }, REFUSED],
    ["an idea of yesterday", { created_at: day(-1) }, REFUSED],
    ["an idea without a title", { title: " " }, CHECK_VIOLATED],
    ["an idea with a title of 101 letters", { title: "x".repeat(101) }, TOO_LONG],
    ["an idea of 501 letters", { description: "x".repeat(501) }, TOO_LONG],
    ["an idea with an address", { description: "bob@example.com" }, refusedAs("idea_contact", 400)],
    ["an idea that needs no moderator", { needs_help: null }, REFUSED],
    ["an idea held from being featured", { held_from: "featured" }, REFUSED],
    [
      "an idea whose phone number begins in its title",
      { title: "Call 07700", description: "900123 for more" },
      refusedAs("idea_contact", 400),
    ],
  ]),
  ...updates("gig_jar_submissions", BOB_ROWS.idea, [
    ["counting votes on", { votes: 1 }, REFUSED],
    ["featuring an idea of one's own", { status: "featured" }, REFUSED],
    ["another text, after votes were cast", { title: "Sell wine" }, REFUSED],
  ]),
  ...updates("gig_jar_submissions", BOB_ROWS.hidden, [
    ["showing an idea that a moderator has hidden", { status: "active" }, REFUSED],
  ]),
  ...updates("gig_jar_submissions", BOB_ROWS.held, [
    ["showing an idea that is held", { status: "active" }, REFUSED],
    ["needing no help any more", { needs_help: null }, REFUSED],
  ]),
  ...updates("gig_jar_submissions", BOB_ROWS.archivedIdea, [
    ["reviving an idea that was archived", { is_deleted: false }, NO_ROWS],
  ]),
  many("gig_jar_submissions", 11),

  ...inserts("gig_jar_votes", [
    ["a second vote", { gig_id: ANN_ROWS.featured }, refusedAs("23505")],
    ["a vote for a hidden idea", { gig_id: ANN_ROWS.hidden }, REFUSED],
    ["a vote for a hidden idea of one's own", { gig_id: BOB_ROWS.hidden }, REFUSED],
    ["a vote for a held idea", { gig_id: ANN_ROWS.held }, REFUSED],
    ["a vote for a held idea of one's own", { gig_id: BOB_ROWS.held }, REFUSED],
    ["a vote for an idea that was archived", { gig_id: ANN_ROWS.archivedIdea }, REFUSED],
    // The answer is the same as for a hidden idea, so it does not reveal that the idea exists.
    ["a vote for an idea that there is not", { gig_id: FORGED_ID }, REFUSED],
  ]),
  bulk(
    "gig_jar_votes",
    "the same vote twice at once",
    ({ bob }) => [1, 2].map(() => SHAPES.gig_jar_votes.row(bob.id)),
    refusedAs("23505"),
  ),
  bulk(
    "gig_jar_votes",
    "a vote for a shown idea together with one for a hidden idea",
    ({ bob }) => [BOB_ROWS.idea, ANN_ROWS.hidden].map((gig_id) => ({ user_id: bob.id, gig_id })),
    REFUSED,
  ),
  {
    on: "gig_jar_votes",
    verb: "upsert",
    name: "the same vote again, as an update",
    tries: (client, { bob }) =>
      client.from("gig_jar_votes").upsert({ user_id: bob.id, gig_id: ANN_ROWS.featured }),
    user: REFUSED,
  },
  {
    on: "gig_jar_votes",
    verb: "upsert",
    name: "the same vote again, unless it is there",
    tries: (client, { bob }) =>
      client
        .from("gig_jar_votes")
        .upsert({ user_id: bob.id, gig_id: ANN_ROWS.featured }, { ignoreDuplicates: true })
        .select(),
    user: { status: 201, data: [] },
  },
  {
    on: "gig_jar_votes",
    verb: "delete",
    name: "taking a vote back, to cast it again",
    tries: (client, { bob }) => client.from("gig_jar_votes").delete().eq("user_id", bob.id),
    user: REFUSED,
  },

  ...inserts("gig_jar_reports", [
    ["a report past report_idea", { gig_id: ANN_ROWS.idea }, REFUSED],
    ["a report that is handled already", { handled_at: day() }, REFUSED],
    ["a report that was upheld", { handled_at: day(), upheld: true }, REFUSED],
  ]),
  ...updates("gig_jar_reports", ANN_ROWS.reported, [
    ["handling a report", { handled_at: day() }, REFUSED],
    ["upholding a report", { handled_at: day(), upheld: true }, REFUSED],
  ]),

  ...updates("kpi_data", ({ bob }) => bob.id, [
    ["knowledge points below nothing", { knowledge_points: -1 }, CHECK_VIOLATED],
    ["more knowledge points than there are", { knowledge_points: 100_001 }, CHECK_VIOLATED],
    ["knowledge points past all numbers", { knowledge_points: 2_147_483_648 }, OUT_OF_RANGE],
    ["knowledge points that are no number", { knowledge_points: "NaN" }, NO_SUCH_FORM],
    ["no knowledge points at all", { knowledge_points: null }, refusedAs("23502", 400)],
  ]),

  ...updates("profiles", ({ bob }) => bob.id, [
    ["a score above 100", { earning_score: 101, spending_score: 50 }, CHECK_VIOLATED],
    ["a score below nothing", { earning_score: 50, spending_score: -1 }, CHECK_VIOLATED],
    ["one score without the other", { earning_score: null }, CHECK_VIOLATED],
    ["a score past all numbers", { earning_score: 40_000 }, OUT_OF_RANGE],
    ["a name that turns text around", { first_name: "\u202eboB" }, CHECK_VIOLATED],
    ["a name that shows nothing", { first_name: "\u00a0" }, CHECK_VIOLATED],
    ["a name of 101 letters", { first_name: "x".repeat(101) }, TOO_LONG],
    ["an earlier sign-up", { created_at: "2000-01-01" }, REFUSED],
  ]),
];
