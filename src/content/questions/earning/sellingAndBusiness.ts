/** Answers about selling things and a small business. */
import { SCHOOL_ANSWER_FACTS } from "@/content/resources/facts/factsOfSchoolAnswers";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const SELLING_AND_BUSINESS: readonly TaughtAnswer[] = [
  {
    id: "selling-my-own-toys",
    title: "Can I sell my old toys, and is the money mine?",
    ages: ["8-10", "11-13"],
    answer:
      "Ask a grown-up first: if they agree, you can sell toys that are really yours. Most families let you keep the money, but settle that before you sell. Some toys were a present, or belong to a brother or sister too. You can sell at a school fair, at a car boot sale or to friends of the family. Online, an adult has to sell for you. There’s normally no tax on old things of your own.",
    example:
      "Sam wants to sell a train set. “Half of that is your sister’s,” says Dad. They sell it for £14, and £14 divided by two is £7 each. The puzzles are all Sam’s, so he keeps the whole £4 and has £11.",
    plan: "Make three piles: mine, ours, and ask first. Show them to a grown-up. Agree on a price for each, and who gets the money. Then clean them, and try one sale.",
    pitfall:
      "Don’t sell a present from Gran without telling her or your parents. A toy that you miss is hard to get back, so wait a week before you choose. And don’t swap or sell at school, if it isn’t allowed.",
    page: "/resources/ways-to-earn#sell-old-toys",
  },
  {
    id: "selling-at-car-boot",
    title: "How do I sell my old toys and books at a car boot sale?",
    ages: ["8-10", "11-13"],
    answer:
      "You need a grown-up who books the pitch and stays with you. Ask at home which things are yours to sell. Clean them, check that no parts are missing, and put a price on each. Expect about a quarter of what they cost new. Bring small change, a bag and a drink. Near the end, sell the rest in bundles. What you don’t sell can go to a charity shop.",
    example:
      "Nia pays £8 for the pitch. She sells twelve books at 50p, a scooter at £7 and a game at £3. £6 and £7 and £3 make £16. £16 take away £8 leaves £8 for her jar.",
    plan: "Make three piles: keep, sell, give. Price the second pile. Then look up a sale near you with a grown-up, and find out what a pitch costs.",
    pitfall:
      "A thing that was dear when it was new isn’t worth that now. If your price is too high, you carry it home. Decide the lowest price you’d take before you start.",
    page: "/resources/ways-to-earn#sell-old-toys",
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
    id: "lemonade-stall-rules",
    title: "Am I allowed to have a lemonade stall outside my house?",
    ages: ["8-10", "11-13"],
    answer:
      "It depends on where the table stands. On your own drive or in the garden, one stall now and then is usually fine if a grown-up agrees. On the pavement, it can count as street trading, and that needs a licence from the council. Somebody who sells food or drink often may also have to sign up with the council as a food business. Write every ingredient on a card, because of allergies. Wash your hands, and keep a grown-up close by.",
    example:
      "Orla has a table on her drive. Six lemons, sugar and cups cost £4.20. She sells 15 cups at 60p, which makes £9. £9 take away £4.20 leaves £4.80. She pours the last three cups for her helpers.",
    plan: "Ask at home for a place and a day. Ask your grown-up to look up “street trading” on the council’s website. Then make a small batch, a price sign and a card with the ingredients.",
    pitfall:
      "In 2017, a five-year-old in London got a fine for a stall in the street. The council said sorry and took it back. So stay on your own ground, or sell at a fair that has asked already. Never give a drink to someone who can’t check what’s in it.",
    page: "/resources/ways-to-earn#bake-biscuits",
  },
  {
    id: "slime-bracelets-and-tshirts",
    title: "Can I make and sell slime, bracelets or T-shirts?",
    ages: ["8-10", "11-13"],
    answer: `Yes for bracelets, cards and T-shirts, but be careful with slime, soft toys and anything for the skin. Toys for children under ${SCHOOL_ANSWER_FACTS.toyMarkAge.figure} must pass safety checks and carry a mark before anyone sells them. Soaps and lip balms need a safety report. So make those with a grown-up, for yourself. Use your own drawings, and never a brand, a game or a film. Sell to people you know or at a fair, with a grown-up. Somebody else’s picture on your shirt isn’t yours to sell.`,
    example:
      "Anya wants to sell slime for £2. Her uncle looks up the rules, and it would need tests. So she makes bracelets for older pupils and adults. Beads cost £6 for 12, and she sells ten at £1.50. £15 take away £6 leaves £9.",
    plan: "Make two samples. Ask three people what they’d pay. With a grown-up, check the rules for your product on gov.uk, and write on a label what it’s made of.",
    pitfall:
      "“Just for decoration” doesn’t help if it looks like a toy. Small beads aren’t safe for little children, so say who it’s for. And don’t copy a famous character: the owner can ask you to stop, and the fair may take your things off the table.",
    page: "/resources/ways-to-earn#sell-your-craft",
    facts: ["toyMarkAge"],
  },
  {
    id: "setting-a-price",
    title: "How much should I charge for something I make or do?",
    ages: ["8-10", "11-13"],
    answer:
      "Start with what it costs you to make, then add something for your time. Say the beads for a bracelet cost £1. If you sold it for 80p, you’d lose money on each one. Next, find out what other people charge for the same thing. Show yours to three people you know, and ask what they’d pay. For a job, set a price for each hour or for the whole job. Tell people your price before you start.",
    example:
      "Beads and string for one bracelet cost £1. It takes Hana half an hour, and she’d like £2 for that. £1 and £2 make £3. Other people at the fair ask for £3 to £4, so she chooses £3.50.",
    plan: "Add up everything you have to buy. Divide it by the number you can make. Add a little for your time. Try that price on five people your family knows. If nobody buys, change one thing and try again.",
    pitfall:
      "It’s easy to ask too little, because small costs get forgotten. If a bag costs 5p, ten bags take 50p of your money. So write down every cost, even the tiny ones. You can always lower a price, but it’s harder to put one up.",
    page: "/resources/money-words#rate-of-pay",
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
    id: "business-name-and-logo",
    title: "How do I choose a name and a logo for my business?",
    ages: ["8-10", "11-13"],
    answer:
      "Pick a name that says what you do and is easy to spell, such as “Ben’s Bike Wash”. Then draw a logo with one simple shape and two colours. Both can be free. Search for the name, so that you don’t use one that somebody has already. Show three names to five people, and ask them the next day which one they remember. Leave out your surname, your street and your school.",
    example:
      "Cerys sells seed pots. Her names are “Green Thumbs”, “Pot Luck” and “Cerys’s Seeds”. The next day, four of five people remember “Pot Luck”. But a café nearby has that name. So she takes “Little Pots”, and draws one pot with two leaves.",
    plan: "Write ten names in five minutes. Cross out seven. Search for the other three with a grown-up. Then draw the logo so small that it fits on a coin, and see if it still works.",
    pitfall:
      "Don’t copy a big brand, not even as a joke, because its owner can stop you. And don’t spend a week and £20 on a logo before the first sale. People come back because the work is good, and not because of a sign.",
    page: "/resources/money-words#brand",
  },
  {
    id: "nobody-buys-what-i-made",
    title: "What do I do if nobody buys what I made?",
    ages: ["8-10", "11-13"],
    answer:
      "First, ask three people why they didn’t buy, and listen. Then change one thing: the price, the place or the thing itself. Don’t make any more until some are sold. You can sell what’s left in pairs, swap it, or give it as presents. The money you spent has gone, so it mustn’t decide what you do next. Nearly everyone with a business has had a day like that. It teaches you more than a good day.",
    example:
      "Mina made 20 key rings for £8 and sold three at £2. So £6 came in, and she’s £2 short. She asks why. “I’ve no keys,” say the children. So she offers them to parents at the gate at two for £3, and four pairs go. £12 makes £18 in all.",
    plan: "Count what’s left and what it cost. Ask three people. Change one thing, and try again with five pieces. If it still doesn’t work, stop and keep what you learned.",
    pitfall:
      "Don’t drop the price to almost nothing in the first hour. And don’t beg friends to buy, because they’ll do it once and then stay away. Next time, ask ten people before you make ten pieces.",
    page: "/resources/money-words#loss",
  },
  {
    id: "someone-sells-the-same-thing",
    title: "What if somebody else sells the same thing as me?",
    ages: ["8-10", "11-13"],
    answer:
      "That’s called competition, and it shows that people want it. Don’t just make yours cheaper, because then you both earn less. Make it a bit different: another flavour, a nicer box, or you bring it to the door. Ask customers what’s missing at the other stall. You may also sell together, and share the table. Be friendly and fair. You can’t stop others from having the same idea.",
    example:
      "At the fair, two tables sell biscuits at 40p. Luca could go down to 30p. His costs are 15p, so his profit would fall from 25p to 15p. He writes names on his biscuits with icing instead, and sells 18 at 50p.",
    plan: "Look at the other stall, and write down two good things about it. Choose one thing that you can do better. Tell people about it in five words on your sign.",
    pitfall:
      "Never say bad things about the other seller: people trust you less. Don’t copy their name, their drawing or their words. And don’t fix one price with each other to make people pay more, because between firms that’s against the law.",
    page: "/resources/money-words#competition",
  },
  {
    id: "selling-things-online",
    title: "Can I sell my things online, on sites like Vinted or eBay?",
    ages: ["11-13"],
    answer: `Sites such as Vinted and eBay want users of ${SCHOOL_ANSWER_FACTS.sellingSiteAge.figure} or over, so you can’t sell on your own yet. A parent or carer can sell for you, if they agree. You can help with the photos, the words and the packing. Keep your face, your school and your address out of every picture. The grown-up answers the buyers, and waits for the money before posting anything. If you’re under 11, try a table-top sale first.`,
    example:
      "Ella’s old skates sell for £12. The site keeps £1, and the postage costs £3.50. That’s £4.50 altogether, and £12 take away £4.50 leaves £7.50. The price was £12, but £7.50 is what she really gets.",
    plan: "Choose one thing you’ve outgrown, and ask at home if you may sell it. Take clear photos that show every scratch. Let your grown-up put it online. Once the money has arrived, pack up the parcel together.",
    pitfall:
      "A buyer may say, “I paid too much, so send some back.” Or they may want to pay outside the site. Both are usually tricks. Let your grown-up check that the money has really come. Nobody needs your password or a code to pay you.",
    page: "/resources/ways-to-earn#sell-your-craft",
    facts: ["sellingSiteAge"],
  },
  {
    id: "business-plan",
    title: "What is a business plan, and how do I write one?",
    ages: ["11-13"],
    answer:
      "A business plan is a page that says what you’ll sell, to whom, and how the money works. Five lines are enough to begin. Write what it is, who wants it, what it costs you and your price. Then say how people will hear of it. Add one line about what could go wrong. Do the sum for ten sales. A plan is a guess, so change it when you learn more.",
    example:
      "Zak’s plan says: “Lavender bags for people on our street. One bag costs 90p to make. Price £2. A card in the shop, with Mum’s number.” For ten bags, £20 comes in and £9 goes out. £20 take away £9 is £11.",
    plan: "Take one sheet, and write the five lines in ten minutes. Ask two people who might buy what they think. Change one line. Then try it with a very small batch.",
    pitfall:
      "Many plans count on selling everything. Do the sum again with only half the sales, and see if you still lose nothing. And don’t spend weeks on the look of it. One true number is worth more than a pretty logo.",
    page: "/resources/money-words#business",
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
    id: "pitch-my-idea",
    title: "How do I pitch my idea, like on Dragons’ Den?",
    ages: ["11-13", "14-16"],
    answer:
      "Say five things in one minute: the problem, your idea, who wants it, the numbers and what you ask for. Begin with a real person who has the problem. Show the thing itself, or a drawing of it. Give three numbers: the cost of one, the price and how many you’ve sold. Then say what you need and what it’s for. Practise aloud three times. If you don’t know an answer, say so, and say how you’d find out.",
    example:
      "“My gran can’t open jars,” says Idris. “So I cut grips from old bike tubes. One costs 30p, and I’ve sold 14 at £1.50.” That’s £21 in and £4.20 out, so £16.80 profit. “I’d like £20 for a better cutter.”",
    plan: "Write your five points on five cards. Time yourself. Ask somebody at home to be a hard Dragon with three questions. Change the card that made you stop.",
    pitfall:
      "Don’t say “everyone will buy it”. One true sale beats a thousand that you hope for. If someone offers money for a share of your idea, don’t say yes on the spot: a share means that they own a part of it for good.",
    page: "/resources/money-words#entrepreneur",
  },
  {
    id: "profit-revenue-and-turnover",
    title: "What’s the difference between profit, revenue and turnover?",
    ages: ["11-13", "14-16"],
    answer:
      "Revenue is all the money that comes in from sales. Turnover is another word for the same thing. Profit is what’s left once you’ve taken off every cost. If the costs are higher than the revenue, it’s a loss. So a stall can have a big turnover and no profit at all. When people boast about sales, ask what they spent to get them.",
    example:
      "Jude sells 40 cakes at 75p. 40 times 75p is £30: that’s his revenue, or turnover. Flour, boxes and the table cost £19. £30 take away £19 leaves £11. That’s his profit. His cousin sold for £50 and spent £52, so she lost £2.",
    plan: "Write two columns: in and out. Add up each one. Take “out” from “in”. Then divide the profit by your hours, and see what an hour brought you.",
    pitfall:
      "The easiest mistake is to forget small costs, such as bags, bus fares or a fee. Free flour from home is a cost too, even if someone else paid it. And money that a customer hasn’t paid yet isn’t in your pocket.",
    page: "/resources/money-words#profit",
  },
  {
    id: "selling-art-music-and-photos",
    title: "How can I sell my art, music or photos?",
    ages: ["11-13", "14-16"],
    answer:
      "Start near home: offer prints, portraits of pets or photos of a match to families you know. For a shop online, an adult has to hold the account. Only sell work that’s wholly your own. With print on demand, a firm prints your picture on a shirt or a mug and sends it, and you get a small part. Music sites pay a tiny part of a penny for each play. Ask before you sell a photo of a person.",
    example:
      "Ffion draws pets from photos for £8 each. Paper and a folder cost 90p. She sells six, so £48 comes in and £5.40 goes out. £48 take away £5.40 leaves £42.60. Online, her mug sells for £12, and her part is £1.80.",
    plan: "Choose your three best pieces. Work out what one costs you to make. Ask five people what they’d pay. Then take two orders, and no more, until you know how long one takes.",
    pitfall:
      "Fees, paper and postage take a lot, so count them before you set the price. Don’t draw famous characters to sell. If a stranger says that they’ll make your music famous for a fee, or want to buy your picture by a cheque that’s too high, it’s a trick.",
    page: "/resources/ways-to-earn#sell-your-craft",
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
    id: "customer-who-does-not-pay",
    title: "What do I do if a customer won’t pay me?",
    ages: ["11-13", "14-16"],
    answer:
      "Ask once, kindly and clearly: say what you did, on which day, and the price. Many people have only forgotten. If nothing comes within a week, ask your grown-up to remind them. Don’t do any more work for them until it’s paid. Write it all down. For a few pounds, it may be wiser to let it go and choose other customers. A promise in a message before you start prevents most of it.",
    example:
      "“Hello Mr Lane,” writes Safa with her mum. “I cut your hedge low on 3 May for £8, as agreed. Could you pay this week?” He’d thought that his wife had paid. The £8 comes the next day, and £2 for the wait.",
    plan: "Find the message or the note with the price. Write three lines. Send them with a grown-up, and set a day. Next time, take half of it before you start.",
    pitfall:
      "Don’t post about it, don’t go back alone, and don’t take something instead. If you feel unsafe, leave it to your grown-up. And if a customer “pays too much” and wants the rest back, stop: it’s a well-known trick.",
    page: "/resources/money-words#customer",
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
  {
    id: "buyer-says-it-never-came",
    title: "What if a buyer says that what I sold never came?",
    ages: ["14-16", "parents"],
    answer:
      "If the tracking shows that it was delivered, the site usually pays the seller. So answer on the site today, with the tracking number, the receipt from the post office and a photo of the parcel. Stay polite, and don’t refund outside the site. If you sent it without tracking, you normally have to pay the money back. The site decides, by its own rules and time limits. The account belongs to an adult, so do it together.",
    example:
      "Freya sold a top for £12. The buyer says it isn’t there, but tracking says “delivered, 14:05”. Freya’s mum uploads the proof on the same day. The buyer asks her brother, who had put it in a cupboard. Freya gets her £12.",
    plan: "Take a picture of the screen with the tracking. Open the case on the site, and add it before the date shown. Ask the buyer to check with neighbours and at home. From now on, keep the receipt until the money is yours.",
    pitfall:
      "“Delivered” can mean the wrong door, so ask the carrier for the place or the photo. Don’t threaten, and don’t write to the buyer’s home. And never send a second parcel for free while the case is open.",
    page: "/resources/ways-to-earn#sell-old-toys",
  },
  {
    id: "teen-market-stall",
    title: "Can I have a market stall as a teenager, and do I need insurance?",
    ages: ["14-16"],
    answer:
      "Yes, if an adult books it with you and stays responsible. The market or the council gives the licence, and normally only to adults. Most markets ask for public liability insurance, which pays if somebody is hurt at your stall. Some let new traders use theirs for a day, so ask. A pitch often costs about £10 to £30 a day. Some towns have a market just for young traders. At a school fair, the school’s insurance usually covers you.",
    example:
      "Halima’s pitch costs £15, and her uncle’s insurance for the day is £12. That’s £27. She keeps £3 from each candle holder. £27 divided by £3 is 9, so she has to sell nine before she earns a penny. She sells 16, and keeps £21.",
    plan: "Visit the market, and ask the manager three things: who may book, what a day costs and whose insurance counts. Work out how many you have to sell. Then try one day.",
    pitfall: `A rainy day can bring three customers, so keep the pitch money apart from your savings. Food, candles and toys have extra rules. Write down all your sales, because above ${WORK_FACTS.tradingAllowance.figure} somebody should ask HMRC about tax.`,
    page: "/resources/ways-to-earn#sell-your-craft",
    facts: ["tradingAllowance"],
  },
  {
    id: "company-at-14-or-16",
    title: "Can I register a company at 14 or 16?",
    ages: ["14-16"],
    answer: `No, not at 14, but from ${SCHOOL_ANSWER_FACTS.directorAge.figure} you can be the director of a company, anywhere in the UK. You hardly ever need one: you can just start, and keep a list of sales and costs. A company costs money to set up. It has to send papers each year, and your name stands on a public list. Many banks want a director of 18 for an account. Below ${WORK_FACTS.tradingAllowance.figure} of sales, most people don’t even have to tell HMRC.`,
    example:
      "Reuben is 15 and sells printed bags. He sold for £640 last year, and his bags cost £210. So his profit was £430. He needs no company for that. His aunt shows him how to keep a list, and they’ll look again when he turns 16.",
    plan: "Write down what you’d want a company for. Look up what it costs on gov.uk, under “Set up a limited company”. Talk to an adult who has one, before you pay anything.",
    pitfall:
      "A director has duties in law, and late papers bring a fine, even if nothing was sold. People online sell “ready-made companies” to teenagers, and you don’t need that. And never lend your name to somebody else’s company: it’s a known trick of criminals.",
    page: "/resources/money-words#business",
    facts: ["directorAge", "tradingAllowance"],
  },
];
