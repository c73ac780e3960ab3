import { handleGuide } from "./handler.ts";

/** Hosted functions are put to sleep after their answer, unless they say that there is something left to do. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

Deno.serve((request) =>
  handleGuide(request, {
    env: (name) => Deno.env.get(name),
    fetch: (input, init) => fetch(input, init),
    now: () => new Date(),
    runAfterwards: (work) => typeof EdgeRuntime !== "undefined" && EdgeRuntime.waitUntil(work),
    log: (line) => console.log(line),
  }),
);
