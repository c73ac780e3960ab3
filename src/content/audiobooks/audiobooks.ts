/** The audiobook library (specification part 1, sections 2, 3, 8 and 9). */
import { STORY_QUIZ_PASS_PERCENT } from "@/domain/quiz/passMarks";
import type { ButtonColor } from "@/content/books/books";
import type { Level } from "@/content/levels";
import type { PageMeta } from "@/content/pageMeta";
import type { StoryId } from "@/content/stories/stories";

export interface Audiobook {
  /** The story that is read. */
  id: StoryId;
  title: string;
  level: Level;
  ageRange: string;
  description: string;
  coverImage: string;
  /** The recording's address, empty until the owner supplies it (README, "Before you launch"). */
  audioUrl: string;
  /** Minutes and seconds. */
  duration: string;
  hasQuiz: boolean;
  color: ButtonColor;
}

export const AUDIOBOOKS_PAGE: PageMeta = {
  title: "Audiobooks: listen, then take the quiz | 4MQ",
  description:
    "Listen to stories about money, with a quiz at the end. Start with The Keeper of the Embers, a Level 1 story for ages 8-10.",
};

export const AUDIOBOOKS: readonly Audiobook[] = [
  {
    id: "keeper-of-embers",
    title: "The Keeper of the Embers",
    level: "Level 1",
    ageRange: "Ages 8-10",
    description:
      "Nila spends a whole week’s money in four minutes. That night, she wakes up in the Windy Place. Now she has to keep a pot of tiny embers alight until morning.",
    coverImage: "/art/stories/keeper-of-embers/cover.svg",
    audioUrl: "",
    duration: "25:30",
    hasQuiz: true,
    color: "q2",
  },
];

/** The address of an external audio host. Empty until the owner sets it (README, "Before you launch"). */
export const AUDIO_HOST_LINK: string = "";

export const AUDIOBOOKS_TEXTS = {
  withoutScripts:
    "You need JavaScript to listen. Please turn it on in your browser. You can read the story without it.",
  heading: "Audiobooks",
  lead: "Close your eyes and listen. Then see how much you remember.",
  leadBeforeRecording: "Close your eyes, and let your device read to you. Then see how much you remember.",
  comingSoon: "Coming soon",
  /** Only while there is no recording. */
  noPlayback: "Direct playback is not yet working on this page.",
  readToMe: "Most devices can read it aloud on its own page: press “Read to me”.",
  hostLink: "Listen at our audio host",
  /** Replaces the link while AUDIO_HOST_LINK is empty. */
  hostLinkMissing: "The link to our audio host will go here.",
  storyLink: "Read the story",
  play: "Play",
  pause: "Pause",
  progress: "How far through the story you are",
  ended: "That’s the end of the story. Are you ready for the quiz?",
  quizLink: { to: "/quiz-hub", label: "Take Quiz & Earn Coins" },
} as const;

export const HOW_IT_WORKS = {
  heading: "How it works",
  steps: [
    { title: "Listen", text: "Hear the story from start to finish. Pause whenever you like." },
    { title: "Quiz", text: "Answer ten questions about what you heard." },
    { title: "Earn", text: `Score ${STORY_QUIZ_PASS_PERCENT}% or higher to earn reward coins.` },
  ],
} as const;

/** The failure panel, literally (specification part 1, section 8). */
export const playbackFailed = (reason: string) => `Playback failed: ${reason}`;

/** The reason for a failure: a `MediaError` code, or the name of the error that the browser's `play()` threw. */
export type PlaybackFault = number | string;

const PLAYBACK_REASONS: Record<string, string> = {
  1: "the recording stopped loading.",
  2: "the connection dropped.",
  3: "this device cannot play this recording.",
  4: "the recording is missing, or this browser cannot play it.",
  NotAllowedError: "your browser stopped it. Press Play again.",
};
const NO_RECORDING_REASON = "the recording is not ready yet.";

/** @param fault undefined if there is no recording to play. */
export const playbackReason = (fault: PlaybackFault | undefined): string =>
  fault === undefined ? NO_RECORDING_REASON : (PLAYBACK_REASONS[fault] ?? PLAYBACK_REASONS[4]!);
