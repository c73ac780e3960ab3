import { useState, type Ref } from "react";
import { COUNTER } from "@/content/community";
import { countCharacters } from "@/domain/sharedText";
import type { TextDraft } from "@/storage/drafts";
import { Field } from "@/ui/Field";
import { TextArea } from "@/ui/TextArea";

interface CountedTextAreaProps {
  label: string;
  name: string;
  hint: string;
  /** Not `maxlength`: the browser counts an emoji twice, and cuts what is pasted without a word. */
  maxCharacters: number;
  error: string | undefined;
  /** Of one line without them. */
  rows?: number;
  ref: Ref<HTMLInputElement & HTMLTextAreaElement>;
  /** What stands in it at first, and takes down what is typed: nothing is lost with a session or a page. */
  draft: TextDraft;
}

const WARN_BELOW_CHARACTERS = 20;

/** A text with a counter of its characters, as the database counts them. */
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
    hint: (
      <span className="flex flex-wrap justify-between gap-x-4">
        {hint}{" "}
        <span className={`ml-auto tabular-nums ${left < 0 ? "text-danger font-semibold" : ""}`}>
          {COUNTER.count(count, maxCharacters)}
        </span>
      </span>
    ),
  };
  return (
    <div className="mb-5">
      {rows ? <TextArea {...attributes} rows={rows} /> : <Field {...attributes} />}
      {/* Read out once when it gets tight, and not at every letter. */}
      <p role="status" className="sr-only">
        {left < 0 ? COUNTER.over : left < WARN_BELOW_CHARACTERS ? COUNTER.nearly : ""}
      </p>
    </div>
  );
}
