/** Ann, who has rows in every table, and what Bob has beside her: every state that an attack could want to change. */
import { day } from "#tests/database/actors";
import type { Family, Row, Table } from "./attack";

const id = (owner: "a" | "b" | "f", number: number) =>
  `${owner}0000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const HERS = {
  entry: id("a", 1),
  entryKey: id("a", 2),
  enrolment: id("a", 3),
  goal: id("a", 4),
  /** Its last day is long over and nobody has settled it: settling for her would show. */
  overdue: id("a", 5),
  goalPutAway: id("a", 6),
  habit: id("a", 7),
  habitPutAway: id("a", 8),
  badge: id("a", 9),
  badgeInactive: id("a", 10),
  quest: id("a", 11),
  questPutAway: id("a", 12),
  idea: id("a", 13),
  featured: id("a", 14),
  hidden: id("a", 15),
  ideaPutAway: id("a", 16),
  submission: id("a", 17),
  /** The day on which the guide was paid for. */
  spending: day(-9),
  message: id("a", 18),
  /** Bob has reported it. */
  reported: id("a", 19),
  /** Deleted while a report waited, and kept too long by now: forgetting it would show. */
  kept: id("a", 20),
  /** She told of self-harm in it, and waits for a moderator to help her. */
  held: id("a", 21),
} as const;

export const HIS = {
  entry: id("b", 1),
  entryKey: id("b", 2),
  /** Over; he is not enrolled now. */
  enrolment: id("b", 3),
  goal: id("b", 4),
  reached: id("b", 5),
  goalPutAway: id("b", 6),
  /** Six days, the last one yesterday. */
  habit: id("b", 7),
  habitPutAway: id("b", 8),
  habitPaused: id("b", 9),
  /** Seven days, the last one today: its badge is not claimed yet. */
  habitOfSevenDays: id("b", 10),
  badge: id("b", 11),
  badgeInactive: id("b", 12),
  quest: id("b", 13),
  questPutAway: id("b", 14),
  idea: id("b", 15),
  hidden: id("b", 16),
  ideaPutAway: id("b", 17),
  held: id("b", 18),
} as const;

/** That a moderator has hidden her idea: a number that the database will not come to by itself. */
export const DECISION = 1_000_000;
export const FORGED_ID = id("f", 1);
/** Stands in all that she wrote and shows to nobody. */
export const SECRET = "Only Ann may read this";

/** Run by the owner of the database: no call of a user could make all of these states in a day. */
export const familyRows = ({ ann, bob }: Family) => `
  insert into public.journal_entries (id, user_id, client_id, entry_date, entry_type, amount, earning_detail, saving_detail, spending_detail)
  values
    ('${HERS.entry}', '${ann.id}', '${HERS.entryKey}', '${day()}', 'E', 41.37, 'E-Chore', null, null),
    (gen_random_uuid(), '${ann.id}', gen_random_uuid(), '${day()}', 'S', 12, null, 'S-For Goal', null),
    (gen_random_uuid(), '${ann.id}', gen_random_uuid(), '${day()}', 'P', 3.5, null, null, 'P-KS Needs'),
    ('${HIS.entry}', '${bob.id}', '${HIS.entryKey}', '${day()}', 'E', 10, 'E-Chore', null, null);
  update public.profiles set first_name = 'Ann', last_name = '${SECRET}', earning_score = 80, spending_score = 20
  where user_id = '${ann.id}';
  update public.profiles set first_name = 'Bob', last_name = 'Builder', earning_score = 40, spending_score = 60
  where user_id = '${bob.id}';
  insert into public.challenge_participants (id, user_id, challenge_start_date, challenge_end_date, current_phase, is_active)
  values
    ('${HERS.enrolment}', '${ann.id}', '${day(-1)}', '${day(89)}', 1, true),
    ('${HIS.enrolment}', '${bob.id}', '${day(-200)}', '${day(-110)}', 6, false);
  insert into public.community_challenges (id, user_id, challenge_type, target_value, current_progress, end_date, status, is_deleted)
  values
    ('${HERS.goal}', '${ann.id}', 'savings_goal', 50, 20, '${day(20)}', 'active', false),
    ('${HERS.overdue}', '${ann.id}', 'habit_streak', 7, 3, '${day(-20)}', 'active', false),
    ('${HERS.goalPutAway}', '${ann.id}', 'kindness_quest', 3, 1, '${day(20)}', 'active', true),
    ('${HIS.goal}', '${bob.id}', 'kindness_quest', 50, 10, '${day(20)}', 'active', false),
    ('${HIS.reached}', '${bob.id}', 'habit_streak', 10, 10, '${day(20)}', 'completed', false),
    ('${HIS.goalPutAway}', '${bob.id}', 'kindness_quest', 5, 1, '${day(20)}', 'active', true);
  insert into public.habit_streaks (id, user_id, habit_name, current_streak, best_streak, last_logged_date, status, is_deleted)
  values
    ('${HERS.habit}', '${ann.id}', '${SECRET}', 7, 7, '${day()}', 'active', false),
    ('${HERS.habitPutAway}', '${ann.id}', '${SECRET}', 2, 5, '${day(-9)}', 'active', true),
    ('${HIS.habit}', '${bob.id}', 'Save a coin', 6, 6, '${day(-1)}', 'active', false),
    ('${HIS.habitPutAway}', '${bob.id}', 'Whistle', 6, 6, '${day(-1)}', 'active', true),
    ('${HIS.habitPaused}', '${bob.id}', 'Sing', 6, 6, '${day(-1)}', 'paused', false),
    ('${HIS.habitOfSevenDays}', '${bob.id}', 'Read', 7, 7, '${day()}', 'active', false);
  insert into public.badge_events (id, user_id, badge_type, badge_level, source, is_active, habit_id, run_started_on)
  values
    ('${HERS.badge}', '${ann.id}', 'streak_master', 'silver', 'habit_streak', true, '${HERS.habit}', '${day(-60)}'),
    ('${HERS.badgeInactive}', '${ann.id}', 'gig_star', 'bronze', '${SECRET}', false, null, null),
    ('${HIS.badge}', '${bob.id}', 'streak_champ', 'bronze', 'habit_streak', true, '${HIS.habit}', '${day(-60)}'),
    ('${HIS.badgeInactive}', '${bob.id}', 'gig_star', 'bronze', 'moderator', false, null, null);
  insert into public.kindness_quests (id, user_id, description, status, is_deleted)
  values
    ('${HERS.quest}', '${ann.id}', '${SECRET}', 'pending', false),
    ('${HERS.questPutAway}', '${ann.id}', '${SECRET}', 'approved', true),
    ('${HIS.quest}', '${bob.id}', 'Carried bags', 'pending', false),
    ('${HIS.questPutAway}', '${bob.id}', 'Fed the cat', 'rejected', true);
  insert into public.gig_jar_submissions (id, user_id, title, description, status, is_deleted)
  values
    ('${HERS.idea}', '${ann.id}', 'Wash cars', 'Five pounds a car', 'active', false),
    ('${HERS.featured}', '${ann.id}', 'Walk dogs', 'Before school', 'featured', false),
    ('${HERS.hidden}', '${ann.id}', '${SECRET}', '${SECRET}', 'hidden', false),
    ('${HERS.reported}', '${ann.id}', 'Sell dust', '${SECRET}', 'active', false),
    ('${HERS.ideaPutAway}', '${ann.id}', '${SECRET}', '${SECRET}', 'active', true),
    ('${HIS.idea}', '${bob.id}', 'Sell lemonade', 'In the park', 'active', false),
    ('${HIS.hidden}', '${bob.id}', 'Sell air', 'In bottles', 'hidden', false),
    ('${HIS.ideaPutAway}', '${bob.id}', 'Sell sand', 'In bags', 'active', true);
  insert into public.gig_jar_submissions (id, user_id, title, description, status, needs_help)
  values
    ('${HERS.held}', '${ann.id}', '${SECRET}', '${SECRET}', 'held', 'crisis'),
    ('${HIS.held}', '${bob.id}', 'Sell tears', 'In cups', 'held', 'worry');
  insert into public.gig_jar_votes (user_id, gig_id)
  values ('${ann.id}', '${HIS.hidden}'), ('${ann.id}', '${HERS.idea}'), ('${bob.id}', '${HERS.featured}');
  insert into public.gig_jar_reports (user_id, gig_id, reason)
  values ('${ann.id}', '${HIS.idea}', '${SECRET}'), ('${bob.id}', '${HERS.reported}', 'Dull');
  insert into public.text_judgements (user_id, gig_id, heard) values
    ('${ann.id}', '${HERS.hidden}', 'unkind'), ('${bob.id}', '${HIS.hidden}', 'unkind'),
    ('${ann.id}', '${HERS.held}', 'crisis'), ('${bob.id}', '${HIS.held}', 'worry');
  insert into public.kept_reports (gig_id, title, description, reports, reasons, heard, waits, kept_since)
  values ('${HERS.kept}', '${SECRET}', '${SECRET}', 1, array['${SECRET}'], 'unkind', true, now() - interval '31 days');
  insert into public.moderation_decisions (id, gig_id, replaced) overriding system value
  values (${DECISION}, '${HERS.hidden}', 'active'), (${DECISION + 1}, '${HIS.hidden}', 'active');
  insert into public.form_submissions (id, form_id, payload)
  values ('${HERS.submission}', 'contact', jsonb_build_object('email', '${ann.email}', 'message', '${SECRET}'));
  insert into public.guide_messages (id, visitor_hash) values ('${HERS.message}', repeat('a', 64));
  insert into public.guide_spending (day, calls, tokens) values ('${HERS.spending}', 7, 900);
  insert into private.daily_usage (user_id, table_name, day, used)
  values ('${ann.id}', 'journal_entries', '${day()}', 3);
  insert into private.unproven_addresses (user_id) values ('${ann.id}');
  -- Her account looks unused: deleting such accounts would show.
  update auth.users set created_at = now() - interval '3 years', last_sign_in_at = now() - interval '3 years'
  where id = '${ann.id}';
  update private.daily_usage set day = day - 1200 where user_id = '${ann.id}';
  update auth.sessions set created_at = now() - interval '3 years', refreshed_at = now() - interval '3 years'
  where user_id = '${ann.id}';
