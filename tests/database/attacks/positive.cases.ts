/** Calls that must succeed: those of the specification's part 2, section 7, and the site's own. */
import { day } from "#tests/database/actors";
import {
  type AnyClient,
  type SuccessfulReply,
  type Family,
  type Reply,
  type Row,
  type Traces,
  type Verb,
} from "./attack";
import { ANN_ROWS, BOB_ROWS } from "./victim";

export interface Positive {
  /** The call as specified. */
  name: string;
  on: string;
  verb: Verb;
  by?: "service";
  tries: (client: AnyClient, family: Family) => PromiseLike<Reply>;
  answer: SuccessfulReply | ((family: Family) => SuccessfulReply);
  /** The values in Bob's row afterwards. */
  leaves?: Traces;
}

const ok = (data: unknown): SuccessfulReply => ({ status: 200, data });
const CREATED: SuccessfulReply = { status: 201, data: null };
const DONE: SuccessfulReply = { status: 204, data: null };
const NOW = () => new Date().toISOString();

const entry = (user_id: string, detail: Row) => ({ user_id, entry_date: day(), amount: 4.2, ...detail });
const JOURNAL: Positive[] = [
  {
    name: "journal list",
    on: "journal_entries",
    verb: "read",
    tries: (client, { bob }) =>
      client
        .from("journal_entries")
        .select("*")
        .eq("user_id", bob.id)
        .order("entry_date", { ascending: false }),
    answer: ok([{ id: BOB_ROWS.entry, amount: 10 }]),
  },
  ...[
    { entry_type: "E", earning_detail: "E-Allowance" },
    { entry_type: "S", saving_detail: "S-For Goal" },
    { entry_type: "P", spending_detail: "P-KS Needs" },
  ].map((detail): Positive => ({
    name: `journal add, ${detail.entry_type}`,
    on: "journal_entries",
    verb: "insert",
    tries: (client, { bob }) =>
      client.from("journal_entries").insert(entry(bob.id, detail)).select().single(),
    answer: ({ bob }) => ({ status: 201, data: entry(bob.id, detail) }),
    leaves: { added: [detail] },
  })),
  {
    name: "journal correction",
    on: "journal_entries",
    verb: "update",
    tries: (client) => client.from("journal_entries").update({ amount: 11 }).eq("id", BOB_ROWS.entry),
    answer: DONE,
    leaves: { changed: [{ id: BOB_ROWS.entry, amount: 11 }] },
  },
  {
    name: "journal removal",
    on: "journal_entries",
    verb: "delete",
    tries: (client) => client.from("journal_entries").delete().eq("id", BOB_ROWS.entry),
    answer: DONE,
    leaves: { removed: 1 },
  },
  {
    name: "weekly stats",
    on: "calculate_weekly_stats_ksp",
    verb: "call",
    tries: (client, { bob }) =>
      client.rpc("calculate_weekly_stats_ksp", {
        p_user_id: bob.id,
        p_week_start: day(-6),
        p_week_end: day(),
      }),
    answer: ok([{ total_earning: 10, total_spending: 0, se_ratio: 0 }]),
  },
  {
    name: "stats of several weeks",
    on: "calculate_week_trend_ksp",
    verb: "call",
    tries: (client, { bob }) =>
      client.rpc("calculate_week_trend_ksp", { p_user_id: bob.id, p_first_day: day(-13), p_weeks: 2 }),
    answer: ok([
      { week_start: day(-13), total_earning: 0 },
      { week_start: day(-6), total_earning: 10, se_ratio: 0 },
    ]),
  },
  ...[1, 2, 3, 4, 5, 6].map((phase): Positive => ({
    name: `phase stats, phase ${phase}`,
    on: "calculate_phase_stats_ksp",
    verb: "call",
    tries: async (client, { bob }) => {
      await client.from("challenge_participants").insert(enrolment(bob.id)).throwOnError();
      return client.rpc("calculate_phase_stats_ksp", { p_user_id: bob.id, p_phase_number: phase });
    },
    answer: ok([{ total_earning: phase === 1 ? 10 : 0, phase_number: phase }]),
  })),
];

