/** Answers about presents, charity and collections. */
import type { TaughtAnswer } from "./taughtAnswer";

export const GIVING: readonly TaughtAnswer[] = [
  {
    id: "giving-to-animals",
    title: "How can I give some of my money to help animals?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, you can give some of your money to animals, and even £1 helps to buy food. Choose a charity with a grown-up, and check that it’s a real one: it has a number that you can look up. When you “adopt” a tiger, it stays in the wild. Your money helps the charity’s work for wild animals, and you get a letter or a picture. You can also give time or old towels to a shelter near you.",
    example:
      "Mina gets £4 a week and puts 50p in her giving jar. After ten weeks, she has £5. She and her dad look up the donkey home, and take the £5 with them on a visit.",
    plan: "Pick one animal charity. Look up its number with a grown-up. Decide how much you’ll give and when, so that your saving goal is still safe.",
    pitfall:
      "Sad pictures can make you give in a rush, and some of them are fake. Wait a day, check the charity, and give what you can spare.",
    page: "/resources/giving#check-before-you-give",
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
];
