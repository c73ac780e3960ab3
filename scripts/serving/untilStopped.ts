interface Closable {
  close: () => Promise<void>;
}

const PATIENCE_MS = 5000;

/**
 * Must be called before a Vite server is made: without CI Vite takes the end of standard input, which a process in the
 * background meets at once, for the wish to stop, and leaves silently with code 0.
 */
export function ignoreEndOfInput() {
  process.env.CI = "true";
}

/** Closes the server, and with it the embedded backend, when the person or the system asks this process to end. */
export function closeWhenStopped(server: Closable) {
  // Vite's own listener leaves at once, before the database has closed.
  process.removeAllListeners("SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      // Node leaves by itself once the database is closed; the timer is for one that never closes.
      setTimeout(() => process.exit(), PATIENCE_MS).unref();
      void server.close();
    });
}
