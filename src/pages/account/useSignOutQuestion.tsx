import { useState, type ComponentType } from "react";
import { hasUnsent } from "@/storage/unsent";
import type { UnsentQuestionProps } from "./UnsentQuestion";

interface Asked {
  Question: ComponentType<UnsentQuestionProps>;
  leave: () => void;
}

/** Before somebody signs out: straight away when everything is sent, else once they have been asked. */
export function useSignOutQuestion(userId: string | undefined) {
  const [asked, setAsked] = useState<Asked>();

  async function beforeLeaving(leave: () => void) {
    if (!userId || !hasUnsent(userId)) return leave();
    // Without its file nobody is kept here: what waits stays in this browser all the same.
    const file = await import("./UnsentQuestion").catch(() => undefined);
    if (!file) return leave();
    setAsked({ Question: file.UnsentQuestion, leave });
  }

  const question = asked && userId && (
    <asked.Question
      userId={userId}
      onStay={() => setAsked(undefined)}
      onLeave={() => {
        setAsked(undefined);
        asked.leave();
      }}
    />
  );
  return { beforeLeaving, question };
}
