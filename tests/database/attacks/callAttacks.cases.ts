/**
 * Calls of every function on behalf of somebody else or with unintended arguments, and attempts
 * outside the public schema.
 */
import { day } from "#tests/database/actors";
import {
  CHECK_VIOLATED,
  TOO_LONG,
  NO_SUCH_FUNCTION,
  NO_SUCH_SCHEMA,
  NO_SUCH_TABLE,
  REFUSED,
  type Attack,
  type Expected,
} from "./attack";
import { FORGED_ID, ANN_ROWS, BOB_ROWS } from "./victim";

const NO_FIGURES = {
  total_earning: 0,
  total_saving: 0,
  total_spending: 0,
  total_ks_spending: 0,
  se_ratio: 0,
  ks_ratio: 0,
};
const figures = (own: object = {}): Expected => ({ status: 200, data: [{ ...NO_FIGURES, ...own }] });
const week = (p_user_id: unknown) => ({ p_user_id, p_week_start: day(-3), p_week_end: day(3) });
const trend = (p_user_id: string | null, p_weeks: number) => ({
  p_user_id: p_user_id!,
  p_first_day: day(-6),
  p_weeks,
});
const refusedAs = (status: number, code: string): Expected => ({ status, code });

const call = (
  on: string,
  name: string,
  args: Attack["tries"] | object,
  user: Attack["user"],
  more: Partial<Attack> = {},
): Attack => ({
  on,
  verb: "call",
  name,
  tries: typeof args === "function" ? (args as Attack["tries"]) : (client) => client.rpc(on, args),
  user,
  ...more,
});
const AT_ANN = { aimsAtAnn: true } as const;

const STATS: Attack[] = [
  call(
    "calculate_weekly_stats_ksp",
    "her figures of a week",
    (client, { ann }) => client.rpc("calculate_weekly_stats_ksp", week(ann.id)),
    figures(),
    AT_ANN,
  ),
  call(
    "calculate_weekly_stats_ksp",
    "her figures of all time",
    (client, { ann }) =>
      client.rpc("calculate_weekly_stats_ksp", {
        p_user_id: ann.id,
        p_week_start: "-infinity",
        p_week_end: "infinity",
      }),
    figures(),
    AT_ANN,
  ),
  call(
    "calculate_weekly_stats_ksp",
    "her figures, asked for with GET",
    (client, { ann }) => client.rpc("calculate_weekly_stats_ksp", week(ann.id), { get: true }),
    figures(),
    AT_ANN,
  ),
  call(
    "calculate_weekly_stats_ksp",
    "her figures, with a filter that any would pass",
    (client, { ann }) =>
      client.rpc("calculate_weekly_stats_ksp", week(ann.id)).or("total_earning.gte.0,total_earning.lt.0"),
    figures(),
    AT_ANN,
  ),
  call(
    "calculate_weekly_stats_ksp",
    "his own figures, which hers are not in",
    (client, { bob }) => client.rpc("calculate_weekly_stats_ksp", week(bob.id)),
    figures({ total_earning: 10 }),
  ),
  call("calculate_weekly_stats_ksp", "the figures of nobody", week(null), figures()),
  call(
    "calculate_weekly_stats_ksp",
    "an id that would end its quotes",
    week("x' or '1'='1"),
    refusedAs(400, "22P02"),
  ),
  call(
    "calculate_weekly_stats_ksp",
    "a parameter too many",
    { ...week(FORGED_ID), p_role: "service_role" },
    NO_SUCH_FUNCTION,
  ),
  call(
    "calculate_week_trend_ksp",
    "her figures of several weeks",
    (client, { ann }) => client.rpc("calculate_week_trend_ksp", trend(ann.id, 2)),
    { status: 200, data: [-6, 1].map((first) => ({ week_start: day(first), ...NO_FIGURES })) },
    AT_ANN,
  ),
  call("calculate_week_trend_ksp", "more weeks than there are", trend(null, 2_147_483_647), {
    status: 200,
    data: Array.from({ length: 53 }, (_, place) => ({ week_start: day(7 * place - 6), ...NO_FIGURES })),
  }),
  call(
    "calculate_phase_stats_ksp",
    "her figures of a phase",
    (client, { ann }) => client.rpc("calculate_phase_stats_ksp", { p_user_id: ann.id, p_phase_number: 1 }),
    figures({ phase_number: 1 }),
    AT_ANN,
  ),
  ...[0, 7, -1, 2_147_483_647].map((p_phase_number) =>
    call(
      "calculate_phase_stats_ksp",
      `her figures of phase ${p_phase_number}`,
      (client, { ann }) => client.rpc("calculate_phase_stats_ksp", { p_user_id: ann.id, p_phase_number }),
      figures({ phase_number: p_phase_number }),
      AT_ANN,
    ),
  ),
  call(
    "calculate_phase_stats_ksp",
    "a phase past all numbers",
    { p_user_id: FORGED_ID, p_phase_number: 2_147_483_648 },
    refusedAs(400, "22003"),
  ),
];

