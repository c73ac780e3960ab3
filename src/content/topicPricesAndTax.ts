import { BUYING_FACTS } from "./factsOfBuying";
import type { Topic } from "./topic";

/** Inflation, and what taxes pay for, for ages 11-16. Prices are examples. */
export const PRICES_AND_TAX = {
  path: "/resources/prices-and-tax",
  meta: {
    title: "Inflation and tax explained, ages 11-16 | 4MQ",
    description:
      "Why prices rise, how inflation is measured, which taxes there are in the UK and what they pay for, for ages 11 to 16.",
  },
  pictureAlt:
    "A girl carries bread past a bakery whose price sign points up. Behind her are a school, a library and a bin lorry.",
  readNext: ["/resources/money-that-grows", "/resources/first-pay-first-account"],
  sections: [
    {
      id: "prices-that-rise",
      title: "Rising prices",
      blocks: [
        "Last year, Rhys bought a comic every month for £2, but this year it costs £2.10. Nobody has added a single page, and the jokes haven’t improved at all. The price has simply gone up, and so have most other prices.",
        "When prices in general go up, it is called inflation, and it is measured as a percentage. Rhys’s comic costs 10p more, and 10p is 5% of £2, so its price rose by 5%.",
        "How do you measure the prices of a whole country? Every month, the Office for National Statistics collects the prices of more than 700 different things. They include bread, haircuts and train tickets, and many of the food prices come straight from supermarket tills. Then it imagines everything in one enormous basket and works out how much dearer the basket has become. The things that people buy most count most.",
        {
          box: {
            title: "More pounds, less shopping",
            lines: [
              "Rhys has £100 in savings, and with interest of 2% he has £102 after a year.",
              "A basket of shopping that cost £100 now costs £103, because prices have risen by 3%.",
              "He has £2 more than before, but he is £1 short of the same basket.",
            ],
          },
        },
        "Prices rise for several reasons. When more people want something than the shops can sell, the shops can ask for more. At other times, things cost more to make, because fuel or wages have gone up. A price can also fall, when there is plenty again or fewer people want it.",
        `A little inflation is normal, and the Bank of England aims for ${BUYING_FACTS.inflationTarget.figure} a year. Wages and pocket money often rise as well. If you get pocket money and it hasn’t changed for two years, you can ask about it calmly. Your family’s pay may not have risen either, so the answer may be no.`,
      ],
    },
    {
      id: "what-tax-pays-for",
      title: "What tax pays for",
      blocks: [
        "Think of your way to school, along a pavement, under street lamps and past a library. At the end of it, a teacher is waiting. Nobody along the way sends you a bill, because everybody has already paid for all this through taxes.",
        "A tax is money that people and companies have to pay to the government or the local council. These are the ones that most families come across:",
        {
          list: [
            "Income Tax is taken from wages and other income, once they are high enough. Scotland sets most of its own rates, and Wales can change part of them.",
            "National Insurance also comes out of wages, and helps to pay for state pensions and some other support.",
            `VAT is already part of the price of most things in shops. It is usually ${BUYING_FACTS.vat.figure}, but most food, books and young children’s clothes have none.`,
            "Council Tax helps to pay for local services in England, Scotland and Wales. People in Northern Ireland pay rates instead.",
          ],
        },
        {
          box: {
            title: "You already pay one of them",
            lines: [
              "A board game costs £12 in a shop, and the VAT is already included.",
              "Without VAT it would cost £10, because 20% of £10 is £2, and together they make £12.",
              "So if you buy it with your own money, £2 of that goes to the government.",
            ],
          },
        },
        "Together, taxes pay for the health service, schools, roads, courts, the police and the fire service. They also pay for bins, parks and pensions, and help people who are ill or out of work. There is never enough for everything, so a government has to choose, just as you do. Grown-ups have a say in that choice when they vote. In Scotland and Wales, you can already vote in some elections at 16.",
      ],
    },
  ],
  facts: [BUYING_FACTS.inflationTarget, BUYING_FACTS.vat],
  doNow: {
    text: "Ask what a toy, a game or a pen at home cost, and divide its price by six. That is the VAT in it. Then find something in the kitchen that has none, and look up VAT in Money Words.",
    to: "/resources/money-words",
    label: "Open Money Words",
  },
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: [
        "Theme “Understanding the important role money plays in our lives”; here, inflation, taxes and public services.",
      ],
    },
    {
      standard: "OECD/INFE and European Union, Financial Competence Framework for Children and Youth (2023)",
      outcomes: ["Theme “Financial landscape”; here, prices, taxes and what they pay for."],
    },
  ],
  checkedOn: "2026-11-25",
} as const satisfies Topic;
