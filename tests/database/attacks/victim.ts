/** Ann, who has rows in every table, and the rows that Bob has: every state that an attack could try to change. */
import { day } from "#tests/database/actors";
import type { Family, Row, Table } from "./attack";

const id = (owner: "a" | "b" | "f", number: number) =>
  `${owner}0000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const ANN_ROWS = {
  entry: id("a", 1),
  entryKey: id("a", 2),
  enrolment: id("a", 3),
  goal: id("a", 4),
  /** Its last day has long passed and nobody has settled it, so settling it on her behalf would show. */
  overdue: id("a", 5),
  archivedGoal: id("a", 6),
  habit: id("a", 7),
  archivedHabit: id("a", 8),
  badge: id("a", 9),
  badgeInactive: id("a", 10),
  quest: id("a", 11),
  archivedQuest: id("a", 12),
  idea: id("a", 13),
  featured: id("a", 14),
  hidden: id("a", 15),
  archivedIdea: id("a", 16),
  submission: id("a", 17),
  /** The day on which a call of the guide was paid for. */
  spending: day(-9),
  message: id("a", 18),
  /** A savings goal whose time is up, so that a new end on her behalf would show. */
  missed: id("a", 40),
  /** Bob has reported it. */
  reported: id("a", 19),
  /** The idea was deleted while a report was open and is overdue for removal, so removing it would show. */
  kept: id("a", 20),
  /** An idea in which she disclosed self-harm; it waits for a moderator to help her. */
  held: id("a", 21),
} as const;

export const BOB_ROWS = {
  entry: id("b", 1),
  entryKey: id("b", 2),
  /** A challenge that has ended; he is not enrolled now. */
  enrolment: id("b", 3),
  goal: id("b", 4),
  reached: id("b", 5),
  archivedGoal: id("b", 6),
  /** A streak of six days, the last one yesterday. */
  habit: id("b", 7),
  archivedHabit: id("b", 8),
  habitPaused: id("b", 9),
  /** A streak of seven days, the last one today; its badge has not been claimed yet. */
  habitOfSevenDays: id("b", 10),
  badge: id("b", 11),
  badgeInactive: id("b", 12),
  quest: id("b", 13),
  archivedQuest: id("b", 14),
  idea: id("b", 15),
  hidden: id("b", 16),
  archivedIdea: id("b", 17),
  held: id("b", 18),
  /** A savings goal whose time is up. */
  missed: id("b", 40),
} as const;

/** Records that a moderator has hidden her idea, a value that the database does not set by itself. */
export const DECISION = 1_000_000;
export const FORGED_ID = id("f", 1);
/** Appears in everything that she has written and shows to nobody. */
export const SECRET = "Only Ann may read this";

/** Runs as the owner of the database, because no user's calls could create all these states in one day. */
export const familyRows = ({ ann, bob }: Family) => `
  insert into public.journal_entries (id, user_id, client_id, entry_date, entry_type, amount, earning_detail, saving_detail, spending_detail)
  values
    ('${ANN_ROWS.entry}', '${ann.id}', '${ANN_ROWS.entryKey}', '${day()}', 'E', 41.37, 'E-Chore', null, null),
    (gen_random_uuid(), '${ann.id}', gen_random_uuid(), '${day()}', 'S', 12, null, 'S-For Goal', null),
    (gen_random_uuid(), '${ann.id}', gen_random_uuid(), '${day()}', 'P', 3.5, null, null, 'P-KS Needs'),
    ('${BOB_ROWS.entry}', '${bob.id}', '${BOB_ROWS.entryKey}', '${day()}', 'E', 10, 'E-Chore', null, null);
  update public.profiles set first_name = 'Ann', last_name = '${SECRET}', earning_score = 80, spending_score = 20
  where user_id = '${ann.id}';
  update public.profiles set first_name = 'Bob', last_name = 'Builder', earning_score = 40, spending_score = 60
  where user_id = '${bob.id}';
  insert into public.challenge_participants (id, user_id, challenge_start_date, challenge_end_date, current_phase, is_active)
  values
    ('${ANN_ROWS.enrolment}', '${ann.id}', '${day(-1)}', '${day(89)}', 1, true),
    ('${BOB_ROWS.enrolment}', '${bob.id}', '${day(-200)}', '${day(-110)}', 6, false);
  insert into public.community_challenges (id, user_id, challenge_type, target_value, current_progress, end_date, status, is_deleted)
  values
    ('${ANN_ROWS.goal}', '${ann.id}', 'savings_goal', 50, 20, '${day(20)}', 'active', false),
    ('${ANN_ROWS.overdue}', '${ann.id}', 'habit_streak', 7, 3, '${day(-20)}', 'active', false),
    ('${ANN_ROWS.archivedGoal}', '${ann.id}', 'kindness_quest', 3, 1, '${day(20)}', 'active', true),
    ('${ANN_ROWS.missed}', '${ann.id}', 'savings_goal', 50, 20, '${day(-20)}', 'failed', false),
    ('${BOB_ROWS.missed}', '${bob.id}', 'savings_goal', 50, 20, '${day(-20)}', 'failed', false),
    ('${BOB_ROWS.goal}', '${bob.id}', 'kindness_quest', 50, 10, '${day(20)}', 'active', false),
    ('${BOB_ROWS.reached}', '${bob.id}', 'habit_streak', 10, 10, '${day(20)}', 'completed', false),
    ('${BOB_ROWS.archivedGoal}', '${bob.id}', 'kindness_quest', 5, 1, '${day(20)}', 'active', true);
  insert into public.habit_streaks (id, user_id, habit_name, current_streak, best_streak, last_logged_date, status, is_deleted)
  values
    ('${ANN_ROWS.habit}', '${ann.id}', '${SECRET}', 7, 7, '${day()}', 'active', false),
    ('${ANN_ROWS.archivedHabit}', '${ann.id}', '${SECRET}', 2, 5, '${day(-9)}', 'active', true),
    ('${BOB_ROWS.habit}', '${bob.id}', 'Save a coin', 6, 6, '${day(-1)}', 'active', false),
    ('${BOB_ROWS.archivedHabit}', '${bob.id}', 'Whistle', 6, 6, '${day(-1)}', 'active', true),
    ('${BOB_ROWS.habitPaused}', '${bob.id}', 'Sing', 6, 6, '${day(-1)}', 'paused', false),
    ('${BOB_ROWS.habitOfSevenDays}', '${bob.id}', 'Read', 7, 7, '${day()}', 'active', false);
  insert into public.badge_events (id, user_id, badge_type, badge_level, source, is_active, habit_id, run_started_on)
  values
    ('${ANN_ROWS.badge}', '${ann.id}', 'streak_master', 'silver', 'habit_streak', true, '${ANN_ROWS.habit}', '${day(-60)}'),
    ('${ANN_ROWS.badgeInactive}', '${ann.id}', 'gig_star', 'bronze', '${SECRET}', false, null, null),
    ('${BOB_ROWS.badge}', '${bob.id}', 'streak_champ', 'bronze', 'habit_streak', true, '${BOB_ROWS.habit}', '${day(-60)}'),
    ('${BOB_ROWS.badgeInactive}', '${bob.id}', 'gig_star', 'bronze', 'moderator', false, null, null);
  insert into public.kindness_quests (id, user_id, description, status, is_deleted)
  values
    ('${ANN_ROWS.quest}', '${ann.id}', '${SECRET}', 'pending', false),
    ('${ANN_ROWS.archivedQuest}', '${ann.id}', '${SECRET}', 'approved', true),
    ('${BOB_ROWS.quest}', '${bob.id}', 'Carried bags', 'pending', false),
    ('${BOB_ROWS.archivedQuest}', '${bob.id}', 'Fed the cat', 'rejected', true);
  insert into public.gig_jar_submissions (id, user_id, title, description, status, is_deleted)
  values
    ('${ANN_ROWS.idea}', '${ann.id}', 'Wash cars', 'Five pounds a car', 'active', false),
    ('${ANN_ROWS.featured}', '${ann.id}', 'Walk dogs', 'Before school', 'featured', false),
    ('${ANN_ROWS.hidden}', '${ann.id}', '${SECRET}', '${SECRET}', 'hidden', false),
    ('${ANN_ROWS.reported}', '${ann.id}', 'Sell dust', '${SECRET}', 'active', false),
    ('${ANN_ROWS.archivedIdea}', '${ann.id}', '${SECRET}', '${SECRET}', 'active', true),
    ('${BOB_ROWS.idea}', '${bob.id}', 'Sell lemonade', 'In the park', 'active', false),
    ('${BOB_ROWS.hidden}', '${bob.id}', 'Sell air', 'In bottles', 'hidden', false),
    ('${BOB_ROWS.archivedIdea}', '${bob.id}', 'Sell sand', 'In bags', 'active', true);
  insert into public.gig_jar_submissions (id, user_id, title, description, status, needs_help)
  values
    ('${ANN_ROWS.held}', '${ann.id}', '${SECRET}', '${SECRET}', 'held', 'crisis'),
    ('${BOB_ROWS.held}', '${bob.id}', 'Sell tears', 'In cups', 'held', 'worry');
  insert into public.gig_jar_votes (user_id, gig_id)
  values ('${ann.id}', '${BOB_ROWS.hidden}'), ('${ann.id}', '${ANN_ROWS.idea}'), ('${bob.id}', '${ANN_ROWS.featured}');
  insert into public.gig_jar_reports (user_id, gig_id, reason)
  values ('${ann.id}', '${BOB_ROWS.idea}', '${SECRET}'), ('${bob.id}', '${ANN_ROWS.reported}', 'Dull');
  insert into public.text_judgements (user_id, gig_id, heard) values
    ('${ann.id}', '${ANN_ROWS.hidden}', 'unkind'), ('${bob.id}', '${BOB_ROWS.hidden}', 'unkind'),
    ('${ann.id}', '${ANN_ROWS.held}', 'crisis'), ('${bob.id}', '${BOB_ROWS.held}', 'worry');
  insert into public.kept_reports (gig_id, title, description, reports, reasons, heard, waits, kept_since)
  values ('${ANN_ROWS.kept}', '${SECRET}', '${SECRET}', 1, array['${SECRET}'], 'unkind', true, now() - interval '31 days');
  insert into public.moderation_decisions (id, gig_id, replaced) overriding system value
  values (${DECISION}, '${ANN_ROWS.hidden}', 'active'), (${DECISION + 1}, '${BOB_ROWS.hidden}', 'active');
  insert into public.form_submissions (id, form_id, payload)
  values ('${ANN_ROWS.submission}', 'contact', jsonb_build_object('email', '${ann.email}', 'message', '${SECRET}'));
  insert into public.guide_messages (id, kind, visitor_hash) values ('${ANN_ROWS.message}', 'model', repeat('a', 64));
  insert into public.guide_spending (day, calls, tokens) values ('${ANN_ROWS.spending}', 7, 900);
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
  /** The column that identifies a row. */
  key: string;
  /** The row of hers that Bob attacks. */
  hers: (family: Family) => string;
  /** The rows that Bob gets when he asks for everything; null if he is refused. */
  seen: ((family: Family) => string[]) | null;
  /** A row that a user could add for themselves: valid for Bob, a forgery for Ann. */
  row: (userId: string) => Row;
  /** A change that users may make to their own rows; null if nobody may make any. */
  change: Row | null;
  /** The number of Bob's rows that the change, or a removal if there is one, can reach. */
  reached: number;
  /** The number of these that the answer has, if it is another: a text of need that is archived is withheld from its account. */
  answered?: number;
}

