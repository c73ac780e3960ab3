import { useState, type ComponentType } from "react";

type StoryQuizModule = typeof import("./StoryQuiz");
type StoryQuiz = ComponentType<Parameters<StoryQuizModule["StoryQuiz"]>[0]>;

/** A story's quiz and its questions, fetched when the quiz is opened; after that it works offline. */
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
