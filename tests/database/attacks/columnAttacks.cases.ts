/** Every column of every table: who decides its value, and what happens to a forged one. */
import { day } from "#tests/database/actors";
import type { Family, Row, Table } from "./attack";
import { DECISION, FORGED_ID, ANN_ROWS, BOB_ROWS } from "./victim";

/**
 * `his`: the user decides, and the value is stored as sent. `refused`: 42501, and nothing is stored. A row: accepted
 * because a specified payload carries the column, and overwritten with this value.
 */
export type ColumnOutcome = "his" | "refused" | Row;

export interface Column {
  /** The values sent: the column itself, and other columns it needs. */
  sent: (family: Family) => Row;
  insert: ColumnOutcome;
  update: ColumnOutcome;
}

interface ForgedTable {
  /** A row that Bob may add, before the column is added to it. */
  base: (family: Family) => Row;
  /** The key of the row of his that is updated. */
  target: (family: Family) => string;
  columns: Record<string, Column>;
}

const LONG_AGO = "2000-01-01T00:00:00+00:00";
const column = (
  sent: Row | Column["sent"],
  insert: ColumnOutcome,
  update: ColumnOutcome = insert,
): Column => ({
  sent: typeof sent === "function" ? sent : () => sent,
  insert,
  update,
});
/** The database decides ids, times and the owner in every table. */
const id = column({ id: FORGED_ID }, "refused");
const user_id = column(({ ann }) => ({ user_id: ann.id }), "refused");
const time = (name: string) => column({ [name]: LONG_AGO }, "refused");

