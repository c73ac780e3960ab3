import { describe, expect, it, vi } from "vitest";
import { createEdgeFunctions } from "#scripts/backend/functions";

const FOLDER = "tests/scripts/fixtures/functions";
const start = (onError?: (error: unknown) => void) =>
  createEdgeFunctions({ folder: FOLDER, env: { GREETING: "Hello" }, ...(onError && { onError }) });
const request = (name: string, init?: RequestInit) =>
  new Request(`http://localhost/functions/v1/${name}`, init);

describe("an edge function", () => {
  it("answers with the request and the environment that it was given", async () => {
    const response = await start()(request("hello", { method: "POST", body: "a question" }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      method: "POST",
      body: "a question",
      greeting: "Hello",
      unset: null,
    });
  });

  it("answers at every path below its name, as hosted functions do", async () => {
    expect((await start()(request("hello/there?who=Ann"))).status).toBe(200);
  });

  it("starts once and answers many times", async () => {
    const answer = start();
    const texts = await Promise.all([1, 2, 3].map(async () => (await answer(request("slow-two"))).text()));
    expect(texts).toEqual(["two", "two", "two"]);
  });

  it("two that start at the same time are not mixed up", async () => {
    Reflect.deleteProperty(globalThis, "slowTwoServed");
    const answer = start();
    const [one, two] = await Promise.all([answer(request("slow-one")), answer(request("slow-two"))]);
    expect([await one.text(), await two.text()]).toEqual(["one", "two"]);
  });

  it.each([
    "unknown",
    "",
    "..%2fhello",
    "%2e%2e%2ffunctions%2fhello",
    "Hello",
    "HELLO",
    "hello.ts",
    "_shared",
    "hello%00",
    "constructor",
  ])("there is none called %j", async (name) => {
    const response = await start()(request(name));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: "NOT_FOUND", message: "Requested function was not found" });
  });

  it.each([
    ["broken", "no key for the provider"],
    ["silent", "did not call Deno.serve"],
  ])("%s does not start: 503, and the log says why while the visitor is not told", async (name, reason) => {
    const onError = vi.fn();
    const response = await start(onError)(request(name));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ code: "BOOT_ERROR", message: "Function failed to start" });
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining(reason) as string }),
    );
  });

  it("one that does not start holds up no other", async () => {
    const answer = start(() => {});
    const [broken, hello] = await Promise.all([answer(request("broken")), answer(request("hello"))]);
    expect([broken.status, hello.status]).toEqual([503, 200]);
  });

  it("one that stumbles over a request answers 500 and does not say over what", async () => {
    const onError = vi.fn();
    const response = await start(onError)(request("stumbles"));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: "WORKER_ERROR",
      message: "Function exited due to an error",
    });
    expect(onError).toHaveBeenCalledOnce();
  });
});
