import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";

/** Every answer is in topicPricesAndTax.ts, so change the two together. */
export const PRICES_AND_TAX_CHECK = {
  path: "/resources/prices-and-tax",
  questions: [
    {
      id: "prices-and-tax-1",
      question:
        "Last year, Carys paid £2.50 for swimming at her local pool, but this year she has to pay £2.60. By what percentage has the price of swimming risen?",
      options: [
        {
          text: "4%",
          reason: "The price has increased by 10p altogether, and 10p is exactly 4% of last year’s price.",
        },
        {
          text: "10%",
          reason:
            "The price has risen by 10 pence, but that isn’t a percentage yet. You still have to compare it with last year’s price of £2.50.",
        },
        {
          text: "25%",
          reason:
            "It’s true that 10p goes into £2.50 exactly 25 times. But a percentage counts parts of a hundred, and one part in twenty-five is four in a hundred.",
        },
      ],
      correctAnswer: "4%",
      section: "prices-that-rise",
    },
    {
      id: "prices-and-tax-2",
      question:
        "In a single month, bread and skateboards both become 10% more expensive, while all other prices remain the same. Which of these two increases has the greater effect on inflation?",
      options: [
        {
          text: "Both are equal, because both of them are 10%",
          reason:
            "Equal percentages don’t have equal effects, because inflation is measured with an enormous imaginary basket. Whatever people buy the most counts the most.",
        },
        {
          text: "Skateboards, because they rose by more pounds",
          reason:
            "Every single skateboard rises by more pounds, but only a few people are buying one. Inflation describes the shopping of a whole country.",
        },
        {
          text: "Bread, because it is bought far more often",
          reason:
            "Inflation is measured with all the things that people buy. Bread is in almost everybody’s shopping, so its price counts for far more.",
        },
      ],
      correctAnswer: "Bread, because it is bought far more often",
      section: "prices-that-rise",
    },
    {
      id: "prices-and-tax-3",
      question:
        "Hamish has £200 in a savings account, and in one year he receives 3% interest. During the same year, prices in general increase by 2%. Can he afford a basket of shopping that previously cost £200?",
      options: [
        {
          text: "No, he would be £4 short of it",
          reason:
            "The basket has indeed become £4 more expensive, so it costs £204. But his savings have also grown, and he now has £206.",
        },
        {
          text: "Yes, with £2 of his money left",
          reason:
            "His savings have grown to £206, and the basket now costs £204. This time, interest has added more than inflation has taken away.",
        },
        {
          text: "Yes, with £6 of his money left",
          reason:
            "His interest was £6, but £4 of it disappears because the same basket has become more expensive.",
        },
      ],
      correctAnswer: "Yes, with £2 of his money left",
      section: "prices-that-rise",
    },
    {
      id: "prices-and-tax-4",
      question:
        "Delroy buys a kite in a toy shop for £6, and VAT at a rate of 20% is already included. How much of his money goes to the government as VAT?",
      options: [
        {
          text: "20p",
          reason:
            "A rate of 20% means 20p for every pound of the price before VAT. In this case, there are five of those pounds.",
        },
        {
          text: "£1.00",
          reason:
            "Before VAT is added, the kite would cost £5. The VAT is 20% of £5, which is £1, and together they make £6.",
        },
        {
          text: "£1.20",
          reason:
            "That is 20% of £6, but £6 is the price after VAT has been added. The percentage is calculated from the price before it.",
        },
      ],
      correctAnswer: "£1.00",
      section: "what-tax-pays-for",
    },
    {
      id: "prices-and-tax-5",
      question:
        "Noah is twelve years old, and he has never had a job. On which occasion does some of his pocket money go to the government as tax?",
      options: [
        {
          text: "When he buys a jigsaw puzzle in a toy shop",
          reason:
            "Most prices in shops already include VAT. Everybody who buys something at those prices is paying it, whatever their age.",
        },
        {
          text: "When he buys a storybook in a bookshop",
          reason:
            "There isn’t any VAT on books, so the government receives none of his pocket money for a story.",
        },
        {
          text: "On no occasion, because he isn’t earning",
          reason:
            "Without any income he pays no Income Tax, but that isn’t the only tax there is. Another one is included in many prices.",
        },
      ],
      correctAnswer: "When he buys a jigsaw puzzle in a toy shop",
      section: "what-tax-pays-for",
    },
  ],
} as const satisfies ChapterCheck;
