/** Words around the name, the picture and the jar of a savings goal. */
import type { GoalPicture } from "@/domain/community/communityChallenges";

export const GOAL_PICTURE_NAMES: Record<GoalPicture, string> = {
  bike: "Bike",
  skateboard: "Skateboard",
  shoes: "Shoes",
  game: "Game",
  headphones: "Headphones",
  phone: "Phone",
  book: "Book",
  music: "Music",
  pet: "Pet",
  trip: "Day out",
  gift: "Present",
  star: "Other",
};

export const GOAL_TEXTS = {
  title: "What is it for?",
  titleHint: "You can skip it. Anyone who can sign in to your account can see it.",
  picture: "Choose a picture",
  tooLong: "That is too long. Please make it 60 characters or fewer.",
  contact:
    "Please leave out how to get in touch, and where anyone is: no phone number, e-mail, address, school or username.",
  dialog: "Name your goal",
  submit: "Save name",
  busy: "Saving…",
  cancel: "Not now",
  failed: "We could not save the name. Please try again.",
  saved: "Your goal has its name",
  notNamed: "Your goal is set, but its name was not saved.",
  /** The jar, for somebody who cannot see it. */
  jar: (percent: number) => (percent >= 100 ? "The jar is full." : `The jar is ${percent}% full.`),
} as const;
