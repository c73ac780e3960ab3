import { GOAL_PICTURE_NAMES, GOAL_TEXTS } from "@/content/community/goals";
import {
  GOAL_PICTURES,
  type GoalName,
  type GoalPicture as Picture,
} from "@/domain/community/communityChallenges";
import { Field } from "@/ui/controls/Field";
import { GoalPicture } from "./GoalPicture";

interface GoalNameFieldsProps {
  name?: GoalName | undefined;
  /** By default, who can see the name of an account's goal. */
  hint?: string;
  problem?: "tooLong" | "contact" | undefined;
}

/** A name for the goal and one of twelve pictures, both of them voluntary. */
export const GoalNameFields = ({ name, hint = GOAL_TEXTS.titleHint, problem }: GoalNameFieldsProps) => (
  <>
    <Field
      label={GOAL_TEXTS.title}
      hint={hint}
      name="title"
      autoComplete="off"
      defaultValue={name?.title ?? ""}
      error={problem && GOAL_TEXTS[problem]}
      className="mt-5"
    />
    <fieldset className="mt-5">
      <legend className="mb-2 font-semibold">{GOAL_TEXTS.picture}</legend>
      <div className="grid gap-2" style={{ gridTemplateColumns: "repeat(auto-fill, minmax(6rem, 1fr))" }}>
        {GOAL_PICTURES.map((picture) => (
          <PictureChoice key={picture} picture={picture} isChosen={picture === name?.picture} />
        ))}
      </div>
    </fieldset>
  </>
);

const PictureChoice = ({ picture, isChosen }: { picture: Picture; isChosen: boolean }) => (
  <label className="rounded-field border-edge has-checked:border-action has-checked:bg-q3-soft has-checked:text-q3-ink choice flex flex-col items-center gap-1 border-2 px-1 py-1 text-center text-sm leading-tight">
    <span className="flex items-center gap-1">
      <input
        type="radio"
        name="picture"
        value={picture}
        defaultChecked={isChosen}
        className="accent-action size-5 shrink-0"
      />
      <GoalPicture picture={picture} className="size-8" />
    </span>
    <span className="max-w-full wrap-anywhere">{GOAL_PICTURE_NAMES[picture]}</span>
  </label>
);
