/** This browser's storage, for the session; whoever asks as a user needs it first. */
import { keepSessionsIn } from "@/backend/session";
import { browserStorage } from "@/storage/browserStorage";
import { forgetSeen } from "@/storage/seen";

keepSessionsIn({ ...browserStorage, forgetSeen });
