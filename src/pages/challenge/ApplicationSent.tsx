import { CHALLENGE_LINK, type ApplicationStatusTexts } from "@/content/challenge/challengeTexts";
import { FocusedHeading } from "@/ui/text/FocusedHeading";
import { LinkButton } from "@/ui/controls/Button";

/** The next steps, in place of the form after it has been sent. */
export const ApplicationSent = ({ sentHeading, sent }: ApplicationStatusTexts) => (
  <div className="rounded-card bg-q2-soft text-q2-ink self-start p-6 sm:p-8">
    <FocusedHeading level="h2">{sentHeading}</FocusedHeading>
    <p className="mt-2 mb-5">{sent}</p>
    <LinkButton to={CHALLENGE_LINK.to} variant="quiet">
      {CHALLENGE_LINK.label}
    </LinkButton>
  </div>
);