export const FORGED_TABLES: Record<Table, ForgedTable> = {
  badge_events: {
    base: ({ bob }) => ({
      user_id: bob.id,
      badge_type: "streak_champ",
      badge_level: "bronze",
      source: "habit_streak",
    }),
    target: () => BOB_ROWS.badge,
    columns: {
      id,
      user_id,
      // Only a badge that has been earned is accepted (`ruleAttacks.cases.ts` tries the others).
      badge_type: column({ badge_type: "streak_champ" }, "his", "refused"),
      badge_level: column({ badge_level: "bronze" }, "his", "refused"),
      source: column({ source: "habit_streak" }, "his", "refused"),
      earned_at: time("earned_at"),
      is_active: column({ is_active: false }, "refused"),
      habit_id: column({ habit_id: ANN_ROWS.habit }, "refused"),
      run_started_on: column({ run_started_on: day(-400) }, "refused"),
    },
  },
  challenge_participants: {
    base: ({ bob }) => ({ user_id: bob.id, challenge_start_date: day(), challenge_end_date: day(90) }),
    target: () => BOB_ROWS.enrolment,
    columns: {
      id,
      user_id,
      challenge_start_date: column(
        { challenge_start_date: "2020-01-01", challenge_end_date: "2020-03-31" },
        { challenge_start_date: day(), challenge_end_date: day(90) },
        "refused",
      ),
      challenge_end_date: column(
        { challenge_end_date: "2099-12-31" },
        { challenge_end_date: day(90) },
        "refused",
      ),
      current_phase: column({ current_phase: 6 }, { current_phase: 1 }, "refused"),
      is_active: column({ is_active: false }, { is_active: true }, "refused"),
      created_at: time("created_at"),
    },
  },
  community_challenges: {
    base: ({ bob }) => ({
      user_id: bob.id,
      challenge_type: "savings_goal",
      target_value: 50,
      end_date: day(30),
    }),
    target: () => BOB_ROWS.goal,
    columns: {
      id,
      user_id,
      challenge_type: column({ challenge_type: "habit_streak" }, "his", "refused"),
      target_value: column({ target_value: 1 }, "his", "refused"),
      current_progress: column({ current_progress: 30 }, "refused", "his"),
      title: column({ title: "A bike" }, "refused", "his"),
      picture: column({ picture: "bike" }, "refused", "his"),
      needs_help: column({ needs_help: "worry" }, "refused"),
      is_withheld: column({ is_withheld: true }, "refused"),
      end_date: column({ end_date: day(300) }, "his", "refused"),
      status: column({ status: "completed" }, "refused"),
      is_deleted: column({ is_deleted: true }, "refused", "his"),
      created_at: time("created_at"),
      updated_at: { ...time("updated_at"), update: {} },
    },
  },
  form_submissions: {
    base: () => ({ form_id: "contact", payload: {} }),
    target: () => ANN_ROWS.submission,
    columns: {
      id,
      form_id: column({ form_id: "gifts" }, "refused"),
      payload: column({ payload: { email: "bob@example.com" } }, "refused"),
      visitor_hash: column({ visitor_hash: "0".repeat(64) }, "refused"),
      created_at: time("created_at"),
    },
  },
  guide_messages: {
    base: () => ({ kind: "model" }),
    target: () => ANN_ROWS.message,
    columns: {
      id,
      kind: column({ kind: "library" }, "refused"),
      visitor_hash: column({ visitor_hash: "0".repeat(64) }, "refused"),
      created_at: time("created_at"),
    },
  },
  guide_spending: {
    base: () => ({ day: day(-3), calls: 1 }),
    target: () => ANN_ROWS.spending,
    columns: {
      day: column({ day: day(-2) }, "refused"),
      calls: column({ calls: 1 }, "refused"),
      tokens: column({ tokens: 0 }, "refused"),
    },
  },
  gig_jar_reports: {
    base: ({ bob }) => ({ user_id: bob.id, gig_id: ANN_ROWS.idea }),
    target: () => ANN_ROWS.reported,
    columns: {
      user_id,
      gig_id: column({ gig_id: ANN_ROWS.idea }, "refused"),
      reason: column({ reason: "Rude" }, "refused"),
      created_at: time("created_at"),
      handled_at: time("handled_at"),
      upheld: column({ upheld: false, handled_at: day() }, "refused"),
      can_hide: column({ can_hide: true }, "refused"),
    },
  },
  gig_jar_submissions: {
    base: ({ bob }) => ({ user_id: bob.id, title: "Rake leaves", description: "In autumn", image_url: null }),
    target: () => BOB_ROWS.idea,
    columns: {
      id,
      user_id,
      title: column({ title: "Mow lawns" }, "his", "refused"),
      description: column({ description: "In summer" }, "his", "refused"),
      image_url: column({ image_url: "https://example.com/a.png" }, { image_url: null }, "refused"),
      status: column({ status: "featured" }, "refused"),
      votes: column({ votes: 1000 }, "refused"),
      created_at: time("created_at"),
      needs_help: column({ needs_help: "abuse" }, "refused"),
      is_withheld: column({ is_withheld: true }, "refused"),
      held_from: column({ held_from: "featured" }, "refused"),
      is_deleted: column({ is_deleted: true }, "refused", "his"),
    },
  },
  gig_jar_votes: {
    base: ({ bob }) => ({ user_id: bob.id, gig_id: BOB_ROWS.idea }),
    target: () => ANN_ROWS.featured,
    columns: {
      user_id,
      gig_id: column({ gig_id: BOB_ROWS.idea }, "his", "refused"),
      created_at: time("created_at"),
    },
  },
  habit_streaks: {
    base: ({ bob }) => ({ user_id: bob.id, habit_name: "Draw" }),
    target: () => BOB_ROWS.habit,
    columns: {
      id,
      user_id,
      habit_name: column({ habit_name: "Paint" }, "his", "refused"),
      current_streak: column(
        { current_streak: 7, best_streak: 7, last_logged_date: day() },
        "refused",
        "his",
      ),
      best_streak: column({ best_streak: 7, current_streak: 7, last_logged_date: day() }, "refused", "his"),
      last_logged_date: column(
        { last_logged_date: day(), current_streak: 7, best_streak: 7 },
        "refused",
        "his",
      ),
      status: column({ status: "paused" }, "refused"),
      needs_help: column({ needs_help: "worry" }, "refused"),
      is_withheld: column({ is_withheld: true }, "refused"),
      is_deleted: column({ is_deleted: true }, "refused", "his"),
      created_at: time("created_at"),
      updated_at: { ...time("updated_at"), update: {} },
    },
  },
  journal_entries: {
    base: ({ bob }) => ({
      user_id: bob.id,
      entry_date: day(),
      entry_type: "E",
      amount: 2,
      earning_detail: "E-Chore",
    }),
    target: () => BOB_ROWS.entry,
    columns: {
      id,
      user_id,
      entry_date: column({ entry_date: "2026-01-02" }, "his"),
      entry_type: column({ entry_type: "S", earning_detail: null, saving_detail: "S-Others" }, "his"),
      amount: column({ amount: 3.25 }, "his"),
      earning_detail: column({ earning_detail: "E-Allowance" }, "his"),
      saving_detail: column({ saving_detail: "S-For Goal", entry_type: "S", earning_detail: null }, "his"),
      spending_detail: column({ spending_detail: "P-Wants", entry_type: "P", earning_detail: null }, "his"),
      client_id: column({ client_id: FORGED_ID }, "his", "refused"),
      created_at: time("created_at"),
      updated_at: time("updated_at"),
    },
  },
  kept_reports: {
    base: () => ({
      gig_id: FORGED_ID,
      title: "Sell",
      description: "Air",
      reports: 1,
      reasons: [],
      waits: true,
    }),
    target: () => ANN_ROWS.kept,
    columns: {
      gig_id: column({ gig_id: ANN_ROWS.idea }, "refused"),
      title: column({ title: "Buy" }, "refused"),
      description: column({ description: "Sand" }, "refused"),
      reports: column({ reports: 9 }, "refused"),
      reasons: column({ reasons: ["Rude"] }, "refused"),
      heard: column({ heard: "crisis" }, "refused"),
      waits: column({ waits: false }, "refused"),
      kept_since: time("kept_since"),
    },
  },
  kindness_quests: {
    base: ({ bob }) => ({ user_id: bob.id, description: "Held a door", image_url: null }),
    target: () => BOB_ROWS.quest,
    columns: {
      id,
      user_id,
      description: column({ description: "Held two doors" }, "his", "refused"),
      image_url: column({ image_url: "https://example.com/a.jpg" }, { image_url: null }, "refused"),
      status: column({ status: "approved" }, "refused"),
      submitted_at: time("submitted_at"),
      needs_help: column({ needs_help: "crisis" }, "refused"),
      is_withheld: column({ is_withheld: true }, "refused"),
      is_deleted: column({ is_deleted: true }, "refused", "his"),
    },
  },
  kpi_data: {
    base: ({ bob }) => ({ user_id: bob.id }),
    target: ({ bob }) => bob.id,
    columns: {
      user_id,
      earning_score: column({ earning_score: 100 }, "refused", { earning_score: 40 }),
      spending_score: column({ spending_score: 100 }, "refused", { spending_score: 60 }),
      savings_rate: column({ savings_rate: 99 }, "refused", { savings_rate: 0 }),
      weekly_earnings: column({ weekly_earnings: 60 }, "refused", { weekly_earnings: 10 }),
      weekly_spending: column({ weekly_spending: 60 }, "refused", { weekly_spending: 0 }),
      streak_days: column({ streak_days: 365 }, "refused", { streak_days: 1 }),
      goals_completed: column({ goals_completed: 99 }, "refused", { goals_completed: 1 }),
      total_goals: column({ total_goals: 99 }, "refused", { total_goals: 3 }),
      knowledge_points: column({ knowledge_points: 100_000 }, "refused", "his"),
      updated_at: time("updated_at"),
    },
  },
  moderation_decisions: {
    base: () => ({ gig_id: ANN_ROWS.idea, replaced: "hidden" }),
    target: () => String(DECISION),
    columns: {
      id: column({ id: 8 }, "refused"),
      gig_id: column({ gig_id: BOB_ROWS.idea }, "refused"),
      // A decision concerns one thing; a check would refuse two.
      quest_id: column({ quest_id: BOB_ROWS.quest, gig_id: null }, "refused"),
      guide_report_id: column({ guide_report_id: ANN_ROWS.submission, gig_id: null }, "refused"),
      kept_report_id: column({ kept_report_id: ANN_ROWS.kept, gig_id: null }, "refused"),
      stays_private: column({ stays_private: true }, "refused"),
      replaced: column({ replaced: "active" }, "refused"),
      replaced_held_from: column({ replaced_held_from: "active" }, "refused"),
      replaced_needs_help: column({ replaced_needs_help: "crisis" }, "refused"),
      replaced_waits: column({ replaced_waits: true }, "refused"),
      decided_at: time("decided_at"),
      upheld: column({ upheld: false }, "refused"),
    },
  },
  profiles: {
    base: ({ bob }) => ({ user_id: bob.id }),
    target: ({ bob }) => bob.id,
    columns: {
      user_id,
      first_name: column({ first_name: "Eve" }, "refused", "his"),
      last_name: column({ last_name: "Evans" }, "refused", "his"),
      earning_score: column({ earning_score: 100, spending_score: 0 }, "refused", "his"),
      spending_score: column({ spending_score: 100, earning_score: 0 }, "refused", "his"),
      current_quadrant: column({ current_quadrant: "QII" }, "refused", { current_quadrant: "QIV" }),
      created_at: time("created_at"),
      updated_at: time("updated_at"),
    },
  },
  text_judgements: {
    base: ({ bob }) => ({ user_id: bob.id, gig_id: BOB_ROWS.idea, heard: "swearing" }),
    target: () => BOB_ROWS.hidden,
    columns: {
      user_id,
      gig_id: column({ gig_id: ANN_ROWS.idea }, "refused"),
      quest_id: column({ quest_id: BOB_ROWS.quest, gig_id: null }, "refused"),
      heard: column({ heard: "contact" }, "refused"),
    },
  },
};
