/**
 * The public forms. They post to the project's own `forms` function, or to a form-collection service that takes JSON at
 * `{address}/{form id}`. The environment chooses the receiver (.env.example); the code is the same. The form for ages
 * 8-10 also posts by itself, so it is urlencoded either way (specification part 2, section 7, "plain form POST").
 */
import type { FormKey, FormPayloads } from "@/domain/formPayloads";
import { isFromElsewhere, isOfNetwork, isPage } from "./ownAnswer";
import { FORM_TIMEOUT_MS, withTimeout } from "./timeouts";

export type FormOutcome =
  /** The receiver took the payload. */
  | "sent"
  /** The receiver does not accept this payload, so sending it again would not help. */
  | "refused"
  /** This visitor has sent too many; a later attempt may succeed. */
  | "tooMany"
  /** No answer in time, no connection, somebody else's answer, or the receiver is out of order. */
  | "unreachable"
  /** This form has no receiver: nothing was sent. */
  | "closed";

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** The project's own function says `ok: false`; each service has a field of its own for what is wrong. */
const REFUSAL_FIELDS = ["ok", "success", "error", "errors"];

/** Returns true if the receiver itself says that it does not take the payload: a filter in between has other words. */
function isRefusal(text: string): boolean {
  try {
    const body = JSON.parse(text) as Record<string, unknown> | null;
    if (import.meta.env.VITE_FORMS_URL) return REFUSAL_FIELDS.some((field) => field in Object(body));
    return body?.ok === false;
  } catch {
    return false;
  }
}

/** Returns the id of a form at its receiver, or an empty string if the form is not sent at all. */
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
 * Builds the address to which the form posts, also for the `action` of a form that works without
 * scripts. Without a configured address it is a path of this site, the same while prerendering.
 * @returns undefined for a closed form.
 */
export function formAction(form: FormKey): string | undefined {
  const id = formId(form);
  if (!id) return undefined;
  const base =
    import.meta.env.VITE_FORMS_URL || `${import.meta.env.VITE_SUPABASE_URL || ""}/functions/v1/forms`;
  return `${base}/${encodeURIComponent(id)}`;
}

/** The host of the company that collects the forms; undefined if the site's own function does. */
export const FORM_SERVICE: string | undefined = import.meta.env.VITE_FORMS_URL
  ? new URL(import.meta.env.VITE_FORMS_URL, "https://site.invalid").hostname
  : undefined;

interface Encoded {
  type: string;
  body: string;
}

const asJson = (payload: object): Encoded => ({ type: "application/json", body: JSON.stringify(payload) });

/** Encodes a payload as the browser itself encodes a form. */
const urlencoded = (payload: object): Encoded => ({
  type: "application/x-www-form-urlencoded",
  body: new URLSearchParams(Object.entries(payload)).toString(),
});

function outcomeOf(answer: Response, text: string, url: string): FormOutcome {
  const { ok, status } = answer;
  if (isPage(answer, text) || isFromElsewhere(answer, url)) return "unreachable";
  if (ok) return "sent";
  if (status >= SERVER_ERROR || isOfNetwork(answer) || !isRefusal(text)) return "unreachable";
  return status === TOO_MANY_REQUESTS ? "tooMany" : "refused";
}

async function post(url: string, { type, body }: Encoded): Promise<FormOutcome> {
  try {
    return await withTimeout(FORM_TIMEOUT_MS, async (signal) => {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": type, Accept: "application/json" },
        body,
        credentials: "omit",
        signal,
      });
      return outcomeOf(answer, await answer.text(), url);
    });
  } catch {
    return "unreachable"; // fetch fails only because of the network or our own timeout
  }
}

/**
 * Sends the payload as it is, and only once, because another attempt is the visitor's decision.
 *
 * @param honeypot the content of the field that people do not see. A program that filled it in is
 * answered with success, and nothing is sent; the field itself is never part of a payload.
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
