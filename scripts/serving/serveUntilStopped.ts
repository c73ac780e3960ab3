interface Closable {
  close: () => Promise<void>;
}

const CLOSE_TIMEOUT_MS = 5000;

/** Opens a Vite server and closes it, and with it the embedded backend, when a person or the system asks this process to end. */
export async function serveUntilStopped(open: () => Promise<Closable>) {
  // Without this Vite takes the end of standard input, which a process in the background meets at once, for the wish
  // to stop, and leaves silently with code 0.
  process.env.CI = "true";
  let server: Closable | undefined;
  let isStopping = false;
  const stop = () => {
    // Still opening, or asked twice. A code of our own: PostgreSQL's WebAssembly sets another.
    if (!server || isStopping) process.exit(0);
    isStopping = true;
    // Node leaves by itself once the database is closed; the timer is for one that never closes.
    setTimeout(() => process.exit(0), CLOSE_TIMEOUT_MS).unref();
    void server.close();
  };
  process.on("SIGINT", stop);
  server = await open();
  // Vite's own listener leaves at once, before the database has closed.
  process.removeAllListeners("SIGTERM").on("SIGTERM", stop);
}
