import { AUTHOR_NAME } from "@/content/author";

/** The pages as the guide describes them. What people type to find them stands in `scripts/guide/asks/pages.txt`. */
export interface LibraryPage {
  path: `/${string}`;
  /** The page's name in the guide's answers: “Title” (/path). */
  title: string;
  /** One to three short sentences, for a reader of eight. */
  about: string;
  /** Set on pages written for parents and teachers. */
  forParents?: true;
}

export const LIBRARY_PAGES: readonly LibraryPage[] = [
  {
    path: "/",
    title: "Home",
    about: "Our home page shows the money map, the books and where to begin.",
  },
  {
    path: "/auth",
    title: "Sign in or join",
    about:
      "This is where you can sign in, or make an account with a grown-up. You can also get a new password if you have forgotten yours. You do not need an account to read, take quizzes or use the tracker.",
  },
  {
    path: "/account",
    title: "Your account",
    about:
      "This is where you can change your name, e-mail address or password. You can also download everything we keep about you, or delete your account. Ask a grown-up first if you are under 13.",
  },
  {
    path: "/books",
    title: "Books",
    about:
      "There are three books for children: Level 1 for ages 8-10, Level 2 for ages 11-13 and Level 3 for ages 14-16. There is also one for parents. They are not on sale here yet, but you can read a whole chapter of each one.",
  },
  {
    path: "/books/4MQ-L1",
    title: "Level 1: Money Basics for Kids",
    about:
      "Our Level 1 book is for ages 8-10. Four friends show you four ways to use money. You can read one chapter for free.",
  },
  {
    path: "/books/4MQ-L2",
    title: "Level 2: Teen Money Mastery",
    about:
      "Our Level 2 book is for ages 11-13. It is about hype, adverts, games and friends. You can read one chapter for free.",
  },
  {
    path: "/books/4MQ-L3",
    title: "Level 3: Teen Financial Freedom",
    about:
      "Our Level 3 book is for ages 14-16. It is about first wages, interest and debt. You can read one chapter for free.",
  },
  {
    path: "/books/money-basics-for-kids",
    title: "Money Basics for Kids",
    about: "This is the first book in the series, for ages 8-10. You can take a look inside.",
  },
  {
    path: "/books/teen-money-mastery",
    title: "Teen Money Mastery",
    about: "This is the second book in the series, for ages 11-13. You can take a look inside.",
  },
  {
    path: "/books/teen-financial-freedom",
    title: "Teen Financial Freedom",
    about: "This is the third book in the series, for ages 14-16. You can take a look inside.",
  },
  {
    path: "/books/raising-money-smart-kids",
    title: "Raising Money Smart Kids",
    about:
      "This is our book for parents. It helps families talk about money, and you can read one chapter for free.",
    forParents: true,
  },
  {
    path: "/audiobooks",
    title: "Audiobooks",
    about:
      "This is the place to listen to The Keeper of the Embers and take the quiz. If the recording is not ready yet, you can read the story instead.",
  },
  {
    path: "/short-stories",
    title: "Short stories",
    about:
      "You can choose a story, read it and then take the quiz. The first story is for ages 8-10, and stories for older children are on their way.",
  },
  {
    path: "/short-stories/keeper-of-embers",
    title: "The Keeper of the Embers",
    about:
      "Nila is the smallest person on the canal. One night, she has to keep a pot of embers alight until the sun comes up. It is a story in seven parts, with a quiz.",
  },
  {
    path: "/resources",
    title: "Free resources",
    about:
      "It has whole chapters that you can read or download as PDFs. There is also a money tracker to print, and a section for parents and teachers. It is all free.",
  },
  {
    path: "/resources/questions",
    title: "Questions about money",
    about:
      "It has hundreds of questions about money, by subject. Each has an answer, an example and a plan. You can also search for a word.",
  },
  {
    path: "/resources/for-parents",
    title: "For parents",
    about:
      "This page is for parents and carers. It has four small things to do with your child in ten minutes. It also has a pocket-money agreement to print, questions to talk about, and a list of who can see what.",
    forParents: true,
  },
  {
    path: "/resources/for-teachers",
    title: "For teachers",
    about:
      "This page is for teachers. It has five lessons with plans, screens and sheets to print, and texts, tasks and questions for a class. Pupils need no accounts.",
    forParents: true,
  },
  {
    path: "/resources/lessons/needs-and-wants",
    title: "Lesson: Needs and Wants",
    about:
      "This lesson for a class takes 50 minutes, for ages 8-10. Pupils sort nine things, and find the want inside a need. It has a plan, screens and one sheet.",
    forParents: true,
  },
  {
    path: "/resources/lessons/lunch-and-bus",
    title: "Lesson: Femi’s Week",
    about:
      "This lesson for a class takes 50 minutes, for ages 11-13. Pupils find out where £25 went, and plan the week again. It has a plan, screens and one sheet.",
    forParents: true,
  },
  {
    path: "/resources/lessons/scams",
    title: "Lesson: The First Ten Minutes",
    about:
      "This lesson for a class takes 50 minutes, for ages 11-16. Pupils spot the signs of a scam, and learn what to do first. It has a plan, screens and one sheet.",
    forParents: true,
  },
  {
    path: "/resources/lessons/wait-or-buy",
    title: "Lesson: Wait or Buy?",
    about:
      "This lesson for a class takes 20 minutes, for ages 8-10. Pupils let a want wait for three sleeps. It has a plan, screens and one sheet.",
    forParents: true,
  },
  {
    path: "/resources/lessons/payslip",
    title: "Lesson: Read a Payslip",
    about:
      "This lesson for a class takes 20 minutes, for ages 14-16. Pupils read a first payslip, and find the mistake in another. It has a plan, screens and one sheet.",
    forParents: true,
  },
  {
    path: "/resources/money-words",
    title: "Money words, A to Z",
    about:
      "Our list explains 168 money words. It shows you each one in a sentence and tells you what to read next.",
  },
  {
    path: "/resources/ways-to-earn",
    title: "Twenty ways to earn",
    about:
      "It has twenty small jobs for ages 8-10, 11-13 and 14-16. Each one comes with a first step, a sum and a way to stay safe. Ask at home before you start.",
  },
  {
    path: "/resources/coins-and-banks",
    title: "Coins, banks and tax",
    about:
      "It is for ages 8-10. It shows you how to count change, what a bank does, what tax is for and how to pay in another country.",
  },
  {
    path: "/resources/scams-and-games",
    title: "Scams and games",
    about:
      "It has stories about tricks: free coins, a message from a friend, and easy money. Each one gives you five warning signs and tells you what to do first. If it has already happened to you, tell a grown-up you trust today.",
  },
  {
    path: "/resources/a-budget-you-can-keep",
    title: "A budget you can keep",
    about:
      "It has three plans, all worked out to the penny: three jars, a week of lunches and bus fares, and a whole month.",
  },
  {
    path: "/resources/first-pay-first-account",
    title: "First pay, first account",
    about:
      "It is about bank accounts from age 11, payslips and work permits. It also covers the minimum wage at 16 and 17, and when you start to pay tax.",
  },
  {
    path: "/resources/money-that-grows",
    title: "Money that grows, and money that can fall",
    about:
      "It explains how interest makes savings grow, and why shares and funds can go down as well as up. It never tells you what to buy.",
  },
  {
    path: "/resources/giving",
    title: "Giving",
    about:
      "It is about giving time, things or money. It also shows you how to check a charity first, with a grown-up.",
  },
  {
    path: "/resources/prices-and-tax",
    title: "Rising prices, and what tax pays for",
    about: "It explains why prices go up, what VAT is and what taxes pay for.",
  },
  {
    path: "/resources/refunds-and-subscriptions",
    title: "Refunds and subscriptions",
    about:
      "It explains what a shop has to do if something breaks, and how to stop a payment that goes out every month. If the money comes from someone else’s card, ask them to help you.",
  },
  {
    path: "/resources/insurance",
    title: "Insurance explained",
    about:
      "It explains how people share the cost of bad luck, and what a premium is. It also shows you how your own emergency fund can help.",
  },
  {
    path: "/resources/free-chapters",
    title: "Free sample chapters",
    about:
      "You can read four whole chapters for free: one each for ages 8-10, 11-13 and 14-16, and one for parents. You can also download them as PDFs.",
  },
  {
    path: "/resources/worksheets",
    title: "Worksheets and activities",
    about: "There is a money tracker that you can fill in and print. More worksheets are on their way.",
  },
  {
    path: "/resources/parent-guides",
    title: "Guides for parents and educators",
    about:
      "Our guides for home and the classroom are on their way. For now, you can read a whole chapter of the parent guide.",
    forParents: true,
  },
  {
    path: "/resources/sample-chapter",
    title: "Needs vs Wants",
    about:
      "This free chapter is for ages 8-10. Four friends visit a rainy market and find out what they need and what they want.",
  },
  {
    path: "/resources/level-2-sample-chapter",
    title: "Influence Invasion",
    about:
      "This free chapter is for ages 11-13. It shows how adverts, friends, videos and games try to change your mind. It also shows you how to think for yourself.",
  },
  {
    path: "/resources/level-3-sample-chapter",
    title: "Debt Trap",
    about:
      "This free chapter is for ages 14-16. It explains what borrowing costs, how paying later works, and where to get help with debt.",
  },
  {
    path: "/resources/raising-money-smart-kids",
    title: "The Four Money Quadrants",
    about:
      "This free chapter is for parents. It covers pocket money, and how to talk about money without a row. There is also a simple map to draw with your child.",
    forParents: true,
  },
  {
    path: "/quiz",
    title: "Quizzes",
    about: "Just pick your level and start a quiz. You can try as often as you like.",
  },
  {
    path: "/quiz-hub",
    title: "Quiz Hub",
    about: "It shows all our quizzes, your best scores and your coins. You earn a coin each time you pass.",
  },
  {
    path: "/quiz/keeper-of-embers",
    title: "The Keeper of the Embers quiz",
    about: "It has ten questions about Nila’s story. All the answers are explained at the end.",
  },
  {
    path: "/quiz/money-brain-battle",
    title: "Money Brain Battle",
    about:
      "It has ten questions about earning, saving and spending. All the answers are explained at the end.",
  },
  {
    path: "/quiz-data",
    title: "Money Brain Battle: questions and answers",
    about:
      "It has all ten questions from Money Brain Battle, with the right answers and the reasons for them.",
  },
  {
    path: "/play",
    title: "Stories to play",
    about:
      "It has three stories in which you choose, one for each age. The money moves, and what you chose comes back later. There are no marks, and you need no account.",
  },
  {
    path: "/play/asha",
    title: "Asha’s jars, a story to play",
    about:
      "Asha gets £3 each Saturday and has three jars: one to spend, one to save and one to share. You choose for her, and she wants a kite for £9. It is for ages 8 to 10.",
  },
  {
    path: "/play/femi",
    title: "Femi’s week, a story to play",
    about:
      "Femi has £12 for five school days, a tin, and a friend’s party on Saturday. You choose for him, and Tuesday is felt on Friday. It is for ages 11 to 13.",
  },
  {
    path: "/play/erin",
    title: "Erin’s month, a story to play",
    about:
      "Erin gets her first pay from a café, and her phone is cracked. You choose for her, and what you chose comes back. It is for ages 14 to 16.",
  },
  {
    path: "/find-your-quadrant",
    title: "Find Your Quadrant",
    about:
      "You say what you would do in five short scenes, and then you see your place on the money map. There are no right or wrong answers, and your place can always change.",
  },
  {
    path: "/90-days-money-smart-challenge",
    title: "90 Days Money Smart Challenge",
    about:
      "It is free, and it has six missions that last two weeks each. They are: see where your money goes, put needs first, earn a little, save before you spend, spend with a plan, and share and look back. If you miss a day, just carry on.",
  },
  {
    path: "/90-days-money-smart-challenge-uk",
    title: "90 Days Money Smart Challenge, ages 8-10",
    about:
      "This challenge is for children aged 8 to 10, with a grown-up to help. It has six small money missions, and it is free.",
  },
  {
    path: "/challenge-dashboard",
    title: "90-Day Challenge dashboard",
    about:
      "This is where you keep your money journal. You write down what you earn, save and spend, and it adds everything up each week. Nobody else on the site can see it.",
  },
  {
    path: "/keep",
    title: "Keep what you did on this device?",
    about:
      "It asks which of the things you did here before signing in belong to you. Lines from the money tracker can go into your journal, and your place on the money map into your profile. Only what you tick joins your account.",
  },
  {
    path: "/first-day",
    title: "Your first day",
    about: "It has three small steps to begin with: a portrait, something to save for, and your first line.",
  },
  {
    path: "/show-a-grown-up",
    title: "Show a grown-up",
    about:
      "It is one page about your week, to look at with a grown-up or to print. You choose if it shows amounts. It also says who can see what.",
  },
  {
    path: "/kpi-scorecard",
    title: "KPI scorecard",
    about:
      "It shows all your money figures on one page: your scores, savings, streak and goals, and what you have learned.",
  },
  {
    path: "/community",
    title: "Community",
    about:
      "It has savings challenges, habits, kindness quests and badges. In the Gig Jar, you can share ideas for earning money. Nobody can see your name.",
  },
  {
    path: "/research-questionnaire",
    title: "Research questionnaire",
    about:
      "It has six short questions about money at home, for ages 10-16 with a parent or carer. We will say thank you with a free chapter.",
  },
  {
    path: "/excel-tracker",
    title: "Excel Money Tracker",
    about:
      "It is a sheet where you write down what you earn, save and spend. You can fill it in, print it or open it in Excel. You do not need an account.",
  },
  {
    path: "/about",
    title: "About the author and the idea",
    about:
      "It explains what 4MQ is, who it is for and how the books are made. " +
      (AUTHOR_NAME ? `The author is ${AUTHOR_NAME}.` : "The author’s name and story will be added later."),
  },
  {
    path: "/contact",
    title: "Contact us",
    about:
      "You can use it to write to the 4MQ team. Ask a question, share an idea, tell us about a mistake or invite us to give a talk. If you are under 13, ask a grown-up to send your message.",
  },
  {
    path: "/privacy",
    title: "Privacy",
    about:
      "It explains what 4MQ knows about you and why, and how to download or delete your data. There is one part for children and one for adults.",
  },
  {
    path: "/shelf",
    title: "Your shelf",
    about:
      "It shows your coins and where each one came from. You can choose a portrait there, and a look for it when you have enough coins. Coins are never used up. Without an account, you can also set a goal there and count the Saturdays.",
  },
  {
    path: "/terms",
    title: "Terms of use",
    about:
      "These are the rules of this site, and they are short. For example, be kind, and keep your password to yourself.",
  },
  {
    path: "/sitemap",
    title: "Site map",
    about: "It lists the main pages of 4MQ and tells you what you can find on each one.",
  },
];
