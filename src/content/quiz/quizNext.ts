/** After a quiz: something to do with it, and something to read next. */
interface NextLink {
  to: `/${string}`;
  title: string;
  text: string;
}

const NEXT: Readonly<Record<string, readonly [NextLink, NextLink]>> = {
  "keeper-of-embers": [
    {
      to: "/short-stories/keeper-of-embers#do-it-now",
      title: "Do it now",
      text: "Start a JUST IN CASE jar. One coin is enough.",
    },
    {
      to: "/resources/sample-chapter",
      title: "Read next: Needs vs Wants",
      text: "Nine short parts, and one thing to try.",
    },
  ],
  "money-brain-battle": [
    {
      to: "/resources/sample-chapter#do-it-now",
      title: "Do it now",
      text: "Start a wish list. One wish is enough.",
    },
    {
      to: "/resources/a-budget-you-can-keep",
      title: "Read next: A Budget You Can Keep",
      text: "Find the part for your age.",
    },
  ],
};

export const nextAfter = (quizId: string): readonly NextLink[] => NEXT[quizId] ?? [];
