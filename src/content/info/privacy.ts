/**
 * The site's data about its visitors. It must stay true to src/storage, src/backend and supabase, so change them
 * together.
 *
 * Law, checked on the day of `checkedOn`: UK GDPR with the Data (Use and Access) Act 2025 (complaints to the controller
 * first, acknowledged within 30 days, since 19 June 2026); age of consent online 13 (Data Protection Act 2018, section
 * 9); ICO, "Age appropriate design: a code of practice for online services".
 */
import { CONTROLLER_LINES, PROCESSOR_LINES } from "./owner";
import type { PageMeta } from "@/content/pageMeta";
import type { ReadingSection } from "@/content/reading/reading";

export const PRIVACY_PAGE: PageMeta = {
  title: "Privacy for children and parents | 4MQ",
  description:
    "What 4MQ knows about you and why, how long we keep it, and how to download or delete it. One part for children, one for adults.",
};

interface StoredInBrowser {
  key: string;
  what: string;
  until: string;
}

/** By a person, or by the browser itself: “What is kept in the browser” says when. */
const UNTIL_CLEARED = "Until this site’s data is cleared in the browser";

/** Keys of the browser's storage. Only the session, which opens the account, is sent with requests. */
export const STORED_IN_BROWSER: readonly StoredInBrowser[] = [
  {
    key: "4mq_session",
    what: "Your session, which keeps you signed in. It includes your e-mail address and name",
    until: "Until you sign out",
  },
  {
    key: "4mq_session-code-verifier",
    what: "A random code that protects you while you change your password or e-mail address, or sign in through another company",
    until: "Until you sign in or sign out",
  },
  {
    key: "4mq_theme",
    what: "Whether you chose light or dark colours",
    until: "Until you choose “Same as this device”, or this site’s data is cleared",
  },
  {
    key: "4mq_dashboard_tab",
    what: "The part of the challenge dashboard you looked at last, and on which day",
    until: UNTIL_CLEARED,
  },
  {
    key: "4mq_community_tab",
    what: "The part of the community you looked at last",
    until: UNTIL_CLEARED,
  },
  {
    key: "4mq_players",
    what: "The nicknames of those who share this browser, four at most. They never leave it, and no form, picture, chat or account holds them",
    until: "Until somebody removes the name, clears everything here, or this site’s data is cleared",
  },
  {
    key: "4mq_playing",
    what: "Who is playing here now: a number for a nickname, or the number of your account",
    until: "Until there is nobody but the first player, or this site’s data is cleared",
  },
  {
    key: "4mq_player_{id}",
    what: "The coins, scores and half quizzes of someone who is not playing now. With a nickname, also their plans, goal, portrait, ages and places",
    until:
      "Until they play again, somebody removes the player, you delete your account, or this site’s data is cleared",
  },
  {
    key: "4mq_removed",
    what: "A player who was removed in this tab, whole, so that you can bring them back",
    until: "Until they are back, or you close the tab",
  },
  {
    key: "4mq_sheet",
    what: "Whose money sheet is open in this tab",
    until: "Until you sign out or close the tab",
  },
  {
    key: "4mq_read_aloud",
    what: "How fast the voice reads, and in which text it stopped last",
    until: UNTIL_CLEARED,
  },
  {
    key: "4mq_me",
    what: "The portrait and the look that you chose. With an account, 4mq_me_{userId}",
    until: "Until you delete your account, or this site’s data is cleared",
  },
  {
    key: "4mq_band",
    what: "The ages that were tapped on our page of free resources, so that daily tasks have words for them",
    until: "Until others are chosen there or on the shelf, or this site’s data is cleared",
  },
  {
    key: "4mq_reading",
    what: "Where you stopped in each story, chapter or topic, the last twenty of them. With an account, 4mq_reading_{userId}",
    until: "Until you begin a text again, delete your account, or this site’s data is cleared",
  },
  {
    key: "4mq_plans",
    what: "What you planned to do after reading, on which day, and the number you came back with. With an account, 4mq_plans_{userId}",
    until: "Until there are sixty newer ones, you delete your account, or this site’s data is cleared",
  },
  {
    key: "4mq_play",
    what: "How far you are in each story to play, what you chose in it, and whether two play and coins sound",
    until: "Until this site’s data is cleared",
  },
  {
    key: "4mq_string",
    what: "What hangs on your string: parts read, questions answered, plans done, days with a line, a habit, a prompt or a door, and stories played, each with its day. With an account, 4mq_string_{userId}",
    until: "Until you delete your account, or this site’s data is cleared",
  },
  {
    key: "4mq_door",
    what: "The day on which your row of daily doors began, and what you answered behind each. With an account, 4mq_door_{userId}",
    until: "Until you delete your account, or this site’s data is cleared",
  },
  {
    key: "4mq_postcards_{userId}",
    what: "Which postcards of your missions you have seen, so that each one comes once",
    until: "Until you delete your account, or this site’s data is cleared",
  },
  {
    key: "4mq_goal",
    what: "What you are saving for without an account: its name and picture, the price, what a week brings, and what is in the jar",
    until:
      "Until you put it away, somebody who joins here takes it into their account, or this site’s data is cleared",
  },
  {
    key: "4mq_recall",
    what: "Questions of chapters, topics and quizzes that you missed, and when they come back. With an account, 4mq_recall_{userId}",
    until: "Until you know them, delete your account, or this site’s data is cleared",
  },
  {
    key: "4mq_places",
    what: "Your last places on the money map, and their days. With an account, 4mq_places_{userId}",
    until: "Until you delete your account, or this site’s data is cleared",
  },
  {
    key: "4mq_copied",
    what: "Which lines of the money tracker somebody here has copied into a journal. Only their numbers, not whose journal",
    until: UNTIL_CLEARED,
  },
  {
    key: "4mq_asked_{userId}",
    what: "A short code for each thing on this device we have asked you about, so that we only ask about something new",
    until: "Until you delete your account, or this site’s data is cleared",
  },
  { key: "completedQuizzes", what: "Which quizzes you have passed", until: UNTIL_CLEARED },
  { key: "quizScores", what: "Your best score in each quiz", until: UNTIL_CLEARED },
  { key: "quizAttempts_{quizId}", what: "How many times you have tried each quiz", until: UNTIL_CLEARED },
  { key: "userEarnings", what: "Your 4MQ Coins, and when you earned them", until: UNTIL_CLEARED },
  {
    key: "4mq_quiz_{quizId}",
    what: "Your answers in a quiz you have started, so that you can carry on after reloading the page",
    until:
      "Until you finish the quiz or start again. After a day, your answers are removed when you next open the quiz",
  },
  {
    key: "4mq_draft_{userId}",
    what: "A journal entry you have started but not added yet",
    until: "Until you add it, or delete your account",
  },
  {
    key: "4mq_outbox_{userId}",
    what: "Journal entries and logs of habits waiting to be sent because your device could not reach us",
    until: "Until they are sent, or until you remove them or delete your account",
  },
  {
    key: "4mq_dropped_{userId}",
    what: "Entries in your goal’s jar, so none goes in twice",
    until: "Until you delete your account, or this site’s data is cleared",
  },
  {
    key: "4mq_begun_{userId}",
    what: "A kindness quest, idea or habit you have started writing but not sent yet",
    until: "Until you send it, sign out or delete your account",
  },
  {
    key: "4mq_quadrant",
    what: "Your answers in Find Your Quadrant, and whether you have saved the result to your profile",
    until: "Until you take it again, or this site’s data is cleared. With an account, until you sign out",
  },
  {
    key: "4mq_tracker",
    what: "The first sheet of the money tracker: its entries, and the day its first phase starts. Every other sheet has 4mq_tracker_{id}",
    until: "Until you delete them, somebody removes the sheet, or this site’s data is cleared",
  },
  {
    key: "4mq_questionnaire",
    what: "Your answers to the research questionnaire so far, so that you can carry on after reloading the page",
    until: "Until you send it, sign out or close the tab",
  },
  {
    key: "4mq_questionnaire_sent",
    what: "Whether you have sent the questionnaire, and which book your gift is from, so that you can still see the gift after reloading",
    until: "Until you answer again, sign out or close the tab",
  },
  {
    key: "4mq-{version}",
    what: "The site’s public pages and their files, so that you can open them offline. They contain nothing about you",
    until: "Until a new version replaces them, or this site’s data is cleared",
  },
  {
    key: "4mq_seen_{userId}",
    what: "Your journal, figures and community as you last saw them, for when your device cannot reach us",
    until: "Until you sign out",
  },
  {
    key: "4mq_seen_{userId}_today",
    what: "Your first name, the days you wrote something, your start, your goal and how far your mission is, for your day on the home page",
    until: "Until you sign out",
  },
  {
    key: "4mq_chat",
    what: "Your conversation with Ms. Sparkle",
    until: "Until you clear the chat, sign out or close the tab",
  },
  {
    key: "4mq_chat_draft",
    what: "A message to Ms. Sparkle that she has not answered yet",
    until: "Until it is answered, you clear the chat, sign out or close the tab",
  },
  {
    key: "4mq_hands",
    what: "How many hands went up for each answer in a lesson, as numbers for the whole class. No names",
    until: "Until somebody clears them, signs out or closes the tab",
  },
  {
    key: "4mq_owner",
    what: "Whose unfinished work this tab holds, so that nobody else sees it: the number of your account",
    until: "Until you sign out",
  },
  {
    key: "4mq_scroll",
    what: "How far down you were on the pages that you opened in this tab",
    until: "Until you close the tab",
  },
  {
    key: "4mq_reloaded_for",
    what: "Whether this tab has been reloaded after an update to the site",
    until: "Until you close the tab",
  },
];

