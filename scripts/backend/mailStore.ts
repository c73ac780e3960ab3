import { InMemoryEmailDriver, type EmailMessage } from "@supabase/lite";

/**
 * Keeps the e-mails for /_mail without the plain text that the library writes itself: it carries another link, which
 * would sign in whoever fetches it. The templates of supabase/templates are the only wording.
 */
export class MailStore extends InMemoryEmailDriver {
  override send({ to, subject, html }: EmailMessage): Promise<void> {
    return super.send({ to, subject, ...(html !== undefined && { html }) });
  }
}
