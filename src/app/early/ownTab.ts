/** Sees to it that a tab holds the unfinished work of its present user only, before any page reads it. */
import "./keepSessions";
import { SESSION_KEY, storedSession } from "@/backend/session";
import { claimTab } from "@/storage/account/clearTab";
import { browserStorage } from "@/storage/browserStorage";

const claimForUser = (): void => claimTab(storedSession()?.user.id);

claimForUser();
browserStorage.subscribe(SESSION_KEY, claimForUser);
// A tab that was asleep may have missed the event.
for (const event of ["pageshow", "visibilitychange"]) addEventListener(event, claimForUser, true);
