import type { ComponentProps } from "react";
import { CONTROL_CLASS, FieldFrame, type FieldTexts } from "./FieldFrame";

type TextAreaProps = ComponentProps<"textarea"> & FieldTexts;

/** A field with several lines. */
export function TextArea({ label, hint, error, id, className, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(attributes) => <textarea className={`${CONTROL_CLASS} min-h-16`} {...attributes} {...textarea} />}
    </FieldFrame>
  );
}
