/** Checks of the deployed site: its host's answers, and the build that is on it. */
import { createHash } from "node:crypto";
import { NoAnswer, type Answer, type Deployment } from "./deployment.ts";
import { isSecretKey } from "./projectChecks.ts";
import { right, unseen, wrong, type Check, type Verdict } from "./verdict.ts";
import { headersAt, readHeaderRules } from "#scripts/site/parseHeaders";
import { headersFile, PAGES_CACHE } from "#scripts/site/headers";
import { configuredOrigins } from "#scripts/site/origins";
import { GUARDED_PAGES } from "@/content/pages";

/** A path that no page has. */
const MISSING = "/doctor-finds-no-page-here";
const SIGNED_IN = "/challenge-dashboard";
const WORKER = "/sw.js";
const DEPLOY_ALL = "deploy the whole dist folder.";

type SiteJudge = (
  askSite: (path: string) => Promise<Answer>,
  deployment: Deployment & { site: string },
) => Promise<Verdict>;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
const stylesOf = ({ text }: Answer) =>
  [...text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style!);
const scriptsIn = ({ text }: Answer) =>
  [...text.matchAll(/["'`]\/?(assets\/[^"'`]+\.js)["'`]/g)].map(([, file]) => `/${file!}`);
const hashesIn = (policy: string) => [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash!);

/** The site's `_headers`, with the hashes of the build that is deployed, which only its own answer has. */
const rulesFor = (policy: string, { buildEnv }: Deployment) =>
  readHeaderRules(
    headersFile({ inlineStyleHashes: hashesIn(policy), origins: configuredOrigins({ ...buildEnv }) }),
  );

/** Hosts write the same directives with and without spaces. */
const isSame = (sent: string | null, wanted: string) =>
  sent?.replaceAll(", ", ",") === wanted.replaceAll(", ", ",");

/** The first part in which a header differs: a policy has twenty. */
function difference(name: string, sent: string | null, wanted: string): string {
  if (sent === null) return `no ${name}`;
  const parts = sent.split("; ");
  const first = wanted.split("; ").find((part) => !parts.includes(part));
  const [directive] = first?.split(" ") ?? [];
  const other = parts.find((part) => part.split(" ")[0] === directive);
  return first && other && parts.length > 1
    ? `“${other}” instead of “${first}” in ${name}`
    : `${name} “${sent}” instead of “${wanted}”`;
}

/** The other checks of the site say no more than that it does not answer. */
const judgeHost: SiteJudge = async (askSite, { site }) => {
  const home = await askSite("/").catch((error: unknown) => {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  });
  if (!home) return wrong(`${site} does not answer`, "deploy the site, or set SITE_URL to its address.");
  const target = home.headers.get("location");
  if (target)
    return wrong(
      `it leads on to ${target}`,
      "set SITE_URL to the address where visitors arrive, and build again.",
    );
  return home.status === 200 ? right("answers") : wrong(`it answers with ${home.status}`, DEPLOY_ALL);
};

const judgeHeaders: SiteJudge = async (askSite, deployment) => {
  const home = await askSite("/");
  const policy = home.headers.get("content-security-policy") ?? "";
  const remedy = `copy the headers of dist/_headers into the host's settings, or ${DEPLOY_ALL}`;
  const rules = rulesFor(policy, deployment);
  const paths = ["/", SIGNED_IN, MISSING, WORKER, ...scriptsIn(home).slice(0, 1)];
  for (const path of paths) {
    const { headers } = await askSite(path);
    for (const [name, value] of Object.entries(headersAt(rules, path))) {
      // The host's own rule for files that `_headers` does not name; each words it in its own way.
      if (value === PAGES_CACHE) continue;
      const sent = headers.get(name);
      if (!isSame(sent, value)) return wrong(`${path} has ${difference(name, sent, value)}`, remedy);
    }
  }
  for (const path of ["/", SIGNED_IN])
    if (!stylesOf(await askSite(path)).every((style) => hashesIn(policy).includes(hashOf(style))))
      return wrong(
        `the styles of ${path} are not in the Content-Security-Policy`,
        "deploy pages and headers of the same build.",
      );
  return right(`as in _headers at ${paths.length} addresses`);
};

const judgeWorker: SiteJudge = async (askSite, deployment) => {
  const { status, headers } = await askSite(WORKER);
  if (status !== 200) return wrong(`it answers with ${status}`, DEPLOY_ALL);
  const sent = headers.get("cache-control");
  const wanted = headersAt(rulesFor("", deployment), WORKER)["Cache-Control"]!;
  return isSame(sent, wanted)
    ? right("browsers ask for it each time")
    : wrong(
        `Cache-Control is “${sent ?? ""}” instead of “${wanted}”`,
        `let the host answer ${WORKER} as _headers says.`,
      );
};

const judgeMissing: SiteJudge = async (askSite) => {
  const { status } = await askSite(MISSING);
  return status === 404
    ? right("404")
    : wrong(`status ${status}`, "let the host answer unknown paths from 404.html with status 404.");
};

/** A host that answers every path from index.html shows the home page first, and then replaces it. */
const judgeFrames: SiteJudge = async (askSite) => {
  const pages = Object.entries(GUARDED_PAGES);
  const answers = await Promise.all(pages.map(([path]) => askSite(path)));
  const others = pages
    .filter(([, { title }], index) => {
      const { status, text } = answers[index]!;
      return status !== 200 || !text.includes(`<title>${title}</title>`);
    })
    .map(([path]) => path);
  return others.length
    ? wrong(
        `${others.join(", ")} not answered from a file of its own`,
        "let the host answer each page from the file of its name: /community from community.html.",
      )
    : right(`each of the ${pages.length} from its own file`);
};

const KEYS = /sb_secret_\w+|eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

/** The worker knows every script of the build, also those that no page loads at once. */
const judgeBuild: SiteJudge = async (askSite, { url, key }) => {
  const files = new Set([...scriptsIn(await askSite(SIGNED_IN)), ...scriptsIn(await askSite(WORKER))]);
  const answers = await Promise.all([...files].map((file) => askSite(file)));
  const scripts = answers.map(({ text }) => text).join("\n");
  if (!scripts) return wrong("its scripts were not found", DEPLOY_ALL);
  const rebuild = "build again with this project's address and publishable key, and deploy.";
  if ((scripts.match(KEYS) ?? []).some(isSecretKey))
    return wrong("a secret key is in the site's scripts", `replace that key at once, then ${rebuild}`);
  if (!scripts.includes(url)) return wrong("the site talks to another project, or to none", rebuild);
  return scripts.includes(key) ? right("made for this project") : wrong("the site has another key", rebuild);
};

const check = (name: string, judge: SiteJudge): Check => ({
  name,
  judge: (deployment) => {
    const { site, ask } = deployment;
    if (!site) return Promise.resolve(unseen("the host, or set SITE_URL."));
    return judge((path) => ask(site + path), { ...deployment, site });
  },
});

export const SITE_CHECKS: readonly Check[] = [
  check("Site", judgeHost),
  check("Headers", judgeHeaders),
  check("Service worker", judgeWorker),
  check("Unknown addresses", judgeMissing),
  check("Signed-in pages", judgeFrames),
  check("Build", judgeBuild),
];
