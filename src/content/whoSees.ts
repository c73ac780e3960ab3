/**
 * Exactly who can see what of one account, for its owner and for a parent. It must stay true to the policies in
 * supabase/migrations.
 */

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const WHO_SEES_TEXTS = {
  heading: "Who can see what",
  loading: "Looking it up...",
  couldNotLoad: "We could not look up who can see what.",
} as const;

interface Counts {
  /** Ideas that are in the jar. */
  ideas: number;
  /** Ideas that a moderator has not let into the jar. */
  waitingIdeas: number;
  quests: number;
}

type Line = readonly [what: string, who: string];

/** The owner of the account, spoken to, and spoken of to a parent. */
const OWNER = { you: "you", You: "You", your: "your", Your: "Your" };
const CHILD = { you: "your child", You: "Your child", your: "your child’s", Your: "Your child’s" };

/** @param counts of the account; without them, everything that an account may have is named. */
function linesFor({ you, You, your, Your }: typeof OWNER, counts?: Counts): readonly Line[] {
  const { quests, ideas, waitingIdeas = 1 } = counts ?? {};
  return [
    [`${Your} journal, figures, place on the map, goals, habits and badges`, `Only ${you}.`],
    [
      quests
        ? `${Your} ${counted(quests, "kindness quest", "kindness quests")}`
        : `Kindness quests${counts ? " (you have sent none)" : ""}`,
      `${You}, and the moderator who reads them.`,
    ],
    [
      ideas
        ? `${Your} ${counted(ideas, "idea", "ideas")} in the Gig Jar`
        : `Ideas in the Gig Jar${counts ? " (you have shared none)" : ""}`,
      `Everyone who is signed in, without ${your} name.`,
    ],
    ...(waitingIdeas
      ? [
          [
            counts
              ? `${Your} ${counted(waitingIdeas, "idea that is", "ideas that are")} not in the jar`
              : "Ideas that are not in the jar, or not yet",
            `${You} and the moderator.`,
          ] as const,
        ]
      : []),
    [`${Your} name and e-mail address`, `Only ${you}. They are never shown to other children.`],
    [
      `${Your} coins, quiz scores, portrait and money tracker`,
      "Everyone who uses this device. We only get tracker lines copied into a journal, and points for passed quizzes.",
    ],
    [`All that is in ${your} account`, "Anyone who can open its e-mail, because they can sign in."],
    [
      counts ? "The page that you show a grown-up" : "The page “Show a grown-up”",
      `The people ${you} ${counts ? "show" : "shows"} it to. We never get it.`,
    ],
  ];
}

/** Each thing of the account, and who sees it, told to its owner. */
export const whoSees = (counts: Counts): readonly Line[] => linesFor(OWNER, counts);

/** Each thing of a child's account, and who sees it, told to a parent. */
export const whoSeesForParents = (): readonly Line[] => linesFor(CHILD);
