/** The doctor on a project where everything is right, and on one for each thing that it can find wrong. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import { joinChannel } from "#scripts/doctor/realtime";
import { migrationVersions, tablesOfMigrations } from "#scripts/doctor/migrations";
import { headersAt } from "#scripts/site/parseHeaders";
import {
  AUTH_CONFIG,
  AUTH_SETTINGS,
  examined,
  file,
  jobsWith,
  json,
  KEY,
  leadTo,
  PROJECT,
  CATALOGUES,
  rowsOf,
  rules,
  script,
  SITE,
  type Answers,
  type Examination,
} from "./doctorProject";

const POLICY = headersAt(rules, "/")["Content-Security-Policy"]!;
const versions = migrationVersions();
const found = (names: Record<string, readonly string[]>): Answers => ({
  "management /database/query/read-only": rowsOf({ ...CATALOGUES, ...names }),
});
const auth = (changed: object): Answers => ({
  "management /config/auth": json({ ...AUTH_CONFIG, ...changed }),
});
const settings = (changed: object): Answers => ({
  "project /auth/v1/settings": json({ ...AUTH_SETTINGS, ...changed }),
});
const signUpBy = (changed: object) => settings({ external: { ...AUTH_SETTINGS.external, ...changed } });
const refusal = (error_code: string) => json({ error_code, msg: "no" }, 400);
const jobs = (answer: ReturnType<typeof json>): Answers => ({
  "project /rest/v1/rpc/scheduled_jobs": answer,
});
const queue = (urgent: number, oldest: Date): Answers => ({
  "project /rest/v1/rpc/moderation_waiting": json([{ urgent, oldest_urgent: oldest.toISOString() }]),
});
const forms = (answer: ReturnType<typeof json>): Answers => ({ "project /functions/v1/forms": answer });
const guide = (answer: ReturnType<typeof json>): Answers => ({
  "project /functions/v1/ms-sparkle-chat": answer,
});
const links = (target: (wanted: string) => string): Answers => ({
  "project /auth/v1/verify": leadTo(target),
});
const page = (path: string, answer: ReturnType<typeof json>): Answers => ({ [`site ${path}`]: answer });
const schemas = (names: string) =>
  json({ message: "Invalid schema: doctor", hint: `Only the following schemas are exposed: ${names}` }, 406);

/** The line that is wrong, what the project answers, and a part of what the line says. */
const FAULTS: readonly (readonly [line: string, answers: Answers, says: string])[] = [
  [
    "Migrations",
    found({ schema_migrations: versions.slice(1) }),
    `${versions[0]} not applied: wrong: apply them`,
  ],
  [
    "Migrations",
    found({ schema_migrations: [...versions, "2099"] }),
    "2099 applied, but not among the site's",
  ],
  ["Rules for texts", found({ text_rules_version: [] }), "none, so every text is held"],
  ["Rules for texts", found({ text_rules_version: ["0123456789abcdef"] }), "0123456789abcdef, and not "],
  ["Tables", { "project /rest/v1/profiles": json([]) }, "a stranger can read profiles"],
  ["Tables", { "project /rest/v1/profiles": json({ code: "PGRST205" }, 404) }, "there is no profiles"],
  ["Rights", found({ pg_class: ["leftover"] }), "leftover open to strangers"],
  ["Published tables", found({ pg_publication_tables: ["leftover"] }), "Realtime publishes leftover"],
  ["Scheduled jobs", jobs(jobsWith({ is_scheduled: false })), "settle-challenges not scheduled"],
  ["Scheduled jobs", jobs(jobsWith({ last_status: "failed" })), "the last run of settle-challenges failed"],
  ["Scheduled jobs", jobs(json([])), "the list is empty"],
  ["Scheduled jobs", jobs(json({}, 404)), "the database has no list of them"],
  ["Scheduled jobs", jobs(json({}, 401)), "SUPABASE_SECRET_KEY was refused"],
  [
    "Children in need",
    queue(2, new Date(Date.now() - 26 * 3_600_000)),
    "2 unanswered, the oldest for 26 hours",
  ],
  ["Function forms", forms(json({}, 404)), "it is not deployed"],
  ["Function forms", forms(json({}, 401)), "--no-verify-jwt"],
  ["Function forms", forms(json({}, 405)), "it does not know the key in SUPABASE_SECRET_KEY"],
  ["Function ms-sparkle-chat", guide(json({}, 503)), "it answers with 503"],
  [
    "Function ms-sparkle-chat",
    guide(json({}, 405, { "X-Missing": "a secret key" })),
    "it is missing a secret key",
  ],
  ["Sign-up", settings({ disable_signup: true }), "nobody can sign up by e-mail"],
  ["Sign-up", signUpBy({ anonymous_users: true }), "without an address"],
  ["Sign-up", signUpBy({ phone: true }), "sign up by phone"],
  ["E-mail confirmation", settings({ mailer_autoconfirm: true }), "off: wrong: switch on “Confirm email”"],
  ["Redirect addresses", links(() => "env(SITE_URL)"), "the site's address is env(SITE_URL)"],
  ["Redirect addresses", links((wanted) => wanted), "may lead to https://doctor.invalid/"],
  [
    "Redirect addresses",
    links((wanted) => (wanted.includes("localhost") ? wanted : SITE)),
    "may lead to http://localhost:3000/",
  ],
  ["Redirect addresses", links(() => "http://localhost:3000"), "the site's address is http://localhost:3000"],
  [
    "Redirect addresses",
    auth({ uri_allow_list: `${SITE}/**,https://*.pages.example/**` }),
    "may also lead to https://*.pages.example/**",
  ],
  ["Captcha", { "project /auth/v1/token": refusal("captcha_failed") }, "the site shows none"],
  ["Own mail server", auth({ smtp_host: null }), "only members of your team get e-mails"],
  ["E-mails an hour", auth({ rate_limit_email_sent: 2 }), "2: wrong: allow at least 60"],
  [
    "Unconfirmed addresses",
    auth({ mailer_allow_unverified_email_sign_ins: true }),
    "they can sign in: wrong",
  ],
  ["Change of e-mail address", auth({ mailer_secure_email_change_enabled: false }), "“Secure email change”"],
  [
    "Change of password",
    auth({ security_update_password_require_reauthentication: false }),
    "“Secure password change”",
  ],
  ["Leaked passwords", auth({ password_hibp_enabled: false }), "off: wrong"],
  ["Codes in e-mails", auth({ mailer_otp_length: 8 }), "8: wrong: set “Email OTP length” to 6"],
  ["Two-step verification", auth({ mfa_totp_enroll_enabled: false }), "off: wrong"],
  ["Sessions", auth({ refresh_token_rotation_enabled: false }), "a stolen refresh token keeps working"],
  ["Sessions", auth({ jwt_exp: 604_800 }), "a token stays valid for up to 604800 seconds"],
  ["Linking of accounts", auth({ external_google_enabled: true }), "off, although"],
  ["E-mail templates", auth({ mailer_subjects_recovery: "Reset" }), "recovery not as in supabase/templates"],
  [
    "E-mail templates",
    auth({ mailer_templates_invite_content: null }),
    "invite not as in supabase/templates",
  ],
  [
    "Exposed schemas",
    { "project schema": schemas("public, graphql_public") },
    "graphql_public besides public",
  ],
  ["GraphQL", { "project /graphql/v1": json({ data: { __typename: "Query" } }) }, "it answers a stranger"],
  [
    "Headers",
    page("/", file("", 200, { "X-Frame-Options": "SAMEORIGIN" })),
    "/ has X-Frame-Options “SAMEORIGIN” instead of “DENY”",
  ],
  [
    "Headers",
    page(
      "/",
      file("", 200, { "Content-Security-Policy": POLICY.replace("img-src 'self' data: blob:", "img-src *") }),
    ),
    "/ has “img-src *” instead of “img-src 'self' data: blob:” in Content-Security-Policy",
  ],
  [
    "Headers",
    page("/", file("<style>a{}</style>")),
    "the styles of / are not in the Content-Security-Policy",
  ],
  ["Site", page("/", file("", 503)), "it answers with 503"],
  [
    "Site",
    page("/", file("", 301, { Location: "https://www.4mq.example/" })),
    "it leads on to https://www.4mq.example/",
  ],
  ["Service worker", page("/sw.js", file("", 404)), "it answers with 404"],
  ["Unknown addresses", page("/doctor-finds-no-page-here", file("", 200)), "status 200"],
  [
    "Signed-in pages",
    page("/community", file("<title>4MQ</title>")),
    "/community not answered from a file of its own",
  ],
  ["Build", page("/assets/entry-1.js", script(KEY, "https://other.supabase.co")), "another project"],
  ["Build", page("/assets/entry-1.js", script("sb_publishable_other")), "another key"],
  ["Build", page("/assets/late-2.js", file("sb_secret_abc")), "a secret key is in the site's scripts"],
];

