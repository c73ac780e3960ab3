import { ChevronRight } from "lucide";
import { Link } from "react-router-dom";
import { storedSession } from "@/backend/session";
import { CHAT } from "@/content/chat/chat";
import { newGoalPath } from "@/content/community/goalPath";
import type { Offers as AllOffers } from "@/domain/chat/chat";
import { Icon } from "@/ui/text/Icon";
import type { Conversation } from "./useConversation";

/** Ways to go on with one tap; a question is sent as it is. */
export function Offers({ offers, conversation }: { offers: AllOffers; conversation: Conversation }) {
  const { hasSubjects, meant, more, close, goal } = offers;
  const lists = { meant: meant && [...meant, CHAT.none], more, close };
  const press = (question: string) => {
    if (question !== CHAT.none) return void conversation.send(question);
    const said = conversation.messages.at(-1)!.content.replace(CHAT.meantLabel, `\n\n${CHAT.another}`);
    conversation.change({ kind: "nothing", content: said });
  };
  return (
    <>
      {goal && (
        <Link to={newGoalPath(storedSession()?.user.id, offers)} className="chat-chip pressable mt-3">
          {CHAT.makeGoal}
        </Link>
      )}
      {(["meant", "more", "close"] as const).map(
        (list) =>
          lists[list]?.[0] && (
            <div key={list} className={`chat-${list} mt-3`}>
              <p id={`chat-${list}`} className={list === "close" ? "text-muted mb-1 text-sm" : "sr-only"}>
                {CHAT[`${list}Label`]}
              </p>
              <ul aria-labelledby={`chat-${list}`} className="flex flex-wrap gap-2">
                {lists[list].map((question) => (
                  <li key={question}>
                    <button type="button" onClick={() => press(question)} className="chat-chip pressable">
                      <span>{question}</span>
                      <Icon of={ChevronRight} size={20} />
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      {hasSubjects && (
        <ul aria-label={CHAT.subjectsLabel} className="chat-subjects">
          {CHAT.subjects.map(({ name, art, question }) => (
            <li key={name}>
              <button type="button" onClick={() => press(question)} className="pressable">
                <img src={`/art/${art}.svg`} alt="" />
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
