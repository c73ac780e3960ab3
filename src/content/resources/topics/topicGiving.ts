import type { Topic } from "./topic";

/** Giving time, things and money, for every age. Sums are right; people are examples. */
export const GIVING = {
  path: "/resources/giving",
  meta: {
    title: "Giving: time, things or money, ages 8-16 | 4MQ",
    description:
      "Three ways to give, how small coins add up over a year, and four checks to make before you give to a charity. Written for ages 8 to 16.",
  },
  pictureAlt:
    "Two smiling children fill a box marked with a heart. One adds a tin of food, and the other a striped scarf.",
  readNext: ["/play/femi", "/resources/a-budget-you-can-keep", "/short-stories/keeper-of-embers"],
  sections: [
    {
      id: "three-ways-to-give",
      title: "Three ways to give",
      blocks: [
        "Hania is ten, and every Friday she walks past a food bank. A food bank gives food to people who can’t afford enough. Any family might need one, and it’s nothing to be ashamed of.",
        "“I’d love to help,” she tells her dad, “but I’ve only got 30p.”",
        "“Luckily, there are three different ways to give,” he says. “You can give your time, your things or your money.”",
        {
          list: [
            "Time: carry shopping for a neighbour, or read to a younger child. You could also pick up litter with a grown-up.",
            "Things: books you have finished, toys that still work, or a tin of food. Ask at home first.",
            "Money: a small part of what you have, kept in a separate jar.",
          ],
        },
        "Hania decides to try all three. On Saturday, she and her dad help at the food bank for an hour. She brings a tin of beans, and two books for the children’s corner. Then she starts putting 30p a week into an empty honey jar.",
        {
          box: {
            title: "How small coins add up",
            lines: [
              "If Hania puts in 30p a week, she’ll have £3 after ten weeks.",
              "There are 52 weeks in a year, so after a year she’ll have £15.60.",
              "With that, the food bank can buy 20 tins of beans at 78p each.",
            ],
          },
        },
      ],
    },
    {
      id: "how-giving-feels-good",
      title: "Giving that feels good",
      blocks: [
        "Giving is a choice, so nobody should ever push you into it. No gift is too small, and it’s perfectly fine to say, “Not today.”",
        "Always look after your own needs first, and keep your bus and lunch money. A gift should never leave you cold, hungry or stuck.",
        "If someone keeps asking for money and you can’t say no, that isn’t giving. Tell a grown-up you trust.",
        "You don’t have to tell anyone what you gave. But do ask what happened to it, because that’s often the best part. Hania found out that both her books were read that very week.",
      ],
    },
    {
      id: "check-before-you-give",
      title: "Check before you give",
      blocks: [
        "A charity exists to help people, animals or places. Nobody owns it, so any money left over is used to help even more. Most charities in the UK are on a public list and have a number. In Scotland, every real charity is on the list. Elsewhere, some real ones are not, so ask a grown-up.",
        {
          list: [
            "England and Wales: the Charity Commission keeps the list.",
            "Scotland: the list is kept by OSCR, the Scottish Charity Regulator.",
            "Northern Ireland: the Charity Commission for Northern Ireland keeps it.",
          ],
        },
        {
          box: {
            title: "Four checks, with a grown-up",
            lines: [
              "Find the charity’s name and number on the list.",
              "Type in its web address yourself, instead of following a link in a message.",
              "If somebody’s collecting in the street, look for a badge and a sealed tin. Both should show the charity’s name and number.",
              "Stop if they hurry you, make you feel bad, or ask for gift cards. Scammers do that, but good charities do not.",
            ],
          },
        },
        "Older readers can do more, because many charities welcome volunteers from 14 or 16. There’s no pay, but it’s real experience that employers like to see. You can also ask how much of each pound goes on the work itself. Some of it has to go on vans, heating and staff, and that’s normal. The public list usually shows what a charity received and what it spent. Leave the Gift Aid box empty unless you pay Income Tax.",
        "Never collect money in the street or knock on doors by yourself. A stall or a sponsored walk at school is a much better idea.",
        "What do you care about most? Choose time, things or money, and give it a try this week.",
      ],
    },
  ],
  facts: [],
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: [
        "Theme “Understanding the important role money plays in our lives”: giving to charity and helping others.",
      ],
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
      outcomes: ["Topic “Spending”: charitable giving as a choice, and checking a charity first."],
    },
  ],
  checkedOn: "2026-11-25",
} as const satisfies Topic;
