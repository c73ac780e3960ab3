import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";

/** Every answer is in topicScamsAndGames.ts, so change the two together. */
export const SCAMS_AND_GAMES_CHECK = {
  path: "/resources/scams-and-games",
  questions: [
    {
      id: "scams-and-games-1",
      question:
        "In Tariq’s game, players can buy any number of gems, and 200 of them cost £4.00. How much real money does he need for a crown that costs 150 gems?",
      options: [
        {
          text: "£1.50",
          reason:
            "That would be right if every gem cost 1p. Here, £4.00 only buys 200 gems, so every gem costs 2p.",
        },
        {
          text: "£3.00",
          reason:
            "Every gem costs 2p, and 150 times 2p is £3.00. Gems may look like play money, but they cost real pounds.",
        },
        {
          text: "£4.00",
          reason:
            "That is the price of 200 gems. Tariq can buy exactly the number he needs, which is only 150.",
        },
      ],
      correctAnswer: "£3.00",
      section: "the-free-coins",
    },
    {
      id: "scams-and-games-2",
      question:
        "Josh sends Mei a message: “Log in here and vote for my drawing! Only five minutes left!” Usually, Josh never hurries. What is the best way for Mei to check?",
      options: [
        {
          text: "Ask in the same chat if it is really Josh",
          reason:
            "Somebody else may be using his account. Then that person would answer, and simply pretend to be Josh.",
        },
        {
          text: "See if the page looks just like the real one",
          reason:
            "Criminals can make a perfect copy of a page. By logging in there, Mei would give them her password.",
        },
        {
          text: "Ring Josh, or ask him at school tomorrow",
          reason: "Her question reaches Josh himself, and not somebody who may be using his account.",
        },
      ],
      correctAnswer: "Ring Josh, or ask him at school tomorrow",
      section: "a-message-from-a-friend",
    },
    {
      id: "scams-and-games-3",
      question:
        "Freya paid £6 for the first half of an adventure game, but it already bores her. The second half costs £4. Which question should she ask herself?",
      options: [
        {
          text: "“Will the second half be worth £4 to me?”",
          reason:
            "She can only decide about the next £4. If the game bores her, something else may be worth more.",
        },
        {
          text: "“Is my £6 wasted if I don’t buy the rest?”",
          reason:
            "Her £6 is already gone, whatever she decides about the second half. Thinking like this is the sunk cost trap.",
        },
        {
          text: "“Is £4 a fair price if I’ve paid £6 already?”",
          reason:
            "Even at a fair price, a boring game is no bargain. Money already spent is never a reason for spending more.",
        },
      ],
      correctAnswer: "“Will the second half be worth £4 to me?”",
      section: "what-the-game-really-costs",
    },
    {
      id: "scams-and-games-4",
      question:
        "Bilal, who is sixteen, receives £6 for rating ten shops on his phone. Before he is given any more work, he must pay £20. What does the £6 tell him?",
      options: [
        {
          text: "The job really pays, so the £20 will come back as well",
          reason:
            "If he has to pay before he can work, there probably isn’t a job. The £6 doesn’t change that.",
        },
        {
          text: "Nothing at all, because the £6 may be there to tempt him",
          reason:
            "A small first payment is used as bait. After paying £20, Bilal would be £14 worse off altogether.",
        },
        {
          text: "He can try it once, because he risks no more than £14",
          reason:
            "After Idris had paid £15, the website demanded £40. Paying again seemed to be the only way to recover it.",
        },
      ],
      correctAnswer: "Nothing at all, because the £6 may be there to tempt him",
      section: "the-job-that-finds-you",
    },
    {
      id: "scams-and-games-5",
      question:
        "An older pupil offers to send £300 to Chloe’s bank account. She can keep £30 if she transfers the other £270. Why should she refuse?",
      options: [
        {
          text: "She doesn’t know the older pupil well enough yet",
          reason:
            "Anybody can be a recruiter, even a friend or an older pupil. Knowing somebody doesn’t make this offer any safer.",
        },
        {
          text: "She can’t be sure that she will get her £30",
          reason:
            "Perhaps she would get it. The real danger is that the £300 probably belongs to somebody else.",
        },
        {
          text: "She would help to hide money that is probably stolen",
          reason:
            "That is what a money mule does, and it is a crime. After agreeing, she can still tell an adult and her bank.",
        },
      ],
      correctAnswer: "She would help to hide money that is probably stolen",
      section: "easy-money",
    },
  ],
} as const satisfies ChapterCheck;
