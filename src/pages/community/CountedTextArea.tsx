import { useState, type Ref } from "react";
import { COUNTER } from "@/content/counter";
import { countCharacters } from "@/domain/sharedText";
import { CountedHint, WARN_BELOW_CHARACTERS } from "@/parts/CountedHint";
import type { TextDraft } from "@/storage/community/communityDrafts";
import { Field } from "@/ui/controls/Field";
import { TextArea } from "@/ui/controls/TextArea";

interface CountedTextAreaProps {
  label: string;
  name: string;
  hint?: string;
  /** The limit replaces `maxlength`, which counts an emoji twice and silently cuts pasted text. */
  maxCharacters: number;
  error: string | undefined;
  /** The number of rows; without it, the field has one line. */
  rows?: number;
  ref: Ref<HTMLInputElement & HTMLTextAreaElement>;
  /** The saved draft. It fills the field and records each change, so that a lost session or page loses no text. */
  draft: TextDraft;
}

/** A text field with a character counter, which counts as the database does. */
export function CountedTextArea({ hint, maxCharacters, rows, draft, ...field }: CountedTextAreaProps) {
  const [start] = useState(draft.read);
  const [count, setCount] = useState(() => countCharacters(start));
  const left = maxCharacters - count;
  const attributes = {
    ...field,
    required: true,
    autoComplete: "off",
    dir: "auto",
    defaultValue: start,
    onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      setCount(countCharacters(value));
      draft.write(value);
    },
    hint: <CountedHint hint={hint} count={count} max={maxCharacters} />,
  };
  return (
    <div className="mb-5">
      {rows ? <TextArea {...attributes} rows={rows} /> : <Field {...attributes} />}
      {/* Screen readers announce the limit once when it is near, and not at every letter. */}
      <p role="status" className="sr-only">
        {left < 0 ? COUNTER.over : left < WARN_BELOW_CHARACTERS ? COUNTER.nearly : ""}
      </p>
    </div>
  );
}
