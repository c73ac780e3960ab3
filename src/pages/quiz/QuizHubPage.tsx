import { useState } from "react";
import { Link } from "react-router-dom";
import { HUB_TEXTS, QUIZ_HUB_PAGE } from "@/content/quiz/quizTexts";
import type { QuizCategory, QuizMetadata } from "@/content/quiz/quizTypes";
import { QUIZ_CATEGORIES, QUIZZES } from "@/content/quiz/quizzes";
import { Empty } from "@/ui/feedback/Empty";
import { PageHead } from "@/ui/text/PageHead";
import { Tabs } from "@/ui/controls/Tabs";
import { HubStats } from "./HubStats";
import { ProgressNotices } from "./ProgressNotices";
import { QuizCard } from "./QuizCard";
import { QuizWithoutScripts } from "./QuizWithoutScripts";

const CATEGORIES = Object.keys(QUIZ_CATEGORIES) as QuizCategory[];

const TABS = [
  { value: "all", label: HUB_TEXTS.all, content: <QuizList quizzes={QUIZZES} empty="" /> },
  ...CATEGORIES.map((category) => ({
    value: category,
    label: QUIZ_CATEGORIES[category].tab,
    content: (
      <QuizList
        quizzes={QUIZZES.filter((quiz) => quiz.category === category)}
        empty={QUIZ_CATEGORIES[category].empty}
      />
    ),
  })),
];

/** All quizzes by subject, and this browser's coins (specification part 1, section 2). */
export default function QuizHubPage() {
  const [tab, setTab] = useState("all");
  return (
    <>
      <PageHead {...QUIZ_HUB_PAGE} />
      <div className="site-width py-8 sm:py-12">
        <h1>{HUB_TEXTS.heading}</h1>
        <p className="text-muted mt-3 mb-8 max-w-[39em] text-xl">{HUB_TEXTS.lead}</p>
        <QuizWithoutScripts />
        <HubStats />
        <ProgressNotices />
        <Tabs
          label={HUB_TEXTS.tabsLabel}
          tabs={TABS}
          value={tab}
          onChange={setTab}
          wrapsLabels="max-sm:grid max-sm:grid-cols-2"
        />
        <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
          {HUB_TEXTS.more.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="text-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface QuizListProps {
  quizzes: readonly QuizMetadata[];
  /** The text for an empty list. */
  empty: string;
}

function QuizList({ quizzes, empty }: QuizListProps) {
  if (quizzes.length === 0) return <Empty>{empty}</Empty>;
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {quizzes.map((quiz) => (
        <li key={quiz.id} className="grid">
          <QuizCard quiz={quiz} level="h2" />
        </li>
      ))}
    </ul>
  );
}
