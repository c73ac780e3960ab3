import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";

/** Every answer is in topicRefunds.ts, so change the two together, and the dates with the facts. */
export const REFUNDS_CHECK = {
  path: "/resources/refunds-and-subscriptions",
  questions: [
    {
      id: "refunds-and-subscriptions-1",
      question:
        "In a sale three weeks ago, Arjun bought a torch for £9. Although he has used it carefully, it suddenly stopped working today, and he wants his money back. What does the law say about this situation?",
      options: [
        {
          text: "The shop has to give all his money back",
          reason: `For ${BUYING_FACTS.rejectFaulty.figure}, you can return something faulty and receive all your money back. Three weeks is only 21 days, so Arjun is in time.`,
        },
        {
          text: "The shop is allowed to try a repair first",
          reason: `After ${BUYING_FACTS.rejectFaulty.figure}, the shop may try one repair or replacement first. Before then, a customer can choose to have all the money back instead.`,
        },
        {
          text: "The shop can refuse, as it was a sale",
          reason:
            "A reduced price doesn’t reduce his rights. By law, a customer has them even if something was bought in a sale.",
        },
      ],
      correctAnswer: "The shop has to give all his money back",
      section: "when-it-breaks",
    },
    {
      id: "refunds-and-subscriptions-2",
      question:
        "On Saturday, Beth buys a jumper in a shop, but on Sunday she notices another that she prefers. Hers is in perfect condition, and she has never worn it. What does the law require the shop to do?",
      options: [
        {
          text: `Refund her, because she has ${BUYING_FACTS.cancelOnline.figure}`,
          reason: `Those ${BUYING_FACTS.cancelOnline.figure} are for most things that people buy online. Beth bought her jumper in a shop, so they don’t apply to it.`,
        },
        {
          text: "Exchange it, because she hasn’t worn it",
          reason:
            "Many shops will do that to be helpful, so there is no harm in asking. But the law doesn’t require it when a customer has simply changed her mind.",
        },
        {
          text: "Nothing, because it has no fault",
          reason:
            "The jumper isn’t faulty, and Beth has simply changed her mind. Another time, she could ask about returning things before she buys anything.",
        },
      ],
      correctAnswer: "Nothing, because it has no fault",
      section: "when-it-breaks",
    },
    {
      id: "refunds-and-subscriptions-3",
      question:
        "Tomasz ordered a lamp online, and it was delivered on 3 May. There is nothing wrong with it, but he is disappointed with its colour. What is the last day on which he can tell the seller that he wants to return it?",
      options: [
        {
          text: "17 May",
          reason: `With most things that you buy online, you have ${BUYING_FACTS.cancelOnline.figure} after they arrive. For him that is 17 May, and he doesn’t even have to give a reason.`,
        },
        {
          text: "31 May",
          reason: `This calculation includes ${BUYING_FACTS.cancelOnline.figure} twice. The second period is only for posting the lamp, after Tomasz has told the seller about it.`,
        },
        {
          text: "2 June",
          reason: `That is ${BUYING_FACTS.rejectFaulty.figure} after the lamp was delivered. Those ${BUYING_FACTS.rejectFaulty.figure} are for something faulty, and this lamp works perfectly well.`,
        },
      ],
      correctAnswer: "17 May",
      section: "when-it-breaks",
    },
    {
      id: "refunds-and-subscriptions-4",
      question:
        "On 1 June, Zara signs up for a game with a free week, and afterwards it costs £4.50 a month. Four days later she deletes the game, and she does nothing else about it. How much has she paid altogether by the end of September?",
      options: [
        {
          text: "Nothing, because she left in the free week",
          reason:
            "Zara deleted the game during the free week, but she never cancelled the subscription. Deleting something isn’t the same as cancelling it.",
        },
        {
          text: "£4.50, because she isn’t using it any more",
          reason:
            "It makes no difference whether she plays or not. A subscription takes the same amount again and again until somebody cancels it.",
        },
        {
          text: "£18.00, because she hasn’t cancelled it",
          reason:
            "Her first payment is taken on 8 June, and others follow in July, August and September. Altogether, four payments of £4.50 make £18.00.",
        },
      ],
      correctAnswer: "£18.00, because she hasn’t cancelled it",
      section: "payments-that-repeat",
    },
    {
      id: "refunds-and-subscriptions-5",
      question:
        "Niamh subscribed to a music service on its website. A week later, she also downloaded the app from an app store. Where does she have to go to cancel her subscription?",
      options: [
        {
          text: "To the app store that she used",
          reason:
            "The app store only delivered the app to her. If the subscription had started there, it would certainly be the right place.",
        },
        {
          text: "To the music service’s website",
          reason:
            "You cancel a subscription where you signed up, and Niamh did that on the website. Afterwards, she should keep the message that confirms it.",
        },
        {
          text: "To the app, to sign out of it",
          reason:
            "Signing out only closes the app on one device, and deleting it doesn’t help either. Meanwhile, the regular payments simply continue.",
        },
      ],
      correctAnswer: "To the music service’s website",
      section: "payments-that-repeat",
    },
  ],
} as const satisfies ChapterCheck;