const ALL = [
  "Publishable key",
  "Migrations",
  "Rules for texts",
  "Tables",
  "Rights",
  "Published tables",
  "Scheduled jobs",
  "Children in need",
  "Function forms",
  "Function ms-sparkle-chat",
  "Sign-up",
  "E-mail confirmation",
  "Redirect addresses",
  "Captcha",
  "Own mail server",
  "E-mails an hour",
  "Unconfirmed addresses",
  "Change of e-mail address",
  "Change of password",
  "Leaked passwords",
  "Codes in e-mails",
  "Two-step verification",
  "Sessions",
  "Linking of accounts",
  "E-mail templates",
  "Exposed schemas",
  "GraphQL",
  "Realtime",
  "Site",
  "Headers",
  "Service worker",
  "Unknown addresses",
  "Signed-in pages",
  "Build",
];
const namesThatAre = (is: string, { findings }: Examination) =>
  findings.filter(({ verdict }) => verdict.is === is).map(({ name }) => name);
const lineAbout = ({ lines }: Examination, name: string) =>
  lines.find((line) => line.startsWith(`${name}: `));

describe("the doctor", () => {
  it("finds everything right on a project that is", async () => {
    expect(namesThatAre("right", await examined())).toEqual(ALL.filter((one) => one !== "Captcha"));
  });

  it("advises a captcha where there is none, which is not wrong", async () => {
    const examination = await examined();
    expect(namesThatAre("advised", examination)).toEqual(["Captcha"]);
    expect(lineAbout(examination, "Captcha")).toMatch(
      /^Captcha: neither the project nor the site has one: advice: have one, .*\.$/,
    );
    const withoutSite = await examined({ settings: { site: undefined } });
    expect(lineAbout(withoutSite, "Captcha")).toContain("the project asks for none: advice: have one, ");
  });

  it.each(FAULTS)("finds %s wrong, and nothing else", async (name, answers, says) => {
    const examination = await examined({ answers });
    const fine = [...namesThatAre("right", examination), ...namesThatAre("advised", examination)];
    expect(ALL.filter((one) => !fine.includes(one))).toEqual([name]);
    expect(lineAbout(examination, name)).toContain(says);
    expect(lineAbout(examination, name)).toMatch(/: wrong: [a-zS].*[.;]$/);
  });

  it("finds a worker wrong that browsers may keep, which is also a header", async () => {
    const worker = page("/sw.js", file('"assets/entry-1.js"', 200, { "Cache-Control": "max-age=14400" }));
    expect(namesThatAre("wrong", await examined({ answers: worker }))).toEqual(["Headers", "Service worker"]);
  });

  it("finds a secret key where the publishable one should be, and in the site's scripts", async () => {
    const answers = page("/assets/entry-1.js", script("sb_secret_abc"));
    const examination = await examined({ settings: { key: "sb_secret_abc" }, answers });
    expect(namesThatAre("wrong", examination)).toEqual(["Publishable key", "Build"]);
  });

  it("finds a key wrong that the project refuses, and takes no refusal of it for a closed table", async () => {
    const refused = json({ message: "Invalid API key" }, 401);
    const tables = tablesOfMigrations().map((name) => [`project /rest/v1/${name}`, refused]);
    const answers = { "project /auth/v1/settings": refused, ...(Object.fromEntries(tables) as Answers) };
    const examination = await examined({ answers });
    expect(namesThatAre("wrong", examination)).toEqual(["Publishable key"]);
    expect(namesThatAre("unseen", examination)).toEqual(["Tables", "Sign-up", "E-mail confirmation"]);
  });

  it("finds an open Realtime, and says where to look if the service does not say", async () => {
    const lineIf = async (isOpen: boolean | undefined) =>
      lineAbout(await examined({ joinChannel: () => Promise.resolve(isOpen) }), "Realtime");
    expect(await lineIf(true)).toContain("a stranger can open a channel: wrong");
    expect(await lineIf(undefined)).toContain("cannot be seen from here: look at Realtime, Settings");
  });

  it("takes a captcha on both sides for right, and one on the site alone for wrong", async () => {
    const shown = page(
      "/",
      file("", 200, { "Content-Security-Policy": "frame-src https://challenges.cloudflare.com" }),
    );
    const lineIf = async (answers: Answers) => lineAbout(await examined({ answers }), "Captcha");
    expect(await lineIf({ ...shown, "project /auth/v1/token": refusal("captcha_failed") })).toMatch(
      /: right$/,
    );
    expect(await lineIf(shown)).toContain("the project does not ask for it: wrong");
    expect(await lineIf({ "project /auth/v1/token": json({}, 500) })).toContain("cannot be seen from here");
  });

  it("does not know whether GraphQL is closed if the gateway refuses to say", async () => {
    const examination = await examined({ answers: { "project /graphql/v1": json({}, 500) } });
    expect(namesThatAre("unseen", examination)).toEqual(["GraphQL"]);
  });

  it("takes the headers of hosts for right that write them in their own way, and name none for a missing page", async () => {
    const missing = file("", 404);
    const examination = await examined({
      answers: {
        "site /doctor-finds-no-page-here": (request, body) => {
          const answer = missing(request, body);
          answer.headers.delete("Cache-Control");
          return answer;
        },
        ...page("/", file("", 200, { "Cache-Control": "public,max-age=0,must-revalidate" })),
      },
    });
    expect(lineAbout(examination, "Headers")).toMatch(/: right$/);
  });

  it("says where to look for each thing that needs a key or an address it was not given", async () => {
    const examination = await examined({
      settings: { secretKey: undefined, token: undefined, site: undefined },
    });
    expect(namesThatAre("wrong", examination)).toEqual([]);
    expect(
      examination.lines.filter((line) => line.includes(": cannot be seen from here: look at ")),
    ).toHaveLength(namesThatAre("unseen", examination).length);
    expect(namesThatAre("right", examination)).toEqual([
      "Publishable key",
      "Tables",
      "Sign-up",
      "E-mail confirmation",
      "Exposed schemas",
      "GraphQL",
      "Realtime",
    ]);
    expect(namesThatAre("advised", examination)).toEqual(["Captcha"]);
  });

  it("asks for the project's reference if its own address does not name it", async () => {
    const settings = {
      url: "https://api.4mq.example",
      buildEnv: { VITE_SUPABASE_URL: "https://api.4mq.example" },
    };
    expect(lineAbout(await examined({ settings }), "Migrations")).toContain("set SUPABASE_PROJECT_REF");
  });

  it("tells a token that may not read from a service that is out of order", async () => {
    const lineIf = async (status: number) =>
      lineAbout(await examined({ answers: { "management /config/auth": json({}, status) } }), "Sessions");
    expect(await lineIf(403)).toContain("SUPABASE_ACCESS_TOKEN may not read /config/auth: wrong");
    expect(await lineIf(429)).toContain("cannot be seen from here: look at it again in a few minutes");
  });

  it("writes nothing: it reads, asks the database questions, and signs in as nobody", async () => {
    const { asked } = await examined();
    const posts = asked.filter(({ method }) => method !== "GET").map(({ url }) => new URL(url).pathname);
    expect([...new Set(posts)].toSorted()).toEqual([
      "/auth/v1/token",
      "/graphql/v1",
      "/rest/v1/rpc/moderation_waiting",
      "/rest/v1/rpc/scheduled_jobs",
      "/v1/projects/abcdefghijklmnopqrst/database/query/read-only",
    ]);
  });

  it("gives the secret key and the token to the project and the management API alone", async () => {
    const { asked } = await examined();
    const holders = (secret: string) =>
      asked
        .filter(({ url, headers }) => [url, ...headers.values()].some((value) => value.includes(secret)))
        .map(({ url }) => new URL(url).origin);
    expect([...new Set(holders("sb_secret_"))]).toEqual([PROJECT]);
    expect([...new Set(holders("sbp_"))]).toEqual(["https://api.example"]);
  });

  it("asks for one e-mail only if an address is given, and says if the project writes to its team alone", async () => {
    expect(lineAbout(await examined(), "Test e-mail")).toBeUndefined();
    const settings = { letterTo: "ann@example.com" };
    const { lines, asked } = await examined({ settings });
    expect(lines.at(-1)).toContain("look at the inbox of ann@example.com");
    expect(asked.filter(({ url }) => url.endsWith("/recover"))).toHaveLength(1);
    const refused = { "project /auth/v1/recover": refusal("email_address_not_authorized") };
    expect((await examined({ settings, answers: refused })).lines.at(-1)).toContain(
      "writes only to your team: wrong",
    );
  });

  it("goes on if a host or the project does not answer, and says so", async () => {
    const withoutHost = await examined({ unreachable: SITE });
    expect(namesThatAre("wrong", withoutHost)).toEqual(["Site"]);
    expect(namesThatAre("unseen", withoutHost)).toEqual([
      "Captcha",
      "Headers",
      "Service worker",
      "Unknown addresses",
      "Signed-in pages",
      "Build",
    ]);
    const withoutProject = await examined({ unreachable: PROJECT });
    expect(lineAbout(withoutProject, "Publishable key")).toContain(`${PROJECT} does not answer: wrong`);
  });
});

