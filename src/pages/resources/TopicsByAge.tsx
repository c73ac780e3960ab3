import type { ReactElement } from "react";
import { TOPIC_PATHS, TOPICS, type TopicPath } from "@/content/resources/topics/topics";

interface TopicsByAgeProps {
  /** The ages of topics as their cards name them, each with its heading. */
  groups: readonly (readonly [ages: string, heading: string])[];
  row: (path: TopicPath) => ReactElement;
}

/** The topics in a list for each group of ages. */
export const TopicsByAge = ({ groups, row }: TopicsByAgeProps) => (
  <div className="mt-5 gap-x-12 md:columns-2">
    {groups.map(([ages, heading]) => (
      <div key={ages} className="mb-5 break-inside-avoid">
        <h3 className="mb-2">{heading}</h3>
        <ul>
          {TOPIC_PATHS.filter((path) => TOPICS[path].ages === ages).map((path) => (
            <li key={path} className="border-line border-t">
              {row(path)}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
