import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import type { Topic } from "./topic";

/** Inflation, and what taxes pay for, for ages 11-16. Prices are examples. */
export const PRICES_AND_TAX = {
  path: "/resources/prices-and-tax",
  meta: {
    title: "Inflation and tax explained, ages 11-16 | 4MQ",
    description:
      "Why prices rise, how inflation is measured, which taxes people pay in the UK, and where the money goes. Written for ages 11 to 16.",
  },
  pictureAlt:
    "A girl carries a loaf past a bakery with an upward arrow on its price sign. Nearby are a school, a library and a bin lorry.",
  readNext: ["/resources/money-that-grows", "/resources/first-pay-first-account"],
  sections: [
    {
      id: "prices-that-rise",
      title: "Rising prices",
      blocks: [
        "Last year, Rhys bought a comic every month for £2, but this year it costs £2.10. It doesn’t have a single extra page, and the jokes haven’t improved at all. The price has simply gone up, and so have most other prices.",
        "When prices in general go up, that is called inflation, and it is measured as a percentage. Rhys’s comic costs 10p more, and 10p is 5% of £2, so its price has risen by 5%.",
        "How do you measure prices in a whole country? Every month, the Office for National Statistics collects the prices of more than 700 different things. They include bread, haircuts and train tickets, and many of the food prices come straight from supermarket tills. Then it imagines them all in one enormous basket and works out how much dearer it has become. The things that people buy the most count the most.",
        {
          box: {
            title: "More pounds, less shopping",
            lines: [
              "Rhys has £100 in savings, and he earns 2% interest, so after a year he has £102.",
              "A basket of shopping that cost £100 now costs £103, because prices have risen by 3%.",
              "He has £2 more than before, but he would need another £1 to buy the same basket.",
            ],
          },
        },
        "Prices rise for several reasons. When people want more of something than the shops have, the shops can charge more for it. At other times, things cost more to make, because fuel or wages have gone up. Prices can also fall, when there is plenty of something or fewer people want it.",
        `A little inflation is normal, and the Bank of England aims for ${BUYING_FACTS.inflationTarget.figure} a year. Wages and pocket money often rise as well. If you get pocket money and it hasn’t changed for two years, you could calmly ask about it. But your family’s pay may not have risen either, so the answer may be no.`,
      ],
    },
    {
      id: "what-tax-pays-for",
      title: "What tax pays for",
      blocks: [
        "Think of your journey to school, along a pavement, under the street lamps and past a library. At the end of it, a teacher is waiting. Nobody sends you a bill for any of this, because everybody has already paid for it through taxes.",
        "A tax is money that people and companies have to pay to the government or the local council. These are the ones that most families come across:",
        {
          list: [
            "Income Tax is taken from wages and other income, once they are high enough. Scotland sets most of its own rates, and Wales can change part of them.",
            "National Insurance also comes out of wages, and helps to pay for state pensions and some benefits.",
            `VAT is already included in the price of most things in shops. It is usually ${BUYING_FACTS.vat.figure}, but there is none on most food, books and young children’s clothes.`,
            "Council Tax helps to pay for local services in England, Scotland and Wales. People in Northern Ireland pay rates instead.",
          ],
        },
        {
          box: {
            title: "You already pay one of them",
            lines: [
              "A board game costs £12 in a shop, and that already includes the VAT.",
              "Without VAT, it would cost £10. The VAT is 20% of £10, which is £2, and together that makes £12.",
              "So if you buy it yourself, £2 of your own money goes to the government.",
            ],
          },
        },
        `Together, taxes pay for the health service, schools, roads, courts, the police and the fire service. They also pay for bins, parks and pensions, and help people who are ill or out of work. There is never enough for everything, so governments have to choose. Unlike you, they can also change a tax, or borrow for many years. Grown-ups have a say in that choice when they vote. In Scotland and Wales, you can vote in some elections from the age of ${BUYING_FACTS.votingAge.figure}. In 2026, Parliament was discussing a law to allow it in the whole United Kingdom.`,
      ],
    },
  ],
  facts: [BUYING_FACTS.inflationTarget, BUYING_FACTS.vat, BUYING_FACTS.votingAge],
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: [
        "Theme “Understanding the important role money plays in our lives”: inflation, taxes and public services.",
      ],
    },
    {
      standard: "OECD/INFE and European Union, Financial Competence Framework for Children and Youth (2023)",
      outcomes: ["Theme “Financial landscape”: prices, taxes and what they pay for."],
    },
  ],
  checkedOn: "2026-11-25",
} as const satisfies Topic;
