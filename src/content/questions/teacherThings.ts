/** The guide’s answers about shops, school, presents and other everyday things. People and prices are examples. */
import type { TeacherAnswer } from "./teacherAnswer";

export const TEACHER_THINGS: readonly TeacherAnswer[] = [
  {
    name: "Checking your change",
    asks: [
      "how do i know if i got the right change",
      "the shop gave me too little change",
      "how much change should i get from £5",
      "i think the man at the till short changed me",
      "how do you count change fast",
      "i never know which coins im meant to get back",
      "can i go back if my change was wrong",
      "im slow at working out change in a shop",
    ],
    answer:
      "Count up from the price to the money you gave. Say a pen costs £2.65, and you pay with £5. From £2.65 to £3 is 35p. From £3 to £5 is £2. So your change is £2.35. Check it at the till, before it goes in your pocket. If it’s short, say, “Please could we check that.” Mistakes happen, and asking isn’t rude. It’s also fine to be slow. What did you last buy with a note?",
    example:
      "Aled’s bun costs £1.35, and he pays with a £2 coin. From £1.35 to £2 is 65p. The lady gives him a 50p and a 5p, and that’s only 55p. He shows her his open hand and says, “I think it’s 10p short.” She adds a 10p.",
    plan: "Before you pay, look at the price and the money in your hand. Count up to guess the change. Then look at the coins in your palm while you’re still at the till.",
    pitfall:
      "Once you’ve left, it’s hard to show what you were given. So check before you walk away. With a big note, say, “That’s out of £10.” If you only notice at home, go back soon with the receipt and a grown-up.",
    path: "/resources/money-words#receipt",
  },
  {
    name: "The self-checkout",
    asks: [
      "how do i use a self checkout",
      "can kids use the self checkout",
      "what does unexpected item in the bagging area mean",
      "i forgot to scan something at the machine what do i do",
      "the till machine keeps shouting at me",
      "can you pay with coins at the self service till",
      "why do shops have self service tills",
      "i scanned my sweets twice by accident",
    ],
    answer:
      "Yes, you can use a self-checkout, and the staff can help. Hold the stripes on each thing over the light until it beeps. Then put it in the bagging area. The machine weighs things, so it may grumble if you lean on it. Read the list on the screen before you pay. If a thing is missing, or there twice, press “Help” and wait. Some machines only take cards. You can also go to a till with a person. Have you tried one yet?",
    example:
      "Iris buys milk for £1.40 and two pears at 35p each. £1.40 and 35p and 35p make £2.10. But the screen says £2.45, because one pear was scanned twice. She presses “Help”. £2.45 take away 35p is £2.10.",
    plan: "Guess the total before you start. Scan one thing at a time, and watch the screen. Read the list, pay, and take your receipt with you.",
    pitfall:
      "It’s easy to bag a thing that never beeped. If you notice, tell the staff straight away, and they’ll put it right. Don’t just walk out and hope, because it could look as if you meant it.",
    path: "/resources/money-words#receipt",
  },
  {
    name: "Paying for a carrier bag",
    asks: [
      "why do shops charge for bags",
      "why does a plastic bag cost money",
      "who gets the money for the carrier bags",
      "how much is a carrier bag",
      "mum says carrier bags used to be free",
      "do you have to pay for a paper bag",
      "is a bag for life cheaper",
      "why cant the shop just give me a bag",
    ],
    answer:
      "Shops in the UK must charge for most new plastic bags, because the law says so. Free bags were often used once and thrown away. Many ended up as litter, or in rivers and the sea. When a bag costs a little, people bring their own. The price depends on where you live and on the shop. In many shops, some of the money goes to good causes. A bag in your pocket saves you the charge each time. Where could you keep one?",
    example:
      "Dad buys two bags a week at 30p, so that’s 60p. In 52 weeks, 52 times 60p makes £31.20. A strong bag costs £1.50 and lasts all year. £31.20 take away £1.50 is £29.70, so that’s what he could save.",
    plan: "Fold up two old bags. Put one by the front door and one in your rucksack. Then be the bag checker: ask “Have we got a bag?” each time your family goes to the shops.",
    pitfall:
      "A bag for life only saves money if you bring it back. Ten of them in a cupboard cost more than ten thin ones. If you forget yours, carry one or two small things in your hands.",
    path: "/resources/money-words#habit",
  },
  {
    name: "Money back for empty bottles",
    asks: [
      "can you get money for empty bottles",
      "do shops pay you for cans",
      "what is a bottle deposit",
      "how much do you get for recycling plastic bottles",
      "when does the deposit return scheme start",
      "in germany you get money for bottles why not here",
      "can i earn pocket money by collecting cans",
      "grandad took pop bottles back to the shop for pennies",
    ],
    answer:
      "In most UK shops you can’t yet, but there’s a plan for it. It’s due to start in October 2027 in England, Scotland and Northern Ireland. You’d pay a bit extra for a drink in a can or a plastic bottle. That’s called a deposit. You’d get it back when you return the empty one. Wales has a plan of its own. Plans can change, so gov.uk has the latest. Have you seen it done in another country?",
    example:
      "Say the deposit were 20p. Kit pays £1.20 for a £1 drink. He puts the empty can in a machine, and gets 20p back. £1.20 take away 20p is £1. If he threw the can away, the drink would cost him £1.20.",
    plan: "For now, rinse your cans and bottles, and put them in the right bin. Look up with a grown-up when the plan starts near you. Then agree at home who gets to keep the deposits.",
    pitfall:
      "It isn’t free money, because whoever bought the drink paid the deposit first. So ask before you cash in a bottle from home. And don’t reach into bins for cans, because there may be broken glass.",
    path: "/resources/money-words#deposit",
  },
  {
    name: "Points and member prices",
    asks: [
      "what are loyalty points worth",
      "why is it cheaper if you have a clubcard",
      "can kids have a loyalty card",
      "how do stamp cards at a cafe work",
      "are points on a shop card real money",
      "why does mum scan an app to make the shopping cheaper",
      "is it worth collecting points at the supermarket",
      "what does the shop get out of nans points card",
    ],
    answer:
      "Points are usually worth very little, perhaps a penny for each £1 you spend. A member price can save more, but only on things you’d buy anyway. The shop does this so that you’ll come back. It also learns what your family buys. Most big shops want an adult to have the card. A stamp card is simpler: you buy a few drinks, and the next one is free. It’s worth a look before you pay. Which card have you seen at home?",
    example:
      "Nan gets 1 point for each £1, and 100 points are worth £1. She spends £50 a week, so she gets 50 points. After two weeks, she has 100 points. So she spent £100 to get £1.",
    plan: "Look at one card with somebody at home. Find out what 100 points will buy. Work out how much you spend to get them, and check when they run out.",
    pitfall:
      "“Double points” can make you buy a thing you don’t need. If it costs £4 and the points are worth 8p, you’ve still spent £3.92. So choose what you need first, and think of the points last.",
    path: "/resources/money-words#discount",
  },
  {
    name: "Child and family tickets",
    asks: [
      "why do kids pay less for tickets",
      "is a family ticket cheaper",
      "at what age do you pay the adult price",
      "do under 5s get in free",
      "how does a family ticket work",
      "im 12 and they made me pay full price to get in",
      "why is a child ticket half price",
      "are there cheaper days to go to the zoo",
    ],
    answer:
      "Children often pay less, because places want families to come. But each place sets its own ages. So a child’s price may end at 12, 14 or 16. A family ticket isn’t always the cheapest way in. Add up the single tickets first, and compare. Look for cheap days and quiet times as well. Very young children often get in free, and so may a carer. The place’s own page shows all the prices. Who would be in your group?",
    example:
      "A farm park costs £9 for an adult and £6 for a child. The family ticket is £27. Mum goes with Zoe and Ben. £9 and £6 and £6 make £21. So the family ticket would cost them £6 more.",
    plan: "Write down who’s going, and how old they are. Add up the single tickets. Then compare them with the family ticket, and look for a cheaper day.",
    pitfall:
      "Don’t say that you’re younger to pay less, because it isn’t fair on the place. And don’t look only at the way in. The car park and lunch can cost as much as the tickets.",
    path: "/resources/money-words#comparison-shopping",
  },
  {
    name: "Dear snacks on a day out",
    asks: [
      "why is cinema popcorn so expensive",
      "why does the ice cream van charge so much",
      "how much is a 99 these days",
      "why is a bottle of water £3 at the theme park",
      "can you take your own snacks to the cinema",
      "a bag of sweets costs double at the zoo",
      "why are drinks so dear at the airport",
      "the cafe at the museum is a rip off",
    ],
    answer:
      "Snacks cost more there because you can’t easily buy them somewhere else. The place also has to pay its staff and rent. A cinema may keep little from the ticket, so it earns more from popcorn. An ice-cream van needs fuel, and it sells hardly anything in winter. You could eat first and pack a drink. Many places let you bring food, but check the rules. If you love a treat, plan for one. What’s your favourite snack on a day out?",
    example:
      "Four cousins go to the zoo. A drink there is £2.80, so four would cost £11.20. They bring water from home. Then they buy four lollies at £1.50, which makes £6. £11.20 take away £6 is £5.20, so they save that.",
    plan: "Before you go, look at the place’s page for its rules on food. Pack a bottle of water and a snack. Choose one treat to buy there, and take the money for just that.",
    pitfall:
      "When you’re hungry, any price looks fine. So eat before you’re starving. Look at the price list before you join the queue, because it’s hard to turn back at the front.",
    path: "/resources/money-words#supply-and-demand",
  },
  {
    name: "Book fair and school fête",
    asks: [
      "how much money should i take to the book fair",
      "the book fair is at school and i only have £2",
      "is it ok to just look at the book fair",
      "everyone buys pens and toys at the book fair",
      "what can i do at the school fete with £3",
      "do i need money for the summer fair at school",
      "books at the book fair are really expensive",
      "what should i spend my coins on at the christmas fair",
    ],
    answer:
      "Take a small sum that you’ve agreed on at home, and it’s fine just to look. Books there often cost as much as in a shop. You might find the same one in the library, or used. So write down the title and look later. At a fête, walk round once before you spend. Then share out your coins between food, games and stalls. What you pay often helps the school. What are you hoping to find?",
    example:
      "Bo has £4 at the fête. He plays two games at 50p, buys a cake for 80p and finds an old comic for £1.20. £1 and 80p and £1.20 make £3. So he goes home with £1.",
    plan: "Ask at home how much you may take. Walk round the whole room first. Pick your two best things, and buy those before the little bits.",
    pitfall:
      "The pens and rubbers by the till are small, so they look cheap. Three at £1.50 cost £4.50, and that could be a book. If you came with no money, you can still look and make a wish list.",
    path: "/resources/money-words#impulse-buy",
  },
  {
    name: "Paying for a school trip",
    asks: [
      "our school trip costs £18 do we have to pay",
      "why do school trips cost money",
      "what if you dont pay for the school trip",
      "can i still go on the school trip if it isnt paid for",
      "what does voluntary contribution mean on the school letter",
      "do we have to buy the school photo",
      "i havent given mum the trip letter because of the price",
      "why is my school always asking for money",
    ],
    answer:
      "Give the letter to a grown-up today, even if the price looks big. They can decide, so you don’t have to. In England and Wales, a state school can only ask for a gift of money for a trip in lesson time. It can’t leave you out because nobody paid. For nights away, there may be a charge. Many schools can help, and the office keeps it private. Nobody has to buy the photo. When is your trip?",
    example:
      "The coach and the museum cost £360 for 30 children. £360 divided by 30 is £12. So the letter asks for £12 each. Adam’s mum can spare £5, and she tells the office. He gets on the coach like everyone else.",
    plan: "Take the letter out of your bag tonight. Show your grown-up the price and the last date. If they’d like help, they can call the office or send a note.",
    pitfall:
      "If you hide the letter, the date goes by and it’s harder to help. Some trips let you pay in parts, but only if you ask early. And if too few families can pay, a trip may be called off. That’s not your fault.",
    path: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
  {
    name: "Free school meals",
    asks: [
      "who gets free school meals",
      "how do you get free school dinners",
      "does everyone know if you have free school meals",
      "why does my friend not pay for his school dinner",
      "is it embarrassing to have free dinners",
      "do all primary kids get free lunch",
      "how does mum sign up for free school meals",
      "is school lunch free in wales",
    ],
    answer:
      "It depends on where you live, your age and your family’s income. In Wales, all primary pupils can have them. In England and Scotland, the youngest classes can. Older children can get them if their family is on certain benefits. In Northern Ireland, it also depends on benefits or income. A grown-up usually has to sign up, with the school or on gov.uk. Most schools don’t show who pays. It’s nothing to be shy about. What’s your favourite school lunch?",
    example:
      "A school lunch costs £2.60. Five days make £13 a week. A school year has about 38 weeks. 38 times £13 is £494. So that’s what a family can keep for other things when lunch is free.",
    plan: "Ask at home if anyone has checked. Your grown-up can ask the office, or look on gov.uk for your part of the UK. It’s worth asking again each year, because the rules change.",
    pitfall:
      "Some families don’t sign up, because they think that others will see. In most schools, everyone pays by a card or a list, so it looks the same. Signing up can also bring extra money to the school.",
    path: "/resources/money-words#benefits",
  },
  {
    name: "School uniform and shoes",
    asks: [
      "how much does school uniform cost",
      "why is school uniform so expensive",
      "my school shoes are too small",
      "where can you get cheap uniform",
      "can we get help to pay for uniform",
      "do i need the jumper with the badge on",
      "ive grown out of my school trousers again",
      "i lost my school jumper and they cost £15",
    ],
    answer:
      "Say at home as soon as your shoes or clothes are too small. Growing is nobody’s fault, and you need shoes that fit. Uniform can cost a lot, but there are ways to pay less. Many schools have a stall with used uniform. Plain clothes from any shop are often allowed, so check the list. Some families can get help from the council or the school. Put your name in everything, so that it comes back to you. What do you need next?",
    example:
      "A jumper with a badge costs £14 new. Mum gets a used one for £2. Two plain shirts are £6, and trousers are £8. £2 and £6 and £8 make £16. With a new jumper, it would be £28, so they save £12.",
    plan: "Try everything on before the end of the holidays. Make a list of what still fits. Then look at the used stall with a grown-up before you buy anything new.",
    pitfall:
      "A cheap shoe that hurts is no bargain. It’s better to save on shirts, and get shoes that fit. And look in lost property twice before you tell everyone that your jumper is gone.",
    path: "/resources/sample-chapter#the-shoes-with-lights",
  },
  {
    name: "What a birthday party costs",
    asks: [
      "how much does a birthday party cost",
      "can i have a party with £50",
      "is a party at home cheaper",
      "how many friends should i invite to my party",
      "mum says a trampoline party is too dear",
      "how do i plan a cheap birthday",
      "would it be better to have a party or a big present",
      "how much should party bags cost",
    ],
    answer:
      "A party can cost hundreds of pounds or hardly anything. First ask at home how much there is for it. Then work out the cost for each guest, because that’s the part that grows. Food, a cake and party bags all add up. A film night, a picnic or a treasure hunt costs little. You could ask three good friends, and not the whole class. Nobody will remember the price. What would make the day special for you?",
    example:
      "A trampoline party costs £14 each. For eight children, that’s £112. Tia goes to the park instead. The cake is £9, the pizza is £16 and the prizes are £5, so that’s £30. £112 take away £30 is £82 less.",
    plan: "Ask at home what the most is. Write down your guests, and times the number by the price for one. If it’s too much, change one thing: the place, the food or how many come.",
    pitfall:
      "Party bags come last, so they’re easy to forget. Ten bags at £3 cost £30. A slice of cake or one book each is plenty. And don’t talk about the party in front of children who aren’t asked.",
    path: "/resources/money-words#budget",
  },
  {
    name: "One gift of money for two",
    asks: [
      "me and my twin got £20 to share",
      "nan gave us one tenner for both of us",
      "how do we split birthday money with my sister",
      "my brother wants our shared money to go on a game i hate",
      "is it fair that twins get one present between them",
      "grandad gave us £15 for three kids",
      "we got one gift card for the two of us",
      "who keeps the money auntie gave us together",
    ],
    answer:
      "Split it into equal parts, unless the card says something else. So £20 for two is £10 each. Then each of you can save or spend your own part. If you both want the same thing, put your parts together. Agree first who may use it and when, and write that down. If you can’t agree, leave it for a day. Then ask a grown-up to listen to both of you. Do you want the same thing, or two different ones?",
    example:
      "Nan gives three cousins £25. 3 times £8 is £24, so each of them gets £8. There’s £1 left, and they buy Nan a thank-you card with it. Finn saves his £8, and the other two buy a ball for £16.",
    plan: "Count the money together. Divide it by the number of people. Decide as a group about the pennies that are left over. Then each puts their own part in their own jar.",
    pitfall:
      "The loudest one often decides, and the other feels sad. So take turns: each says a wish, and nobody talks over it. And don’t lend your part to the other without a note of how much.",
    path: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    name: "Money sent to other countries",
    asks: [
      "why does my mum send money to grandma in ghana",
      "how do you send money to another country",
      "how does money get from here to india",
      "my gran in poland sent me money to england",
      "does it cost a lot to send money abroad",
      "how long does it take for money to reach pakistan",
      "why does dad help his family in another country",
      "my uncle in america wants to send me dollars",
    ],
    answer:
      "Many families send money to people they love in other countries. It can pay for food, school or a doctor. A bank or a money transfer company swaps the pounds and passes the money on. It usually takes a fee, and its swap rate matters as well. So grown-ups compare how much would arrive. It may take minutes or days. If money comes to you, a grown-up can help to get it in pounds. Do you have family in another country?",
    example:
      "Mum sends £50. One company takes a £3 fee and gives 16 for each pound. 47 times 16 is 752. Another takes £1, but gives 15. 49 times 15 is 735. So the one with the bigger fee sends Gran 17 more.",
    plan: "Ask at home how your family does it, and how long it takes. Look at two companies with a grown-up. Compare one number: how much would arrive in the end.",
    pitfall:
      "“No fee” can still be dear, if the swap rate is poor. And if somebody you’ve only met online asks for money to be sent abroad, it’s a trick. Money sent like that is hard to get back. Tell a grown-up.",
    path: "/resources/money-words#exchange-rate",
  },
  {
    name: "Different money in each country",
    asks: [
      "why do countries have different money",
      "why isnt there one money for the whole world",
      "how many kinds of money are there in the world",
      "do they use pounds in ireland",
      "which country has the strongest money",
      "why cant i pay with pounds in france",
      "why does money in japan have such big numbers",
      "who decides what money a country uses",
    ],
    answer:
      "Each country can choose its own money, and most do. Its government and its main bank can then look after it. There are about 180 kinds in the world. Some countries share one: more than 20 use the euro, and Ireland does. Northern Ireland uses the pound. One money for all would make trips easier. But then no country could steer its own. Big numbers don’t make money weak. What it buys is what counts. Which country’s money would you like to see?",
    example:
      "In this story, £1 is the same as 200 yen in Japan. A toy costs 1,000 yen, and that sounds huge. 1,000 divided by 200 is 5. So the toy costs £5, just as it might in a shop at home.",
    plan: "Choose three countries. Find out what each one calls its money. Then look up with a grown-up how much of it you’d get for £1 today.",
    pitfall:
      "It’s easy to think that 500 of something must be a lot. It depends on what it buys. Ask what a loaf of bread costs there, and compare it with a loaf at home.",
    path: "/resources/money-words#currency",
  },
  {
    name: "Wanting what adverts show",
    asks: [
      "i want everything i see on tv",
      "why do adverts make toys look so good",
      "the toy was nothing like the advert",
      "why are there so many toy adverts before christmas",
      "are adverts allowed to lie to children",
      "i saw a toy in an ad and now i want it so much",
      "why does the cereal advert have a cartoon in it",
      "do adverts on kids channels trick us",
    ],
    answer:
      "Adverts are made to make you want things, so it isn’t silly that it works. They use music, happy faces and clever filming. The toy may need batteries, and it may be far smaller than it looks. In the UK, adverts mustn’t lie to you or tell you to nag your parents. But they don’t have to tell you the boring parts. So look at a real one, and wait a few days. Which advert do you remember best?",
    example:
      "An advert shows a racing track for £30. It looks as big as a room. In the shop, Leila reads the box: it’s one metre long, and the cars cost £8 each. Two cars make £16. £30 and £16 make £46, so she leaves it.",
    plan: "Write down the toy and the day. Look at a real one, or at what buyers say. If you still want it in a week, put it on your wish list with its full price.",
    pitfall:
      "The more you see an advert, the more normal the wish feels. That’s how it’s meant to work. So turn the sound off, or play a game: find one thing that the advert isn’t telling you.",
    path: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
  {
    name: "Free toys with things",
    asks: [
      "why do kids magazines have toys on the front",
      "is the toy on the magazine worth it",
      "are free toys really free",
      "why does a kids meal come with a toy",
      "i only wanted the comic for the free slime",
      "how much would the magazine be without the toy",
      "the free gift on my comic broke in one day",
      "why do cereal boxes have prizes inside",
    ],
    answer:
      "The toy isn’t really free, because its cost is in the price. The maker adds it so that you’ll pick that magazine or that meal. That’s fine if you like both parts. So think if you’d buy it without the toy. If not, it’s the toy that you’re paying for. Check how big it is, and how long the last one worked. A comic from the library costs nothing. What was the last free toy you got?",
    example:
      "A magazine with slime costs £5.99. A plain comic is £2.75, and a tub of slime is £1.50 at the market. £2.75 and £1.50 make £4.25. £5.99 take away £4.25 is £1.74. So buying the two apart is cheaper.",
    plan: "Hide the toy with your hand, and look at what’s left. Think of a fair price for that. Then think of a fair price for the toy, and add them up.",
    pitfall:
      "A set of toys makes you want the next one, and the next. Six meals at £4.50 cost £27, just to get six small toys. Choose one that you like, and stop there.",
    path: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
  {
    name: "What to buy with a few pounds",
    asks: [
      "what can i buy with £5",
      "i have £2 what should i get",
      "what can you get for a pound",
      "ive got £10 and dont know what to buy",
      "good things to buy with pocket money",
      "which toys cost less than £5",
      "what sweets can i get for 50p",
      "give me ideas for spending £3",
    ],
    answer:
      "With £5, you could buy felt pens, a pack of cards, a used book or seeds to grow. With £1 or £2, look for a bouncy ball, stickers, a bun or an old comic. Think about how long the fun lasts. Sweets last ten minutes, but a skipping rope lasts all summer. If nothing looks great, keep your money. There’s no rush, and it won’t go off. What do you like doing most?",
    example:
      "Yara has £3. Sweets for £2.50 would last one walk home. A used puzzle costs £2, and she does it six times. £3 take away £2 leaves £1, and she puts that in her jar.",
    plan: "Write down three things that you like doing. Find one small thing for each, with its price. Then pick the one you’d use the most times.",
    pitfall:
      "When money burns in your pocket, you may buy the first thing you see. So walk round the shop once with your hands empty. Then go back for the best thing, if there was one.",
    path: "/resources/sample-chapter#the-wish-list-trick",
  },
  {
    name: "How big a million is",
    asks: [
      "how much is a million pounds",
      "how long would it take to count to a million",
      "what is bigger a million or a billion",
      "how many zeros are in a million",
      "how long would it take me to save a million",
      "how many thousands make a million",
      "what could you buy with a million pounds",
      "is a trillion a real number for money",
    ],
    answer:
      "A million pounds is a thousand times £1,000. It’s written £1,000,000, with six noughts. If you counted £1 each second, day and night, it would take about eleven and a half days. A billion is a thousand millions. Counting that would take nearly 32 years. A trillion is a thousand billions. If you saved £10 a week, a million would take over 1,900 years. So people who have a million usually own a home, shares or a business. What would you do with just £1,000?",
    example:
      "Ravi draws a square for each £1,000. A hundred squares fit on one page, so a page is £100,000. Ten pages make a million pounds. For a billion, he’d need 10,000 pages.",
    plan: "Take a page, and draw ten rows of ten squares. Say that each square is £1,000. Then guess what a car, a boat and a school would cost, and colour in the squares.",
    pitfall:
      "Million and billion sound alike, so people mix them up. Remember that a billion is a thousand times as big. And don’t think that you need a million to be fine. Most people never have that much.",
    path: "/resources/money-words#wealth",
  },
  {
    name: "A visit to the bank",
    asks: [
      "can i go into a bank on my own",
      "how do i pay money in at the bank",
      "what do i say to the person at the bank counter",
      "do i need my mum with me to take my money out",
      "im 9 can i take my savings book to the building society",
      "there is no bank in our town what now",
      "what do you take with you to the bank",
      "im shy about going up to the counter",
    ],
    answer:
      "You can walk into a bank, but a child needs a grown-up for most things there. To open an account, they usually have to come with you. Later, many banks let you pay in by yourself. Taking money out depends on your age and on the account. Bring your book or card, and the money. Say, “I’d like to pay this in, please.” If there’s no branch near you, a post office may help. What would you like to do there?",
    example:
      "Bea is nine and has £18 in coins. At home, she puts them in bags: £10 in £1 coins, £5 in 20ps and £3 in 10ps. At the counter, she hands over her book. The lady counts, and writes £18 in it.",
    plan: "Count your money at home, and write down the total. Ask a grown-up to go with you, and practise your sentence on the way. At the end, check the new balance before you leave.",
    pitfall:
      "Don’t say your PIN or how much you have where others can hear. Count your money at the counter, not in the street. And don’t be scared of a question, because the staff help new people all day.",
    path: "/resources/money-words#savings-account",
  },
  {
    name: "How a shop earns its money",
    asks: [
      "how do shops make money",
      "where does the money go when i buy a chocolate bar",
      "how much does the shop keep if i pay £1",
      "why do shops sell things for more than they paid",
      "do shopkeepers get rich",
      "who gets paid when i buy an apple",
      "how does the corner shop earn anything",
      "what happens to the money in the till at night",
    ],
    answer:
      "A shop buys things for one price and sells them for a higher one. The difference isn’t all for the owner. It pays for rent, light, staff and tax. What’s left is called profit. Out of £1, a corner shop may keep just a few pence. The maker, the farmer and the driver get paid as well. At night, somebody counts the till. The cash goes in a safe or to a bank. Would you like to run a shop?",
    example:
      "Mr Shah buys 40 bars at 60p, so he pays £24. He sells them all at £1 and takes £40. £40 take away £24 is £16. Rent, light and wages for that shelf cost £13. So his profit is £3.",
    plan: "Pick one thing from your kitchen. List everyone who worked on it, from the farm to the shop. Then share out its price between them, and see who you think gets the most.",
    pitfall:
      "A full till can look like a rich shopkeeper. But most of that money belongs to someone else: the makers, the landlord, the staff. So look at what’s left at the end, not at what comes in.",
    path: "/resources/money-words#profit",
  },
  {
    name: "A swap at school",
    asks: [
      "i swapped my best card and want it back",
      "is two stickers for one shiny a fair swap",
      "can i undo a swap with my friend",
      "my friend tricked me in a swap at playtime",
      "how do i know if a card swap is fair",
      "i traded my shiny for three rubbish ones",
      "why are swaps banned at my school",
      "i asked for my card back after the swap and he said no",
    ],
    answer:
      "You can ask for it back kindly, but a swap counts once you both said yes. Try, “I’m sad about our swap, and I’d like to swap back.” Your friend may say no. If somebody fooled you or pushed you, tell a teacher or someone at home. A swap is fair when you both know what you’re getting, and both still like it the next day. So next time, say, “I’ll sleep on it.” What did you swap?",
    example:
      "Ty wants Erin’s shiny card, and offers five plain ones. Five sounds like more. But Erin already has four of the five. So she’d only get one new card. She says, “I’ll tell you tomorrow,” and keeps her shiny.",
    plan: "Before you swap, look at both things closely. Ask yourself if you’d miss yours tonight. If you’re not sure, wait a day, and ask someone who isn’t part of it.",
    pitfall:
      "More cards aren’t always better ones. And the bell makes people hurry, so don’t swap in the last minute of break. Leave your most special things at home, and only swap what’s really yours.",
    path: "/resources/money-words#barter",
  },
  {
    name: "Late pocket money",
    asks: [
      "my mum keeps forgetting to give me my pocket money",
      "dad owes me three weeks of pocket money",
      "how do i remind my parents about my allowance",
      "is it rude to ask where my pocket money is",
      "my pocket money is always late",
      "they never have coins for my pocket money",
      "do i still get the pocket money i missed",
      "mum says ill get my pocket money later but i never do",
    ],
    answer:
      "Remind them kindly, at a time when nobody’s in a rush. Try, “It’s pocket money day today.” Most grown-ups just forget, or have no coins at home. A fixed day helps, and so does a note on the fridge. You could also keep a small list of what’s been paid. Some weeks, money may be short, and then it has to wait or be less. That isn’t because of you. Which day would suit your family best?",
    example:
      "Ned gets £2.50 a week, and three weeks are missing. 3 times £2.50 is £7.50. He shows his list. Dad says, “Sorry, I forgot.” He pays £5 now and £2.50 next Friday. £5 and £2.50 make £7.50.",
    plan: "Choose a day together, such as Saturday after breakfast. Put a list on the fridge, and tick each week. If a week is missed, ask when it could be paid.",
    pitfall:
      "Don’t spend it before you have it, and don’t take it out of a purse yourself. Asking in front of visitors makes people cross. One calm question works better than ten loud ones.",
    path: "/resources/money-words#pocket-money",
  },
  {
    name: "Pocket money as a punishment",
    asks: [
      "mum stopped my pocket money because i was naughty",
      "are parents allowed to stop pocket money",
      "dad says no pocket money for a month",
      "how do i earn my pocket money back",
      "is it fair to lose my allowance for being rude",
      "im grounded and get no money this week",
      "they cut my pocket money because my room is a mess",
      "does losing pocket money teach you anything",
    ],
    answer:
      "Yes, parents may stop pocket money, because it’s up to them to give it. It still feels rotten. Wait until everybody is calm. Then ask what the reason was, and how long it’ll last. You can say sorry, and ask how to put things right. If you think it was unfair, tell your side without shouting. What’s in your jar is still there, so your goal will just take a bit longer. What do you think upset them most?",
    example:
      "Gus loses his £3 for two weeks, because he was rude. That’s £6 less, so his £15 goal now takes seven weeks and not five. He says sorry, and asks to talk. They agree on a rule, and he gets his £3 again in week three.",
    plan: "Cool down first. Say sorry for your part, and ask, “What can I do now?” Then write down together when it starts again, so that you both know.",
    pitfall:
      "Sulking or slamming doors can make it last longer. So can saying, “I don’t need your money.” If it keeps happening and you don’t know why, ask for a rule that you can both see.",
    path: "/resources/money-words#pocket-money",
  },
  {
    name: "Saying thanks for money",
    asks: [
      "what do i write in a card to nan who gave me £20",
      "do i have to write to people who give me birthday money",
      "grandad put cash in my card what do i say to him",
      "should i tell grandma what i spent her money on",
      "is it rude not to thank someone for money",
      "how do i thank my auntie for money if she lives far away",
      "what goes in a thank you letter for christmas cash",
      "i never thanked uncle joe for the tenner is it too late",
    ],
    answer:
      "Say thank you soon, and say what the money will do for you. Three lines are enough: thanks, your plan and a bit of news. You could write, “Thank you for the £10, Nan. I’m saving for skates. I lost a tooth on Monday!” A call, a drawing or a voice message is just as nice. If you haven’t chosen yet, say that you’re still thinking. Late is much better than never. Who will you thank first?",
    example:
      "Posy got £5, £10 and £20 from three people. She makes a list of who gave what. Then she draws three cards. The one for £5 is as big as the one for £20, because each of them thought of her.",
    plan: "When you open a card, write down the name and the sum. Choose a day in the same week. Then write one line of thanks, one about your plan and one about you.",
    pitfall:
      "It’s easy to wait for the perfect words, and then months go by. Short and soon is best. And don’t write how much somebody else gave, because that can hurt.",
    path: "/resources/giving#how-giving-feels-good",
  },
  {
    name: "A present I don’t want",
    asks: [
      "i got a present i dont like",
      "can i sell a present from my aunt",
      "i got the same toy twice for my birthday",
      "is it rude to swap a present",
      "what do i do with presents i never use",
      "what is a gift receipt",
      "can i give away a present someone gave me",
      "i wanted money but i got socks",
    ],
    answer:
      "Thank the person first, because they thought of you. After that, the present is yours. You could keep it, or give it to somebody who’d love it. You could also swap or sell it, with a grown-up’s help. If there’s a gift receipt, the shop may change it for something else. Ask at home first, because some presents mean a lot to the giver. If you have two the same, it’s fine to say so. What did you get?",
    example:
      "Maya has the same game twice, at £16 each. Her aunt finds the gift receipt. The shop swaps one for a book at £9 and a ball at £7. £9 and £7 make £16, so it’s an even swap.",
    plan: "Say thank you. Leave the box closed and the label on. Within a week, decide with somebody at home: keep it, change it, give it away or sell it.",
    pitfall:
      "If you open it and play with it, the shop may not take it back. And don’t pass a present on to a friend of the person who gave it. That’s how feelings get hurt.",
    path: "/resources/money-words#value",
  },
  {
    name: "Mending or buying new",
    asks: [
      "should i fix my toy or buy a new one",
      "is it cheaper to mend things",
      "my bike has a flat tyre do i need a new bike",
      "what is a repair cafe",
      "can old headphones be mended",
      "my school bag has a hole is it rubbish now",
      "why is a new one cheaper than fixing it",
      "who can sew up my teddy",
    ],
    answer:
      "Try mending first, because a flat tyre, a hole or a dead battery is often easy to fix. Ask somebody handy at home. Or look for a repair café, where helpers mend things for free or for a small gift. If fixing costs more than half of a new one, buying may be better. If it broke soon after you bought it, go back to the shop first. Leave anything with a plug to a grown-up. What would you like to mend?",
    example:
      "Jonas’s scooter has a worn wheel. A new scooter costs £35. A new wheel is £6, and his uncle shows him how to fit it. £35 take away £6 is £29. So he has a scooter that works, and £29 is still there.",
    plan: "Find out what’s wrong, and what the part would cost. Look up the price of a new one. Then ask at home who could show you how to do it.",
    pitfall:
      "A very cheap new one may break just as fast. So think of how long it lasts, not only of the price. And don’t throw the old one away before you know that it can’t be saved.",
    path: "/resources/ways-to-earn#repair-and-resell",
  },
  {
    name: "Borrowing from a library",
    asks: [
      "is the library free",
      "how much does it cost to join a library",
      "can you get games from the library",
      "books are so expensive where can i get them for nothing",
      "do you get a fine if your library book is late",
      "is there a place that lends toys",
      "can kids have a library card",
      "i finish a book in one day so buying it is a waste",
    ],
    answer:
      "Yes, joining a public library is free, and so is borrowing children’s books. A grown-up usually signs up with you. Many libraries also have e-books, comics and audiobooks, and some places lend toys or games. If a book is late, many charge children nothing, but ask at yours. You can often order a book that isn’t on the shelf. So you can read as much as you like and keep your money. Which book would you look for first?",
    example:
      "Nadia reads two books a month. At £7 each, that would be £14 a month, and £168 a year. She borrows them all. Then she spends £7 on the one that she wants to read again and again.",
    plan: "Ask a grown-up where the nearest library is, or if a library bus comes by. Take something with your address on it. Choose two books, and write the return date on a calendar.",
    pitfall:
      "Books get lost under beds, and a lost one may have to be paid for. So keep them all in one place. If yours got wet or torn, say so when you bring it back.",
    path: "/resources/money-words#borrow",
  },
  {
    name: "Packed lunch or school dinner",
    asks: [
      "is a packed lunch cheaper than school dinners",
      "how much does a packed lunch cost to make",
      "should i have school dinners or bring my own",
      "mum spends loads on stuff for my lunchbox",
      "how can we make my lunchbox cheaper",
      "are those little snack packs a waste of money",
      "how much are school dinners for a week",
      "cheap things to put in sandwiches",
    ],
    answer:
      "It depends on what’s in the box. A sandwich, an apple and water often cost less than a school dinner. Small snack packs and cartons can make the box dearer. A big pack costs less for each bite, so fill a little tub from it. If your school meal is free, it’s a hot lunch for nothing. Some schools have rules about what you may bring. The main thing is to have enough to eat. What’s your favourite lunch?",
    example:
      "Max’s box has a sandwich for 55p, an apple for 30p and yoghurt for 25p from a big pot. That makes £1.10. A school dinner costs £2.60. £2.60 take away £1.10 is £1.50 less a day, or £7.50 a week.",
    plan: "With somebody at home, write down what one box costs. Swap one small pack for a tub filled from a big one. Make it the night before, and leave nothing out.",
    pitfall:
      "Food that comes home again is money in the bin. So pack what you’ll really eat, and say if it’s too much or too little. Never skip lunch to save, because you need it to play and to think.",
    path: "/resources/money-words#unit-price",
  },
  {
    name: "A Christmas wish list",
    asks: [
      "how many things can i put on my christmas list",
      "why did santa bring my friend more than me",
      "is it greedy to ask for a phone for christmas",
      "how much do parents spend on christmas presents",
      "should i put prices on my wish list",
      "what if the thing on my christmas list is too dear",
      "i asked for a switch for xmas and might not get it",
      "what should i put on my list for father christmas",
    ],
    answer:
      "Write as many wishes as you like, but put a star by your top three. A list shows ideas, and it isn’t an order. Choose a small wish, a middle one and a big one, so that people can pick. A wish can also be a thing to do, such as baking. Each home has its own kind of Christmas. More presents don’t mean that someone was better. It isn’t greedy to wish, if you’re fine with a no. What gets your first star?",
    example:
      "Otis lists a bike at £140, a game at £18 and a night of stories in a den. He puts stars on all three. He gets the game and the den. Three people also put £10 in an envelope, so he has £30 towards the bike.",
    plan: "Write your list, and wait a week. Cross out what you’ve forgotten about. Then put your three stars, and add one wish that costs nothing.",
    pitfall:
      "If you only tell one big wish, you may feel let down. So give people some choice. And on the day after, don’t count who got more. Ask your friends what they enjoyed instead.",
    path: "/resources/money-words#want",
  },
  {
    name: "How charity shops work",
    asks: [
      "how do charity shops work",
      "where does the money from a charity shop go",
      "why are things so cheap in charity shops",
      "can i take my old toys to a charity shop",
      "do people in charity shops get paid",
      "what wont a charity shop take",
      "does the charity shop pay you for what you bring",
      "are charity shops only for poor people",
    ],
    answer:
      "People give things, the shop sells them, and the profit helps the charity. Prices are low because the shop got the things for nothing. Many of the helpers are volunteers, so they aren’t paid. Anyone may shop there, and lots of people love to. You can bring clean toys and books that still work. The shop won’t pay you for them. Ask first, because some can’t take plugs or toys without a safety mark. What could you bring?",
    example:
      "Lola gives six books, and they’re sold at 75p each. 6 times 75p is £4.50. She also buys a jigsaw there for £2. So the shop takes £6.50 because of her, and she has a new puzzle.",
    plan: "Fill one bag with things that are clean and whole. Ask at home if you may give them. Take it in when the shop is open, and look round for one thing that you’d like.",
    pitfall:
      "A bag left outside at night can get wet or be taken. So hand it in. And don’t give what’s broken, because the shop then has to pay to get rid of it.",
    path: "/resources/giving#three-ways-to-give",
  },
  {
    name: "What clubs and lessons cost",
    asks: [
      "how much do swimming lessons cost",
      "why is my dance class so expensive",
      "mum says football club costs too much",
      "are there any free clubs for kids",
      "how can i do gymnastics if it costs a lot",
      "how much is cubs or brownies",
      "do i have to buy all the kit at once",
      "i want to learn guitar but lessons are £15",
    ],
    answer:
      "Most clubs charge by the month or the term, and kit comes on top. The money pays for the hall, the coach and the insurance. So ask what a whole year would cost. Many clubs have a free first try and used kit. Some can help with the fee, if a grown-up asks. Clubs at school, in libraries or in youth centres can be free. If it’s a no for now, ask again next term. What would you love to try?",
    example:
      "Swimming is £7 a lesson, with 12 lessons in a term. 12 times £7 is £84. Three terms make £252. Goggles are £6. £252 and £6 make £258 for the year. With a used pair from a cousin, it’s £252.",
    plan: "Pick the club that you want most. Find out the price for a year, with the kit. Show it at home, and ask to go to one free try before anyone pays.",
    pitfall:
      "It’s easy to buy all the kit in week one and stop in week three. So borrow at first. And tell your family before the term ends if you don’t enjoy it, because the next bill may come early.",
    path: "/resources/money-words#cost",
  },
  {
    name: "What it costs to have a child",
    asks: [
      "how much does it cost to have a baby",
      "how much do i cost my parents",
      "are kids expensive",
      "what do parents spend on a child each year",
      "how much did my mum spend on nappies",
      "why do babies cost so much",
      "is it cheaper to have one child or two",
      "how much is a pram and a cot",
    ],
    answer:
      "Bringing up a child to 18 can cost well over £100,000, but nobody gets one big bill. It’s spread over all those years. It pays for food, clothes, a room, trips and somebody to mind the child. Each family spends a different sum. Prams, cots and clothes are often lent or passed on. And you’re a person, not a bill. Looking after you is what your grown-ups chose, and you don’t owe it back. What do you think costs the most for a baby?",
    example:
      "A baby needs about six nappies a day, at 10p each. 6 times 10p is 60p. A year has 365 days, and 365 times 60p is £219. A cousin lends the cot, so that costs nothing.",
    plan: "Make a list of what a baby needs in its first week. Guess a price for each thing. Then ask at home what was new for you, and what was passed on.",
    pitfall:
      "A big number can make you feel that you’re too dear. But it’s also food, holidays and birthdays that the whole family enjoyed. If a worry about it stays, tell a grown-up you trust.",
    path: "/resources/money-words#cost-of-living",
  },
  {
    name: "Going to the shop alone",
    asks: [
      "can i go to the shop on my own",
      "how old do you have to be to go to the shop alone",
      "mum gave me £10 to get milk can i keep whats left",
      "what do i do if i dont have enough at the till",
      "im nervous about buying something by myself",
      "the shop says only two children at a time",
      "do shops let kids in without an adult",
      "what do i say to the shopkeeper when i pay",
    ],
    answer:
      "There’s no set age in law, so your grown-ups decide when you’re ready. Some shops also have rules of their own for children. Agree on the way, the list and when you’ll be back. Add up the prices as you go. At the till, say hello, pay, and wait for your change. If it’s too much, say, “I’ll put this one back, please.” That happens to everyone. The change belongs to whoever sent you, so ask before you keep it. What would you buy first?",
    example:
      "Dad gives Femi £5 for milk at £1.45 and bread at £1.35. £1.45 and £1.35 make £2.80. £5 take away £2.80 is £2.20. At home, Dad says, “Keep 20p for going,” so Femi hands back £2.",
    plan: "First, do a whole shop yourself while a grown-up waits by the door. Next, they wait outside. After that, go alone for two things, with a list and a time to be back.",
    pitfall:
      "Friends and sweets can make you forget the list. So buy what you came for first. Keep the money in a pocket that closes, and count your change at the till, not in the street.",
    path: "/resources/money-words#customer",
  },
  {
    name: "Things children can’t buy",
    asks: [
      "what cant kids buy in a shop",
      "can i buy energy drinks at 10",
      "why did the shop ask how old i am",
      "can a child buy a pet",
      "how old do you have to be to buy fireworks",
      "can a shop refuse to sell me something",
      "i wasnt allowed to buy a game with a 12 on it",
      "why do some things in shops have an age limit",
    ],
    answer:
      "Some things have an age limit by law, to keep people safe. You must be 18 for most fireworks or a lottery ticket, and 16 to buy a pet. Many games and films have an age on the box, such as 12. Shops can also make rules of their own, for example about energy drinks. They may ask for proof of age, and they may say no. It isn’t about you, because the seller could get a fine. What did you want to buy?",
    example:
      "Cai is ten, and has £25 for a game. The box says 12, so the lady at the till says no. He isn’t cross, because she has to. He picks one with a 7 on it for £19. £25 take away £19 leaves £6.",
    plan: "Look for the number on the box before you queue. If you’re not sure, ask the staff. If it’s for somebody older, go with a grown-up, and let them decide and pay.",
    pitfall:
      "Don’t ask a stranger or an older friend to buy it for you. They can get in trouble, and you don’t know what they’d want back. Wait, or choose something else that’s made for your age.",
    path: "/resources/money-words#customer",
  },
];
