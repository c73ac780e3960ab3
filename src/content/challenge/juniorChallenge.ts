/** /90-days-money-smart-challenge-uk, for ages 8-10 and their parents (specification part 2, sections 2, 5, 7 and 9). */
import { CHALLENGE_DAYS, PHASES } from "@/domain/challenge/challengeLength";
import { MESSAGE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "@/domain/formLimits";
import { numberOf } from "@/content/counter";
import type { ApplicationStatusTexts, ChallengeLanding } from "./challengeTexts";
import { LAST_DAYS, PHASE_COUNT, PHASE_LENGTH } from "./challengeWords";

export const JUNIOR_CHALLENGE: ChallengeLanding = {
  meta: {
    title: "90 Days Money Smart Challenge, ages 8-10 | 4MQ",
    description:
      "Six small money missions for ages 8-10 to do with a grown-up. The challenge is free, lasts ninety days and has places for the first 100 participants.",
  },
  eyebrow: "Free, for ages 8-10",
  heading: "90 Days Money Smart Challenge for Ages 8-10",
  lead: `Every ${PHASE_LENGTH}, you get a new mission and try something new with money. Four friends from the books come along, and so does a grown-up.`,
  applyButton: "I Want to Join",
  assessmentButton: "Find Your Quadrant",
  facts: [
    { figure: String(CHALLENGE_DAYS), label: "days to try things out" },
    { figure: String(PHASES.length), label: "bi-weekly missions" },
    { figure: "100", label: "places, for the first 100 participants" },
    { figure: "8-10", label: "years old" },
  ],
  method: {
    heading: `Your ${PHASE_COUNT} missions`,
    lead: `Each mission takes ${PHASE_LENGTH}, and a few minutes a day is enough. If you miss a day, just start again today!`,
    missions: [
      {
        title: "Be a money spy",
        text: "Watch where your money comes from and where it goes, and write everything down. You don’t have to change anything yet, because spies only watch.",
      },
      {
        title: "Need it or want it?",
        text: "Sort everything you buy into two lists: needs and wants. Shoes that fit you are a need, but a third yo-yo is a want.",
      },
      {
        title: "Help and earn",
        text: "Ask your family which small job would be a really big help at home. Do it twice, and find out what your help is worth.",
      },
      {
        title: "Feed your jar",
        text: "When you get money, put some of it in a jar before you do anything else. Draw what you are saving for, and stick your picture on the jar.",
      },
      {
        title: "Sleep on it",
        text: "If you see something you want right now, wait until tomorrow before you buy it. In the morning, ask yourself if you still want it.",
      },
      {
        title: "Share and shine",
        text: "Do something kind for somebody else, with a little money or some of your time. Then look back at everything you have learned since your very first mission.",
      },
    ],
    lastDays: `${LAST_DAYS} are for you and your grown-up. Look through your notes together, and pick one habit you would like to keep.`,
  },
  apply: {
    heading: "Join in",
    picture: "/art/topics/coins-and-banks.svg",
    paragraphs: [
      "Fill in this form with a parent or carer. You tell us why you want to join, and they add their e-mail address.",
      "There are places for the first 100 participants who send us the form. You can start your missions today, without waiting for our reply.",
    ],
  },
  faq: {
    heading: "Questions from parents",
    questions: [
      {
        question: "Who can join?",
        answer:
          "Children who are 8, 9 or 10, with a parent or carer. Older children can join through the page for ages 8-16.",
      },
      {
        question: "What does it cost?",
        answer:
          "Nothing. There is no fee, we do not ask for card details, and you do not have to buy anything.",
      },
      {
        question: "What data do you ask for, and why?",
        answer:
          "We ask for your child’s name (a first name is enough), their age and your e-mail address. We also ask why your child wants to join, in their own words. We ask their age because this round is for ages 8 to 10, and we use the e-mail address to reply to you. We do not ask for the name of a school, a home address or a phone number.",
      },
      {
        question: "Who sees it?",
        answer:
          "The 4MQ team. We keep applications for two years at most. You can ask us to delete yours at any time, through the Contact page.",
      },
      {
        question: "How much time does it take?",
        answer:
          "A few minutes a day, plus a longer chat at the end of each mission. It does not matter if you miss a day.",
      },
      {
        question: "What do I need to do?",
        answer:
          "Be curious, and let your child decide. For the journal, create an account with your own e-mail address, then fill in the journal together.",
      },
    ],
  },
  links: {
    heading: "Start today",
    cards: [
      {
        to: "/challenge-dashboard",
        title: "Your money journal",
        text: "Write down what you got or spent today, and see how your week looks.",
        link: "Open the Dashboard",
        picture: "/art/topics/money-that-grows.svg",
      },
      {
        to: "/find-your-quadrant",
        title: "Which friend chooses like you?",
        text: "Choose what you would do in five short scenes, and find your place on the money map.",
        link: "Find Your Quadrant",
        picture: "/art/chapters/four-quadrants-1.svg",
      },
      {
        to: "/resources",
        title: "Read and print",
        text: "Read a free chapter about needs and wants, and print your own money sheet.",
        link: "Free Resources",
        picture: "/art/topics/a-budget-you-can-keep.svg",
      },
    ],
  },
};

const LABELS = {
  name: "Name",
  age: "Age",
  parentEmail: "Parent’s email",
  why: "Why do you want to join?",
} as const;

/** For a browser without scripts: which box is why the form was not taken, and what it needs. */
const boxProblem = (box: keyof typeof LABELS, needs: string) =>
  `We did not get your form, because of the box “${LABELS[box]}”. ${needs} Press Back in your browser to find what you wrote. Mend it, then send it again.`;

export const JUNIOR_FORM = {
  heading: "Tell us about yourself",
  labels: LABELS,
  nameHint: "Your first name is enough.",
  ageHint: "You can join if you are 8, 9 or 10.",
  emailHint: "A parent or carer should put their own e-\u2060mail address here.",
  recipients: "Your form goes to the 4MQ team. They will use it to reply to your parent or carer.",
  consent:
    "Ask a parent or carer to press this button. By pressing it, they agree that you can join. They also agree that we can use what you wrote to reply to them.",
  submit: "Send It",
  sending: "Sending...",
  status: {
    sentHeading: "Hooray, we’ve got your form!",
    sent: "We will reply to the e-mail address on the form. While you wait, you can start mission one.",
    refused: "Something on the form is not right. Please check each box, then send it again.",
    tooMany: "That is a lot of forms in a short time. Please wait ten minutes, then try again.",
    failed: "We could not send your form, but everything you wrote is still here. Please try again.",
    /** For a browser without scripts, which comes back to an empty form. Its Back button leads to the filled one. */
    refusedEmpty:
      "We did not get your form. Press Back in your browser to find what you wrote. Please fill in every box and send it again. Your age must be 8, 9 or 10.",
    boxEmpty: {
      name: boxProblem("name", "Write a first name, without a comma."),
      age: boxProblem("age", "The age must be 8, 9 or 10."),
      parentEmail: boxProblem("parentEmail", "Write one e-mail address."),
      why: boxProblem("why", "Write a few words that tell us why you want to join."),
    },
    tooLongEmpty: `One answer is too long, so we did not get your form. “${LABELS.why}” has room for ${numberOf(MESSAGE_MAX_CHARACTERS)} characters, “${LABELS.name}” for ${numberOf(NAME_MAX_CHARACTERS)}. Press Back in your browser to find what you wrote. Make it shorter, then send it again.`,
    tooManyEmpty:
      "That is a lot of forms in a short time. Press Back in your browser to find what you wrote. Wait ten minutes, then send it again.",
    failedEmpty:
      "We could not save your form. Press Back in your browser to find what you wrote. Wait a few minutes, then send it again.",
  } satisfies ApplicationStatusTexts &
    Record<`${"refused" | "tooLong" | "tooMany" | "failed"}Empty`, string> &
    Record<"boxEmpty", object>,
} as const;
