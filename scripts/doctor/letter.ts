/** The one e-mail that the doctor may ask for: a new password for an account of the owner's. */
import * as v from "valibot";
import { parsed } from "./deployment.ts";
import { unseen, wrong, type Check } from "./verdict.ts";

const Refusal = v.object({ error_code: v.optional(v.string()), msg: v.optional(v.string()) });

export const LETTER_CHECK: Check = {
  name: "Test e-mail",
  judge: async ({ askProject, letterTo }) => {
    const answer = await askProject("/auth/v1/recover", { body: { email: letterTo } });
    // The auth server says so for every address, and sends afterwards.
    if (answer.status === 200)
      return unseen(
        `the inbox of ${letterTo}: if it has an account, an e-mail comes within a minute, and its button leads to the site.`,
      );
    const { error_code: code, msg } = parsed(Refusal, answer);
    if (code === "email_address_not_authorized")
      return wrong(
        "the project writes only to your team",
        "set up your own mail server under Authentication, Emails, SMTP Settings.",
      );
    if (code === "captcha_failed")
      return unseen("the site: ask there for a new password, because the captcha stops the doctor.");
    if (answer.status === 429) return wrong("too many e-mails have been asked for", "try again in an hour.");
    return wrong(msg ?? `status ${answer.status}`, "look at the log under Logs, Auth.");
  },
};
