import { InMemoryEmailDriver, type EmailMessage } from "@supabase/lite";

/**
 * Keeps the e-mails for /_mail without the library's own plain text, which contains another link
 * that would sign in anyone who opens it. The templates of supabase/templates are the only wording.
 */
export class MailStore extends InMemoryEmailDriver {
  override send({ to, subject, html }: EmailMessage): Promise<void> {
    return super.send({ to, subject, ...(html !== undefined && { html }) });
  }
}
