/** Answers about learning to drive, a first car and a first home. */
import { WORK_ANSWER_FACTS } from "@/content/resources/facts/factsOfWorkAnswers";
import { RENTING_FACTS } from "@/content/resources/facts/factsOfRenting";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const DRIVING_AND_MOVING_OUT: readonly TaughtAnswer[] = [
  {
    id: "cost-of-driving-lessons",
    title: "How much do driving lessons cost, and how do I save for them?",
    ages: ["14-16"],
    answer:
      "Lessons often cost £35 to £45 an hour, and most people need about 45 hours with an instructor. That can come to £1,600 or more, plus the licence and both tests. Practice with a grown-up can save some of the hours, but the car needs insurance for you. So start early: you can have lessons from 17. Ask two local schools for their price, and whether a block is cheaper.",
    example:
      "At £38 an hour, 45 hours cost £1,710. Bea has 20 months until she’s 17 and a bit. £1,710 divided by 20 is £85.50 a month. With 10 hours less, it’s 35 times £38, so £1,330.",
    plan: "Look up today’s fees on gov.uk, and whether you must wait before the test, because that may change. Get two prices near you. Work out your monthly sum, and start an account with that name.",
    pitfall:
      "Don’t pay a stranger for many lessons in advance, because if they close, it’s hard to get back. And a lesson a month costs more in the end, because you forget.",
    page: "/resources/money-words#savings-goal",
  },
  {
    id: "licence-and-test-fees",
    title: "How much are a provisional licence and the driving tests?",
    ages: ["14-16", "parents"],
    answer: `A first provisional licence costs ${WORK_ANSWER_FACTS.provisionalLicence.figure} online. The theory test is ${WORK_ANSWER_FACTS.theoryTest.figure}, and the driving test is ${WORK_ANSWER_FACTS.drivingTest.figure} on a weekday, in England, Scotland and Wales. You can apply for the licence at 15 years and 9 months, and drive a car from 17. Evening and weekend tests cost more. You pay again each time you take a test. Northern Ireland has its own fees on nidirect. The first full licence costs nothing extra.`,
    example:
      "Say the licence is £34, the theory test £23 and the driving test £62. £34, £23 and £62 make £119. Owen fails the driving test once, so he pays another £62. £119 and £62 make £181, and that’s without any lessons.",
    plan: "Go to gov.uk and type “provisional driving licence”. Have your passport number ready, and a card to pay with. Book the theory test first, because you need it for the other.",
    pitfall:
      "Look-alike websites take £20 or more extra for the same form. Use only gov.uk or nidirect. And don’t buy a “quick” test date from a stranger: it may be false, and it’s dearer. Your theory pass lasts two years.",
    page: "/resources/money-words#cost",
    facts: ["provisionalLicence", "theoryTest", "drivingTest"],
  },
  {
    id: "driving-and-first-car",
    title: "What do I have to pay for to learn to drive and run a first car?",
    ages: ["14-16"],
    answer:
      "Learning to drive often costs £1,600 or more, and a first year with a car £3,000 or more. You pay for a provisional licence, lessons and two tests: theory and driving. You can normally drive a car from 17. After that, a car needs insurance, tax, fuel and repairs. Once it’s a few years old, it needs a check called an MOT every year. New drivers have more crashes, so a year’s insurance can cost more than the car. GOV.UK lists the fees, and Northern Ireland has its own rules.",
    example:
      "Say a lesson costs £35, and Ben needs 40 of them. 40 times £35 is £1,400. His licence and tests come to another £120, so that’s £1,520. He saves £20 a week. £1,520 divided by £20 is 76 weeks, or nearly a year and a half.",
    plan: "Look up today’s fees on GOV.UK or, in Northern Ireland, on nidirect. Ask two people what their lessons and insurance cost. Add it all up, and divide it by the weeks you have.",
    pitfall:
      "Many people save for the car and forget the insurance. So find out what that costs before you choose a car. Don’t say that a parent is the main driver if it’s really you. That’s fraud, even if it looks cheaper. And add up a year of bus fares, because they may cost far less.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
  {
    id: "buying-a-used-first-car",
    title: "How do I buy a first car, and what are MOT and car tax?",
    ages: ["14-16", "parents"],
    answer:
      "First get an insurance quote, because that can cost more than the car. An MOT is a yearly safety test, and costs up to about £55. Car tax is often £20 to £200 a year, and a new owner always pays it afresh. Cars need an MOT from three years old, or four in Northern Ireland. Then check the car’s past for free on gov.uk: the MOTs, the tax and the miles. See the car in daylight, with somebody who knows about cars.",
    example:
      "Gia’s car is £2,000. Insurance is £1,400, tax £35, the MOT £50 and new tyres £140. £1,400, £35, £50 and £140 make £1,625 in the first year. With the car, it’s £3,625, and there’s no petrol in it yet.",
    plan: "Set a limit for the whole first year. Check three cars by their number plate on gov.uk. Drive one, look under it, and ask for the service book. Pay by bank, and get a receipt.",
    pitfall:
      "A very cheap car may need repairs for more than its price, or have a loan on it that isn’t paid. Don’t pay before you’ve seen it. And without tax, MOT or insurance, you can’t even drive it home.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
  {
    id: "why-young-drivers-pay-more",
    title: "Why is car insurance so expensive for young drivers?",
    ages: ["14-16", "parents"],
    answer:
      "New drivers crash more often, and their crashes cost more, so insurers charge them more. About one in five has a crash in the first year. The price also depends on the car, your postcode, where it’s parked and how far you drive. You don’t have a no-claims discount yet, and that one grows each year. Repairs and injuries have become dearer for everyone. It usually drops a lot after two or three years without a claim.",
    example:
      "Out of 100 new drivers, say 20 have a crash, and each costs £4,000. That’s £80,000. Shared by 100 drivers, it’s £800 each, before the insurer has paid its staff. Out of 100 older drivers, six crash: £24,000, so £240 each.",
    plan: "Get a quote for three small cars before you choose one. Compare with and without a black box. Add an experienced driver only if they’ll really use the car. Pay for the year at once if you can, because months cost interest.",
    pitfall:
      "Don’t name a parent as the main driver if it’s you: that’s fraud. Boys and girls pay the same for the same risk, by law. And a very low price from a social media page may be a fake policy.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
  {
    id: "black-box-insurance",
    title: "What is a black box, and how do I get cheaper car insurance at 17?",
    ages: ["14-16"],
    answer:
      "A black box, or an app, tells the insurer how you drive. If you drive calmly, and not late at night, it can cost less. A small car with a small engine also helps. While you learn, you can buy short cover for a parent’s car. Compare several quotes, and always tell the truth. Prices differ a lot for the same person. And ask what one crash or one late ride would do to the price.",
    example:
      "Leah’s first quote is £1,900 a year. With a black box, it’s £1,450, which saves £450. A smaller engine takes off another £200, so it’s £1,250. Paid monthly, it’s 12 times £118, or £1,416. That’s £166 more.",
    plan: "Before you fall for a car, get three quotes for it with a grown-up. Change one thing at a time: the box, the engine, the miles. Write down each price.",
    pitfall:
      "If you drive it most, you’re the main driver. Naming a parent instead is called fronting, and it’s fraud. The insurer may then pay nothing after a crash. With a black box, one fast night can push the price up.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
  {
    id: "fronting-car-insurance",
    title: "Is it fronting if a parent is the main driver on my car insurance?",
    ages: ["14-16", "parents"],
    answer:
      "Yes, if you’re really the one who drives the car most. Naming a parent as the main driver to make it cheaper is called fronting, and it’s fraud. It’s fine if the parent does drive it more and you’re a named driver. What counts is who uses the car most, not who owns it or pays. If the insurer finds out, it can cancel the policy and refuse to pay. You could then be driving without insurance. So give the true picture.",
    example:
      "Adil’s mum is named as the main driver, and that saves £700. But he drives to college five days a week, and she drives only on Sundays. After a crash, the insurer finds out and won’t pay £4,200 for the car. £4,200 take away £700 is £3,500, so the trick cost them £3,500.",
    plan: "Count for two weeks who drives the car, and where. Get quotes with the true main driver. Then look for honest savings, such as a smaller engine, fewer miles or a black box.",
    pitfall:
      "“Everybody does it” only works until the first crash. Later insurers ask about cancelled policies, so cover can get dearer for both of you. Things also change: if you take the car to a new job or college, tell the insurer first.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
  {
    id: "driving-without-insurance",
    title: "What happens if somebody drives without insurance?",
    ages: ["14-16"],
    answer:
      "It’s against the law: you can get a fine and six points, and the police can take the car. With six points in the first two years, a new driver loses the licence. If you hurt somebody, you may have to pay for years. Cover is then dearer for a long time. Insurance for others, called third party, is the least that the law asks. If you can’t afford it, wait, or learn in a car that’s already covered.",
    example:
      "Jude saves £1,200 by not insuring. A camera reads his plate. He pays a fine, loses his licence and has to take both tests again. His car costs £190 to get back. At the next quote, the price is £900 higher.",
    plan: "Check any car on askMID, the list of insured cars, before you drive it. Ask the owner if your name is on the policy. If money is short, look at short-term cover, a smaller car, or sharing lifts for a year.",
    pitfall:
      "“I only moved it round the corner” counts as driving. So does a parent’s car if you aren’t named. A car on the road needs cover even when nobody drives it, unless it’s declared off the road on gov.uk.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
  {
    id: "yearly-cost-of-a-car",
    title: "How much does it cost to run a car for a year?",
    ages: ["14-16", "parents"],
    answer: `Often £3,000 to £4,000 a year, or about £300 a month, and more for a new driver. Petrol for 7,000 miles is about £1,100 to £1,300. Car tax for most newer cars is ${WORK_ANSWER_FACTS.standardCarTax.figure}. An MOT costs up to ${WORK_ANSWER_FACTS.motFee.figure}, with its own fee in Northern Ireland. A service, tyres and small repairs come to about £500. Insurance is the biggest for young people: £1,000 to £2,500 is common at 17 or 18. The car also loses value each year.`,
    example: `Nia, 18, drives a small used car. Insurance is £1,450, petrol £1,000, tax £35 for her older car, the MOT ${WORK_ANSWER_FACTS.motFee.figure}, and service and tyres £380. That makes £2,919.85. Divided by 12, it’s about £243 a month, before she pays for parking.`,
    plan: "Choose one real car. Get its insurance quote and its tax on gov.uk. Work out petrol: miles divided by miles per gallon, times the price of a gallon. Add £50 a month for repairs. Compare the total with bus, train and a few taxis.",
    pitfall:
      "Don’t spend all that you have on buying it: the first year’s insurance can cost as much as the car. And a cheap old car may need more repairs, so look at its MOT history on gov.uk first.",
    page: "/resources/money-words#cost",
    facts: ["standardCarTax", "motFee"],
  },
  {
    id: "moving-out-costs",
    title: "How much money do I need to move out and rent or buy a home?",
    ages: ["14-16"],
    answer: `To rent, you usually pay the first month and a deposit. In England, it’s up to ${RENTING_FACTS.depositEngland.figure}, in Scotland ${RENTING_FACTS.depositScotland.figure}, and in Northern Ireland ${RENTING_FACTS.depositNI.figure}. In Wales, there’s no fixed limit. You get it back if all is well. Then come food, energy, council tax, wifi and travel. Most people rent from 18. To buy, you save a deposit, often a tenth of the price, and borrow the rest, often for about 30 years.`,
    example:
      "In England, a room is £520 a month. Five weeks’ rent is £520 times 12, divided by 52, times 5, so £600. First month and deposit make £1,120, before a single pan is bought.",
    plan: "Pick a town. Write down a room’s rent and five other costs. Add them up, and compare with a first job’s pay.",
    pitfall:
      "Never pay for a flat you haven’t seen: that’s a common scam. A real landlord puts the deposit in a protected scheme. And sharing means sharing bills, so agree who pays what, in writing.",
    page: "/resources/scams-and-games#a-first-room",
    facts: ["depositEngland", "depositScotland", "depositNI"],
  },
  {
    id: "renting-a-first-home",
    title: "Renting: what are a deposit, rent in advance and a guarantor?",
    ages: ["14-16"],
    answer: `They’re three ways to make a landlord feel safe. A deposit covers damage and unpaid rent, and you get it back if all is well. In England, it’s usually ${RENTING_FACTS.depositEngland.figure} at most, in Scotland ${RENTING_FACTS.depositScotland.figure} and in Northern Ireland ${RENTING_FACTS.depositNI.figure}. Wales has no fixed limit. A deposit normally has to be protected by an official scheme. Rent in advance is your first rent, and in England ${RENTING_FACTS.rentInAdvance.figure} at most. A guarantor promises to pay if you can’t.`,
    example:
      "Anika and Dev share a flat for £910 a month. Say the deposit is five weeks’ rent. £910 times 12, divided by 52, is £210 a week, and 5 times £210 is £1,050. With the first month, that’s £1,960. Each of them needs £980 on day one.",
    plan: "Ask which scheme will hold your deposit, and check it a month later. On the first day, take photos of every room and of each mark. Let your guarantor read the paper before anybody signs.",
    pitfall:
      "Don’t pay for a home that you haven’t seen. If you sign together with flatmates, you or your guarantor may have to pay their share too. Halls and lodgers can have other rules. Shelter gives free advice, and in Northern Ireland, Housing Rights does.",
    page: "/resources/scams-and-games#a-first-room",
    facts: ["depositEngland", "depositScotland", "depositNI", "rentInAdvance"],
  },
  {
    id: "monthly-cost-of-living-alone",
    title: "How much does it cost a month to live on my own?",
    ages: ["14-16"],
    answer:
      "About £900 to £1,300 a month for a room in a shared home, and often £1,400 or more for a small flat alone. London is far dearer. Rent is the biggest part, and then food, energy, Council Tax, travel and phone. “Bills included” means that energy, water and wifi are part of the rent, often up to a limit. So ask what’s in it. Add a little for clothes, the dentist and fun. Sharing makes nearly everything cheaper.",
    example:
      "Jay’s room is £600 with bills. Food is £200, his bus £70, phone £10, clothes and soap £50, and fun £60. £600, £200, £70, £10, £50 and £60 make £990. He takes home £1,500, so £510 is left, and £200 of it goes into savings.",
    plan: "Choose a town. Look up five rooms, and take the middle price. Fill in the other lines with real prices. Live on that food budget for one week at home.",
    pitfall:
      "People forget the start: deposit, first rent, a pan, a bed. That can be £1,500 before the first night. And if a place has no bills in the rent, ask the last tenant what a winter month costs.",
    page: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
];
