/** Sees to it that a tab holds the values and the unfinished work of its present player only, before any page reads them. */
import "./keepSessions";
import { SESSION_KEY } from "@/backend/session";
import { browserStorage } from "@/storage/browserStorage";
import { PLAYING_KEY } from "@/storage/players/players";
import { claimForUser } from "./claimForUser";

claimForUser(true);
for (const key of [SESSION_KEY, PLAYING_KEY]) browserStorage.subscribe(key, claimForUser);
// A tab that was asleep may have missed the event.
for (const event of ["pageshow", "visibilitychange"]) addEventListener(event, () => claimForUser(), true);
