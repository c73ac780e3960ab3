/** A captcha whose script does not come, and then does; of the other provider. */
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeAuthServer, openSite } from "./authServer";
import { answers, callsTo, refuse } from "./fakeGoTrue";
import { fakeCaptcha, network, scripts, solve, widget, widgets } from "./captchaProvider";
import { press, type } from "./userActions";

const SITE_KEY = "10000000-ffff-ffff-ffff-000000000001";
fakeAuthServer();
fakeCaptcha("hcaptcha", SITE_KEY);

it("reports a script that does not load, keeps the input, and loads it again on request", async () => {
  network.reaches = false;
  answers["POST /recover"] = refuse(429, "over_email_send_rate_limit");
  openSite("/auth");
  await press("Forgot password?");
  await type("Email", "ann@example.com");
  await press("Send me a link");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The check is not working. Try again later, or ask a grown-up.",
  );
  expect(screen.getByLabelText("Email")).toHaveValue("ann@example.com");
  expect(screen.getByRole("button", { name: "Send me a link" })).toBeEnabled();
  expect(callsTo("/recover")).toEqual([]);

  network.reaches = true;
  await press("Try again");
  await waitFor(() => expect(widgets).toHaveLength(1));
  const address =
    "https://js.hcaptcha.com/1/api.js?render=explicit&onload=on4mqCaptchaReady&hl=en&recaptchacompat=off";
  expect(scripts).toEqual([
    { src: address, trusted: true },
    { src: address, trusted: true },
  ]);
  expect(widget().options).toMatchObject({ sitekey: SITE_KEY, hl: "en", theme: "light" });
  expect(
    screen.getByText(/^hCaptcha sees your internet address, some details of your browser and how you move/),
  ).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(
    "Please do what the box asks you to. Then press the button below.",
  );
  await solve("h-1");
  await press("Send me a link");
  expect(await screen.findByRole("alert")).toHaveTextContent("Wait a minute, then try again.");
  expect(callsTo("/recover")[0]!.body).toMatchObject({ gotrue_meta_security: { captcha_token: "h-1" } });
  expect(widget().resets).toBe(1);
});
