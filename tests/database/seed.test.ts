/**
 * The demo family of supabase/seed.sql: it can be applied, even twice; its members can sign in; and
 * it comes only on request.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { DEMO_ACCOUNT } from "#scripts/serving/announce";
import { anonymousClient } from "./actors";

let backend: Backend;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost", demo: true });
});
afterAll(() => backend.close());

const signIn = async (email: string) => {
  const client = anonymousClient(backend);
  const { data, error } = await client.auth.signInWithPassword({
    email,
    password: DEMO_ACCOUNT.password,
  });
  expect(error).toBeNull();
  return { client, id: data.user!.id };
};
const lookAround = async (email: string) => {
  const { client, id } = await signIn(email);
  const own = async (
    table: "journal_entries" | "challenge_participants" | "community_challenges" | "habit_streaks",
  ) => (await client.from(table).select("id").eq("user_id", id)).data?.length;
  const { data: ideas } = await client
    .from("gig_jar_submissions")
    .select("title, votes")
    .order("votes", { ascending: false });
  const { data: profile } = await client.from("profiles").select("first_name, current_quadrant").single();
  return {
    profile,
    ideas,
    entries: await own("journal_entries"),
    enrolments: await own("challenge_participants"),
    goals: await own("community_challenges"),
    habits: await own("habit_streaks"),
  };
};

const IDEAS = [
  { title: "Water the neighbours' plants", votes: 2 },
  { title: "Bicycle wash", votes: 1 },
];

it.each([
  [
    "grace@example.com",
    {
      profile: { first_name: "Grace", current_quadrant: null },
      entries: 0,
      enrolments: 0,
      goals: 0,
      habits: 0,
    },
  ],
  [
    DEMO_ACCOUNT.email,
    {
      profile: { first_name: "Ann", current_quadrant: null },
      entries: 30,
      enrolments: 1,
      goals: 1,
      habits: 1,
    },
  ],
  [
    "ben@example.com",
    {
      profile: { first_name: "Ben", current_quadrant: "QII" },
      entries: 30,
      enrolments: 1,
      goals: 1,
      habits: 1,
    },
  ],
])("%s signs in and finds what is theirs, after a second loading too", async (email, expected) => {
  expect(await lookAround(email)).toEqual({ ideas: IDEAS, ...expected });
  await backend.loadDemo();
  expect(await lookAround(email)).toEqual({ ideas: IDEAS, ...expected });
});

it("a child's scorecard shows the child's own figures", async () => {
  const { client, id } = await signIn("ben@example.com");
  const { data } = await client.from("kpi_data").select().eq("user_id", id).single();
  expect(data).toMatchObject({ earning_score: 66, spending_score: 34, goals_completed: 1, total_goals: 1 });
  expect(data!.savings_rate).toBeCloseTo((6 / 19) * 100, 1);
});

it("without being asked for it is not there", async () => {
  const empty = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  try {
    const { error } = await anonymousClient(empty).auth.signInWithPassword({
      email: "ann@example.com",
      password: DEMO_ACCOUNT.password,
    });
    expect(error?.code).toBe("invalid_credentials");
  } finally {
    await empty.close();
  }
});
