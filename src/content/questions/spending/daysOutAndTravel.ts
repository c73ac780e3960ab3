/** Answers about days out, clubs, school costs, fares and holidays. */
import { SPENDING_ANSWER_FACTS } from "@/content/resources/facts/factsOfSpendingAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const DAYS_OUT_AND_TRAVEL: readonly TaughtAnswer[] = [
  {
    id: "holiday-spending-money",
    title: "How do I plan spending money for a holiday, a trip or a day out?",
    ages: ["8-10", "11-13"],
    answer:
      "Start with what’s already paid for, then plan only for the rest. Divide your spending money by the number of days, and keep a little back for the last one. For a school trip, the letter often gives a limit. Other countries have their own money. The exchange rate tells how much of it you get for £1, and it changes each day. The airport often gives less, so families order it earlier or use a card.",
    example:
      "Lily has £35 for seven days. £35 divided by 7 is £5 a day. On day one, she spends £9 on a toy. She has £26 left for six days, so about £4.30 a day.",
    plan: "Write down the days. Give each day its share, and keep £3 for the end. Each evening, count what’s left.",
    pitfall:
      "The first gift shop is full of things you’ll see again. Look on day one, and buy on day two. Keep most of your money with a grown-up, so that it can’t all be lost.",
    page: "/resources/money-words#exchange-rate",
  },
  {
    id: "snacks-on-a-day-out",
    title: "Why are snacks so expensive at the cinema or the zoo?",
    ages: ["8-10", "11-13"],
    answer:
      "Snacks cost more there because you can’t easily buy them somewhere else. The place also has to pay its staff and rent. A cinema may keep little from the ticket, so it earns more from popcorn. An ice-cream van needs fuel, and it sells hardly anything in winter. You could eat first and pack a drink. Many places let you bring food, but check the rules. If you love a treat, plan for one.",
    example:
      "Four cousins go to the zoo. A drink there is £2.80, so four would cost £11.20. They bring water from home. Then they buy four lollies at £1.50, which makes £6. £11.20 take away £6 is £5.20, so they save that.",
    plan: "Before you go, look at the place’s page for its rules on food. Pack a bottle of water and a snack. Choose one treat to buy there, and take the money for just that.",
    pitfall:
      "When you’re hungry, any price looks fine. So eat before you’re starving. Look at the price list before you join the queue, because it’s hard to turn back at the front.",
    page: "/resources/money-words#supply-and-demand",
  },
  {
    id: "child-and-family-tickets",
    title: "Is a family ticket cheaper, and when does the child price end?",
    ages: ["8-10", "11-13"],
    answer:
      "Children often pay less, because places want families to come. But each place sets its own ages. So a child’s price may end at 12, 14 or 16. A family ticket isn’t always the cheapest way in. Add up the single tickets first, and compare. Look for cheap days and quiet times as well. Very young children often get in free, and so may a carer. The place’s own page shows all the prices.",
    example:
      "A farm park costs £9 for an adult and £6 for a child. The family ticket is £27. Mum goes with Zoe and Ben. £9 and £6 and £6 make £21. So the family ticket would cost them £6 more.",
    plan: "Write down who’s going, and how old they are. Add up the single tickets. Then compare them with the family ticket, and look for a cheaper day.",
    pitfall:
      "Don’t say that you’re younger to pay less, because it isn’t fair on the place. And don’t look only at the way in. The car park and lunch can cost as much as the tickets.",
    page: "/resources/money-words#comparison-shopping",
  },
  {
    id: "cheap-days-out",
    title: "What can we do for free in half-term and the holidays?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "Start with what’s free near you: parks, beaches, woods, libraries and many museums. Many big museums in London, Cardiff, Edinburgh and Belfast cost nothing to get in. Libraries have clubs, games and a summer reading challenge. Councils run free sport and holiday clubs, some with a free lunch. At home, you can camp in the living room, bake, or hold a film night. Take food with you, because lunch out is often the dearest part.",
    example:
      "A family of four goes to the zoo: £88 for tickets and £34 for lunch, so £122. The week after, they take a picnic to a museum: bus £9 and food £8. That’s £17, and £105 less.",
    plan: "Make a jar of ten free ideas on slips of paper. Each week, pull one out. Look up the times and the bus with a grown-up. Pack water, a snack and a coat.",
    pitfall:
      "Free places have shops and cafés, and those aren’t free. Set a sum before you go in. Some free events need a ticket, so book early. If there’s no lunch at home in the holidays, tell a grown-up, because help exists.",
    page: "/resources/money-words#budget",
  },
  {
    id: "theme-parks",
    title: "How much does a theme park cost, and how do we pay less?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "About £30 to £70 a person is common at a big park, and you pay least if you book early online. At the gate, it’s the dearest. Then come the car park, food, photos and fast-track passes. Children below a certain height or age often get in free. A season pass can pay off if you go three times. Two-for-one vouchers can help, but look at which price they start from. A weekday in term time costs the least, and the queues are short.",
    example:
      "Tickets are £38 online for each of four, so £152. Parking is £10, lunch is £44, and fast passes would be £80. With sandwiches and no fast passes, they pay £162 and not £286.",
    plan: "Choose a day with a cheap ticket. Write down the full cost: tickets, travel, parking, food. Agree on one treat each. Pick the three rides you want most, and do them first.",
    pitfall:
      "The photo of your scream looks great, and costs £12. Ask to see it, and laugh, and walk on. Games with prizes near the rides are made hard to win. And measure yourself, so that no ride turns you away.",
    page: "/resources/money-words#budget",
  },
  {
    id: "birthday-party-cost",
    title: "What does a birthday party cost, and how do I plan a cheap one?",
    ages: ["8-10", "11-13"],
    answer:
      "A party can cost hundreds of pounds or hardly anything. First ask at home how much there is for it. Then work out the cost for each guest, because that’s the part that grows. Food, a cake and party bags all add up. A film night, a picnic or a treasure hunt costs little. You could ask three good friends, and not the whole class. Nobody will remember the price.",
    example:
      "A trampoline party costs £14 each. For eight children, that’s £112. Tia goes to the park instead. The cake is £9, the pizza is £16 and the prizes are £5, so that’s £30. £112 take away £30 is £82 less.",
    plan: "Ask at home what the most is. Write down your guests, and times the number by the price for one. If it’s too much, change one thing: the place, the food or how many come.",
    pitfall:
      "Party bags come last, so they’re easy to forget. Ten bags at £3 cost £30. A slice of cake or one book each is plenty. And don’t talk about the party in front of children who aren’t asked.",
    page: "/resources/money-words#budget",
  },
  {
    id: "cost-of-clubs",
    title: "What do clubs and swimming lessons cost, and how can we pay less?",
    ages: ["8-10", "11-13"],
    answer:
      "Most clubs charge by the month or the term, and kit comes on top. The money pays for the hall, the coach and the insurance. So ask what a whole year would cost. Many clubs have a free first try and used kit. Some can help with the fee, if a grown-up asks. Clubs at school, in libraries or in youth centres can be free. If it’s a no for now, ask again next term.",
    example:
      "Swimming is £7 a lesson, with 12 lessons in a term. 12 times £7 is £84. Three terms make £252. Goggles are £6. £252 and £6 make £258 for the year. With a used pair from a cousin, it’s £252.",
    plan: "Pick the club that you want most. Find out the price for a year, with the kit. Show it at home, and ask to go to one free try before anyone pays.",
    pitfall:
      "It’s easy to buy all the kit in week one and stop in week three. So borrow at first. And tell your family before the term ends if you don’t enjoy it, because the next bill may come early.",
    page: "/resources/money-words#cost",
  },
  {
    id: "instruments-and-music-lessons",
    title: "How much do music lessons and an instrument cost?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "About £15 to £25 is common for half an hour on your own, and a group costs less. Many schools let you try for free. You can hire an instrument for a few pounds a month, so don’t buy yet. A ukulele starts at about £25, and a used keyboard at £40. Music services can help families with little money, and in Scotland lessons in state schools are free. Libraries may lend instruments as well.",
    example:
      "Thea wants to play the flute. To buy one costs £240, and to hire one is £12 a month. After five months, she changes to the guitar. She’s paid 5 times £12, so £60, and saved £180.",
    plan: "Ask the school’s office who teaches music, and if there’s help with fees. Try two instruments. Hire first, for one term. If you still love it after a year, look for a used one with your teacher.",
    pitfall:
      "The very cheapest ones may never stay in tune, and then it’s no fun. Books, strings and exams come on top. And if you stop, tell the teacher before the term ends, or the next one must be paid for.",
    page: "/resources/money-words#cost",
  },
  {
    id: "joining-a-library",
    title: "Is it free to join a library and borrow books?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, joining a public library is free, and so is borrowing children’s books. A grown-up usually signs up with you. Many libraries also have e-books, comics and audiobooks, and some places lend toys or games. If a book is late, many charge children nothing, but ask at yours. You can often order a book that isn’t on the shelf. So you can read as much as you like and keep your money.",
    example:
      "Nadia reads two books a month. At £7 each, that would be £14 a month, and £168 a year. She borrows them all. Then she spends £7 on the one that she wants to read again and again.",
    plan: "Ask a grown-up where the nearest library is, or if a library bus comes by. Take something with your address on it. Choose two books, and write the return date on a calendar.",
    pitfall:
      "Books get lost under beds, and a lost one may have to be paid for. So keep them all in one place. If yours got wet or torn, say so when you bring it back.",
    page: "/resources/money-words#borrow",
  },
  {
    id: "packed-lunch-or-dinner",
    title: "Is a packed lunch cheaper than a school dinner?",
    ages: ["8-10", "11-13"],
    answer:
      "It depends on what’s in the box. A sandwich, an apple and water often cost less than a school dinner. Small snack packs and cartons can make the box dearer. A big pack costs less for each bite, so fill a little tub from it. If your school meal is free, it’s a hot lunch for nothing. Some schools have rules about what you may bring. The main thing is to have enough to eat.",
    example:
      "Max’s box has a sandwich for 55p, an apple for 30p and yoghurt for 25p from a big pot. That makes £1.10. A school dinner costs £2.60. £2.60 take away £1.10 is £1.50 less a day, or £7.50 a week.",
    plan: "With somebody at home, write down what one box costs. Swap one small pack for a tub filled from a big one. Make it the night before, and leave nothing out.",
    pitfall:
      "Food that comes home again is money in the bin. So pack what you’ll really eat, and say if it’s too much or too little. Never skip lunch to save, because you need it to play and to think.",
    page: "/resources/money-words#unit-price",
  },
  {
    id: "school-photos",
    title: "Why are school photos so expensive, and do we have to buy them?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "No, nobody has to buy them, and no teacher will mind. They’re expensive because one firm has the job, and a small print costs about £10 to £30. The school may get a part of it. The link lets a family choose just one print, or a picture file that can be printed for pennies. Some firms cut the price after the first weeks. You can still be in the class photo. A nice picture that’s taken at home is as good for Gran.",
    example:
      "The big pack is £32, and the file alone is £19. Ivy’s mum takes the file. She prints six small ones at 15p each, which is 90p. £19 and 90p make £19.90, so it’s £12.10 less.",
    plan: "Look at the list at home before anyone taps “buy”. Choose the one thing that will hang on the wall. Ask if family want one as a present, and order all at once, to pay for the post once.",
    pitfall:
      "“Order by Friday” makes people hurry. But you can often order later, with a small fee. Don’t share or print a picture with the firm’s mark across it, because they own it. And feeling shy about saying no is normal.",
    page: "/resources/money-words#want",
  },
  {
    id: "bus-fares-for-children",
    title: "How much is the bus for children, and who gets free buses?",
    ages: ["8-10", "11-13", "14-16", "parents"],
    answer: `About half the adult fare is usual for children up to 15. In England, most adult singles cost ${SPENDING_ANSWER_FACTS.busFareCap.figure} at the most, until March 2027. In Scotland, anybody from ${SPENDING_ANSWER_FACTS.scotlandFreeBus.figure} can have a card for free buses. In Wales, look for the mytravelpass, and from 16 in Northern Ireland for the yLink card. In London, a Zip card makes buses free for children. Many cities have day tickets for young people. A school that’s far away may mean a free pass from the council.`,
    example:
      "A child’s single is £1.50, and Rosa goes there and back on five days. 10 times £1.50 is £15. A child’s weekly ticket costs £11. So she saves £4 a week, which is £156 in 39 weeks.",
    plan: "Look up the bus firm’s page for “child” or “young person”. Count your trips in a week. Compare singles, a day ticket and a week. Ask at home to order a card if you need one.",
    pitfall:
      "Some drivers ask for proof of age, so carry a card or a photo of one. Phones run flat: keep a few coins. And a weekly ticket is only worth it if you really use it, so leave it in the holidays.",
    page: "/resources/a-budget-you-can-keep#lunch-and-bus",
    facts: ["busFareCap", "scotlandFreeBus"],
  },
  {
    id: "train-tickets-for-children",
    title: "How can a family get cheaper train tickets?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Start with the child fare: from ${SPENDING_ANSWER_FACTS.trainChildAge.figure}, it’s half the adult one, and younger children go free. A Family & Friends Railcard takes a third off for adults and ${SPENDING_ANSWER_FACTS.familyRailcard.figure} off for children. Book early, and go after the busy hours. Split tickets can be cheaper: you buy two or three for parts of the same trip, and stay on the train if it stops there. A group of adults may save as well. Northern Ireland has its own family tickets.`,
    example:
      "Two adults pay £30 each, and two children £15. That’s £90. With the card, the adults pay £20 each, and the children £6. That’s £52. The first trip saves £38, about what such a card costs.",
    plan: "Write down who’s going and when. Look at the price a few weeks before, and at three different times. Try it with a railcard. Then check whether splitting the trip helps.",
    pitfall:
      "An early cheap ticket is only for one train. If you miss it, you pay again. Have the railcard with you, or you pay full price. And some ticket sites add a fee, which the train firm’s own page doesn’t.",
    page: "/resources/money-words#comparison-shopping",
    facts: ["trainChildAge", "familyRailcard"],
  },
  {
    id: "parking-and-library-fines",
    title: "What is a fine for parking or a late book, and must it be paid?",
    ages: ["8-10", "11-13", "parents"],
    answer: `A fine is money you pay because a rule was broken. Yes, a real one must be paid, or the sum grows. A council’s fine for parking often costs half if it’s paid within ${SPENDING_ANSWER_FACTS.parkingDiscount.figure}. If it’s wrong, the driver can appeal, and it costs nothing to try. A private car park sends a bill, not a fine, and that can be challenged as well. For late books, many libraries charge children nothing. So take them back, even if it’s been months.`,
    example:
      "Mum’s ticket is £70, or £35 if she pays in two weeks. She puts it in a drawer. After four weeks, it’s £70, and then it’s £105. That drawer cost her £70.",
    plan: "Read who sent it, and the last date. Take photos of the signs. Decide: pay early, or appeal before that date. For a book, bring it in, and say sorry. They’ll be glad to have it back.",
    pitfall:
      "Fake texts about parking fines are common. So don’t use the link: type in the council’s address. Scotland and Northern Ireland have some rules of their own. And never hide a letter to be kind, because the sum grows.",
    page: "/resources/money-words#bill",
    facts: ["parkingDiscount"],
  },
  {
    id: "escooters-and-bikes",
    title: "Should I buy an e-scooter or a bike, and what is allowed?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Buy a bike, because your own e-scooter isn’t allowed on roads, pavements or in parks. The police can take it away. Hired ones in some English towns are for people from ${SPENDING_ANSWER_FACTS.escooterAge.figure} with a provisional licence, and a few ask for 18. You could get a fine, or points on a later licence. A used bike costs £50 to £150, and needs no licence or tax. Add a helmet, lights and a good lock. Many schools teach you to ride on roads for free.`,
    example:
      "An e-scooter is £380, and Kobi could only ride it in a private yard. A used bike is £90, with a new helmet for £20 and a lock for £25. £90 and £20 and £25 make £135, so it’s £245 less.",
    plan: "Look for a used bike at a bike project or a repair shop. Check the brakes, the tyres and the frame’s number. Ask for a receipt. Mark it on a free bike register, and lock it to something fixed.",
    pitfall:
      "Shops may sell e-scooters to anyone, but that doesn’t make riding them legal. Cheap batteries can start fires. A price far too low may mean a stolen bike. And get a new helmet, not a used one.",
    page: "/resources/money-words#second-hand",
    facts: ["escooterAge"],
  },
  {
    id: "petrol-and-charging",
    title: "Why is petrol so expensive, and is an electric car cheaper to run?",
    ages: ["11-13", "14-16"],
    answer:
      "Petrol is dear because about half of what you pay is tax. The rest is for oil, its trip to the pump, and the shop. When oil costs more in the world, petrol soon follows. An electric car is often cheaper to run if it’s charged at home, at night. At public chargers, it can cost as much as petrol. The car itself may cost more to buy. Driving gently, a lighter boot and shared trips save money in any car.",
    example:
      "A car does 40 miles on £6 of petrol. At home, an electric one does them for £1.40. At a fast charger, it’s about £6. The school run is 40 miles a week, so at home it’s £4.60 less.",
    plan: "With a grown-up, write down the pump price at three places. Work out one trip: miles, fuel, price. Then see which trips could be on foot, by bus or with a neighbour.",
    pitfall:
      "Driving ten miles to save 2p a litre loses money: on 40 litres, that’s 80p. Fuel on a motorway costs the most. And fuel isn’t the whole cost of a car, since there’s insurance, tax, tyres and repairs.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    id: "holidays-in-school-holidays",
    title: "Why are holidays so expensive in the school holidays?",
    ages: ["8-10", "11-13", "parents"],
    answer: `Holidays cost more then because all families want the same few weeks, and there are only so many beds and seats. When many people want a thing, its price goes up. In term time, half the rooms may be empty, so they’re cheap. Going in term time without leave can mean a fine: in England, it’s ${SPENDING_ANSWER_FACTS.termTimeFine.figure} for each parent and child at first. Wales has other fines, and Scotland usually none. To pay less, look at the last week of August, at camping, or at a house swap.`,
    example:
      "A week by the sea is £480 in June and £960 in August. The difference is £480. The Lams go in the last days of August for £700, and that saves £260.",
    plan: "With a grown-up, look at one place for five different weeks. Write the prices in a row. Find the cheapest week that isn’t school. Then plan what you can do there for free.",
    pitfall:
      "“Kids go free” may hide a dearer price for adults, so add up the total. Bags, seats and transfers come on top. And a week at home with four good days out can be the best one.",
    page: "/resources/money-words#supply-and-demand",
    facts: ["termTimeFine"],
  },
  {
    id: "cost-of-a-passport",
    title: "How much does a passport cost for a child?",
    ages: ["11-13", "14-16", "parents"],
    answer: `It costs ${SPENDING_ANSWER_FACTS.childPassport.figure} online for a child under 16, and ${SPENDING_ANSWER_FACTS.adultPassport.figure}. A child’s passport lasts for five years, and an adult’s for ten. By post, it’s dearer. The photo can be taken at home with a phone, for free. Apply on gov.uk only, weeks before you go, because a fast one costs far more. Many countries want some months left on it. At 16, you apply for an adult one. Ireland needs none for British people, but the airline may ask for ID.`,
    example:
      "The Boatengs need one for mum and two for the children. £102 and £66.50 and £66.50 make £235. They do it in March, and save £25 a month for nine months before.",
    plan: "Ask at home where the passports are. Look at the last date on each one. Put a note in the calendar for nine months before it ends. Add its price to the holiday budget.",
    pitfall:
      "Sites that look like gov.uk may charge a fee for nothing. So type the address in yourself. A lost or wet passport has to be paid for again. Keep it flat, dry and with a grown-up on a trip.",
    page: "/resources/money-words#fee",
    facts: ["childPassport", "adultPassport"],
  },
  {
    id: "phone-roaming-abroad",
    title: "Will my phone cost extra when I’m on holiday abroad?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "It depends on your phone company and on the country. In Europe, some plans let you use your phone at no extra cost, and others charge about £2 to £3 a day. Further away, it can be far more. Before you go, look up the country on the company’s page. Turn off data roaming, and use wifi. A local SIM or an eSIM can be cheaper. Planes and ships have networks of their own, which cost the most, so use flight mode.",
    example:
      "A week in Spain costs £2.50 a day on Leo’s plan. 7 times £2.50 is £17.50. For the four in his family, that’s £70. They switch it on for one phone, and the rest use wifi: £17.50.",
    plan: "Search for the country and “roaming” on the company’s site. Ask the person who pays the bill. Set a spending cap. Download maps, films and music at home, the night before.",
    pitfall:
      "Near a border or the sea, a phone can join a foreign network. In Northern Ireland, it may pick one from the south. Look at the name at the top of the screen. One night of updates can cost more than the trip.",
    page: "/resources/money-words#fee",
  },
  {
    id: "splitting-a-bill",
    title: "What is a fair way to split a restaurant bill with friends?",
    ages: ["11-13", "14-16"],
    answer:
      "If the prices are far apart, it’s fairest that each of you pays for your own food. If you all had much the same, an equal split is quicker. Agree on it before you order. Divide shared things, such as a big pizza, by the people who ate them. A service charge can often come off if you ask politely. If you’re short, say so early, and tell the staff the truth.",
    example:
      "Four friends have a bill of £38. An equal split is £38 divided by 4, so £9.50 each. But Yusuf only had chips and water for £4. So he pays £4. The other three share £34, which is about £11.33 each.",
    plan: "Before you order, say, “Shall we each pay for our own?” Add up your part as you go. Put your money on the table first, and keep a pound back in case you’ve missed something.",
    pitfall:
      "It’s hard to speak up once the bill is there. Then you pay £9.50 for £4 of chips and feel bad. Say it at the start, in one cheerful line. And if you had the dear meal, offer to pay more before you’re asked.",
    page: "/resources/money-words#bill",
  },
  {
    id: "student-and-youth-discounts",
    title: "Which student or under-19 discounts are there, and do they save money?",
    ages: ["14-16"],
    answer:
      "There’s often a lower price for students or young people on travel, films, food and software. A college ID or a card that proves your age may be enough. Many student apps are free, and some cards cost money. For travel, look at railcards and your area’s youth bus card. But a discount only saves you money if you’d have bought the thing anyway. Even then, another shop may be cheaper without one.",
    example:
      "Trainers cost £60, with 20% off for students. 20% of £60 is £12, so they’re £48. Another shop sells them to everybody for £45. Luca hadn’t planned to buy any. He closes both pages, and still has his £45.",
    plan: "Write down what you need this month. Look for a discount on those things only. Then compare the final price, with delivery, in two other shops.",
    pitfall:
      "“20% off, today only” pushes you to hurry and to think of what you save, not of what you spend. Student apps also send a lot of offers, so switch those messages off. If a card costs money, divide its price by what you’d save each time.",
    page: "/resources/money-words#discount",
  },
  {
    id: "prom-and-nights-out",
    title: "How can I afford prom, a date or a trip with friends?",
    ages: ["14-16"],
    answer:
      "Start with the sum you can spend, then choose the two things that matter most to you. Clothes can be hired, borrowed or bought used, and nobody can tell. Travel costs less in a shared car. For a trip or a festival with friends, add up ticket, travel and food, and agree on the total before anyone books. On a date, splitting is fine, and so is taking turns. If the school’s event costs too much, ask the office quietly: many have a fund.",
    example:
      "Ellie has £90. The ticket is £35. She borrows shoes, buys a used dress for £25, and shares a taxi for £6. £35 and £25 and £6 make £66, and £24 is left for pictures and chips.",
    plan: "Write your top sum. List ticket, clothes, travel and food. Cross out one thing. Put by a part each week until the day.",
    pitfall:
      "One friend plans big, and the others are shy to say no. Say your sum early. Somebody else will be relieved.",
    page: "/resources/money-words#budget",
  },
];
