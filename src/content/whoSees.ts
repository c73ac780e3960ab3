/** Exactly who can see what of one account. It must stay true to the policies in supabase/migrations. */

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

/** Each thing of the account, and who sees it. */
export const whoSees = ({
  ideas,
  waitingIdeas,
  quests,
}: Counts): readonly (readonly [what: string, who: string])[] => [
  ["Your journal, figures, place on the map, goals, habits and badges", "Only you."],
  [
    quests
      ? `Your ${counted(quests, "kindness quest", "kindness quests")}`
      : "Kindness quests (you have sent none)",
    "You, and the moderator who reads them.",
  ],
  [
    ideas
      ? `Your ${counted(ideas, "idea", "ideas")} in the Gig Jar`
      : "Ideas in the Gig Jar (you have shared none)",
    "Everyone who is signed in, without your name.",
  ],
  ...(waitingIdeas
    ? [
        [
          `Your ${counted(waitingIdeas, "idea that is", "ideas that are")} not in the jar`,
          "You and the moderator.",
        ] as const,
      ]
    : []),
  ["Your name and e-mail address", "Only you. They are never shown to other children."],
  [
    "Your coins, quiz scores, portrait and money tracker",
    "Everyone who uses this device. We never get them.",
  ],
  ["All that is in your account", "Anyone who can open its e-mail, because they can sign in."],
  ["The page that you show a grown-up", "The people you show it to. We never get it."],
];
