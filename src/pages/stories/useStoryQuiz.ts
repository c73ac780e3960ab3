import { useState, type ComponentType } from "react";

type StoryQuizModule = typeof import("./StoryQuiz");
type StoryQuiz = ComponentType<Parameters<StoryQuizModule["StoryQuiz"]>[0]>;

/** The quiz of a story and its questions, fetched when it is opened; from then on it needs no network. */
export function useStoryQuiz() {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Quiz, setQuiz] = useState<StoryQuiz>();

  function load() {
    setFailed(false);
    setOpen(true);
    import("./StoryQuiz").then(
      (module) => setQuiz(() => module.StoryQuiz),
      () => setFailed(true),
    );
  }

  return { open, failed, Quiz, load, close: () => setOpen(false) };
}
