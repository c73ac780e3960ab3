import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import type { Topic } from "./topic";

/** A buyer's rights, and payments that repeat, for ages 11-16. Prices are examples. */
export const REFUNDS = {
  path: "/resources/refunds-and-subscriptions",
  meta: {
    title: "Refunds and subscriptions, ages 11-16 | 4MQ",
    description:
      "Your rights when something is faulty or you change your mind, and how free trials and subscriptions work. Written for ages 11 to 16.",
  },
  pictureAlt:
    "A worried boy shows a shopkeeper broken headphones and a receipt. On the wall is a calendar with two circling arrows.",
  readNext: ["/play/erin", "/resources/scams-and-games", "/resources/level-2-sample-chapter"],
  sections: [
    {
      id: "when-it-breaks",
      title: "When it breaks, or you change your mind",
      blocks: [
        "Leila buys a pair of headphones for £24, but eleven days later the left side goes silent. “Sorry,” says the shop assistant, “you’ll have to contact the manufacturer.” But that isn’t how it works. The shop took her money, so the shop has to put things right.",
        {
          list: [
            `Is it faulty, broken on arrival or not as described? For ${BUYING_FACTS.rejectFaulty.figure}, you can return it and get all your money back. After that, the shop may try one repair or one replacement first. If that doesn’t work, you can ask for your money back.`,
            "Have you simply changed your mind? A shop doesn’t have to give you a refund, although many do anyway, so ask before you buy.",
            `Did you buy it online? With most things, you have ${BUYING_FACTS.cancelOnline.figure} after they arrive to say that you want to return them. You then have another ${BUYING_FACTS.cancelOnline.figure} to post them, and you may have to pay the postage. You don’t have to give a reason. The rules are often different for downloads, opened games and things made to order.`,
            "Have you spent real money in a game by mistake? Tell the owner of the card, and ask the app or game store for a refund straight away.",
          ],
        },
        "Keep the receipt or a photo of it, although a bank statement can also prove what you paid. You have these rights by law, even if you bought something in a sale. If you buy from a private seller, you have fewer of them. For help, go to citizensadvice.org.uk in England and Wales, or Consumerline (nidirect.gov.uk) in Northern Ireland. In Scotland, try consumeradvice.scot or your council’s Trading Standards team.",
      ],
    },
    {
      id: "payments-that-repeat",
      title: "Regular payments",
      blocks: [
        "With a subscription, you pay the same amount again and again until you stop it. It can be excellent value, but it can also run on for months without anybody noticing.",
        {
          box: {
            title: "A small price, twelve times over",
            lines: [
              "A music app costs £3.99 a month, and twelve payments add up to £47.88 a year.",
              "The free trial lasts seven days, and if Jonah forgets to cancel, he’ll pay on day eight.",
              "He sets a reminder for day six, so the decision is his, not the app’s.",
            ],
          },
        },
        `Deleting an app does not end a subscription. You have to cancel it where you signed up, in the app store or on the website. You can normally cancel within the first ${BUYING_FACTS.cancelOnline.figure}, unless you asked to start streaming immediately. On the way out, expect a tiny “no thanks” button, endless questions or a sad cartoon. Walk calmly past them all, and keep the message that confirms you have cancelled. New rules should make it easier to cancel from ${BUYING_FACTS.subscriptionLaw.figure}.`,
      ],
    },
  ],
  facts: [BUYING_FACTS.rejectFaulty, BUYING_FACTS.cancelOnline, BUYING_FACTS.subscriptionLaw],
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: ["Theme “Becoming a critical consumer”: consumer rights, refunds and subscriptions."],
    },
  ],
  checkedOn: "2026-11-25",
} as const satisfies Topic;
