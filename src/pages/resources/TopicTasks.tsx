import { TOPIC_CHECKS } from "@/content/resources/topics/topicChecks";
import { TOPIC_PATHS, TOPICS, type TopicPath } from "@/content/resources/topics/topics";
import { TextDoItNow } from "@/parts/plans/TextDoItNow";
import { checkOf } from "./lateCheck";

const CHECKS = new Map(
  TOPIC_PATHS.map((path) => {
    const load = TOPIC_CHECKS[path];
    const Check = load && checkOf(load);
    return [path, Check && <Check title={TOPICS[path].title} />] as const;
  }),
);

/** The end of a topic, as of a chapter: five questions, and something to do on a day. */
export const TopicTasks = ({ path }: { path: TopicPath }) => (
  <>
    {CHECKS.get(path)}
    <TextDoItNow path={path} />
  </>
);
