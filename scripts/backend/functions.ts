/** Runs the edge functions of supabase/functions in this process: Deno.serve(handler) is caught instead of listened on. */
import { existsSync } from "node:fs";
import path from "node:path";
import { runnerImport } from "vite";

/** Where hosted functions find the client's address; what a client itself writes there is overwritten. */
const ADDRESS_HEADER = "cf-connecting-ip";

type Handler = (request: Request) => Response | Promise<Response>;

const FUNCTION_NAME = /^[a-z][a-z0-9-]*$/;
const NOT_FOUND = { code: "NOT_FOUND", message: "Requested function was not found" };
const BOOT_ERROR = { code: "BOOT_ERROR", message: "Function failed to start" };
const WORKER_ERROR = { code: "WORKER_ERROR", message: "Function exited due to an error" };

interface EdgeFunctionsOptions {
  /** Folder that holds one folder a function. */
  folder: string;
  /** Extra values for Deno.env.get, before those of this process. They are read at each call. */
  env: Readonly<Record<string, string>>;
  onError?: (error: unknown) => void;
}

function withAddress(request: Request, clientAddress: string | undefined): Request {
  const headers = new Headers(request.headers);
  headers.delete(ADDRESS_HEADER);
  if (clientAddress) headers.set(ADDRESS_HEADER, clientAddress);
  return new Request(request, { headers });
}

/**
 * Answers `/functions/v1/<name>` as hosted Supabase does: 404 for an unknown name, 503 for a function that does not
 * start, 500 for one that throws.
 */
export function createEdgeFunctions({ folder, env, onError }: EdgeFunctionsOptions) {
  const handlers = new Map<string, Promise<Handler>>();
  let turn: Promise<unknown> = Promise.resolve();
  let caught: Handler | undefined;

  // The functions see the few parts of Deno that they use.
  const deno = {
    env: { get: (name: string) => env[name] ?? process.env[name] },
    serve: (...args: unknown[]) => {
      caught = args.find((arg) => typeof arg === "function") as Handler;
    },
  };

  async function load(name: string): Promise<Handler> {
    caught = undefined;
    Object.assign(globalThis, { Deno: deno });
    await runnerImport(path.join(folder, name, "index.ts"), { configFile: false, logLevel: "error" });
    if (!caught) throw new Error(`supabase/functions/${name}/index.ts did not call Deno.serve`);
    return caught;
  }

  /** One at a time: `Deno.serve` must be caught for the function that called it. */
  function handlerOf(name: string) {
    let handler = handlers.get(name);
    if (!handler) {
      handler = turn.then(() => load(name));
      turn = handler.catch(() => handlers.delete(name));
      handlers.set(name, handler);
    }
    return handler;
  }

  /** @param clientAddress who is at the other end of the connection. */
  return async function answer(request: Request, clientAddress?: string): Promise<Response> {
    const name = new URL(request.url).pathname.split("/")[3] ?? "";
    if (!FUNCTION_NAME.test(name) || !existsSync(path.join(folder, name, "index.ts")))
      return Response.json(NOT_FOUND, { status: 404 });
    let handler: Handler;
    try {
      handler = await handlerOf(name);
    } catch (error) {
      onError?.(error);
      return Response.json(BOOT_ERROR, { status: 503 });
    }
    try {
      return await handler(withAddress(request, clientAddress));
    } catch (error) {
      onError?.(error);
      return Response.json(WORKER_ERROR, { status: 500 });
    }
  };
}
