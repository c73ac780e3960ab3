/** The terms of use, in plain words. The owner has them checked by a lawyer before a launch. */
import { CONTROLLER_NAME } from "./owner";
import type { PageMeta } from "@/content/pageMeta";
import type { ReadingSection } from "@/content/reading/reading";

export const TERMS_PAGE: PageMeta = {
  title: "Terms of use | 4MQ",
  description:
    "Fair, plain terms: what 4MQ offers, accounts for under-13s, community rules, coins, who owns what, and which law applies.",
};

export const TERMS: {
  heading: string;
  lead: string;
  /** `yyyy-MM-dd` */
  checkedOn: string;
  sections: readonly ReadingSection[];
} = {
  heading: "Terms of use",
  lead: "The rules for using this site, as short as we can make them.",
  checkedOn: "2026-11-21",
  sections: [
    {
      id: "in-short",
      title: "In short",
      blocks: [
        {
          list: [
            "The site is free to use. Please be kind to each other.",
            "It teaches you about money. It does not give financial advice.",
            "If you are under 13, ask a grown-\u2060up to make the account with you.",
            "Coins are for fun. They are not money.",
            "Anything you write stays yours, and you can download it.",
          ],
        },
      ],
    },
    {
      id: "who-we-are",
      title: "Who we are",
      blocks: [
        `In these terms, “we” means ${CONTROLLER_NAME}. “You” means the person using the site. If that is a child, it also means the parent or carer who looks after them.`,
        "By using the site, you agree to these terms. If you do not agree with them, please do not use it.",
      ],
    },
    {
      id: "what-the-site-is",
      title: "What the site is for",
      blocks: [
        "4MQ is a website about money for children aged 8 to 16, their parents and their teachers. It has stories, chapters, quizzes, a tracker and a 90-day challenge.",
        "It is all for learning. We do not know your circumstances, so nothing here is financial, legal or tax advice. Nothing here tells you to buy, borrow or invest. Before you make an important decision, talk to someone qualified. In the UK, MoneyHelper offers free guidance.",
        "Ms. Sparkle, the money guide, is a computer program. Her answers can be wrong, and they are not advice. Please do not tell her anything that shows who you are. If an answer is wrong or unkind, press “Report this answer”.",
        "Figures, leaderboards and quotes marked as samples are made up.",
      ],
    },
    {
      id: "accounts",
      title: "Accounts",
      blocks: [
        {
          list: [
            "You can read, listen, take quizzes and use the tracker without an account.",
            "If you are under 13, ask a parent or carer to make the account with you, using their e-mail address.",
            "Keep your password to yourself. If you think someone else knows it, change it.",
            "Each person can have one account. Do not use someone else’s.",
            "You can delete your account at any time on the account page. That deletes everything in it.",
          ],
        },
      ],
    },
    {
      id: "community-rules",
      title: "Community rules",
      blocks: [
        "Every signed-in user can read your earning ideas, but not your name. That is why there are a few rules:",
        {
          list: [
            "Do not write anything that tells a stranger who you are or how to reach you: no surname, address, school, phone number, e-mail address or link.",
            "Do not bully, threaten or make fun of anyone.",
            "Do not use rude, hateful or frightening words.",
            "Do not suggest anything dangerous or against the law, and do not sell anything.",
            "Ask a grown-\u2060up before you try an idea that takes you away from home or involves people you do not know.",
          ],
        },
        "If an idea breaks the rules, press “Report” beside it. A person will then look at it. We can hide an idea, and we can close an account that keeps breaking the rules. If you think we were wrong, write to us and a person will look at it again.",
      ],
    },
    {
      id: "coins-and-badges",
      title: "Coins and badges",
      blocks: [
        "4MQ Coins and badges show what you have learned. They are not money and have no cash value. You cannot buy, sell or swap them, or turn them into money. Your coins are kept in your browser, so clearing its data clears them too. We may change how coins work.",
      ],
    },
    {
      id: "buying",
      title: "Buying the books",
      blocks: [
        "The books are not on sale on this site yet. When they are, the shop’s own terms and your rights as a consumer will apply to the sale. Children must ask a parent or carer to buy anything for them.",
      ],
    },
    {
      id: "who-owns-what",
      title: "Who owns what",
      blocks: [
        "The words, pictures, quizzes and names on this site belong to their authors or to us. You may read them and print them for yourself and your family. You may use the free chapters and worksheets in lessons, as long as the name 4MQ stays on them. Please ask before you publish or sell any of them.",
        "Anything you write stays yours. If you share an earning idea, you let us show it to other signed-in users on this site. That permission ends when you put the idea away or delete your account.",
      ],
    },
    {
      id: "what-we-promise",
      title: "What we can and cannot promise",
      blocks: [
        "We take care to get the sums right, check the facts and keep the site working. We cannot promise that the site will always be available or never be wrong. If you find a mistake, tell us and we will look into it.",
        "Nothing in these terms limits our liability where the law says it cannot be limited. Examples are death or injury caused by our negligence, and fraud. Nor does anything in them take away your rights as a consumer. Beyond that, we are not liable for losses we could not have foreseen, or for money decisions made because of something on this site.",
      ],
    },
    {
      id: "changes-and-law",
      title: "Changes, and the law that applies",
      blocks: [
        "We may change these terms. If a change is important, we will say so on this page before it takes effect. The date at the end shows when they were last checked.",
        "The law of England and Wales applies. If you live in Scotland or Northern Ireland, you are also protected by the law there, and you can bring a claim in your own courts.",
        "Questions? Write to us through the Contact page.",
      ],
    },
  ],
};
