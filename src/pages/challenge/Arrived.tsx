import { CHALLENGE_LINK, type ApplicationTidings } from "@/content/challengeTexts";
import { ArrivedHeading } from "@/ui/ArrivedHeading";
import { LinkButton } from "@/ui/Button";

/** The form has done its work: in its place stands what happens next. */
export const Arrived = ({ sentHeading, sent }: ApplicationTidings) => (
  <div className="rounded-card bg-q2-soft text-q2-ink self-start p-6 sm:p-8">
    <ArrivedHeading level="h2" className="text-2xl">
      {sentHeading}
    </ArrivedHeading>
    <p className="mt-2 mb-5">{sent}</p>
    <LinkButton to={CHALLENGE_LINK.to} look="quiet">
      {CHALLENGE_LINK.label}
    </LinkButton>
  </div>
);
