/**
 * Runs the edge functions of supabase/functions in this process: Deno.serve(handler) is intercepted
 * instead of listening.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { runnerImport } from "vite";

/** The header with the client's address in hosted functions; a client's own value is overwritten. */
const ADDRESS_HEADER = "cf-connecting-ip";

type Handler = (request: Request) => Response | Promise<Response>;

const FUNCTION_NAME = /^[a-z][a-z0-9-]*$/;
const NOT_FOUND = { code: "NOT_FOUND", message: "Requested function was not found" };
const BOOT_ERROR = { code: "BOOT_ERROR", message: "Function failed to start" };
const WORKER_ERROR = { code: "WORKER_ERROR", message: "Function exited due to an error" };

interface EdgeFunctionsOptions {
  /** The folder with one subfolder for each function. */
  folder: string;
  /** Extra values for Deno.env.get, which take precedence over this process's. They are read at each call. */
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

  // The few parts of Deno that the functions use.
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

  /** Functions start one at a time, so that `Deno.serve` is intercepted for the right one. */
  function handlerOf(name: string) {
    let handler = handlers.get(name);
    if (!handler) {
      handler = turn.then(() => load(name));
      turn = handler.catch(() => handlers.delete(name));
      handlers.set(name, handler);
    }
    return handler;
  }

  /** @param clientAddress the address at the other end of the connection. */
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
