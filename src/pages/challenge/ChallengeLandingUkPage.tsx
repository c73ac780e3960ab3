import { CHALLENGE_LANDING_UK } from "@/content/challengeLandingUk";
import { ApplicationFormUk } from "./ApplicationFormUk";
import { FriendsPicture } from "./FriendsPicture";
import { Landing } from "./Landing";
import { MissionPath } from "./MissionPath";

/** /90-days-money-smart-challenge-uk, for ages 8-10 (specification part 2, section 2). */
export default function ChallengeLandingUkPage() {
  return (
    <Landing
      texts={CHALLENGE_LANDING_UK}
      picture={<FriendsPicture />}
      missions={<MissionPath missions={CHALLENGE_LANDING_UK.method.missions} />}
      form={<ApplicationFormUk />}
    />
  );
}