const enrolment = (user_id: string) => ({
  user_id,
  challenge_start_date: day(),
  challenge_end_date: day(90),
  current_phase: 1,
  is_active: true,
});
const CHALLENGE: Positive[] = [
  {
    name: "active participation",
    on: "challenge_participants",
    verb: "read",
    tries: async (client, { bob }) => {
      await client.from("challenge_participants").insert(enrolment(bob.id)).throwOnError();
      return client
        .from("challenge_participants")
        .select("*")
        .eq("user_id", bob.id)
        .eq("is_active", true)
        .single();
    },
    answer: ({ bob }) => ok(enrolment(bob.id)),
  },
  {
    name: "enrol",
    on: "challenge_participants",
    verb: "insert",
    tries: (client, { bob }) => client.from("challenge_participants").insert(enrolment(bob.id)),
    answer: CREATED,
    leaves: { added: [{ challenge_start_date: day(), is_active: true }] },
  },
];

const read = (name: string, on: string, ids: string[]): Positive => ({
  name,
  on,
  verb: "read",
  tries: (client, { bob }) => client.from(on).select("*").eq("user_id", bob.id).eq("is_deleted", false),
  answer: ok(ids.map((id) => ({ id }))),
});
const archive = (on: string, id: string): Positive => ({
  name: `archiving, ${on}`,
  on,
  verb: "update",
  tries: (client) => client.from(on).update({ is_deleted: true }).eq("id", id),
  answer: DONE,
  leaves: { changed: [{ id, is_deleted: true }] },
});
const create = (name: string, on: string, payload: Row): Positive => ({
  name,
  on,
  verb: "insert",
  tries: (client, { bob }) => client.from(on).insert({ user_id: bob.id, ...payload }),
  answer: CREATED,
  leaves: { added: [payload] },
});

const IDEA_SHOWN = { status: "active", is_deleted: false };
const ideas = (client: AnyClient) =>
  client
    .from("gig_jar_submissions")
    .select("*")
    .in("status", ["active", "featured"])
    .eq("is_deleted", false)
    .order("votes", { ascending: false });
const COMMUNITY: Positive[] = [
  read("challenges read", "community_challenges", [BOB_ROWS.goal, BOB_ROWS.reached, BOB_ROWS.missed]),
  create("challenge create", "community_challenges", {
    challenge_type: "savings_goal",
    target_value: 50,
    end_date: day(30),
  }),
  {
    name: "challenge progress",
    on: "community_challenges",
    verb: "update",
    tries: (client) =>
      client
        .from("community_challenges")
        .update({ current_progress: 50, updated_at: NOW() })
        .eq("id", BOB_ROWS.goal),
    answer: DONE,
    leaves: { changed: [{ id: BOB_ROWS.goal, current_progress: 50, status: "completed" }] },
  },
  archive("community_challenges", BOB_ROWS.goal),
  read("habits read", "habit_streaks", [BOB_ROWS.habit, BOB_ROWS.habitPaused, BOB_ROWS.habitOfSevenDays]),
  create("habit create", "habit_streaks", { habit_name: "Draw" }),
  {
    name: "habit log",
    on: "habit_streaks",
    verb: "update",
    tries: (client) =>
      client
        .from("habit_streaks")
        .update({ current_streak: 7, best_streak: 7, last_logged_date: day(), updated_at: NOW() })
        .eq("id", BOB_ROWS.habit),
    answer: DONE,
    leaves: { changed: [{ id: BOB_ROWS.habit, current_streak: 7, best_streak: 7, last_logged_date: day() }] },
  },
  archive("habit_streaks", BOB_ROWS.habit),
  read("quests read", "kindness_quests", [BOB_ROWS.quest]),
  create("quest create", "kindness_quests", { description: "Held a door", image_url: null }),
  archive("kindness_quests", BOB_ROWS.quest),
  {
    name: "gig ideas read",
    on: "gig_jar_submissions",
    verb: "read",
    tries: ideas,
    answer: ok([
      { id: ANN_ROWS.idea, votes: 1, ...IDEA_SHOWN },
      { id: ANN_ROWS.featured, votes: 1, status: "featured" },
      { id: BOB_ROWS.idea, votes: 0, ...IDEA_SHOWN },
    ]),
  },
  create("gig create", "gig_jar_submissions", {
    title: "Rake leaves",
    description: "In autumn",
    image_url: null,
  }),
  archive("gig_jar_submissions", BOB_ROWS.idea),
  {
    name: "gig vote, then refetch all",
    on: "gig_jar_votes",
    verb: "insert",
    tries: async (client, { bob }) => {
      await client.from("gig_jar_votes").insert({ user_id: bob.id, gig_id: ANN_ROWS.idea }).throwOnError();
      return ideas(client);
    },
    answer: ok([{ id: ANN_ROWS.idea, votes: 2 }, { id: ANN_ROWS.featured, votes: 1 }, { id: BOB_ROWS.idea }]),
  },
  {
    name: "which ideas one has voted for",
    on: "gig_jar_votes",
    verb: "read",
    tries: (client) => client.from("gig_jar_votes").select("gig_id"),
    answer: ok([{ gig_id: ANN_ROWS.featured }]),
  },
  {
    name: "which ideas one has reported",
    on: "gig_jar_reports",
    verb: "read",
    tries: (client) => client.from("gig_jar_reports").select("gig_id"),
    answer: ok([{ gig_id: ANN_ROWS.reported }]),
  },
  {
    name: "badges read",
    on: "badge_events",
    verb: "read",
    tries: (client, { bob }) =>
      client
        .from("badge_events")
        .select("*")
        .eq("user_id", bob.id)
        .eq("is_active", true)
        .order("earned_at", { ascending: false }),
    answer: ok([{ id: BOB_ROWS.badge, badge_type: "streak_champ" }]),
  },
  create("badge award", "badge_events", {
    badge_type: "streak_champ",
    badge_level: "bronze",
    source: "habit_streak",
  }),
];

