/** /90-days-money-smart-challenge-uk, for ages 8-10 and their parents (specification part 2, sections 2, 5, 7 and 9). */
import { MISSION_DAYS, type ApplicationStatusTexts, type ChallengeLanding } from "./challengeTexts";

export const JUNIOR_CHALLENGE: ChallengeLanding = {
  meta: {
    title: "90 Days Money Smart Challenge, ages 8-10 | 4MQ",
    description:
      "Six small money missions for ages 8-10, to do with a grown-up. Free, ninety days long, with room for the first 100 participants.",
  },
  eyebrow: "Free, for ages 8-10",
  heading: "90 Days Money Smart Challenge for Ages 8-10",
  lead: "Every two weeks you get a new mission, and you try out one new thing with your money. Four friends from the books and a grown-up of your own come along.",
  applyButton: "I Want to Join",
  assessmentButton: "Find Your Quadrant",
  facts: [
    { figure: "90", label: "days to try things out" },
    { figure: "6", label: "bi-weekly missions" },
    { figure: "100", label: "places, for the first 100 participants" },
    { figure: "8-10", label: "years old" },
  ],
  method: {
    heading: "Your six missions",
    lead: "Each mission takes two weeks, and a few minutes every day are enough. If you miss a day, you simply start again today!",
    missions: [
      {
        title: "Be a money spy",
        days: MISSION_DAYS[0],
        text: "Watch where your money comes from and where it goes, and write it all down. You do not have to change anything yet, because a spy only looks.",
      },
      {
        title: "Need it or want it?",
        days: MISSION_DAYS[1],
        text: "Sort everything you buy into two lists, needs and wants. Shoes that fit you are a need, but a third yo-yo is a want.",
      },
      {
        title: "Help and earn",
        days: MISSION_DAYS[2],
        text: "Ask at home which small job would really help somebody. Do it two times, and find out what your helping is worth.",
      },
      {
        title: "Feed your jar",
        days: MISSION_DAYS[3],
        text: "When money comes in, put a part of it into a jar before you do anything else. Draw a picture of what you are saving for and stick it on the outside.",
      },
      {
        title: "Sleep on it",
        days: MISSION_DAYS[4],
        text: "When you see something that you want at once, sleep on it for one night. In the morning, ask yourself whether you still want it.",
      },
      {
        title: "Share and shine",
        days: MISSION_DAYS[5],
        text: "Do something kind for another person with a coin or with your time. Then look back at everything you have learned since mission one.",
      },
    ],
    lastDays:
      "Days 85-90 are for you alone. Look through your notes together, and pick the one habit that you would like to keep.",
  },
  apply: {
    heading: "Join in",
    paragraphs: [
      "Fill this in together with a parent or carer. You tell us why you want to join, and they send it with their own e-mail address.",
      "There is room for the first 100 participants. You do not have to wait for an answer, because you can start your missions today.",
    ],
  },
  faq: {
    heading: "Questions from parents",
    questions: [
      {
        question: "Who may join?",
        answer:
          "Children who are 8, 9 or 10, together with a parent or carer. Older children are welcome on the page for ages 8-16.",
      },
      {
        question: "What does it cost?",
        answer: "Nothing. There is no fee, no card to enter and nothing that has to be bought along the way.",
      },
      {
        question: "What data do you ask for, and why?",
        answer:
          "Four things. A name to call your child by (a first name is enough), the age because this round is for 8 to 10, your e-mail address so that we can answer you, and a sentence in your child’s own words. We ask for no school, address or phone number.",
      },
      {
        question: "Who sees it?",
        answer:
          "The 4MQ team. We keep an application for two years at most, and you can ask us to delete it at any time on the Contact page.",
      },
      {
        question: "How much time does it take?",
        answer:
          "A few minutes a day, and a longer talk at the end of each mission. A missed day costs nothing.",
      },
      {
        question: "What is my part in it?",
        answer:
          "Be curious, and let your child decide. For the journal, make the account with your own e-mail address and sit down together.",
      },
    ],
  },
  links: {
    heading: "Start today",
    cards: [
      {
        to: "/challenge-dashboard",
        title: "Your money journal",
        text: "Write down the money that came in or went out today, and see what your week looks like.",
        link: "Open the Dashboard",
      },
      {
        to: "/find-your-quadrant",
        title: "Which friend are you?",
        text: "Step into five short scenes, pick what you would do, and find your place on the map.",
        link: "Find Your Quadrant",
      },
      {
        to: "/resources",
        title: "Read and print",
        text: "A free chapter for ages 8-10 about needs and wants, and a sheet to write down your money.",
        link: "Free Resources",
      },
    ],
  },
};

export const JUNIOR_FORM = {
  heading: "Tell us about you",
  labels: { name: "Name", age: "Age", parentEmail: "Parent’s email", why: "Why do you want to join?" },
  nameHint: "Your first name is enough.",
  ageHint: "You can join when you are 8, 9 or 10.",
  emailHint: "A parent or carer writes their own here.",
  recipients: "What you write goes to the 4MQ team, who use it to answer your parent or carer.",
  consent:
    "A parent or carer presses this button to say yes: the child may join, and we may use what is written here to answer.",
  submit: "Send It",
  sending: "Sending...",
  status: {
    sentHeading: "Hooray, it has arrived!",
    sent: "We will write back to the e-mail address in the form. Until then, you can begin with mission one.",
    refused: "Something in the form could not be taken. Please look at each line, then send it again.",
    tooMany: "Those were many forms in a short time. Please wait ten minutes, then send it again.",
    failed: "We could not send it just now, but everything you wrote is still here. Please try again.",
    /** To a browser without scripts, which is sent back to an empty form. */
    failedEmpty: "It did not arrive. Please fill in each line and send it again. The age must be 8, 9 or 10.",
  } satisfies ApplicationStatusTexts & { failedEmpty: string },
} as const;