`;

interface Shape {
  /** The column by which a row is named. */
  key: string;
  /** Her row that Bob goes for. */
  hers: (family: Family) => string;
  /** What Bob is shown when he asks for all there is; null: he is refused. */
  seen: ((family: Family) => string[]) | null;
  /** A row that could be added for a user: for Bob it would be right, for Ann it is a forgery. */
  row: (userId: string) => Row;
  /** A change that a user may make to rows of their own; null: nobody may make any. */
  change: Row | null;
  /** How many of Bob's rows that change, or a removal where there is one, can reach. */
  reached: number;
}

const his = ({ bob }: Family) => [bob.id];
const her = ({ ann }: Family) => ann.id;

export const SHAPES: Record<Table, Shape> = {
  badge_events: {
    key: "id",
    hers: () => HERS.badge,
    seen: () => [HIS.badge],
    row: (user_id) => ({
      user_id,
      badge_type: "streak_champ",
      badge_level: "bronze",
      source: "habit_streak",
    }),
    change: null,
    reached: 0,
  },
  challenge_participants: {
    key: "id",
    hers: () => HERS.enrolment,
    seen: () => [HIS.enrolment],
    row: (user_id) => ({
      user_id,
      challenge_start_date: day(),
      challenge_end_date: day(90),
      current_phase: 1,
      is_active: true,
    }),
    change: null,
    reached: 0,
  },
  community_challenges: {
    key: "id",
    hers: () => HERS.goal,
    seen: () => [HIS.goal, HIS.reached, HIS.goalPutAway],
    row: (user_id) => ({ user_id, challenge_type: "savings_goal", target_value: 50, end_date: day(30) }),
    change: { is_deleted: true },
    reached: 2,
  },
  form_submissions: {
    key: "id",
    hers: () => HERS.submission,
    seen: null,
    row: () => ({ form_id: "contact", payload: {} }),
    change: null,
    reached: 0,
  },
  guide_messages: {
    key: "id",
    hers: () => HERS.message,
    seen: null,
    row: () => ({ visitor_hash: "0".repeat(64) }),
    change: null,
    reached: 0,
  },
  guide_spending: {
    key: "day",
    hers: () => HERS.spending,
    seen: null,
    row: () => ({ calls: 1 }),
    change: null,
    reached: 0,
  },
  gig_jar_reports: {
    key: "gig_id",
    hers: () => HIS.idea,
    seen: () => [HERS.reported],
    row: (user_id) => ({ user_id, gig_id: HERS.idea, reason: "Rude" }),
    change: null,
    reached: 0,
  },
  gig_jar_submissions: {
    key: "id",
    hers: () => HERS.hidden,
    seen: () => [HERS.idea, HERS.featured, HIS.idea, HIS.hidden, HIS.ideaPutAway, HIS.held],
    row: (user_id) => ({ user_id, title: "Rake leaves", description: "In autumn", image_url: null }),
    change: { is_deleted: true },
    reached: 3,
  },
  gig_jar_votes: {
    key: "gig_id",
    hers: () => HIS.hidden,
    seen: () => [HERS.featured],
    row: (user_id) => ({ user_id, gig_id: HIS.idea }),
    change: null,
    reached: 0,
  },
  habit_streaks: {
    key: "id",
    hers: () => HERS.habit,
    seen: () => [HIS.habit, HIS.habitPutAway, HIS.habitPaused, HIS.habitOfSevenDays],
    row: (user_id) => ({ user_id, habit_name: "Draw" }),
    change: { is_deleted: true },
    reached: 3,
  },
  journal_entries: {
    key: "id",
    hers: () => HERS.entry,
    seen: () => [HIS.entry],
    row: (user_id) => ({
      user_id,
      entry_date: day(),
      entry_type: "E",
      amount: 2,
      earning_detail: "E-Chore",
    }),
    change: { amount: 0 },
    reached: 1,
  },
  kept_reports: {
    key: "gig_id",
    hers: () => HERS.kept,
    seen: null,
    row: () => ({ gig_id: FORGED_ID, title: "Sell", description: "Air", reasons: [], waits: true }),
    change: null,
    reached: 0,
  },
  kindness_quests: {
    key: "id",
    hers: () => HERS.quest,
    seen: () => [HIS.quest, HIS.questPutAway],
    row: (user_id) => ({ user_id, description: "Held a door", image_url: null }),
    change: { is_deleted: true },
    reached: 1,
  },
  kpi_data: {
    key: "user_id",
    hers: her,
    seen: his,
    row: (user_id) => ({ user_id, knowledge_points: 10 }),
    change: { knowledge_points: 10 },
    reached: 1,
  },
  moderation_decisions: {
    key: "id",
    hers: () => String(DECISION),
    seen: null,
    row: () => ({ gig_id: HERS.idea, replaced: "hidden" }),
    change: null,
    reached: 0,
  },
  profiles: {
    key: "user_id",
    hers: her,
    seen: his,
    row: (user_id) => ({ user_id, first_name: "Eve" }),
    change: { first_name: "Eve" },
    reached: 1,
  },
  text_judgements: {
    key: "gig_id",
    hers: () => HERS.hidden,
    seen: null,
    row: (user_id) => ({ user_id, gig_id: HERS.idea, heard: "swearing" }),
    change: null,
    reached: 0,
  },
};
