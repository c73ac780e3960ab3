/**
 * The site's knowledge of its visitors. It must stay true to src/storage, src/backend and supabase: change them together.
 *
 * Law, checked on the day of `checkedOn`: UK GDPR with the Data (Use and Access) Act 2025 (complaints to the controller
 * first, acknowledged within 30 days, since 19 June 2026); age of consent online 13 (Data Protection Act 2018, section 9);
 * ICO, "Age appropriate design: a code of practice for online services".
 */
import { CONTROLLER_LINES, PROCESSOR_LINES } from "./owner";
import type { PageMeta } from "./pageMeta";
import type { ReadingSection } from "./reading";

export const PRIVACY_PAGE: PageMeta = {
  title: "Privacy, for children and for parents | 4MQ",
  description:
    "What 4MQ knows about you, why, how long it is kept and how to take it along or delete it. First for children, then for adults.",
};

interface StoredInBrowser {
  key: string;
  what: string;
  until: string;
}

const UNTIL_CLEARED = "Until you clear this site’s data in your browser";

/** Keys of the browser's storage. None of them is sent by itself, but for the session, which opens the account. */
export const STORED_IN_BROWSER: readonly StoredInBrowser[] = [
  {
    key: "4mq_session",
    what: "That you are signed in: your session, with your e-mail address and name",
    until: "Until you sign out",
  },
  {
    key: "4mq_session-code-verifier",
    what: "That you asked for a new password, a new e-mail address or another company’s sign-in: a random code, so that nobody else can end what you began",
    until: "Until you sign in or sign out",
  },
  {
    key: "4mq_theme",
    what: "Light or dark, if you chose one",
    until: "Until you choose “system”, or clear this site’s data",
  },
  {
    key: "4mq_dashboard_tab",
    what: "Which part of the challenge dashboard you looked at last",
    until: UNTIL_CLEARED,
  },
  {
    key: "4mq_community_tab",
    what: "Which part of the community you looked at last",
    until: UNTIL_CLEARED,
  },
  {
    key: "4mq_read_aloud",
    what: "How fast the voice reads, and where it stopped in each text",
    until: UNTIL_CLEARED,
  },
  { key: "completedQuizzes", what: "Which quizzes you have passed", until: UNTIL_CLEARED },
  { key: "quizScores", what: "Your best score in each quiz", until: UNTIL_CLEARED },
  { key: "quizAttempts_{quizId}", what: "How often you have tried each quiz", until: UNTIL_CLEARED },
  { key: "userEarnings", what: "Your 4MQ Coins, and the days you earned them", until: UNTIL_CLEARED },
  {
    key: "4mq_quiz_{quizId}",
    what: "Your answers in a quiz that you have begun, so that a reload loses nothing",
    until: "Until you finish it, start again or sign out; after a day, it is removed when you open that quiz",
  },
  {
    key: "4mq_draft_{userId}",
    what: "A journal entry that you have begun and not added yet",
    until: "Until you add it or delete your account",
  },
  {
    key: "4mq_outbox_{userId}",
    what: "Journal entries that wait to be sent, as we could not be reached",
    until: "Until they are sent, you remove them or delete your account",
  },
  {
    key: "4mq_begun_{userId}",
    what: "A kindness quest, an idea or a habit that you have begun to write and not sent yet",
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
    what: "What you have filled in of the research questionnaire, so that a reload loses nothing",
    until: "Until you send it or close the tab",
  },
  {
    key: "4mq_questionnaire_sent",
    what: "That you have sent it, and which book the gift is from, so that a reload keeps the gift",
    until: "Until you answer once more or close the tab",
  },
  {
    key: "4mq-{version}",
    what: "The public pages of this site and their files, so that they open without a connection; nothing of yours",
    until: "Until a new version takes their place, or you clear this site’s data",
  },
  {
    key: "4mq_seen_{userId}",
    what: "What you saw last of your journal, figures and community, for when we cannot be reached",
    until: "Until you sign out",
  },
  {
    key: "4mq_chat",
    what: "What you and Ms. Sparkle wrote to each other",
    until: "Until you clear the chat, sign out or close the tab",
  },
  {
    key: "4mq_chat_draft",
    what: "What you are writing to Ms. Sparkle, and have no answer to yet",
    until: "Until it is answered, you clear the chat, sign out or close the tab",
  },
  {
    key: "4mq_reloaded_for",
    what: "That this tab was loaded anew after an update of the site",
    until: "Until you close the tab",
  },
];

