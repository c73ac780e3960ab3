/** Answers about 4MQ itself. */
import type { TaughtAnswer } from "./taughtAnswer";

export const THIS_SITE: readonly TaughtAnswer[] = [
  {
    id: "slow-readers-and-dyslexia",
    title: "Can my child use 4MQ if they read slowly or have dyslexia?",
    ages: ["parents", "teachers"],
    answer:
      "Let the site do the reading, so your child can save their energy for thinking. Open the story or a chapter, and press “Read to me”. It usually shows which sentence it’s reading. You can slow the voice down, or pause it and come back. Begin with one short part. Then talk about it, draw it or act it out with coins. It’s fine to choose a page for younger readers. Reading speed says nothing about how well somebody can handle money.",
    example:
      "Freya is twelve, and reading tires her. Her dad plays one part of the story at the slower speed, while she draws. Then she lays out £5 in coins. She moves £2 into a cup for later, so £3 is left. She tells him why. That’s a whole lesson in ten minutes, and she hasn’t read a word.",
    plan: "Try two speeds of the voice, and let your child choose. Listen to one part a day, for about five minutes. Stop at a box, and do the sum with real coins. If a word is new, look it up together in Money Words.",
    pitfall:
      "Don’t make a child read aloud first to earn the fun part. If the device has no English voice, the words may go to one on the internet. The page tells you, and you can read together instead. If reading is a worry, ask the school what support there is. You don’t need a diagnosis to ask.",
    page: "/short-stories/keeper-of-embers",
  },
  {
    id: "data-about-a-child",
    title: "What data does 4MQ keep about my child?",
    ages: ["parents", "teachers"],
    answer:
      "We keep very little, and we don’t sell it. Reading, quizzes and the Money Tracker need no account. There are no adverts or cookies. An account needs a first name, a last name, an e-mail address and a password. On the account page, you can download or delete what’s in it. I don’t keep what’s typed to me. Another company’s AI may get the words, but we don’t say who wrote them.",
    example:
      "Noah is nine. Without an account, he takes a quiz and fills in the Money Tracker. Both stay in his browser, and we don’t get them. Later, his mum makes an account with him for the journal. Now we keep her e-mail address, his name and his entries. If she deletes the account, the entries go at once.",
    plan: "First, read the part of the privacy page that’s written for adults. If there’s an account, open the account page together. You can download or delete what we keep there. For anything else, write to us through the Contact page. Then show your child how to sign out.",
    pitfall:
      "Children love to say who they are. So remind them: no surname, school, address or phone number, in the chat or in an idea. We take out what we spot, but we can’t catch it all. Under 13, a parent or carer should make the account, with their own e-mail address.",
    page: "/privacy",
  },
  {
    id: "money-map-quadrants",
    title: "What is the 4MQ money map, and which quadrant am I in?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Your place on the map depends on what you earn and what you spend. There are four tiles, called the Four Money Quadrants, or 4MQ. The Fun Spender earns more and spends more. The Money Master earns more and spends less. The Careful Keeper earns less and spends less. The Learning Grower earns less and spends more. None of them is best, and everybody moves around. Five short scenes will show you your tile for today.",
    example:
      "In May, Ibra washes cars, earns £20 and spends £18. That looks like a Fun Spender month. In June he gets £5 and spends £2, like a Careful Keeper. He’s the same boy in a different month.",
    plan: "Play the five scenes in Find Your Quadrant. Read the three small steps for your tile, and pick one. Try it for a week, and then see where you are on the map.",
    pitfall:
      "A tile isn’t a mark, and it doesn’t say who you are. “More” only means more than is usual for you. So don’t compare your tile with a friend’s, but with your own last month. To move, change one thing: earn a bit more, or spend a bit less.",
    page: "/find-your-quadrant",
  },
  {
    id: "coins-on-4mq",
    title: "What are 4MQ Coins for, and how do I get them?",
    ages: ["8-10", "11-13"],
    answer:
      "You can’t spend 4MQ Coins: they show what you’ve learned. You get one in the Quiz Hub each time you pass a quiz. The quiz at the end of a story doesn’t give one yet. They aren’t real money, so nobody can buy, sell or swap them. They’re kept in the browser you use. If somebody clears the browser, your coins go, but you keep what you learned. You can try a quiz as often as you like.",
    example:
      "To pass, you need 8 right answers out of 10. Jaz gets 7, so there’s no coin this time. She reads why three answers were wrong, and tries again. Now she gets 9, and a coin drops into her pot.",
    plan: "Open the Quiz Hub and choose a quiz. Read the reason for each answer, even if you got it right. If you don’t pass, just try again, because you can’t lose a coin.",
    pitfall:
      "On another tablet, your coins won’t be there, because they stay in one browser. So keep to the same one if you want to collect them. If somebody offers to sell you coins, it’s a trick: nobody can sell them.",
    page: "/quiz-hub",
  },
  {
    id: "cost-and-privacy",
    title: "Is 4MQ free, and who can see what I write here?",
    ages: ["8-10", "11-13"],
    answer:
      "The site is free. Other people here can’t see your money diary, unless they sign in as you. Others who are signed in can read your earning ideas, but not your name. A grown-up at 4MQ reads the kind deeds you tell us about. I don’t keep what you write to me here. It stays in this tab until you close it, sign out or clear it. Please leave out your name and address.",
    example:
      "Tia is ten. She writes “sold cards, £3” in her diary, and other children can’t see it. Her dad made the account with her, so he can open it. She shares her idea in the Gig Jar, where nobody sees her name.",
    plan: "Before you send something, take out your name, your school and your street. When you finish, sign out, so that nobody else can open your diary. On the account page, you can download or delete what we keep.",
    pitfall:
      "Not every word stays on your screen. Your question goes to our computer, and another company’s AI may help. It gets your words, but we don’t tell it who you are. So leave out phone numbers and passwords, and sign out on shared screens.",
    page: "/privacy#who-can-see",
  },
  {
    id: "the-90-day-challenge",
    title: "How does the 90-day challenge on 4MQ work?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "For 90 days, you write down what you earn, save and spend. It takes a few minutes a day, and a few coins are enough. Every two weeks, there’s a new mission, such as saving before you spend. To start, read mission one and write down today’s money. The journal needs an account. If you’re under 13, a grown-up makes it with you. You don’t need one for the Money Tracker. If you miss a day, just carry on.",
    example:
      "On day one, Freya gets £5 and spends 80p on a bun. She writes two lines, which takes a minute. On day two, there’s nothing to write. By day 14, she can see that five buns have cost her £4.",
    plan: "Today, read the first mission on the challenge page. Ask a parent or carer about an account, or open the Money Tracker. Then choose a good time, such as after tea, and write one line.",
    pitfall:
      "People often stop because they’ve missed a few days and feel bad about it. You don’t lose anything, so just start again today. If no money came in or went out, there’s nothing to write. You don’t have to wait for a place or a reply either.",
    page: "/90-days-money-smart-challenge",
  },
  {
    id: "streak-on-4mq",
    title: "Why did my 4MQ streak start again, and do I keep my badges?",
    ages: ["8-10", "11-13"],
    answer:
      "That’s annoying, and it isn’t the end. A streak counts the days in a row on which you pressed the button for your habit. Doing the habit isn’t enough: the day has to be logged, by midnight. If a day is missing, the next one counts as day one. Your best streak stays, and so do your badges. They come at 7, 30 and 90 days in a row. You haven’t lost what you learned.",
    example:
      "Bo logs six days and forgets the seventh. On Monday, her streak says 1, and her best still says 6. Eight days later, it says 9. She now has a badge and a new best.",
    plan: "Log today’s habit now. Tie it to something you always do, such as brushing your teeth. Look at your best, and try to beat it by one.",
    pitfall:
      "One missed day makes some people stop. But missing several in a row hurts a habit far more than missing one. And on another device, sign in with the same account, or it won’t count.",
    page: "/resources/money-words#streak",
  },
  {
    id: "what-to-read-first",
    title: "Which story or book should I read first on 4MQ?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Start with “The Keeper of the Embers”. It’s a story for everybody, and you can read it or have it read to you. Then choose a free chapter for your age: “Needs vs Wants” for 8 to 10, “Influence Invasion” for 11 to 13, or “Debt Trap” for 14 to 16. After that, try the Quiz Hub for a coin, or find your place on the money map. You can stop and go on whenever you like.",
    example:
      "Ivo is nine. On Monday, he listens to half of the story in bed. On Tuesday, he reads the rest and takes its quiz. On Saturday, he reads one part of “Needs vs Wants”.",
    plan: "Open the story and read one part. When it’s done, take its quiz, which is just for fun. Next time, open the chapter for your age.",
    pitfall:
      "Don’t try to read it all at once. A part a day is plenty, and you’ll remember more. If a word is hard, look it up in “Money words”, or ask me.",
    page: "/short-stories/keeper-of-embers",
  },
  {
    id: "forgotten-4mq-password",
    title: "What do I do if I’ve forgotten my 4MQ password?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "That happens to everybody. Open the page to sign in, and press the link for a forgotten password. Type your e-mail address, and a message with a link comes to it. If it doesn’t, wait five minutes, and look in the spam folder. It goes to the address that the account was made with, which may be a grown-up’s. I can’t see or change passwords, so please never tell me yours.",
    example:
      "Asa types her own e-mail, and nothing comes. Then she remembers: her dad made the account. He finds the message in his spam folder, and she picks a new password of three odd words.",
    plan: "Ask who made the account and with which e-mail. Send the link to that address. Choose three words that don’t belong together, and write them where only you look.",
    pitfall:
      "Never send a password to anybody who says they’ll fix it, not even here. And don’t use the same one for games, or one lost password opens them all.",
    page: "/auth",
  },
];
