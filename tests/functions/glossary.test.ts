/** Guarantees of the glossary to children who look a word up, and to their parents. */
import { describe, expect, it } from "vitest";
import { DETAILS } from "@/domain/journal/journal";
import * as account from "@/content/account/account";
import * as assessment from "@/content/quadrant/assessment";
import { CHALLENGE_LANDING } from "@/content/challenge/challengeLanding";
import { DEBT_TRAP } from "@/content/resources/chapters/chapterDebtTrap";
import { FOUR_QUADRANTS_FOR_PARENTS } from "@/content/resources/chapters/chapterFourQuadrants";
import { INFLUENCE_INVASION } from "@/content/resources/chapters/chapterInfluenceInvasion";
import { NEEDS_VS_WANTS } from "@/content/resources/chapters/chapterNeedsVsWants";
import * as community from "@/content/community/community";
import * as communityBadges from "@/content/community/communityBadges";
import * as communityChallenges from "@/content/community/communityChallenges";
import * as communityGigs from "@/content/community/communityGigs";
import * as communityHabits from "@/content/community/communityHabits";
import * as communityKindness from "@/content/community/communityKindness";
import { GLOSSARY } from "@/content/resources/glossary/glossary";
import type { GlossaryTerm } from "@/content/resources/glossary/glossaryTerm";
import { LIBRARY } from "#functions/ms-sparkle-chat/library";
import * as journal from "@/content/journal/journal";
import { KEEPER_OF_THE_EMBERS } from "@/content/stories/keeper-of-embers";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { PRIVACY } from "@/content/info/privacy";
import { LEVEL_NAMES } from "@/content/quadrant/levelNames";
import { QUADRANT_TEXTS, QUADRANTS } from "@/content/quadrant/quadrants";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import * as quizTexts from "@/content/quiz/quizTexts";
import { gradeOf, sentenceLengthsOf, sentencesOf } from "@/content/reading/readability";
import * as scorecard from "@/content/scorecard/scorecard";
import * as secondStep from "@/content/auth/secondStep";
import * as importReport from "@/content/tracker/importReport";
import * as tracker from "@/content/tracker/tracker";
import { WRITTEN_TOPICS } from "@/content/resources/allTopics";
import { EARNING_TEXTS, WAYS_TO_EARN } from "@/content/resources/topics/waysToEarn";

const byTerm = new Map(GLOSSARY.map((entry) => [entry.term, entry]));
const termNamed = (term: string): GlossaryTerm => {
  const entry = byTerm.get(term);
  if (!entry) throw new Error(`The glossary has no “${term}”.`);
  return entry;
};
/** The names by which people look for a term (scripts/guide/asks/words.txt), as the guide reads them. */
const NAMES = new Map(
  LIBRARY.flatMap(({ kind, name, names }) => (kind === "word" ? [[name, names] as const] : [])),
);
const namesOf = ({ term }: GlossaryTerm) => [term, ...NAMES.get(term)!];
const proseOf = ({ definition, example, sentence }: GlossaryTerm) =>
  [definition, example, sentence].filter((text) => text !== undefined);
