/** Answers about 4MQ itself. */
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const THIS_SITE: readonly TaughtAnswer[] = [
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
    id: "cost-and-privacy",
    title: "Is 4MQ free, and who can see what I write here?",
    ages: ["8-10", "11-13"],
    answer:
      "The site is free. Other people here can’t see your money diary, unless they sign in as you. Others who are signed in can read your earning ideas, but not your name. A grown-up at 4MQ reads the kind deeds you tell us about. We don’t keep what you write to Ms. Sparkle. It stays in the tab where you wrote it until you close it, sign out or clear it. Please leave out your name and address.",
    example:
      "Tia is ten. She writes “sold cards, £3” in her diary, and other children can’t see it. Her dad made the account with her, so he can open it. She shares her idea in the Gig Jar, where nobody sees her name.",
    plan: "Before you send something, take out your name, your school and your street. When you finish, sign out, so that nobody else can open your diary. On the account page, you can download or delete what we keep.",
    pitfall:
      "Not every word stays on your screen. Your question goes to our computer, and another company’s AI may help. It gets your words, but we don’t tell it who you are. So leave out phone numbers and passwords, and sign out on shared screens.",
    page: "/privacy#who-can-see",
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
      "Don’t try to read it all at once. A part a day is plenty, and you’ll remember more. If a word is hard, look it up in “Money words”, or ask Ms. Sparkle.",
    page: "/short-stories/keeper-of-embers",
  },
  {
    id: "the-90-day-challenge",
    title: "How does the 90-day challenge on 4MQ work?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "The challenge is free, and takes a few minutes a day. For 90 days, you write down what you earn, save and spend. A few coins are enough. Every two weeks, there’s a new mission, such as saving before you spend. To start, read mission one and write down today’s money. The journal needs an account. If you’re under 13, a grown-up makes it with you. You don’t need one for the Money Tracker. If you miss a day, just carry on.",
    example:
      "On day one, Freya gets £5 and spends 80p on a bun. She writes two lines, which takes a minute. On day two, there’s nothing to write. By day 14, she can see that five buns have cost her £4.",
    plan: "Today, read the first mission on the challenge page. Ask a parent or carer about an account, or open the Money Tracker. Then choose a good time, such as after tea, and write one line.",
    pitfall:
      "People often stop because they’ve missed a few days and feel bad about it. You don’t lose anything, so just start again today. If no money came in or went out, there’s nothing to write. You don’t have to wait for a place or a reply either.",
    page: "/90-days-money-smart-challenge",
  },
  {
    id: "join-the-challenge",
    title: "How do I join the 90-day challenge, and do I need a place?",
    ages: ["8-10", "11-13", "14-16", "parents"],
    answer:
      "Make a free account, open your journal and start day 1. You don’t need one of the 100 places: anyone with an account can do the missions. The places are for people who send the form on the challenge page. If that form isn’t open yet, the page says so. Under 13, a parent or carer makes the account and fills in the form. It costs nothing, and we never ask for a bank card. You need a few coins and a few minutes a day.",
    example:
      "Sami is ten. On Saturday, his aunt makes an account with him. He writes “50p from Grandad” as his first line. That’s day 1. They look at the form as well, but he doesn’t have to wait for an answer.",
    plan: "Read the first mission on the challenge page. Ask a grown-up about an account. Then write down today’s money, even if it’s only 10p.",
    pitfall:
      "Don’t wait for Monday or for the first of the month, because any day can be day 1. And nobody from 4MQ will ring you or ask for money to let you in. If someone does, tell a grown-up.",
    page: "/90-days-money-smart-challenge",
  },
  {
    id: "after-day-90-on-4mq",
    title: "What happens after day 90 of the 4MQ challenge?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Your 90 days end, and everything you wrote stays in your journal. You see what you earned, saved and spent, and how many lines you wrote. New 90 days start when you next open “My KPIs”. In the last days, you look back and choose one habit to keep. There’s no test and no mark. Nobody loses anything, even if you only wrote on a few days.",
    example:
      "Kofi wrote 71 lines in his 90 days. He earned £54, saved £18 and spent £36. So he saved a third. He keeps one habit: putting money in the jar first. In March, he opens “My KPIs” and starts again.",
    plan: "Look at your first two weeks and your last two. Write down one thing that changed. Choose one habit, and tell somebody at home about it.",
    pitfall:
      "Some people think that they’ve failed because there are gaps. A gap only means that nothing was written. And don’t keep all the habits at once: one that lasts is better than six that stop.",
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
    id: "badges-and-looks",
    title: "Which badges, portraits and looks can I get on 4MQ?",
    ages: ["8-10", "11-13"],
    answer:
      "There are badges for quizzes and for habits, twelve portraits and eight looks. Each quiz in the Quiz Hub that you pass brings a badge. A habit brings bronze for 7 days in a row, silver for 30 and gold for 90. The portraits are friends from the books, and you can pick any of them at once. Looks are frames that come with your coins, and you never use the coins up. All of it is just for fun, and nobody can buy it.",
    example:
      "Kezia has one coin, so she has the looks “Sun” and “Leaf”. With three coins, “Coral” is hers as well. She has passed both quizzes and logged a habit for nine days. So she has two quiz badges and one bronze.",
    plan: "Open “Your shelf” and pick a portrait. Look at what the next look needs. Then take one quiz, or log your habit today.",
    pitfall:
      "If you only hunt for badges, a missed day feels awful. Nothing is taken away, so carry on. Quiz badges and looks stay in one browser, but habit badges are in your account. And others can’t see your shelf, unless they use your device.",
    page: "/shelf",
  },
  {
    id: "set-a-goal-on-4mq",
    title: "How do I set a savings goal on 4MQ?",
    ages: ["8-10", "11-13"],
    answer:
      "Open “Your shelf” and press “Set a goal”. Type what it costs and how much you can save each week. Then you see how many Saturdays it takes. You don’t need an account for it: the jar stays on your device. With an account, your goal is in the Community under “Challenges”. You can change it or put it away whenever you like.",
    example:
      "Hasan wants a skateboard for £24, and can save £3 a week. £24 divided by £3 is 8. His shelf says eight Saturdays. Each Saturday, he presses “I put in £3.00”, and the jar fills up.",
    plan: "Look up the real price first. Choose an amount that you can really keep. Press “Set a goal”, and put the first coin into a real jar today.",
    pitfall:
      "The jar on the screen isn’t a bank. It only counts, so the money has to be in a real jar or account. And everyone who uses the device can see a goal made without an account, so leave surprises out.",
    page: "/shelf",
  },
  {
    id: "habits-and-kind-deeds",
    title: "What counts as a habit or a kindness quest on 4MQ?",
    ages: ["8-10", "11-13"],
    answer:
      "A habit is one small thing that you do every day, such as putting a coin in a jar. A kindness quest is one kind deed, which you tell us about. You choose both yourself. For a habit, press “Log Today” each day. For a quest, write down what you did, without names. A grown-up at 4MQ reads it, and other children can’t see it. It needn’t cost anything.",
    example:
      "Beth’s habit is “Write one line after tea”. She logs it on seven days in a row, and gets a bronze badge. Her quest says: “I carried shopping for a neighbour.” A few days later, it says “Approved”.",
    plan: "Choose a habit that takes one minute. Tie it to something you always do. Then think of one kind deed for this week, and do it before you write about it.",
    pitfall:
      "“Be good with money” is too big for a habit, because you can’t tell if you’ve done it. “Put 10p in the jar” works. And if a quest isn’t approved, it may name somebody, so write it another way.",
    page: "/resources/money-words#habit",
  },
  {
    id: "share-an-idea-in-the-gig-jar",
    title: "How do I share an idea in the Gig Jar, and how does voting work?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Sign in, open the Community and choose “Gig Jar”. Write your idea in a few words, say how it works, and press “Add my idea”. Everyone who is signed in can read it, but nobody sees your name. To vote, press “Vote” beside an idea you like. A program checks each idea first. If it isn’t sure, a person looks at it before it goes in. You can put your own idea away at any time.",
    example:
      "Seren writes “Water plants in August”, and how she does it for 50p a visit. The next day, it has three votes. Somebody else’s idea says where they live, so the program won’t take it until that’s gone.",
    plan: "Read three ideas first. Write yours in one line and two sentences: what you do, what you need and what it may bring. Leave out names, places and links.",
    pitfall:
      "The jar is for ideas and not for selling, so don’t ask people to buy from you. If an idea seems unkind or unsafe, press “Report”: its writer won’t know it was you. And ask at home before you try an idea from the jar.",
    page: "/resources/ways-to-earn",
  },
  {
    id: "mend-a-journal-entry",
    title: "How do I change or delete an entry in my 4MQ journal?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Find the line under “Your entries” and press it. Then change what’s wrong and press “Save changes”, or press “Remove entry”. If that was a mistake, press “Undo” straight away. Your figures add themselves up again. In the Money Tracker, there’s no change: press “Remove” beside the line, and write it again. Wrong lines happen to everyone, so nothing bad comes of it.",
    example:
      "Elin types £50 for a bun that cost 50p. Her week suddenly shows £50 spent. She presses the line, types 0.50 and saves. Now the week says 50p, and she laughs about her rich bun.",
    plan: "Look at your last five lines once a week. Check the day, the amount and the type. Mend what’s wrong before you look at your figures.",
    pitfall:
      "If you dropped the money into your goal’s jar and then remove the line, 4MQ asks if it should leave the jar too. Say yes if you never saved it. And if a line says that it’s waiting, it hasn’t reached us yet, so go online.",
    page: "/excel-tracker",
  },
  {
    id: "coins-or-tracker-gone",
    title: "Why are my coins or my tracker entries gone from 4MQ?",
    ages: ["8-10", "11-13"],
    answer:
      "They’re kept in one browser, and it was probably cleared, or you’re in another one. Try the device and browser that you used before. On an iPhone, iPad or Mac, Safari clears them after seven days without a visit. We can’t bring them back, because we never had them. If you downloaded the tracker as a CSV, you can import it again. What you learned isn’t gone, and you can take each quiz again.",
    example:
      "Poppy has 5 coins on her iPad. She’s on holiday for ten days, and when she comes back, there are 0. She passes two quizzes that day and has 2 again. Then she adds 4MQ to the home screen, so it won’t happen again.",
    plan: "Look in the other browsers and devices at home. If it’s all gone, start with the quiz you liked best. Then download a copy from your shelf once a week.",
    pitfall:
      "A private window forgets everything when you close it, so don’t collect coins there. The copy from your shelf is for looking at, and it can’t bring coins back. Nobody can sell you coins either: that would be a trick.",
    page: "/privacy#on-your-device",
  },
  {
    id: "forgotten-4mq-password",
    title: "What do I do if I’ve forgotten my 4MQ password?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "That happens to everybody. Open the page to sign in, and press the link for a forgotten password. Type your e-mail address, and a message with a link comes to it. If it doesn’t, wait five minutes, and look in the spam folder. It goes to the address that the account was made with, which may be a grown-up’s. Ms. Sparkle can’t see or change passwords, so please never tell her yours.",
    example:
      "Asa types her own e-mail, and nothing comes. Then she remembers: her dad made the account. He finds the message in his spam folder, and she picks a new password of three odd words.",
    plan: "Ask who made the account and with which e-mail. Send the link to that address. Choose three words that don’t belong together, and write them where only you look.",
    pitfall:
      "Never send a password to anybody who says they’ll fix it, not even on 4MQ. And don’t use the same one for games, or one lost password opens them all.",
    page: "/auth",
  },
  {
    id: "who-sees-my-4mq-password",
    title: "Can my parents see my 4MQ journal or my password?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "It depends on whose e-mail the account has. Nobody can see your password, not even the people at 4MQ. But if it’s a grown-up’s e-mail, they can ask for a new password, sign in and read your journal. Other children can’t. If you use your own e-mail, your parents can’t get in by themselves. You can show them a page about your week if you like, with or without the amounts.",
    example:
      "Malik’s dad made the account with him. Malik writes that he’s saving for a present for Dad. He leaves out what it is, because Dad could sign in. On Sunday, he prints the page of the week without amounts.",
    plan: "Find out whose e-mail the account has. Talk at home about what each of you may look at. To show something, open “Show a grown-up” and choose “Without amounts”.",
    pitfall:
      "A diary about money isn’t the place for secrets that hurt. If something worries you, tell a grown-up you trust, or call Childline free on 0800 1111. And don’t give your password to friends, even your best one.",
    page: "/privacy#who-can-see",
  },
  {
    id: "sign-up-email-never-came",
    title: "Why hasn’t my e-mail from 4MQ come after I joined?",
    ages: ["8-10", "11-13", "14-16", "parents"],
    answer:
      "Look in the spam folder, and check that you typed the address correctly. It can take a few minutes. If that address already has an account, no e-mail comes, so sign in instead. If it’s a grown-up’s address, it’s in their inbox. Open the link, or type the code of six numbers on the page. Each link works only once. If nothing helps, write to us through Contact.",
    example:
      "Aled types “gmial” in the address, so the e-mail goes nowhere. He goes back, types it again with care, and waits five minutes. This time, it’s in his mum’s spam folder. She reads out the six numbers.",
    plan: "Read the address letter by letter. Look in the inbox and in spam. Wait a few minutes, and then try to sign in with the same address.",
    pitfall:
      "If you press the button again and again, the site makes you wait. So press once and have a break. Our e-mail never asks for a bank card or your password. If one does, it isn’t from us.",
    page: "/auth",
  },
  {
    id: "sharing-a-device-on-4mq",
    title: "Can my brother or sister use 4MQ on the same laptop?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "Yes. On your shelf, tap “Choose who is playing” and add a nickname for each of you, up to four. Then each has coins, scores, plans, a goal and a money sheet of their own. There are no passwords between nicknames, so anybody on the laptop can choose any of them. An account has coins of its own here too. Sign out when you finish, so that nobody else can open your diary. Your journal needs your password.",
    example:
      "Ines has 4 coins. Her brother adds his nickname, and passes 2 quizzes on the same laptop. Now he has 2 coins, and she still has 4.",
    plan: "Choose your name before you begin. With an account, sign out each time: it’s in the menu. If you have one account for two, let a grown-up make a second one.",
    pitfall:
      "Before you signed in, somebody may have done things on this laptop. Then 4MQ asks what is yours, so only tick what you did. And if you clear the browser, the coins of everybody go, so download a copy from your shelf first.",
    page: "/privacy#on-your-device",
  },
  {
    id: "delete-my-4mq-account",
    title: "How do I delete my 4MQ account, and what happens to my things?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Sign in, open “Your account”, and go to “Delete your account” at the end. Type the word DELETE and your password. Then your diary, your goals and your name are gone at once. Nobody can bring them back, so download your data first if you’d like to keep it. Coins and quiz scores in this browser go too, unless you take the tick out of that box. If it’s a grown-up’s e-mail, ask them first. You can still read and play without an account.",
    example:
      "Omar is 12 and wants to stop. He downloads his diary as a table, so he still has his 63 lines. Then his mum sits beside him while he types DELETE. A minute later, he’s back on the home page, reading a story without an account.",
    plan: "Download your data first: there’s a button for a table on the same page. Ask the grown-up whose e-mail it is. Then type DELETE in capital letters, and the password.",
    pitfall:
      "If you only want another name, you don’t have to delete anything: you can change it on the same page. If you can’t sign in, ask a grown-up to write to us through Contact, and we’ll do it. And never send us or anybody else your password.",
    page: "/privacy#you-can-choose",
  },
  {
    id: "4mq-app-and-offline",
    title: "Is there a 4MQ app, and does it work without the internet?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "No, it isn’t in an app store, but you can put the site on your home screen. On an iPhone or iPad, tap Share, then “Add to Home Screen”. Chrome and Edge offer “Install”. After one visit, the stories, chapters, quizzes and the Money Tracker also work without the internet. Your journal waits on the device, and we send it later. Ms. Sparkle needs the internet, so she can’t answer while you’re offline. It’s free.",
    example:
      "Lowri opens 4MQ at home before a long car trip. In the car, there’s no signal. She reads two parts of the story and takes a quiz, and it all works. She asks Ms. Sparkle something, and has to wait for the answer until she’s home.",
    plan: "Open the site once at home. Add it to the home screen with a grown-up. Then switch off the Wi-Fi for a minute, and see what still works.",
    pitfall:
      "On an iPhone or iPad, 4MQ starts empty on the home screen, because it can’t see what Safari keeps. So add it before you collect coins. If you find something called 4MQ in a shop for apps, ask a grown-up, because it isn’t from us.",
    page: "/",
  },
  {
    id: "dark-colours-and-bigger-letters",
    title: "How do I get dark colours or bigger letters on 4MQ?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Go to the foot of any page, find “Colours” and choose “Dark”. For bigger letters, press Ctrl and + together, or Cmd and + on a Mac. On a phone or tablet, make the text bigger in the settings. The page fits itself to the bigger letters. Stories, chapters and most topics have a button, “Read to me”, and you can make the voice slower. “Same as this device” lets your phone choose the colours.",
    example:
      "Tomos reads in bed, and the bright page hurts his eyes. He chooses “Dark”, and presses Ctrl and + three times. Now the letters are big and the page is calm. The next day, the browser still knows both.",
    plan: "Try “Dark” for one story. Make the letters bigger, one step at a time. If reading is still hard, press “Read to me” and look at the sentence it marks.",
    pitfall:
      "The choice of colours stays in one browser, so you have to choose again on another tablet. If the letters got too big, press Ctrl and 0 to go back. And if your eyes often hurt, tell a grown-up, because glasses may help more than settings.",
    page: "/short-stories/keeper-of-embers",
  },
  {
    id: "languages-on-4mq",
    title: "Is 4MQ in Welsh, Polish or other languages?",
    ages: ["8-10", "11-13", "parents", "teachers"],
    answer:
      "No, 4MQ is only in English so far, and so are Ms. Sparkle’s answers. Many browsers can translate a page, so look for “Translate” in the menu. Check odd words, because a program can get them wrong. The page “Money words, A to Z” explains each word in short sentences. You can also listen with “Read to me”. If you speak two languages at home, talk about the story in both.",
    example:
      "Zofia’s gran speaks Polish. Zofia reads one part of the story in English, and tells it to her in Polish. Gran doesn’t know “interest”, so they look it up in “Money words”. Now both of them know it in two languages.",
    plan: "Choose one short part. Read it or listen to it, and note three new words. Look them up, and say each one in your own language.",
    pitfall:
      "A translated page may show prices or sums in an odd way, so look at the English one as well. And a translation by the browser may send the words of the page to its maker. It doesn’t need your name, so don’t type it anywhere.",
    page: "/resources/money-words",
  },
  {
    id: "print-the-money-tracker",
    title: "How do I print the Money Tracker or open it in Excel?",
    ages: ["11-13", "14-16", "parents", "teachers"],
    answer:
      "Open the Money Tracker and press “Print Sheet”. For Excel, press “Download CSV”, and open that file in any spreadsheet. If the sheet is still empty, you print blank lines to fill in by hand. “Import CSV” brings a file back, so you can move your sheet to another browser. You don’t need an account. All of it stays in your browser, and nothing is sent.",
    example:
      "Mr Shah prints the empty sheet for 26 pupils. At home, Zara types in 12 lines and downloads the CSV. On Sunday, her laptop is cleared. She imports the file, and all 12 lines are back.",
    plan: "Put in three lines to try it. Press “Download CSV” and look in your downloads folder. Then print it, or open it in a spreadsheet.",
    pitfall:
      "If you change the file in Excel, save it as CSV again, or it can’t be imported. Keep the columns Date, Type, Amount and Detail. And download a copy once a week, because a cleared browser loses the sheet.",
    page: "/excel-tracker",
  },
  {
    id: "books-and-free-chapters",
    title: "Can I download a 4MQ chapter, and where can I buy the books?",
    ages: ["11-13", "14-16", "parents", "teachers"],
    answer:
      "Yes, you can download four whole chapters as PDFs, one from each book. The printed books aren’t on sale here yet. Open a chapter, type an e-mail address and press “Download”. Under 13, use a grown-up’s address. It isn’t put on a mailing list. You don’t need it for reading, because the chapters, the story and the topics are free on the site. You can also print them from there.",
    example:
      "Mr Amin wants “Debt Trap” for 24 pupils in Year 10. He reads it on the screen first, which takes 12 minutes. Then he downloads the PDF, and prints only the last pages with the questions: two sheets each, so 48.",
    plan: "Choose the chapter for your age. Read it on the site. If you’d like to keep it, download it with a grown-up’s help.",
    pitfall:
      "If a shop or a stranger offers you a 4MQ book for money today, ask us first through Contact. A whole text takes many sheets, so choose the pages before you print. And you may use the free chapters in lessons, but not sell them.",
    page: "/resources/free-chapters",
  },
  {
    id: "which-book-for-which-child",
    title: "Which 4MQ book is right for my child?",
    ages: ["parents", "teachers"],
    answer:
      "Go by age first: Level 1 is for 8 to 10, Level 2 for 11 to 13, and Level 3 for 14 to 16. There’s a guide for parents too. For a child of nine who hates maths, take Level 1. It has short scenes and pictures. The books aren’t on sale here yet, but a free chapter of each is. So try the chapter first, with “Read to me”. If it’s too hard or too easy, go one level down or up.",
    example:
      "Harvey is nine and says that he hates maths. His mum opens “Needs vs Wants”. He likes sorting the nine things and doesn’t notice the two sums. His sister, 13, starts “Influence Invasion”, about adverts. Two children, two levels, and £0 spent.",
    plan: "Read the first page of the free chapter together. If your child explains it to you, the level fits. With less patience, take “The Keeper of the Embers”, the story, and come to the chapter later.",
    pitfall:
      "A strong reader of nine may still be too young for “Debt Trap”. And an older child with weak reading feels small with a book for 8-year-olds, so let the voice read Level 2 aloud.",
    page: "/resources/free-chapters",
  },
  {
    id: "tracker-for-two-children",
    title: "Can I use the 4MQ Money Tracker for two children?",
    ages: ["parents"],
    answer:
      "One browser holds one Money Tracker, so two children need two browsers, two profiles or two devices. That’s the easiest way to keep them apart. You can also share one sheet, and put each name at the start of a note. Or download a CSV for each child, and import it when it’s their turn. The tracker needs no account. For the journal and its coins of the challenge, each child has an account of their own.",
    example:
      "Mum uses a blue profile for Leila, 11, and a green one for Adam, 8. Each has a sheet of their own. On Sundays, both print theirs: Leila saved £3, and Adam £1.50. Together, that’s £4.50, but nobody has to compare.",
    plan: "Make a second profile in your browser’s menu, and name it after the child. Open the tracker in it, and add one entry. Bookmark both. Download a CSV of each once a month, to be safe.",
    pitfall:
      "If you import one child’s file into the other’s sheet, the rows mix. And a cleared browser loses both sheets, so keep the files. Real names aren’t needed: a colour or an animal will do.",
    page: "/excel-tracker",
  },
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
      "We keep very little, and we don’t sell it. Reading, quizzes and the Money Tracker need no account. There are no adverts or cookies. An account needs a first name, a last name, an e-mail address and a password. On the account page, you can download or delete what’s in it. We don’t keep what’s typed to Ms. Sparkle. Another company’s AI may get the words, but we don’t say who wrote them.",
    example:
      "Noah is nine. Without an account, he takes a quiz and fills in the Money Tracker. Both stay in his browser, and we don’t get them. Later, his mum makes an account with him for the journal. Now we keep her e-mail address, his name and his entries. If she deletes the account, the entries go at once.",
    plan: "First, read the part of the privacy page that’s written for adults. If there’s an account, open the account page together. You can download or delete what we keep there. For anything else, write to us through the Contact page. Then show your child how to sign out.",
    pitfall:
      "Children love to say who they are. So remind them: no surname, school, address or phone number, in the chat or in an idea. We take out what we spot, but we can’t catch it all. Under 13, a parent or carer should make the account, with their own e-mail address.",
    page: "/privacy",
  },
  {
    id: "school-version-of-4mq",
    title: "Is there a school or class version of 4MQ?",
    ages: ["teachers"],
    answer:
      "There’s no separate school version or licence, and you don’t need one. The page for teachers begins with five lessons. Each has a plan, screens for the class and one sheet to print, with no accounts and no data of pupils. The free chapters and the quiz also work on a class screen. The 90-day challenge is made for a child and a parent at home, because it needs an account.",
    example:
      "Ms Okoro has 30 pupils and one hour. She shows the five scenes for ten minutes, and teaches a lesson of 50. The cost is £0 and 30 sheets of paper, and nobody has logged in.",
    plan: "Open the page for teachers, and choose the lesson for your age group. Print its sheet. Try its big screen once on the school’s network, in case something is blocked.",
    pitfall:
      "Don’t make one account for the whole class: diaries would mix. And if you need a plan for a whole term, five lessons aren’t enough yet.",
    page: "/resources/for-teachers",
  },
];
