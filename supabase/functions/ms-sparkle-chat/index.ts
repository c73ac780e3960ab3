import { handleGuide } from "./handler.ts";

/** A hosted function is put to sleep after its answer unless it says that work is left. */
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
