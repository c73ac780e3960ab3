/** Told wherever the session of an account ends that was deleted on another device. */
export const DELETED_ACCOUNT =
  "Your account has been deleted, so you are signed out. Anything you had not sent yet can no longer be sent. It is still in this browser.";