const OWN: Positive[] = [
  {
    name: "profile read",
    on: "profiles",
    verb: "read",
    tries: (client, { bob }) => client.from("profiles").select("*").eq("user_id", bob.id).maybeSingle(),
    answer: ok({ first_name: "Bob", current_quadrant: "QIV" }),
  },
  {
    name: "profile update",
    on: "profiles",
    verb: "update",
    tries: (client, { bob }) =>
      client
        .from("profiles")
        .update({ first_name: "Bobby", earning_score: 74, spending_score: 26 })
        .eq("user_id", bob.id)
        .select()
        .single(),
    answer: ok({ first_name: "Bobby", earning_score: 74, spending_score: 26, current_quadrant: "QII" }),
    leaves: { changed: [{ first_name: "Bobby" }] },
  },
  {
    name: "KPI read",
    on: "kpi_data",
    verb: "read",
    tries: (client, { bob }) => client.from("kpi_data").select("*").eq("user_id", bob.id).single(),
    answer: ok({ earning_score: 40, weekly_earnings: 10, total_goals: 3, goals_completed: 1 }),
  },
  {
    name: "KPI update",
    on: "kpi_data",
    verb: "update",
    tries: (client, { bob }) =>
      client
        .from("kpi_data")
        .update({ weekly_earnings: 60, knowledge_points: 20 })
        .eq("user_id", bob.id)
        .select()
        .single(),
    answer: ok({ weekly_earnings: 10, knowledge_points: 20 }),
    leaves: { changed: [{ knowledge_points: 20 }] },
  },
  {
    name: "counting the figures of today",
    on: "refresh_my_kpi",
    verb: "call",
    tries: (client) => client.rpc("refresh_my_kpi", { p_today: day() }),
    answer: DONE,
  },
  {
    name: "settling one's challenges",
    on: "settle_my_challenges",
    verb: "call",
    tries: async (client, { bob }) => {
      await client
        .from("community_challenges")
        .insert({ user_id: bob.id, challenge_type: "savings_goal", target_value: 5, end_date: day() })
        .throwOnError();
      return client.rpc("settle_my_challenges", { p_today: day(1) });
    },
    answer: ok(1),
  },
  {
    name: "choosing a new end",
    on: "choose_new_end",
    verb: "call",
    tries: async (client) => {
      await client
        .rpc("choose_new_end", { p_challenge_id: BOB_ROWS.missed, p_end_date: day(60) })
        .throwOnError();
      return client.from("community_challenges").select("status, end_date").eq("id", BOB_ROWS.missed);
    },
    answer: ok([{ status: "active", end_date: day(60) }]),
  },
  {
    name: "reporting an idea",
    on: "report_idea",
    verb: "call",
    tries: async (client) => {
      await client.rpc("report_idea", { p_gig_id: ANN_ROWS.idea, p_reason: "It is unkind" }).throwOnError();
      return client.from("gig_jar_reports").select().eq("gig_id", ANN_ROWS.idea);
    },
    answer: ok([{ reason: "It is unkind", handled_at: null, can_hide: false }]),
  },
  {
    name: "downloading one's data",
    on: "export_my_data",
    verb: "call",
    tries: (client) => client.rpc("export_my_data"),
    answer: ({ bob }) =>
      ok({ account: { email: bob.email }, gig_jar_votes: [{ gig_id: ANN_ROWS.featured }], kpi_data: [{}] }),
  },
  {
    name: "deleting one's account",
    on: "delete_my_account",
    verb: "call",
    tries: async (client) => {
      await client.rpc("delete_my_account").throwOnError();
      return client.from("profiles").select();
    },
    answer: ok([]),
  },
];

