/** The names of the world's currencies, as the browser knows them; it is asked for them only when a text may be one. */

/** The place of the name among words that say whose it is: "lire turque", "Schweizer Franken". */
const PLACES = { cy: 0, es: 0, fr: 0, it: 0, pl: 0, pt: 0, ro: 0, cs: -1, de: -1, hr: -1, nl: -1 };
/** Currencies that have other forms behind a number: "2 koruny", "5 złotych". */
const OWN = { cs: ["CZK"], hr: ["HRK", "BAM", "RSD"], pl: ["PLN"], ro: ["RON", "MDL"] };
/** Words of everyday English and people's names, among them the names of pounds. */
const EVERYDAY =
  /^(?:pounds?|sterling|won|reals?|marks?|sums?|som|units?|gold|or|silver|bonds?|rights|tests?|code|currency|zimbabwe|marco|leon[ae]|bats?|pond|libras?|dong|colon|sole?|lats?|franks?|rands?|guarani|pul?a|\P{L}*)$/u;

let names: ReadonlySet<string> | undefined;

const nameIn = (format: Intl.NumberFormat, count: number) =>
  format.formatToParts(count).find(({ type }) => type === "currency")!.value;

function currencyNames(): ReadonlySet<string> {
  if (names) return names;
  const found = new Set<string>();
  const codes = Intl.supportedValuesOf("currency").filter((code) => code !== "GBP");
  const add = (currency: string, place: number) => {
    const name = currency
      .replace(/ ?\(.*\)$/u, "")
      .split(" ")
      .at(place)!
      .toLowerCase();
    if (!EVERYDAY.test(name)) found.add(name);
  };
  const formatOf = (language: string, currency: string) =>
    new Intl.NumberFormat(language, {
      style: "currency",
      currency,
      currencyDisplay: "name",
      minimumFractionDigits: 0,
    });
  for (const code of codes) {
    const inEnglish = formatOf("en", code);
    for (const count of [1, 2]) add(nameIn(inEnglish, count), -1);
  }
  for (const [language, place] of Object.entries(PLACES)) {
    const inLanguage = new Intl.DisplayNames(language, { type: "currency" });
    for (const code of codes) add(inLanguage.of(code)!, place);
  }
  for (const [language, own] of Object.entries(OWN))
    for (const code of own)
      for (const count of [0.5, 2, 5])
        for (const place of [0, -1]) add(nameIn(formatOf(language, code), count), place);
  return (names = found);
}

/** True for "lira", "Shekels" and "koruny", false for pounds. */
export function isCurrencyName(word: string): boolean {
  const text = word.toLowerCase();
  if (EVERYDAY.test(text)) return false;
  return currencyNames().has(text) || currencyNames().has(text.replace(/s$/u, ""));
}