describe("a stranger's attempt to open a channel", () => {
  /** A Realtime service that answers a join like this, and nothing else. */
  async function service(payload: object) {
    const sockets = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    await once(sockets, "listening");
    sockets.on("connection", (socket) =>
      socket.on("message", (data) => {
        const { topic, event } = JSON.parse((data as Buffer).toString("utf8")) as {
          topic: string;
          event: string;
        };
        if (topic.startsWith("realtime:") && event === "phx_join")
          socket.send(JSON.stringify({ topic, event: "phx_reply", payload }));
      }),
    );
    const { port } = sockets.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, close: () => sockets.close() };
  }
  const refused = (reason: string) => ({ status: "error", response: { reason } });

  it.each([
    ["open", { status: "ok" }, true],
    ["closed", refused("PrivateOnly: This project only allows private channels"), false],
    ["switched off", refused("RealtimeDisabledForTenant: Realtime disabled"), false],
    ["too busy to say", refused("ConnectionRateLimitReached: Too many connected users"), undefined],
  ])("knows from the answer whether the channel is %s", async (_, payload, isOpen) => {
    const { url, close } = await service(payload);
    expect(await joinChannel(url, KEY)).toBe(isOpen);
    close();
  });

  it("knows nothing if nobody answers", async () => {
    const { url, close } = await service({});
    close();
    expect(await joinChannel(url, KEY)).toBeUndefined();
  });
});
