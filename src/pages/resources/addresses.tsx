/** The pages at /resources and beneath it, without the sample chapters. Each loads when it is opened. */
import type { ResourcesPath } from "@/content/resources/resources";
import type { Topic } from "@/content/resources/topics/topic";
import { addressPages } from "@/parts/addressPages";
import { late } from "@/ui/feedback/late";

const list = late(() => import("./ResourcesPage").then((file) => file.default));
const LIST = {
  "/resources": list,
  "/resources/free-chapters": list,
  "/resources/worksheets": list,
  "/resources/parent-guides": list,
} satisfies Record<ResourcesPath, typeof list>;

const topicOf = (load: () => Promise<Topic>) =>
  late(async () => {
    const [{ TopicPage }, topic] = await Promise.all([import("./TopicPage"), load()]);
    return () => <TopicPage topic={topic} />;
  });

export const addressPage = addressPages({
  ...LIST,
  "/resources/money-words": late(() => import("./MoneyWordsPage").then((file) => file.MoneyWordsPage)),
  "/resources/ways-to-earn": late(() => import("./WaysToEarnPage").then((file) => file.WaysToEarnPage)),
  "/resources/for-parents": late(() => import("./ForParentsPage").then((file) => file.ForParentsPage)),
  "/resources/for-teachers": late(() => import("./ForTeachersPage").then((file) => file.ForTeachersPage)),
  "/resources/coins-and-banks": topicOf(() =>
    import("@/content/resources/topics/topicCoinsAndBanks").then((file) => file.COINS_AND_BANKS),
  ),
  "/resources/scams-and-games": topicOf(() =>
    import("@/content/resources/topics/topicScamsAndGames").then((file) => file.SCAMS_AND_GAMES),
  ),
  "/resources/a-budget-you-can-keep": topicOf(() =>
    import("@/content/resources/topics/topicBudget").then((file) => file.BUDGET),
  ),
  "/resources/first-pay-first-account": topicOf(() =>
    import("@/content/resources/topics/topicFirstPay").then((file) => file.FIRST_PAY),
  ),
  "/resources/money-that-grows": topicOf(() =>
    import("@/content/resources/topics/topicMoneyThatGrows").then((file) => file.MONEY_THAT_GROWS),
  ),
  "/resources/giving": topicOf(() =>
    import("@/content/resources/topics/topicGiving").then((file) => file.GIVING),
  ),
  "/resources/prices-and-tax": topicOf(() =>
    import("@/content/resources/topics/topicPricesAndTax").then((file) => file.PRICES_AND_TAX),
  ),
  "/resources/refunds-and-subscriptions": topicOf(() =>
    import("@/content/resources/topics/topicRefunds").then((file) => file.REFUNDS),
  ),
  "/resources/insurance": topicOf(() =>
    import("@/content/resources/topics/topicInsurance").then((file) => file.INSURANCE),
  ),
});
