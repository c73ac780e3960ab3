import { AUTHOR_NAME } from "@/content/author";

/** The pages as the guide describes them: a short title, a summary, and the words that children and parents type. */
export interface LibraryPage {
  path: `/${string}`;
  /** The page's name in the guide's answers: “Title” (/path). */
  title: string;
  /** One to three short sentences, for a reader of eight. */
  about: string;
  /** Other names, spelt as people type them and never shown. A whole message may be one of them. */
  names: readonly string[];
  /** Single words that lead here, never shown. */
  words: string;
  /** Set on pages written for parents and teachers. */
  forParents?: true;
}

export const LIBRARY_PAGES: readonly LibraryPage[] = [
  {
    path: "/",
    title: "Home",
    about: "Our home page shows the money map, the books and where to begin.",
    names: ["home page", "homepage", "start page", "where do i start", "where to begin"],
    words: "homepage begin beginning welcome",
  },
  {
    path: "/auth",
    title: "Sign in or join",
    about:
      "This is where you can sign in, or make an account with a grown-up. You can also get a new password if you have forgotten yours. You do not need an account to read, take quizzes or use the tracker.",
    names: [
      "sign in",
      "sign up",
      "log in",
      "login",
      "signup",
      "make an account",
      "create an account",
      "open an account here",
      "forgot my password",
      "cannot log in",
      "register",
      "need an account",
      "without an account",
      "sign up to read",
      "sign up to",
      "join the site",
    ],
    words: "sign login register join account password forgot forgotten",
  },
  {
    path: "/account",
    title: "Your account",
    about:
      "This is where you can change your name, e-mail address or password. You can also download everything we keep about you, or delete your account. Ask a grown-up first if you are under 13.",
    names: [
      "my account",
      "delete my account",
      "delete account",
      "close my account",
      "remove my account",
      "change my password",
      "change my name",
      "change my email",
      "download my data",
      "download everything you have on me",
      "delete my data",
      "sign out",
      "log out",
      "two step verification",
    ],
    words:
      "account delete remove close cancel change password email name download data export settings logout profile",
  },
  {
    path: "/books",
    title: "Books",
    about:
      "There are three books for children: Level 1 for ages 8-10, Level 2 for ages 11-13 and Level 3 for ages 14-16. There is also one for parents. They are not on sale here yet, but you can read a whole chapter of each one.",
    names: [
      "books",
      "book",
      "the books",
      "all books",
      "which book",
      "which book is for my age",
      "buy the book",
      "buy a book",
      "your books",
    ],
    words: "book books buy age level series read catalogue order paperback",
  },
  {
    path: "/books/4MQ-L1",
    title: "Level 1: Money Basics for Kids",
    about:
      "Our Level 1 book is for ages 8-10. Four friends show you four ways to use money. You can read one chapter for free.",
    names: [
      "level 1 book",
      "level one book",
      "book for an 8 year old",
      "book for a 9 year old",
      "book for a 10 year old",
    ],
    words: "level one book kids basics eight nine ten 8 9 10 characters",
  },
  {
    path: "/books/4MQ-L2",
    title: "Level 2: Teen Money Mastery",
    about:
      "Our Level 2 book is for ages 11-13. It is about hype, adverts, games and friends. You can read one chapter for free.",
    names: [
      "level 2 book",
      "level two book",
      "book for an 11 year old",
      "book for a 12 year old",
      "book for a 13 year old",
    ],
    words: "level two book teen mastery eleven twelve thirteen 11 12 13 characters",
  },
  {
    path: "/books/4MQ-L3",
    title: "Level 3: Teen Financial Freedom",
    about:
      "Our Level 3 book is for ages 14-16. It is about first wages, interest and debt. You can read one chapter for free.",
    names: [
      "level 3 book",
      "level three book",
      "book for a 14 year old",
      "book for a 15 year old",
      "book for a 16 year old",
    ],
    words: "level three book teen freedom fourteen fifteen sixteen 14 15 16 characters",
  },
  {
    path: "/books/money-basics-for-kids",
    title: "Money Basics for Kids",
    about: "This is the first book in the series, for ages 8-10. You can take a look inside.",
    names: ["money basics for kids", "money basics"],
    words: "basics kids book",
  },
  {
    path: "/books/teen-money-mastery",
    title: "Teen Money Mastery",
    about: "This is the second book in the series, for ages 11-13. You can take a look inside.",
    names: ["teen money mastery"],
    words: "teen mastery book",
  },
  {
    path: "/books/teen-financial-freedom",
    title: "Teen Financial Freedom",
    about: "This is the third book in the series, for ages 14-16. You can take a look inside.",
    names: ["teen financial freedom"],
    words: "teen financial freedom book",
  },
  {
    path: "/books/raising-money-smart-kids",
    title: "Raising Money Smart Kids",
    about:
      "This is our book for parents. It helps families talk about money, and you can read one chapter for free.",
    names: [
      "raising money smart kids",
      "parent book",
      "book for parents",
      "parents book",
      "guide book for parents",
    ],
    words: "parents parent book guide raising family mum dad carer",
    forParents: true,
  },
  {
    path: "/audiobooks",
    title: "Audiobooks",
    about:
      "This is the place to listen to The Keeper of the Embers and take the quiz. If the recording is not ready yet, you can read the story instead.",
    names: [
      "audiobook",
      "audio book",
      "audiobooks",
      "listen to the story",
      "listen to a story",
      "hear the story",
    ],
    words: "audio listen listening hear sound voice recording audiobook",
  },
  {
    path: "/short-stories",
    title: "Short stories",
    about:
      "You can choose a story, read it and then take the quiz. The first story is for ages 8-10, and stories for older children are on their way.",
    names: ["short stories", "short story", "stories", "a story to read", "story for kids"],
    words: "story stories short read reading tale bedtime",
  },
  {
    path: "/short-stories/keeper-of-embers",
    title: "The Keeper of the Embers",
    about:
      "Nila is the smallest person on the canal. One night, she has to keep a pot of embers alight until the sun comes up. It is a story in seven parts, with a quiz.",
    names: ["keeper of the embers", "the keeper of the embers", "keeper of embers", "the embers story"],
    words:
      "keeper embers nila admiral duck owl lantern grandad tariq marra pim tolan wick boat canal windy berries pot fire story",
  },
  {
    path: "/resources",
    title: "Free resources",
    about:
      "It has whole chapters that you can read or download as PDFs. There is also a money tracker to print, and a section for parents and teachers. It is all free.",
    names: [
      "resources",
      "free resources",
      "free stuff",
      "teaching resources",
      "for teachers",
      "for my class",
      "i am a teacher",
      "things for teachers",
      "free things",
    ],
    words: "resources resource free download pdf print printable lesson class material educator",
  },
  {
    path: "/resources/for-parents",
    title: "For parents",
    about:
      "This page is for parents and carers. It has four small things to do with your child in ten minutes. It also has a pocket-money agreement to print, questions to talk about, and a list of who can see what.",
    names: [
      "for parents",
      "page for parents",
      "parents page",
      "ten minutes tonight",
      "pocket money agreement",
      "pocket money contract",
      "agreement to print",
    ],
    words: "parents carers tonight ten minutes agreement contract sign print questions",
    forParents: true,
  },
  {
    path: "/resources/for-teachers",
    title: "For teachers",
    about:
      "This page is for teachers. It has texts, tasks and questions for a class, in the order you might use them. Pupils need no accounts.",
    names: [
      "for teachers",
      "page for teachers",
      "teachers page",
      "materials for my class",
      "use this site in class",
      "teaching resources",
    ],
    words: "teachers teacher class pupils school texts tasks outcomes",
    forParents: true,
  },
  {
    path: "/resources/money-words",
    title: "Money words, A to Z",
    about:
      "Our list explains 168 money words. It shows you each one in a sentence and tells you what to read next.",
    names: [
      "money words",
      "glossary",
      "dictionary",
      "list of money words",
      "money words a to z",
      "word list",
    ],
    words: "glossary dictionary words vocabulary meanings definitions",
  },
  {
    path: "/resources/ways-to-earn",
    title: "Twenty ways to earn",
    about:
      "It has twenty small jobs for ages 8-10, 11-13 and 14-16. Each one comes with a first step, a sum and a way to stay safe. Ask at home before you start.",
    names: [
      "ways to earn",
      "how can i earn some money",
      "how can i earn money",
      "how do i earn money",
      "how can i make money",
      "ways to make money",
      "jobs for kids",
      "small jobs",
      "ideas to earn money",
      "earn money at my age",
      "earn some money",
    ],
    words:
      "earn earning job jobs wash babysit babysitting paper round dog walking chores make money business",
  },
  {
    path: "/resources/scams-and-games",
    title: "Scams and games",
    about:
      "It has stories about tricks: free coins, a message from a friend, and easy money. Each one gives you five warning signs and tells you what to do first. If it has already happened to you, tell a grown-up you trust today.",
    names: [
      "scams and games",
      "how do i spot a scam",
      "is this a scam",
      "free coins",
      "free gems",
      "free skins",
      "report a scam",
    ],
    words: "scam scams trick tricks hacked hacker fake prize won free skins mule gems password report",
  },
  {
    path: "/resources/a-budget-you-can-keep",
    title: "A budget you can keep",
    about:
      "It has three plans, all worked out to the penny: three jars, a week of lunches and bus fares, and a whole month.",
    names: ["make a budget", "how do i make a budget", "budget plan", "plan my money", "three jars"],
    words: "budget plan planning jars week month lunch bus envelopes",
  },
  {
    path: "/resources/first-pay-first-account",
    title: "First pay, first account",
    about:
      "It is about bank accounts from age 11, payslips and work permits. It also covers the minimum wage at 16 and 17, and when you start to pay tax.",
    names: [
      "first job",
      "first pay",
      "first bank account",
      "how old do i have to be to work",
      "what age can i work",
      "what age can i get a job",
      "what age can i get a bank account",
      "bank account at 11",
      "minimum wage at 16",
      "do i pay tax at 16",
      "work permit",
      "understand my payslip",
    ],
    words: "payslip wage wages permit age sixteen 16 work job tax national insurance account bank card",
  },
  {
    path: "/resources/money-that-grows",
    title: "Money that grows, and money that can fall",
    about:
      "It explains how interest makes savings grow, and why shares and funds can go down as well as up. It never tells you what to buy.",
    names: ["money that grows", "how do savings grow", "how does investing work", "grow my money"],
    words: "interest grow growing compound shares funds risk invest investing dividend",
  },
  {
    path: "/resources/giving",
    title: "Giving",
    about:
      "It is about giving time, things or money. It also shows you how to check a charity first, with a grown-up.",
    names: ["giving", "give to charity", "how can i help others", "is this charity real", "donate money"],
    words: "give giving charity charities donate help others volunteer",
  },
  {
    path: "/resources/prices-and-tax",
    title: "Rising prices, and what tax pays for",
    about: "It explains why prices go up, what VAT is and what taxes pay for.",
    names: [
      "why do prices go up",
      "why is everything more expensive",
      "what does tax pay for",
      "where do taxes go",
      "why do we pay tax",
    ],
    words: "prices rise inflation tax taxes vat council government expensive",
  },
  {
    path: "/resources/refunds-and-subscriptions",
    title: "Refunds and subscriptions",
    about:
      "It explains what a shop has to do if something breaks, and how to stop a payment that goes out every month. If the money comes from someone else’s card, ask them to help you.",
    names: [
      "how do i get a refund",
      "get my money back from a shop",
      "cancel a subscription",
      "free trial",
      "can i take it back",
    ],
    words: "refund refunds return returns broken faulty subscription cancel trial receipt",
  },
  {
    path: "/resources/insurance",
    title: "Insurance explained",
    about:
      "It explains how people share the cost of bad luck, and what a premium is. It also shows you how your own emergency fund can help.",
    names: ["how does insurance work", "do i need insurance", "phone insurance", "bike insurance"],
    words: "insurance insure insured premium claim excess emergency",
  },
  {
    path: "/resources/free-chapters",
    title: "Free sample chapters",
    about:
      "You can read four whole chapters for free: one each for ages 8-10, 11-13 and 14-16, and one for parents. You can also download them as PDFs.",
    names: [
      "free chapter",
      "free chapters",
      "sample chapter",
      "sample chapters",
      "free chapter pdf",
      "chapter pdf",
    ],
    words: "chapter chapters sample free pdf download read",
  },
  {
    path: "/resources/worksheets",
    title: "Worksheets and activities",
    about: "There is a money tracker that you can fill in and print. More worksheets are on their way.",
    names: ["worksheet", "worksheets", "activities", "activity sheets", "three jars chart"],
    words: "worksheet worksheets activity activities sheet class print printable colouring jars",
  },
  {
    path: "/resources/parent-guides",
    title: "Guides for parents and educators",
    about:
      "Our guides for home and the classroom are on their way. For now, you can read a whole chapter of the parent guide.",
    names: [
      "parent guides",
      "guides for parents",
      "guides for teachers",
      "lesson plans",
      "lesson plan",
      "classroom lesson plans",
    ],
    words: "parent guide guides educator educators lesson lessons plan plans classroom",
    forParents: true,
  },
  {
    path: "/resources/sample-chapter",
    title: "Needs vs Wants",
    about:
      "This free chapter is for ages 8-10. Four friends visit a rainy market and find out what they need and what they want.",
    names: ["needs vs wants", "needs and wants", "need or want", "level 1 chapter"],
    words: "needs wants chapter market kite friends",
  },
  {
    path: "/resources/level-2-sample-chapter",
    title: "Influence Invasion",
    about:
      "This free chapter is for ages 11-13. It shows how adverts, friends, videos and games try to change your mind. It also shows you how to think for yourself.",
    names: ["influence invasion", "level 2 chapter", "influences"],
    words: "influence chapter adverts hype games friends tricks hoodie",
  },
  {
    path: "/resources/level-3-sample-chapter",
    title: "Debt Trap",
    about:
      "This free chapter is for ages 14-16. It explains what borrowing costs, how paying later works, and where to get help with debt.",
    names: ["debt trap", "level 3 chapter"],
    words: "debt trap chapter borrowing",
  },
  {
    path: "/resources/raising-money-smart-kids",
    title: "The Four Money Quadrants",
    about:
      "This free chapter is for parents. It covers pocket money, and how to talk about money without a row. There is also a simple map to draw with your child.",
    names: [
      "parent chapter",
      "talk to my kids about money",
      "talk about money with my child",
      "teach my child about money",
      "teach kids about money",
      "chapter for parents",
      "parent guide",
    ],
    words: "parents parent family home kids children child talk teach tips kitchen table",
    forParents: true,
  },
  {
    path: "/quiz",
    title: "Quizzes",
    about: "Just pick your level and start a quiz. You can try as often as you like.",
    names: ["quizzes by level", "quiz for my age"],
    words: "quiz quizzes level test",
  },
  {
    path: "/quiz-hub",
    title: "Quiz Hub",
    about: "It shows all our quizzes, your best scores and your coins. You earn a coin each time you pass.",
    names: [
      "quiz",
      "quizzes",
      "quiz hub",
      "all quizzes",
      "do a quiz",
      "take a quiz",
      "play a quiz",
      "my scores",
    ],
    words: "quiz quizzes hub score scores coins test failed again",
  },
  {
    path: "/quiz/keeper-of-embers",
    title: "The Keeper of the Embers quiz",
    about: "It has ten questions about Nila’s story. All the answers are explained at the end.",
    names: ["keeper of the embers quiz", "story quiz", "embers quiz", "nila quiz"],
    words: "quiz keeper embers nila story questions",
  },
  {
    path: "/quiz/money-brain-battle",
    title: "Money Brain Battle",
    about:
      "It has ten questions about earning, saving and spending. All the answers are explained at the end.",
    names: ["money brain battle", "brain battle", "money brain battle quiz"],
    words: "quiz brain battle money questions",
  },
  {
    path: "/quiz-data",
    title: "Money Brain Battle: questions and answers",
    about:
      "It has all ten questions from Money Brain Battle, with the right answers and the reasons for them.",
    names: [
      "answers to the money brain battle quiz",
      "quiz answers",
      "money brain battle answers",
      "quiz questions and answers",
      "answers to the quiz",
    ],
    words: "quiz answers questions solution",
  },
  {
    path: "/find-your-quadrant",
    title: "Find Your Quadrant",
    about:
      "You say what you would do in five short scenes, and then you see your place on the money map. There are no right or wrong answers, and your place can always change.",
    names: [
      "find your quadrant",
      "find my quadrant",
      "quadrant test",
      "quadrant quiz",
      "money personality",
      "money personality test",
      "what kind of spender am i",
      "what kind of saver am i",
      "my money type",
      "money type",
      "assessment",
      "which quadrant am i",
      "which tile am i",
      "five scenes",
      "which character am i",
    ],
    words: "quadrant assessment test type personality character spender saver tile map kind scenes",
  },
  {
    path: "/90-days-money-smart-challenge",
    title: "90 Days Money Smart Challenge",
    about:
      "It is free, and it has six missions that last two weeks each. They are: see where your money goes, put needs first, earn a little, save before you spend, spend with a plan, and share and look back. If you miss a day, just carry on.",
    names: [
      "90 day challenge",
      "90 days challenge",
      "90 days money smart challenge",
      "money smart challenge",
      "join the challenge",
      "six missions",
      "the missions",
      "mission",
      "missions",
      "apply for the challenge",
    ],
    words: "90 ninety days challenge mission missions join apply free weeks",
  },
  {
    path: "/90-days-money-smart-challenge-uk",
    title: "90 Days Money Smart Challenge, ages 8-10",
    about:
      "This challenge is for children aged 8 to 10, with a grown-up to help. It has six small money missions, and it is free.",
    names: [
      "challenge for ages 8 to 10",
      "challenge for an 8 year old",
      "challenge for a 9 year old",
      "challenge for a 10 year old",
      "money challenge for my 8 year old",
    ],
    words: "challenge missions small eight nine ten 8 9 10",
  },
  {
    path: "/challenge-dashboard",
    title: "90-Day Challenge dashboard",
    about:
      "This is where you keep your money journal. You write down what you earn, save and spend, and it adds everything up each week. Nobody else on the site can see it.",
    names: [
      "dashboard",
      "my dashboard",
      "challenge dashboard",
      "my journal",
      "add a journal entry",
      "write what i spent",
      "write down what i spent",
      "which phase am i in",
      "my phase",
      "my weeks",
    ],
    words: "journal dashboard write spent today entry entries diary week phase log",
  },
  {
    path: "/keep",
    title: "Keep what you did on this device?",
    about:
      "It asks which of the things you did here before signing in belong to you. Lines from the money tracker can go into your journal, and your place on the money map into your profile. Only what you tick joins your account.",
    names: [
      "keep what i did",
      "keep what i did on this device",
      "copy the tracker into my journal",
      "move my tracker to my journal",
      "save what i did before i joined",
    ],
    words: "keep device tracker lines journal copy move before joined signed in",
  },
  {
    path: "/first-day",
    title: "Your first day",
    about: "It has three small steps to begin with: a portrait, something to save for, and your first line.",
    names: ["first day", "my first day", "three steps", "first steps", "how do i begin after joining"],
    words: "first day begin steps new joined",
  },
  {
    path: "/show-a-grown-up",
    title: "Show a grown-up",
    about:
      "It is one page about your week, to look at with a grown-up or to print. You choose if it shows amounts. It also says who can see what.",
    names: ["show a grown-up", "show my mum", "show my parents", "print my week", "page for the fridge"],
    words: "show grown-up parents print fridge week together talk see",
  },
  {
    path: "/kpi-scorecard",
    title: "KPI scorecard",
    about:
      "It shows all your money figures on one page: your scores, savings, streak and goals, and what you have learned.",
    names: ["scorecard", "my scorecard", "kpi scorecard", "my score", "my figures", "my numbers"],
    words: "scorecard kpi score figures numbers rate progress stats",
  },
  {
    path: "/community",
    title: "Community",
    about:
      "It has savings challenges, habits, kindness quests and badges. In the Gig Jar, you can share ideas for earning money. Nobody can see your name.",
    names: [
      "community",
      "the community",
      "ideas to earn money",
      "ways to earn money",
      "ways for kids to make money",
      "how can kids make money",
      "make money as a kid",
      "can i make money",
      "can i earn money",
      "year old make money",
      "year old earn money",
      "start a saving habit",
      "set a savings goal",
      "streak badge",
    ],
    words:
      "community ideas idea earn earning gig jar habit habits badge badges kindness quest challenge share vote",
  },
  {
    path: "/research-questionnaire",
    title: "Research questionnaire",
    about:
      "It has six short questions about money at home, for ages 10-16 with a parent or carer. We will say thank you with a free chapter.",
    names: ["research questionnaire", "questionnaire", "survey", "the survey", "research"],
    words: "research questionnaire survey study questions",
  },
  {
    path: "/excel-tracker",
    title: "Excel Money Tracker",
    about:
      "It is a sheet where you write down what you earn, save and spend. You can fill it in, print it or open it in Excel. You do not need an account.",
    names: [
      "excel tracker",
      "money tracker",
      "tracker",
      "spreadsheet",
      "money sheet",
      "printable money sheet",
      "print out",
      "to print",
      "something to print",
      "track money without an account",
    ],
    words: "tracker track excel spreadsheet sheet print printable csv table record write",
  },
  {
    path: "/about",
    title: "About the author and the idea",
    about:
      "It explains what 4MQ is, who it is for and how the books are made. " +
      (AUTHOR_NAME ? `The author is ${AUTHOR_NAME}.` : "The author’s name and story will be added later."),
    names: [
      "about you",
      "about us",
      "about this site",
      "the author",
      "author",
      "who wrote these books",
      "who wrote the books",
      "who made this site",
      "who made this",
    ],
    words: "about author wrote writer written made who idea team",
  },
  {
    path: "/contact",
    title: "Contact us",
    about:
      "You can use it to write to the 4MQ team. Ask a question, share an idea, tell us about a mistake or invite us to give a talk. If you are under 13, ask a grown-up to send your message.",
    names: [
      "contact",
      "contact us",
      "contact you",
      "email you",
      "write to you",
      "found a mistake",
      "website is wrong",
      "site is wrong",
      "something is wrong on the website",
      "give a talk at our school",
      "report a problem",
      "get in touch",
    ],
    words:
      "contact email message mistake error bug problem talk school press interview team question complain feedback",
  },
  {
    path: "/privacy",
    title: "Privacy",
    about:
      "It explains what 4MQ knows about you and why, and how to download or delete your data. There is one part for children and one for adults.",
    names: [
      "privacy",
      "privacy policy",
      "cookies",
      "my data",
      "personal data",
      "know about me",
      "who can see what i write",
      "see my journal",
      "read my journal",
      "see what i write",
      "sell my data",
      "sell my childs data",
      "is it private",
      "is this site safe",
    ],
    words: "privacy private data cookies cookie information safe see know sell share keep gdpr personal",
  },
  {
    path: "/shelf",
    title: "Your shelf",
    about:
      "It shows your coins and where each one came from. You can choose a portrait there, and a look for it when you have enough coins. Coins are never used up. Without an account, you can also set a goal there and count the Saturdays.",
    names: [
      "set a goal without an account",
      "my shelf",
      "your shelf",
      "change my portrait",
      "my portrait",
      "my looks",
      "where my coins came from",
    ],
    words: "shelf portrait look frame avatar coins badge picture",
  },
  {
    path: "/terms",
    title: "Terms of use",
    about:
      "These are the rules of this site, and they are short. For example, be kind, and keep your password to yourself.",
    names: ["terms", "terms of use", "the rules", "rules", "site rules", "community rules"],
    words: "terms rules rule allowed law use conditions",
  },
  {
    path: "/sitemap",
    title: "Site map",
    about: "It lists the main pages of 4MQ and tells you what you can find on each one.",
    names: ["site map", "sitemap", "all pages", "all the pages", "list of pages", "what pages are there"],
    words: "sitemap pages list overview find",
  },
];
