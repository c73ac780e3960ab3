import { formAction } from "@/backend/forms";
import { CHALLENGE_FORM, CHALLENGE_LANDING } from "@/content/challenge/challengeLanding";
import { ApplicationForm } from "./ApplicationForm";
import { Landing } from "./Landing";
import { MissionCards } from "./MissionCards";
import { TrailPicture } from "./TrailPicture";

/** The page /90-days-money-smart-challenge (specification part 2, section 2). */
export default function ChallengePage() {
  return (
    <Landing
      texts={CHALLENGE_LANDING}
      picture={<TrailPicture />}
      missions={<MissionCards missions={CHALLENGE_LANDING.method.missions} />}
      form={<ApplicationForm />}
      closed={formAction("challengeApplication") === undefined ? CHALLENGE_FORM.closed : undefined}
    />
  );
}
