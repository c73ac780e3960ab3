/** /90-days-money-smart-challenge, for ages 8-16 (specification part 2, sections 2, 5, 7 and 9). */
import { CHALLENGE_DAYS, PHASES } from "@/domain/challenge/challengeLength";
import type { ApplicationStatusTexts, ChallengeLanding } from "./challengeTexts";
import { capital, LAST_DAYS, PHASE_COUNT, PHASE_LENGTH } from "./challengeWords";
import { MISSION_TITLES } from "./missionTitles";

export const CHALLENGE_LANDING: ChallengeLanding = {
  meta: {
    title: "90 Days Money Smart Challenge for ages 8-16 | 4MQ",
    description:
      "Ninety days, a journal and six missions, one every fortnight: a free money challenge for ages 8-16, with places for the first 100 participants.",
  },
  eyebrow: "Free, for ages 8-16",
  heading: "90 Days Money Smart Challenge",
  lead: `There are ${PHASE_COUNT} missions, and each lasts ${PHASE_LENGTH}. You write down what you earn, save and spend, and build up one small habit at a time.`,
  applyButton: "Apply Now",
  assessmentButton: "Find Your Quadrant",
  facts: [
    { figure: String(CHALLENGE_DAYS), label: "days, a few minutes a day" },
    { figure: String(PHASES.length), label: "bi-weekly missions" },
    { figure: "100", label: "places, for the first 100 participants" },
    { figure: "8-16", label: "years old" },
  ],
  method: {
    heading: `${capital(PHASE_COUNT)} missions, ${PHASE_LENGTH} each`,
    lead: "Each mission adds one new habit. If you miss a day, just start again today.",
    missions: [
      {
        title: MISSION_TITLES[0],
        text: "Write down all the money you get and all the money you spend. Do not change anything yet. Just look.",
      },
      {
        title: MISSION_TITLES[1],
        text: "Sort what you spend into needs and wants. Plan for one need before it comes up.",
      },
      {
        title: MISSION_TITLES[2],
        text: "Find one job that somebody you know would pay you to do. Try it twice, and note down what you learn.",
      },
      {
        title: MISSION_TITLES[3],
        text: "Put part of your money aside on the day you get it. Give your savings a goal and a name.",
      },
      {
        title: MISSION_TITLES[4],
        text: "Before you buy something you want but do not need, wait a day. Notice who is telling you to hurry, and why.",
      },
      {
        title: MISSION_TITLES[5],
        text: "Give some time or money to something you care about. Then compare your first two weeks with your last two.",
      },
    ],
    lastDays: `${LAST_DAYS} are yours. Look back, and choose the habit you want to keep.`,
  },
  apply: {
    heading: "Apply for the challenge",
    picture: "/art/chapters/four-quadrants-3.svg",
    paragraphs: [
      "There are places for the first 100 people who apply. Tell us who would like to join and where to send our reply.",
      "Under 13? Please ask a parent or carer to fill this in with their own name and e-mail address.",
    ],
  },
  faq: {
    heading: "Questions from parents",
    questions: [
      {
        question: "Who can join?",
        answer:
          "Children and teenagers aged 8 to 16. Children aged 8-10 have their own page, with simpler words and their own form.",
      },
      {
        question: "What does it cost?",
        answer:
          "Nothing. There is no fee, we do not ask for card details, and you do not have to buy anything.",
      },
      {
        question: "What data do you ask for?",
        answer:
          "The form asks for a name, an e-mail address and, if you like, a message. You need an account for the journal, and nobody else on the site can see your figures. The privacy page lists everything.",
      },
      {
        question: "Does my child need money of their own?",
        answer:
          "It helps to have a little, even if it is only a few coins. Some pocket money, a birthday gift or a small paid job is enough to see how money comes and goes.",
      },
      {
        question: "What if we miss a few days?",
        answer:
          "That’s fine. You won’t lose anything, and nobody has to leave. Just open the journal and carry on.",
      },
      {
        question: "Do we need one of the 100 places to begin?",
        answer:
          "No. The places go to the first 100 people who apply, and we will write to them. The missions are on this page. Anyone with an account can use the journal, with or without a place.",
      },
    ],
  },
  links: {
    heading: "You can begin right here",
    cards: [
      {
        to: "/challenge-dashboard",
        title: "Your journal",
        text: "Write your first entry, and see your figures for the week.",
        link: "Open the Dashboard",
        picture: "/art/topics/money-that-grows.svg",
      },
      {
        to: "/find-your-quadrant",
        title: "Your place on the map",
        text: "Choose what you would do in five short scenes, and see where you are before you begin.",
        link: "Find Your Quadrant",
        picture: "/art/chapters/four-quadrants-1.svg",
      },
      {
        to: "/resources",
        title: "Chapters and worksheets",
        text: "Four free chapters and a tracker to fill in on screen or on paper.",
        link: "Free Resources",
        picture: "/art/topics/a-budget-you-can-keep.svg",
      },
    ],
  },
};

export const CHALLENGE_FORM = {
  heading: "Your application",
  labels: { name: "Name", email: "Email", message: "Message" },
  messageHint: "If you like, tell us what you would love to learn.",
  recipients: "Your application goes to the 4MQ team, who will use it to reply to you.",
  withoutScripts: "This form needs JavaScript. Please turn it on in your browser.",
  submit: "Send Application",
  sending: "Sending...",
  /** Appears while the form has no receiver. */
  closed: {
    start: { to: "/challenge-dashboard", label: "Start the missions" },
    hero: "Applications for the 100 places are not open yet. You can start the missions and the journal today.",
    notice: "Applications are not open yet. Nothing you write here will be sent.",
    closedStatus: "Applications are not open yet, so nothing was sent. You can start your journal today:",
    link: "Open the Dashboard",
  },
  status: {
    sentHeading: "Thank you! We have your application.",
    sent: "We will reply to the e-mail address in your application. For now, you can start your journal.",
    refused: "Something on the form is not right. Please check each box, then send it again.",
    tooMany: "That is a lot of forms in a short time. Please wait ten minutes, then try again.",
    failed: "We could not send your application. Everything you wrote is still here. Please try again.",
  } satisfies ApplicationStatusTexts,
} as const;
