/** What the glossary promises to the children who look a word up, and to their parents. */
import { describe, expect, it } from "vitest";
import { DETAILS } from "@/domain/journal";
import * as account from "./account";
import * as assessment from "./assessment";
import { CHALLENGE_LANDING } from "./challengeLanding";
import { DEBT_TRAP } from "./chapterDebtTrap";
import { FOUR_QUADRANTS_FOR_PARENTS } from "./chapterFourQuadrants";
import { INFLUENCE_INVASION } from "./chapterInfluenceInvasion";
import { NEEDS_VS_WANTS } from "./chapterNeedsVsWants";
import * as community from "./community";
import * as communityBadges from "./communityBadges";
import * as communityChallenges from "./communityChallenges";
import * as communityGigs from "./communityGigs";
import * as communityHabits from "./communityHabits";
import * as communityKindness from "./communityKindness";
import { GLOSSARY, type GlossaryTerm } from "./glossary";
import * as journal from "./journal";
import { KEEPER_OF_THE_EMBERS } from "./keeperOfTheEmbers";
import { GUARDED_PAGES, PUBLIC_PAGES } from "./pages";
import { PRIVACY } from "./privacy";
import { LEVEL_NAMES } from "./levelNames";
import { QUADRANT_TEXTS, QUADRANTS } from "./quadrants";
import { QUIZ_MONEY_BRAIN_BATTLE } from "./quizMoneyBrainBattle";
import * as quizTexts from "./quizTexts";
import { gradeOf, sentencesOf } from "./readability";
import * as scorecard from "./scorecard";
import * as secondStep from "./secondStep";
import * as tracker from "./tracker";

