/**
 * The site's data about its visitors. It must stay true to src/storage, src/backend and supabase, so change them
 * together.
 *
 * Law, checked on the day of `checkedOn`: UK GDPR with the Data (Use and Access) Act 2025 (complaints to the controller
 * first, acknowledged within 30 days, since 19 June 2026); age of consent online 13 (Data Protection Act 2018, section
 * 9); ICO, "Age appropriate design: a code of practice for online services".
 */
import { CONTROLLER_LINES, PROCESSOR_LINES } from "./owner";
import type { PageMeta } from "./pageMeta";
import type { ReadingSection } from "./reading";

export const PRIVACY_PAGE: PageMeta = {
  title: "Privacy, for children and for parents | 4MQ",
  description:
    "What 4MQ knows about you and why, how long we keep it, and how to download or delete it. First for children, then for adults.",
};

interface StoredInBrowser {
  key: string;
  what: string;
  until: string;
}

const UNTIL_CLEARED = "Until you clear this site’s data in your browser";

/** Keys of the browser's storage. Only the session, which opens the account, is sent with requests. */
export const STORED_IN_BROWSER: readonly StoredInBrowser[] = [
  {
    key: "4mq_session",
    what: "Your session, which keeps you signed in, with your e-mail address and name",
    until: "Until you sign out",
  },
  {
    key: "4mq_session-code-verifier",
    what: "A random code while you change your password or e-mail address or sign in with another company, so that nobody else can finish it for you",
    until: "Until you sign in or sign out",
  },
  {
    key: "4mq_theme",
    what: "Light or dark, if you have chosen one",
    until: "Until you choose “system”, or clear this site’s data",
  },
  {
    key: "4mq_dashboard_tab",
    what: "The part of the challenge dashboard that you last looked at",
    until: UNTIL_CLEARED,
  },
  {
    key: "4mq_community_tab",
    what: "The part of the community that you last looked at",
    until: UNTIL_CLEARED,
  },
  {
    key: "4mq_read_aloud",
    what: "How fast the voice reads, and where it stopped in each story or chapter",
    until: UNTIL_CLEARED,
  },
  { key: "completedQuizzes", what: "Which quizzes you have passed", until: UNTIL_CLEARED },
  { key: "quizScores", what: "Your best score in each quiz", until: UNTIL_CLEARED },
  { key: "quizAttempts_{quizId}", what: "How many times you have tried each quiz", until: UNTIL_CLEARED },
  { key: "userEarnings", what: "Your 4MQ Coins, and the days you earned them", until: UNTIL_CLEARED },
  {
    key: "4mq_quiz_{quizId}",
    what: "Your answers in a quiz that you have started, so that you can reload the page and carry on",
    until: "Until you finish it, start again or sign out; after a day, it is removed when you open that quiz",
  },
  {
    key: "4mq_draft_{userId}",
    what: "A journal entry that you have started but not added yet",
    until: "Until you add it or delete your account",
  },
  {
    key: "4mq_outbox_{userId}",
    what: "Journal entries waiting to be sent because the device could not reach us",
    until: "Until they are sent, you remove them or delete your account",
  },
  {
    key: "4mq_begun_{userId}",
    what: "A kindness quest, idea or habit that you have started writing but not sent yet",
    until: "Until you send it, sign out or delete your account",
  },
  {
    key: "4mq_quadrant",
    what: "Your answers in Find Your Quadrant, and whether the result is in your profile",
    until: "Until you close the tab",
  },
  {
    key: "4mq_tracker",
    what: "The entries of the money tracker, and the day its first phase starts",
    until: "Until you delete them, or clear this site’s data",
  },
  {
    key: "4mq_questionnaire",
    what: "Your answers to the research questionnaire so far, so that you can reload the page and carry on",
    until: "Until you send it or close the tab",
  },
  {
    key: "4mq_questionnaire_sent",
    what: "Whether you have sent it, and which book the gift is from, so that you still see the gift after a reload",
    until: "Until you answer again or close the tab",
  },
  {
    key: "4mq-{version}",
    what: "The public pages of this site and their files, so that they open without a connection; nothing about you",
    until: "Until a new version replaces them, or you clear this site’s data",
  },
  {
    key: "4mq_seen_{userId}",
    what: "Your journal, figures and community as you last saw them, for times when the device cannot reach us",
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
    what: "Account: e-mail address, a scrambled form of your password, when you joined and last signed in",
    why: "To let you in, and to keep everyone else out",
    until: WITH_ACCOUNT,
    tables: [],
  },
  {
    what: "Signed-in devices: time, internet address and kind of browser",
    why: "To keep you signed in, and to let you sign out other devices",
    until: "Until you sign out or delete your account",
    tables: [],
  },
  {
    what: "Log of sign-ins: e-mail address, internet address, and when you signed in or out or changed your account",
    why: "To investigate if somebody else uses your account",
    until: "90 days, or one day at most if you delete your account",
    tables: [],
  },
  {
    what: "Whether your e-mail address was changed without a link sent to both the old and the new one",
    why: "So that nobody can download forms that somebody else sent with that address",
    until: "Until you change it with both links, or delete your account",
    tables: ["unproven_addresses"],
  },
  {
    what: "Profile: first name and last name",
    why: "To greet you by your first name; we never show the last name",
    until: WITH_ACCOUNT,
    tables: ["profiles"],
  },
  {
    what: "Find Your Quadrant: two scores and your tile, if you take it while signed in",
    why: "To show your place on the map",
    until: WITH_ACCOUNT,
    tables: ["profiles"],
  },
  {
    what: "Journal: day, kind, amount and detail of each entry",
    why: "To add up your weeks and phases",
    until: "Until you remove the entry or delete your account",
    tables: ["journal_entries"],
  },
  {
    what: "90-day challenge: first day, last day and phase",
    why: "To know which phase you are in",
    until: WITH_ACCOUNT,
    tables: ["challenge_participants"],
  },
  {
    what: "Figures of the scorecard, made from your journal, challenges and quizzes",
    why: "To show how you are getting on",
    until: WITH_ACCOUNT,
    tables: ["kpi_data"],
  },
  {
    what: "Savings challenges, habits and badges",
    why: "To show your goals and streaks",
    until: `${WITH_ACCOUNT}; anything you put away is hidden`,
    tables: ["community_challenges", "habit_streaks", "badge_events"],
  },
  {
    what: "Kindness quests: what you wrote, and whether it was approved",
    why: "So that a moderator can read and approve them",
    until: `${WITH_ACCOUNT}; anything you put away is hidden`,
    tables: ["kindness_quests"],
  },
  {
    what: "Earning ideas: title, text and votes",
    why: "To share them with other signed-in users, without your name",
    until: `${WITH_ACCOUNT}; anything you put away is hidden`,
    tables: ["gig_jar_submissions"],
  },
  {
    what: "Your votes, and the ideas you report",
    why: "To count each vote once, and to let a moderator look at the ideas",
    until: WITH_ACCOUNT,
    tables: ["gig_jar_votes", "gig_jar_reports"],
  },
  {
    what: "What our rules noticed in an idea or a quest (such as swearing, or a child in need), and what a moderator decided about it",
    why: "To keep unkind and unsafe words away from other children, and to help a child in need",
    until: "For as long as we keep the idea or the quest",
    tables: ["text_judgements", "moderation_decisions"],
  },
  {
    what: "Reported ideas, once they or the account of whoever reported them are deleted: title, text and reasons as they were written, without saying who wrote or reported them",
    why: "To look into what was reported",
    until: "30 days from the deletion",
    tables: ["kept_reports"],
  },
  {
    what: "The words and patterns that those rules look for, and how much each word weighs: nothing about anybody",
    why: "To check what somebody wrote before others see it",
    until: "As long as the site",
    tables: ["text_signs", "text_steps", "text_words", "text_rules", "taught_signs"],
  },
  {
    what: "How many entries, ideas and so on you added on the last day you added any",
    why: "To stop anyone flooding the site with them",
    until: WITH_ACCOUNT,
    tables: ["daily_usage"],
  },
  {
    what: "Forms: what you write in the contact, beta reader, download, questionnaire or challenge form, and answers of Ms. Sparkle that you report",
    why: "To do what you asked us to do",
    until: "Two years at most",
    tables: ["form_submissions"],
  },
  {
    what: "A one-way code made from the internet address that a form was sent from; it changes every day",
    why: "To stop anyone flooding us with forms",
    until: "Two days; then it is removed when the next form arrives",
    tables: ["form_submissions"],
  },
  {
    what: "Ms. Sparkle: when you asked, with a one-way code made from your internet address; it changes every day. What you write is not kept",
    why: "To limit how often each visitor can ask",
    until: "Two days; then it is removed when somebody asks again",
    tables: ["guide_messages"],
  },
  {
    what: "Ms. Sparkle: how many times the whole site asked the company that helps her, each day. Nothing in it is about you",
    why: "To keep the cost within a limit",
    until: "For ever, because it is not about anybody",
    tables: ["guide_spending"],
  },
];

