/**
 * Facts that only the owner knows, and the site still lacks (README, "Before you launch"). Each is read where the pages
 * read it, so that no second list says what is there.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { advised, type Finding } from "./verdict.ts";
import { AUDIO_HOST_LINK } from "@/content/audiobooks/audiobooks";
import { AUTHOR_BIOGRAPHY, AUTHOR_IN_SHORT, AUTHOR_NAME } from "@/content/author";
import { SHOP_LINKS } from "@/content/books/buying";
import { TESTIMONIALS_ARE_SAMPLES } from "@/content/home/home";
import { OWNER, PROCESSORS, RESEARCHERS, type Owner, type Processor } from "@/content/info/owner";
import { SOCIAL_PLACEHOLDERS } from "@/content/navigation";
import { STORIES } from "@/content/stories/stories";

export interface LaunchFacts {
  owner: Owner;
  processors: readonly Processor[];
  researchers: string;
  author: { name: string; biography: string; inShort: string };
  testimonialsAreSamples: boolean;
  shopLinks: Readonly<Record<string, string>>;
  audioHostLink: string;
  socialPlaceholders: readonly string[];
}

const FACTS_OF_THE_PAGES: LaunchFacts = {
  owner: OWNER,
  processors: PROCESSORS,
  researchers: RESEARCHERS,
  author: { name: AUTHOR_NAME, biography: AUTHOR_BIOGRAPHY, inShort: AUTHOR_IN_SHORT },
  testimonialsAreSamples: TESTIMONIALS_ARE_SAMPLES,
  shopLinks: SHOP_LINKS,
  audioHostLink: AUDIO_HOST_LINK,
  socialPlaceholders: SOCIAL_PLACEHOLDERS,
};

/** Each story’s, as the site’s environment names it. */
const RECORDINGS = STORIES.map(({ id }) => `VITE_AUDIO_URL_${id.replaceAll("-", "_").toUpperCase()}`);

const OWNERS_FILE = "src/content/info/owner.ts";

type Values = Readonly<Record<string, string | undefined>>;

/** @returns "" if each has a value. */
function lacking(values: Values, no = "no"): string {
  const names = Object.keys(values).filter((name) => !values[name]);
  return names.length ? `${no} ${names.join(", ")} yet` : "";
}

/** A finding for each fact that is not there, in words for the owner. */
export function launchFindings(env: Values, facts: LaunchFacts = FACTS_OF_THE_PAGES): Finding[] {
  const { author, owner, processors, socialPlaceholders } = facts;
  const unnamed = processors.filter(({ name, where }) => !name || !where);
  const gaps: readonly (readonly [name: string, found: string, advice: string])[] = [
    ["Who runs the site", lacking({ ...owner }), `fill in OWNER in ${OWNERS_FILE}.`],
    [
      "Companies that handle data",
      unnamed.length ? `${unnamed.length} of ${processors.length} without a name or a country` : "",
      `complete PROCESSORS in ${OWNERS_FILE}.`,
    ],
    [
      "Researchers",
      lacking({ name: facts.researchers }),
      `fill in RESEARCHERS in ${OWNERS_FILE} before anybody answers the questionnaire.`,
    ],
    [
      "Author",
      lacking({ name: author.name, biography: author.biography, "words in short": author.inShort }),
      "fill in src/content/author.ts.",
    ],
    [
      "Shop",
      lacking(facts.shopLinks, "no address for"),
      "fill in SHOP_LINKS in src/content/books/buying.ts.",
    ],
    [
      "Recordings",
      lacking(Object.fromEntries(RECORDINGS.map((name) => [name, env[name]]))),
      "set each of them in .env.local, and build again.",
    ],
    [
      "Audio host",
      lacking({ address: facts.audioHostLink }),
      "fill in AUDIO_HOST_LINK in src/content/audiobooks/audiobooks.ts.",
    ],
    [
      "Testimonials",
      facts.testimonialsAreSamples ? "samples" : "",
      "replace TESTIMONIALS in src/content/home/home.ts, and set TESTIMONIALS_ARE_SAMPLES to false.",
    ],
    [
      "Social media",
      socialPlaceholders.length ? `placeholders for ${socialPlaceholders.join(", ")}` : "",
      "link your own accounts in src/app/Footer.tsx, and empty SOCIAL_PLACEHOLDERS in src/content/navigation.ts.",
    ],
  ];
  return gaps
    .filter(([, found]) => found)
    .map(([name, found, advice]) => ({ name, verdict: advised(found, advice) }));
}

/** The owner's marks in the data protection papers; the sentence that explains the mark is none. */
const OWNERS_MARK = /\*\*Owner:\*\*(?! marks)/gu;

/** The doctor that is one file has only some of the project's folders beside it, and says nothing of the others. */
export function paperFindings(root: string): Finding[] {
  const missing: Finding[] = [];
  if (!readdirSync(root).some((name) => /^licen[cs]e\b/iu.test(name)))
    missing.push({
      name: "Licence",
      verdict: advised("none yet", "choose one, and put its text into LICENSE."),
    });
  const docs = path.join(root, "docs");
  if (!existsSync(docs)) return missing;
  for (const file of readdirSync(docs).filter((name) => name.endsWith(".md"))) {
    const marks = readFileSync(path.join(docs, file), "utf8").match(OWNERS_MARK)?.length ?? 0;
    if (marks)
      missing.push({
        name: `docs/${file}`,
        verdict: advised(
          `${marks} entries for the owner`,
          "do what each entry marked “Owner:” says, and take the mark away.",
        ),
      });
  }
  return missing;
}
