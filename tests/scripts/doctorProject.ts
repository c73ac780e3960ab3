/**
 * A deployed site and its hosted project, as the doctor sees them, with everything right. The answers have the fields of
 * the documentation of Supabase's management API, of GoTrue and of PostgREST.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readEmailTemplates } from "#scripts/backend/config";
import { deployment, type Dependencies, type Settings } from "#scripts/doctor/deployment";
import { examine } from "#scripts/doctor/examine";
import { migrationVersions, TEXT_RULES_HASH } from "#scripts/doctor/migrations";
import { lineOf, type Finding } from "#scripts/doctor/verdict";
import { headersAt, readHeaderRules } from "#scripts/site/parseHeaders";
import { headersFile } from "#scripts/site/headers";
import { configuredOrigins } from "#scripts/site/origins";
import { GUARDED_PAGES } from "@/content/pages";

export const PROJECT = "https://abcdefghijklmnopqrst.supabase.co";
export const SITE = "https://4mq.example";
export const KEY = "sb_publishable_abc";
const STYLE = "body{margin:0}";

type Respond = (request: Request, body: string) => Response;
export type Answers = Readonly<Record<string, Respond>>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Respond => {
  const text = JSON.stringify(body);
  return () => new Response(text, { status, headers });
};

const templates = Object.entries(readEmailTemplates(process.cwd())).flatMap(
  ([name, { subject, content_path }]) => [
    [`mailer_subjects_${name}`, subject],
    [`mailer_templates_${name}_content`, readFileSync(content_path, "utf8")],
  ],
);

export const AUTH_CONFIG: Readonly<Record<string, unknown>> = {
  ...(Object.fromEntries(templates) as Record<string, string>),
  external_email_enabled: true,
  external_google_enabled: false,
  jwt_exp: 3600,
  mailer_allow_unverified_email_sign_ins: false,
  mailer_otp_length: 6,
  mailer_secure_email_change_enabled: true,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  password_hibp_enabled: true,
  rate_limit_email_sent: 300,
  refresh_token_rotation_enabled: true,
  security_manual_linking_enabled: false,
  security_update_password_require_reauthentication: true,
  smtp_admin_email: "hello@4mq.example",
  smtp_host: "smtp.example",
  uri_allow_list: "",
};

/** The auth server's settings as anybody may read them. */
export const AUTH_SETTINGS = {
  disable_signup: false,
  mailer_autoconfirm: false,
  external: { email: true, phone: false, anonymous_users: false },
};

/** Sends a refused link where it would have led, if that is allowed, and to the site otherwise. */
export const leadTo =
  (target: (wanted: string) => string): Respond =>
  (request) => {
    const wanted = new URL(request.url).searchParams.get("redirect_to")!;
    return new Response(null, {
      status: 303,
      headers: { Location: `${target(wanted)}#error=access_denied` },
    });
  };

export const rules = readHeaderRules(
  headersFile({
    inlineStyleHashes: [createHash("sha256").update(STYLE).digest("base64")],
    origins: configuredOrigins({ VITE_SUPABASE_URL: PROJECT }),
  }),
);

/** A file of the site with the headers of `_headers`, some of them changed. */
export const file =
  (text: string, status = 200, changed: Record<string, string> = {}): Respond =>
  (request) =>
    new Response(text, {
      status,
      headers: { ...headersAt(rules, new URL(request.url).pathname), ...changed },
    });

const page = (title: string) =>
  `<title>${title}</title><style>${STYLE}</style><script type="module" src="/assets/entry-1.js"></script>`;

export const script = (key: string, url = PROJECT) => file(`const a="${url}",b="${key}"`);

const jobs = ["settle-challenges", "forget-old-forms"].map((job) => ({
  job,
  is_scheduled: true,
  last_status: job === "forget-old-forms" ? null : "succeeded",
}));
export const jobsWith = (changed: object) =>
  json(jobs.map((job, index) => (index ? job : { ...job, ...changed })));

/** Answers a query by the first of these catalogues that it reads, with these names. */
export const rowsOf =
  (names: Readonly<Record<string, readonly string[]>>): Respond =>
  (_, query) => {
    const found = Object.keys(names).find((catalogue) => query.includes(catalogue));
    return Response.json(
      (found ? names[found]! : []).map((name) => ({ name })),
      { status: 201 },
    );
  };

