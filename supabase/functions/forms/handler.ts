/**
 * `POST /functions/v1/forms/{form id}`: takes a submission of a public form and stores it where visitors can read
 * nothing. The log never holds what a visitor wrote.
 */
import { secretKey } from "../_shared/database.ts";
import { answerPreflight } from "../_shared/headers.ts";
import type { Dependencies } from "../_shared/dependencies.ts";
import { withMissingParts } from "../_shared/setUp.ts";
import { visitorHash } from "../_shared/visitor.ts";
import { answerPage, answerScript, wantsPage } from "./answers.ts";
import { readEntries } from "./body.ts";
import { SERVICE_UNAVAILABLE, ACCEPTED, UNKNOWN_FORM, WRONG_METHOD, type Outcome } from "./outcome.ts";
import { findForm } from "./registry.ts";
import { store } from "./store.ts";
import { isFromBot, validate } from "./validate.ts";

const formIdOf = (request: Request) => /\/forms\/([^/]+)\/?$/.exec(new URL(request.url).pathname)?.[1] ?? "";

async function receive(request: Request, dependencies: Dependencies): Promise<Outcome> {
  const formId = formIdOf(request);
  const form = findForm(formId);
  if (!form) return UNKNOWN_FORM;

  const entries = await readEntries(request, form);
  if ("status" in entries) return entries;
  // A bot is told of success, so that it does not learn to leave the field alone.
  if (isFromBot(entries)) return ACCEPTED;
  const checked = validate(entries, form);
  if ("status" in checked) return checked;

  const key = secretKey(dependencies.env);
  if (!key) {
    dependencies.log("forms: neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY is set.");
    return SERVICE_UNAVAILABLE;
  }
  const hash = await visitorHash(request, {
    secret: key,
    purpose: "visitors of the forms",
    now: dependencies.now(),
  });
  return store({ formId, payload: checked.payload, visitorHash: hash }, key, dependencies);
}

export async function handleForm(request: Request, dependencies: Dependencies): Promise<Response> {
  if (request.method === "OPTIONS") return answerPreflight();
  if (request.method !== "POST")
    return withMissingParts(answerScript(WRONG_METHOD), request, dependencies.env, ["SITE_URL"]);
  const outcome = await receive(request, dependencies);
  const pageToReturnTo = {
    siteUrl: dependencies.env("SITE_URL"),
    page: findForm(formIdOf(request))?.page ?? "/",
  };
  return (wantsPage(request) && answerPage(request, outcome, pageToReturnTo)) || answerScript(outcome);
}
