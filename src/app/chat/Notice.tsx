import { CHAT } from "@/content/chat";
import { PrivacyHint } from "@/ui/PrivacyHint";

/** Who answers, and what happens to what is written. */
export const Notice = () => (
  <div className="bg-q4-soft text-q4-ink rounded-field px-4 py-3 text-[0.9375rem] leading-snug">
    <h3 className="mb-1 text-base">{CHAT.notice.heading}</h3>
    <ul className="flex list-disc flex-col gap-1 pl-4">
      {CHAT.notice.lines.map((line, index) => (
        <li key={line}>{index < CHAT.notice.lines.length - 1 ? line : <PrivacyHint>{line}</PrivacyHint>}</li>
      ))}
    </ul>
  </div>
);
