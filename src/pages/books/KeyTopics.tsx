interface KeyTopicsProps {
  heading: string;
  topics: readonly string[];
}

/** What a book is about, in a few words each. */
export const KeyTopics = ({ heading, topics }: KeyTopicsProps) => (
  <>
    <h3 className="mt-5 mb-2">{heading}</h3>
    <ul className="marker:text-q2 grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2">
      {topics.map((topic) => (
        <li key={topic}>{topic}</li>
      ))}
    </ul>
  </>
);
