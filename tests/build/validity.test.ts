/** Checks that every prerendered page is valid HTML by html-validate's recommended rules. */
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { htmlFile } from "#scripts/site/prerender";
import { readSite } from "./site";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // Spelling choices that Vite and React make: <!doctype>, <meta />, checked="", popoverTarget.
    "doctype-style": "off",
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A fieldset around a whole form only keeps it disabled until its script runs. The test below is for the others.
    "wcag/h71": "off",
    // A field without a type is of type `text`.
    "no-implicit-input-type": "off",
    // An aside inside a section, as all of ours are, is not a landmark.
    "unique-landmark": "off",
    // Allows names on elements that may have one, such as the footer's lists.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // A number of a helpline does not break: its link says so once for all (parts/WithHelplines.tsx).
    "tel-non-breaking": "off",
    // React makes ids that begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
  },
});

describe.each([...Object.keys({ ...PUBLIC_PAGES, ...GUARDED_PAGES }).map(htmlFile), "404.html"])(
  "%s",
  (file) => {
    it("is valid HTML in every rule", async () => {
      const report = await validator.validateString(readSite(file).toString(), file);
      const found = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column, selector }) => ({
          ruleId,
          message,
          at: `${line}:${column} ${selector}`,
        })),
      );
      expect(found).toEqual([]);
    });

    it("declares every variable that its styles and its attributes use", () => {
      const html = readSite(file).toString();
      const used = new Set(Array.from(html.matchAll(/var\((--[\w-]+)\)/gu), ([, name]) => name!));
      expect([...used].filter((name) => !html.includes(`${name}:`))).toEqual([]);
    });

    it("names each of its groups", () => {
      const unnamed = /<fieldset(?![^>]*role="none")[^>]*>(?!<legend)/gu;
      expect(readSite(file).toString().match(unnamed)).toBeNull();
    });
  },
);