const byTerm = new Map(GLOSSARY.map((entry) => [entry.term, entry]));
const termNamed = (term: string): GlossaryTerm => {
  const entry = byTerm.get(term);
  if (!entry) throw new Error(`The glossary has no “${term}”.`);
  return entry;
};
const namesOf = ({ term, aliases }: GlossaryTerm) => [term, ...aliases];
const proseOf = ({ definition, example }: GlossaryTerm) => (example ? [definition, example] : [definition]);
const readOf = (entry: GlossaryTerm) => [entry.term, ...proseOf(entry)].join(" ");
const termsThat = (holds: (entry: GlossaryTerm) => boolean) => GLOSSARY.filter(holds).map(({ term }) => term);
const doublesIn = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe("the glossary", () => {
  it("explains at least 80 words", () => {
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(80);
  });

  it("stands in the order of the alphabet, for whoever edits it", () => {
    const terms = GLOSSARY.map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, "en-GB", { numeric: true })));
  });

  it("knows each name only once, however it is spelt with blanks and hyphens", () => {
    const spelt = (name: string) => name.toLowerCase();
    expect(doublesIn(GLOSSARY.flatMap((entry) => namesOf(entry).map(spelt)))).toEqual([]);

    // Two words may not share a name; one word may have “piggy bank” and “piggybank”.
    const bare = (name: string) => name.toLowerCase().replaceAll(/[\s\-’'&/_]/gu, "");
    const owners = GLOSSARY.flatMap((entry) => [...new Set(namesOf(entry).map(bare))]);
    expect(doublesIn(owners)).toEqual([]);
  });

  it.each([
    ["what comes in", ["Earning", "Pocket money", "Allowance", "Chore", "Wage", "Salary", "Tax", "Income"]],
    [
      "what is kept",
      ["Saving", "Savings goal", "Interest", "Compound interest", "Emergency fund", "Piggy bank"],
    ],
    [
      "the bank",
      ["Bank", "Account", "Current account", "Savings account", "Debit card", "Credit card", "ATM"],
    ],
    [
      "moving money",
      ["Bank transfer", "Standing order", "Direct debit", "Cheque", "Deposit", "Withdrawal", "Fee"],
    ],
    ["keys to money", ["Password", "PIN", "Contactless", "Statement", "Balance"]],
    ["cash", ["Cash", "Coin", "Currency", "Exchange rate"]],
    ["what goes out", ["Budget", "Need", "Want", "KS need", "Spending", "Expense", "Opportunity cost"]],
    [
      "shops",
      ["Price", "Cost", "Value", "Bargain", "Sale", "Discount", "Receipt", "Refund", "VAT", "Unit price"],
    ],
    [
      "more of shops",
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
    ["sums", ["Percent", "Ratio", "Savings rate", "Gross and net"]],
    [
      "this site",
      ["4MQ", "4MQ Coin", "Journal", "Phase", "90-day challenge", "Streak", "QI", "QII", "QIII", "QIV"],
    ],
  ])("has the words of %s", (_, terms) => {
    expect(terms.filter((term) => !byTerm.has(term))).toEqual([]);
  });

  it("knows each quadrant by its three names, as the money map tells it", () => {
    for (const quadrant of QUADRANTS) {
      const entry = termNamed(quadrant);
      const [earns, spends] = QUADRANT_TEXTS[quadrant].axes.toLowerCase().replace(".", "").split(", ");
      expect(entry.definition).toContain(`${earns}, ${spends}`);
      for (const [index, name] of LEVEL_NAMES[quadrant].entries()) {
        expect(entry.aliases).toContain(name);
        expect(entry.definition).toContain(`${name} at Level ${index + 1}`);
      }
    }
  });

  it("says of KS what the journal says, to the letter", () => {
    expect(termNamed("KS need").definition).toContain(journal.KS_EXPLANATION);
  });
});

describe("every definition", () => {
  it("is one to three whole sentences, in 60 words at most", () => {
    expect(
      termsThat(
        ({ definition }) =>
          !/^[A-Z\d].*\.$/u.test(definition) ||
          sentencesOf(definition) > 3 ||
          definition.split(/\s+/u).length > 60,
      ),
    ).toEqual([]);
    expect(termsThat(({ example }) => example !== undefined && !/^[A-Z\d£].*\.”?$/u.test(example))).toEqual(
      [],
    );
  });

  it("is read with ease at eleven, each for itself", () => {
    expect(termsThat((entry) => gradeOf(proseOf(entry)) > 7)).toEqual([]);
  });

  it("is at grade 3 to 6, taken together", () => {
    const grade = gradeOf(GLOSSARY.flatMap(proseOf));
    expect(grade).toBeGreaterThanOrEqual(3);
    expect(grade).toBeLessThanOrEqual(6);
  });

  it("is British, and in pounds", () => {
    const american =
      /\$|\b(dollars?|cents?|dimes?|nickels?|colors?|favorites?|neighbors?|behavior|centers?|labor|gray|mom|math|candy|vacation|apartment|sidewalk|soccer|gotten|catalog|jewelry|canceled|traveler|checking account|(organ|real|recogn|apolog|special)iz(e|es|ed|ing))\b/iu;
    expect(termsThat((entry) => american.test(readOf(entry)))).toEqual([]);
  });

  it("has the quotation marks of the rest of the site", () => {
    expect(termsThat((entry) => /['"]/u.test(readOf(entry)))).toEqual([]);
  });

  it("names no maker, shop, bank, game or coin, and nor do the other names", () => {
    const makers =
      /\b(Monzo|Revolut|GoHenry|Starling|HSBC|Barclays|NatWest|Lloyds|Santander|Halifax|Nationwide|Klarna|Clearpay|PayPal|Visa|Mastercard|Amazon|eBay|Vinted|Depop|Apple|Google|Samsung|PlayStation|Xbox|Nintendo|Roblox|Robux|Fortnite|V-?bucks|Minecraft|FIFA|Steam|Netflix|Spotify|Disney|YouTube|TikTok|Instagram|Snapchat|WhatsApp|Lego|Nike|Adidas|Shein|Temu|Primark|Tesco|Aldi|Lidl|Asda|Bitcoin|Ethereum|Dogecoin|Coinbase|Binance|Trading ?212|Experian|Equifax|TransUnion)\b/iu;
    expect(
      termsThat((entry) => [...proseOf(entry), ...namesOf(entry)].some((text) => makers.test(text))),
    ).toEqual([]);
  });

  it("tells nobody to buy, borrow, invest or bet", () => {
    const advice =
      /you should (buy|invest|borrow|bet|get a|sign up)|we recommend|our tip|(best|top|safest) (bank|card|app|fund|share|stock|crypto|account)|(buy|get|try) (shares|stocks|crypto|it now|one now)|guaranteed|get rich|easy money|(^|[.!?] )(Buy|Invest|Borrow|Bet|Hurry)\b/iu;
    expect(termsThat((entry) => advice.test(proseOf(entry).join(" ")))).toEqual([]);
  });

  it.each(["Investing", "Share", "Fund", "Crypto", "Gambling"])(
    "the definition of %s says that money can be lost",
    (term) => {
      expect(termNamed(term).definition).toMatch(/\blose\b|less|shrink|go down/u);
    },
  );

  it.each(["Scam", "Phishing", "Money mule", "Loan shark", "Gambling", "Skint"])(
    "the definition of %s sends a child to a grown-up",
    (term) => {
      expect(termNamed(term).definition).toContain("a grown-up");
    },
  );
});

describe("“more about it” is true", () => {
  const withPath = GLOSSARY.filter(({ path }) => path !== undefined);

  it("at addresses that exist", () => {
    const paths = new Set([...Object.keys(PUBLIC_PAGES), ...Object.keys(GUARDED_PAGES)]);
    expect(withPath.length).toBeGreaterThan(60);
    expect(withPath.filter(({ path }) => !paths.has(path!))).toEqual([]);
  });

  /** What stands on each page that the glossary sends its readers to. */
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
    "/excel-tracker": tracker,
    "/privacy": PRIVACY,
    "/account": [account, secondStep],
  };
  const textOf = (content: unknown): string => {
    if (typeof content === "string") return content;
    if (typeof content !== "object" || content === null) return "";
    return Object.values(content).map(textOf).join("\n");
  };

  it.each(withPath.map((entry) => [entry.term, entry.path, entry] as const))(
    "“more about it” is true of %s, on %s",
    (_, path, entry) => {
      const text = textOf(WORDS[path!]).toLowerCase();
      expect(namesOf(entry).filter((name) => text.includes(name.toLowerCase()))).not.toEqual([]);
    },
  );
});