const OWN_DATA: Attack[] = [
  call(
    "settle_my_challenges",
    "settling for her",
    (client, { ann }) => client.rpc("settle_my_challenges", { p_user_id: ann.id }),
    NO_SUCH_FUNCTION,
    AT_ANN,
  ),
  call("settle_my_challenges", "settling his own, and nobody else's", {}, { status: 200, data: 0 }, AT_ANN),
  ...["2999-01-01", "infinity", "-infinity"].map((p_today) =>
    call("settle_my_challenges", `settling as if it were ${p_today}`, { p_today }, { status: 200, data: 0 }),
  ),
  call(
    "settle_my_challenges",
    "settling with GET, as a link could",
    (client) => client.rpc("settle_my_challenges", {}, { get: true }),
    refusedAs(405, "25006"),
  ),
  ...[
    ["hers", ANN_ROWS.missed],
    ["his that runs", BOB_ROWS.goal],
    ["one that is not there", FORGED_ID],
  ].map(([whose, p_challenge_id]) =>
    call(
      "choose_new_end",
      `choosing an end for ${whose}`,
      { p_challenge_id, p_end_date: day(60) },
      refusedAs(409, "challenge_not_failed"),
      AT_ANN,
    ),
  ),
  ...[day(-9), day(400), "infinity"].map((p_end_date) =>
    call(
      "choose_new_end",
      `choosing the end ${p_end_date}`,
      { p_challenge_id: BOB_ROWS.missed, p_end_date },
      refusedAs(400, "challenge_end_date"),
    ),
  ),
  call(
    "choose_new_end",
    "choosing with GET, as a link could",
    (client) =>
      client.rpc("choose_new_end", { p_challenge_id: BOB_ROWS.missed, p_end_date: day(60) }, { get: true }),
    refusedAs(405, "25006"),
  ),
  call(
    "refresh_my_kpi",
    "counting her figures",
    (client, { ann }) => client.rpc("refresh_my_kpi", { p_today: day(), p_user_id: ann.id }),
    NO_SUCH_FUNCTION,
    AT_ANN,
  ),
  ...[day(-2), day(2), "infinity", null].map((p_today) =>
    call(
      "refresh_my_kpi",
      `counting for ${p_today === day(2) ? "the day after tomorrow" : p_today === day(-2) ? "the day before yesterday" : p_today}`,
      { p_today },
      refusedAs(400, "not_today"),
    ),
  ),
  call(
    "export_my_data",
    "downloading her data",
    (client, { ann }) => client.rpc("export_my_data", { p_user_id: ann.id }),
    NO_SUCH_FUNCTION,
    AT_ANN,
  ),
  call(
    "export_my_data",
    "downloading his own data, which holds none of hers",
    {},
    ({ bob }) => ({
      status: 200,
      data: { account: { id: bob.id }, journal_entries: [{ id: BOB_ROWS.entry }] },
    }),
    AT_ANN,
  ),
  call(
    "delete_my_account",
    "deleting her account",
    (client, { ann }) => client.rpc("delete_my_account", { p_user_id: ann.id }),
    NO_SUCH_FUNCTION,
    AT_ANN,
  ),
  call(
    "delete_my_account",
    "deleting with GET, as a link could",
    (client) => client.rpc("delete_my_account", {}, { get: true }),
    refusedAs(405, "25006"),
  ),
];

