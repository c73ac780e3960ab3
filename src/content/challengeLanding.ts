/** /90-days-money-smart-challenge, for ages 8-16 (specification part 2, sections 2, 5, 7 and 9). */
import { MISSION_DAYS, type ApplicationStatusTexts, type ChallengeLanding } from "./challengeTexts";

export const CHALLENGE_LANDING: ChallengeLanding = {
  meta: {
    title: "90 Days Money Smart Challenge for ages 8-16 | 4MQ",
    description:
      "Ninety days, six bi-weekly missions and a journal. A free money challenge for ages 8-16, with room for the first 100 participants.",
  },
  eyebrow: "Free, for ages 8-16",
  heading: "90 Days Money Smart Challenge",
  lead: "Six missions of two weeks each. You write down what you earn, save and spend, and watch one small habit after the other take root.",
  applyButton: "Apply Now",
  assessmentButton: "Find Your Quadrant",
  facts: [
    { figure: "90", label: "days, a few minutes each" },
    { figure: "6", label: "bi-weekly missions" },
    { figure: "100", label: "places, for the first 100 participants" },
    { figure: "8-16", label: "years old" },
  ],
  method: {
    heading: "Six missions, two weeks each",
    lead: "Each mission adds one habit to the ones before. Miss a day, and you simply start again today.",
    missions: [
      {
        title: "Look where it goes",
        days: MISSION_DAYS[0],
        text: "Write down every coin that comes in and every coin that goes out. Change nothing yet. Just look.",
      },
      {
        title: "Put needs first",
        days: MISSION_DAYS[1],
        text: "Sort what you spend into needs and wants. Plan for one need before it turns up.",
      },
      {
        title: "Earn a little",
        days: MISSION_DAYS[2],
        text: "Find one way to help that is worth money to somebody. Try it twice and note what you learn.",
      },
      {
        title: "Save before you spend",
        days: MISSION_DAYS[3],
        text: "Put part of your money aside on the day it comes in. Give your savings a goal and a name.",
      },
      {
        title: "Spend with a plan",
        days: MISSION_DAYS[4],
        text: "Wait one day before each want. Notice who is telling you to hurry, and why.",
      },
      {
        title: "Share and look back",
        days: MISSION_DAYS[5],
        text: "Give some time or money to something you care about. Then lay your first two weeks beside your last.",
      },
    ],
    lastDays: "Days 85-90 are yours. Look back, and choose the habit that you want to keep.",
  },
  apply: {
    heading: "Apply for the challenge",
    paragraphs: [
      "There are places for the first 100 participants who apply. Tell us who would like to join, and where we can write back.",
      "Are you under 13? Then please ask a parent or carer to fill this in with their own name and e-mail address.",
    ],
  },
  faq: {
    heading: "Questions from parents",
    questions: [
      {
        question: "Who may join?",
        answer:
          "Children and teens from 8 to 16. For ages 8-10 there is a page of its own, with simpler words and its own form.",
      },
      {
        question: "What does it cost?",
        answer: "Nothing. There is no fee, no card to enter and nothing that has to be bought along the way.",
      },
      {
        question: "What data do you ask for?",
        answer:
          "The form asks for a name, an e-mail address and, if you like, a message. The journal needs an account, and nobody else on the site can see its figures. The privacy page lists all of it.",
      },
      {
        question: "Does my child need money of their own?",
        answer:
          "A little helps, and it can be very little. Pocket money, a birthday note or a small paid job is enough to see how it moves.",
      },
      {
        question: "What if we miss a few days?",
        answer: "Nothing is lost and nobody is out. Open the journal and start again today.",
      },
      {
        question: "Do we need one of the 100 places to begin?",
        answer:
          "No. The places go to the first 100 who apply, and we write to them. The missions stand on this page and the journal is open to everyone with an account, with a place or without one.",
      },
    ],
  },
  links: {
    heading: "You can begin right here",
    cards: [
      {
        to: "/challenge-dashboard",
        title: "Your journal",
        text: "Write down your first entry and see the figures of your week.",
        link: "Open the Dashboard",
      },
      {
        to: "/find-your-quadrant",
        title: "Your place on the map",
        text: "Five short scenes show where you stand before you begin.",
        link: "Find Your Quadrant",
      },
      {
        to: "/resources",
        title: "Chapters and worksheets",
        text: "Four free chapters and a tracker to fill in on screen or on paper.",
        link: "Free Resources",
      },
    ],
  },
};

export const CHALLENGE_FORM = {
  heading: "Your application",
  labels: { name: "Name", email: "Email", message: "Message" },
  messageHint: "If you like: what would you love to learn?",
  recipients: "Your application goes to the 4MQ team, who use it to answer you.",
  withoutScripts: "This form needs JavaScript. Please switch it on in your browser.",
  submit: "Send Application",
  sending: "Sending...",
  /** While there is nobody to send it to. */
  closed: {
    hero: "Applications for the 100 places are not open yet. The missions and the journal are open to you today.",
    notice: "Applications are not open yet. Nothing that you write here is sent.",
    closedStatus: "Applications are not open yet, so nothing was sent. The journal is open to you today:",
    link: "Open the Dashboard",
  },
  status: {
    sentHeading: "Thank you, your application has arrived!",
    sent: "We will write back to the e-mail address in your application. Until then, you can begin with the journal.",
    refused: "Something in the form could not be taken. Please look at each field, then send it again.",
    tooMany: "Those were many forms in a short time. Please wait ten minutes, then send it again.",
    failed: "Your application could not be sent just now. What you wrote is still here. Please try again.",
  } satisfies ApplicationStatusTexts,
} as const;
