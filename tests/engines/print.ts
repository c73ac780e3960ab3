/**
 * Shows on the screen what would be on paper, because not every engine prints for a driver. Runs in the page.
 * @returns the number of sheets, and the texts that are beside them.
 */
export function printStylesOnScreen() {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media;
        if (/\bprint\b/.test(mediaText)) rule.media.mediaText = mediaText.replace(/\bprint\b/g, "screen");
        else if (/\bscreen\b/.test(mediaText)) rule.media.mediaText = "not all";
      }
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) turn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
  const besides: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    const element = word.parentElement!;
    const { width, height, bottom } = element.getBoundingClientRect();
    // A text for screen readers alone is one px wide, and a link for the keyboard is above the page.
    const isSeen =
      element.checkVisibility({ visibilityProperty: true }) &&
      width > 1 &&
      height > 1 &&
      bottom + scrollY > 0;
    if (isSeen && word.textContent!.trim() && !element.closest(".print-sheet"))
      besides.push(word.textContent!);
  }
  const sheets = [...document.querySelectorAll(".print-sheet")].filter((sheet) =>
    sheet.checkVisibility(),
  ).length;
  return { sheets, besides };
}