const NO_SUCH_IDEA = refusedAs(404, "idea_not_found");
const REPORTS: Attack[] = [
  call("report_idea", "reporting her hidden idea", { p_gig_id: ANN_ROWS.hidden }, NO_SUCH_IDEA, AT_ANN),
  call("report_idea", "reporting her held idea", { p_gig_id: ANN_ROWS.held }, NO_SUCH_IDEA, AT_ANN),
  call(
    "report_idea",
    "reporting her idea that was archived",
    { p_gig_id: ANN_ROWS.archivedIdea },
    NO_SUCH_IDEA,
    AT_ANN,
  ),
  call("report_idea", "reporting an idea that there is not", { p_gig_id: FORGED_ID }, NO_SUCH_IDEA),
  call("report_idea", "reporting no idea at all", { p_gig_id: null }, NO_SUCH_IDEA),
  call(
    "report_idea",
    "reporting in her name",
    (client, { ann }) => client.rpc("report_idea", { p_gig_id: BOB_ROWS.idea, p_user_id: ann.id }),
    NO_SUCH_FUNCTION,
    AT_ANN,
  ),
  call(
    "report_idea",
    "a reason of 501 letters",
    { p_gig_id: ANN_ROWS.idea, p_reason: "x".repeat(501) },
    TOO_LONG,
  ),
  call(
    "report_idea",
    "a reason that shows nothing",
    { p_gig_id: ANN_ROWS.idea, p_reason: "\u200b" },
    CHECK_VIOLATED,
  ),
  // A second report is harmless: it neither counts nor changes the reason.
  call(
    "report_idea",
    "another reason for a report of his",
    { p_gig_id: ANN_ROWS.reported, p_reason: "Worse" },
    { status: 204, data: null },
  ),
];

const OF_THE_SERVICE: Attack[] = [
  call("moderation_queue", "reading what waits for a moderator", {}, REFUSED, AT_ANN),
  call(
    "review_quest",
    "approving her quest",
    { p_quest_id: ANN_ROWS.quest, p_approve: true },
    REFUSED,
    AT_ANN,
  ),
  call("review_quest", "approving his own quest", { p_quest_id: BOB_ROWS.quest, p_approve: true }, REFUSED),
  call("moderation_waiting", "counting what waits for a moderator", {}, REFUSED, AT_ANN),
  call("settle_report", "settling a report", { p_id: ANN_ROWS.kept }, REFUSED, AT_ANN),
  call("settle_disclosure", "settling what a child in need wrote", { p_id: ANN_ROWS.held }, REFUSED, AT_ANN),
  call("settle_disclosure", "settling what he wrote himself", { p_id: BOB_ROWS.held }, REFUSED),
  call(
    "decide_together",
    "deciding about several texts",
    { p_verb: "remove", p_ids: [ANN_ROWS.idea, ANN_ROWS.quest] },
    REFUSED,
    AT_ANN,
  ),
  call("undo_decision", "taking a decision back", { p_id: ANN_ROWS.hidden }, REFUSED, AT_ANN),
  call("undo_decision", "taking back that his own idea is hidden", { p_id: BOB_ROWS.hidden }, REFUSED),
  call("forget_kept_reports", "forgetting what was reported", {}, REFUSED, AT_ANN),
  call("inactive_accounts", "looking for accounts", {}, REFUSED, AT_ANN),
  call("delete_inactive_accounts", "deleting accounts", { p_months: 12 }, REFUSED, AT_ANN),
  call("decide_idea", "hiding her idea", { p_gig_id: ANN_ROWS.idea, p_status: "hidden" }, REFUSED, AT_ANN),
  call(
    "decide_idea",
    "letting his own held idea in",
    { p_gig_id: BOB_ROWS.held, p_status: "active" },
    REFUSED,
  ),
  call("decide_idea", "featuring his own idea", { p_gig_id: BOB_ROWS.idea, p_status: "featured" }, REFUSED),
  call(
    "submit_form",
    "sending a form past the function that takes it",
    { p_form_id: "contact", p_payload: {} },
    REFUSED,
    AT_ANN,
  ),
  call("delete_old_form_submissions", "deleting what others have sent", { p_keep: "0" }, REFUSED, AT_ANN),
  call(
    "count_guide_message",
    "using up somebody's questions",
    { p_kind: "model", p_visitor_hash: "a".repeat(64) },
    REFUSED,
    AT_ANN,
  ),
  call("count_guide_call", "using up the site's calls", { p_most: 1_000_000 }, REFUSED, AT_ANN),
  call("add_guide_tokens", "adding to the site's figures", { p_tokens: 1_000_000 }, REFUSED, AT_ANN),
  call("forget_guide_messages", "forgetting how much was asked", {}, REFUSED, AT_ANN),
  call("scheduled_jobs", "asking when the site cleans up", {}, REFUSED, AT_ANN),
];