interface StoredInDatabase {
  what: string;
  why: string;
  until: string;
  /** The tables that hold it; none for data of the sign-in service. */
  tables: readonly string[];
}

const WITH_ACCOUNT = "Until you delete your account";

export const STORED_IN_DATABASE: readonly StoredInDatabase[] = [
  {
    what: "Account: your e-mail address, a scrambled version of your password, and when you joined and last signed in",
    why: "To let you in, and to keep everyone else out",
    until: WITH_ACCOUNT,
    tables: [],
  },
  {
    what: "Devices you are signed in on: time, internet address and type of browser",
    why: "To keep you signed in, and to let you sign out other devices",
    until: "Until you sign out or delete your account",
    tables: [],
  },
  {
    what: "Sign-in log: your e-mail address, internet address, and when you signed in or out or changed your account",
    why: "To find out what happened if somebody else has used your account",
    until: "90 days, or at most one day after you delete your account",
    tables: [],
  },
  {
    what: "Whether your e-mail address was changed without confirmation from both the old address and the new one",
    why: "So that nobody can download forms that somebody else sent using that address",
    until: "Until you change it and confirm from both addresses, or delete your account",
    tables: ["unproven_addresses"],
  },
  {
    what: "Profile: first name and last name",
    why: "To greet you by your first name; we never show your last name",
    until: WITH_ACCOUNT,
    tables: ["profiles"],
  },
  {
    what: "Find Your Quadrant: your two scores and your quadrant, if you take it while signed in, or choose to keep it",
    why: "To show your place on the map",
    until: WITH_ACCOUNT,
    tables: ["profiles"],
  },
  {
    what: "Journal: the day, type, amount and detail of each entry",
    why: "To add up your weeks and phases",
    until: "Until you remove the entry or delete your account",
    tables: ["journal_entries"],
  },
  {
    what: "90-day challenge: your first day, last day and phase",
    why: "To know which phase you are in",
    until: WITH_ACCOUNT,
    tables: ["challenge_participants"],
  },
  {
    what: "The figures on your scorecard, worked out from your journal, challenges and quizzes",
    why: "To show how you are getting on",
    until: WITH_ACCOUNT,
    tables: ["kpi_data"],
  },
  {
    what: "Savings challenges (with the name and picture of your goal), habits and badges",
    why: "To show your goals and streaks",
    until: `${WITH_ACCOUNT}; anything you put away is hidden until then`,
    tables: ["community_challenges", "habit_streaks", "badge_events"],
  },
  {
    what: "Kindness quests: what you wrote, and whether it was approved",
    why: "So that a moderator can read and approve them",
    until: `${WITH_ACCOUNT}; anything you put away is hidden until then`,
    tables: ["kindness_quests"],
  },
  {
    what: "Earning ideas: title, text and votes",
    why: "To share them with other signed-in users, without your name",
    until: `${WITH_ACCOUNT}; anything you put away is hidden until then`,
    tables: ["gig_jar_submissions"],
  },
  {
    what: "Your votes, and the ideas you report",
    why: "To count each vote once, and to let a moderator look into the ideas you report",
    until: WITH_ACCOUNT,
    tables: ["gig_jar_votes", "gig_jar_reports"],
  },
  {
    what: "What our rules noticed in an idea, a quest or a name (such as swearing, or a child who needs help), and what a moderator decided. It is not in your download",
    why: "To keep unkind and unsafe words away from other children, and to help a child in need",
    until: "For as long as we keep the idea or the quest",
    tables: ["text_judgements", "moderation_decisions"],
  },
  {
    what: "Reported ideas, after the idea or the reporter’s account is deleted: title, text and the reasons given. We keep no names",
    why: "To look into what was reported",
    until: "30 days after that",
    tables: ["kept_reports"],
  },
  {
    what: "The words and patterns our rules look for, and how much each one counts. None of it is about you",
    why: "To check what people write before others see it",
    until: "For as long as the site exists",
    tables: [
      "text_signs",
      "text_steps",
      "text_words",
      "text_rules",
      "taught_signs",
      "text_rules_version",
      "plain_needs",
    ],
  },
  {
    what: "How many texts you had us check today, beside a one-way code of the day. It is in no download, because it does not say who you are",
    why: "So that nobody can keep the site busy for everyone else",
    until: "The next day, when it means nothing any more",
    tables: ["tries_salt"],
  },
  {
    what: "The last day you added entries, ideas and so on, and how many you added. It is not in your download",
    why: "To stop anyone flooding the site",
    until: WITH_ACCOUNT,
    tables: ["daily_usage"],
  },
  {
    what: "Forms: what you write in the contact, beta reader, download, questionnaire or challenge form, and any of Ms. Sparkle’s answers that you report",
    why: "To do what you asked",
    until: "Two years at most",
    tables: ["form_submissions"],
  },
  {
    what: "A one-way code made from the internet address that a form was sent from; it changes every day",
    why: "To stop anyone flooding us with forms",
    until: "Two days, and then until the next form arrives",
    tables: ["form_submissions"],
  },
  {
    what: "Ms. Sparkle: when you asked, with a one-way code made from your internet address; it changes every day. We do not keep what you write",
    why: "To limit how often each visitor can ask",
    until: "Two days, and then until somebody next asks her something",
    tables: ["guide_messages"],
  },
  {
    what: "Ms. Sparkle: two more such codes, each for a whole range of internet addresses, with the number of questions from there",
    why: "So that nobody can use up all her help for a day",
    until: "Until the day after the next",
    tables: ["guide_network_calls"],
  },
  {
    what: "Ms. Sparkle: how many times a day the site as a whole sends a question to the company that helps her. None of it is about you",
    why: "To keep the cost within a limit",
    until: "For good, because it is not about anybody",
    tables: ["guide_spending"],
  },
];

