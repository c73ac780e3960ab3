/** The headers of the built site, as a grading service sees them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { Severity } from "csp_evaluator/dist/finding";
import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { CspParser } from "csp_evaluator/dist/parser";
import { describe, expect, it } from "vitest";
import { headersAt, readHeaderRules } from "#scripts/site/parseHeaders";
import { PAGES_CACHE } from "#scripts/site/headers";
import { hostingFolder } from "#scripts/site/prerender";
import { readSite, SITE } from "./site";

const rules = readHeaderRules(readSite("_headers").toString());
const sent = headersAt(rules, "/");
const policy = sent["Content-Security-Policy"]!;
const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(" ") ?? [];

const findings = (csp: string) =>
  new CspEvaluator(new CspParser(csp).csp)
    .evaluate()
    .map(({ severity, directive: of, value = "" }) => `${Severity[severity]}: ${of} ${value}`.trim());

it("sends exactly these headers besides the policy with every answer", () => {
  expect(sent).toEqual({
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Cache-Control": PAGES_CACHE,
  });
});

describe("Google's CSP Evaluator", () => {
  it("finds only that 'self' is as safe as the site's own files: no JSONP, no uploads", () => {
    expect(findings(policy)).toEqual(["MEDIUM_MAYBE: script-src 'self'"]);
  });

  it("would find a real weakness", () => {
    expect(findings(policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"))).toContain(
      "HIGH: script-src 'unsafe-inline'",
    );
  });
});

/**
 * The rules of Mozilla's HTTP Observatory for a site without cookies or cross-origin scripts: the score starts at 100,
 * and each header below adds or subtracts (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). The
 * redirect to HTTPS, and five points for a domain on the browsers' preload list, depend on the host.
 */
const RULES: readonly { rule: string; holds: boolean; bonus: number; penalty: number }[] = [
  {
    rule: "a policy with default-src 'none' and nothing unsafe",
    holds:
      directive("default-src").join() === "'none'" &&
      ["script-src", "style-src"].every(
        (name) =>
          directive(name).length &&
          !directive(name).some((value) => /unsafe|^https?:$|^\*|^data:/.test(value)),
      ),
    bonus: 10,
    penalty: 25,
  },
  {
    rule: "HTTPS for at least six months",
    holds: Number(/max-age=(\d+)/.exec(sent["Strict-Transport-Security"] ?? "")?.[1]) >= 15_768_000,
    bonus: 0,
    penalty: 20,
  },
  {
    rule: "private referrers",
    holds: /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
      sent["Referrer-Policy"] ?? "",
    ),
    bonus: 5,
    penalty: 5,
  },
  { rule: "no guessing of types", holds: sent["X-Content-Type-Options"] === "nosniff", bonus: 0, penalty: 5 },
  {
    rule: "no frames, by the policy",
    holds: directive("frame-ancestors").join() === "'none'",
    bonus: 5,
    penalty: 20,
  },
  {
    rule: "resources for this origin alone",
    holds: sent["Cross-Origin-Resource-Policy"] === "same-origin",
    bonus: 10,
    penalty: 0,
  },
  {
    rule: "no answers to other origins",
    holds: !("Access-Control-Allow-Origin" in sent),
    bonus: 0,
    penalty: 50,
  },
];

describe("Mozilla's Observatory", () => {
  it.each(RULES)("$rule", ({ holds }) => {
    expect(holds).toBe(true);
  });

  it("scores at least 130 at Mozilla's Observatory", () => {
    const score = RULES.reduce((sum, { holds, bonus, penalty }) => sum + (holds ? bonus : -penalty), 100);
    expect(score).toBeGreaterThanOrEqual(130);
  });
});

it("switches Trusted Types on, with the site's one policy", () => {
  expect(directive("require-trusted-types-for")).toEqual(["'script'"]);
  expect(directive("trusted-types")).toEqual(["4mq"]);
});

/** Every kind of address that the site answers, with the rule of `_headers` that applies or without any. */
const PLACES = ["/", "/books", "/community", "/auth", "/sw.js", "/theme.js", "/assets/any.js"];
const hosting = (file: string) => readFileSync(path.join(hostingFolder(SITE), file), "utf8");

describe("servers that read no _headers", () => {
  it.each(PLACES)("sends the same headers from nginx at %s", (place) => {
    const blocks = [...hosting("nginx.conf").matchAll(/^location (\S+(?: \S+)?) \{\n((?: {2}.*\n)+)\}/gm)];
    const block =
      blocks.find(([, match]) => match === `= ${place}`) ??
      blocks.find(([, match]) => match !== "/" && place.startsWith(match!)) ??
      blocks.find(([, match]) => match === "/")!;
    const headers = [...block[2]!.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(headers)).toEqual(headersAt(rules, place));
  });

  it.each(PLACES)("sends the same headers from Caddy at %s", (place) => {
    const file = hosting("Caddyfile");
    const blocks = [...file.matchAll(/^header (?:(\S+) )?\{\n((?:\t.*\n)+)\}/gm)];
    const usual = [...file.matchAll(/^header \?(\S+) "([^"]*)"/gm)].map(([, name, value]) => [name, value]);
    const read = blocks.map(([, pattern = "/*", lines]) => ({
      pattern,
      headers: Object.fromEntries(
        [...lines!.matchAll(/\t(\S+) "([^"]*)"/g)].map(([, name, value]) => [name, value]),
      ) as Record<string, string>,
    }));
    expect({ ...Object.fromEntries(usual), ...headersAt(read, place) }).toEqual(headersAt(rules, place));
  });

  it("lets no cache keep an answer that a file does not exist", () => {
    expect(hosting("nginx.conf")).toMatch(/location = \/404\.html \{[^}]*must-revalidate[^}]*internal;/);
    expect(hosting("Caddyfile")).toMatch(/handle_errors \{[^}]*must-revalidate/);
  });
});