const elsewhere = (on: string, verb: Attack["verb"], user: Expected, tries: Attack["tries"]): Attack => ({
  on,
  verb,
  name: "beside the public schema",
  tries,
  user,
  elsewhere: true,
});

const SCHEMAS = [
  "private",
  "auth",
  "storage",
  "extensions",
  "graphql_public",
  "pg_catalog",
  "information_schema",
  "pg_temp",
  "public,auth",
  '"auth"',
];
const ELSEWHERE: Attack[] = [
  ...SCHEMAS.flatMap((schema) => [
    elsewhere(`${schema} users`, "read", NO_SUCH_SCHEMA, (client) =>
      client.schema(schema).from("users").select(),
    ),
    elsewhere(`${schema} users`, "insert", NO_SUCH_SCHEMA, (client) =>
      client.schema(schema).from("users").insert({ id: FORGED_ID, email: "eve@example.com" }),
    ),
    elsewhere(`${schema} daily_usage`, "update", NO_SUCH_SCHEMA, (client) =>
      client.schema(schema).from("daily_usage").update({ used: 0 }).gte("used", 0),
    ),
    elsewhere(`${schema} users`, "delete", NO_SUCH_SCHEMA, (client, { ann }) =>
      client.schema(schema).from("users").delete().eq("id", ann.id),
    ),
    elsewhere(`${schema} settle_all_challenges`, "call", NO_SUCH_SCHEMA, (client) =>
      client.schema(schema).rpc("settle_all_challenges"),
    ),
  ]),
  ...[
    "daily_usage",
    "private.daily_usage",
    "users",
    "auth.users",
    "pg_class",
    "pg_catalog.pg_authid",
    "information_schema.tables",
    '"auth"."users"',
    "profiles;select",
  ].flatMap((table) => [
    elsewhere(table, "read", NO_SUCH_TABLE, (client) => client.from(table).select()),
    elsewhere(table, "delete", NO_SUCH_TABLE, (client) => client.from(table).delete().gte("used", 0)),
  ]),
  ...[
    "settle_all_challenges",
    "settle_challenges_of_caller",
    "private.settle_all_challenges",
    "refresh_own_kpi",
    "export_own_data",
    "delete_own_account",
    "count_votes",
    "make_profile",
    "name_from_metadata",
    "set_config",
    "current_setting",
    "pg_sleep",
    "pg_read_file",
    "version",
    "auth.uid",
  ].map((name) => elsewhere(name, "call", NO_SUCH_FUNCTION, (client) => client.rpc(name))),
];

export const CALL_ATTACKS: Attack[] = [...STATS, ...OWN_DATA, ...REPORTS, ...OF_THE_SERVICE, ...ELSEWHERE];
