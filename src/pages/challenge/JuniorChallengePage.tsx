import { JUNIOR_CHALLENGE } from "@/content/challenge/juniorChallenge";
import { JuniorApplicationForm } from "./JuniorApplicationForm";
import { FriendsPicture } from "./FriendsPicture";
import { Landing } from "./Landing";
import { MissionPath } from "./MissionPath";

/** The page /90-days-money-smart-challenge-uk for ages 8-10 (specification part 2, section 2). */
export default function JuniorChallengePage() {
  return (
    <Landing
      texts={JUNIOR_CHALLENGE}
      picture={<FriendsPicture />}
      missions={<MissionPath missions={JUNIOR_CHALLENGE.method.missions} />}
      form={<JuniorApplicationForm />}
    />
  );
}