/** For readers of eight and nine. */
const CHILD: readonly ReadingSection[] = [
  {
    id: "what-we-know",
    title: "What do we know about you?",
    blocks: [
      "You can read, play and take a quiz here. You don’t have to tell us who you are.",
      "To make an account, you give us four things. They are your first name, last name, e-mail address and a password. We never show your last name.",
      "If you are under 13, ask a grown-\u2060up to help. Use their e-mail address.",
    ],
  },
  {
    id: "who-can-see",
    title: "Who can see it?",
    blocks: [
      "Your money diary is yours. Other children can’t see it.",
      "Is it a grown-\u2060up’s e-mail address? Then that grown-\u2060up can sign in and see what you write.",
      "Did you tell us that someone hurts you? Or that you want to hurt yourself? You can put it away. Then it leaves your account. Our moderator can still read it.",
      "If you share an idea for earning money, other people can read it. They can’t see your name. So please don’t say who you are or where you live.",
      "If you share a kind deed, a grown-\u2060up at 4MQ reads it. Other children can’t see it.",
      "We do not sell what we know about you. We do not show you adverts. We do not follow you to other sites.",
    ],
  },
  {
    id: "on-your-device",
    title: "What stays on your tablet or computer?",
    blocks: [
      "Your coins and your score for each quiz stay in the browser you use. So does your money tracker, unless you sign in and copy lines into your journal. If you sign in and open your scorecard, we get one number. It is ten points for each quiz you have passed. If someone clears the browser, your coins and scores will go too.",
      "On an iPhone, iPad or Mac, Safari clears them by itself. It does so when you have not been here for seven days. You can download a copy from your shelf. On an iPhone or iPad, you can also add 4MQ to the Home Screen. Then it keeps what you do there.",
      "If a brother or sister uses it too, they can see your coins. Sign out when you finish, so that nobody else can open your diary.",
    ],
  },
  {
    id: "ask-ms-sparkle",
    title: "Who is Ms. Sparkle?",
    blocks: [
      "Ms. Sparkle is a computer program. She is not a person. She can be wrong, so check anything important with a grown-\u2060up.",
      "Your question goes to our computer, which finds you an answer. We may use another company’s AI to help with that. If so, that company gets your words, but we don’t tell it who you are. So please leave out your name, where you live and your phone number.",
      "We do not keep your words. They stay in this tab until you close it, sign out or press “Clear chat”. If you report an answer, we get that answer and your reason. Then a person will look at it.",
    ],
  },
  {
    id: "you-can-choose",
    title: "What can you do?",
    blocks: [
      {
        list: [
          "You can see everything we keep about you. Sign in and go to your account.",
          "You can change your name there.",
          "You can delete your account there. That deletes your diary, your goals and your name.",
          "You can ask us why we keep something. Ask a grown-\u2060up to help you write to us.",
        ],
      },
      "If you are not sure, stop and ask a grown-\u2060up. That is always a good plan.",
    ],
  },
];

