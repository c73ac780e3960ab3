/** Every topic with its text. Only the build, the commands and the tests read this list. */
import { WORDS_HEAD } from "./moneyWords";
import { EARNING_HEAD } from "./waysToEarn";
import { BUDGET } from "./topicBudget";
import { FIRST_PAY } from "./topicFirstPay";
import { GIVING } from "./topicGiving";
import { INSURANCE } from "./topicInsurance";
import { MONEY_THAT_GROWS } from "./topicMoneyThatGrows";
import { PRICES_AND_TAX } from "./topicPricesAndTax";
import { REFUNDS } from "./topicRefunds";
import { SCAMS_AND_GAMES } from "./topicScamsAndGames";
import type { Topic, TopicHead } from "./topic";

/** The topics that are texts in sections. */
export const WRITTEN_TOPICS: readonly Topic[] = [
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