const readOf = (entry: GlossaryTerm) => [entry.term, ...proseOf(entry)].join(" ");
const termsThat = (holds: (entry: GlossaryTerm) => boolean) => GLOSSARY.filter(holds).map(({ term }) => term);
const doublesIn = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe("the glossary", () => {
  it("explains at least 80 terms", () => {
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(80);
  });

  it("keeps the terms in alphabetical order, for the people who edit them", () => {
    const terms = GLOSSARY.map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, "en-GB", { numeric: true })));
  });

  it("has other names for each of its terms", () => {
    expect(GLOSSARY.filter(({ term }) => !NAMES.get(term)?.length)).toEqual([]);
  });

  it("uses each name only once, whatever its blanks and hyphens", () => {
    const spelt = (name: string) => name.toLowerCase();
    expect(doublesIn(GLOSSARY.flatMap((entry) => namesOf(entry).map(spelt)))).toEqual([]);

    // Two terms may not share a name, but one term may have both “piggy bank” and “piggybank”.
    const bare = (name: string) => name.toLowerCase().replaceAll(/[\s\-’'&/_]/gu, "");
    const owners = GLOSSARY.flatMap((entry) => [...new Set(namesOf(entry).map(bare))]);
    expect(doublesIn(owners)).toEqual([]);
  });

  it.each([
    [
      "money that comes in",
      ["Earning", "Pocket money", "Allowance", "Chore", "Wage", "Salary", "Tax", "Income"],
    ],
    ["saving", ["Saving", "Savings goal", "Interest", "Compound interest", "Emergency fund", "Piggy bank"]],
    [
      "the bank",
      ["Bank", "Account", "Current account", "Savings account", "Debit card", "Credit card", "ATM"],
    ],
    [
      "moving money",
      ["Bank transfer", "Standing order", "Direct debit", "Cheque", "Deposit", "Withdrawal", "Fee"],
    ],
    ["access to money", ["Password", "PIN", "Contactless", "Statement", "Balance"]],
    ["cash", ["Cash", "Coin", "Currency", "Exchange rate"]],
    ["money that goes out", ["Budget", "Need", "Want", "KS need", "Spending", "Expense", "Opportunity cost"]],
    [
      "shops",
      ["Price", "Cost", "Value", "Bargain", "Sale", "Discount", "Receipt", "Refund", "VAT", "Unit price"],
    ],
    [
      "other ways to shop",
      ["Comparison shopping", "Haggling", "Barter", "Second-hand", "Gift card", "Subscription"],
    ],
    ["debt", ["Debt", "Loan", "Borrow", "Lend", "Buy now, pay later", "Overdraft", "Minimum payment"]],
    ["later life", ["Credit score", "Pension", "Insurance", "Investing", "Share", "Risk", "Wealth"]],
    ["giving", ["Charity", "Donation", "Kindness quest"]],
    ["games", ["In-game purchase", "Loot box", "Gambling", "Crypto"]],
    ["influence", ["Advert", "Influencer", "Sponsored post", "Hype", "FOMO"]],
    ["tricks", ["Scam", "Phishing"]],
    [
      "business",
      ["Profit", "Loss", "Entrepreneur", "Customer", "Competition", "Negotiation", "Side hustle", "Gig"],
    ],
    ["the country", ["Economy", "Inflation", "Supply and demand"]],
    ["sums", ["Per cent", "Ratio", "Saving ratio", "Gross and net"]],
    [
      "this site",
      ["4MQ", "4MQ Coin", "Journal", "Phase", "90-day challenge", "Streak", "QI", "QII", "QIII", "QIV"],
    ],
  ])("has the terms about %s", (_, terms) => {
    expect(terms.filter((term) => !byTerm.has(term))).toEqual([]);
  });

  it("gives each quadrant its three names and its place on the money map", () => {
    for (const quadrant of QUADRANTS) {
      const entry = termNamed(quadrant);
      const [earns, spends] = QUADRANT_TEXTS[quadrant].axes.toLowerCase().replace(".", "").split(", ");
      expect(entry.definition).toContain(`${earns}, ${spends}`);
      for (const [index, name] of LEVEL_NAMES[quadrant].entries()) {
        expect(namesOf(entry)).toContain(name);
        expect(entry.definition).toContain(`${name} at Level ${index + 1}`);
      }
    }
  });

  it("explains KS in exactly the words of the journal", () => {
    expect(termNamed("KS need").definition).toContain(journal.KS_EXPLANATION);
  });
});

