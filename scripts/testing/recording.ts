/**
 * The address of the recording for the site under test. There is no such host: the browser tests
 * answer in its place, to see how the player handles an answer.
 */
export const TEST_RECORDING = "https://recordings.example/story.mp3";
