import { QueryClientProvider, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { saveAssessmentMutation } from "@/backend/assessment";
import { queryClient } from "@/backend/queryClient";
import { KEEP_TEXTS } from "@/content/assessment";
import type { Assessment } from "@/domain/scorecard";
import { quadrantAnswers } from "@/storage/quadrantAnswers";
import { useStored } from "@/storage/useStored";

interface SaveResultProps {
  userId: string;
  scores: Assessment;
  /** Else it asks first: who took it may be somebody else. */
  atOnce: boolean;
}

/** The page is public: what saving needs loads with the first result of a signed-in visitor. */
export function SaveResult(props: SaveResultProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Saving {...props} />
    </QueryClientProvider>
  );
}

function Saving({ userId, scores, atOnce }: SaveResultProps) {
  const save = useMutation(saveAssessmentMutation(userId, useQueryClient()));
  const { savedFor } = useStored(quadrantAnswers);
  const isSaved = savedFor === userId;

  function keep() {
    const saved = quadrantAnswers.read();
    save.mutateAsync(scores).then(
      // Unless the assessment has been retaken meanwhile.
      () => quadrantAnswers.read() === saved && quadrantAnswers.write({ ...saved, savedFor: userId }),
      () => {}, // Logged, and said below.
    );
  }
  const began = useRef(false);
  useEffect(() => {
    if (!atOnce || isSaved || began.current) return;
    began.current = true;
    keep();
  });

  if (isSaved) return <p>{KEEP_TEXTS.saved}</p>;
  if (save.isPaused) return <p>{KEEP_TEXTS.waiting}</p>;
  if (save.isPending) return <p>{KEEP_TEXTS.saving}</p>;
  if (save.isError) return <Question text={KEEP_TEXTS.failed} button={KEEP_TEXTS.tryAgain} onPress={keep} />;
  return atOnce ? null : <Question text={KEEP_TEXTS.asks} button={KEEP_TEXTS.keep} onPress={keep} />;
}

interface QuestionProps {
  text: string;
  button: string;
  onPress: () => void;
}

const Question = ({ text, button, onPress }: QuestionProps) => (
  <p>
    {text}{" "}
    <button type="button" onClick={onPress} className="text-link min-h-11 px-1 font-semibold">
      {button}
    </button>
  </p>
);
