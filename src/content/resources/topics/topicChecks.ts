/** The five questions of each topic, which load when its page is opened. */
import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";
import type { TopicPath } from "./topics";

export const TOPIC_CHECKS: Readonly<Record<TopicPath, () => Promise<ChapterCheck>>> = {
  "/resources/coins-and-banks": () =>
    import("./checkCoinsAndBanks").then((file) => file.COINS_AND_BANKS_CHECK),
  "/resources/money-words": () => import("./checkMoneyWords").then((file) => file.MONEY_WORDS_CHECK),
  "/resources/ways-to-earn": () => import("./checkWaysToEarn").then((file) => file.WAYS_TO_EARN_CHECK),
  "/resources/scams-and-games": () =>
    import("./checkScamsAndGames").then((file) => file.SCAMS_AND_GAMES_CHECK),
  "/resources/a-budget-you-can-keep": () => import("./checkBudget").then((file) => file.BUDGET_CHECK),
  "/resources/first-pay-first-account": () => import("./checkFirstPay").then((file) => file.FIRST_PAY_CHECK),
  "/resources/money-that-grows": () =>
    import("./checkMoneyThatGrows").then((file) => file.MONEY_THAT_GROWS_CHECK),
  "/resources/giving": () => import("./checkGiving").then((file) => file.GIVING_CHECK),
  "/resources/prices-and-tax": () => import("./checkPricesAndTax").then((file) => file.PRICES_AND_TAX_CHECK),
  "/resources/refunds-and-subscriptions": () => import("./checkRefunds").then((file) => file.REFUNDS_CHECK),
  "/resources/insurance": () => import("./checkInsurance").then((file) => file.INSURANCE_CHECK),
};
