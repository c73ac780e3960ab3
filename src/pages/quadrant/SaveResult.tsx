import { QueryClientProvider, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { saveAssessmentMutation } from "@/backend/quadrant/assessment";
import { queryClient } from "@/backend/queryClient";
import { KEEP_TEXTS } from "@/content/quadrant/assessment";
import { dayOf } from "@/domain/calendar";
import type { Assessment } from "@/domain/scorecard/scorecard";
import { keepPlace, takePlace } from "@/storage/quadrant/places";
import { markAsSaved, quadrantAnswers } from "@/storage/quadrant/quadrantAnswers";
import { useStored } from "@/storage/useStored";

interface SaveResultProps {
  userId: string;
  scores: Assessment;
  /** Saves without asking. Otherwise a question comes first, because somebody else may have taken the assessment. */
  saveImmediately: boolean;
}

/** The page is public, so the code for saving loads only with a signed-in visitor's first result. */
export function SaveResult(props: SaveResultProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Saving {...props} />
    </QueryClientProvider>
  );
}

function Saving({ userId, scores, saveImmediately }: SaveResultProps) {
  const save = useMutation(saveAssessmentMutation(userId, useQueryClient()));
  const { savedFor } = useStored(quadrantAnswers);
  const isSaved = savedFor === userId;

  function keep() {
    const saved = quadrantAnswers.read();
    save.mutateAsync(scores).then(
      () => {
        markAsSaved(saved, userId);
        (saveImmediately ? keepPlace : takePlace)(userId, scores, dayOf(new Date()));
      },
      () => {}, // The mutation logs the error, and the text below reports it.
    );
  }
  const began = useRef(false);
  useEffect(() => {
    if (!saveImmediately || isSaved || began.current) return;
    began.current = true;
    keep();
  });

  if (isSaved) return <p>{KEEP_TEXTS.saved}</p>;
  if (save.isPaused) return <p>{KEEP_TEXTS.waiting}</p>;
  if (save.isPending) return <p>{KEEP_TEXTS.saving}</p>;
  if (save.isError) return <Question text={KEEP_TEXTS.failed} button={KEEP_TEXTS.tryAgain} onPress={keep} />;
  return saveImmediately ? null : <Question text={KEEP_TEXTS.asks} button={KEEP_TEXTS.keep} onPress={keep} />;
}

interface QuestionProps {
  text: string;
  button: string;
  onPress: () => void;
}

const Question = ({ text, button, onPress }: QuestionProps) => (
  <p>
    <span>{text}</span>{" "}
    <button type="button" onClick={onPress} className="text-link min-h-11 px-1 font-semibold">
      {button}
    </button>
  </p>
);
