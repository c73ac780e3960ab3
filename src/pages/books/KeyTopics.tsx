interface KeyTopicsProps {
  heading: string;
  /** One level below the parent heading. */
  level: "h2" | "h3";
  topics: readonly string[];
}

/** A book's topics, in a few words each. */
export const KeyTopics = ({ heading, level: Heading, topics }: KeyTopicsProps) => (
  <>
    <Heading className="mt-5 mb-2 text-xl">{heading}</Heading>
    <ul className="marker:text-q2 list-disc gap-x-12 pl-5 lg:columns-2">
      {topics.map((topic) => (
        <li key={topic} className="mb-1 break-inside-avoid text-balance">
          {topic}
        </li>
      ))}
    </ul>
  </>
);
