/** Answers about earning as a child: pocket money, jobs for neighbours, selling, and a business of one’s own. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import type { TaughtAnswer } from "./taughtAnswer";

export const EARNING: readonly TaughtAnswer[] = [
  {
    id: "selling-at-car-boot",
    title: "How do I sell my old toys and books at a car boot sale?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, you can, with a grown-up who books the pitch and stays with you. Ask at home which things are yours to sell. Clean them, check that no parts are missing, and put a price on each. Expect about a quarter of what they cost new. Bring small change, a bag and a drink. Near the end, sell the rest in bundles. What you don’t sell can go to a charity shop.",
    example:
      "Nia pays £8 for the pitch. She sells twelve books at 50p, a scooter at £7 and a game at £3. £6 and £7 and £3 make £16. £16 take away £8 leaves £8 for her jar.",
    plan: "Make three piles: keep, sell, give. Price the second pile. Then look up a sale near you with a grown-up, and find out what a pitch costs.",
    pitfall:
      "A thing that was dear when it was new isn’t worth that now. If your price is too high, you carry it home. Decide the lowest price you’d take before you start.",
    page: "/resources/ways-to-earn#sell-old-toys",
  },
  {
    id: "summer-earning-under-13",
    title: "How can I earn money in the summer holidays if I’m under 13?",
    ages: ["8-10", "11-13"],
    answer:
      "In the holidays, people go away, and somebody has to water their plants and feed their pets. That’s a good job before you’re 13, for neighbours your family knows. You could also wash bikes and cars, sell plants that you’ve grown, or have a toy sale with a grown-up. A shop can’t employ you yet, so look for small jobs near home. Agree the price first, and tell somebody where you are.",
    example:
      "Ada waters plants for two neighbours, at £1 a visit. She goes three times a week for four weeks. 2 times 3 times 4 is 24 visits, so she earns £24.",
    plan: "Write a card with what you do and what it costs. Show it at home first. Then take it with a grown-up to three neighbours you know.",
    pitfall:
      "Don’t promise every day of the summer. If you go away, say so before you start, or find a friend to stand in. A missed day can mean a dead plant.",
    page: "/resources/ways-to-earn#water-the-plants",
  },
  {
    id: "earning-under-11",
    title: "How can I earn money if I’m under 11?",
    ages: ["8-10"],
    answer:
      "You can earn with small jobs for your family and people they know well. You could wash a car, water plants, feed a rabbit or sort the recycling. You could also make cards, or sell toys you’ve outgrown. Pick one job that would really help someone. Ask at home first, and agree a price before you start. If nobody can pay right now, that’s all right. You’re still learning how to do a job well.",
    example:
      "Mo is nine. He washes four cars for £2 each, so he gets £8. The sponge and the car shampoo cost him £1.20. £8 take away £1.20 leaves £6.80. That’s his profit, and it’s his to keep.",
    plan: "Today, write down three jobs you can do well. Tomorrow, show your list to somebody at home, and pick one together. On Saturday, do that job for one person. Then ask what you could do better next time.",
    pitfall:
      "It’s easy to start work first and talk about money later. But each of you may have a different price in mind. So agree on the job and the price before you begin. Only work for people your family knows, with a grown-up close by.",
    page: "/resources/ways-to-earn",
  },
  {
    id: "earning-at-11-to-13",
    title: "How can I earn money when I’m 11, 12 or 13?",
    ages: ["11-13"],
    answer:
      "From 11 to 13, small jobs for people your family knows work best. You could walk a calm dog, weed a garden or help someone with their phone. If you like making things, you could sell plants or bake for family birthdays. Choose something you enjoy, because you’ll do it better. Do the first job well, and people may ask you again. Always tell somebody at home where you are and when you’ll be back.",
    example:
      "Dev walks a neighbour’s calm dog ten times, at £2.50 a walk. That brings in £25. A roll of bags costs £1.50, so his profit is £23.50. The owner came on the first walk, so Dev could learn the dog’s habits.",
    plan: "First, list two things you do well, and two people to ask. Next, check at home, and offer one person a short try for free. If it goes well, agree a day and a price.",
    pitfall: `You might promise too much, and then find you have homework to do. Start with one job a week. If you can’t come, say so the day before. A shop or café may not employ anyone under ${WORK_FACTS.workAge.figure}.`,
    page: "/resources/ways-to-earn#walk-a-dog",
    facts: ["workAge"],
  },
  {
    id: "earning-at-14-to-16",
    title: "How can I earn money when I’m 14, 15 or 16?",
    ages: ["14-16"],
    answer:
      "You have two good routes: a part-time job, or small jobs of your own. A paper round or a Saturday shift brings in regular pay. Until you’re old enough to leave school, you usually need a work permit for it. If you tutor, edit videos or sell what you make, you choose the hours. Count your time and your costs before you decide. A good first step is half a page about what you can do.",
    example:
      "Ruby tutors a younger pupil in maths for £8 a lesson. Ten lessons make £80. Printing costs her £4, so her profit is £76. She might get more hours in a shop. But her lessons fit around her exams, and she has no bus fare to pay.",
    plan: "Write half a page about what you can do and when you’re free. Hand it in at three places where you’d like to work. Before you say yes, agree the pay and the hours. Then ask who applies for the permit.",
    pitfall:
      "A real employer pays you, never the other way round. If a job costs you money first, there probably isn’t a job. If somebody wants to use your bank account, say no and tell an adult you trust. When exams are coming, ask early for fewer hours.",
    page: "/resources/ways-to-earn#saturday-job",
  },
  {
    id: "first-stall-or-cake-sale",
    title: "How do I run my first stall or cake sale?",
    ages: ["8-10", "11-13"],
    answer:
      "Start with one thing, such as biscuits at the school fair. Ask the school for a table, and ask if you can keep the money. Add up the flour, butter and sugar before you choose a price. Some people have allergies, so put every ingredient on a label. Bring small coins for change and a tin with a lid. A grown-up can help with the oven and the cash. For a stall in the street, they should ask the council first.",
    example:
      "Aisha bakes 24 biscuits. The ingredients and the little bags cost £3.40. She sells all of them at 40p each, so £9.60 comes in. £9.60 take away £3.40 leaves a profit of £6.20.",
    plan: "This week, bake one small batch, and ask four people what they’d pay. Next week, write down each cost and choose your price. The day before the sale, make the labels and count your change.",
    pitfall:
      "Many people make too much for their first sale. Say 24 biscuits cost you £3.40, but only eight sell at 40p. Then just £3.20 comes in, and you’ve lost 20p. So start with a small batch.",
    page: "/resources/ways-to-earn#bake-biscuits",
  },
  {
    id: "setting-a-price",
    title: "How much should I charge for something I make or do?",
    ages: ["8-10", "11-13"],
    answer:
      "Start with what it costs you to make, then add something for your time. Say the beads for a bracelet cost £1. If you sold it for 80p, you’d lose money on each one. Next, find out what other people charge for the same thing. Show yours to three people, and ask what they’d pay. For a job, set a price for each hour or for the whole job. Tell people your price before you start.",
    example:
      "Beads and string for one bracelet cost £1. It takes Hana half an hour, and she’d like £2 for that. £1 and £2 make £3. Other people at the fair ask for £3 to £4, so she chooses £3.50.",
    plan: "Add up everything you have to buy. Divide it by the number you can make. Add a little for your time. Try that price on five people. If nobody buys, change one thing and try again.",
    pitfall:
      "It’s easy to ask too little, because small costs get forgotten. If a bag costs 5p, ten bags take 50p of your money. So write down every cost, even the tiny ones. You can always lower a price, but it’s harder to put one up.",
    page: "/resources/money-words#rate-of-pay",
  },
  {
    id: "asking-neighbours-for-work",
    title: "How do I ask my neighbours for paid jobs safely?",
    ages: ["8-10", "11-13"],
    answer:
      "Ask neighbours your family already knows, and take a grown-up with you. Say what you can do, when you’re free and how much it costs. A small card with the job on it can help, but leave off your number and address. If they’re interested, they can talk to your grown-up. If they say no, smile and thank them. It’s about the job, not about you. Please don’t knock on strangers’ doors or post notes through them.",
    example:
      "“Hello, Mrs Khan,” says Leo. “I could water your plants while you’re away, for 50p a day.” She’s away for seven days, so he earns £3.50. Dad keeps the key and goes with him every time.",
    plan: "With somebody at home, choose one neighbour and practise what you’ll say. Go together in daylight, and keep it short. Before you start, agree on the day, the price and when you’ll finish.",
    pitfall:
      "Sometimes the job changes once you’re there. You agreed to do the garden, and now they want you in the house. You can always say, “I need to check at home first.” If anything feels wrong, go home and tell someone. You never need a reason.",
    page: "/resources/ways-to-earn#garden-help",
  },
  {
    id: "selling-things-online",
    title: "Can I sell my things online, on sites like Vinted or eBay?",
    ages: ["11-13"],
    answer: `Sites such as Vinted and eBay want users of ${ANSWER_FACTS.sellingSiteAge.figure} or over, so you can’t sell on your own yet. A parent or carer can sell for you, if they agree. You can help with the photos, the words and the packing. Keep your face, your school and your address out of every picture. The grown-up answers the buyers, and waits for the money before posting anything. If you’re under 11, try a table-top sale first.`,
    example:
      "Ella’s old skates sell for £12. The site keeps £1, and the postage costs £3.50. That’s £4.50 altogether, and £12 take away £4.50 leaves £7.50. The price was £12, but £7.50 is what she really gets.",
    plan: "Choose one thing you’ve outgrown, and ask at home if you may sell it. Take clear photos that show every scratch. Let your grown-up put it online. Once the money has arrived, pack up the parcel together.",
    pitfall:
      "A buyer may say, “I paid too much, so send some back.” Or they may want to pay outside the site. Both are usually tricks. Let your grown-up check that the money has really come. Nobody needs your password or a code to pay you.",
    page: "/resources/ways-to-earn#sell-your-craft",
    facts: ["sellingSiteAge"],
  },
  {
    id: "starting-a-small-business",
    title: "How can I start a small business of my own?",
    ages: ["8-10", "11-13"],
    answer:
      "You can start small: make one thing or offer one kind of help. Try it out on three people. Your age doesn’t matter, as long as a grown-up helps with the rules. Use what you have at home, so it costs little or nothing. Write down everything that comes in and everything that goes out. If more comes in, you’ve made a profit. If more goes out, change one thing. Lots of business owners change their first idea.",
    example:
      "Priya spends £2.50 on plain cards with envelopes, and draws ten birthday cards. She sells them for £1 each, so £10 comes in and £7.50 is profit. She keeps £2.50 to buy the next ten cards.",
    plan: "In week one, make two samples, and ask three people which one they prefer. In week two, make five, and sell them to people you know. In week three, count your profit and choose one thing to improve.",
    pitfall: `Don’t buy a lot at the start, because your first idea may change. Only spend what you can do without. Keep a list of all your sales. Above ${WORK_FACTS.tradingAllowance.figure}, a grown-up should ask HMRC about tax.`,
    page: "/resources/money-words#entrepreneur",
    facts: ["tradingAllowance"],
  },
  {
    id: "money-from-videos-and-games",
    title: "Can I make money from YouTube videos or from playing games?",
    ages: ["11-13", "14-16"],
    answer: `You can earn from videos, but most channels make very little or nothing. Being paid to play games is even rarer, so do it for fun first. Sites that pay usually want an adult to hold the account. The money often comes from adverts, and a paid post must say it’s an ad. A surer way is to sell a skill, such as editing films. The UK plans to keep under-${ANSWER_FACTS.socialMediaAge.figure}s off some sites, such as YouTube, so ask at home first.`,
    example:
      "Tariq edits three films for people his family knows, at £25 each. That brings in £75. Memory sticks cost him £15, so he keeps £60. His own channel hasn’t earned anything yet, but he loves making films for it.",
    plan: "Make one short film for a club you belong to, for free. Ask people what they honestly think of it, and learn one new trick. Then offer to edit one for somebody your family knows, and agree a price.",
    pitfall:
      "Watch out for offers such as “get paid to play” or “free coins”. Many of them want your password, a fee or hours of your time. Game coins usually can’t be turned into pounds. Betting with them is gambling, and it isn’t for children. If an offer has to be kept secret at home, it isn’t a good one.",
    page: "/resources/ways-to-earn#film-and-edit",
    facts: ["socialMediaAge"],
  },
  {
    id: "getting-rich-honestly",
    title: "How can I get rich honestly?",
    ages: ["11-13", "14-16"],
    answer:
      "Most people who have a lot got there slowly. They learned a skill that others need, spent less than they earned, saved the difference for years, and let it grow. Some built a business, some had luck, and some were given it. Jobs that need long training, such as doctor, pilot or engineer, often pay well. But nobody can promise it, and those who sell a quick way earn from you. A calm life with enough is rich too.",
    example:
      "£100 a month for 40 years is 12 times 40 times £100, so £48,000. If it grew by 5% a year, it would be about £150,000. More than half of that is growth, and growth is never certain.",
    plan: "Choose a skill that people pay for. Practise it for half an hour, three times a week. Save a part of each pound you earn.",
    pitfall:
      "Looking rich and being rich are different: a dear car may be a loan. And a promise of fast money is how many people lose what they have.",
    page: "/resources/money-words#net-worth",
  },
  {
    id: "babysitting-and-tutoring-prices",
    title: "How much should I charge for babysitting or tutoring?",
    ages: ["14-16"],
    answer:
      "Ask two people near you what they pay, and start a little lower while you learn. Many teenagers ask for £5 to £8 an hour, but it differs by place. Agree before you go: the price, the hours, who takes you home and whom to call. No law gives an age for babysitting, but 16 is the usual advice for small children. For tutoring, pick a subject that you’re sure of. Tell somebody at home where you are.",
    example:
      "Maya tutors for £7 an hour, twice a week. 2 times £7 is £14. Getting ready takes her 30 minutes each time, so it’s really £14 for 3 hours, or about £4.67 an hour.",
    plan: "Write your offer in two lines. Ask at home, then offer it to a family you know. After three times, ask what you could do better.",
    pitfall:
      "Don’t take a job from a stranger online. If a child is ill or you feel unsafe, call the parents and your own grown-up. No pay is worth staying quiet.",
    page: "/resources/ways-to-earn#babysit",
  },
  {
    id: "reselling-limited-drops",
    title: "Can I make money by reselling limited-edition trainers?",
    ages: ["11-13", "14-16"],
    answer:
      "Reselling is legal, but it often loses money once you count every cost. You have to pay first, and nobody knows if the price will rise. Selling sites take a fee, and then there’s the postage. Most want an adult’s account, so a grown-up has to sell for you. You mainly hear from the people who won. So start with something you own and don’t use. Work out the lowest price that leaves a profit.",
    example:
      "Jay buys trainers for £110, and they sell for £135. The site takes 12%, which is £16.20. Posting costs £7. £16.20 and £7 make £23.20. £135 take away £23.20 is £111.80. So his profit is £1.80 for weeks of waiting.",
    plan: "Look up what the same thing really sold for, not what people ask. Take off the fee, the box and the postage. If that leaves less than you’d pay, walk away. Show your sum at home.",
    pitfall: `People put all their savings into one pair and then can’t sell it. Only use money that you can do without. Never sell a copy, because that’s against the law. If sales go above ${WORK_FACTS.tradingAllowance.figure}, a grown-up should ask HMRC about tax.`,
    page: "/resources/ways-to-earn#repair-and-resell",
    facts: ["tradingAllowance"],
  },
  {
    id: "earning-with-ai",
    title: "Can I earn money with AI?",
    ages: ["11-13", "14-16"],
    answer:
      "You can use AI as a helper, but it won’t earn for you by itself. Millions of people have the same tools, so quick AI work is worth little. People pay for your idea, your care and your checking. Many AI tools have an age limit, so ask at home first. Tell buyers if AI helped. Never copy a real artist, a brand or a person. Then learn one skill that makes the result better.",
    example:
      "Kai uses AI for ideas for a club poster. Then he draws it himself and fixes three mistakes in the text. The club pays £12, and printing costs him £2. His profit is £10, and the club knows that AI helped.",
    plan: "Ask at home which tool you may use. Make one small thing for somebody you know. Check every word and number in it. Then ask what they’d pay for the next one.",
    pitfall:
      "Films that promise £500 a week usually want to sell you a course. AI also makes things up, so a wrong fact would have your name on it. Don’t put private facts or photos of people into it. And never hand in AI work as your own at school.",
    page: "/resources/money-words#side-hustle",
  },
  {
    id: "breaking-even",
    title: "How many things do I have to sell to break even?",
    ages: ["11-13"],
    answer:
      "Divide what you spent at the start by what you keep from each sale. That tells you how many you must sell to break even, with no profit and no loss. What you keep is the price less the cost of making one. If you get a part number, round it up. Every sale after that is profit. If the number looks too big, raise the price a bit or spend less.",
    example:
      "Ines pays £6 for her table. Each card costs her 20p, and she sells it for £1. So she keeps 80p. £6 divided by 80p is 7.5, so she needs eight cards. If she sells 20, 20 times 80p is £16. £16 take away £6 is £10 profit.",
    plan: "Write down all you pay before the first sale. Work out what one item costs you to make. Take that from the price, and divide. Then ask yourself if you can really sell that many.",
    pitfall:
      "It’s easy to forget the things you can’t sell. Cakes go stale, and one may drop. So plan to sell one in ten fewer than you make. Free flour from home also costs somebody something, so put it in your sum.",
    page: "/resources/money-words#loss",
  },
  {
    id: "business-plan",
    title: "What is a business plan, and how do I write one?",
    ages: ["11-13"],
    answer:
      "A business plan is a page that says what you’ll sell, to whom, and how the money works. Five lines are enough to begin. Write what it is, who wants it, what it costs you and your price. Then say how people will hear of it. Add one line about what could go wrong. Do the sum for ten sales. A plan is a guess, so change it when you learn more.",
    example:
      "Zak’s plan says: “Dog biscuits for owners on our street. One bag costs 90p to make. Price £2. A card in the shop, with Mum’s number.” For ten bags, £20 comes in and £9 goes out. £20 take away £9 is £11.",
    plan: "Take one sheet, and write the five lines in ten minutes. Ask two people who might buy what they think. Change one line. Then try it with a very small batch.",
    pitfall:
      "Many plans count on selling everything. Do the sum again with only half the sales, and see if you still lose nothing. And don’t spend weeks on the look of it. One true number is worth more than a pretty logo.",
    page: "/resources/money-words#business",
  },
  {
    id: "apps-that-pay-you",
    title: "Do apps that pay for surveys or watching adverts really work?",
    ages: ["11-13"],
    answer:
      "Some do pay, for surveys, steps or receipts, but usually only pennies for a lot of your time. Most are for people of 18 or over, so they may refuse to pay you. What they want is facts about you, and your eyes on adverts. They often set an amount that you have to reach first, and many people never get there. Time yourself for an hour, and work out the pay. A small job near home is nearly always better.",
    example:
      "Sol does surveys for five hours and has £1.50. £1.50 divided by 5 is 30p an hour. The app only pays out at £20. At that speed, it takes about 67 hours. For watering plants next door, he gets £3 in one hour.",
    plan: "Read the age limit and the lowest pay-out with a grown-up. Write down your minutes and your pence for a week. If it’s under £1 an hour, delete it, and look for a small job.",
    pitfall:
      "Points sound like a lot: 9,000 points may be just 90p. Some apps also want your contacts or your place. Never pay a fee to “unlock” what you’ve earned, because that’s a trick.",
    page: "/resources/ways-to-earn",
  },
  {
    id: "selling-sweets-at-school",
    title: "Can I sell sweets or snacks at school?",
    ages: ["11-13", "14-16"],
    answer:
      "Only if your school says yes, and most schools don’t. They have rules about food, allergies and money. If you just start, your things may be taken away, and you’d lose what you paid. So ask first, with a short plan. You could offer a stall at the fair, or a sale for charity. Schools are more likely to allow bookmarks or plants than sweets. It’s good that you want to sell something, and it just needs the right place.",
    example:
      "Reece pays £4 for 20 small bars. He sells eight at 40p, so £3.20 comes in. Then a teacher takes the other twelve, and he’s lost 80p. At the school fair, he sells 15 bookmarks at 50p, which makes £7.50. The card cost £1.50, so his profit is £6.",
    plan: "Read the school rules, or ask your form tutor. Write three lines: what you’d sell, when, and where the money goes. Show it to the school before you spend a penny. If they say no, try a fair.",
    pitfall:
      "It’s easy to see the profit and forget the risk. A single bar from a multipack may not have the whole label on it. Then somebody with an allergy could get very ill. And never sell energy drinks, or anything that’s only for adults.",
    page: "/resources/ways-to-earn",
  },
  {
    id: "paid-for-chores",
    title: "Should I get paid for doing chores at home?",
    ages: ["8-10", "11-13"],
    answer:
      "Chores are real work, but each family decides whether to pay for them. Some see them as everyone’s share of the work at home. Others pay for extra jobs, such as washing the car. Both ways can be fair. If you’d like to earn, offer one extra job, and agree a price first. If there’s no money for it, that’s all right. You could ask for a different thank-you, such as choosing the film.",
    example:
      "Hari makes his bed and clears the table, and he isn’t paid for that. He offers to vacuum the car once a month for £3. His dad says yes. After four months, Hari has £12, and he’s got good at it.",
    plan: "List the chores you already do. Think of one extra job that would really help. Offer it with a price and a day. Do it well the first time. Then talk about how it went.",
    pitfall:
      "If you ask for money for every little thing, people may get cross. So leave your usual chores out of it. And don’t do a job first and name a price later. Agree it before you start.",
    page: "/resources/money-words#chore",
  },
  {
    id: "buyer-says-its-fake-or-broken",
    title: "What if a buyer says that what I sold is fake or broken?",
    ages: ["14-16"],
    answer:
      "Stay calm, and answer on the site, with photos. Don’t move to another chat, and don’t send money by bank transfer. If you sell something of your own, it must be as you described it, so your words and photos decide. If you showed the scratch, you’ve done that. If you got something wrong, say so, and offer a refund once it’s back. The site has its own steps and time limits. Most accounts belong to an adult, so bring them in.",
    example:
      "Mei’s dad sells her old headphones for £25. The buyer says that the left side is dead. Mei has a video from the day she packed them, and it shows the serial number. In the buyer’s photo, the number is different. The site looks at both, and the £25 stays with them.",
    plan: "Today, save the advert, the chat and your photos. Answer once, politely, and ask for a photo of the fault. If you still don’t agree, use the site’s own form before the time is up.",
    pitfall:
      "“Pay me half and I’ll keep quiet” is often a trick. So is sending back a different, broken thing, which is why a video of the packing helps. Don’t refund before the site tells you how. And if you’re not sure that something is real, don’t sell it. Selling a copy can be against the law.",
    page: "/resources/ways-to-earn#repair-and-resell",
  },
];
