import { BUYING_FACTS } from "./factsOfBuying";
import type { Topic } from "./topic";

/** A buyer's rights, and payments that repeat, for ages 11-16. Prices are examples. */
export const REFUNDS = {
  path: "/resources/refunds-and-subscriptions",
  meta: {
    title: "Refunds and subscriptions, ages 11-16 | 4MQ",
    description:
      "Your rights if something is faulty or you change your mind, and how free trials and subscriptions work, for ages 11 to 16.",
  },
  pictureAlt:
    "A worried boy hands broken headphones and a receipt to a shopkeeper. On the wall is a calendar with a repeat arrow.",
  readNext: ["/resources/scams-and-games", "/resources/level-2-sample-chapter"],
  sections: [
    {
      id: "when-it-breaks",
      title: "When it breaks, or you change your mind",
      blocks: [
        "Leila buys headphones for £24, and eleven days later the left side goes silent. “Sorry,” says the shop, “you’ll have to contact the manufacturer.” But that isn’t how it works. The shop took her money, so the shop has to put things right.",
        {
          list: [
            `Is it faulty, broken on arrival or not as described? For ${BUYING_FACTS.rejectFaulty.figure}, you can take it back and get all your money back. After that, the shop may try one repair or one replacement first. If that doesn’t work, you can ask for your money back.`,
            "Have you simply changed your mind? A shop doesn’t have to give you a refund, although many do anyway, so ask before you buy.",
            `Did you buy it online? For most things, you have ${BUYING_FACTS.cancelOnline.figure} after they arrive to say that you are sending them back. You then have another ${BUYING_FACTS.cancelOnline.figure} to post them, and you may have to pay the postage. You don’t need a reason, but downloads, made-to-order things and opened games are often different.`,
            "Have you spent real money in a game by mistake? With the owner of the card, ask the app or game store for a refund straight away.",
          ],
        },
        "Keep the receipt or a photo of it, although a bank statement can also prove what you paid. These rights are the law, even when the price was reduced. If you buy from a private seller, you have fewer of them. For help, go to citizensadvice.org.uk in England and Wales, or Consumerline (nidirect.gov.uk) in Northern Ireland. In Scotland, try consumeradvice.scot or your council’s Trading Standards team.",
      ],
    },
    {
      id: "payments-that-repeat",
      title: "Payments that repeat",
      blocks: [
        "A subscription takes the same amount again and again until you stop it. It can be excellent value, but it can also run on for months without anybody noticing.",
        {
          box: {
            title: "A small price, twelve times",
            lines: [
              "A music app costs £3.99 a month, and twelve payments make £47.88 a year.",
              "The free trial lasts seven days, and if Jonah forgets to cancel, he pays on day eight.",
              "He sets a reminder for day six, so the decision is his, not the app’s.",
            ],
          },
        },
        `Deleting an app does not end a subscription. You have to cancel it where you signed up, in the app store or on the website. You can normally cancel within the first ${BUYING_FACTS.cancelOnline.figure}, unless you asked to start streaming immediately. On the way out, you may meet a tiny “no thanks”, endless questions or a sad cartoon. Walk calmly past them all, and keep the message that confirms the cancellation. New rules should make cancelling easier from ${BUYING_FACTS.subscriptionLaw.figure}.`,
      ],
    },
  ],
  facts: [BUYING_FACTS.rejectFaulty, BUYING_FACTS.cancelOnline, BUYING_FACTS.subscriptionLaw],
  doNow: {
    text: "Ask at home about one payment that repeats every month, and multiply it by twelve. If you pay any of it yourself, write your part in the Money Tracker.",
    to: "/excel-tracker",
    label: "Open the Money Tracker",
  },
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: ["Theme “Becoming a critical consumer”; here, consumer rights, refunds and subscriptions."],
    },
  ],
  checkedOn: "2026-11-25",
} as const satisfies Topic;
