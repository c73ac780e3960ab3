import { CHAT } from "@/content/chat/chat";
import { PrivacyHint } from "@/ui/controls/PrivacyHint";

/** Explains who answers, and what happens to the visitor's words. */
export const Notice = () => (
  <p className="bg-q4-soft text-q4-ink rounded-field px-3.5 py-2.5 text-sm leading-snug">
    <PrivacyHint>{CHAT.notice}</PrivacyHint>
  </p>
);
