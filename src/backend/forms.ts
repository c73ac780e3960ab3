/**
 * The public forms. They post to the project's own `forms` function, or to a form-collection service that takes JSON
 * at `{address}/{form id}`: the environment says which (.env.example), the code is the same. The form for ages 8-10 posts
 * by itself, too, and so is urlencoded either way (specification part 2, section 7, "plain form POST").
 */
import type { FormKey, FormPayloads } from "@/domain/formPayloads";
import { withTimeout } from "./withTimeout";

export type FormOutcome =
  /** Taken. */
  | "sent"
  /** The receiver does not take this payload; sending it again would not help. */
  | "refused"
  /** Too many from this visitor; later it may be taken. */
  | "tooMany"
  /** No answer in time, no connection, or the receiver is out of order. */
  | "unreachable"
  /** This form has no receiver: nothing was sent. */
  | "closed";

const TIMEOUT_MS = 15_000;
const TOO_MANY_REQUESTS = 429;

/** The id of a form where it is sent to; empty when it is not sent at all. */
function formId(form: FormKey): string {
  const ids: Record<FormKey, string> = {
    beta: import.meta.env.VITE_FORM_ID_BETA || "beta",
    contact: import.meta.env.VITE_FORM_ID_CONTACT || "contact",
    chapterLevel1: import.meta.env.VITE_FORM_ID_CHAPTER_LEVEL_1 || "chapter-level-1",
    chapterLevel2: import.meta.env.VITE_FORM_ID_CHAPTER_LEVEL_2 || "chapter-level-2",
    chapterLevel3: import.meta.env.VITE_FORM_ID_CHAPTER_LEVEL_3 || "chapter-level-3",
    parentGuide: import.meta.env.VITE_FORM_ID_PARENT_GUIDE || "parent-guide",
    questionnaire: import.meta.env.VITE_FORM_ID_QUESTIONNAIRE || "questionnaire",
    // Applications open when the owner gives this form an id.
    challengeApplication: import.meta.env.VITE_FORM_ID_CHALLENGE_APPLICATION || "",
    challengeApplicationUk:
      import.meta.env.VITE_FORM_ID_CHALLENGE_APPLICATION_UK || "challenge-application-uk",
    guideReport: import.meta.env.VITE_FORM_ID_GUIDE_REPORT || "guide-report",
  };
  return ids[form];
}

/**
 * Where the form posts to: for the `action` of a form that works without scripts, too. Without a configured address it
 * is a path of this site, the same while prerendering. @returns undefined for a form that is closed.
 */
export function formAction(form: FormKey): string | undefined {
  const id = formId(form);
  if (!id) return undefined;
  const base =
    import.meta.env.VITE_FORMS_URL || `${import.meta.env.VITE_SUPABASE_URL || ""}/functions/v1/forms`;
  return `${base}/${encodeURIComponent(id)}`;
}

/** The host of the company that collects the forms, where it is not the site's own function. */
export const FORM_SERVICE: string | undefined = import.meta.env.VITE_FORMS_URL
  ? new URL(import.meta.env.VITE_FORMS_URL, "https://site.invalid").hostname
  : undefined;

interface Encoded {
  type: string;
  body: string;
}

const asJson = (payload: object): Encoded => ({ type: "application/json", body: JSON.stringify(payload) });

/** As the browser itself sends a form. */
const urlencoded = (payload: object): Encoded => ({
  type: "application/x-www-form-urlencoded",
  body: new URLSearchParams(Object.entries(payload)).toString(),
});

async function post(url: string, { type, body }: Encoded): Promise<FormOutcome> {
  try {
    const { ok, status } = await withTimeout(TIMEOUT_MS, (signal) =>
      fetch(url, {
        method: "POST",
        headers: { "Content-Type": type, Accept: "application/json" },
        body,
        credentials: "omit",
        signal,
      }),
    );
    if (ok) return "sent";
    if (status === TOO_MANY_REQUESTS) return "tooMany";
    return status < 500 ? "refused" : "unreachable";
  } catch {
    return "unreachable"; // fetch fails for nothing but the network and our own impatience
  }
}

/**
 * Sends the payload as it is, once: whether to try again is the visitor's decision.
 *
 * @param honeypot what stood in the field that people do not see. A programme that filled it in hears of success, and
 * nothing is sent; the field itself never is part of a payload.
 */
export async function sendForm<Form extends FormKey>(
  form: Form,
  payload: FormPayloads[Form],
  { honeypot = "" }: { honeypot?: string } = {},
): Promise<FormOutcome> {
  const url = formAction(form);
  if (!url) return "closed";
  if (honeypot) return "sent";
  return post(url, form === "challengeApplicationUk" ? urlencoded(payload) : asJson(payload));
}
