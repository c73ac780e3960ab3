/** Answers about benefits and pensions of the state. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { WORK_ANSWER_FACTS } from "@/content/resources/facts/factsOfWorkAnswers";
import { FAMILY_ANSWER_FACTS } from "@/content/resources/facts/factsOfFamilyAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

/** Universal Credit falls by this for £200 of pay: 1p in each £1 makes £2. */
const TAPER_ON_TWO_HUNDRED_POUNDS = Number.parseFloat(WORK_ANSWER_FACTS.universalCreditTaper.figure) * 2;

export const BENEFITS: readonly TaughtAnswer[] = [
  {
    id: "money-when-out-of-work",
    title: "What money can somebody get when they lose their job?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Most people who lose their job can ask for Universal Credit, which is paid each month. If they’ve paid National Insurance in the last years, they may get New Style Jobseeker’s Allowance as well, for up to six months. They must look for work. They may also get redundancy pay, and help with Council Tax and school meals. The Jobcentre helps with courses and the search. In Northern Ireland, it’s a Jobs and Benefits office. It’s what the system is for.",
    example:
      "Dad’s last pay was £1,900. He claims on the first day. The first payment comes after about five weeks. The family has £800 saved and cuts down to £1,150 for that time, so with the last pay they get by.",
    plan: "Claim at once, on gov.uk or nidirect. Make a list of bills, and ring each company before you miss one. Use a free benefits calculator. Then tell the school, because free meals or a fund may help.",
    pitfall:
      "Waiting out of pride costs money, because claims can’t often be dated back. An advance payment is a loan, so it’s taken off later. If you’re a child and worried, say so at home. You needn’t fix it, and it’s nobody’s fault.",
    page: "/resources/money-words#benefits",
  },
  {
    id: "help-with-the-rent",
    title: "What help is there if a family can’t pay the rent?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "First talk to the landlord and the council early, before the rent is missed. Universal Credit can pay part of the rent for people on a low income. The council, or the Housing Executive in Northern Ireland, can add more for a while. Shelter, Citizens Advice or, in Northern Ireland, Housing Rights advise for free. A landlord can’t just throw a family out: it needs a letter, time and a court. If you’re a child, it’s not your job to fix it.",
    example:
      "The rent is £850, and Universal Credit pays £620 of it. £850 take away £620 is £230. Mum can find £150, so £80 is missing. The council’s fund pays the £80 for six months, while she looks for more hours.",
    plan: "Put the rent first on the list of bills. Ring Shelter on 0808 800 4444 in England, or look up Shelter Scotland, Shelter Cymru or Housing Rights. Ask the council for help with housing costs.",
    pitfall:
      "A loan at the door or online for rent makes it worse. Unopened letters do too. If you feel scared about losing your home, tell a teacher, or call Childline on 0800 1111. You won’t get your family into trouble.",
    page: "/resources/sample-chapter#when-money-feels-heavy",
  },
  {
    id: "carers-allowance",
    title: "What is Carer’s Allowance, and can a young carer get it?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Carer’s Allowance is ${WORK_ANSWER_FACTS.carersAllowance.figure} a week for somebody who cares for a disabled person for ${WORK_ANSWER_FACTS.carersHours.figure} a week or more. You must be 16 or over, and not study full-time. So most young carers at school can’t get it. Scotland has its own Carer Support Payment, and a Young Carer Grant from 16 to 18. The carer may earn up to ${WORK_ANSWER_FACTS.carersEarnings.figure} a week. If you look after somebody, your council must look at what you need.`,
    example:
      "Say the allowance is £85 a week. Mum cares for Gran for 40 hours and works 10 hours in a shop at £13. 10 times £13 is £130, which is below the limit. So she has £85 and £130, and that makes £215.",
    plan: "Tell a teacher if you help somebody at home a lot. Ask for a “young carer’s assessment”. A parent can check the allowance on gov.uk, nidirect or mygov.scot.",
    pitfall:
      "If a carer earns £1 over the limit, the whole week’s allowance can be lost, so keep an eye on it. And you needn’t carry it alone. Carers Trust can find a group near you, and Childline is free on 0800 1111.",
    page: "/resources/money-words#benefits",
    facts: ["carersAllowance", "carersHours", "carersEarnings"],
  },
  {
    id: "winter-fuel-payment",
    title: "What is the Winter Fuel Payment, and can my grandparents get it?",
    ages: ["11-13", "14-16", "parents"],
    answer: `It’s money for heating that most people of State Pension age get before Christmas. It’s usually ${WORK_ANSWER_FACTS.winterFuel.figure} for a home, or ${WORK_ANSWER_FACTS.winterFuelOver80.figure} if somebody there is 80 or over. It usually comes by itself. Those with more than ${WORK_ANSWER_FACTS.winterFuelIncome.figure} a year have to give it back in tax. That’s so in England, Wales and Northern Ireland. Scotland has a heating payment of its own. People with little money may get other help too, such as money off the electricity bill.`,
    example:
      "Gran is 74 and lives alone. She gets £200. Her heating costs £90 a month in winter. £90 times 3 is £270, so the payment covers all but £70 of three months.",
    plan: "Ask your grandparents if a letter came in autumn. If not, help them find “Winter Fuel Payment” on gov.uk, nidirect or mygov.scot. Ask if they’ve ever checked Pension Credit.",
    pitfall: `Scammers send texts that say “claim your winter fuel money”. The office never asks for bank details by text. So don’t tap the link, and send it on to ${BUYING_FACTS.scamTexts.figure}. And nobody should sit in the cold to save: ask for help early.`,
    page: "/resources/money-words#benefits",
    facts: ["winterFuel", "winterFuelOver80", "winterFuelIncome", "scamTexts"],
  },
  {
    id: "state-pension-amount",
    title: "How much is the State Pension, and at what age do you get it?",
    ages: ["11-13", "14-16", "parents"],
    answer: `The full new State Pension is ${WORK_ANSWER_FACTS.newStatePension.figure} a week. The age for it is rising ${WORK_ANSWER_FACTS.statePensionAge.figure} between 2026 and 2028, and it’ll go up again later. You usually need ${WORK_ANSWER_FACTS.statePensionYears.figure} of National Insurance for all of it. With fewer years, you get less. Years with a young child or as a carer can count too. People who retired before 2016 have another kind. It goes up each April. Many people also have a pension from work.`,
    example:
      "Say the full pension is £240 a week. 52 times £240 is £12,480 a year. Grandad has 28 of the 35 years. £240 divided by 35, times 28, is £192. So he gets £192 a week.",
    plan: "Ask a grandparent how old they were when they stopped work. Guess your own age for it. A grown-up can check their date and sum for free on gov.uk.",
    pitfall:
      "The State Pension alone is tight, so most people need savings or a work pension as well. It doesn’t always come by itself: you have to claim it. And if there’s little money, Pension Credit can top it up, but many never ask.",
    page: "/resources/money-words#pension",
    facts: ["newStatePension", "statePensionAge", "statePensionYears"],
  },
  {
    id: "universal-credit",
    title: "What is Universal Credit, and who can get it?",
    ages: ["14-16"],
    answer: `Universal Credit is a monthly payment for people on a low income or out of work. It can help with rent and the cost of children. Many who get it have a job. Tax pays for it, so it’s no shame. You normally have to be ${WORK_ANSWER_FACTS.universalCreditAge.figure}. At 16 or 17, some can claim, for example if they can’t live with their parents. Your Saturday pay doesn’t normally count in your parents’ claim while you’re at school.`,
    example: `Say a mum earns £200 over her limit. ${WORK_ANSWER_FACTS.universalCreditTaper.figure} of each £1 is taken off her Universal Credit. For £200, that’s £${TAPER_ON_TWO_HUNDRED_POUNDS}. But she keeps her pay. £200 take away £${TAPER_ON_TWO_HUNDRED_POUNDS} is £${200 - TAPER_ON_TWO_HUNDRED_POUNDS}. So working still leaves her better off.`,
    plan: `Look up the rules on GOV.UK, or nidirect in Northern Ireland. One person of 25 or over gets ${WORK_ANSWER_FACTS.universalCreditMonth.figure}, before anything is added or taken off. There’s also a top limit, called the benefit cap. A free benefits calculator shows what a family might get. Citizens Advice, or Advice NI, can check and help with the form.`,
    pitfall:
      "Many families miss out because nobody told them, or because they feel shy. The first payment takes about five weeks, so it helps to ask early. In England, a child whose family gets it can also have free school meals. And never pay anybody to claim for you, because it’s free.",
    page: "/resources/money-words#benefits",
    facts: ["universalCreditAge", "universalCreditTaper", "universalCreditMonth"],
  },
  {
    id: "what-pip-is",
    title: "What is PIP, and who can get it?",
    ages: ["14-16", "parents"],
    answer: `PIP is money for people of ${FAMILY_ANSWER_FACTS.pipAge.figure} or over who have a long illness or a disability. It stands for Personal Independence Payment. It doesn’t matter what they earn or have saved, and many people with PIP work. It has two parts: daily living and getting about. What counts is how hard things are for you, not the name of the illness. Illness of the mind counts too. In Scotland, it’s Adult Disability Payment. Below that age, there’s DLA for children.`,
    example:
      "Noor gets PIP because she can’t cook or walk far without help. Say it’s £100 a week. She spends £35 on taxis and £20 on help at home. £35 and £20 make £55, so £45 is left for heating and other costs.",
    plan: "Write a diary for a week of what’s hard and who helps. Ask for the form by phone, as gov.uk or nidirect explains. Get help from Citizens Advice or Advice NI before you send it.",
    pitfall:
      "People often describe their best day. Say what a bad day is like, and how often it comes. If the answer is no, ask them to look again: many are changed. Claiming is free, so never pay anybody for it.",
    page: "/resources/money-words#benefits",
    facts: ["pipAge"],
  },
  {
    id: "maternity-and-paternity-pay",
    title: "How does maternity pay work, and what do dads get?",
    ages: ["14-16", "parents"],
    answer: `A mother with a job usually gets Statutory Maternity Pay for ${WORK_ANSWER_FACTS.maternityWeeks.figure}. For the first six weeks, it’s ${WORK_ANSWER_FACTS.maternityShare.figure} of her usual pay. After that, it’s a flat weekly sum, or the same share if that’s less. She can be away for a whole year, but the last part isn’t paid. A partner can often have two weeks with some pay, and parents can share some of the rest. Mothers who are self-employed or new in the job may get Maternity Allowance.`,
    example:
      "Lara earns £500 a week. 90% of that is £450, and six weeks make £2,700. Say the flat sum is £190. For 33 weeks, 33 times £190 is £6,270. £2,700 and £6,270 make £8,970 for 39 weeks.",
    plan: "Ask at work what the firm pays, because some give more. Look up this year’s flat sum on gov.uk. Tell the boss in time, and work out a budget for the low months.",
    pitfall:
      "Many plan with the first six weeks and then get a shock. Prices for a cot and a pram don’t have to be high: good ones are passed on. And a boss mustn’t sack anybody for being pregnant. Acas gives free advice, or the Labour Relations Agency in Northern Ireland.",
    page: "/resources/money-words#benefits",
    facts: ["maternityWeeks", "maternityShare"],
  },
  {
    id: "help-with-childcare-costs",
    title: "How do 30 free hours and Tax-Free Childcare work?",
    ages: ["parents"],
    answer: `In England, working parents can get 30 hours a week of childcare from nine months until school starts. It’s for 38 weeks a year. With Tax-Free Childcare, the government adds ${WORK_ANSWER_FACTS.childcareTopUp.figure} you pay in, up to ${WORK_ANSWER_FACTS.childcareYear.figure} a year for each child. It’s there in all four nations, and you can use both. Each parent has to earn a minimum, and neither more than £100,000. Scotland, Wales and Northern Ireland have free hours of their own. With Universal Credit, there’s other help.`,
    example:
      "After-school club costs £200 a month. You pay £160 into the account, and the government adds £40. £160 and £40 make £200. In ten months, that saves you £400.",
    plan: "Use the childcare calculator on gov.uk. Compare both with Universal Credit, because you can’t have that and Tax-Free Childcare together. Apply before the term starts, and confirm your details every three months.",
    pitfall:
      "Many miss the date to confirm, and then the hours stop. Nurseries may charge for meals and nappies on top, so ask for a list. It works for holiday clubs and after-school care as well, until the September after your child turns 11.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
    facts: ["childcareTopUp", "childcareYear"],
  },
  {
    id: "scottish-child-payment",
    title: "What is the Scottish Child Payment, and who can get it?",
    ages: ["parents"],
    answer: `It’s ${WORK_ANSWER_FACTS.scottishChildPayment.figure} a week for each child under 16, for families in Scotland on a low income. You can get it if you or your partner get Universal Credit or some other benefits. There’s no limit on the number of children. It’s paid every four weeks, on top of Child Benefit. You apply to Social Security Scotland, on mygov.scot or by phone. You can ask for Best Start Grants and Foods on the same form. The other nations don’t have it.`,
    example:
      "Say it’s £28 a week for each child. With three children, 3 times £28 is £84 a week. Four weeks make £336. In a year of 52 weeks, it comes to £4,368.",
    plan: "Have the children’s birth dates and your National Insurance number ready. Apply today, because it can’t be dated far back. Then check School Clothing Grant and free school meals with your council.",
    pitfall:
      "It doesn’t come by itself with Universal Credit: you must apply. If your Universal Credit stops, this can stop too, so tell them about changes. And outside Scotland, look at Healthy Start, free school meals and your council’s fund instead.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
    facts: ["scottishChildPayment"],
  },
  {
    id: "child-benefit-and-a-childs-wages",
    title: "Does my child’s job change our Child Benefit?",
    ages: ["parents"],
    answer: `A Saturday or evening job changes nothing, however much it pays, while your child stays in approved education. Their wages don’t count as your income. It stops if they leave and work ${FAMILY_ANSWER_FACTS.childBenefitWork.figure} a week or more, or start most apprenticeships. Tell HMRC within a few weeks of such a change. Universal Credit also ignores a child’s wages while they’re part of your claim.`,
    example:
      "Ollie, 16, does A levels and earns £150 a week in a shop. His mum’s Child Benefit stays. In July, he leaves and starts full-time work for 35 hours. She tells HMRC on the same day, and doesn’t have to pay anything back.",
    plan: "Answer the letter that comes before your child is 16: are they staying on? Note the end of the course. When it changes, report it on gov.uk or in the HMRC app.",
    pitfall:
      "If you say nothing, you may have to pay weeks back. The high-income charge looks at parents’ income only. And if your child claims a benefit of their own, yours for them usually ends.",
    page: "/resources/money-words#benefits",
    facts: ["childBenefitWork"],
  },
];
