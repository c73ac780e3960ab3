/** Every prerendered page is valid HTML, judged by the rules that html-validate recommends. */
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { PUBLIC_PAGES } from "@/content/pages";
import { htmlFile } from "#scripts/site/prerender";
import { readSite } from "./site";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How the same HTML is spelt, which Vite and React decide: <!doctype>, <meta />, checked="", popoverTarget.
    "doctype-style": "off",
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A fieldset also stands around a whole form, only to keep it disabled until its script runs: no group to name.
    "wcag/h71": "off",
    // `text` is what a field is when it does not say.
    "no-implicit-input-type": "off",
    // Inside a section, as all of ours are, an aside is no landmark.
    "unique-landmark": "off",
    // Names on what may have one, such as the lists of the footer.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // React makes ids that begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
  },
});

describe.each([...Object.keys(PUBLIC_PAGES).map(htmlFile), "404.html", "200.html"])("%s", (file) => {
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
});
