/** Every topic with its text. Only the build, the commands and the tests read this list. */
import { WORDS_HEAD } from "./glossary/moneyWordsPage";
import { EARNING_HEAD } from "./topics/waysToEarn";
import { BUDGET } from "./topics/topicBudget";
import { COINS_AND_BANKS } from "./topics/topicCoinsAndBanks";
import { FIRST_PAY } from "./topics/topicFirstPay";
import { GIVING } from "./topics/topicGiving";
import { INSURANCE } from "./topics/topicInsurance";
import { MONEY_THAT_GROWS } from "./topics/topicMoneyThatGrows";
import { PRICES_AND_TAX } from "./topics/topicPricesAndTax";
import { REFUNDS } from "./topics/topicRefunds";
import { SCAMS_AND_GAMES } from "./topics/topicScamsAndGames";
import type { Topic, TopicHead } from "./topics/topic";

/** The topics that are texts in sections. */
export const WRITTEN_TOPICS: readonly Topic[] = [
  COINS_AND_BANKS,
  SCAMS_AND_GAMES,
  BUDGET,
  FIRST_PAY,
  MONEY_THAT_GROWS,
  GIVING,
  PRICES_AND_TAX,
  REFUNDS,
  INSURANCE,
];

export const TOPIC_HEADS: readonly TopicHead[] = [WORDS_HEAD, EARNING_HEAD, ...WRITTEN_TOPICS];
