import { preview } from "vite";
import { LOCAL_MODE } from "./settings.ts";

/** Serves the built site of SITE_OUT with the embedded backend. */
export const serveBuilt = (port: number) =>
  preview({ mode: LOCAL_MODE, logLevel: "warn", preview: { port, strictPort: true, host: "localhost" } });
