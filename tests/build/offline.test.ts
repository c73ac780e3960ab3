/** The parts that make the site an app: its manifest, and the files that the service worker caches. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { LESSONS } from "@/content/lessons/lessons";
import { QUESTIONS_PATH } from "@/content/questions/questionsTexts";
import type { Bundle } from "@/worker/site";
import { securityHeaders } from "#scripts/site/headers";
import { htmlFile } from "#scripts/site/prerender";
import { FIRST_STYLES } from "#scripts/site/styles";
import { brotliKib, KIB } from "#scripts/site/weights";
import { manifestKeys, pageHtml, pngSize, readSite, scriptsOf, SITE } from "./site";

interface WebManifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
  [key: string]: unknown;
}

const webManifest = JSON.parse(readSite("site.webmanifest").toString()) as WebManifest;
const allPages = [...Object.keys(PUBLIC_PAGES), ...Object.keys(GUARDED_PAGES)];

describe("the manifest", () => {
  it("names the site and its start page in the manifest", () => {
    expect(webManifest).toMatchObject({
      name: "4MQ: Four Money Quadrants",
      short_name: "4MQ",
      id: "/",
      start_url: "/",
      scope: "/",
      display: "standalone",
      lang: "en-GB",
    });
  });

  it("has the light theme's colours in the manifest, as the pages do", () => {
    const light = /name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: light\)"/;
    const paper = light.exec(pageHtml("/"))![1];
    expect(webManifest).toMatchObject({ theme_color: paper, background_color: paper });
  });

  it("lists icons in their real sizes, one of which can be cropped", () => {
    const listed = webManifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(listed).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
    for (const { src, sizes, type } of webManifest.icons) {
      const { width, height } = pngSize(readSite(src));
      expect(`${width}x${height}`, src).toBe(sizes);
      expect(type).toBe("image/png");
    }
  });

  it("links only to existing pages from the manifest", () => {
    for (const { url } of webManifest.shortcuts) expect(allPages).toContain(url);
  });

  it.each([...Object.keys({ ...PUBLIC_PAGES, ...GUARDED_PAGES }).map(htmlFile), "404.html"])(
    "links the manifest in %s",
    (file) => {
      expect(
        readSite(file)
          .toString()
          .match(/<link rel="manifest" href="\/site\.webmanifest">/g),
      ).toHaveLength(1);
    },
  );
});

const worker = readSite("sw.js").toString();
/** Matches a list in the worker: an array, or the form in which the minifier writes a long one. */
function listIn(name: string): string[] {
  const split = new RegExp(`${name}:(["'\`])([^"'\`]*)\\1\\.split\\((["'\`])(.)\\3\\)`).exec(worker);
  if (split) return split[2]!.split(split[4]!);
  const [, list = ""] = new RegExp(`${name}:\\[([^\\]]*)\\]`).exec(worker) ?? [];
  return [...list.matchAll(/["'`]([^"'`]+)["'`]/g)].map((match) => match[1]!);
}
const files = listIn("files");
const bundleFile = /bundle:["'`]([^"'`]+)["'`]/.exec(worker)![1]!;
const bundle = JSON.parse(readSite(bundleFile).toString()) as Bundle;

describe("the service worker", () => {
  it("builds the worker as one classic script that loads no other and evaluates no text", () => {
    expect(() => new Script(worker)).not.toThrow();
    expect(worker).not.toMatch(/importScripts|\beval\(|new Function|https?:|^import |sourceMappingURL/m);
    expect(brotliKib(worker)).toBeLessThan(6.65);
  });

  it("revalidates the worker each time, and never a file with a hash", () => {
    const rules = readSite("_headers").toString();
    expect(rules).toMatch(/^\/sw\.js\n {2}Cache-Control: no-cache$/m);
    expect(rules).toMatch(/^\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m);
  });

  it("caches every public page without the lists of answers, the lessons and the stories to play, every frame and the not-found page, as the host sends them but with all styles, and naming all scripts", () => {
    const pages = [...Object.keys(PUBLIC_PAGES), ...Object.keys(GUARDED_PAGES)].filter(
      (page) => !page.startsWith(`${QUESTIONS_PATH}/`) && !page.startsWith("/play") && !(page in LESSONS),
    );
    expect(listIn("pages")).toEqual(pages);
    expect(Object.keys(bundle.pages).toSorted()).toEqual([...pages, "/404.html"].toSorted());
    for (const page of pages)
      expect(bundle.pages[page]!.html, page).toBe(
        pageHtml(page).replace(FIRST_STYLES, bundle.slot).replaceAll('rel="later"', 'rel="modulepreload"'),
      );
    expect(bundle.style).toContain("@font-face{font-family:Fredoka;");
    expect(bundle.style.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(2);
    expect(bundle.pages["/404.html"]!.status).toBe(404);
  });

  it("sends cached pages with the host's headers", () => {
    const { "Content-Type": type, ...headers } = bundle.headers;
    expect(type).toBe("text/html; charset=utf-8");
    const rules = readSite("_headers").toString();
    for (const [name, value] of Object.entries(headers)) expect(rules).toContain(`  ${name}: ${value}\n`);
    const names = Object.keys(securityHeaders({ inlineStyleHashes: [], origins: NOBODY }));
    expect(Object.keys(headers)).toEqual(names);
  });

  it("caches every script that a page loads, fonts and drawings", () => {
    const scripts = scriptsOf(
      ...manifestKeys().filter((key) => !key.endsWith(".woff2") && !key.endsWith(".css")),
    );
    expect(scripts).toContain([...scriptsOf("src/app/main.tsx")][0]);
    for (const file of scripts)
      if (file.endsWith(".js") && !file.startsWith("assets/opened/")) expect(files).toContain(`/${file}`);
    for (const page of Object.values(bundle.pages))
      for (const [, file] of page.html.matchAll(/(?:src|href)="(\/(?:assets|art|theme|frame)[^"#]*)/g))
        expect(files).toContain(file);
  });

  it("caches only files that exist, each once", () => {
    expect(new Set(files).size).toBe(files.length);
    for (const file of files) expect(existsSync(path.join(SITE, file)), file).toBe(true);
  });

  it("caches nothing personal, large or meant for others", () => {
    expect(
      files.filter((file) =>
        /^\/(?:rest|auth|functions|downloads|share)\/|\.(?:html|pdf|txt|xml)$/.test(file),
      ),
    ).toEqual([]);
  });

  it("caches at most 947 KiB on the wire, of which the pages are at most 142.3", () => {
    const wire = (file: string) => {
      const packed = path.join(SITE, `${file}.br`);
      return statSync(existsSync(packed) ? packed : path.join(SITE, file)).size / KIB;
    };
    expect(wire(bundleFile)).toBeLessThan(142.3);
    expect([...files, bundleFile].reduce((sum, file) => sum + wire(file), 0)).toBeLessThan(947);
  });
});

it("no script names the site's style sheet, which pages do, but only those of the texts to read", () => {
  for (const file of readdirSync(`${SITE}/assets`).filter((name) => name.endsWith(".js")))
    expect(readSite(`assets/${file}`).toString(), file).not.toMatch(
      /assets\/(?!reading-|topicFrame-)[\w.-]+\.css/,
    );
});

const NOBODY = { connect: [], form: [], media: [], script: [], frame: [], style: [] };
