/** Answers about earning as a child: jobs for neighbours, and what they pay. */
import { SCHOOL_ANSWER_FACTS } from "@/content/resources/facts/factsOfSchoolAnswers";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { ONLINE_ANSWER_FACTS } from "@/content/resources/facts/factsOfOnlineAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const EARNING: readonly TaughtAnswer[] = [
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
    id: "car-dog-and-lawn-prices",
    title: "How much should I charge to wash a car, walk a dog or mow a lawn?",
    ages: ["8-10", "11-13"],
    answer:
      "About £2 to £5 for the outside of a car, and £2 to £4 for a half-hour dog walk. For help in a garden, many ask for about £4 an hour. Ask what others near you take, because it differs by place. Agree the price first, and take off what you spend on soap or bags. A small lawn with a hand mower is fine. Leave mowers with a motor to an adult.",
    example:
      "Kian washes three cars at £4 each, so £12 comes in. The shampoo costs £1.50. £12 take away £1.50 leaves £10.50. It took him three hours, so he earned £3.50 an hour. Next time, he’ll offer the inside windows for £1 more.",
    plan: "Choose one job. Ask two families what they’d pay. Do it once at a low price, time yourself, and work out what an hour brings. Then set your real price.",
    pitfall:
      "A price that’s too low is hard to put up later. So say at the start: “The first wash is £2, and after that it’s £4.” Only work for people your family knows, and stop if a dog growls or the road is busy. Tell somebody at home where you are.",
    page: "/resources/ways-to-earn#wash-a-car",
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
    id: "earning-from-grandparents",
    title: "How can I earn money by helping my grandparents?",
    ages: ["8-10", "11-13"],
    answer:
      "Ask them which small thing is hard for them, and offer to do just that. It may be weeding, carrying shopping, sorting photos or help with a phone. If they’d like to pay, agree the price first, such as £2 for an hour. Ask your parents too, because some families help each other for free. Both ways are fine. A cup of tea together may be worth more to them than the clean shed.",
    example:
      "Grandad can’t bend down well. Lewis weeds for one hour on four Saturdays, at £2.50. 4 times £2.50 is £10. The fifth time, he does it for free, because it’s Grandad’s birthday. They eat the cake in a tidy garden.",
    plan: "Ring them and ask one question: “What annoys you in the house?” Agree a day and a price, or no price. Do it well once, and ask if it helped.",
    pitfall:
      "Some grandparents have little, and would never say so. So don’t raise your price, and never ask what they have. Let them type their own PINs and passwords. And don’t stop visiting when the job is done.",
    page: "/resources/ways-to-earn#help-with-a-phone",
  },
  {
    id: "winter-and-christmas-jobs",
    title: "How can I earn money in winter or before Christmas?",
    ages: ["8-10", "11-13"],
    answer:
      "Offer what people need now: sweep leaves, wrap presents, feed pets over the holidays, or clear out toys to sell. You can also make cards, tags or biscuits for people you know. Start in November. By 15 December, most of it is done. After New Year, people want help with taking things to the charity shop. Work in daylight, wear gloves, and tell somebody where you are.",
    example:
      "Ewan makes 30 gift tags from old cards. String costs him £1.20. He sells them in tens at £1.50, so £4.50 comes in and he keeps £3.30. Then he wraps 12 presents for his aunt at 50p each. That’s £6 more.",
    plan: "List five families that yours knows. Write a card with three jobs and three prices. Take it round with a grown-up in the light. Do the first job before you ask the next family.",
    pitfall:
      "Ice, ladders and gutters are for adults. If you clear snow, ask first, and use salt or sand from the grown-ups, never hot water. Don’t promise to feed a cat if you’ll be away. And leave some days free, because it’s your holiday too.",
    page: "/resources/ways-to-earn#make-cards",
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
    id: "competitions-with-prizes",
    title: "Can I win money by entering competitions?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, you can, but don’t plan on it: hundreds may enter, and only a few win. The best ones are for something you make, such as a story, a picture, a photo or a game. Real ones are free to enter. Check the ages, the last day and who runs it, and ask a grown-up to send it in. Keep a copy of what you send.",
    example:
      "Yusuf writes a story for the library’s contest. There are three prizes of £20 and 150 stories. 3 in 150 is 1 in 50. He doesn’t win. But he now has a good story, and he sells five copies of it to his family at 50p.",
    plan: "Ask at school or in the library what’s open this month. Choose one that you’d enjoy even without a prize. Read the rules with a grown-up before you start.",
    pitfall:
      "If a message says that you’ve won something you never entered, it’s a trick. You never pay to get a prize. Some “competitions” only want e-mail addresses or your drawings for free. And raffles and lotteries with money are for later, if at all.",
    page: "/resources/scams-and-games#the-free-coins",
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
    id: "paid-in-vouchers",
    title: "Is it OK to be paid in vouchers, game credit or sweets?",
    ages: ["11-13"],
    answer:
      "Yes, for a small job at home or next door, if you both agree on it first. But money is better, because you can choose, save and share it. A voucher only works in one shop and can run out. Game credit is gone once the game is. If you have a real job with an employer, ask for your pay in money, with a payslip. Say what you’d like before you start, and not afterwards.",
    example:
      "Ruben mows with a hand mower for a £5 voucher. It’s for a shop that he never goes to. He swaps it with his mum for £4.50. Next time, he says: “Could I have £4 in cash, please?” Mrs Roy is glad, because it’s easier for her.",
    plan: "Before a job, say your price in pounds. If they offer a voucher, ask for the shop and the last day. Take it only if you’d spend it there anyway.",
    pitfall:
      "Being paid in “likes”, followers or points often means not being paid. A stranger who offers game credit for a favour, a photo or a secret isn’t kind: say no and tell an adult you trust. And an employer can’t pay the minimum wage in vouchers.",
    page: "/resources/money-words#gift-card",
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
    id: "money-for-good-grades",
    title: "Should I get money for good grades?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "It depends on your family, and both ways can be fair. With paid marks, many people learn for the money and not for the subject. It’s often better to reward what you can decide yourself, such as four evenings of practice. A treat together costs less and lasts longer. Nobody has to pay for school work. If brothers and sisters find different things hard, the same price for the same mark can feel unfair.",
    example:
      "Gethin gets £5 for each top mark, and his sister, who finds maths hard, gets nothing. They change it. Now each gets £1 for a week with four sessions of practice. After ten weeks, both have £10, and her marks have gone up.",
    plan: "Suggest a deal about effort: what, how often, for how long, and what you get. Write it down in three lines. Look at it again after a month.",
    pitfall:
      "If the reward is big, a bad day in a test costs you twice. Don’t compare yours with a friend’s £50. If you’re afraid to show a mark at home, tell a teacher or another adult you trust. A mark is about one day, and not about you.",
    page: "/resources/raising-money-smart-kids#pocket-money-without-the-lecture",
  },
  {
    id: "money-from-videos-and-games",
    title: "Can I make money from YouTube videos or from playing games?",
    ages: ["11-13", "14-16"],
    answer: `You can earn from videos, but most channels make very little or nothing. Being paid to play games is even rarer, so do it for fun first. Sites that pay usually want an adult to hold the account. The money often comes from adverts, and a paid post must say it’s an ad. A surer way is to sell a skill, such as editing films. The UK plans to keep under-${ONLINE_ANSWER_FACTS.socialMediaAge.figure}s off some sites, such as YouTube, so ask at home first.`,
    example:
      "Tariq edits three films for people his family knows, at £25 each. That brings in £75. Memory sticks cost him £15, so he keeps £60. His own channel hasn’t earned anything yet, but he loves making films for it.",
    plan: "Make one short film for a club you belong to, for free. Ask people what they honestly think of it, and learn one new trick. Then offer to edit one for somebody your family knows, and agree a price.",
    pitfall:
      "Watch out for offers such as “get paid to play” or “free coins”. Many of them want your password, a fee or hours of your time. Game coins usually can’t be turned into pounds. Betting with them is gambling, and it isn’t for children. If an offer has to be kept secret at home, it isn’t a good one.",
    page: "/resources/ways-to-earn#film-and-edit",
    facts: ["socialMediaAge"],
  },
  {
    id: "youtube-channel-costs",
    title: "How much does it cost to start a YouTube channel?",
    ages: ["11-13", "14-16"],
    answer: `£0, if you have a phone: daylight and a free program for cutting films are enough. If you buy one thing later, make it a small microphone, from about £15. Most channels never earn that back, so don’t borrow for it. The account needs an age check, and the UK plans to keep under-${ONLINE_ANSWER_FACTS.socialMediaAge.figure}s off YouTube and some other sites. So ask at home first. You can learn all of it with films for your family or a club.`,
    example:
      "Noor spends £0 on ten films of one minute each. She films by the window, with books as a stand. Then she buys a microphone for £18, because her gran couldn’t hear her. A friend spends £240 on lights and a camera, and stops after two films.",
    plan: "Make three films with what you have. Show them to five people, and ask what they’d change. Buy nothing until you’ve finished ten.",
    pitfall:
      "Shops and video makers love to sell “starter kits”. A better camera won’t mend a dull film. Keep your face, your school and your street out of it unless a grown-up agrees. And music from the charts isn’t free to use: choose music that says it is.",
    page: "/resources/ways-to-earn#film-and-edit",
    facts: ["socialMediaAge"],
  },
  {
    id: "coding-and-websites-for-money",
    title: "Can I earn money by coding or making websites?",
    ages: ["11-13", "14-16"],
    answer:
      "Yes. Small websites, spreadsheets or simple games for a club or a shop that your family knows are a good start. Many teenagers ask for about £30 to £100 for a small site. Do the first one for free, so that you have something to show. Write down what you’ll make, by which day, and what changes are included. Sites that find work online want people of 18 or over. An adult should agree any deal with you.",
    example:
      "Bilal makes a four-page site for his judo club for £60. The name for a year costs the club £12, which it pays itself. He needs ten hours, so that’s £6 an hour. Each later change costs £5, as they agreed.",
    plan: "Build a page about your own hobby. Show it to one club. Agree five lines: what, when, how much, how many changes, and who pays for the name and the space.",
    pitfall:
      "“Just one more change” can go on for weeks, so say how many are included. Don’t keep other people’s passwords or card numbers. Never put paid pictures into a site without asking. And if a stranger wants code that gets into other people’s accounts, say no and tell an adult.",
    page: "/resources/ways-to-earn#film-and-edit",
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
    id: "scrap-metal-and-old-phones",
    title: "Can I earn money from scrap metal, old phones or recycling?",
    ages: ["11-13", "14-16"],
    answer:
      "Yes, a little, but an adult has to do the selling. In England, Wales and Scotland, a scrap yard may not pay in cash, and it asks for an adult’s ID. An old phone or game often brings more, so compare three buyers. Clothes sold by weight bring pennies. Only take what your family gives you. Wipe a phone before it goes, and take out the SIM.",
    example:
      "Dylan collects drinks cans for a month: 60 cans, or about 1 kilo. At 50p a kilo, that’s 50p. His dad’s old phone brings £22, and they agree that he gets half. So the phone gives him £11 in one afternoon.",
    plan: "Ask at home what may go. Sort it into phones, games and the rest. With a grown-up, compare three prices for each thing. Then agree who gets what share.",
    pitfall:
      "Never take metal from skips, building sites or the street: it belongs to somebody, and it can be theft. Batteries and broken screens can hurt you, so leave them to the recycling centre. And a site that wants a fee before it pays you isn’t a real buyer.",
    page: "/resources/ways-to-earn#be-the-recycling-captain",
  },
  {
    id: "referral-codes",
    title: "Can I earn money with referral codes or invite-a-friend links?",
    ages: ["11-13", "14-16"],
    answer:
      "No, as a rule, because most of these offers are for people of 18 or over. You usually need your own account, and so does your friend. The firm pays because it wants new customers, so your friend often has to spend money first. If you post a code and get something for it, you must say that it’s an ad. Ask yourself if you’d tell your friend about it without the £5. If not, leave it.",
    example:
      "An app promises £10 for each friend. The small print says 18 or over, and the friend must spend £50. Amy asks three friends, and nobody may join. She’s spent an evening on it. For washing one car, she’d have had £4.",
    plan: "Read the age and the conditions with a grown-up. Work out what your friend would have to pay. Then look for one small job near home, and compare the hours.",
    pitfall:
      "If you earn mainly by bringing in other people, and they have to pay to join, it may be a pyramid: nearly everyone in it loses. Never use a grown-up’s account in secret. And links from strangers that “pay you per click” often want your password.",
    page: "/resources/level-2-sample-chapter#when-a-friendly-face-is-paid",
  },
  {
    id: "getting-a-paper-round",
    title: "How do I get a paper round, and what does it pay?",
    ages: ["11-13", "14-16"],
    answer: `Ask in a newsagent’s near you, with your name on a card and a grown-up’s number. Many rounds pay about £3 to £6 each, and you normally have to be ${WORK_FACTS.workAge.figure}. The shop applies to the council for your work permit. Until you’re old enough to leave school, you can only start at 7 in the morning, and work at most an hour before school. In Northern Ireland, the permit comes from the Education Authority. The age is due to rise in England and Wales.`,
    example:
      "Tegan does five rounds a week at £4.50. 5 times £4.50 is £22.50. New lights cost her £11, so in the first week she keeps £11.50. By the end of the month, she has four weeks of pay, £90, less £11. That’s £79.",
    plan: "Ask in three shops. Say which days you can do, and be early for the trial. Before you say yes, ask about the pay for Sundays, who lends the bag, and what happens when you’re ill.",
    pitfall:
      "Pay for each round sounds good until you time it. If £4 takes you 80 minutes, it’s £3 an hour. Wear bright clothes and lights in winter, and no headphones. And a shop that wants to skip the permit isn’t a shop for you.",
    page: "/resources/ways-to-earn#paper-round",
    facts: ["workAge"],
  },
  {
    id: "age-for-babysitting",
    title: "How old do I have to be to babysit, and do I need a course?",
    ages: ["11-13", "14-16"],
    answer: `From ${SCHOOL_ANSWER_FACTS.babysitAge.figure} you can do it alone, says the NSPCC, though no law gives an age. Before that, you can help while a parent is at home. The law doesn’t ask for a course, but first aid makes everyone safer. Until you’re 16, the parents stay responsible for their child. You normally don’t need a work permit for it. Start with a family you know well, for one short afternoon.`,
    example:
      "Bronwen is 13. She plays with twins for two hours on Saturdays while their dad works upstairs. She gets £3 an hour, so £6. At 15, she does a first-aid course for £25. At 16, she sits alone for £7 an hour, and the course is paid back in four hours.",
    plan: "Help one family for an afternoon. Learn their rules: food, bedtime, allergies and whom to call. Look for a first-aid course with the Red Cross, St John or your youth club.",
    pitfall:
      "Don’t say yes to a baby, a late night or four children just because the pay is good. If a child is ill or hurt, call the parents, or call 999 if it’s serious. And only go to families that yours knows, never to strangers from the internet.",
    page: "/resources/ways-to-earn#babysit",
    facts: ["babysitAge"],
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
];
