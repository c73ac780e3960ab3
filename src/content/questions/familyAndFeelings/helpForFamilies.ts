/** Answers about help when a family is short of money. */
import { FAMILY_ANSWER_FACTS } from "@/content/resources/facts/factsOfFamilyAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const HELP_FOR_FAMILIES: readonly TaughtAnswer[] = [
  {
    id: "money-for-young-carers",
    title: "What money and help can a young carer get?",
    ages: ["11-13", "14-16"],
    answer: `Your council can look at what you do and what would help, and that’s free. Ask for a young carer’s assessment. From ${FAMILY_ANSWER_FACTS.carersAllowanceAge.figure}, some carers can get a weekly payment as well. Carer’s Allowance is for 35 hours a week or more, and not beside full-time school. Scotland has Carer Support Payment instead, and a yearly Young Carer Grant for ages ${FAMILY_ANSWER_FACTS.youngCarerGrantAge.figure}. Many areas have clubs and trips too. You don’t have to do it all. Tell a teacher or the school nurse what you do each day.`,
    example:
      "Nia helps her dad, who’s often ill. She tells her form tutor. The council sends somebody to help twice a week. A young carers’ group takes her bowling, which costs her nothing. She also gets more time for homework.",
    plan: "Write down what you do in a week. Show the list to one adult at school. Ask them to call the council with you. Then ask which young carers’ group is near.",
    pitfall:
      "A payment to you can change what the person you care for gets. So ask Citizens Advice or the Carers Trust first. And if it’s all too much, say so today. Childline is free on 0800 1111.",
    page: "/resources/money-words#benefits",
    facts: ["carersAllowanceAge", "youngCarerGrantAge"],
  },
  {
    id: "grandparents-short-of-money",
    title: "How can we help grandparents who are short of money?",
    ages: ["parents", "14-16"],
    answer:
      "Start with a benefits check, because many older people miss money that’s theirs. Pension Credit tops up a low income, and it brings other help. Attendance Allowance is for those who need care, and savings don’t matter for it. In Scotland, it’s called Pension Age Disability Payment. Age UK and Citizens Advice check for free. Then look at the bills together: a cheaper phone plan, the Warm Home Discount, a bus pass. Offer help as a team, and let them decide. Pride matters as much as pounds.",
    example:
      "Nan keeps her heating off. Her grandson rings Age UK with her. She’s due £31 a week of Pension Credit, and she didn’t know. They also find a phone plan that’s £9 a month cheaper.",
    plan: "Choose one calm hour with tea. List what comes in, and the five biggest bills. Call Age UK together. Do one thing each week, such as the energy bill.",
    pitfall:
      "Don’t take over somebody’s card or PIN to be helpful. If help is needed at the bank, ask it about a third-party mandate, or make a power of attorney. And if money goes missing, look out for scams, and speak up.",
    page: "/resources/money-words#pension",
  },
  {
    id: "telling-children-money-is-tight",
    title: "How do I tell my children that money is tight?",
    ages: ["parents"],
    answer:
      "Tell the truth, but no more of it than your child can carry. Choose one calm moment, and say three short things. First, what’s safe: “We have our home and our food.” Next, what’s changing: “No trips this month.” Last, whose job it is: “The grown-ups are working on it.” Only promise what you’re sure of. Children often sense a worry, so silence can be scarier than facts. None of this makes you a bad parent.",
    example:
      "“Is the trip too dear?” asks Jamie, who’s ten. “All at once, yes,” says his mum. “We’ve got enough for the house and food. We haven’t got £60 spare.” She asks the school, and it lets her pay £10 a month for six months. “That’s my job,” she tells him. “Yours is to be ten.”",
    plan: "First, write down what’s safe, what’s changing and what stays the same. Then talk for five minutes, and let your child ask anything. This week, ask the school what help there is with meals, uniform and trips. Plan something free that you can look forward to together.",
    pitfall:
      "Two things weigh on a child: a promise you can’t keep, and a secret they have to keep. Leave out any figures that would keep them awake. If you’re behind with bills, please don’t carry it alone. MoneyHelper is free, and can show you where to get debt advice. A benefits calculator shows whether you’re due Universal Credit. Asking early gives you more choices.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    id: "holiday-we-cannot-afford",
    title: "What do I say to my child when we can’t afford a trip or holiday?",
    ages: ["parents"],
    answer:
      "Say it early, calmly and in one sentence: “This year, our money is for other things, so we’ll stay at home.” Then say what stays the same: that you’re all right, and that it’s nobody’s fault. Let your child be sad for a moment. Next, let them choose something real, such as a tent in the garden or a day by bus. For a school trip, ask the office in private: many have a fund.",
    example:
      "Priya tells her son, “No plane this year. We have £60 for the week, and you choose two of the days.” He picks swimming for £12 and chips on the beach for £18. £30 is left for rain.",
    plan: "Choose a calm moment, and your one sentence. Name what stays the same. Offer two or three choices that you can really pay for.",
    pitfall:
      "Don’t give a child the whole sum, or promise “next year” if you don’t know. A vague no worries them more than a clear one. If it’s more than a holiday, Citizens Advice is free. In Northern Ireland, it’s Advice NI.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    id: "small-christmas",
    title: "What do I tell my children if Christmas has to be small?",
    ages: ["parents"],
    answer:
      "Tell them early and simply: “This year, everyone gets one present, and we’ll do a lot together.” Children remember the day more than the pile. Let each one choose a thing that costs little, such as a film night in a den. Agree a limit with grandparents and friends, because they’re often glad too. Say what stays: the tree, the songs and the stories. Community toy appeals can help, and so can your school.",
    example:
      "Mel has £60 for three children. That’s £15 each for one present, and £15 for food treats. They plan four evenings: lights, biscuits, a quiz and a carol walk. In January, her son draws the biscuits.",
    plan: "Choose the sum that you can pay without borrowing. Say your sentence this week. Make a list of free things, and let each child pick two. Ask about toy appeals by the end of November.",
    pitfall:
      "A loan or a card for one day can last until summer. Pay-later offers feel easy in December, so sleep on them. If bills are behind, talk to StepChange or Citizens Advice for free. You’re not alone in this.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    id: "child-benefit-after-16",
    title: "Who gets Child Benefit, and when does it stop?",
    ages: ["parents"],
    answer: `You can get Child Benefit if you’re responsible for a child. It’s now ${FAMILY_ANSWER_FACTS.childBenefitFirst.figure} a week for the eldest and ${FAMILY_ANSWER_FACTS.childBenefitOther.figure} for each other child. It stops on ${FAMILY_ANSWER_FACTS.childBenefitStops.figure} on or after the 16th birthday, or by ${FAMILY_ANSWER_FACTS.childBenefitAge.figure} if they stay in education. For that, tell HMRC that the course or training is approved. One person claims for each child. A levels, T levels and Highers count. University and nearly all apprenticeships don’t.`,
    example:
      "Say it’s £27 a week for the eldest and £18 for the next. Leila has two, so she gets £45 a week. In four weeks, that’s £180. Her eldest starts an apprenticeship, and his part stops. Now her daughter counts as the eldest. So Leila gets £27 a week for her.",
    plan: `Look out for the letter in your child’s last year at school. Tell HMRC online or in its app what they plan to do, before ${FAMILY_ANSWER_FACTS.childBenefitStops.figure}. Tell it again if the plan changes.`,
    pitfall: `If you don’t answer, the payments simply stop. If you don’t say that your child has left, you may have to pay money back. The course must be full time, agreed before they turn ${FAMILY_ANSWER_FACTS.childBenefitCourse.figure}, and not part of a job. It also stops if your child gets Universal Credit.`,
    page: "/resources/money-words#benefits",
    facts: [
      "childBenefitFirst",
      "childBenefitOther",
      "childBenefitStops",
      "childBenefitAge",
      "childBenefitCourse",
    ],
  },
  {
    id: "child-benefit-high-income",
    title: "Can we get Child Benefit if one of us earns a lot?",
    ages: ["parents"],
    answer: `Yes, but you may have to pay some or all of it back as tax. That starts when one of you has an income above ${FAMILY_ANSWER_FACTS.benefitChargeFrom.figure} a year. You pay back 1% of the benefit for every ${FAMILY_ANSWER_FACTS.benefitChargeStep.figure} above that. From ${FAMILY_ANSWER_FACTS.benefitChargeAll.figure}, you pay back all of it. Only the higher income counts, not both together. Paying into a pension, or Gift Aid, can bring that down. You can also claim but not take the payments. That can still protect a State Pension.`,
    example: `Reza’s income is £6,000 above the line. £6,000 divided by ${FAMILY_ANSWER_FACTS.benefitChargeStep.figure} is 30, so he pays back 30%. Say the family gets £1,400 a year. 30% of £1,400 is £420. £1,400 take away £420 leaves £980 for the family.`,
    plan: "Put your figures into the Child Benefit tax calculator on GOV.UK. Then choose: take the payments, or claim without them. You can usually pay the charge through your tax code. If you send a tax return anyway, it goes in there.",
    pitfall:
      "Some families never claim, because they’d have to pay it all back. Then a parent at home may miss credits towards the State Pension. And the child won’t get a National Insurance number automatically. A bonus or savings interest can take you over the line, so check every April.",
    page: "/resources/money-words#benefits",
    facts: ["benefitChargeFrom", "benefitChargeStep", "benefitChargeAll"],
  },
  {
    id: "dla-to-pip-at-16",
    title: "What happens to my disabled child’s DLA at 16?",
    ages: ["parents"],
    answer: `In England, Wales and Northern Ireland, your child has to apply for PIP at ${FAMILY_ANSWER_FACTS.pipAge.figure}, because DLA ends. It isn’t automatic. A letter comes, with a date. If you apply by then, DLA goes on until the decision. In Scotland, Child Disability Payment can go on until ${FAMILY_ANSWER_FACTS.scotlandDisabilityAge.figure}, and Adult Disability Payment needs a claim before then. From ${FAMILY_ANSWER_FACTS.pipAge.figure}, the money is normally paid to your child. If they can’t manage that, you can ask to be their appointee and receive it for them.`,
    example:
      "Ewa’s son, Kuba, likes shopping, but official letters frighten him. She becomes his appointee. Each month, they share out £80 of the money together: £40 for taxis, £25 for his club, and £15 that he chooses. She keeps a list, because it’s his money and not hers.",
    plan: "From 15, keep a diary of the help your child needs, on good days and bad ones. Answer the letter by its date. Ask a free adviser, such as Citizens Advice or the charity Contact, to look through the form with you.",
    pitfall:
      "If you’re the appointee for DLA, that doesn’t carry over by itself, so ask again. PIP has other questions than DLA, and old answers may not fit. If the decision seems wrong, you can have it looked at again, but there’s a time limit. Rules are under review, so check GOV.UK, nidirect or mygov.scot.",
    page: "/resources/money-words#benefits",
    facts: ["pipAge", "scotlandDisabilityAge"],
  },
  {
    id: "child-maintenance",
    title: "What is child maintenance, and how much does a parent pay?",
    ages: ["parents"],
    answer:
      "It’s money for a child’s living costs from the parent who doesn’t have the main care. You can agree the sum between you. If you can’t, the Child Maintenance Service works it out. It looks at the other parent’s income, how many children there are, and the nights they stay. The calculator on GOV.UK gives you a first figure, free and in minutes. The law says that both parents pay towards their child, even if they don’t see them. Northern Ireland has a service of its own, on nidirect.",
    example:
      "Ola and Mark make an agreement by themselves. He pays £50 a week, and half of school shoes and trips. Last month, that was four times £50, and £18 for shoes, so £218. They look at it again each September.",
    plan: "Put your figures into the calculator on GOV.UK. Offer a sum and a day in writing. If you can’t agree, or it isn’t safe to talk, apply to the service. Gingerbread, a charity for single parents, gives free advice.",
    pitfall: `It normally goes on until 16, or up to ${FAMILY_ANSWER_FACTS.childBenefitAge.figure} in school or college. A promise by phone is easily forgotten, so write it down. The service can collect the money for you, but then takes a fee from both. And leave the child out of it: no messages about payments, and no blame when one is late.`,
    page: "/resources/money-words#income",
    facts: ["childBenefitAge"],
  },
  {
    id: "help-from-a-food-bank",
    title: "How does a food bank work, and how do we get help with food?",
    ages: ["14-16", "parents"],
    answer:
      "A food bank gives families free food for a few days. Many ask for a voucher first. A school, a doctor, a health visitor or Citizens Advice can give you one. Others let anybody come, so look up the one near you. Most people who go need it once or twice, and nobody there will judge you. Your council can help with money for food as well. In England, ask it about the Crisis and Resilience Fund. Scotland and Wales have funds of their own, and so has Northern Ireland.",
    example:
      "Mei’s wages are a week late. The school office gives her a voucher. At the food bank, she gets tea and three days of food: pasta, beans, milk and cereal. A helper also shows her how to ask for free school meals, which saves £12 a week.",
    plan: "Today, ask your school office or Citizens Advice for a voucher. Ask the council about a crisis payment. Then use a free benefits calculator, because many families miss money that’s theirs.",
    pitfall:
      "People often wait until the cupboard is bare. Ask early, because many places open on two days a week. If a child has nothing to eat today, tell the school now, and it can help at once. Childline is free for them on 0800 1111.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    id: "healthy-start-card",
    title: "What is Healthy Start, and how much is on the card?",
    ages: ["parents"],
    answer: `It’s ${FAMILY_ANSWER_FACTS.healthyStartWeek.figure} a week for milk, fruit and vegetables if you’re pregnant, or have a child from one to three. For a baby under one, it’s ${FAMILY_ANSWER_FACTS.healthyStartBaby.figure}. You need Universal Credit with low pay, or another listed benefit. The money comes on a card every four weeks. You can get free vitamins as well. If you’re pregnant and under 18, you can have it without a benefit. It’s for England, Wales and Northern Ireland. Scotland has Best Start Foods, with other amounts.`,
    example: `Ana has a baby of six months and a son of two. She gets ${FAMILY_ANSWER_FACTS.healthyStartBaby.figure} and ${FAMILY_ANSWER_FACTS.healthyStartWeek.figure} a week, which make £13.95. In four weeks, that’s £55.80 for milk, bananas, carrots and beans.`,
    plan: "Apply on the Healthy Start website, with your benefit letter beside you. The names and the address must match the letter. When the card comes, switch it on, and try it on a small shop.",
    pitfall:
      "It doesn’t start by itself, and you lose the weeks before you apply. It ends on the fourth birthday, or when the benefit stops. Nobody from the scheme asks for your PIN by text. If they do, it’s a scam.",
    page: "/resources/money-words#benefits",
    facts: ["healthyStartWeek", "healthyStartBaby"],
  },
  {
    id: "help-with-energy-bills",
    title: "What help can we get with gas and electricity bills?",
    ages: ["parents"],
    answer: `Start with your supplier: it must offer a payment plan that you can afford. On many benefits, the Warm Home Discount takes ${FAMILY_ANSWER_FACTS.warmHomeDiscount.figure} off one winter’s electricity bill. The council may help in a crisis. In England and Wales, the discount usually comes by itself. In Scotland, some people have to apply. Northern Ireland has no such scheme, but other help. If you have a meter that you top up, ask about an emergency voucher. Advice from Citizens Advice is free.`,
    example: `Pat’s bill is £210, and she gets Universal Credit. The discount takes off ${FAMILY_ANSWER_FACTS.warmHomeDiscount.figure}, so £60 is left. Her supplier lets her pay it in six parts. £60 divided by six is £10 a month.`,
    plan: "Read your meter, and send in the figure. Ask your supplier for a plan, and if it has a fund for people who struggle. Then ask your council. Ask to be on the Priority Services Register if you have a small child or somebody is ill.",
    pitfall:
      "Don’t stop paying without a word, because debts grow. Don’t sit in the cold either. And a text that offers an “energy rebate” through a link is a scam. The real discount comes off your bill, and needs no bank details.",
    page: "/resources/money-words#bill",
    facts: ["warmHomeDiscount"],
  },
  {
    id: "grants-for-a-new-baby",
    title: "What grants can we get for a new baby?",
    ages: ["parents"],
    answer: `The Sure Start Maternity Grant is ${FAMILY_ANSWER_FACTS.maternityGrant.figure}, once, for a first child. You need Universal Credit or another listed benefit. Scotland has the Best Start Grant instead, for each child, and a free baby box for every family. In the rest of the UK, ask from 11 weeks before the birth until six months after. Claim Child Benefit as well, as soon as you’ve registered the birth. Healthy Start can help with milk and fruit.`,
    example: `Kasia gets Universal Credit, and it’s her first baby. She gets ${FAMILY_ANSWER_FACTS.maternityGrant.figure}. A used cot and a pram cost £90, and nappies for two months £50. That leaves £360 for what comes next.`,
    plan: "Ask your midwife to sign the form. Send it in before the date. Claim Child Benefit online after you register the birth. Tell Universal Credit about the baby straight away.",
    pitfall:
      "After six months, it’s too late to ask. You don’t have to pay it back. Buy the mattress and car seat new, and the rest used. And don’t buy everything before the birth, because people give a lot.",
    page: "/resources/money-words#benefits",
    facts: ["maternityGrant"],
  },
];