interface StoredInDatabase {
  what: string;
  why: string;
  until: string;
  /** The tables of the migrations that hold it; none for what the sign-in service keeps. */
  tables: readonly string[];
}

const WITH_ACCOUNT = "Until you delete your account";

export const STORED_IN_DATABASE: readonly StoredInDatabase[] = [
  {
    what: "Account: e-mail address, a scrambled form of your password, when you joined and last signed in",
    why: "To let you in, and nobody else",
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
    why: "To look into it if somebody else uses your account",
    until: "90 days. If you delete your account, a day at most",
    tables: [],
  },
  {
    what: "That your e-mail address was changed, and not with a link to each of the two addresses",
    why: "So that nobody downloads the forms that somebody else sent with that address",
    until: "Until you change it with both links, or delete your account",
    tables: ["unproven_addresses"],
  },
  {
    what: "Profile: first name and last name",
    why: "To greet you by your first name; the last name is never shown",
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
    until: `${WITH_ACCOUNT}; what you put away is hidden until then`,
    tables: ["community_challenges", "habit_streaks", "badge_events"],
  },
  {
    what: "Kindness quests: what you wrote, and whether it was approved",
    why: "So that a moderator can read and approve them",
    until: `${WITH_ACCOUNT}; what you put away is hidden until then`,
    tables: ["kindness_quests"],
  },
  {
    what: "Earning ideas: title, text and votes",
    why: "To share them with other signed-in users, without your name",
    until: `${WITH_ACCOUNT}; what you put away is hidden until then`,
    tables: ["gig_jar_submissions"],
  },
  {
    what: "Your votes, and ideas that you report",
    why: "To count each vote once, and to let a moderator look",
    until: WITH_ACCOUNT,
    tables: ["gig_jar_votes", "gig_jar_reports"],
  },
  {
    what: "What our rules heard in an idea or a quest (such as swearing, or a child in need), and what a moderator decided about it",
    why: "To keep unkind and unsafe texts from other children, and to help a child in need",
    until: "As long as the idea or the quest",
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
    why: "To read a text before others do",
    until: "As long as the site",
    tables: ["text_signs", "text_steps", "text_words", "text_rules", "taught_signs"],
  },
  {
    what: "How many entries, ideas and the like you added on the last day that you added any",
    why: "To stop floods of them",
    until: WITH_ACCOUNT,
    tables: ["daily_usage"],
  },
  {
    what: "Forms: what you write in the contact, beta reader, download, questionnaire or challenge form, and answers of Ms. Sparkle that you report",
    why: "To do what you asked for with it",
    until: "Two years at most",
    tables: ["form_submissions"],
  },
  {
    what: "A one-way code made from the internet address that a form was sent from; it changes every day",
    why: "To stop floods of forms",
    until: "Two days; then it is removed when the next form arrives",
    tables: ["form_submissions"],
  },
  {
    what: "Ms. Sparkle: when you asked, with a one-way code made from your internet address; it changes every day. What you write is not kept",
    why: "To let each visitor ask only so often",
    until: "Two days; then it is removed when somebody asks again",
    tables: ["guide_messages"],
  },
  {
    what: "Ms. Sparkle: how often the whole site asked her helper company on a day. Nothing in it is about you",
    why: "To keep the cost within a limit",
    until: "For good, as it is about nobody",
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
      "We do not sell what we know. We show you no adverts. We do not follow you to other sites.",
    ],
  },
  {
    id: "on-your-device",
    title: "What stays on your tablet or computer?",
    blocks: [
      "The score of each quiz and your coins stay in the browser you use. So does the money sheet. If you sign in and open your scorecard, we get one number: ten points for each quiz you have passed. If someone clears the browser, coins and scores are gone.",
      "Does a brother or sister use it too? Then they can see your coins. Sign out when you stop, and your diary is shut.",
    ],
  },
  {
    id: "ask-ms-sparkle",
    title: "Who is Ms. Sparkle?",
    blocks: [
      "Ms. Sparkle is a computer program. She is not a person. She can be wrong, so check big things with a grown-up.",
      "What you ask goes to our computer, to find you an answer. We may use another firm’s AI to help with that. Then it gets your words too, but not who you are. So please leave out your name, where you live and your phone number.",
      "We do not keep your words. They stay in this tab of your browser till you close it, sign out or press “Clear chat”. If you report an answer, we get that answer and why you did not like it. A person looks at it.",
    ],
  },
  {
    id: "you-can-choose",
    title: "What can you do?",
    blocks: [
      {
        list: [
          "You can see all that we keep about you. Sign in and go to your account.",
          "You can fix your name there.",
          "You can delete your account there. Then your diary, your goals and your name are gone.",
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
      "The controller of the data, as the law calls it, is whoever runs 4MQ:",
      { list: CONTROLLER_LINES },
    ],
  },
  {
    id: "what-and-why",
    title: "What we collect, and why",
    blocks: [
      "Most of the site works without an account, and we do not learn who reads it. There are no adverts, no analytics, no trackers and no fonts or scripts from other companies. The site sets no cookies. As on every website, the server that delivers a page sees the internet address it delivers to.",
      "For an account we ask for a first name, a last name, an e-mail address and a password. Everything else in the account is what its user writes down: journal entries, challenges, habits, quests, ideas and votes. The tables on this page list all of it.",
      "Forms send us what is written in them, the name of the form and the time. Beside every form one sentence says who receives it.",
      "Please do not send us more than a form needs, and nothing about health, beliefs or other private matters.",
    ],
  },
  {
    id: "the-guide",
    title: "Ms. Sparkle, the money guide",
    blocks: [
      "Ms. Sparkle is a computer program that answers questions about money. As delivered, she looks them up in our own chapters, glossary and pages. Whoever runs the site may also connect the AI service of another company; it is then named among those who receive data.",
      "A question goes to our server with up to ten earlier messages of the same chat, so that the answer can follow them, and with no name or account. Signs of danger that our rules know, and requests that a child should not have answered, get fixed texts and do not reach an AI service. E-mail addresses, phone numbers, postcodes and card numbers that we recognise are taken out first. That cannot catch everything, so please help children to leave such details out.",
      "We do not store what is asked or answered. We log the kind of answer (such as “library” or “crisis”), the time, and a one-way code made from the internet address, which changes every day. The code lets us limit how many messages a visitor can send. The conversation itself stays in the browser’s tab.",
      "When somebody reports an answer, we receive that answer and the reason, as a form, and a person looks at it. The question is not sent.",
    ],
  },
  {
    id: "lawful-basis",
    title: "What allows us to",
    blocks: [
      "The law asks for a reason for each use of personal data. These are ours, under Article 6 of the UK GDPR:",
      {
        list: [
          "The account and what is kept in it: our legitimate interest in giving families the service they ask for. A child’s interests come first: the data is small, private by default and easy to delete. Under 13, we ask that a parent or carer makes the account.",
          "Contact messages: our legitimate interest in answering the people who write to us.",
          "Chapter downloads: our legitimate interest in knowing which chapters families want. We do not put the address on a mailing list.",
          "Beta readers, the research questionnaire and challenge applications: your consent, which you give by sending the form. You can take it back at any time, as long as we can tell which form is yours: without an e-mail address in it, we cannot. For a child under 13, a parent or carer must give it.",
          "Ms. Sparkle: our legitimate interest in helping children to understand money, with as little data as that needs.",
          "Limits against floods of forms and messages, and the review of shared ideas and quests: our legitimate interest in keeping children and the site safe.",
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
          "Ideas are read by rules before anybody else sees them. Those that tell how or where to find somebody are refused; unkind or unsafe ones wait for a moderator; a child who writes of self-harm or of being hurt is shown where help is. Any idea can be reported: it is hidden from whoever reports it at once, and from everybody after two reports, until a moderator has looked.",
          "The account keeps no age, school, address or location. The sign-up form can show the sentence meant for an age; the choice is neither sent nor kept. Only the application for ages 8-10 asks for an age, because it is for those ages alone.",
          "We do not build profiles for advertising, and no decision about a person is made by a machine alone. The quadrant is a game about choices, and not an assessment of a child.",
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
      "Only the people who run the site can look into the database. We do not sell personal data and do not give it away for advertising. These companies work for us, and may only do what we ask:",
      { list: PROCESSOR_LINES },
      "“Read to me” uses the voice of the device. If it has no English voice of its own, the browser sends the words of the page, and nothing about the reader, to the voice service of its maker. The page says so.",
      "A check against robots may stand in the forms of the accounts. It loads nothing before you reach a field, and it names the company that runs it (Cloudflare or hCaptcha) and what that company sees.",
      "If one of them works outside the United Kingdom, the transfer needs the protection that the law asks for, such as an adequacy decision or the UK’s standard clauses. We may also have to share data when the law requires it, or to protect a child from serious harm.",
    ],
  },
  {
    id: "how-long",
    title: "How long we keep it",
    blocks: [
      {
        list: [
          "What is in an account: until the user deletes the account, and with it everything in it.",
          "What a user puts away: hidden at once, and deleted with the account.",
          "An idea that somebody reported: 30 days longer than the idea or the account, without saying who wrote or reported it, for us to look into it.",
          "An account that nobody has used for two years: deleted with everything in it.",
          "The log of sign-ins: 90 days. What it says about a deleted account goes within a day.",
          "What was sent with a form: two years at most.",
          "The daily code that limits floods of forms: two days. It is then removed when the next form arrives.",
          "The conversation with Ms. Sparkle: in the tab, until it is cleared or closed, or the visitor signs out.",
          "What is in the browser: until it is cleared there. Signing out ends the session and leaves coins and tracker where they are.",
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
          "See it and take it along: download everything on the account page, as a table or as JSON.",
          "Correct it: change the name, the e-mail address and the password on the account page. For anything else, write to us on the Contact page.",
          "Delete it: on the account page, with the password. The account and everything in it are deleted at once; that cannot be undone. Only the words of an idea that was reported stay for 30 days, without saying whose they were. The log of sign-ins follows within a day.",
          "Can you not sign in? Write to us on the Contact page, and we do it for you.",
          "Object, restrict, or take back consent: write to us on the Contact page.",
          "Forms are not part of an account. Your download has those that were sent with your confirmed e-mail address. To delete a form, or to see one without an account, write to us from the same e-mail address. Answers to the research questionnaire that came without an e-mail address cannot be told apart, so we can neither show nor delete them one by one.",
        ],
      },
      "We answer within one month, and it costs nothing.",
      "Are you unhappy with how we handle data? Complain to us on the Contact page. We confirm that we have received it within 30 days, look into it without delay and tell you the outcome. You can also complain to the ICO, the UK’s data protection regulator, at ico.org.uk/make-a-complaint.",
    ],
  },
  {
    id: "in-your-browser",
    title: "What is kept in the browser",
    blocks: [
      "The site keeps a few things in the browser’s own storage. They make it work or remember what you chose, so the law does not ask us for a consent banner. A table below names each one. Coins, the scores of single quizzes and the tracker never leave the browser; signed in, the scorecard stores ten points for each quiz passed, as one number. The tracker’s CSV file is made in the browser, too.",
      "If something stored there cannot be read any more, it is set aside under the same name with “_corrupt” at the end, so that it is not lost.",
    ],
  },
  {
    id: "changes",
    title: "Changes to this page",
    blocks: ["When something changes, we change this page first, and the date at its end."],
  },
];

export const PRIVACY = {
  heading: "Privacy",
  lead: "The first part is short, and for everyone under 18. The second part tells adults the rest.",
  /** `yyyy-MM-dd` */
  checkedOn: "2026-11-21",
  childHeading: "For you, in short",
  child: CHILD,
  adultHeading: "For parents, carers and other adults",
  adult: ADULT,
  browserTable: { heading: "In your browser", columns: ["Name", "What it is", "How long"] },
  databaseTable: { heading: "In our database", columns: ["What", "Why", "How long"] },
} as const;
