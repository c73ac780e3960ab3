/** The terms of use, in plain words. The owner has them read by a lawyer before a launch. */
import { CONTROLLER_NAME } from "./owner";
import type { PageMeta } from "./pageMeta";
import type { ReadingSection } from "./reading";

export const TERMS_PAGE: PageMeta = {
  title: "Terms of use | 4MQ",
  description:
    "Fair and plain terms: what 4MQ offers, accounts under 13, community rules, coins, who owns what, and which law applies.",
};

export const TERMS: {
  heading: string;
  lead: string;
  /** `yyyy-MM-dd` */
  checkedOn: string;
  sections: readonly ReadingSection[];
} = {
  heading: "Terms of use",
  lead: "The rules of this site, as short as we can make them.",
  checkedOn: "2026-11-21",
  sections: [
    {
      id: "in-short",
      title: "In short",
      blocks: [
        {
          list: [
            "The site is free to use. Be kind on it.",
            "It teaches about money. It does not give financial advice.",
            "If you are under 13, a grown-up makes the account with you.",
            "Coins are for fun. They are not money.",
            "What you write stays yours, and you can download it.",
          ],
        },
      ],
    },
    {
      id: "who-we-are",
      title: "Who we are",
      blocks: [
        `In these terms, “we” means ${CONTROLLER_NAME}. “You” means whoever uses the site, and, for a child, also the parent or carer who looks after them.`,
        "By using the site you agree to these terms. If you do not agree with them, please do not use it.",
      ],
    },
    {
      id: "what-the-site-is",
      title: "What the site is for",
      blocks: [
        "4MQ is a website about money for children of 8 to 16, their parents and their teachers. There are stories, chapters, quizzes, a tracker and a 90-day challenge.",
        "All of it is education. We do not know your circumstances, so nothing here is financial, legal or tax advice, and nothing here tells you to buy, borrow or invest. For a decision that matters, talk to someone qualified. In the UK, MoneyHelper is free.",
        "Ms. Sparkle, the money guide, is a computer program, and so are her answers. They can be wrong, and they are no advice. Please write nothing to her that could tell who you are. If an answer is wrong or unkind, use its report button.",
        "Sample figures, leaderboards and quotes that are marked as samples are just that.",
      ],
    },
    {
      id: "accounts",
      title: "Accounts",
      blocks: [
        {
          list: [
            "You can read, listen, take quizzes and use the tracker without an account.",
            "If you are under 13, ask a parent or carer to make the account with you, with their e-mail address.",
            "Keep your password to yourself. If you think that someone knows it, change it.",
            "One person, one account. Do not use someone else’s.",
            "You can delete your account at any time, on the account page. That deletes what is stored in it.",
          ],
        },
      ],
    },
    {
      id: "community-rules",
      title: "Rules of the community",
      blocks: [
        "Earning ideas can be read by every signed-in user, without your name. That is why there are a few rules:",
        {
          list: [
            "Write nothing that could tell a stranger who you are or how to reach you: no surname, address, school, phone number, e-mail or link.",
            "Do not bully, threaten or make fun of anybody.",
            "No rude, hateful or frightening words.",
            "Suggest nothing that is dangerous or against the law, and sell nothing.",
            "Ask a grown-up before you try an idea that takes you outside your home or to people you do not know.",
          ],
        },
        "If an idea breaks the rules, use its report button. A person then looks at it. We can hide an idea, and we can close an account that keeps breaking the rules. If you think that we were wrong, write to us and a person will look again.",
      ],
    },
    {
      id: "coins-and-badges",
      title: "Coins and badges",
      blocks: [
        "4MQ Coins and badges show what you have learned. They are not money and have no money value. They cannot be bought, sold, swapped or paid out. Coins are kept in your browser, so they are lost if its data is cleared, and we may change how they work.",
      ],
    },
    {
      id: "buying",
      title: "Buying the books",
      blocks: [
        "The books are not on sale on this site yet. When they are, the shop’s own terms and your rights as a consumer apply to the sale. A child needs a parent or carer to buy anything.",
      ],
    },
    {
      id: "who-owns-what",
      title: "Who owns what",
      blocks: [
        "The texts, pictures, quizzes and names on this site belong to their authors or to us. You may read them, print them for yourself and your family, and use the free chapters and worksheets in a lesson, with the name 4MQ on them. Please ask before you publish or sell any of it.",
        "What you write stays yours. By sharing an earning idea you let us show it on this site to other signed-in users for as long as it stands there. When you put it away or delete your account, that ends.",
      ],
    },
    {
      id: "what-we-promise",
      title: "What we promise, and what we cannot",
      blocks: [
        "We take care that the sums are right, that the facts are checked and that the site works. We cannot promise that it is always there or never wrong. If you find a mistake, tell us and we will look into it.",
        "Nothing in these terms limits our liability where the law does not allow it, such as for death or injury caused by our negligence, or for fraud. Nor do they take away rights that you have as a consumer. Beyond that, we are not liable for losses that we could not have foreseen, or for decisions that were made about money because of what the site teaches.",
      ],
    },
    {
      id: "changes-and-law",
      title: "Changes, and the law that applies",
      blocks: [
        "We may change these terms. If a change matters to you, we will say so on this page before it counts. The date at the end tells you when they were last checked.",
        "The law of England and Wales applies. If you live in Scotland or Northern Ireland, you also keep the protection of the law there, and you can bring a claim in your own courts.",
        "Questions? Write to us on the Contact page.",
      ],
    },
  ],
};