const ADULT: readonly ReadingSection[] = [
  {
    id: "who-is-responsible",
    title: "Who is responsible for your data",
    blocks: [
      "In law, whoever decides how personal data is used is the “controller”. Here, that is the person or organisation that runs 4MQ:",
      { list: CONTROLLER_LINES },
    ],
  },
  {
    id: "what-and-why",
    title: "What we collect, and why",
    blocks: [
      "You can use most of the site without an account, and we do not know who is reading it. There are no adverts, no analytics, no trackers and no fonts or scripts from other companies. The site sets no cookies. As with any website, the server that sends you a page sees your internet address.",
      "For an account, we ask for a first name, a last name, an e-mail address and a password. Everything else comes from the person using it: journal entries, challenges, habits, quests, ideas and votes. The tables on this page list everything.",
      "When you send a form, we receive your answers, the name of the form and the time. A note beside each form says who will receive it.",
      "Please do not tell us more than a form asks for, and leave out anything about health, beliefs or other private matters.",
    ],
  },
  {
    id: "the-guide",
    title: "Ms. Sparkle, the money guide",
    blocks: [
      "Ms. Sparkle is a computer program that answers questions about money. She looks for answers in our own chapters, glossary and pages. We may also connect her to another company’s AI service. If we do, that company is named under “Who receives the data”.",
      "Each question goes to our server without a name or any account details. Up to ten earlier messages from the same chat go with it, so that the answer makes sense. If our rules spot a sign of danger, or a request that is not suitable for a child, the reply is one we wrote in advance. In that case, the message never reaches an AI service. Before looking for an answer, we take out any e-mail addresses, phone numbers, postcodes and card numbers that we recognise. We cannot catch everything, so please help children to leave these details out.",
      "We do not store the questions or the answers. We log the kind of answer (such as “library” or “crisis”), the time, and a one-way code made from the internet address. The code changes every day, and lets us limit how many messages a visitor can send. The conversation itself stays in the browser tab.",
      "If somebody reports an answer, we receive that answer and the reason, and a person looks at it. We do not receive the question.",
    ],
  },
  {
    id: "lawful-basis",
    title: "Our legal reasons",
    blocks: [
      "We must have a legal reason for each way we use personal data. These are ours, under Article 6 of the UK GDPR:",
      {
        list: [
          "Accounts and what is kept in them: our legitimate interest in giving families the service they ask for. A child’s interests come first: we collect little, keep it private by default and make it easy to delete. If a child is under 13, we ask a parent or carer to make the account.",
          "Contact messages: our legitimate interest in answering the people who write to us.",
          "Chapter downloads: our legitimate interest in knowing which chapters families want. We do not add the e-\u2060mail address to a mailing list.",
          "Beta reader sign-ups, the research questionnaire and challenge applications: your consent, which you give by sending the form. You can withdraw it at any time, as long as we can tell which form is yours. If the form has no e-\u2060mail address on it, we cannot. For a child under 13, a parent or carer must give consent.",
          "Ms. Sparkle: our legitimate interest in helping children to understand money, using as little data as possible.",
          "Limits on how many forms and messages anyone can send, and checks on ideas and quests: our legitimate interest in keeping children and the site safe.",
        ],
      },
    ],
  },
  {
    id: "children",
    title: "How we protect children",
    blocks: [
      "We built the site with the ICO’s Children’s Code in mind (its full name is “Age appropriate design: a code of practice for online services”). In practice, this means:",
      {
        list: [
          "Everything is private unless a child shares it. Only earning ideas can be shared, and they appear without a name.",
          "A program checks every idea before anybody else sees it. It refuses ideas that say where somebody is or how to reach them. Unkind or unsafe ideas are held back for a moderator. A child who writes about self-harm or being hurt is shown where to get help. Anyone can report an idea, and it is hidden from them at once. Once enough people have reported it, it is hidden from everybody until a moderator has looked at it.",
          "An account does not include an age, a school, an address or a location. The sign-up form offers advice for different ages, but the choice is neither sent nor kept. Only the challenge application for ages 8-10 asks for an age, because it is meant for that age group.",
          "We do not build profiles for advertising, and we never leave a decision about a person to a computer alone. The quadrant is a game about choices, not an assessment of a child.",
          "There are no countdowns, and nobody loses anything by staying away.",
        ],
      },
      "If you find out that a child under 13 has made an account without a parent or carer, tell us and we will delete it.",
    ],
  },
  {
    id: "who-receives-it",
    title: "Who receives the data",
    blocks: [
      "Only the people who run the site can see the database. We do not sell personal data or give it away for advertising. These companies work for us, and may use the data only as we ask:",
      { list: PROCESSOR_LINES },
      "“Read to me” uses the device’s own voice. If the device has no English voice, the browser sends the words on the page to its maker’s voice service. It sends nothing about the reader. The page tells you when this happens.",
      "Account forms may include a check that you are not a robot. Nothing loads until you start filling in the form. The check names the company that runs it (Cloudflare or hCaptcha) and says what that company sees.",
      "If any of these companies works outside the United Kingdom, the law requires extra protection for the data. That may be an adequacy decision or the UK’s standard clauses. We may also have to share data if the law requires it, or to protect a child from serious harm.",
    ],
  },
  {
    id: "how-long",
    title: "How long we keep it",
    blocks: [
      {
        list: [
          "Everything in an account: until the user deletes the account.",
          "Anything a user puts away: hidden at once, and deleted with the account. If our rules heard an emergency, self-harm, abuse or a worry in it, nobody who signs in can read or download it after that. Our moderator still can.",
          "A reported idea: for 30 days after the idea or the account is deleted, so that we can look into it. Our copy does not say who wrote or reported it.",
          "An account that nobody has used for two years: deleted, with everything in it.",
          "The sign-in log: 90 days. Entries about a deleted account are removed within a day.",
          "Anything sent in a form: two years at most.",
          "The daily code that stops people flooding us with forms: two days, and then until the next form arrives.",
          "A conversation with Ms. Sparkle: until you clear it, close the tab or sign out.",
          "Anything in the browser: until it is cleared there, by you or by the browser itself. Safari does so after seven days without a visit. Signing out ends the session, but it does not clear the coins or the tracker. “Clear everything for the next class” on the shelf does.",
        ],
      },
      "The companies that run our servers may keep backups and technical logs for a short time after that.",
    ],
  },
  {
    id: "your-rights",
    title: "Your rights, and how to use them",
    blocks: [
      "These rights belong to the person the data is about, even if that person is a child. A parent or carer can use them on behalf of a child who is too young to understand them.",
      {
        list: [
          "To see your data and keep a copy, download it from the account page, as a table or as JSON. Three things are not in the file, because the e-mail address of a child’s account may be a grown-up’s. One is what our rules noticed in a text. The other is a text that its writer has put away, if our rules heard an emergency, self-harm, abuse or a worry in it. The third is how much you added in a day. To ask for these, write to us through the Contact page.",
          "To correct it, change your name, e-mail address or password on the account page. For anything else, write to us through the Contact page.",
          "To delete it, go to the account page. You will need your password. The account and everything in it are deleted at once, and this cannot be undone. Only the words of a reported idea are kept for 30 days, with nothing to show whose they were. Entries about you in the sign-in log are removed within a day.",
          "If you cannot sign in, write to us through the Contact page and we will do it for you.",
          "To object, to limit how we use your data or to withdraw consent, write to us through the Contact page.",
          "Forms are not part of an account, but your download includes any that were sent using your confirmed e-mail address. To delete a form, or to see one if you have no account, write to us from the same e-mail address. If you left your e-mail address off the research questionnaire, we cannot tell which answers are yours. That means we can neither show nor delete them.",
        ],
      },
      "We will answer within one month, and there is no charge.",
      "Are you unhappy with how we handle your data? You can complain to us through the Contact page. We will confirm within 30 days that we have received your complaint, look into it without delay and tell you the outcome. You can also complain to the ICO, the UK’s data protection regulator, at ico.org.uk/make-a-complaint.",
    ],
  },
  {
    id: "in-your-browser",
    title: "What is kept in the browser",
    blocks: [
      "The site keeps a few things in the browser’s own storage. They make the site work or remember your choices, so the law does not require a consent banner. A table below lists each one. Your coins, quiz scores and tracker entries stay in the browser, unless you copy tracker entries into your journal. Each nickname and each account has coins and scores of its own here. There is no password between them, so a person who uses the device can choose any nickname. If you are signed in, the scorecard stores one number: ten points for each quiz you have passed. The tracker’s CSV file is also made in the browser.",
      "Some browsers clear all of this storage by themselves. Safari, and any browser on an iPhone or iPad, does so once it has been used for seven days without anybody tapping or typing on this site. Other browsers may do so when the device is nearly full. We ask your browser not to, once there is something worth keeping, but it may refuse. We ask nothing of Firefox, which would put the question to a child.",
      "You can keep your things in three ways. Download a copy from the shelf, or a CSV file from the tracker. Make an account for the journal, goals and habits: what is in an account is kept by us. Or, in Safari on an iPhone or iPad, tap Share and then “Add to Home Screen”. What you do in 4MQ from the Home Screen is not cleared after seven days. It starts out empty, because it has a storage of its own.",
      "If the site can no longer read something stored there, it keeps a copy under the same name, with “_corrupt” added at the end.",
    ],
  },
  {
    id: "changes",
    title: "Changes to this page",
    blocks: ["If anything changes, we will update this page first, along with the date at the end."],
  },
];

export const PRIVACY = {
  heading: "Privacy",
  lead: "The first part is short, and is for everyone under 18. The second part gives adults all the details.",
  /** `yyyy-MM-dd` */
  checkedOn: "2026-11-21",
  contents: "On this page",
  childHeading: "The short version, for you",
  child: CHILD,
  adultHeading: "For parents, carers and other adults",
  adult: ADULT,
  browserTable: { heading: "In your browser", columns: ["Name", "What it is", "How long"] },
  databaseTable: { heading: "In our database", columns: ["What", "Why", "How long"] },
} as const;
