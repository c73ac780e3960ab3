/** This browser's storage, for the session; whoever asks as a user needs it first. */
import { keepSessionsIn, SESSION_KEY } from "@/backend/session";
import { browserStorage } from "@/storage/browserStorage";
import { forgetSeen } from "@/storage/seen";
import { claimForUser } from "./claimForUser";

keepSessionsIn({
  ...browserStorage,
  // The account plays from this moment, before any page asks for its coins.
  setItem(key, value) {
    browserStorage.setItem(key, value);
    if (key === SESSION_KEY) claimForUser();
  },
  removeItem(key) {
    browserStorage.removeItem(key);
    if (key === SESSION_KEY) claimForUser();
  },
  forgetSeen,
});
