/** Signs in and up (specification part 1, sections 7 and 8); only the visitors who do so load this module. */
import type { CaptchaPass } from "@/backend/captcha";
import { getClient } from "@/backend/client";
import { refusal, type Refused } from "./refusal";

type AuthResult = { outcome: "signedIn" } | { outcome: "confirmEmail" } | Refused;

interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** @throws if the server cannot be reached or its answer makes no sense. */
export async function signIn(email: string, password: string, pass: CaptchaPass = {}): Promise<AuthResult> {
  const { auth } = await getClient();
  const { error } = await auth.signInWithPassword({ email, password, options: pass });
  return error ? refusal(error) : { outcome: "signedIn" };
}

/** @throws if the server cannot be reached or its answer makes no sense. */
export async function signUp(
  { email, password, firstName, lastName }: NewAccount,
  pass: CaptchaPass = {},
): Promise<AuthResult> {
  const { auth } = await getClient();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: {
      emailRedirectTo: `${location.origin}/`,
      data: { first_name: firstName, last_name: lastName },
      ...pass,
    },
  });
  if (error) return refusal(error);
  return { outcome: data.session ? "signedIn" : "confirmEmail" };
}
