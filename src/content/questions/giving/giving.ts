/** Answers about presents, charity and collections. */
import { ONLINE_ANSWER_FACTS } from "@/content/resources/facts/factsOfOnlineAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const GIVING: readonly TaughtAnswer[] = [
  {
    id: "saying-thanks-for-money",
    title: "How do I say thank you for money I was given?",
    ages: ["8-10"],
    answer:
      "Say thank you soon, and say what the money will do for you. Three lines are enough: thanks, your plan and a bit of news. You could write, “Thank you for the £10, Nan. I’m saving for skates. I lost a tooth on Monday!” A call, a drawing or a voice message is just as nice. If you haven’t chosen yet, say that you’re still thinking. Late is much better than never.",
    example:
      "Posy got £5, £10 and £20 from three people. She makes a list of who gave what. Then she draws three cards. The one for £5 is as big as the one for £20, because each of them thought of her.",
    plan: "When you open a card, write down the name and the sum. Choose a day in the same week. Then write one line of thanks, one about your plan and one about you.",
    pitfall:
      "It’s easy to wait for the perfect words, and then months go by. Short and soon is best. And don’t write how much somebody else gave, because that can hurt.",
    page: "/resources/giving#how-giving-feels-good",
  },
  {
    id: "christmas-wish-list",
    title: "What should I put on my Christmas list, and is it greedy to ask?",
    ages: ["8-10"],
    answer:
      "Write as many wishes as you like, but put a star by your top three. A list shows ideas, and it isn’t an order. Choose a small wish, a middle one and a big one, so that people can pick. A wish can also be a thing to do, such as baking. Each home has its own kind of Christmas. More presents don’t mean that someone was better. It isn’t greedy to wish, if you’re fine with a no.",
    example:
      "Otis lists a bike at £140, a game at £18 and a night of stories in a den. He puts stars on all three. He gets the game and the den. Three people also put £10 in an envelope, so he has £30 towards the bike.",
    plan: "Write your list, and wait a week. Cross out what you’ve forgotten about. Then put your three stars, and add one wish that costs nothing.",
    pitfall:
      "If you only tell one big wish, you may feel let down. So give people some choice. And on the day after, don’t count who got more. Ask your friends what they enjoyed instead.",
    page: "/resources/money-words#want",
  },
  {
    id: "presents-with-little-money",
    title: "What presents can I give with little or no money?",
    ages: ["8-10", "11-13"],
    answer:
      "A good present can cost very little, or nothing at all. Start with what the person likes, and use your time instead of money. You could draw a comic about them, or write down five happy memories. You could make a card with a promise: “I’ll wash up for a week.” With a few pounds, you could buy a second-hand book. Or plant a seed in a painted pot. There’s no right amount, and nobody needs to know the price.",
    example:
      "Seun has £10 for five people, so that’s £2 each. He paints five old jars and plants a cutting in each. The soil and paint cost £4. With the £6 left, he adds a £1.20 bar of chocolate to each one.",
    plan: "List the people. Next to each name, write one thing that makes them smile. Share out your money before you buy anything. Start a week early, because making things takes longer than you think.",
    pitfall:
      "It’s easy to spend too much on the first person on your list. Then there isn’t much left for the others. So set an amount for each person first. And don’t borrow to give, because a present shouldn’t leave you owing money.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "unwanted-present",
    title: "What can I do with a present I don’t want?",
    ages: ["8-10", "11-13"],
    answer:
      "Thank the person first, because they thought of you. After that, the present is yours. You could keep it, or give it to somebody who’d love it. You could also swap or sell it, with a grown-up’s help. If there’s a gift receipt, the shop may change it for something else. Ask at home first, because some presents mean a lot to the giver. If you have two the same, it’s fine to say so.",
    example:
      "Maya has the same game twice, at £16 each. Her aunt finds the gift receipt. The shop swaps one for a book at £9 and a ball at £7. £9 and £7 make £16, so it’s an even swap.",
    plan: "Say thank you. Leave the box closed and the label on. Within a week, decide with somebody at home: keep it, change it, give it away or sell it.",
    pitfall:
      "If you open it and play with it, the shop may not take it back. And don’t pass a present on to a friend of the person who gave it. That’s how feelings get hurt.",
    page: "/resources/money-words#value",
  },
  {
    id: "secret-santa",
    title: "What can I buy for a Secret Santa with a £5 limit?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Choose one small thing that suits the person, such as socks, sweets, a pen or a second-hand book. If you don’t know them well, ask one of their friends. Stay under the limit, even if you could spend more. Something that you bake or make is fine as well. Wrap it nicely, because that’s half the fun. If even £5 is too much, tell a teacher or say “I’ll make mine”. Nobody needs to know the price.",
    example:
      "Ben draws Mia’s name, and the limit is £5. He knows that she likes cats and tea. He finds a cat mug in the charity shop for £2.50, and adds a bar of chocolate for £1.25. That’s £3.75.",
    plan: "Write down two things that the person likes. Look at home and in a charity shop first. Buy or make it a week early, and take off the price.",
    pitfall:
      "A joke present can hurt, so only choose one that the person would laugh at. Don’t go over the limit to impress, because then others feel small. And if yours is dull, say thanks and smile.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "presents-for-teachers",
    title: "How much should we spend on a present for a teacher?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "Nothing at all is fine, and a card with a few true words is what many teachers keep. If you’d like to give something, a few pounds is plenty. A class can also put together, as long as nobody has to. Teachers are thanked for their work by their pay, so you don’t owe them a gift. Some schools have a limit, so ask. A drawing or biscuits from home cost very little.",
    example:
      "Miss Obi has 28 pupils. If each family spent £8, that would be 28 times £8, which is £224. Instead, each child draws a small picture. A parent puts them into a book that costs £7. She shows it to everybody.",
    plan: "Think of one thing your teacher helped you with. Write it down in two lines. Add a drawing or something from the kitchen if you like. Give it on the last day.",
    pitfall:
      "A gift won’t change your marks, and it mustn’t. Don’t compare presents in class. And parents, if you collect, say “any amount or none”, and don’t show who paid what.",
    page: "/resources/giving#how-giving-feels-good",
  },
  {
    id: "red-nose-day-and-children-in-need",
    title: "Do I have to bring £1 for Red Nose Day or Children in Need?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "No, it’s a gift, so nobody has to pay. You can wear something fun without giving, and a good school won’t ask why. Red Nose Day is for Comic Relief and comes in March. Children in Need, with Pudsey the bear, comes in November. The money goes to projects that help people, many of them children in the UK. If £1 is a lot this week, a few pence or a helping hand is fine.",
    example:
      "In Nia’s school, 200 children take part. 120 bring £1, 40 bring 50p and 40 bring nothing. 120 times £1 is £120, and 40 times 50p is £20. So £140 goes to the charity, and all 200 wear spots.",
    plan: "Ask at home a week before what you can spare. Use old socks or paint for spots, instead of buying a shirt. If money is short, a parent can tell the teacher in one line.",
    pitfall:
      "The noses, ears and shirts cost more than the £1, and you don’t need them. A shop gives only part of the price to the charity. If you want to give £3, give £3.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "giving-to-animals",
    title: "How can I give some of my money to help animals?",
    ages: ["8-10", "11-13"],
    answer:
      "You can give some of your money to animals, and even £1 helps to buy food. Choose a charity with a grown-up, and look up its number to see that it’s real. When you “adopt” a tiger, it stays in the wild. Your money helps the charity’s work for wild animals, and you get a letter or a picture. You can also give time or old towels to a shelter near you.",
    example:
      "Mina gets £4 a week and puts 50p in her giving jar. After ten weeks, she has £5. She and her dad look up the donkey home, and take the £5 with them on a visit.",
    plan: "Pick one animal charity. Look up its number with a grown-up. Decide how much you’ll give and when, so that your saving goal is still safe.",
    pitfall:
      "Sad pictures can make you give in a rush, and some of them are fake. Wait a day, check the charity, and give what you can spare.",
    page: "/resources/giving#check-before-you-give",
  },
  {
    id: "giving-to-charity",
    title: "How much should I give to charity, and how do I know it’s real?",
    ages: ["8-10", "11-13"],
    answer:
      "There’s no right amount, and a few pence is a real gift. So is an hour of your time. Keep your bus and lunch money first. You don’t have to give, so it’s all right to say “not today”. To check a charity, look for its name and number on the public list. Do that with a grown-up. A good charity never hurries you or makes you feel bad.",
    example:
      "Mo puts 25p a week into a jar for the cats’ home. That makes £2.50 in ten weeks, and £13 in a whole year. He also takes them some old towels, which cost him nothing at all.",
    plan: "Choose a cause, and choose time, things or money. With a grown-up, look for it on the list. OSCR keeps Scotland’s list, and the Charity Commissions keep the others. Some small charities aren’t listed, so ask. Give a little once, and find out what it did.",
    pitfall:
      "Tricksters copy the names of real charities. So don’t follow a link in a message: type in the address yourself. In the street, look for a badge and a sealed tin with the charity’s name. If somebody pushes you to give, just walk away.",
    page: "/resources/giving#check-before-you-give",
  },
  {
    id: "giving-when-you-have-little",
    title: "Do I have to give to charity if I don’t have much money?",
    ages: ["8-10", "11-13"],
    answer:
      "No, you don’t have to give, and nobody may make you. Look after your own needs first: lunch, the bus and what you’re saving for. If you’d still like to help, time and kind deeds cost nothing. You could carry shopping, give outgrown clothes or play with somebody who’s alone. At school, you can join in without money. Later, when you have more, you can give more.",
    example:
      "It’s a charity day at school, and everybody brings £1. Sol has only his bus money, so he keeps it. He asks his teacher for a job instead. He runs the hoopla for an hour, and it takes £14.",
    plan: "Think of what you have plenty of: time, strength, old toys or good ideas. Choose one, and give it this week. If school asks for money, tell a teacher quietly that you’d like to help in another way.",
    pitfall:
      "It’s easy to feel bad when you walk past a tin. But if giving would leave you short, that’s too much. And don’t borrow to give.",
    page: "/resources/giving#how-giving-feels-good",
  },
  {
    id: "sending-money-to-a-charity",
    title: "How do I send some of my money to a charity I have chosen?",
    ages: ["8-10", "11-13"],
    answer:
      "Ask a grown-up to open the charity’s own website and press “donate”. You give them your coins, and they pay by card or bank transfer. You can also put coins in a collecting tin at its shop, or post a cheque from a grown-up. Check the address of the site, so it isn’t a copy. Choose the one-off button, because the other one takes money each month. They often send a thank-you, but it doesn’t have to be a big sum.",
    example:
      "Nina has £6 for a dogs’ charity. Her dad opens its site, chooses “one-off” and types £6. She hands him her coins. If he pays tax, Gift Aid adds £1.50. £6 and £1.50 make £7.50 for the dogs.",
    plan: "Choose a sum. Find the charity’s number at the foot of its page, and look it up with a grown-up. Pay once, and keep the e-mail. Draw a picture for them, if you like.",
    pitfall:
      "Don’t post coins or notes in a letter, because they can get lost. Don’t use a link from a message or an advert. And only the tax payer may tick Gift Aid.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "charity-shops",
    title: "How do charity shops work, and where does the money go?",
    ages: ["8-10", "11-13"],
    answer:
      "People give things, the shop sells them, and the profit helps the charity. Prices are low because the shop got the things for nothing. Many of the helpers are volunteers, so they aren’t paid. Anyone may shop there, and lots of people love to. You can bring clean toys and books that still work. The shop won’t pay you for them. Ask first, because some can’t take plugs or toys without a safety mark.",
    example:
      "Lola gives six books, and they’re sold at 75p each. 6 times 75p is £4.50. She also buys a jigsaw there for £2. So the shop takes £6.50 because of her, and she has a new puzzle.",
    plan: "Fill one bag with things that are clean and whole. Ask at home if you may give them. Take it in when the shop is open, and look round for one thing that you’d like.",
    pitfall:
      "A bag left outside at night can get wet or be taken. So hand it in. And don’t give what’s broken, because the shop then has to pay to get rid of it.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "giving-to-a-food-bank",
    title: "What can I give to a food bank, and how?",
    ages: ["8-10", "11-13"],
    answer:
      "Give food that keeps for months, such as tins, pasta, rice, cereal or long-life milk. Toothpaste, soap and nappies help as well. Put them into the box at the supermarket, or take them in with a grown-up. Look at the food bank’s page first, because it lists what it’s short of. Check the date on the packet. Even one tin is a real gift. If your family gets help from a food bank, that’s nothing to be ashamed of.",
    example:
      "Iris has £3 in her giving jar. The list says tinned fish, jam and rice. She buys fish at 85p, jam at 95p and rice at £1.20. 85p, 95p and £1.20 make £3. She uses all of it.",
    plan: "With a grown-up, look up what your food bank needs this week. Choose one thing from the list. Put it in the box the next time you shop.",
    pitfall:
      "Fresh or opened food often can’t be shared out, so ask first. Don’t clear out old tins that you wouldn’t eat yourself. And don’t take food from home without asking.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "somebody-begging",
    title: "Should I give money to somebody who is begging in the street?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "You don’t have to give money, and you can be kind without it. A smile or “Sorry, not today” is enough. If you’d like to give, do it with a grown-up, or give to a charity that helps people who have no home. People beg for many reasons, and you can’t see them from outside. Don’t stop alone, and don’t take out your purse. If somebody looks ill, tell a grown-up, who can call 999.",
    example:
      "Leah passes a man with a cup every week. She talks about it with her dad. They take a hot drink to him together, for £1.80. At home, she puts £2 aside for the night shelter. He says thanks, and tells them his name.",
    plan: "Talk at home about what your family does. Choose one place near you that helps people without a home. Give a little to it once, and read what it does.",
    pitfall:
      "It’s easy to feel guilty and hand over your bus fare. You’re not the one who has to solve it. And don’t film anybody or make jokes. That could be somebody’s brother.",
    page: "/resources/giving#how-giving-feels-good",
  },
  {
    id: "raising-money-together",
    title: "How can we raise money for our club, our school or a charity?",
    ages: ["8-10", "11-13"],
    answer:
      "Pick something that people enjoy and that costs you little. You could hold a cake sale, a sponsored walk, a toy swap, a car wash or a quiz night. Ask your leader or teacher first, because some things, such as a raffle, have rules. Set a target and say what it’s for. Two of you should count the money, and write it down. Afterwards, tell everybody what their money did.",
    example:
      "The Guides need £120. They bake 60 cakes for £15 and sell them at £1 each. £60 take away £15 leaves £45. A sponsored walk brings in £80. £45 and £80 make £125, so they’ve done it with £5 to spare.",
    plan: "Agree on the target and the day. Share out the jobs: making, selling, counting, thanking. After the sale, take off the costs, and write down what’s left.",
    pitfall:
      "Don’t knock on strangers’ doors, and never leave the tin alone. It also pays to count the costs first. A stall that sells for £30 and costs £35 raises nothing.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "getting-sponsors",
    title: "How do I get people to sponsor me for an event?",
    ages: ["8-10", "11-13"],
    answer:
      "Start with people you know: family, neighbours you’re friends with and teachers. Tell them what you’ll do, for which charity, and by which day. They can give a fixed sum or so much for each lap. Get the form or the online page from the charity or school. Ask with a grown-up beside you. If somebody says no, thank them and smile. Afterwards, tell everybody how it went, and then collect the money.",
    example:
      "Ada swims for the lifeboats. Her gran promises 20p a length, and her uncle gives £5. Ada swims 30 lengths. 30 times 20p is £6. £6 and £5 make £11.",
    plan: "Fill in your name, the event and the charity at the top. Write a list of ten people you know. Ask two a day. Tick each one when they’ve paid, and hand the money in within a week.",
    pitfall:
      "“10p a lap” can grow, so tell people how many laps you might do. Don’t knock on strangers’ doors. And keep the money in one envelope, apart from your own.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "all-the-money-from-a-charity-sale",
    title: "Do I have to give all the money from a charity sale?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, if you told people it was for a charity, all that they paid belongs to it. You may take off your costs only if you said so, such as “all profit to the cats”. So decide first, and write it on the sign. If you’d like to keep some, say that as well: “half for the cats, half for our club”. Two people should count the money. Then send it soon, and tell everybody how much it was.",
    example:
      "Ivy spends £8 and makes 24 cakes. £8 divided by 24 is about 34p each, so she asks 75p. She sells 22: £16.50. Her sign says “all profit to the rescue”. £16.50 take away £8 is £8.50. Her gran gives the £8 as a present, so the cats get £16.50.",
    plan: "Before the sale, write one line on the sign about where the money goes. Keep the receipts. Count with a grown-up, and note the sum. Pay it in on the charity’s own site within a week.",
    pitfall:
      "Don’t borrow from the tin, not even for a day. “Some of it goes to charity” is too vague. And ask the charity before you use its logo.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "collection-for-a-gift",
    title: "How much should I give to a group present, and who collects it?",
    ages: ["11-13"],
    answer:
      "Give what you can spare, even 50p, or sign the card and help to choose. Nobody has to pay into a collection. If you’re in charge, say “as much as you like, up to £3”, and set a last day. Ask a parent or a teacher to hold the money. Keep a list of what comes in, but don’t tell others who gave how much. Then buy the gift from what’s there.",
    example:
      "Nine friends collect for their coach. Six give £2, two give £1, and one makes the card. Six times £2 is £12, and two times £1 is £2. That’s £14. They buy a mug and sweets for £13.50, and have 50p left.",
    plan: "Write one message with the idea, the top amount and the last day. Count the money with a grown-up. Buy the gift, keep the receipt, and let everybody sign the card, whether they paid or not.",
    pitfall:
      "Don’t buy the gift first and hope that they’ll all pay. If two people forget, you’re the one who is short. And don’t chase anybody in front of others, because they may not have it. One kind reminder is enough.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "present-for-a-girlfriend",
    title: "What’s a good cheap present for my girlfriend, boyfriend or friend?",
    ages: ["11-13", "14-16"],
    answer:
      "Think about the person first and the price second. A small thing that suits them is better than a big thing that doesn’t. You could write down why you like being with them. You could make a playlist, bake biscuits or frame a photo of a good day. Set an amount that leaves enough for your bus and lunch. You don’t have to match what they spent on you. Someone who likes you won’t look for the price.",
    example:
      "Theo has £4 for his girlfriend’s birthday. He buys a plain notebook for £1.80. On each of the first ten pages, he writes a happy memory. A ribbon costs 60p. £1.80 and 60p make £2.40, so he still has £1.60. She reads it twice.",
    plan: "Write down three things your friend often talks about. Put your bus and lunch money aside, and choose an amount. Then make or find one thing from the list, and add a few true words.",
    pitfall:
      "It’s easy to spend more and more to show that you care. Nobody who cares about you wants you to be short. And if somebody you only know online asks for presents, gift cards or money, stop. That’s a warning sign, so tell a grown-up you trust.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "gift-aid",
    title: "What is Gift Aid, and can a child tick the box?",
    ages: ["11-13", "parents"],
    answer: `With Gift Aid, the government adds ${ONLINE_ANSWER_FACTS.giftAid.figure} to each £1 that somebody gives. Only a person who has paid enough Income Tax that year may tick it. Most children pay none, so leave it empty. It costs the giver nothing more. The tick must come from the person whose money it is. So a parent can tick it for their own £5, but not for yours. Your £1 still counts in full.`,
    example:
      "Mr Ali pays tax, and gives £20 of his own to the hospice. He ticks the box. 20 times 25p is £5, so the hospice gets £25. Hana gives £4 from her jar and leaves the box empty. The hospice gets £4.",
    plan: "Before you give, ask whose money it is. If it’s yours, leave the box empty. If it’s a grown-up’s, they fill in their own name and address, and tick it if they pay enough tax.",
    pitfall:
      "If somebody ticks the box and hasn’t paid enough tax, they may have to pay the difference. So don’t tick it just to be kind. With a sponsor form, each sponsor fills in their own line.",
    page: "/resources/giving#check-before-you-give",
    facts: ["giftAid"],
  },
  {
    id: "where-a-charity-pound-goes",
    title: "How much of my £1 really goes to the charity’s work?",
    ages: ["11-13", "14-16"],
    answer:
      "It depends on the charity, but in many it’s most of each £1. The rest pays for things such as rent, staff and finding more givers. The charity’s yearly report shows how much. Costs aren’t bad in themselves: a lifeboat needs fuel, and a nurse needs wages. With a grown-up, look the charity up on the public list. There you can see what came in and what went out.",
    example:
      "A charity takes in £1,000,000. It spends £820,000 on its work and £180,000 on running and raising money. £820,000 out of £1,000,000 is 82p of each £1.",
    plan: "Pick one charity, and find its page on the public list. Write down the money in and the money for its work. Divide the second by the first. Then ask what people got for it.",
    pitfall:
      "“100% goes to the cause” may only mean that somebody else pays the costs. And a charity that spends almost nothing on staff isn’t always better. Ask what changed for people or animals.",
    page: "/resources/giving#check-before-you-give",
  },
  {
    id: "checking-a-charity-number",
    title: "How do I look up a charity’s number to see if it’s real?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "First find the number on its leaflet or site, and then type it into the official register. In England and Wales, that’s the Charity Commission’s list on gov.uk. In Scotland it’s OSCR, and Northern Ireland has a Charity Commission of its own. See if the name, address and website match. It’s free, and you need no account. Scottish numbers begin with SC, and those of Northern Ireland with NIC.",
    example:
      "A tin says “Paws Help, charity 1999999”. Jude’s mum types the number in, and nothing comes up. Then she types the name, and finds another charity with a nearly equal name. They don’t give, and tell the shop.",
    plan: "Write down the name and number. Type in the register’s address yourself, with a grown-up. Compare the name letter by letter. Then look at what it did with its money last year.",
    pitfall:
      "A number on a tin proves nothing until you look it up, because it may be copied. But very small charities and some churches or schools may not be on the list. Ask them who is in charge.",
    page: "/resources/giving#check-before-you-give",
  },
  {
    id: "crowdfunding",
    title: "What is crowdfunding, and is it safe to give to a page?",
    ages: ["11-13", "14-16"],
    answer:
      "Crowdfunding means that lots of people each give a little to one page. It can be for somebody in need, or to make a new thing. It’s only safe if you know who is behind the page. Anybody can start one, and the site may not check the story. With a new gadget, it’s not like a shop: it may come late or not at all. Most sites let only adults start a page, so ask at home.",
    example:
      "A page asks for £2,000 for a football pitch. 160 people give £10 each. 160 times £10 is £1,600. They’re £400 short. On this site, everybody gets their money back if the goal isn’t reached. On others, they don’t.",
    plan: "Ask who runs the page, and whether you know anybody who knows them. Look for news and a plan. Read what happens if the goal isn’t reached. Then decide with a grown-up.",
    pitfall:
      "After a sad story in the news, fake pages copy the photo. A registered charity is safer. Some sites also add a “tip” for themselves, so look at the last line before anybody pays.",
    page: "/resources/giving#check-before-you-give",
  },
  {
    id: "zakat-tithe-and-faith-giving",
    title: "What are zakat, tithe and other giving by faith?",
    ages: ["11-13", "14-16"],
    answer:
      "They’re ways in which people of a faith share what they have. In Islam, zakat is 2.5% of an adult’s savings each year, above a set amount. A tithe, in some churches, is a tenth of what comes in. Sikhs speak of dasvandh, and Jews of tzedakah. Children don’t usually have to give. Many like to join in with small coins or with help. People at home or at your place of worship can tell you what your family does.",
    example:
      "Mrs Khan has £4,000 in savings, which is above the limit. 2.5% of £4,000 is £100, so she gives £100. Her son Adil puts 50p of his pocket money into the same box, because he wants to.",
    plan: "Ask at home how your family gives, and why. To find 2.5%, divide by 40. To find a tenth, divide by ten. Choose a small sum or a kind deed of your own.",
    pitfall:
      "Faiths and families differ, so don’t tell a friend that they give too little. The limit for zakat follows the price of gold or silver, so it changes. And nobody should scare you into giving.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "volunteering-under-16",
    title: "Can I volunteer if I’m under 16?",
    ages: ["11-13", "14-16"],
    answer:
      "Yes, often you can, but each place sets its own lowest age. Many ask for 14 or 16, or for a grown-up to come along. Good places to ask are your school, a library, a youth group or a litter pick. Volunteers aren’t paid, but they may get their bus fare back. Your time is a real gift: an hour of help can be worth more than a few pounds.",
    example:
      "Rhys is 13, and the animal shelter takes helpers from 16. So he asks the library. On Saturdays, he helps small children with the reading challenge for two hours. In ten weeks, that’s 20 hours of help.",
    plan: "Write down what you like: animals, books, sport or plants. With a grown-up, ask two places near you: “From what age can I help, and what would I do?” Try it once before you promise more.",
    pitfall:
      "A business that wants free work from you isn’t a charity. And don’t promise every week if you have exams. Only go to places that your grown-ups know about.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "collecting-door-to-door",
    title: "Can I collect money for charity door to door or in the street?",
    ages: ["11-13", "14-16"],
    answer: `No, not from door to door if you’re under ${ONLINE_ANSWER_FACTS.doorCollectingAge.figure}. In most places, that’s the age for street collections as well. In Scotland, you can help in the street from ${ONLINE_ANSWER_FACTS.streetCollectingAgeScotland.figure}. In Northern Ireland, some youth groups are allowed to go from door to door. The people in charge need a licence too. But you can collect at school, in your family or at a cake sale that a grown-up runs.`,
    example:
      "Kit, 12, wants to knock on doors for the hospice. He can’t. So his class holds a quiz at school: 30 people pay £1 each, and the cakes bring in £22. £30 and £22 make £52. It’s more than he had hoped for.",
    plan: "Ask the charity what people of your age may do for it. Ask your teacher for a day. Pick something that stays in one place, with an adult who holds the money.",
    pitfall:
      "Carol singing for charity at strangers’ houses counts as a collection as well. An open bucket can look like a trick, so use a sealed tin with the charity’s name. And never go alone.",
    page: "/resources/giving#check-before-you-give",
    facts: ["doorCollectingAge", "streetCollectingAgeScotland"],
  },
];