/** For readers of eight and nine. */
const CHILD: readonly ReadingSection[] = [
  {
    id: "what-we-know",
    title: "What do we know about you?",
    blocks: [
      "You can read, play and take a quiz here. You do not have to tell us who you are.",
      "If you make an account, we ask for four things: your first name, your last name, an e-mail and a password. We never show your last name.",
      "If you are under 13, ask a grown-up to help. Use their e-mail.",
    ],
  },
  {
    id: "who-can-see",
    title: "Who can see it?",
    blocks: [
      "Your money diary is yours. Other children can’t see it.",
      "If you share an idea for earning, others can read it. They do not see your name. So please don’t write who you are, or where you live.",
      "A grown-up who helps to run 4MQ reads the kind deeds you send in. Other children do not see them.",
      "We do not sell what we know about you. We do not show you adverts. We do not follow you to other sites.",
    ],
  },
  {
    id: "on-your-device",
    title: "What stays on your tablet or computer?",
    blocks: [
      "Your coins and your score for each quiz stay in the browser you use. So does the money sheet. If you sign in and open your scorecard, we get one number: ten points for each quiz you have passed. If someone clears the browser, that clears your coins and scores too.",
      "Does a brother or sister use it too? Then they can see your coins. Sign out when you stop, and nobody else can open your diary.",
    ],
  },
  {
    id: "ask-ms-sparkle",
    title: "Who is Ms. Sparkle?",
    blocks: [
      "Ms. Sparkle is a computer program. She is not a person. She can be wrong, so check big things with a grown-up.",
      "Your question goes to our computer, which finds you an answer. We may use another firm’s AI to help with that. If we do, it gets your words too, but it does not learn who you are. So please leave out your name, where you live and your phone number.",
      "We do not keep your words. They stay in this tab until you close it, sign out or press “Clear chat”. If you report an answer, we get that answer and why you did not like it. A person looks at it.",
    ],
  },
  {
    id: "you-can-choose",
    title: "What can you do?",
    blocks: [
      {
        list: [
          "You can see everything we keep about you. Sign in and go to your account.",
          "You can fix your name there.",
          "You can delete your account there. That deletes your diary, your goals and your name.",
          "You can ask us why. Ask a grown-up to help you write to us.",
        ],
      },
      "If you are not sure, stop and ask a grown-up. That is always a good plan.",
    ],
  },
];