describe("every definition", () => {
  it("has one to four whole sentences and at most 60 words", () => {
    expect(
      termsThat(
        ({ definition }) =>
          !/^[A-Z\d].*\.$/u.test(definition) ||
          sentencesOf(definition) > 4 ||
          definition.split(/\s+/u).length > 60,
      ),
    ).toEqual([]);
    expect(termsThat(({ example }) => example !== undefined && !/^[A-Z\d£].*\.”?$/u.test(example))).toEqual(
      [],
    );
  });

  it("has at most 14 words in each sentence, as all texts for ages 8-10 have", () => {
    const longSentences = GLOSSARY.flatMap(proseOf)
      .flatMap(sentenceLengthsOf)
      .filter(({ words }) => words > 14);
    expect(longSentences).toEqual([]);
  });

  it("gives each term a text that an eleven-year-old reads easily", () => {
    expect(termsThat((entry) => gradeOf(proseOf(entry)) > 7)).toEqual([]);
  });

  it("keeps all texts together between grade 3 and grade 6", () => {
    const grade = gradeOf(GLOSSARY.flatMap(proseOf));
    expect(grade).toBeGreaterThanOrEqual(3);
    expect(grade).toBeLessThanOrEqual(6);
  });

  it("uses British words and pounds in every text", () => {
    const american =
      /\$|\b(dollars?|(?<!\bper )cents?|dimes?|nickels?|colors?|favorites?|neighbors?|behavior|centers?|labor|gray|mom|math|candy|vacation|apartment|sidewalk|soccer|gotten|catalog|jewelry|canceled|traveler|checking account|(organ|real|recogn|apolog|special)iz(e|es|ed|ing))\b/iu;
    expect(termsThat((entry) => american.test(readOf(entry)))).toEqual([]);
  });

  it("uses the same quotation marks as the rest of the site", () => {
    expect(termsThat((entry) => /['"]/u.test(readOf(entry)))).toEqual([]);
  });

  it("names no maker, shop, bank, game or coin in any text", () => {
    const makers =
      /\b(Monzo|Revolut|GoHenry|Starling|HSBC|Barclays|NatWest|Lloyds|Santander|Halifax|Nationwide|Klarna|Clearpay|PayPal|Visa|Mastercard|Amazon|eBay|Vinted|Depop|Apple|Google|Samsung|PlayStation|Xbox|Nintendo|Roblox|Robux|Fortnite|V-?bucks|Minecraft|FIFA|Steam|Netflix|Spotify|Disney|YouTube|TikTok|Instagram|Snapchat|WhatsApp|Lego|Nike|Adidas|Shein|Temu|Primark|Tesco|Aldi|Lidl|Asda|Bitcoin|Ethereum|Dogecoin|Coinbase|Binance|Trading ?212|Experian|Equifax|TransUnion)\b/iu;
    expect(termsThat((entry) => [entry.term, ...proseOf(entry)].some((text) => makers.test(text)))).toEqual(
      [],
    );
  });

  it("never tells anybody to buy, borrow, invest or bet", () => {
    const advice =
      /you should (buy|invest|borrow|bet|get a|sign up)|we recommend|our tip|(best|top|safest) (bank|card|app|fund|share|stock|crypto|account)|(buy|get|try) (shares|stocks|crypto|it now|one now)|guaranteed|get rich|easy money|(^|[.!?] )(Buy|Invest|Borrow|Bet|Hurry)\b/iu;
    expect(termsThat((entry) => advice.test(proseOf(entry).join(" ")))).toEqual([]);
  });

  it.each(["Investing", "Share", "Fund", "Crypto", "Gambling"])(
    "says under %s that money can be lost",
    (term) => {
      expect(termNamed(term).definition).toMatch(/\blose\b|less|shrink|go down/u);
    },
  );

  it.each(["Scam", "Phishing", "Money mule", "Loan shark", "Gambling", "Skint"])(
    "sends a child from %s to a grown-up",
    (term) => {
      expect(termNamed(term).definition).toContain("a grown-up");
    },
  );
});

describe("the page with more about a term", () => {
  const withPath = GLOSSARY.filter(({ path }) => path !== undefined);

  it("sends readers only to addresses that exist", () => {
    const paths = new Set([...Object.keys(PUBLIC_PAGES), ...Object.keys(GUARDED_PAGES)]);
    expect(withPath.length).toBeGreaterThan(60);
    expect(withPath.filter(({ path }) => !paths.has(path!))).toEqual([]);
  });

  /** The content of each page that the glossary refers to. */
  const WORDS: Record<string, unknown> = {
    "/resources/sample-chapter": NEEDS_VS_WANTS,
    "/resources/level-2-sample-chapter": INFLUENCE_INVASION,
    "/resources/level-3-sample-chapter": DEBT_TRAP,
    "/resources/raising-money-smart-kids": FOUR_QUADRANTS_FOR_PARENTS,
    "/short-stories/keeper-of-embers": KEEPER_OF_THE_EMBERS,
    "/quiz/money-brain-battle": QUIZ_MONEY_BRAIN_BATTLE,
    "/quiz-hub": quizTexts,
    "/find-your-quadrant": [assessment, QUADRANT_TEXTS, QUADRANTS],
    "/90-days-money-smart-challenge": CHALLENGE_LANDING,
    "/challenge-dashboard": [journal, DETAILS],
    "/kpi-scorecard": scorecard,
    "/community": [
      community,
      communityBadges,
      communityChallenges,
      communityGigs,
      communityHabits,
      communityKindness,
    ],
    "/excel-tracker": { ...tracker, ...importReport },
    "/privacy": PRIVACY,
    "/account": [account, secondStep],
    "/resources/ways-to-earn": [WAYS_TO_EARN, EARNING_TEXTS],
    ...Object.fromEntries(WRITTEN_TOPICS.map(({ path, sections }) => [path, sections])),
  };
  const textOf = (content: unknown): string => {
    if (typeof content === "string") return content;
    if (typeof content !== "object" || content === null) return "";
    return Object.values(content).map(textOf).join("\n");
  };

  it.each(withPath.map((entry) => [entry.term, entry.path, entry] as const))(
    "finds a name of “%s” on %s",
    (_, path, entry) => {
      const text = textOf(WORDS[path!]).toLowerCase();
      expect(namesOf(entry).filter((name) => text.includes(name.toLowerCase()))).not.toEqual([]);
    },
  );
});
