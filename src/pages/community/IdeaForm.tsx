import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type RefObject } from "react";
import { archiveIdeaMutation, submitIdeaMutation } from "@/backend/community/gigs";
import { ContactInfoError, isPlainNeed, type Verdict } from "@/backend/community/judgement";
import { GIGS_TEXTS } from "@/content/community/communityGigs";
import { MESSAGES } from "@/content/messages";
import {
  cleanText,
  IDEA_DESCRIPTION_MAX_CHARACTERS,
  IDEA_TITLE_MAX_CHARACTERS,
  textProblem,
} from "@/domain/sharedText";
import { toastFailure } from "@/parts/toastFailure";
import { textDraft } from "@/storage/community/communityDrafts";
import { formText } from "@/ui/controls/formText";
import { toast } from "@/ui/feedback/toast";
import { CountedTextArea } from "./CountedTextArea";
import { FateHelp } from "./FateHelp";
import { forgetText } from "./forgetText";
import { SharingForm } from "./SharingForm";
import { useFate } from "./useFate";

type Problems = Partial<Record<"title" | "description", string>>;
type TextField = HTMLInputElement & HTMLTextAreaElement;

/** The problem with each field. */
function findProblems(title: string, description: string): Problems {
  const titleProblem = textProblem(title, IDEA_TITLE_MAX_CHARACTERS);
  const descriptionProblem = textProblem(description, IDEA_DESCRIPTION_MAX_CHARACTERS);
  if (titleProblem || descriptionProblem)
    return {
      ...(titleProblem && { title: GIGS_TEXTS.problems.title[titleProblem] }),
      ...(descriptionProblem && { description: GIGS_TEXTS.problems.description[descriptionProblem] }),
    };
  return {};
}

function toastAbout(verdict: Verdict) {
  if (isPlainNeed(verdict)) return;
  toast(
    verdict === "stored"
      ? MESSAGES.ideaSubmitted
      : verdict === "held"
        ? MESSAGES.ideaHeld
        : MESSAGES.ideaArrived,
  );
}

interface IdeaFormProps {
  userId: string;
  titleField: RefObject<TextField | null>;
}

/** The form that adds an idea to the jar (specification part 2, sections 2, 5 and 8). */
export function IdeaForm({ userId, titleField }: IdeaFormProps) {
  const idea = useMutation(submitIdeaMutation(userId, useQueryClient()));
  const savedTitle = textDraft(userId, "title");
  const savedDescription = textDraft(userId, "description");
  const [problems, setProblems] = useState<Problems>({});
  const descriptionField = useRef<TextField>(null);
  // A stored idea begins a new round with empty fields.
  const [round, setRound] = useState(0);
  const fate = useFate((verdict, values) => {
    begin(values);
    toastAbout(verdict);
  });

  /** Words that were changed meanwhile belong to the next idea. */
  function begin({ title, description }: Readonly<Record<string, unknown>>) {
    if (cleanText(savedTitle.read()) !== title || cleanText(savedDescription.read()) !== description) return;
    savedTitle.write("");
    savedDescription.write("");
    setRound((last) => last + 1);
  }

  function showProblems(wrong: Problems) {
    setProblems(wrong);
    (wrong.title ? titleField : wrong.description ? descriptionField : undefined)?.current?.focus();
    return Object.keys(wrong).length > 0;
  }

  async function send(form: HTMLFormElement) {
    const title = cleanText(formText(form, "title"));
    const description = cleanText(formText(form, "description"));
    if (showProblems(findProblems(title, description))) return;
    try {
      const found = await idea.mutateAsync({ title, description });
      begin({ title, description });
      fate.tell(found, { title, description });
      toastAbout(found.verdict);
    } catch (error) {
      toastFailure(userId, MESSAGES.ideaFailed);
      if (fate.tellWithout(error)) return console.error(error);
      fate.tellRefused({ title, description });
      if (error instanceof ContactInfoError) showProblems({ [error.field]: GIGS_TEXTS.contact });
      else console.error(error);
    }
  }

  return (
    <>
      {fate.panel && (
        <FateHelp {...fate.panel} userId={userId} mutationOf={archiveIdeaMutation} forget={forgetText} />
      )}
      <SharingForm texts={GIGS_TEXTS} picture="ideas" sending={idea} send={send}>
        <CountedTextArea
          key={`title ${round}`}
          ref={titleField}
          label={GIGS_TEXTS.title}
          name="title"
          hint={GIGS_TEXTS.titleHint}
          maxCharacters={IDEA_TITLE_MAX_CHARACTERS}
          draft={savedTitle}
          error={problems.title}
        />
        <CountedTextArea
          key={`description ${round}`}
          ref={descriptionField}
          label={GIGS_TEXTS.description}
          name="description"
          rows={4}
          maxCharacters={IDEA_DESCRIPTION_MAX_CHARACTERS}
          draft={savedDescription}
          error={problems.description}
        />
      </SharingForm>
    </>
  );
}