const ADULT: readonly ReadingSection[] = [
  {
    id: "who-is-responsible",
    title: "Who is responsible",
    blocks: [
      "The law speaks of a “controller” of the data. That is the person or organisation that runs 4MQ:",
      { list: CONTROLLER_LINES },
    ],
  },
  {
    id: "what-and-why",
    title: "What we collect, and why",
    blocks: [
      "Most of the site works without an account, and we do not learn who reads it. There are no adverts, no analytics, no trackers and no fonts or scripts from other companies. The site sets no cookies. As on every website, the server that delivers a page sees the internet address it delivers to.",
      "For an account we ask for a first name, a last name, an e-mail address and a password. Everything else in the account is what its user writes down: journal entries, challenges, habits, quests, ideas and votes. The tables on this page list all of it.",
      "Forms send us the answers written in them, the name of the form and the time. A sentence beside every form says who receives it.",
      "Please do not send us more than a form needs, or anything about health, beliefs or other private matters.",
    ],
  },
  {
    id: "the-guide",
    title: "Ms. Sparkle, the money guide",
    blocks: [
      "Ms. Sparkle is a computer program that answers questions about money. To begin with, she looks up answers in our own chapters, glossary and pages. Whoever runs the site may also connect the AI service of another company; it is then named among those who receive data.",
      "A question goes to our server without a name or account. Up to ten earlier messages from the same chat go with it, so that the answer makes sense. If our rules spot a sign of danger, or a request that is not suitable for a child, the answer is a fixed text. The message never reaches an AI service. E-mail addresses, phone numbers, postcodes and card numbers that we recognise are taken out first. We cannot catch everything, so please help children to leave such details out.",
      "We do not store what is asked or answered. We log the kind of answer (such as “library” or “crisis”), the time, and a one-way code made from the internet address, which changes every day. The code lets us limit how many messages a visitor can send. The conversation itself stays in the browser’s tab.",
      "When somebody reports an answer, we receive that answer and the reason, as a form, and a person looks at it. The question is not sent.",
    ],
  },
  {
    id: "lawful-basis",
    title: "Our reasons in law",
    blocks: [
      "The law asks for a reason for each use of personal data. These are ours, under Article 6 of the UK GDPR:",
      {
        list: [
          "The account and what is kept in it: our legitimate interest in giving families the service they ask for. A child’s interests come first: the data is small, private by default and easy to delete. Under 13, we ask that a parent or carer makes the account.",
          "Contact messages: our legitimate interest in answering the people who write to us.",
          "Chapter downloads: our legitimate interest in knowing which chapters families want. We do not put the address on a mailing list.",
          "Beta readers, the research questionnaire and challenge applications: your consent, which you give by sending the form. You can withdraw it at any time, as long as we can tell which form is yours. Without an e-mail address in it, we cannot. For a child under 13, a parent or carer must give it.",
          "Ms. Sparkle: our legitimate interest in helping children to understand money, with as little data as possible.",
          "Limits to prevent floods of forms and messages, and the review of shared ideas and quests: our legitimate interest in keeping children and the site safe.",
        ],
      },
    ],
  },
  {
    id: "children",
    title: "How we protect children",
    blocks: [
      "We built the site with the ICO’s Children’s Code in mind (its full name is “Age appropriate design: a code of practice for online services”). In practice that means:",
      {
        list: [
          "Everything is private unless a child shares it, and only earning ideas can be shared, without a name.",
          "A program checks every idea before anybody else sees it. It refuses ideas that say where somebody is or how to reach them. Unkind or unsafe ones wait for a moderator. A child who writes about self-harm or being hurt is shown where to get help. Anyone can report an idea. It is hidden at once from the person who reports it, and from everybody after two reports, until a moderator has looked at it.",
          "Your account does not hold an age, a school, an address or a location. The sign-up form can show advice for different ages, but we neither send nor keep the choice. Only the application for ages 8-10 asks for an age, because it is only for those ages.",
          "We do not build profiles for advertising, and no decision about a person is made by a machine alone. The quadrant is a game about choices, not an assessment of a child.",
          "Nothing counts down, and nobody loses anything by staying away.",
        ],
      },
      "If you learn that a child under 13 has made an account without a parent or carer, tell us and we will delete it.",
    ],
  },
  {
    id: "who-receives-it",
    title: "Who receives it",
    blocks: [
      "Only the people who run the site can look at the database. We do not sell personal data and do not give it away for advertising. These companies work for us, and may only do what we ask:",
      { list: PROCESSOR_LINES },
      "“Read to me” uses the voice of the device. If it has no English voice, the browser sends the words of the page, and nothing about the reader, to its maker’s voice service. The page says so.",
      "Account forms may include a check that you are not a robot. It loads nothing until you reach a field. It names the company that runs it (Cloudflare or hCaptcha) and says what that company sees.",
      "If one of them works outside the United Kingdom, the transfer needs the protection that the law asks for, such as an adequacy decision or the UK’s standard clauses. We may also have to share data when the law requires it, or to protect a child from serious harm.",
    ],
  },
  {
    id: "how-long",
    title: "How long we keep it",
    blocks: [
      {
        list: [
          "Everything in an account: until the user deletes the account.",
          "Anything a user puts away: hidden at once, and deleted with the account.",
          "An idea that somebody has reported: for 30 days after the idea or the account is deleted, so that we can look into it. It does not say who wrote or reported it.",
          "An account that nobody has used for two years: deleted with everything in it.",
          "The log of sign-ins: 90 days. Entries about a deleted account go within a day.",
          "Anything sent with a form: two years at most.",
          "The daily code that stops people flooding us with forms: two days. It is then removed when the next form arrives.",
          "The conversation with Ms. Sparkle: in the tab, until it is cleared or closed, or the visitor signs out.",
          "Anything in the browser: until it is cleared there. Signing out ends the session but does not clear the coins or the tracker.",
        ],
      },
      "The companies that run our servers may keep backups and technical logs for a short time beyond that.",
    ],
  },
  {
    id: "your-rights",
    title: "Your rights, and how to use them",
    blocks: [
      "The rights belong to the person the data is about, and so to a child. A parent or carer can use them for a child who is too young to understand them.",
      {
        list: [
          "See it and take a copy: download everything on the account page, as a table or as JSON.",
          "Correct it: change the name, the e-mail address and the password on the account page. For anything else, write to us on the Contact page.",
          "Delete it: on the account page, with the password. The account and everything in it are deleted at once; that cannot be undone. Only the words of a reported idea stay for 30 days, without saying whose they were. The log of sign-ins follows within a day.",
          "If you cannot sign in, write to us on the Contact page and we will do it for you.",
          "Object, restrict or withdraw consent: write to us on the Contact page.",
          "Forms are not part of an account. Your download has those that were sent with your confirmed e-mail address. To delete a form, or to see one without an account, write to us from the same e-mail address. We cannot tell apart answers to the research questionnaire that came without an e-mail address, so we can neither show nor delete them one by one.",
        ],
      },
      "We answer within one month, and it costs nothing.",
      "Are you unhappy with how we handle data? Complain to us on the Contact page. We will confirm within 30 days that we have received it, look into it without delay and tell you the outcome. You can also complain to the ICO, the UK’s data protection regulator, at ico.org.uk/make-a-complaint.",
    ],
  },
  {
    id: "in-your-browser",
    title: "What is kept in the browser",
    blocks: [
      "The site keeps a few things in the browser’s own storage. They make it work or remember what you chose, so the law does not ask us for a consent banner. A table below names each one. Coins, the scores of single quizzes and the tracker never leave the browser; signed in, the scorecard stores ten points for each quiz passed, as one number. The browser also makes the tracker’s CSV file itself.",
      "If the site can no longer read something stored there, it keeps a copy under the same name with “_corrupt” at the end.",
    ],
  },
  {
    id: "changes",
    title: "Changes to this page",
    blocks: ["If something changes, we will first update this page and the date at the end of it."],
  },
];

export const PRIVACY = {
  heading: "Privacy",
  lead: "The first part is short, and for everyone under 18. The second part gives adults the rest.",
  /** `yyyy-MM-dd` */
  checkedOn: "2026-11-21",
  childHeading: "For you, in short",
  child: CHILD,
  adultHeading: "For parents, carers and other adults",
  adult: ADULT,
  browserTable: { heading: "In your browser", columns: ["Name", "What it is", "How long"] },
  databaseTable: { heading: "In our database", columns: ["What", "Why", "How long"] },
} as const;
