/**
 * Questions that children and parents type about money, exactly as typed: one word, no question
 * mark, wrong spelling. They test every search of the library: chapters, story, glossary and pages.
 */
export interface LibraryQuestion {
  asked: string;
  /**
   * The places of the answer, the best one first; each is right: a page's path, or a term of the
   * glossary.
   */
  answers: readonly [string, ...string[]];
}

const NEEDS = "/resources/sample-chapter";
const INFLUENCE = "/resources/level-2-sample-chapter";
const DEBT = "/resources/level-3-sample-chapter";
const PARENTS = "/resources/raising-money-smart-kids";
const STORY = "/short-stories/keeper-of-embers";
const MISSIONS = "/90-days-money-smart-challenge";
const MISSIONS_8_TO_10 = "/90-days-money-smart-challenge-uk";

const about = (answers: LibraryQuestion["answers"], asked: readonly string[]): LibraryQuestion[] =>
  asked.map((question) => ({ asked: question, answers }));

export const LIBRARY_QUESTIONS = {
  chapters: [
    ...about(
      [NEEDS, "Need", "Want"],
      [
        "whats the diffrence between a need and a want",
        "is a phone a need or a want??",
        "needs vs wants",
        "are shoes a need",
        "my son thinks everything he wants is a need",
      ],
    ),
    ...about([NEEDS], ["the story about the rainy market and the kite", "wish list three sleeps trick"]),
    ...about([INFLUENCE, "Peer pressure"], ["everyone in my class has that hoodie except me"]),
    ...about(
      [INFLUENCE, "Influencer", "Sponsored post"],
      ["do youtubers get paid to say they like stuff", "influensers"],
    ),
    ...about([INFLUENCE, "Advert"], ["what tricks do ads use to make u buy things"]),
    ...about([INFLUENCE, "In-game purchase"], ["how much do gems in games really cost in pounds"]),
    ...about([INFLUENCE, "Dark pattern"], ["why do websites have those timers that say hurry"]),
    ...about([INFLUENCE], ["the pause rule", "what does P A U S E stand for"]),
    ...about([DEBT, "Buy now, pay later"], ["is buy now pay later bad", "klarna pay in 3 how does it work"]),
    ...about(
      [DEBT, "Debt"],
      ["help my family owes money what can we do", "i owe my mates £35 how do i pay it back"],
    ),
    ...about([DEBT, "Minimum payment"], ["what happens if u only pay the minimum on a credit card"]),
    ...about([DEBT, "APR"], ["wat is apr"]),
    ...about([DEBT, "Credit score"], ["does looking at ur credit score make it go down"]),
    ...about([DEBT, "Loan shark"], ["someone says borrow £20 and give me £25 next week is that ok"]),
    ...about(
      [PARENTS, "Pocket money"],
      [
        "how much pocket money should I give my 9 year old",
        "My daughter spends all her pocket money the minute she gets it. What do I say?",
      ],
    ),
    ...about([PARENTS, "Skint"], ["how to talk to my kids about money when money is tight"]),
    ...about([PARENTS, "Pocket money", "Chore"], ["should pocket money be tied to chores"]),
    ...about([PARENTS], ["my children keep arguing because one saves and one spends"]),
  ],
  story: [
    ...about(
      [STORY],
      [
        "keeper of the embers",
        "the story with the duck and the owl lantern",
        "who is Nila",
        "what does old pim do with the berries",
        "why did the fire pot break",
      ],
    ),
    ...about(["/short-stories", STORY], ["short storys for 8 year olds"]),
    ...about(["/audiobooks"], ["can i listen to the story", "audio book"]),
  ],
  glossary: [
    ...about(["Interest", DEBT], ["intrest", "why does the bank give me extra money"]),
    ...about(["Compound interest"], ["what is compound interest in simple words"]),
    ...about(["Inflation"], ["inflation", "why did freddos get more expensive"]),
    ...about(["Tax"], ["wot are taxes for"]),
    ...about(["VAT"], ["vat meaning"]),
    ...about(["Debit card"], ["whats a debit card"]),
    ...about(["Credit card", "Debit card"], ["credit card vs debit card whats the diff"]),
    ...about(["PIN"], ["can i tell my friend my pin"]),
    ...about(["Overdraft"], ["overdraft??"]),
    ...about(["Current account"], ["what is a current acount"]),
    ...about(["Savings account"], ["savings account for kids what is it"]),
    ...about(["Standing order", "Direct debit"], ["difference between standing order and direct debit"]),
    ...about(["Profit"], ["i sold cakes how do i work out my profit"]),
    ...about(["Budget"], ["how do i make a buget", "budget"]),
    ...about(["Emergency fund", STORY], ["rainy day fund"]),
    ...about(["Percent"], ["how do i work out 10 percent off"]),
    ...about(["Exchange rate", "Currency"], ["how many euros do i get for my pounds and why does it change"]),
    ...about(["Phishing", "Scam"], ["got a text saying i won a prize and need to put my password in"]),
    ...about(["Scam"], ["how do i know if its a scam"]),
    ...about(["Money mule"], ["someone online wants to put money in my bank account and pay me for it"]),
    ...about(["Crypto"], ["what is crypto"]),
    ...about(["Share"], ["what does it mean to own a share"]),
    ...about(["Investing"], ["investing explained for kids"]),
    ...about(["Gambling"], ["is betting bad"]),
    ...about(["Loot box", INFLUENCE], ["are loot boxs gambling"]),
    ...about(["FOMO", INFLUENCE], ["fomo"]),
    ...about(["Supply and demand"], ["why does stuff cost more when everyone wants it"]),
    ...about(["Opportunity cost"], ["oppertunity cost"]),
    ...about(["Pension"], ["what is a pension my grandad talks about it"]),
    ...about(["Gross and net", "Payslip"], ["why is my take home pay less than what they said i earn"]),
    ...about(["Subscription"], ["free trial then they charge you every month"]),
    ...about(["Refund", "Receipt"], ["can i get my money back if my headphones broke"]),
    ...about(["Skint", PARENTS], ["why are some people poor"]),
    ...about(["Pound"], ["how much is a quid"]),
    ...about(["KS need", "/challenge-dashboard"], ["what does KS mean"]),
  ],
  tracker: [
    ...about(
      ["/excel-tracker", "Money tracker"],
      [
        "spreadsheet to write down what my kids earn and spend",
        "printable money sheet",
        "excel tracker",
        "track money without an account",
      ],
    ),
  ],
  dashboard: [
    ...about(
      ["/challenge-dashboard", "Journal"],
      ["where do i write what i spent today", "my jurnal", "how do i add a journal entry"],
    ),
    ...about(["/challenge-dashboard", "Phase"], ["which phase am i in"]),
    ...about(["/kpi-scorecard", "KPI"], ["my scorecard", "what is a kpi"]),
    ...about(["/kpi-scorecard", "Savings rate"], ["how is my savings rate worked out"]),
  ],
  assessment: [
    ...about(
      ["/find-your-quadrant", "4MQ"],
      ["what kind of spender am i", "quadrent test", "take the quiz to find my money type"],
    ),
    ...about(["QII", "/find-your-quadrant"], ["what is a money master"]),
    ...about(["QIV", "/find-your-quadrant"], ["Balance Seeker meaning"]),
    ...about(["4MQ", PARENTS, "/find-your-quadrant"], ["what are the 4 money quadrants"]),
  ],
  challenge: [
    ...about(
      [MISSIONS, MISSIONS_8_TO_10, "90-day challenge"],
      ["90 day challange", "how do i join the challenge", "is the 90 days thing free"],
    ),
    ...about([MISSIONS, "Phase", MISSIONS_8_TO_10], ["what are the six missions"]),
    ...about([MISSIONS_8_TO_10], ["money challenge for my 8 year old"]),
  ],
  community: [
    ...about(
      ["/community", "Gig Jar", "Gig"],
      ["how can a 12 year old make money", "gig jar", "ideas to earn money this summer"],
    ),
    ...about(["/community", "Kindness quest"], ["what is a kindness quest"]),
    ...about(["/community", "Badge", "Streak"], ["how do u get the streak badge"]),
    ...about(["/community", "Habit"], ["i want to start a saving habit"]),
    ...about(["/community", "Savings challenge", "Savings goal"], ["set a savings goal"]),
  ],
  quizzes: [
    ...about(["/quiz-hub", "/quiz", "Quiz"], ["quizes", "where are the quizzes"]),
    ...about(["/quiz/money-brain-battle", "/quiz-data"], ["money brain battle"]),
    ...about(["/quiz-data"], ["answers to the money brain battle quiz"]),
    ...about(["4MQ Coin", "/quiz-hub"], ["can i spend my 4mq coins", "how do i get coins"]),
  ],
  books: [
    ...about(["/books"], ["which book is for my age", "books"]),
    ...about(["/books/4MQ-L3", "/books/teen-financial-freedom"], ["book for a 15 year old"]),
    ...about(["/resources", "/resources/free-chapters"], ["free chapter pdf download"]),
    ...about(["/resources/worksheets", "/resources"], ["worksheets for my class"]),
  ],
  privacy: [
    ...about(["/privacy"], ["do you sell my childs data", "what do you know about me", "do you use cookies"]),
    ...about(["/privacy", "Journal"], ["who can see what i write"]),
    ...about(["/account", "/privacy"], ["delete my account", "i want to download everything you have on me"]),
    ...about(["/account"], ["change my pasword"]),
    ...about(["/terms"], ["what are the rules on here"]),
  ],
  contact: [
    ...about(["/contact"], ["how can I email you", "i found a mistake on your site", "contact"]),
    ...about(["/contact"], ["Would the author give a talk at our school?"]),
    ...about(["/about"], ["who wrote these books"]),
  ],
  // Longer questions in everyday language: one word of each is in the library, and the rest is not.
  spoken: [
    ...about(["Loan", "Borrow", DEBT], ["my uncle got a loan from the bank to fix his van what is that"]),
    ...about(["Bank", "Savings account"], ["is my money safe in the bank or should it stay under my bed"]),
    ...about(
      ["Savings goal", "Saving", "/community"],
      ["i am trying to get enough for a skateboard what do i do first"],
    ),
    ...about(["Contactless"], ["why can you pay by just touching the machine with your card"]),
    ...about(["ATM"], ["how does the cash machine know how much i have"]),
    ...about(["Pocket money", PARENTS], ["my friends get way more pocket money than me its not fair"]),
    ...about(["Second-hand"], ["is it ok to wear second hand clothes"]),
    ...about(["Charity", "Donation"], ["i want to give some of my birthday money to charity"]),
    ...about(["Discount", "Sale"], ["the shop says half price but is it really cheaper"]),
    ...about(["Advert", INFLUENCE], ["why do i keep seeing the same ad on my phone"]),
    ...about(["Insurance"], ["what is car insurance for"]),
    ...about(["Rent"], ["we have to pay rent to the landlord every month what is rent"]),
    ...about(["Bill"], ["what are bills"]),
    ...about(["Wage", "Payslip", "Salary"], ["when you have a job do they give you wages every week"]),
    ...about(["Job", "Gig Jar", "/community"], ["am i allowed a paper round"]),
    ...about(
      ["Profit", "Business", "Loss"],
      ["we did a lemonade stand and made £9 but the lemons cost £4 is that profit"],
    ),
    ...about(["Haggling", "Negotiation"], ["is it rude to ask for a lower price at a boot sale"]),
    ...about(["Value", INFLUENCE], ["are expensive trainers better value if they last longer"]),
    ...about(["Brand"], ["why do people pay more for a logo"]),
    ...about(["Scam", "Phishing"], ["a pop up said my phone has a virus and i have to pay"]),
    ...about(["Gift card"], ["what can i do with a gift card"]),
    ...about(["Password", "/account"], ["how do i make my password stronger"]),
    ...about(["Interest", "Savings account"], ["how much interest will i get on my savings"]),
    ...about(
      ["Compound interest"],
      ["my maths teacher said interest on interest makes you rich is that true"],
    ),
    ...about(["Credit card", DEBT], ["why do adults use credit cards if they have money"]),
    ...about(["Mortgage"], ["my parents have a mortgage do they own the house"]),
    ...about(["Economy"], ["they keep saying the economy on the news"]),
    ...about(["Exchange rate", "Currency"], ["we are going to spain how does changing money work"]),
    ...about(["Streak", "/community"], ["i missed a day is my streak gone"]),
    ...about(["Badge", "/community"], ["what badges are there"]),
    ...about(["4MQ Coin"], ["are the coins real money"]),
    ...about(
      ["/90-days-money-smart-challenge", "/90-days-money-smart-challenge-uk"],
      ["how long does the challenge last"],
    ),
    ...about(["/quiz-hub", "/quiz", "Quiz"], ["can i do the quiz again if i failed"]),
    ...about([STORY, "/short-stories"], ["the one where nila breaks the pot"]),
    ...about(["/audiobooks"], ["is there a recording i can listen to in bed"]),
    ...about(["/excel-tracker", "Money tracker"], ["can i open the tracker in google sheets"]),
    ...about(["/contact"], ["who do i tell if something on the website is wrong"]),
    ...about(["/auth", "/account"], ["do i need to sign up to read the stories"]),
    ...about(["/privacy"], ["can other people see my journal"]),
    ...about([PARENTS, "Pocket money"], ["What is a sensible amount of pocket money for a 12 year old?"]),
    ...about([PARENTS], ["My teenager never wants to talk to us about money."]),
    ...about(
      [INFLUENCE, "Influencer", PARENTS],
      ["my daughter wants everything she sees influencers wearing"],
    ),
    ...about(
      [DEBT, "Buy now, pay later"],
      ["My 17 year old has signed up for pay later, what are the risks?"],
    ),
    ...about(
      ["/resources/worksheets", "/resources", "/excel-tracker"],
      ["I need something printable for my year 6 class"],
    ),
    ...about(["/books", "/books/raising-money-smart-kids"], ["are the books on sale yet"]),
    ...about(
      [NEEDS, "Need", "Want"],
      ["how can I explain to my daughter that she does not need another doll"],
    ),
    ...about(["Saving", PARENTS], ["my son never saves any of his money"]),
    ...about(["In-game purchase", INFLUENCE], ["she spent £60 on gems without asking what now"]),
    ...about(["Tax"], ["do children have to pay tax"]),
    ...about(["Budget"], ["i get £20 a month how should i split it up"]),
  ],
  // Short, quick questions, and questions from parents and teachers.
  quick: [
    ...about(["Earning"], ["what is erning", "how do people earn money"]),
    ...about(["Saving"], ["wat is saveing", "why should i save"]),
    ...about(["Spending", NEEDS], ["is spending bad"]),
    ...about(["Price"], ["who decides the price of stuff"]),
    ...about(["Coin", "Pound", "Penny"], ["what coins do we have"]),
    ...about(["Piggy bank", "Bank"], ["piggy bank or real bank"]),
    ...about(["Want", NEEDS, "Need"], ["are sweets a want", "is a games console a need"]),
    ...about(
      [STORY],
      ["who is the admiral", "what is the story about embers about", "what did nila buy at the fair"],
    ),
    ...about(["QI", "/find-your-quadrant"], ["i got fun spender what does that mean"]),
    ...about(["QIII", "/find-your-quadrant"], ["budget boss"]),
    ...about(["/find-your-quadrant", "4MQ"], ["which tile am i on", "the five scenes"]),
    ...about(["/quiz-hub", "/quiz", "Quiz"], ["test my money knowlege", "how do i pass the quiz"]),
    ...about(["/community", "Gig Jar"], ["add my own idea for earning", "who can see my gig idea"]),
    ...about(["Habit", "/community"], ["how long does a habit take"]),
    ...about(["/kpi-scorecard", "KPI", "Knowledge points"], ["where are my points"]),
    ...about(
      ["/challenge-dashboard", "Journal"],
      ["add what i earned today", "can i fix a wrong journal entry"],
    ),
    ...about(["Non-KS need", "/challenge-dashboard"], ["what is a non ks need"]),
    ...about(["Share", "Investing"], ["how do shares work", "stocks for beginners"]),
    ...about(["Fund"], ["what is an index fund"]),
    ...about(["Risk", "Investing"], ["is investing risky"]),
    ...about(["Debt", DEBT], ["why is debt bad", "good debt vs bad debt"]),
    ...about(["Loan", DEBT], ["student lone"]),
    ...about(["Loot box", "Gambling", INFLUENCE], ["is opening packs in games like betting"]),
    ...about(["Dark pattern", INFLUENCE, "Subscription"], ["why is it so hard to cancel a subscription"]),
    ...about(["Identity theft", "Scam", "Phishing"], ["what if someone steals my personal details"]),
    ...about(["Side hustle", "Gig Jar", "/community"], ["side hussle for teens"]),
    ...about(["Tip"], ["do you have to leave a tip in a cafe"]),
    ...about(["VAT"], ["do we pay vat on food"]),
    ...about(["Warranty", "Refund"], ["my headphones stopped working are they under guarantee"]),
    ...about(["Unit price", "Comparison shopping"], ["how do i compare a big pack with a small pack"]),
    ...about(
      [PARENTS, "Pocket money"],
      ["What age should pocket money begin?", "Should I give my child an allowance or pay for chores?"],
    ),
    ...about(
      [PARENTS],
      [
        "How do we stop arguing about money at home?",
        "Is it wrong to tell the kids we are short of money?",
        "my child spends everything straight away",
      ],
    ),
    ...about([PARENTS, "Prepaid card"], ["Are prepaid cards for kids a good idea?"]),
    ...about(
      ["/resources", "/resources/parent-guides", "/resources/worksheets"],
      ["Can I use this in my classroom?", "free teaching materials ks2"],
    ),
    ...about(
      ["/books/4MQ-L2", "/books", "/books/teen-money-mastery"],
      ["What would you recommend for a 12 year old to read?"],
    ),
    ...about(["/books/raising-money-smart-kids", PARENTS], ["a book for me as a mum"]),
    ...about(["/privacy"], ["Are you GDPR compliant?", "Do you track my kids?"]),
    ...about(["/terms", "/privacy", "/auth"], ["how old do you have to be to use this site"]),
    ...about(
      ["/account"],
      ["how do I remove everything you hold about my daughter", "switch on two step sign in"],
    ),
    ...about(["/contact"], ["I have a complaint", "how do i reach your team"]),
    ...about(["/about", "4MQ"], ["what is 4mq and who runs it"]),
    ...about(["/research-questionnaire"], ["where is the questionnaire about money at home"]),
    ...about(
      ["/90-days-money-smart-challenge", "90-day challenge", "/90-days-money-smart-challenge-uk"],
      ["How much time does the challenge take each day?", "what happens after the 90 days"],
    ),
    ...about(["/sitemap"], ["show me all the pages"]),
    ...about(["Emergency fund", STORY], ["money for when something goes wrong"]),
    ...about(["Opportunity cost"], ["if i buy this i cant buy that whats it called"]),
    ...about(["Inflation"], ["why were sweets cheaper when mum was little"]),
  ],
  mixed: [
    ...about(["Contactless"], ["is tap to pay safe"]),
    ...about(["Bank transfer"], ["i sent money to the wrong person by bank transfer"]),
    ...about(["Standing order"], ["how to set up a standing order to save"]),
    ...about(["Savings rate", "/kpi-scorecard"], ["what is a good savings rate"]),
    ...about(["Wage"], ["how do wages work if you are under 18"]),
    ...about(["Pension"], ["do teenagers need a pension"]),
    ...about(["Credit score", DEBT], ["how do i build a credit score when i turn 18"]),
    ...about(["Overdraft", DEBT], ["whats the catch with an arranged overdraft"]),
    ...about(["Crypto"], ["my cousin says nfts are the future what are they"]),
    ...about(["Gambling"], ["my dad keeps buying scratch cards"]),
    ...about(["Hype", "FOMO", INFLUENCE], ["why does everyone want limited edition stuff"]),
    ...about(["Budget"], ["help me plan my money for the month"]),
    ...about(["Expense"], ["what counts as an expense"]),
    ...about(["Income"], ["does birthday money count as income"]),
    ...about(["Profit", "Loss"], ["how do i know if my stall made a profit or a loss"]),
    ...about(["Competition"], ["another kid is selling the same bracelets as me"]),
    ...about(["Customer"], ["how do i find customers for my dog walking"]),
    ...about(["Negotiation", "Haggling"], ["how can i negotiate more pocket money"]),
    ...about(["Lend", "Borrow", DEBT], ["should i lend my friend £5"]),
    ...about(["Receipt", "Refund"], ["i lost the reciept can i still return it"]),
    ...about(["Fair trade"], ["what does fairtrade mean on chocolate"]),
    ...about(["Average"], ["how do i work out my average spending"]),
    ...about(["Percent"], ["how do you do percentages"]),
    ...about(["Money"], ["who invented money", "why do we use money"]),
    ...about(["Barter"], ["what did people do before money, swapping?"]),
    ...about(["Cash"], ["is cash better than card"]),
    ...about(["ATM", "Withdrawal"], ["how do i take money out"]),
    ...about(["Balance"], ["how do i check my bank balance"]),
    ...about(["Statement"], ["what is on a bank statement"]),
    ...about(["Tariff"], ["what are tariffs"]),
    ...about(["Benefits"], ["my mum gets universal credit what is it"]),
    ...about(["Cost of living", "Skint", PARENTS], ["why is everything so expensive now"]),
    ...about([NEEDS, "Impulse buy"], ["how do i stop wanting everything"]),
    ...about([INFLUENCE], ["how do companies trick kids online"]),
    ...about(["QII", "/find-your-quadrant"], ["how do i become a money master"]),
    ...about(["QIV", "/find-your-quadrant"], ["i am a learning grower is that bad"]),
    ...about(["4MQ Coin", "/quiz-hub"], ["where did my coins go"]),
    ...about(["/short-stories"], ["more stories please"]),
    ...about(
      ["/books/4MQ-L1", "/books", "/books/money-basics-for-kids"],
      ["Do you have a book for my 9 year old?"],
    ),
    ...about(
      [PARENTS],
      [
        "How do I talk about money with a teenager who rolls her eyes?",
        "My son compares himself with richer friends.",
      ],
    ),
    ...about([PARENTS, "Pocket money"], ["We have no spare cash for pocket money, what else could we do?"]),
    ...about(["Prepaid card", "Debit card", PARENTS], ["Should my 11 year old have a bank card?"]),
    ...about(["/privacy", "/auth", "/terms"], ["What data do you need for a child to sign up?"]),
    ...about(
      ["/resources/worksheets", "/excel-tracker", "/resources"],
      ["Have you got anything I can print out for the weekend?"],
    ),
    ...about(
      ["/90-days-money-smart-challenge", "/90-days-money-smart-challenge-uk"],
      ["Can my whole class do the challenge?"],
    ),
  ],
} satisfies Record<string, readonly LibraryQuestion[]>;

