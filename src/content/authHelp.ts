/**
 * What to do when the server of the accounts says no, for a child to read. The server's own words stand in the toast;
 * this line stays beside the form. By GoTrue's code, or by the name of an error of the library.
 */
const AUTH_HELP: Readonly<Record<string, string>> = {
  invalid_credentials:
    "The e-mail or the password is not right. Check both for typing slips. If you forgot the password, you can get a new one.",
  email_not_confirmed: "Your e-mail address is not confirmed yet. Open the link in the e-mail we sent you.",
  user_already_exists: "There is an account with this e-mail already. Sign in with it.",
  email_exists: "There is an account with this e-mail already. Please use another one.",
  weak_password: "That password is too easy to guess. Make it longer, and mix letters and numbers.",
  same_password: "That is the password you had before. Please choose a new one.",
  over_request_rate_limit: "That was a lot of tries. Take a short break, then try again.",
  over_email_send_rate_limit: "We sent you an e-mail a moment ago. Wait a minute, then try again.",
  email_address_invalid: "We cannot send e-mails to this address. Check it for typing slips.",
  email_address_not_authorized: "We cannot send e-mails to this address. Please use another one.",
  signup_disabled: "New accounts are closed just now. You can still read and play everything else.",
  email_provider_disabled: "Accounts with an e-mail and a password are closed just now.",
  user_banned: "This account is locked. Ask a grown-up to write to us on the contact page.",
  validation_failed: "Something in the form is not right. Check the e-mail address and the password.",
  captcha_failed: "We could not check that you are a person. Please try once more.",
  otp_expired: "This link is too old, or it was used before. Each link works once.",
  flow_state_not_found: "This sign-in took too long. Please start again.",
  flow_state_expired: "This sign-in took too long. Please start again.",
  bad_code_verifier: "This sign-in began in another browser. Please start again here.",
  pkce_code_verifier_not_found: "This sign-in began in another browser. Please start again here.",
  access_denied: "You did not sign in there, so nothing has changed here.",
  provider_disabled: "This way to sign in is closed just now. Please use your e-mail and password.",
  reauthentication_needed: "Please sign in again first. Then you can change your password.",
  insufficient_aal: "This account has a second step. Please sign in again with your code first.",
  mfa_verification_failed: "That code is not right. Wait for a new one in your app, then type it.",
  mfa_challenge_expired: "That took too long. Type the code that is shown now.",
  mfa_verification_rejected: "That code cannot be used. Please try again.",
  mfa_factor_not_found: "This second step is gone. Load the page again.",
  mfa_factor_name_conflict: "You have one with that name already. Choose another name.",
  too_many_enrolled_mfa_factors: "You have as many second steps as there can be. Remove one first.",
  mfa_totp_enroll_not_enabled: "Second steps by app are not switched on here.",
  mfa_totp_verify_not_enabled: "Second steps by app are not switched on here.",
  mfa_phone_verify_not_enabled: "Second steps by text message are not switched on here.",
  sms_send_failed: "The text message could not be sent. Wait a minute, then try again.",
  over_sms_send_rate_limit: "We sent you a message a moment ago. Wait a minute, then ask again.",
  identity_already_exists: "That account belongs to another 4MQ account already. Choose a different one.",
  manual_linking_disabled: "Other ways to sign in cannot be added here just now.",
  single_identity_not_deletable: "That is your only way to sign in, so it has to stay.",
  email_conflict_identity_not_deletable: "Another account has your e-mail, so this one has to stay.",
  session_not_found: "You have been signed out in the meantime. Please start again.",
  AuthSessionMissingError: "You have been signed out in the meantime. Please start again.",
  request_timeout: "That took too long. Please try again.",
};

const IN_DOUBT = "That did not work. Check what you typed and try again, or ask a grown-up to help.";

export const authHelp = (code: string): string =>
  Object.hasOwn(AUTH_HELP, code) ? AUTH_HELP[code]! : IN_DOUBT;
