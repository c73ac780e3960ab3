/** Answers about food, bills, phones, and what else a household pays for. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { SPENDING_ANSWER_FACTS } from "@/content/resources/facts/factsOfSpendingAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const HOME_AND_BILLS: readonly TaughtAnswer[] = [
  {
    id: "weekly-food-shop",
    title: "How much does a weekly food shop cost for a family?",
    ages: ["8-10", "11-13", "parents"],
    answer: `About ${SPENDING_ANSWER_FACTS.foodShopWeek.figure} is what families with two children said they pay in a survey of 2026. Yours may pay far more or less. It depends on how many you are, what you eat and which shop you use. To spend less, plan the meals, look in the cupboards, and take a list. Try the shop’s own brands, and buy loose fruit. A family that can’t afford food isn’t alone: schools and food banks help.`,
    example:
      "Gran’s list has 12 things for £24. On the way round, four extras jump in: crisps, juice, a magazine and buns for £9. £24 and £9 make £33. So the extras were more than a quarter of the bill.",
    plan: "Plan four dinners with a grown-up. Check what’s in the house. Write the list in the order of the shop, and guess the total. At the till, see how close you were.",
    pitfall:
      "Shopping when you’re hungry fills the trolley. So eat first. And food that ends in the bin is the dearest of all. Freeze bread on the day, and eat up what’s open before you buy more.",
    page: "/resources/money-words#comparison-shopping",
    facts: ["foodShopWeek"],
  },
  {
    id: "own-brands",
    title: "Are supermarket own brands as good as the big brands?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, often, because own brands can be made in much the same way as the big names. They cost less because the shop spends little on adverts. For plain things, such as flour, rice, salt or tinned tomatoes, you may taste no difference at all. For others, such as cola or beans, people have favourites. Read the back: the list of what’s in it tells you more than the front. Then do a blind test at home.",
    example:
      "Brand flakes cost £3 and the own brand £1.20, for the same size. Ravi’s family eats a box a week. £3 take away £1.20 is £1.80. In 52 weeks, that’s £93.60.",
    plan: "Buy one big brand and one own brand of the same food. Put each in a bowl with a number below it. Let everybody taste and vote before you turn the bowls round. Keep the winner.",
    pitfall:
      "The cheapest one isn’t always a bargain. Look at the price for 100 grams, and at how much real fruit or meat is in it. If nobody eats it, it was wasted. So change one thing at a time.",
    page: "/resources/money-words#unit-price",
  },
  {
    id: "best-before-and-use-by",
    title: "What is the difference between best before and use by?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "Use by is about safety, so don’t eat the food after that day. Best before is about taste, so the food is often fine for longer. You find use by on meat, fish and ready meals, and best before on crisps, tins, pasta and chocolate. Shops may sell food past its best before, but not past its use by. Even a use by food keeps if you freeze it in time. This saves a lot of money, because less goes in the bin.",
    example:
      "On Friday, Cleo finds biscuits with best before Thursday, and chicken with use by Thursday. She eats the biscuits. The chicken, which cost £4.20, has to go. If she’d frozen it on Wednesday, she’d have saved it.",
    plan: "Once a week, look through the fridge with a grown-up. Put what ends first at the front. Cook it, freeze it or eat it, before anybody buys more.",
    pitfall:
      "Don’t sniff food past its use by and hope. Some germs don’t smell. And once a pack is open, follow “eat within three days” or the date, whichever comes first. With any doubt, ask a grown-up.",
    page: "/resources/money-words#cost",
  },
  {
    id: "yellow-stickers",
    title: "When do shops put yellow stickers on food, and is it worth it?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "Most shops cut prices in the evening, often an hour or two before they close. A yellow sticker means that the food has to be sold soon, so it can be a real bargain. It’s just as good to eat that day. Some shops mark down a little at noon, and more at night. Ask the staff when they do it. Food boxes from an app can work in the same way. Buy only what you’ll eat today or can freeze.",
    example:
      "A loaf is cut from £1.40 to 35p, and soup from £2.50 to 90p. £1.40 and £2.50 make £3.90. 35p and 90p make £1.25. So Theo’s dad saves £2.65, and freezes half of the bread.",
    plan: "Find out the time at your nearest shop. Look in the corner for reduced food first, then at your list. Check the date on each thing, and plan today’s tea round what you found.",
    pitfall:
      "A sticker makes us grab things we’d never buy. Three cream cakes at half price are still £3 gone. And don’t push at the shelf or take food from somebody’s trolley. There’s another evening tomorrow.",
    page: "/resources/money-words#discount",
  },
  {
    id: "meal-deals",
    title: "Is a meal deal good value?",
    ages: ["11-13", "14-16"],
    answer:
      "It depends on what you’d have bought anyway. A meal deal is good value if you want all three parts and pick the dear ones. If you only wanted a sandwich, it makes you spend more. Lunch from home costs much less. With a deal of about £4, five days cost £20. So add up the single prices first. The member price may need a card that only adults can have. Tap water is free, so many people need just two parts.",
    example:
      "A wrap is £3.20, crisps £1.10 and a drink £1.90: £6.20 in all. The deal is £4. Kezia saves £2.20 if she wants all three. But if she only wants the wrap, she pays 80p more.",
    plan: "Say what you want before you look at the shelf. Add up those prices. If it’s more than the deal, take the deal. Try making lunch on three days, and have a deal on one.",
    pitfall:
      "“I may as well get the biggest drink” isn’t saving. It’s one more bottle. Some deals have gone up a bit each year, so look at the sign today. And a deal each school day is about £780 in 39 weeks.",
    page: "/resources/money-words#unit-price",
  },
  {
    id: "cheap-meal-to-cook",
    title: "What can I cook for less than £2 a person?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "You can cook pasta with tomato sauce, bean chilli with rice, or jacket potatoes with beans. Egg fried rice, lentil soup and omelettes are cheap as well. All of them cost about £1 a person or less. Use tins, frozen vegetables, and spices that last. Make double, and you have lunch for tomorrow. Ask a grown-up before you use the cooker. With an oven, cook two things at once, because the heat costs money as well.",
    example:
      "Chilli for four: two tins of beans at 50p, two tins of tomatoes at 50p, an onion at 20p, rice for 60p and a pepper for 60p. £1 and £1 and 20p and 60p and 60p make £3.40. That’s 85p each.",
    plan: "Choose one meal, and check the cupboards. Write down what’s missing, with the prices. Divide the total by the people. If it’s more than £2, swap the dearest thing.",
    pitfall:
      "A recipe with ten spices costs £10 the first time. Pick one with six things or fewer. And a cheap meal that nobody likes goes in the bin, so ask what people want before you shop.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "showers-baths-and-standby",
    title: "Is a shower cheaper than a bath, and does standby cost a lot?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, a short shower is usually cheaper than a full bath, since you heat less water. Standby costs a bit: perhaps a few pounds a year for each thing. LED bulbs use far less than old ones. With a water meter, you pay for what you use. Without one, the water bill stays the same, but heating it still costs money. In Scotland it comes with the council tax, and homes in Northern Ireland get no water bill.",
    example:
      "A bath takes about 80 litres. Ivo’s shower uses 8 litres a minute. In five minutes, 5 times 8 is 40 litres. That’s half a bath. But after 15 minutes, it’s 120 litres, so a long shower uses more.",
    plan: "Choose a song of four or five minutes, and finish your shower with it. Turn off the lights as you leave a room. Then ask at home which one thing stays on all night, and see if it can be off.",
    pitfall:
      "It’s easy to fuss about a phone charger and forget the heat. Hot water and heaters cost the most. And being warm and clean is a need, so never skip a wash to save money.",
    page: "/resources/money-words#bill",
  },
  {
    id: "tv-licence",
    title: "How much is a TV licence, and who has to have one?",
    ages: ["8-10", "11-13", "parents"],
    answer: `A TV licence costs ${SPENDING_ANSWER_FACTS.tvLicence.figure} a year for one home. You need it to watch live TV on any channel or app, or to use BBC iPlayer. You don’t need one just for YouTube clips, games or films on demand. The money mainly pays for the BBC, which shows no adverts here. A home can spread the cost by month or week. It’s free from ${SPENDING_ANSWER_FACTS.tvLicenceFreeAge.figure} for people who get Pension Credit. Letters about it are for grown-ups.`,
    example:
      "The Hughes family pays £180 a year. £180 divided by 12 is £15 a month. There are five of them at home, and one licence covers them all, so it’s £3 each a month.",
    plan: "With a grown-up, list what you watched this week. Put a tick where it was live, or on BBC iPlayer. If there isn’t one tick all year, look up the rules on the TV Licensing website.",
    pitfall:
      "A live match on a streaming app counts as live TV, and so does a live channel on YouTube. Watching without a licence can lead to a big fine. Fake emails about a licence are common, so nobody should pay through a link in one.",
    page: "/resources/money-words#bill",
    facts: ["tvLicence", "tvLicenceFreeAge"],
  },
  {
    id: "price-of-a-house",
    title: "How much does a house cost, and why are houses so expensive?",
    ages: ["8-10", "11-13"],
    answer:
      "About £270,000 is a middle price for a home in the UK. In some towns it’s half of that, and in London it’s often double. Houses cost so much because many people want one, and there aren’t enough in the places with jobs. Land, bricks and builders cost a lot as well. Hardly anybody pays it all at once. Most people save part of it, and borrow the rest with a mortgage for 25 years or more. Lots of people rent, and that’s fine.",
    example:
      "A flat costs £150,000. Ola’s aunt has saved £15,000, which is one tenth. The bank lends her £135,000. She’ll pay it back bit by bit, with interest, for 30 years.",
    plan: "With a grown-up, look at five homes for sale near you. Write down the price and the number of bedrooms. Then look at the same size in another town, and guess why it differs.",
    pitfall:
      "A low price is not the whole cost. There are lawyers, moving vans, repairs and bills. And don’t think that a big house means a rich family. Much of it may belong to the bank.",
    page: "/resources/money-words#mortgage",
  },
  {
    id: "reading-an-energy-meter",
    title: "How do I read the energy meter, and what uses the most power?",
    ages: ["11-13"],
    answer:
      "Write down the digits from left to right, but leave out any after the point. Do it again a day later, and take the first number away from the second. That’s how many units your home has used. One unit of electricity is a kilowatt hour, which is 1,000 watts for an hour. Things that make heat use the most: heaters, showers, ovens and dryers. Lamps and chargers use very little. The price of a unit is on the bill.",
    example:
      "Hana reads 41,206 on Monday and 41,215 on Tuesday. That’s 9 units. Say a unit costs 30p: 9 times 30p is £2.70. A heater of 2,000 watts uses 2 units an hour, so that’s 60p. A lamp of 10 watts needs 100 hours for one unit.",
    plan: "Ask a grown-up to show you the meter, and don’t touch any wires. Read it at the same time on two days. Then find the watts on five things at home, and put them in order.",
    pitfall:
      "Many people unplug chargers and forget the heater, so start with heat. But nobody should be cold or skip a warm wash to save, because those are needs. Most bills also have a daily charge, and that stays the same. A gas meter counts in other units. Bills are a job for the grown-ups.",
    page: "/resources/money-words#bill",
  },
  {
    id: "energy-price-cap",
    title: "What is the energy price cap, and why are energy bills so high?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "The price cap is the most a company may charge for each unit of gas or power on a basic deal. It’s no limit on the whole bill. Use more, and you pay more. Ofgem sets it every three months for England, Scotland and Wales, and Northern Ireland has rules of its own. Bills rise when gas costs more around the world, and when the grid needs work. A fixed deal keeps one price for a year or so. Ofgem’s site has today’s cap.",
    example:
      "Say a unit of power costs 28p, and the daily charge is 60p. Maya’s home uses 8 units a day. 8 times 28p is £2.24. With 60p, it’s £2.84 a day, or about £85 for 30 days.",
    plan: "Find the unit price and the daily charge on the bill. Look up the cap for your area. Then compare it with two fixed deals, and note the fee for leaving early.",
    pitfall:
      "The yearly figure on the news is for a typical home. It isn’t your bill, and it isn’t the highest you can pay. If a bill can’t be paid, tell the company early, because it must offer a plan.",
    page: "/resources/prices-and-tax#prices-that-rise",
  },
  {
    id: "prepayment-meter",
    title: "How does a prepayment meter work, and what if it runs out?",
    ages: ["11-13", "parents"],
    answer:
      "With a prepayment meter, a family pays for gas or power before it uses it. You top up with a key, a card or an app, and the meter counts down. If it’s empty, there’s some emergency credit, which is taken from the next top-up. A smart meter can do the same, and it shows what you use. If a home can’t top up, a grown-up should phone the energy company at once. It must help, and a food bank or the council may have vouchers.",
    example:
      "Jada’s mum tops up £20 on Friday. They use about £3.50 a day. £20 divided by £3.50 is 5.7, so it lasts until Wednesday. She tops up on Tuesday, before the shop is shut.",
    plan: "With a grown-up, write down the credit at the same time for three days. Work out a day’s cost. Then put a note on the calendar for the day before it runs low.",
    pitfall:
      "The daily charge comes off even if nothing is on. So a meter left empty in summer may owe money by autumn. If it’s cold or dark at home, that’s not your fault. Tell a grown-up you trust, such as a teacher.",
    page: "/resources/money-words#bill",
  },
  {
    id: "broadband-and-social-tariffs",
    title: "How much is wifi at home, and what is a social tariff?",
    ages: ["14-16", "parents"],
    answer: `About £25 to £40 a month is common for home broadband. A social tariff is a cheaper deal, often £12 to £25, for homes that get Universal Credit or some other benefits. Ask your own company for it first. Switching to it there should be free, even in a contract. If the contract is over, you may be paying too much. You must be warned ${SPENDING_ANSWER_FACTS.contractWarning.figure} before the end. Ofcom’s website lists all the social tariffs.`,
    example:
      "The Khans pay £38 a month for wifi. They get Universal Credit, so they ask for the social tariff at £18. £38 take away £18 is £20. In a year, 12 times £20 is £240 saved.",
    plan: "Find the end date and the speed on the bill. Look at Ofcom’s list. Then ask your company, “Which is your cheapest deal for us?” Write down the price and how long it lasts.",
    pitfall:
      "The fastest speed sounds great, but a family that streams and plays often needs far less. Look at the price after the offer ends, and at rises each spring. Slow wifi may only need the box in a better place.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
    facts: ["contractWarning"],
  },
  {
    id: "what-a-pet-costs",
    title: "How much does it cost to keep a dog, hamster or other pet?",
    ages: ["8-10", "11-13"],
    answer:
      "A pet costs far more than its price, because it needs food and care each week for years. A dog can cost a family well over £1,000 a year, with food, jabs, the vet and somebody to mind it. A hamster costs much less, but it needs a cage and bedding. So it’s a choice for the whole family. You could start by adding up a year for one animal.",
    example:
      "A hamster costs £12, and its cage £45. Food and bedding are £3 a week. 52 times £3 is £156. £12 and £45 and £156 make £213 in the first year, and a vet would come on top.",
    plan: "List what the pet needs: a home, food, a vet, somebody to care for it. Find one price for each. Add up a month, then a year, and show it at home.",
    pitfall:
      "People fall in love and forget the vet. One visit can cost more than the pet did. If there’s no room for a pet now, you could help with a neighbour’s.",
    page: "/resources/ways-to-earn#help-with-a-pet",
  },
  {
    id: "vet-bills-and-pet-insurance",
    title: "Why are vets so expensive, and is pet insurance worth it?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Vets are expensive because there’s no NHS for pets: the owner pays for staff, scans and drugs. A visit is often £50 to £80, and an operation thousands. Insurance is worth it if such a bill would be too much. It leaves out jabs, old illnesses and the excess. The other way is to save each month. If money is short, charities such as the PDSA or the Blue Cross help some owners.",
    example:
      "Cover for a dog costs £30 a month, so £360 a year, with an excess of £100. One year, an operation costs £2,100. They pay £100, and not £2,100. In the year before, they’d paid £360 for nothing.",
    plan: "Ask two vets what a check costs. Get three insurance prices for the same cover. Look for “lifetime” cover and its limit. Or start a pet jar with £20 a month.",
    pitfall:
      "Waiting until a pet is ill is too late, because what it already has isn’t covered. Prices rise as it gets older. You can ask for a written prescription, and buy the drugs where they’re cheaper.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
  {
    id: "newest-phone",
    title: "How much is a new phone, and do I need the newest one?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "About £100 to £200 buys a new phone that does all that most children need. The newest dear ones are often £800 to £1,200. No, you don’t need one of those: last year’s does nearly the same for far less. You pay for the name, the camera and being first. Look at how long it’ll get updates, and at the battery. A used one from a shop with a warranty is cheaper still. A strong case costs less than a screen.",
    example:
      "The newest is £900, and last year’s is £520 new or £340 used. Finn wants maps, music and chats. The used one does it all. £900 take away £340 is £560. In two years, he may get another with that.",
    plan: "Write down five things you’d do with it. Look for the cheapest phone that does them. Ask how long it’ll be safe to use. Then divide the price by the months you’ll keep it.",
    pitfall:
      "“Only £35 a month” for two years is £840. At school, the newest phone is just the one that’s the worst to lose. And nobody worth having as a friend counts your cameras.",
    page: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
  {
    id: "cracked-phone-screen",
    title: "Is it worth repairing my cracked phone or tablet screen?",
    ages: ["11-13"],
    answer:
      "Get two or three prices before you choose, because repair prices differ a lot. Tell somebody at home first, even if that’s hard. A drop isn’t a fault, so the warranty usually won’t cover it. But your family may have insurance that does. Then compare the repair with what the phone is worth used. If it costs more than half, think about another one. Save your photos today, while it still works.",
    example:
      "Fay’s phone is worth £120 used. One shop asks £85 to mend it, and another asks £55. Half of £120 is £60, and £55 is less. So the repair makes sense. She pays £5 a week for eleven weeks.",
    plan: "Back up your photos. Ask at home about insurance. Get three prices in writing, and ask how long the repair is covered. Then agree at home who pays which part.",
    pitfall:
      "A very cheap screen may be a poor one, and it may end the maker’s warranty. So ask which part they’ll use. Don’t open the phone yourself, because glass and batteries can hurt you. And ask a grown-up before you tell a repair shop your passcode.",
    page: "/resources/money-words#warranty",
  },
  {
    id: "second-hand-phone",
    title: "What should I check before I buy a second-hand phone?",
    ages: ["11-13"],
    answer:
      "A used phone can be a good buy if you check four things. It mustn’t be blocked, and the old owner must have signed out. The battery should last the day, and the phone should still get updates. Shops that test used phones ask a bit more, but they give a warranty. From a stranger, you may get no help if it fails. Let a grown-up come with you and pay.",
    example:
      "Sana can buy a phone from a stranger for £90, or a tested one from a shop for £115. The shop gives a year’s warranty. The difference is £25, about £2 a month for a year. She chooses the shop, and the battery is checked as well.",
    plan: "Find the price of the same phone in three places. Look up how long it’ll get updates. Before anyone pays, turn it on, make a call, and see that no other account is on it.",
    pitfall:
      "A very low price and a seller in a hurry are bad signs. The phone may be stolen or locked, and then it’s of no use. Ask for the receipt. Never send money first to somebody you’ve only met online.",
    page: "/resources/money-words#second-hand",
  },
  {
    id: "phone-contract-or-payg",
    title: "Should I get a phone contract, SIM only or pay as you go?",
    ages: ["11-13", "14-16"],
    answer:
      "SIM only is usually cheapest if you have a phone: often £6 to £15 a month. With pay as you go, you pay first and can’t go over. A contract is a promise to pay each month, often for two years. You must be 18 to sign, so a parent signs and has to pay. To compare, times the monthly price by the months, and add what you pay at the start. Ask for a spending cap.",
    example:
      "A phone costs £200 in a shop, and a SIM £8 a month. In 24 months, that’s £200 and £192, so £392. The contract is £22 a month: 24 times £22 is £528. That’s £136 more.",
    plan: "Look up your data for last month. Compare two offers over 24 months with a grown-up. Ask for a cap at £0 over.",
    pitfall: `The price often rises each spring. In a contract from ${SPENDING_ANSWER_FACTS.phonePriceRises.figure} or later, each rise must be shown in pounds and pence before you sign. So add the rises up. Check how long the offer lasts, and what it costs to leave early.`,
    page: "/resources/money-words#direct-debit",
    facts: ["phonePriceRises"],
  },
  {
    id: "cheaper-phone-bill",
    title: "How can we get a cheaper phone bill?",
    ages: ["14-16", "parents"],
    answer: `First find out if the contract is over, because that’s when many people pay too much. Once the phone is paid off, ask for SIM only, or switch. Your company must warn you ${SPENDING_ANSWER_FACTS.contractWarning.figure} before the contract ends, and show its best deals. You can normally keep your number. If somebody at home gets Universal Credit or certain other benefits, ask about a social tariff, which is a cheaper deal. Most are for broadband, but a few are for mobiles.`,
    example:
      "The Okafors pay £32 a month, but the phone was paid off in May. SIM only would cost £9. £32 take away £9 is £23 less each month. In a year, 12 times £23 makes £276.",
    plan: "Look up the end date and last month’s data. Compare two SIM-only deals with that much data. Ask your own company if it can match the better one. Then look at the social tariffs on Ofcom’s website.",
    pitfall:
      "A “free upgrade” starts a new contract, with the new phone in the price. If you leave before the end, there may be a fee, so ask how much. If the bill is hard to pay, ring the company before it’s late. It may be able to spread the cost or move you to a cheaper plan.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
    facts: ["contractWarning"],
  },
  {
    id: "out-of-data",
    title: "Why do I keep running out of data, and what can I do?",
    ages: ["11-13", "14-16"],
    answer:
      "Video eats the most data by far, and much of it runs without your noticing. Use wifi for films and updates, and switch off autoplay. Then set a warning on your phone. An hour of video in high quality can use 2 or 3 gigabytes, and music uses far less. Download at home what you want on the bus. When it’s gone, some plans stop, and others charge. Ask for a cap of £0 above your plan, which the company must offer.",
    example:
      "Dina has 5 GB a month. Half an hour of clips a day on the bus is about 0.4 GB. In 20 school days, 20 times 0.4 is 8 GB. She saves the clips at home, and now uses 2 GB.",
    plan: "Look in settings for the apps that use the most. Switch off mobile data for the top one. Set a warning at half. Look again after a week, and only then think of a bigger plan.",
    pitfall:
      "Buying an extra GB in the middle of the month often costs more than a bigger plan. But a bigger plan is wasted if you’re usually on wifi. And free wifi in a café isn’t the place for bank apps.",
    page: "/resources/money-words#bill",
  },
  {
    id: "premium-numbers-and-texts",
    title: "Why was I charged for a phone number or a text?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Some numbers cost extra, and part of the money goes to the firm behind them. Numbers that start with 09 or 118 can cost several pounds a minute. So can short numbers for votes and games. Those with 084 or 087 cost more as well, but 0800 is free, and 03 costs the same as home numbers. To end paid texts, send STOP to the number. Ask the phone company to block them all. You can forward odd texts to ${BUYING_FACTS.scamTexts.figure} for free.`,
    example:
      "Sam votes four times for a singer by text at £1.50 each. 4 times £1.50 is £6, and the bill comes to his mum. The show’s free app would have let him vote for nothing.",
    plan: "Find the number on the bill. Look up who owns it. Send STOP, and take a picture of it. Then ask the phone company to bar such numbers, and the firm for your money back.",
    pitfall:
      "“Free quiz, text JOIN” may start a charge each week. Never ring back a missed call from a number you don’t know. And ask the person who pays the bill before you vote.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
    facts: ["scamTexts"],
  },
  {
    id: "printer-ink",
    title: "Why is printer ink so expensive, and how can I print for less?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Ink is dear because the printer is sold cheaply, and the firm earns on the ink later. So look at the cost for each page, not at the price of the printer. Print less: use both sides, draft mode, and black only. Libraries and schools often print for 10p to 20p a page. Refills from other makers can be much cheaper, but some printers block them. A laser printer or one with a tank costs more at first, and then far less.",
    example:
      "A printer costs £40. Its ink is £24 and prints 160 pages, so it’s 15p a page. Another costs £150, and a £12 bottle prints 4,000. For 1,000 pages: £40 and £150 make £190, against £153.",
    plan: "Count the pages you print in a month. Look up what a cartridge costs, and how many pages it says. Divide. If you print fewer than ten a month, try the library first.",
    pitfall:
      "An ink plan by the month goes on until you cancel it, even if you print nothing. “Low ink” comes up early, so carry on until it’s pale. And ask before you print a colour poster.",
    page: "/resources/money-words#unit-price",
  },
  {
    id: "phone-and-bike-insurance",
    title: "What is insurance, and is it worth it for my phone or bike?",
    ages: ["11-13", "14-16"],
    answer:
      "Insurance is worth it if a loss would cost more than you could afford. You pay a little, and the company helps if something bad happens. Even if nothing does, you’ve had less to worry about. For small things, some savings in a jar often do the job. Find out what it covers and what a year costs. Then look for the excess, the part you pay yourself. Ask at home as well, because your family may already have it.",
    example:
      "An old phone is worth £90. Insurance costs £5 a month, or £60 a year, and the excess is £40. If the phone breaks, you’ve paid £100 for a £90 phone. For a £200 bike, £14 a year looks very different.",
    plan: "Write down what the insurance costs for a year. Add the excess, and compare that with the price of another one. If the two are close, some savings in a jar may do just as well.",
    pitfall:
      "Insurance comes with rules, such as using a good lock on your bike. If you break a rule, the company may not pay. So read the rules with a grown-up first, and always answer truthfully.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
  {
    id: "comparing-insurance",
    title: "How do I compare insurance, and why does it cost more each year?",
    ages: ["14-16", "parents"],
    answer:
      "First write down what you need it to cover, and then ask for prices from three places. A comparison site shows many at once, but not all of them. Compare four things: the yearly price, the excess, the limits and what’s left out. Most policies renew by themselves, so look at the letter that comes a few weeks before. For car and home cover, a firm mustn’t charge old customers more than new ones. Still, another firm may be cheaper. Always tell the truth.",
    example:
      "Cover for a family’s home is £310, with an excess of £100. Another firm asks £265, with an excess of £350. It saves £45 a year. But if a pipe bursts, they’d pay £250 more.",
    plan: "Put the end date in the calendar, with a note for four weeks before. Get three prices for the same cover. Ask your own firm if it can do better. Then say yes to one, and stop the other.",
    pitfall:
      "Paying by the month can cost more, because it’s a loan with interest. Two policies for one thing don’t pay twice. And a wrong answer on the form can mean that nothing is paid.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
  {
    id: "glasses-dentist-prescriptions",
    title: "Are the dentist, glasses and medicine free for children?",
    ages: ["8-10", "11-13", "14-16", "parents"],
    answer: `Yes, with the NHS: the dentist is free until ${SPENDING_ANSWER_FACTS.freeDentist.figure}, and medicine from the doctor until 16. At ${SPENDING_ANSWER_FACTS.freePrescriptions.figure} and in full-time education, medicine and eye tests stay free in England. In Scotland, Wales and Northern Ireland, prescriptions are free for everybody. For glasses, children get a voucher, and some frames cost no more than that. If you choose a dearer frame, your family pays the rest. Seeing a doctor is free at any age. Don’t put it off because of money.`,
    example:
      "Omar needs glasses. His voucher pays for a pair from the basic rack, so that’s £0. He likes a frame that costs £35 more. His mum says he may pay £10 of it from his birthday money.",
    plan: "Ask for an NHS eye test once a year or so, and an NHS dentist. Say your age. Ask, “Which frames does the voucher pay for?” before you try any on.",
    pitfall:
      "Extras, such as thin lenses or a second pair, add up fast, so ask for the total first. Broken glasses can often be mended for free for under-16s. And a private dentist isn’t free, so check which one it is.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["freeDentist", "freePrescriptions"],
  },
  {
    id: "cost-of-braces",
    title: "Do you have to pay for braces?",
    ages: ["11-13", "14-16", "parents"],
    answer: `No, not if you’re under ${SPENDING_ANSWER_FACTS.freeDentist.figure} and your teeth clearly need them. Then the NHS pays. A specialist gives a grade from 1 to 5, and grades 4 and 5 get free braces, with some of grade 3. If it’s only for looks, a family would have to go private, and that’s often £2,000 to £4,000. The list can be long, so ask the dentist early. A lost retainer usually has to be paid for. Braces have nothing to do with being rich or poor.`,
    example:
      "Freya’s teeth are grade 4, so hers are free. After two years, she leaves her retainer in a napkin at lunch. A new one costs £80. She pays £4 a week towards it, for 20 weeks.",
    plan: "Ask the dentist, “Could I need braces, and can you refer me?” Ask how long the wait is. Go to each visit. Keep the retainer in a bright box with your name on it.",
    pitfall:
      "Never order kits from the internet that move teeth, because they can harm them. If you go private, ask for the whole price with visits and retainers. And a plan to pay monthly may be a loan, so read it.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["freeDentist"],
  },
  {
    id: "cost-of-a-haircut",
    title: "How much is a haircut, and why do some people pay more?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "About £10 to £20 is common for a child’s cut, and £15 to £60 for adults. You pay for time, rent and skill. Long hair, colour and braids take hours, so they cost more. Some shops charge girls more than boys for the same short cut, and you may ask for the price by length. Training salons at colleges are far cheaper. Some people learn to cut hair at home. A tip is kind, but nobody has to give one.",
    example:
      "Box braids take five hours and cost £90. They last eight weeks. £90 divided by 8 is about £11 a week. Tom’s cut is £14 every four weeks, so it’s £3.50 a week.",
    plan: "Look at the list in the window before you sit down. Say, “How much will it be in all?” Compare two places, and ask if weekdays cost less. Then work out the price for one week.",
    pitfall:
      "The words “shall I just add a treatment” can add £15. It’s fine to say, “No, thank you.” If you’re unhappy with a cut, say so kindly there and then, because most will put it right.",
    page: "/resources/money-words#cost",
  },
  {
    id: "cost-of-a-wedding",
    title: "How much does a wedding cost?",
    ages: ["8-10", "11-13", "14-16"],
    answer: `About ${SPENDING_ANSWER_FACTS.weddingCost.figure} is what couples in a survey paid, but it can be a few hundred. The law asks for very little: two people, two witnesses, some forms and a fee. The rest is a choice. The food, the place and the number of guests cost the most. Some couples save for years, and families may help. Others have cake in the park, and are just as married. The price of the day says nothing about the love.`,
    example:
      "Food is £60 a guest. With 80 guests, 80 times £60 is £4,800. With 30 guests, it’s £1,800. So a shorter list saves £3,000, and the couple spends it on a trip.",
    plan: "As a game, plan a day for £500. Choose the place, the food, clothes and music. Write down each price. Then see what you’d add with £500 more, and what you wouldn’t miss.",
    pitfall:
      "The word “wedding” can make a cake or a room dearer. A loan for one day can last five years. And as a guest, you needn’t buy a big present. A card with kind words is enough.",
    page: "/resources/money-words#budget",
    facts: ["weddingCost"],
  },
  {
    id: "cost-of-a-funeral",
    title: "How much does a funeral cost, and who pays for it?",
    ages: ["11-13", "14-16", "parents"],
    answer: `About ${SPENDING_ANSWER_FACTS.funeralCost.figure} is usual for a simple funeral with guests. A cremation without a service costs about ${SPENDING_ANSWER_FACTS.directCremation.figure}. It’s usually paid from the money that the person left, and the bank can pay that bill first. If there’s too little, the family pays, or the state may help people on some benefits. For a child under 18, there are no fees for burial or cremation in most places. It’s never a child’s job to pay. If someone you love has died, talk to somebody you trust.`,
    example:
      "Granddad left £6,000 in the bank. The funeral costs £3,700, so his daughter shows the bank the bill, and it pays. £6,000 take away £3,700 leaves £2,300 for his other bills and his family.",
    plan: "Adults can ask three funeral firms for prices, which must be on show. They can say what they can afford. Ask if the person had a plan or wrote down a wish. Flowers from the garden are fine.",
    pitfall:
      "In sad days, people say yes to everything. A dear coffin isn’t a bigger love. Whoever signs the form has to pay, so read it first. The help differs between the nations: gov.uk, mygov.scot and nidirect explain it.",
    page: "/resources/money-words#bill",
    facts: ["funeralCost", "directCremation"],
  },
  {
    id: "cost-of-nursery",
    title: "How much does nursery cost, and what help is there?",
    ages: ["14-16", "parents"],
    answer: `In England in 2025, a full-time place for a child under two cost ${SPENDING_ANSWER_FACTS.nurseryWeek.figure}, after the funded hours. Without those, it’s far more. Most working parents in England can have ${SPENDING_ANSWER_FACTS.fundedHours.figure} in term time, from nine months until school. The other nations have their own schemes. Tax-Free Childcare adds £2 for each £8 you pay in, up to £2,000 a year. Universal Credit can pay a part. You can’t use those two at once. Childcarechoices.gov.uk shows what fits.`,
    example:
      "A day costs £70, and Ben goes two days a week, so it’s £140. His mum pays it from a Tax-Free Childcare account: she puts in £112, and the state adds £28. £112 and £28 make £140.",
    plan: "Check your rights at childcarechoices.gov.uk. Apply for the code in the term before. Ask the nursery for a full price list: meals, nappies, late pick-up, holidays. Then compare it with a childminder.",
    pitfall:
      "Funded hours cover 38 weeks, so nurseries that open all year spread them thinly. The code must be renewed every three months. And a deposit may be lost if you leave early, so ask first.",
    page: "/resources/money-words#benefits",
    facts: ["nurseryWeek", "fundedHours"],
  },
];