/** The reason why the library has no answer, and must say so. */
type BeyondReason =
  /** Not about money. */
  | "other subject"
  /** About money, but asks for advice on buying or betting, which this site never gives. */
  | "a tip"
  /** About money, but asks for a current figure or a fact about a person. */
  | "not kept here";

export interface BeyondTheLibrary {
  asked: string;
  why: BeyondReason;
}

export const BEYOND_THE_LIBRARY: readonly BeyondTheLibrary[] = [
  { asked: "whats the weather tomorrow", why: "other subject" },
  { asked: "do my french homework", why: "other subject" },
  { asked: "who won the football last night", why: "other subject" },
  { asked: "what is photosynthesis", why: "other subject" },
  { asked: "tell me a joke about dinosaurs", why: "other subject" },
  { asked: "how do volcanoes erupt", why: "other subject" },
  { asked: "write my essay on the romans", why: "other subject" },
  { asked: "is santa real", why: "other subject" },
  { asked: "best recipe for pancakes", why: "other subject" },
  { asked: "asdfghjkl", why: "other subject" },
  { asked: "do aliens exist", why: "other subject" },
  { asked: "which film should we watch tonight", why: "other subject" },
  { asked: "what shares should I buy", why: "a tip" },
  { asked: "which crypto will go up", why: "a tip" },
  { asked: "should i buy bitcoin or dogecoin", why: "a tip" },
  { asked: "who will win the grand national i want to bet", why: "a tip" },
  { asked: "best credit card for students", why: "a tip" },
  { asked: "which bank is best for my daughter", why: "a tip" },
  { asked: "quickest way to get rich with no work", why: "a tip" },
  { asked: "how do i buy stuff without my mum seeing it on the card", why: "a tip" },
  { asked: "how much money does taylor swift have", why: "not kept here" },
  { asked: "who is the richest person in the world", why: "not kept here" },
  { asked: "how many dollars is a pound today", why: "not kept here" },
  { asked: "how much is the new iphone", why: "not kept here" },
  { asked: "what is the minimum wage this year", why: "not kept here" },
  { asked: "my rabbit ran away", why: "other subject" },
  { asked: "i fell out with my best friend", why: "other subject" },
  { asked: "my grandad is in hospital", why: "other subject" },
  { asked: "i dont want to go to school", why: "other subject" },
  { asked: "i feel like crying all the time", why: "other subject" },
  { asked: "my teacher is mean to me", why: "other subject" },
  { asked: "i have a tummy ache", why: "other subject" },
  { asked: "how tall is the eiffel tower", why: "other subject" },
  { asked: "when is easter", why: "other subject" },
  { asked: "how do you spell necessary", why: "other subject" },
  { asked: "what is 144 divided by 12", why: "other subject" },
  { asked: "can you draw a horse", why: "other subject" },
  { asked: "what do penguins eat", why: "other subject" },
  { asked: "who is the prime minister", why: "other subject" },
  { asked: "how do i get better at football", why: "other subject" },
  { asked: "lets play a game of chess", why: "other subject" },
  { asked: "zzzzz", why: "other subject" },
  { asked: "i broke my arm", why: "other subject" },
  { asked: "what should i wear to a party", why: "other subject" },
  { asked: "how do i make slime", why: "other subject" },
  { asked: "do you like pizza", why: "other subject" },
  { asked: "what time is it", why: "other subject" },
  { asked: "my sister took my teddy", why: "other subject" },
  { asked: "somebody stole my bike", why: "other subject" },
  { asked: "what is the best phone under £200", why: "a tip" },
  { asked: "should we invest in gold", why: "a tip" },
  { asked: "which lottery numbers will win", why: "a tip" },
  { asked: "is nvidia a good stock", why: "a tip" },
  { asked: "how much do footballers earn", why: "not kept here" },
  { asked: "how much is a ticket to disneyland", why: "not kept here" },
  { asked: "what is the inflation rate this month", why: "not kept here" },
  { asked: "how much does elon musk have", why: "not kept here" },
  { asked: "do shooting stars cost money", why: "other subject" },
  { asked: "how much does the hitmans game cost", why: "not kept here" },
];
