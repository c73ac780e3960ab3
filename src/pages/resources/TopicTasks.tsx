import { createElement } from "react";
import { TOPIC_CHECKS } from "@/content/resources/topics/topicChecks";
import { TOPIC_PATHS, TOPICS, type TopicPath } from "@/content/resources/topics/topics";
import { TextDoItNow } from "@/parts/plans/TextDoItNow";
import { checkOf } from "./lateCheck";

const CHECKS = new Map(TOPIC_PATHS.map((path) => [path, checkOf(TOPIC_CHECKS[path])]));

/** The end of a topic, as of a chapter: five questions, and something to do on a day. */
export const TopicTasks = ({ path }: { path: TopicPath }) => (
  <>
    {createElement(CHECKS.get(path)!, { title: TOPICS[path].title })}
    <TextDoItNow path={path} />
  </>
);
