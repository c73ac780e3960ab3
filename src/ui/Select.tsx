import type { ComponentProps } from "react";
import { CONTROL_CLASS, FieldFrame, type FieldTexts } from "./FieldFrame";

interface SelectProps extends ComponentProps<"select">, FieldTexts {
  /** What stands there until something is chosen. */
  placeholder: string;
  /** A text that is its own value, or a text for a value. */
  options: readonly (string | { value: string; text: string })[];
}

/** One of a short list. */
export function Select({ label, hint, error, id, className, placeholder, options, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(attributes) => (
        <select className={`${CONTROL_CLASS} [&>option]:bg-card`} defaultValue="" {...attributes} {...select}>
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => {
            const { value, text } = typeof option === "string" ? { value: option, text: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </FieldFrame>
  );
}
