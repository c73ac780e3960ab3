/**
 * Where the site under test looks for its recording. There is no such host: the browser tests answer in its place, and
 * so see what the player makes of an answer.
 */
export const TEST_RECORDING = "https://recordings.example/keeper-of-embers.mp3";