/** The rows that the queries find if everything is right. */
export const CATALOGUES = { schema_migrations: migrationVersions(), text_rules_version: [TEXT_RULES_HASH] };

const working = json({ ok: false }, 405, { "X-Missing": "nothing" });
const stranger = json({ code: "42501", message: "permission denied for table" }, 401);

const GOOD: Answers = {
  "project /auth/v1/settings": json(AUTH_SETTINGS),
  "project /auth/v1/token": json(
    { error_code: "invalid_credentials", msg: "Invalid login credentials" },
    400,
  ),
  "project /auth/v1/verify": leadTo(() => SITE),
  "project /auth/v1/recover": json({}),
  "project /functions/v1/forms": working,
  "project /functions/v1/ms-sparkle-chat": working,
  "project /graphql/v1": json({ code: "PGRST106", message: "Invalid schema: graphql_public" }, 406),
  "project /rest/v1/rpc/scheduled_jobs": json(jobs),
  "project /rest/v1/rpc/moderation_waiting": json([
    { waiting: 3, urgent: 0, oldest: null, oldest_urgent: null },
  ]),
  "project schema": json(
    {
      code: "PGRST106",
      message: "Invalid schema: doctor",
      hint: "Only the following schemas are exposed: public",
    },
    406,
  ),
  "management /config/auth": json(AUTH_CONFIG),
  "management /database/query/read-only": rowsOf(CATALOGUES),
  "site /": file(page("4MQ")),
  "site /sw.js": file('[{"url":"assets/entry-1.js"},{"url":"assets/late-2.js"}]'),
  "site /assets/entry-1.js": script(KEY),
  "site /assets/late-2.js": file("export{}"),
  ...Object.fromEntries(
    Object.entries(GUARDED_PAGES).map(([at, { title }]) => [`site ${at}`, file(page(title))]),
  ),
};
const notFound = file(page("Page not found"), 404);

const SETTINGS: Settings = {
  url: PROJECT,
  key: KEY,
  secretKey: "sb_secret_abc",
  token: "sbp_abc",
  site: SITE,
  buildEnv: { VITE_SUPABASE_URL: PROJECT },
};

interface Patient {
  answers?: Answers;
  settings?: Partial<Settings>;
  joinChannel?: Dependencies["joinChannel"];
  /** An address where nobody answers. */
  unreachable?: string;
}

/** A question as the answers above name it. */
function questionOf(request: Request): string {
  const { origin, pathname } = new URL(request.url);
  if (origin === SITE) return `site ${pathname}`;
  if (origin !== PROJECT) return `management ${pathname.replace(/^\/v1\/projects\/[a-z]+/, "")}`;
  return request.headers.has("accept-profile") ? "project schema" : `project ${pathname}`;
}

export interface Examination {
  findings: Finding[];
  lines: string[];
  /** Every request that was sent. */
  asked: Request[];
}

/** @returns what the doctor finds on this project, which is right but for the answers given. */
export async function examined({
  answers = {},
  settings = {},
  joinChannel = () => Promise.resolve(false),
  unreachable,
}: Patient = {}): Promise<Examination> {
  const all: Answers = { ...GOOD, ...answers };
  const asked: Request[] = [];
  const fetchAnswer = (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(request);
    if (unreachable && request.url.startsWith(unreachable))
      return Promise.reject(new TypeError("fetch failed"));
    const question = questionOf(request);
    const unknown = question.startsWith("site")
      ? notFound
      : question.startsWith("project /rest")
        ? stranger
        : json({}, 404);
    return Promise.resolve(
      (all[question] ?? unknown)(request, typeof init?.body === "string" ? init.body : ""),
    );
  };
  const patient = deployment(
    { ...SETTINGS, ...settings },
    { fetch: fetchAnswer, joinChannel, managementUrl: "https://api.example" },
  );
  const findings: Finding[] = [];
  for await (const finding of examine(patient)) findings.push(finding);
  return { findings, lines: findings.map(lineOf), asked };
}
