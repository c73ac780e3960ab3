/**
 * The guide's answers to parents, carers and teachers. Figures that change with the law come from the list of facts;
 * families, classes, prices and fees are examples, and every sum is right.
 */
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import type { TeacherAnswer } from "./teacherAnswer";

export const TEACHER_GROWN_UPS: readonly TeacherAnswer[] = [
  {
    name: "Starting pocket money",
    asks: [
      "how much pocket money should i give my 8 year old",
      "what age should kids start getting pocket money",
      "when do i start giving my son an allowance",
      "is six too young for a weekly allowance",
      "going rate for year 5 children",
      "weekly or monthly pocket money for my 12 year old",
      "how to get going with pocket money for my two",
      "weve never given pocket money, is ten too late to begin",
      "how do we decide what to hand over to the kids each week",
      "should my teenagers allowance cover lunch and bus fares",
      "what should a child have to buy out of their pocket money",
      "my daughter says her mates all get a tenner, whats a sensible amount to give her",
      "which day is best for paying the kids",
      "cant afford pocket money, what can i do for my children instead",
    ],
    answer:
      "Start when your child can count coins and wants to choose for themselves. For many families, that’s somewhere from five to seven, but any age is fine. There’s no right amount. Pick one that you can afford every week, even in a lean month. It should be small enough for mistakes to be cheap. Agree what it’s for, and pay it on the same day each week. If there’s nothing to spare, let your child plan a family tea instead. What would you like the money to cover?",
    example:
      "Sian’s son is eight, and she can spare £2 a week. They agree that it’s for treats and saving, while she still buys his lunch and clothes. Each Saturday, he spends £1.20 and saves 80p. After ten weeks, he has £8 for a football. When he’s eleven, he’ll get more and pay his own bus fare.",
    plan: "This week, note the little things that you buy for your child. Mark two that they could buy for themselves, and add up what those cost. Set the amount from that, and agree the day. Try it for four weeks, and then change one thing if you need to.",
    pitfall:
      "It’s tempting to top it up on Thursday when it’s all gone. Then the amount means nothing, because there’s always more. Meet every need, but let a want wait for the next payday. If you forget to pay, just say so and make it up. Children learn from that as well.",
    path: "/resources/raising-money-smart-kids#pocket-money-without-the-lecture",
  },
  {
    name: "Chores: paid or expected",
    asks: [
      "should i pay my kids for chores",
      "do you give children money for tidying their rooms",
      "should housework be linked to pocket money",
      "my son wants cash every time he empties the dishwasher",
      "is it bribery to reward them for helping round the house",
      "which jobs should a 10 year old do without being paid",
      "do i dock my daughters pocket money if she skips her jobs",
      "chore chart with prices, good idea or not for the family",
      "she wont lift a finger at home unless she gets paid",
      "how much should i pay my child for mowing the lawn",
      "as parents we disagree about paying for help round the home",
      "expected jobs versus extra paid jobs for my teens",
      "my son refuses to help unless theres a reward",
      "are sticker charts with coins wrong for our kids",
    ],
    answer:
      "Either way can work, as long as everyone knows the rule. Many families mix the two. Some jobs are everyone’s share, such as clearing the table, so nobody is paid for them. A few bigger ones have a price, such as washing the car. This week, write two short lists together: “our share” and “extra jobs”. Agree each price before anyone starts, and pay when the job is done. If there’s no money for it, offer an hour together instead. Which job causes the most rows?",
    example:
      "Mrs Osei’s two clear the table every day, and that’s not paid. On the fridge are three extra jobs: car £3, windows £2 and shed £2. Ama does the car and the windows, so she earns £5. Kojo does none and gets none. Nobody argues, because they wrote the list together.",
    plan: "On Sunday, let everyone name the jobs that keep your home going. Share out the daily ones, grown-ups included. Then choose three extras, each with a price and what “done” looks like. Try it for a month, and swap any job that nobody can stand.",
    pitfall:
      "If every job has a price, a child may say, “No thanks, I don’t need the money.” So keep the everyday ones unpaid. Don’t take money away for bad behaviour, because that mixes up two things. If an extra job isn’t done, it simply isn’t paid.",
    path: "/resources/money-words#chore",
  },
  {
    name: "A child who won’t save",
    asks: [
      "my son has no interest in saving",
      "how do i get my daughter to save up",
      "my kids couldnt care less about saving",
      "how to motivate a 9 year old to put money away",
      "he says saving is pointless, what do i tell him",
      "should i force my child to save half",
      "can i make saving compulsory for our lad",
      "he never keeps a penny back, should i just leave him be",
      "my 13 year old doesnt see why she should put anything by",
      "ideas to encourage kids to save their money",
      "shes just not bothered about having a goal to save for",
      "teaching a young child the value of saving",
      "our boy wont put a penny in his money box",
      "nagging my daughter about her savings isnt working",
    ],
    answer:
      "Saving is dull until there’s something to save for, so don’t force it. Start with a wish. Ask what your child would love to have or do in about three weeks. Keep it small: a near goal that comes true beats a far one that doesn’t. Find out the price together, and draw a strip with one box for each pound. Colour in the boxes as the money grows. When the strip is full, let your child spend it all. What have they been talking about lately?",
    example:
      "Callum is nine and has never saved. “What would you love to do?” asks his aunt. He’d like to take a friend swimming, and that costs £6. He gets £3 a week, so he puts £2 in a jar. After three weeks, there’s £6. On the way home from the pool, he’s already planning the next one.",
    plan: "Tonight, find a wish that takes about three weeks of saving. Draw the strip, and hang it where your child will see it. On pocket money day, put the savings in first. When it’s full, go and buy the thing together within a day or two.",
    pitfall:
      "If a grown-up picks the goal, it soon feels like homework. University can wait, so let the first goal be your child’s own. If you borrow from the jar, ask first, and pay it back on the day you promised. And if they change their mind once, that’s part of learning.",
    path: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    name: "A child who spends it all",
    asks: [
      "my daughter blows her pocket money the day she gets it",
      "my son spends everything at once",
      "money burns a hole in my kids pocket",
      "she gets paid on saturday and by lunchtime its gone",
      "how to teach a child not to waste money on tat",
      "my 10 year old spent all his birthday money on slime and im cross",
      "should i stop my child buying rubbish",
      "do i let her waste it and learn the hard way",
      "my lad is skint two days after his allowance",
      "he keeps asking for an advance on next weeks money",
      "our teenager has nothing left a week after payday",
      "my girl has no self control in a shop",
      "is my child a spendthrift or is it just his age",
      "should i bail the kids out when theyve run out",
    ],
    answer:
      "It’s normal, and it’s far cheaper to learn this at nine than at thirty. So let the spending money be spent, even on something dreadful. Later, ask which bit was the most fun, and just listen. Don’t lend or top up for a want before the next payday. If you’d like to slow things down, split the money first: some to spend, some to keep. That’s kinder than a lecture, and it works better. What did the last lot go on?",
    example:
      "Rosa is nine and gets £4. By noon, she’s spent £2.50 on stickers and £1.50 on a plastic ring. On Monday, the ring snaps. “What was best?” asks her dad. “The stickers,” she says. He adds nothing, in words or in coins. Next Saturday, she leaves the ring and keeps £1.50.",
    plan: "Before the next payday, agree a split, such as £3 to spend and £1 to keep. Hand it over in coins, in two pots. Say nothing about how the £3 goes. The evening before the next payday, spend two minutes on what was worth it.",
    pitfall:
      "The hard part is staying quiet. “I told you so” turns a lesson into a row. Calling somebody “our little spender” does harm as well, because labels stick. If the money has to cover lunch or the bus, hand over that part day by day. Needs shouldn’t hang on willpower.",
    path: "/resources/raising-money-smart-kids#three-talks-that-need-not-become-rows",
  },
  {
    name: "Game purchases without asking",
    asks: [
      "my son spent money in a game without asking",
      "my daughter used my card to buy gems",
      "child bought robux without permission how do i get it back",
      "there are charges on my account from the kids tablet",
      "my 7 year old bought £90 of coins by accident, can i claim it back",
      "how do i stop my child making in app purchases",
      "how to set a password so the kids cant buy things",
      "he knew my pin and bought skins behind my back",
      "refund for something my little one paid for in an app",
      "parental controls for spending on a console",
      "shes run up a bill on a phone game, what do i do first",
      "my boy bought a battle pass on my phone and im furious",
      "will the bank refund what my kid spent on a game",
      "how do i take my card details off my sons game",
    ],
    answer:
      "Take a breath first, because it happens in plenty of homes. In a game, paying hardly feels like paying. Today, ask for a refund from the store that took the money. Say that your child paid without asking you, and list each date and amount. Don’t let anyone use what was bought. It isn’t certain, but quick requests do best. Then make the store ask for your password every time, and remove your saved card. Did your child know that it was real money?",
    example:
      "Mr Shah finds four payments of £7.99, which make £31.96. He waits until he’s calm, and sits down with Zain. Zain is eight, and thought that the gems were free. Together, they find the receipts and fill in the refund form. Then Mr Shah sets a password, and they have tea.",
    plan: "First, find the receipts in your e-mails or in the list of purchases. Next, ask for the refund on the store’s own help page, and keep the reply. Then set a password for every payment, and take the card off. Last, agree one rule: nobody buys without asking.",
    pitfall:
      "If the store says no, ask why, and ask it to look again. Your bank can tell you if it can help. But if a payment is reversed, the store may lock the game account. Never pay a stranger who offers to win you a refund. If your child knew it was wrong, talk about that on another day.",
    path: "/resources/refunds-and-subscriptions#when-it-breaks",
  },
  {
    name: "Telling children money is tight",
    asks: [
      "how do i tell my children we cant afford it",
      "money is tight, what should i say to the kids",
      "should i hide our money worries from my son",
      "explaining to a 7 year old why theres no holiday this year",
      "ive been made redundant, how much do i tell the children",
      "telling teenagers that we have to cut back",
      "how do i explain to my daughter why we have less than her friends",
      "my kid asked if we are poor what do i answer",
      "how honest should you be with children when funds are low",
      "bills have gone up and i dont want the kids to notice",
      "we are on universal credit, how do i explain that to my son",
      "cant pay for the school trip, how do i break it to her",
      "less money since we separated, what do our kids need to know",
      "my child worries about money at home, how do i reassure him",
    ],
    answer:
      "Tell the truth, but no more of it than your child can carry. Choose one calm moment, and say three short things. First, what’s safe: “We have our home and our food.” Next, what’s changing: “No trips this month.” Last, whose job it is: “The grown-ups are working on it.” Only promise what you’re sure of. Children often sense a worry, so silence can be scarier than facts. None of this makes you a bad parent. What has your child noticed so far?",
    example:
      "“Is the trip too dear?” asks Jamie, who’s ten. “All at once, yes,” says his mum. “We’ve got enough for the house and food. We haven’t got £60 spare.” She asks the school, and it lets her pay £10 a month for six months. “That’s my job,” she tells him. “Yours is to be ten.”",
    plan: "First, write down what’s safe, what’s changing and what stays the same. Then talk for five minutes, and let your child ask anything. This week, ask the school what help there is with meals, uniform and trips. Plan something free that you can look forward to together.",
    pitfall:
      "Two things weigh on a child: a promise you can’t keep, and a secret they have to keep. Leave out any figures that would keep them awake. If you’re behind with bills, please don’t carry it alone. MoneyHelper is free, and can show you where to get debt advice. Asking early gives you more choices.",
    path: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    name: "Saying no in the shop",
    asks: [
      "how to say no when my son wants a toy",
      "my 8 year old begs for sweets at the checkout",
      "tantrum in the supermarket over a toy",
      "how to handle pester power",
      "she wants something every time we go out",
      "how can i stop the whining for toys in town",
      "my son makes a scene when i wont buy him something",
      "i always give in at the till",
      "what do you say when a child asks for everything they see",
      "i feel guilty refusing my kids when were out shopping",
      "doing the food shop with two little ones who grab things",
      "my daughter sulks if i wont get her a magazine",
      "everyone stares when my daughter screams for a doll",
      "how do i avoid buying a treat on every trip",
    ],
    answer:
      "Say it before you go in, because the till is the hardest place. At the door, name what you’ve come for: “Today it’s bread, milk and a card.” If there’ll be a treat, name its price as well. Then give your child a job, such as finding the milk. When they beg, agree with the wish, but not with buying it: “It’s lovely. Let’s put it on your list.” Say that once, kindly, and keep walking. Which shop is the hardest for you?",
    example:
      "“Today it’s bread, apples and stamps,” says Gran at the door. In the second aisle, Ellie spots a unicorn for £9. “Lovely wings,” says Gran. “Let’s write it down.” Ellie has £3 at home, so she needs £6 more. By the stamps, she’s working out how many weeks that is.",
    plan: "Before the next trip, agree the list and one job for your child. Take a small notebook for wishes. Once a week, read the wishes together at home. Cross out the ones that have gone dull, and choose one to save for.",
    pitfall:
      "If no turns into yes after ten minutes, a child learns to keep going for ten minutes. So if you might say yes, say it at once. “We can’t afford it” isn’t always true, and children notice. “We’re not buying that today” is honest. And a scene doesn’t mean that you’ve failed.",
    path: "/resources/sample-chapter#the-wish-list-trick",
  },
  {
    name: "Fairness between siblings",
    asks: [
      "should siblings get the same pocket money",
      "is it fair to give my older child more",
      "my two fight about who gets the most",
      "twins, one saves and one spends, do i treat them the same",
      "how to be fair with money between my three kids",
      "my stepchildren get more from their dad than mine do",
      "the younger one wants whatever the big one gets",
      "equal amounts or by age for brothers and sisters",
      "one of my children needs more spent on her and the other thinks its unfair",
      "we spent more on our eldest and now the youngest is upset",
      "how do we share money out in a big family so nobody feels left out",
      "jealousy over presents between my boys",
      "do i have to spend exactly the same on each child at christmas",
      "weve paid for one childs driving lessons, do we owe the others",
    ],
    answer:
      "Fair doesn’t have to mean equal, but it does have to make sense. Give every child the same rule, and let the amounts differ. The rule could be age, or what each one pays for. For example, everybody gets a rise on their birthday. Write the rule down where all of them can see it. When somebody says it isn’t fair, listen first, and then look at the rule together. If it really is unfair, change it for everyone. Where does it feel unfair at the moment?",
    example:
      "Lena is 13 and gets £8 a week, while her brother is nine and gets £3. He’s cross about it. So they list what Lena has to pay: £4 for the bus and £2 for her phone. That leaves her £2, and he has £3 to spend. “I’ll keep mine,” he says.",
    plan: "First, write down what each child gets, and what they pay for out of it. Next, choose one rule that fits all of them. Tell them together, and say when each amount will go up. Look at it again on the next birthday.",
    pitfall:
      "“Your sister would have saved it” shames one child and makes the other smug. A secret extra rarely stays secret either. If a child needs more for health or school, say that needs come first for everybody. Two homes can’t always match, so just explain the rule in yours.",
    path: "/resources/raising-money-smart-kids#three-habits-to-put-down",
  },
  {
    name: "A first card at eleven",
    asks: [
      "should i get my daughter a bank card at 11",
      "is my son ready for his own debit card",
      "prepaid card or bank account for a child",
      "what age should i give a kid their first card",
      "hes starting secondary school, does he need a card",
      "can i see what my child spends on their card",
      "how do i choose a first account for my 12 year old",
      "are childrens debit cards safe",
      "worried about letting my child use contactless",
      "do kids cards have monthly charges parents should know about",
      "should our year 7 have a current account",
      "how to teach my daughter to use a card sensibly",
      "could my 11 year old go overdrawn",
      "my kid keeps losing things, would you give her a card",
    ],
    answer:
      "Eleven is a good age to try it, if your child can look after a key. Many banks offer a current account from 11, and you open it together. Only the money in it can be spent, because banks don’t lend to under-18s. Cards for younger children are often prepaid: some are free, and others charge a monthly fee. So compare two before you choose: the fee, the limits and what you can see. Then look at the app together once a week. What would the card be for?",
    example:
      "Theo starts Year 7 with £10 a week. One card costs £3 a month, and that’s £36 a year. So his mum chooses a current account without a fee. On Sundays, they look at the app for two minutes. In week two, Theo spots that £6 of his £10 went on snacks. She didn’t have to say a word.",
    plan: "First, find a birth certificate or passport, and proof of your address. Next, compare two accounts on one sheet of paper. When the card comes, practise three things together: paying, checking the balance and freezing the card. Keep some cash as well for the first month.",
    pitfall:
      "If you check the account, say so, because secret checks cost trust. Make one rule firm: nobody else ever uses the card or the account. Thieves do ask children to move stolen money for them. Promise now that your child can always tell you. Then a mistake won’t stay hidden.",
    path: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    name: "Junior ISA or savings account",
    asks: [
      "junior isa or savings account for my child",
      "where should i save for my daughters future",
      "how do i open a jisa for my son",
      "can we take money out of our childs junior isa early",
      "cash or stocks and shares isa for a 5 year old",
      "putting money by for a baby, what are the choices",
      "is a childs isa tax free for parents",
      "can grandma pay into my childs isa",
      "who controls the money when my child turns 18",
      "whats the difference between a childrens savings account and a jisa",
      "saving £25 a month for my newborn, where does it go",
      "i dont want him getting a lump sum at 18",
      "could my daughter blow her isa on anything she likes when shes an adult",
      "should i lock the kids savings away until theyre grown up",
    ],
    answer:
      "It depends on when the money is for, so decide that first. A Junior ISA is free of tax, and normally locked until 18. A parent or guardian opens it, and anyone can pay in. At 18, your child can spend it on anything. A children’s savings account often lets you take money out sooner. Shares in an ISA can fall as well as rise, while cash earns interest. You can have both. I explain these things, but I don’t give tips. When will the money be needed?",
    example:
      "Hana is ten, and her parents save £20 a month for her. She’d like a bike at twelve. So £10 a month goes into a savings account, and that’s £240 in two years. The other £10 goes into a Junior ISA. In eight years, they’ll have paid in £960. Interest or growth comes on top, and shares can fall.",
    plan: "Write down what the money is for, and the year. Look up both kinds on GOV.UK or MoneyHelper. Compare the rate or the charges, when you can get at it, and who decides at 18. Then choose an amount that you can do without.",
    pitfall:
      "If gifts from a parent earn over £100 in interest in a year, the parent may owe tax. That doesn’t apply to a Junior ISA, or to gifts from grandparents. With a Child Trust Fund, a child can’t have a Junior ISA until it’s moved across. And look at any costly debts of your own first.",
    path: "/resources/money-that-grows#risk-and-funds",
  },
  {
    name: "Crypto questions in class",
    asks: [
      "pupils keep asking me about crypto",
      "how do i answer bitcoin questions in class",
      "my year 9s think crypto will make them rich",
      "a boy in my form says he owns coins",
      "teaching about cryptocurrency without promoting it",
      "what can a teacher say about meme coins",
      "students showing off trading gains at lunch",
      "lesson activity on crypto risk for ks4",
      "am i allowed to discuss investing with my class",
      "my sons class are all talking about crypto, what can school do",
      "how to explain the blockchain hype to teenagers",
      "my tutor group follow influencers who push tokens",
      "what facts should students know about cryptocurrency",
      "a parent asked what we teach the children about crypto",
    ],
    answer:
      "Treat it as a lesson about risk and selling, and leave out tips. You don’t need to know every coin. Give three facts first. The price can fall to nothing. You normally have to be 18 to buy it. And the scheme that protects savings in UK banks doesn’t cover it. Then set one task: look at a made-up post, and work out who earns if people buy. Don’t mock anyone’s excitement, or they’ll stop telling you things. What have your pupils asked so far?",
    example:
      "“My cousin doubled his money,” says a boy in Year 9. “Let’s do the maths,” says Ms Adeyemi. “£50 doubles to £100. Then it falls by 60%.” That leaves £40, so he’s £10 down. “Who would post about the £40?” she asks. No hands go up, and the class has seen the point.",
    plan: "Ten minutes are enough. First, collect what pupils have heard, without judging it. Next, work through one rise and one fall in percentages. Then sort three made-up posts by who earns from them. At the end, everybody writes one question to ask before believing a post.",
    pitfall:
      "Don’t say what you own or what you’ve made, because pupils may copy it. “It’s all a scam” ends the talk, so stay with the facts. Ask about your school’s rules before you open a live app. If a pupil has lost money or been asked for some, tell your school’s safeguarding lead that day.",
    path: "/resources/money-that-grows#risk-and-funds",
  },
  {
    name: "A money game for a club",
    asks: [
      "30 minute money game for a club",
      "money activity for cubs or brownies",
      "fun game to teach kids about spending at youth club",
      "half hour budgeting activity for a group of ten",
      "i run an after school club and need a money idea",
      "quick shop game for a group of 8 to 10 year olds",
      "ideas for a financial literacy session with young people",
      "need something without screens for a session on spending",
      "group activity about needs and wants, 12 kids",
      "money icebreaker for holiday club",
      "what can i play with the children about pocket money",
      "cheap resources for a money evening with my group",
      "game with pretend money for mixed ages",
      "leading a badge session on looking after money",
    ],
    answer:
      "Try “The Ten-Bean Week”. Make teams of three, and give each team ten beans as money. Put up a list with prices in beans: lunch 3, bus 2, cinema 4, film at home 1. They get ten minutes to plan a week, with needs first. Then read out a surprise: a bike has a puncture, and it costs 2 beans. They get five minutes to change the plan. After that, each team says what it gave up. How old are the children in your group?",
    example:
      "Amir’s team picks lunch for 3, the bus for 2 and the cinema for 4. That’s nine beans, with one left. Then comes the puncture for 2. They swap the cinema for the film at home. Now 3, 2, 1 and 2 make eight, and two beans are spare. The whole team cheers.",
    plan: "Before the club, count out the beans, and write the price list and a spare surprise. Explain for five minutes, and let them plan for ten. Allow five minutes for the surprise, and ten for the talk. That makes 30 minutes. End with each team’s best swap.",
    pitfall:
      "Some children know too well how it feels when money runs out. So use made-up families, and never ask what anyone has at home. Don’t give a prize for the most beans left. Praise a clever swap instead. With very little ones, use big squares of paper, because beans aren’t safe for them.",
    path: "/resources/sample-chapter#your-turn-to-sort",
  },
  {
    name: "A lesson on budgeting",
    asks: [
      "how do i teach a lesson on budgeting",
      "budget lesson plan for year 6",
      "pshe lesson about managing money",
      "teaching budgeting to ks3",
      "maths lesson using real life prices",
      "i have one hour to teach my class about budgets",
      "worksheet for pupils to plan a weekly budget",
      "starter activity for a lesson on spending plans",
      "my s2 class need a budgeting task",
      "budget task for a mixed ability class",
      "how to make a lesson on household costs engaging",
      "assembly on planning your money",
      "covering financial education in form time",
      "what should pupils take away from a lesson on budgets",
    ],
    answer:
      "Build the hour around one person’s week and one surprise. Our story of Femi suits ages 11 to 13. He has £25 for five bus rides and five lunches. First, pupils find the day when his money runs out. Next, pairs make a plan that gets him to Friday. Then one price goes up, and they change the plan. At the end, each pair says what it gave up. Asha’s jars suit ages 8 to 10, and Erin’s month suits 14 to 16. Which age do you teach?",
    example:
      "Femi needs five bus rides at £2 and five lunches at £2.40. That’s £10 and £12, so £22 of his £25. He has £3 left. Now lunch goes up by 20p a day, or £1 a week, so £2 is left. One pair drops the crisps, and another packs one lunch. Both plans work, and the class compares them.",
    plan: "Take ten minutes to read the story and find the bad day. Pairs plan for twenty minutes, on paper. Allow ten minutes for the surprise, and ten for two pairs to present. In the last five, everybody writes one rule for Femi. In an hour, that leaves you five to spare.",
    pitfall:
      "Don’t ask pupils for their own family’s figures, or let them compare pocket money. A made-up person keeps everyone safe. Some pupils have free lunches or help to look after somebody, so say that plans differ. Mark the sums, but not the choices. Praise good reasons instead.",
    path: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    name: "This site in a classroom",
    asks: [
      "how can i use this website in my classroom",
      "can teachers use 4mq",
      "do my pupils need accounts",
      "is this site suitable for my year 5 class",
      "can i print your chapters for my class",
      "ive got 30 children and one screen, how would this work",
      "are there lesson plans on here for teachers",
      "can we do the quizzes at school",
      "first lesson with 4mq for my pupils, what do i do",
      "is 4mq free for schools, copyright wise",
      "which page should i start my class on",
      "how do i set this as homework for my form",
      "can we use it on the class whiteboard",
      "using your resources with a small intervention group",
    ],
    answer:
      "Your class can use nearly all of it without accounts. Start with a chapter on the big screen, and press “Read to me”. Pause at a box, and let pairs work out the sum. Then play the Money Brain Battle quiz together, with hands up for each answer. There’s a page with all its answers and the reasons. You may use the free chapters in lessons, as long as the name 4MQ stays on them. Full lesson plans are still to come. How old are your pupils?",
    example:
      "Mr Evans has 28 pupils in Year 5, and one screen. They hear one part of “Needs vs Wants”, and pairs work out the sum in the box. Then he shows a quiz question. 19 hands go up for one answer, and nine for another. He asks both sides why before he taps.",
    plan: "Read the chapter yourself first, and choose two boxes to stop at. Look through the quiz answers, and pick five questions. At the foot of a chapter, you can open what pupils will learn. End the lesson with one thing to try at home that costs nothing.",
    pitfall:
      "On a shared tablet, scores, coins and tracker entries stay in the browser. So use made-up figures, and clear the site’s data afterwards. Please don’t have under-13s make accounts in class, because that’s for a parent or carer. And ask pupils to leave out names when they write to me.",
    path: "/resources/free-chapters",
  },
  {
    name: "Slow readers and dyslexia",
    asks: [
      "my son is dyslexic, can he use this site",
      "my daughter reads slowly, what would suit her",
      "does the site read out loud",
      "is there audio for children who struggle with reading",
      "my child hates books but wants to learn about money",
      "text to speech for the chapters",
      "pupil with a reading age of 7 in year 6",
      "teaching a child with dyslexia about money",
      "shes behind in literacy and gets upset with worksheets",
      "can it show my son which sentence its reading",
      "english isnt our first language, can my kid follow this",
      "easy read version for special needs pupils",
      "too many words for my boy, have you anything simpler",
      "can you make the voice go slower for my daughter",
    ],
    answer:
      "Let the site do the reading, so your child can save their energy for thinking. Open the story or a chapter, and press “Read to me”. It usually shows which sentence it’s reading. You can slow the voice down, or pause it and come back. Begin with one short part. Then talk about it, draw it or act it out with coins. It’s fine to choose a page for younger readers. Reading speed says nothing about how well somebody can handle money. What does your child most enjoy doing?",
    example:
      "Freya is twelve, and reading tires her. Her dad plays one part of the story at the slower speed, while she draws. Then she lays out £5 in coins. She moves £2 into a cup for later, so £3 is left. She tells him why. That’s a whole lesson in ten minutes, and she hasn’t read a word.",
    plan: "Try two speeds of the voice, and let your child choose. Listen to one part a day, for about five minutes. Stop at a box, and do the sum with real coins. If a word is new, look it up together in Money Words.",
    pitfall:
      "Don’t make a child read aloud first to earn the fun part. If the device has no English voice, the words may go to one on the internet. The page tells you, and you can read together instead. If reading is a worry, ask the school what support there is. You don’t need a diagnosis to ask.",
    path: "/short-stories/keeper-of-embers",
  },
  {
    name: "Talking about debt",
    asks: [
      "how do i talk to my child about debt",
      "explaining credit cards to a 10 year old",
      "should i tell my kids about my loans",
      "my teenager will be 18 soon and i want to warn him about borrowing",
      "how to explain owing money to children",
      "what do i tell my daughter about buy now pay later",
      "my son thinks a credit card is free money",
      "teaching year 10 about apr",
      "is it ok for children to know we have a loan",
      "my girl asked what im paying off every month",
      "how to discuss the mortgage with kids",
      "what do i say to them about overdrafts before uni",
      "i got into debt young and dont want my kids to do the same",
      "conversation about credit with teens that wont scare them",
    ],
    answer:
      "Say that debt uses tomorrow’s money today, so there’s less of it tomorrow. Tell it as a fact, without shame. With a younger child, lend £1 for a week, and tick off the day it comes back. With a teenager, take one “pay later” advert, and add up the whole price. You can mention a loan of your own if it’s going to plan. If it isn’t, talk to free debt advisers, and not to your child. MoneyHelper can point you to them. How old is your child?",
    example:
      "Nia is 14 and likes boots for £72, in four monthly payments of £18. She’s too young to sign up, but it’s a good sum. She gets £30 a month, so a payment would leave her £12, four times over. Saving £18 takes four months as well. Then the boots would be hers, with nothing owed.",
    plan: "Choose one advert with a monthly price. Together, find the number of payments, the total and the cost of paying late. Work out how long saving up would take. Then let your child say when borrowing might still make sense.",
    pitfall:
      "After scare stories, children hide their debts later on. So tell them now that they can always come to you. Don’t share a worry that they can’t do anything about. If your own debts keep you awake, you’re far from alone. Free advice is private, and asking early gives you more choices.",
    path: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
  },
  {
    name: "Money skills by age",
    asks: [
      "what should a child know about money by age",
      "money milestones for kids",
      "what should my 8 year old understand about money",
      "is my 10 year old behind with money",
      "which money skills does a teenager need before leaving home",
      "what to teach kids about money at each age",
      "age appropriate money lessons from 5 to 16",
      "my 12 year old cant count change, should i worry",
      "when should children learn about tax and bills",
      "what does a year 7 pupil need to know about finance",
      "where do i begin teaching my kids about money",
      "checklist of money skills for our son at 16",
      "im no good with money so how do i teach my children",
      "is it ever too early to talk to kids about money",
    ],
    answer:
      "There’s no test, so take this as a rough map. Up to seven, it’s coins, waiting a little, and paying for things. From 8 to 10, it’s needs and wants, a savings goal and checking change. From 11 to 13, add a weekly budget, adverts, scams and a card. From 14 to 16, add pay, tax, borrowing and risk. If your child can’t do something yet, they only need practice. Pick one skill, and try it with real money this week. Which one would help most at home?",
    example:
      "Jo’s son is eleven and has never paid in a shop. She gives him £6 for bread, milk and bananas. They cost £1.40, £1.45 and £1.10, so that’s £3.95. He brings back £2.05, and he’s counted it twice. Next week, he wants to plan a whole tea.",
    plan: "Choose one skill for your child’s age. Find one real moment for it this week, such as a shop or a bus ride. Let your child do it while you stand back. Afterwards, talk about which part was easy and which was tricky. Next week, help a little less.",
    pitfall:
      "It’s easy to compare your child with a cousin who seems to be ahead. Compare them with themselves three months ago instead. You don’t have to be good with money to do this. Just think out loud: “I’d love that coat, but I’ll sleep on it.” They’ll learn from that.",
    path: "/resources/free-chapters",
  },
  {
    name: "Generous grandparents",
    asks: [
      "grandparents give my kids too much money",
      "my mum keeps slipping the children cash",
      "nan gives our daughter £50 every visit",
      "how do i ask my in laws to stop spoiling them",
      "grandad undermines our pocket money rules",
      "my parents buy them everything they ask for",
      "one set of grandparents gives loads and the others cant",
      "im a grandparent, how much should i give",
      "what to do with big gifts of money from family",
      "as a gran i want to help my grandson to save",
      "my dad gave my son £200 and he wants to blow it",
      "i think the kids only visit grandma for the money",
      "relatives send our children cash at christmas, do we let them keep it all",
      "how can we get granny to put money by for them instead of toys",
    ],
    answer:
      "Start with thanks, because the gift is a kind of love. Then ask for help with your rule, when the children aren’t listening. You could say, “You’re so kind. We’d love half of it to go towards the bike.” Giving time works as well: baking or fishing together costs little and lasts for years. If you’re the grandparent, ask the parents what would help. Whatever you agree, let the child say thank you in their own way. What are the gifts usually for?",
    example:
      "Nana gives Sol £20 each time, four times a year, and that’s £80. Now they have a rule: £5 is for Sol’s pocket, and £15 is for a drum. The drum costs £60. Four times £15 makes £60, so it takes four visits. Nana comes along to buy it, and hears the first concert.",
    plan: "This week, ring them, and say what the gifts mean to you. Agree one rule about how much is to spend and how much is to keep. Tell your child together. At the next visit, share out the money on the same day, with the giver watching.",
    pitfall:
      "“Don’t tell Mum” puts a child in the middle, so ask everyone to be open. Don’t weigh one side’s gifts against the other’s. A letter or an hour of dominoes is a gift as well. And don’t put the whole lot into savings, because a present should be fun.",
    path: "/resources/raising-money-smart-kids#a-map-for-the-kitchen-table",
  },
  {
    name: "Teenagers and first jobs",
    asks: [
      "should i let my 14 year old get a job",
      "my daughter wants a saturday job but has exams",
      "how many hours is my 15 year old allowed to work",
      "does my son need a permit to deliver papers",
      "what should my teen do with her first wages",
      "rules on children working in term time, parent asking",
      "do i stop pocket money now that she has a job",
      "my daughter has been offered shifts in a cafe, is it legal at her age",
      "how can i help my teenager with his first job",
      "what should i check before my son takes part time work",
      "will working ruin my daughters gcses",
      "who decides what my teenagers pay is spent on",
      "our 13 year old wants to earn, what is he allowed to do",
      "how much of my teenagers wages should go into savings",
    ],
    answer: `A small job can teach a lot, as long as school and sleep come first. In most places, light work is allowed from the age of ${WORK_FACTS.workAge.figure}. Until school-leaving age, there’s usually a permit, and a limit of ${WORK_FACTS.workHours.figure} hours in a school week. The rules are due to change, so check your council’s website before the first shift. In Northern Ireland, look at nidirect. Agree the hours together, and let your teenager help to decide what the pay is for. What kind of work is on offer?`,
    example:
      "Erin is 15, with a permit and four hours in a café on Saturdays. At £7 an hour, that’s £28 a week. She and her dad agree that she saves £10 and spends £18. After four weeks, she’s earned £112 and saved £40. Her homework is fine, so they carry on.",
    plan: "First, read the council’s rules together. Next, check the offer: the hours, the pay, the breaks, and who applies for the permit. Then agree a plan for the wages, and keep the week before an exam free. After four weeks, talk about sleep, school and fun.",
    pitfall:
      "If all support stops on the first payday, working feels like a fine. So change one thing at a time, such as who pays for the phone. If the pay is short, let your teenager ask first, with you beside them. Acas gives free advice. In Northern Ireland, it’s the Labour Relations Agency.",
    path: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    name: "Data about a child",
    asks: [
      "what data do you keep about my child",
      "is this site gdpr compliant",
      "do you sell childrens information",
      "what personal details does my daughter have to give",
      "are there cookies or trackers on here",
      "can i delete my sons account",
      "how do i see everything you hold on my kid",
      "is it safe for my child to chat with ms sparkle",
      "does the chatbot store what the kids type",
      "do you use ai, and what happens to my pupils questions",
      "i need a privacy notice for our school",
      "what happens to my childs information if we close the account",
      "how long is a pupils information kept",
      "who do i contact about my childs data",
    ],
    answer:
      "We keep very little, and we don’t sell it. Reading, quizzes and the Money Tracker need no account. There are no adverts or cookies. An account needs a first name, a last name, an e-mail address and a password. On the account page, you can download or delete what’s in it. I don’t keep what’s typed to me. Another company’s AI may get the words, but we don’t say who wrote them. Does your child have an account here?",
    example:
      "Noah is nine. Without an account, he takes a quiz and fills in the Money Tracker. Both stay in his browser, and we don’t get them. Later, his mum makes an account with him for the journal. Now we keep her e-mail address, his name and his entries. If she deletes the account, the entries go at once.",
    plan: "First, read the part of the privacy page that’s written for adults. If there’s an account, open the account page together. You can download or delete what we keep there. For anything else, write to us through the Contact page. Then show your child how to sign out.",
    pitfall:
      "Children love to say who they are. So remind them: no surname, school, address or phone number, in the chat or in an idea. We take out what we spot, but we can’t catch it all. Under 13, a parent or carer should make the account, with their own e-mail address.",
    path: "/privacy",
  },
  {
    name: "A lesson on needs and wants",
    asks: [
      "year 5 teacher here do you have anything for a lesson on needs and wants",
      "needs and wants activity for ks2",
      "teaching needs vs wants to my class",
      "pshe needs and wants worksheet for year 3",
      "starter for a lesson about needs and wants",
      "how can i explain wants and needs to a 6 year old",
      "my pupils think a phone is a need how do i discuss it",
      "assembly about what we need and what we want",
      "sorting game needs wants for my class",
      "lesson for p4 on needs and wants",
      "how do i teach my daughter the difference between needs and wants",
    ],
    answer:
      "Our chapter “Needs vs Wants” is made for that, for ages 8 to 10, and you can put it on the screen. Read “The shoes with lights”, and ask whether that’s a need, a want, or a bit of both. Then give pairs ten cards, such as soup, a coat, a bus fare and a game. They sort them, and each pair must change one card’s place for a child in another town. The talk about why is the lesson. How much time have you got?",
    example:
      "In a class of 30, 15 pairs sort ten cards. 13 pairs agree on soup, and only six on the phone. One pupil says, “For my brother’s insulin app, it’s a need.” The class adds a third pile: it depends.",
    plan: "Read the scene together for ten minutes. Sort for ten, and talk for fifteen. In the last five, everybody writes one want that’s worth waiting for.",
    pitfall:
      "Don’t use what children have at home as examples, and don’t make wants sound bad. Some pupils go without needs. Keep to people in the story.",
    path: "/resources/sample-chapter#your-turn-to-sort",
  },
  {
    name: "A trip or holiday we can’t afford",
    asks: [
      "how do i explain to my 8 year old that we cant afford a holiday this year without worrying her",
      "telling the kids no holiday this summer because of money",
      "my son wants to go on the school ski trip and we cant pay for it",
      "how do i tell my children christmas will be smaller this year",
      "we cannot afford the residential what do i say to my daughter",
      "explaining to kids why we dont go abroad like their friends",
      "no money for a birthday party this year how do i tell him",
      "my daughter asks why her friends get bigger presents what do i say",
      "how to say no to a school trip we cant afford",
      "how do i talk to my 6 year old about a cheaper christmas",
    ],
    answer:
      "Say it early, calmly and in one sentence: “This year, our money is for other things, so we’ll have our holiday at home.” Then say what stays the same: that you’re all right, and that it’s not her fault. Let her be sad for a moment. Next, let her choose something real, such as a tent in the garden or a day by bus. For a school trip, ask the office in private: many have a fund. What would she love that costs little?",
    example:
      "Priya tells her son, “No plane this year. We have £60 for the week, and you choose two of the days.” He picks swimming for £12 and chips on the beach for £18. £30 is left for rain.",
    plan: "Choose a calm moment, and your one sentence. Name what stays the same. Offer two or three choices that you can really pay for.",
    pitfall:
      "Don’t give a child the whole sum, or promise “next year” if you don’t know. A vague no worries them more than a clear one. If it’s more than a holiday, Citizens Advice is free.",
    path: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    name: "Talking about loot boxes and bets",
    asks: [
      "how do i talk to my teen about gambling in games loot boxes etc",
      "my son keeps buying packs in a football game how do i talk to him",
      "worried my teenager is betting on matches with friends",
      "how to explain to my child why loot boxes are like gambling",
      "my daughter spends on mystery boxes what should i say",
      "teaching year 9 about gambling and gaming",
      "parent advice on skins betting sites",
      "how do i stop my child spending on card packs in games",
      "are loot boxes gambling my lad says no",
      "talking to my 14 year old about online betting adverts",
    ],
    answer:
      "Start with curiosity: ask to see a box being opened, and what they hoped for. Then look up the odds together, because most games must show them. Say what’s alike: you pay, and chance decides what you get. Agree on a monthly limit in pounds, and set it in the console’s family settings. Betting itself is for over-18s. If the spending is hidden or won’t stop, GamCare advises families for free, and so does your GP. What does your child like best about it?",
    example:
      "A pack costs £2, and the card that Lewis wants comes in one of 80. On average, that’s 80 times £2, which is £160. He does the sum himself, and says, “I could buy three whole games.”",
    plan: "Watch one opening together without a comment. Do the sum for the thing they want. Agree on a limit, and look at it again in a month.",
    pitfall:
      "A ban without a talk often moves it to a friend’s console. And don’t laugh at what they bought. Pride in the find is part of why it works.",
    path: "/resources/scams-and-games#what-the-game-really-costs",
  },
  {
    name: "Pupils who have little at home",
    asks: [
      "some of my pupils have very little at home how do i teach saving sensitively",
      "teaching money when some children in class are poor",
      "how do i teach budgeting without embarrassing pupils on free school meals",
      "money lessons in a deprived area",
      "children in my class have no pocket money how do i teach saving",
      "how can i talk about money without shaming a child",
      "sensitive way to teach finance to families in poverty",
      "a pupil told the class they use a food bank what do i say",
      "my class has rich and poor kids how do i handle money talk",
      "lesson on needs when some pupils go without",
    ],
    answer:
      "Teach with a made-up person, and never ask what anybody has. Choose tasks that cost nothing, such as comparing prices, sharing a sum, or waiting for something. Say early that families differ, and that having little says nothing about effort. Talk of time and kindness as things to save and give too. If a pupil tells you something, thank them, move on kindly, and follow your safeguarding steps afterwards. Which topic comes next for your class?",
    example:
      "The class plans a picnic for Asha with £6. Nobody needs money of their own. One pair swaps the crisps for apples and has 40p left. A boy who gets no pocket money finds the cheapest plan of all.",
    plan: "Swap each “you” in your slides for a name. Take out questions about home. Put a line at the end that says where a family can get help in private.",
    pitfall:
      "Don’t set saving or spending as homework, or give prizes for it. Ask for an idea instead. And check who can see your screen when you open a record.",
    path: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    name: "Money in the curriculum",
    asks: [
      "is financial education part of the national curriculum",
      "do schools have to teach money",
      "where does money fit in pshe",
      "what does the curriculum say about financial education",
      "is money taught in primary school in england",
      "curriculum for excellence financial education",
      "which key stage covers budgeting",
      "how do i fit money lessons into our timetable",
      "does citizenship include money",
      "financial literacy in wales curriculum",
    ],
    answer:
      "In England, secondary citizenship covers money, and primary maths uses it. England plans to make citizenship with money a part of primary school as well, so check gov.uk for when. Scotland, Wales and Northern Ireland already have it in the primary years. You can fit it into maths, PSHE, form time or assembly. Our chapters say at the foot what pupils learn. Start with one lesson, and see what they ask. Which age do you teach?",
    example:
      "A Year 5 class does ten minutes of money at the end of maths each Friday. In a term of 12 weeks, that’s 120 minutes, or two hours, without a new slot in the timetable.",
    plan: "Find one lesson that already has numbers in it. Swap the numbers for prices. Then try one chapter in form time, and note the questions.",
    pitfall:
      "Don’t wait for a whole scheme. And plans for the curriculum change, so look at your own nation’s page before you write a policy.",
    path: "/resources/free-chapters",
  },
  {
    name: "An enterprise week",
    asks: [
      "were running a school enterprise week ideas that cost under £10 per group",
      "enterprise day ideas for year 6",
      "young enterprise project on a small budget",
      "tenner challenge what can pupils make",
      "business week activities for my class",
      "pupils have £10 to start a business what could they do",
      "ideas for a mini business fair at school",
      "how do i run a school market day",
      "cheap products that kids can make and sell at the school fair",
      "our eco club wants to run a stall, what sells",
    ],
    answer:
      "Pick things that cost little and that families want: seed pots, bookmarks, hair clips from scraps, second-hand books, a car wash for staff, or a game with a small prize. Give each group £10, a page for costs, and one rule: ask five people before you buy. They set a price, sell for an hour, and take the costs off. Ask the office about food, allergies and cash first. Each group then says what it would change. How many groups have you got?",
    example:
      "One group spends £7.50 on 30 pots and seeds. They sell 24 at 80p. 24 times 80p is £19.20. £19.20 take away £7.50 leaves £11.70, and six pots go home as thanks.",
    plan: "Day one: ideas, and five people asked. Day two: costs and price. Day three: make. Day four: sell. Day five: count, and tell the others.",
    pitfall:
      "The most profit isn’t the best group. Praise a good question, a fair price or a mended mistake. And let nobody bring money from home to buy their own stock.",
    path: "/resources/ways-to-earn",
  },
];