const his = ({ bob }: Family) => [bob.id];
const her = ({ ann }: Family) => ann.id;

export const SHAPES: Record<Table, Shape> = {
  badge_events: {
    key: "id",
    hers: () => ANN_ROWS.badge,
    seen: () => [BOB_ROWS.badge],
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
    hers: () => ANN_ROWS.enrolment,
    seen: () => [BOB_ROWS.enrolment],
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
    hers: () => ANN_ROWS.goal,
    seen: () => [BOB_ROWS.goal, BOB_ROWS.reached, BOB_ROWS.archivedGoal, BOB_ROWS.missed],
    row: (user_id) => ({ user_id, challenge_type: "savings_goal", target_value: 50, end_date: day(30) }),
    change: { is_deleted: true },
    reached: 3,
  },
  form_submissions: {
    key: "id",
    hers: () => ANN_ROWS.submission,
    seen: null,
    row: () => ({ form_id: "contact", payload: {} }),
    change: null,
    reached: 0,
  },
  guide_messages: {
    key: "id",
    hers: () => ANN_ROWS.message,
    seen: null,
    row: () => ({ kind: "library", visitor_hash: "0".repeat(64) }),
    change: null,
    reached: 0,
  },
  guide_spending: {
    key: "day",
    hers: () => ANN_ROWS.spending,
    seen: null,
    row: () => ({ calls: 1 }),
    change: null,
    reached: 0,
  },
  gig_jar_reports: {
    key: "gig_id",
    hers: () => BOB_ROWS.idea,
    seen: () => [ANN_ROWS.reported],
    row: (user_id) => ({ user_id, gig_id: ANN_ROWS.idea, reason: "Rude" }),
    change: null,
    reached: 0,
  },
  gig_jar_submissions: {
    key: "id",
    hers: () => ANN_ROWS.hidden,
    seen: () => [
      ANN_ROWS.idea,
      ANN_ROWS.featured,
      BOB_ROWS.idea,
      BOB_ROWS.hidden,
      BOB_ROWS.archivedIdea,
      BOB_ROWS.held,
    ],
    row: (user_id) => ({ user_id, title: "Rake leaves", description: "In autumn", image_url: null }),
    change: { is_deleted: true },
    reached: 3,
    answered: 2,
  },
  gig_jar_votes: {
    key: "gig_id",
    hers: () => BOB_ROWS.hidden,
    seen: () => [ANN_ROWS.featured],
    row: (user_id) => ({ user_id, gig_id: BOB_ROWS.idea }),
    change: null,
    reached: 0,
  },
  habit_streaks: {
    key: "id",
    hers: () => ANN_ROWS.habit,
    seen: () => [BOB_ROWS.habit, BOB_ROWS.archivedHabit, BOB_ROWS.habitPaused, BOB_ROWS.habitOfSevenDays],
    row: (user_id) => ({ user_id, habit_name: "Draw" }),
    change: { is_deleted: true },
    reached: 3,
  },
  journal_entries: {
    key: "id",
    hers: () => ANN_ROWS.entry,
    seen: () => [BOB_ROWS.entry],
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
    hers: () => ANN_ROWS.kept,
    seen: null,
    row: () => ({ gig_id: FORGED_ID, title: "Sell", description: "Air", reasons: [], waits: true }),
    change: null,
    reached: 0,
  },
  kindness_quests: {
    key: "id",
    hers: () => ANN_ROWS.quest,
    seen: () => [BOB_ROWS.quest, BOB_ROWS.archivedQuest],
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
    row: () => ({ gig_id: ANN_ROWS.idea, replaced: "hidden" }),
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
    hers: () => ANN_ROWS.hidden,
    seen: null,
    row: (user_id) => ({ user_id, gig_id: ANN_ROWS.idea, heard: "swearing" }),
    change: null,
    reached: 0,
  },
};