const SERVICE: Positive[] = [
  {
    name: "taking a form",
    on: "submit_form",
    verb: "call",
    by: "service",
    tries: async (client) => {
      await client.rpc("submit_form", { p_form_id: "gifts", p_payload: { book: "level1" } }).throwOnError();
      return client.from("form_submissions").select().eq("form_id", "gifts");
    },
    answer: ok([{ payload: { book: "level1" } }]),
  },
  {
    name: "forgetting old forms",
    on: "delete_old_form_submissions",
    verb: "call",
    by: "service",
    tries: (client) => client.rpc("delete_old_form_submissions", { p_keep: "0" }),
    answer: ok(1),
  },
  {
    name: "counting a question to the guide",
    on: "count_guide_message",
    verb: "call",
    by: "service",
    tries: async (client) => {
      await client
        .rpc("count_guide_message", { p_kind: "model", p_visitor_hash: "b".repeat(64) })
        .throwOnError();
      return client.from("guide_messages").select().eq("visitor_hash", "b".repeat(64));
    },
    answer: ok([{}]),
  },
  {
    name: "counting a call of the guide's provider",
    on: "count_guide_call",
    verb: "call",
    by: "service",
    tries: (client) => client.rpc("count_guide_call", { p_most: 5 }),
    answer: ok(true),
  },
  {
    name: "adding tokens",
    on: "add_guide_tokens",
    verb: "call",
    by: "service",
    tries: async (client) => {
      await client.rpc("count_guide_call", { p_most: 5 }).throwOnError();
      await client.rpc("add_guide_tokens", { p_tokens: 40 }).throwOnError();
      return client.from("guide_spending").select().eq("tokens", 40);
    },
    answer: ok([{ calls: 1 }]),
  },
  {
    name: "forgetting old questions",
    on: "forget_guide_messages",
    verb: "call",
    by: "service",
    tries: (client) => client.rpc("forget_guide_messages"),
    answer: ok(0),
  },
  {
    name: "which jobs run by themselves",
    on: "scheduled_jobs",
    verb: "call",
    by: "service",
    tries: (client) => client.rpc("scheduled_jobs"),
    answer: ok(
      [
        "settle-challenges",
        "forget-old-forms",
        "forget-guide-messages",
        "forget-old-sign-ins",
        "forget-kept-reports",
        "forget-inactive-accounts",
      ].map((job) => ({ job, is_scheduled: false, last_start: null })),
    ),
  },
  {
    name: "what waits for a moderator",
    on: "moderation_queue",
    verb: "call",
    by: "service",
    tries: (client) => client.rpc("moderation_queue").select("card, id, kind, heard"),
    answer: ok([
      { card: 1, id: ANN_ROWS.held, kind: "idea", heard: "crisis" },
      { card: 1, id: ANN_ROWS.reported, kind: "idea", heard: null },
      { card: 1, id: ANN_ROWS.quest, kind: "quest", heard: null },
      { card: 2, id: BOB_ROWS.held, kind: "idea", heard: "worry" },
      { card: 2, id: BOB_ROWS.idea, kind: "idea", heard: null },
      { card: 2, id: BOB_ROWS.quest, kind: "quest", heard: null },
      { card: 3, id: ANN_ROWS.kept, kind: "kept", heard: "unkind" },
    ]),
  },
  {
    name: "deciding about several texts of a writer",
    on: "decide_together",
    verb: "call",
    by: "service",
    tries: async (client) => {
      const texts = [BOB_ROWS.idea, BOB_ROWS.held, BOB_ROWS.quest];
      await client.rpc("decide_together", { p_verb: "accept", p_ids: texts }).throwOnError();
      return client.from("kindness_quests").select("status").eq("id", BOB_ROWS.quest);
    },
    answer: ok([{ status: "approved" }]),
  },
  {
    name: "approving a quest",
    on: "review_quest",
    verb: "call",
    by: "service",
    tries: (client) => client.rpc("review_quest", { p_quest_id: BOB_ROWS.quest, p_approve: true }),
    answer: ok(true),
  },
  {
    name: "featuring an idea",
    on: "decide_idea",
    verb: "call",
    by: "service",
    tries: (client) => client.rpc("decide_idea", { p_gig_id: BOB_ROWS.idea, p_status: "featured" }),
    answer: ok(true),
  },
  {
    name: "taking that back",
    on: "undo_decision",
    verb: "call",
    by: "service",
    tries: async (client) => {
      await client.rpc("decide_idea", { p_gig_id: BOB_ROWS.idea, p_status: "featured" }).throwOnError();
      await client.rpc("undo_decision", { p_id: BOB_ROWS.idea }).throwOnError();
      return client
        .from("gig_jar_submissions")
        .select("status, gig_jar_reports(handled_at, upheld)")
        .eq("id", BOB_ROWS.idea);
    },
    answer: ok([{ status: "active", gig_jar_reports: [{ handled_at: null, upheld: null }] }]),
  },
  {
    name: "how much waits for a moderator",
    on: "moderation_waiting",
    verb: "call",
    by: "service",
    tries: (client) => client.rpc("moderation_waiting"),
    answer: ok([{ waiting: 3, urgent: 1 }]),
  },
  {
    name: "settling a report that outlived its idea",
    on: "settle_report",
    verb: "call",
    by: "service",
    tries: (client) => client.rpc("settle_report", { p_id: ANN_ROWS.kept }),
    answer: ok(true),
  },
  {
    name: "settling what a child in need wrote",
    on: "settle_disclosure",
    verb: "call",
    by: "service",
    tries: async (client) => {
      await client.rpc("settle_disclosure", { p_id: ANN_ROWS.held }).throwOnError();
      return client.from("moderation_decisions").select().eq("gig_id", ANN_ROWS.held);
    },
    answer: ok([{ stays_private: true, replaced: "held", replaced_needs_help: "crisis" }]),
  },
  {
    name: "forgetting old reports",
    on: "forget_kept_reports",
    verb: "call",
    by: "service",
    tries: (client) => client.rpc("forget_kept_reports"),
    answer: ok(1),
  },
  {
    name: "looking for accounts that nobody uses",
    on: "inactive_accounts",
    verb: "call",
    by: "service",
    tries: (client) => client.rpc("inactive_accounts"),
    answer: ({ ann }) => ok([{ id: ann.id }]),
  },
  {
    name: "deleting those",
    on: "delete_inactive_accounts",
    verb: "call",
    by: "service",
    tries: async (client) => {
      await client.rpc("delete_inactive_accounts").throwOnError();
      return client.from("profiles").select();
    },
    answer: ({ bob }) => ok([{ user_id: bob.id }]),
  },
];

export const POSITIVES: Positive[] = [...JOURNAL, ...CHALLENGE, ...COMMUNITY, ...OWN, ...SERVICE];
