import { PASSWORD_TOO_LONG } from "./newPassword";

/** GoTrue has one code for every field that is not right; of a new password, the length is all that is left. */
export const NEW_PASSWORD_REFUSED = "new_password_refused";

/**
 * Advice for a child when the sign-in server refuses a request. The server's own words are in the toast; this line
 * stays beside the form. The keys are GoTrue's codes, or names of the library's errors.
 */
const AUTH_HELP: Readonly<Record<string, string>> = {
  invalid_credentials:
    "The e-mail address or the password is not right. Check that you have typed both correctly. If you have forgotten your password, you can choose a new one.",
  email_not_confirmed: "Your e-mail address is not confirmed yet. Open the link in the e-mail we sent you.",
  user_already_exists: "There is already an account with this e-mail address. Try signing in.",
  email_exists: "There is already an account with this e-mail address. Please use a different one.",
  weak_password: "That password is too easy to guess. Make it longer, and mix letters and numbers.",
  same_password: "You have used that password before. Please choose a new one.",
  over_request_rate_limit: "That’s a lot of tries. Take a short break, then try again.",
  over_email_send_rate_limit: "We sent you an e-mail a moment ago. Wait a minute, then try again.",
  email_address_invalid: "We cannot send e-mails to this address. Check that you have typed it correctly.",
  email_address_not_authorized: "We cannot send e-mails to this address. Please use another one.",
  signup_disabled: "You cannot make a new account right now. You can still use the rest of the site.",
  email_provider_disabled: "You cannot sign in with an e-mail address and password right now.",
  user_banned: "This account is locked. Ask a grown-up to write to us through the Contact page.",
  validation_failed: "Something you typed is not right. Check it, then try again.",
  [NEW_PASSWORD_REFUSED]: PASSWORD_TOO_LONG,
  captcha_failed: "We could not check that you are a person. Please try once more.",
  otp_expired: "This link is too old or has already been used. You can only use each link once.",
  flow_state_not_found: "This sign-in took too long. Please start again.",
  flow_state_expired: "This sign-in took too long. Please start again.",
  bad_code_verifier: "You started in a different browser. Please start again here.",
  pkce_code_verifier_not_found: "You started in a different browser. Please start again here.",
  access_denied: "You did not finish signing in with your other account, so nothing has changed here.",
  provider_disabled: "You cannot sign in this way right now. Please use your e-mail address and password.",
  reauthentication_needed: "Please sign in again first. Then you can change your password.",
  insufficient_aal:
    "This account needs a code as well as a password. Please sign in again with your code first.",
  mfa_verification_failed: "That code is not right. Wait for a new one in your app, then type it.",
  mfa_challenge_expired: "That took too long. Type the code your app is showing now.",
  mfa_verification_rejected: "That code cannot be used. Please try again.",
  mfa_factor_not_found: "That second step has been removed. Reload the page.",
  mfa_factor_name_conflict: "You already have one with that name. Choose a different name.",
  too_many_enrolled_mfa_factors: "You cannot add any more second steps. Remove one first.",
  mfa_totp_enroll_not_enabled: "You cannot use an app for two-step verification here yet.",
  mfa_totp_verify_not_enabled: "You cannot use an app for two-step verification here yet.",
  mfa_phone_verify_not_enabled: "You cannot use text messages for two-step verification here yet.",
  sms_send_failed: "We could not send the text message. Wait a minute, then try again.",
  over_sms_send_rate_limit: "We sent you a message a moment ago. Wait a minute, then ask again.",
  identity_already_exists: "That account is already linked to another 4MQ account. Choose a different one.",
  manual_linking_disabled: "You cannot add another way to sign in right now.",
  single_identity_not_deletable: "That is your only way to sign in, so you can’t remove it.",
  email_conflict_identity_not_deletable:
    "Another account uses your e-mail address, so you can’t remove this one.",
  session_not_found: "You have been signed out. Please start again.",
  AuthSessionMissingError: "You have been signed out. Please start again.",
  not_own_answer:
    "Something else answered instead of 4MQ. This Wi-Fi may want you to sign in to it first. Open any other website to see, then try again here.",
  unreachable: "We cannot reach 4MQ. This Wi-Fi may want you to sign in to it first.",
  request_timeout: "That took too long. Please try again.",
};

const IN_DOUBT = "That did not work. Check what you typed and try again, or ask a grown-up to help.";

export const authHelp = (code: string): string =>
  Object.hasOwn(AUTH_HELP, code) ? AUTH_HELP[code]! : IN_DOUBT;
