interface Closable {
  close: () => Promise<void>;
}

const CLOSE_TIMEOUT_MS = 5000;

/** Opens a Vite server, and closes it and the embedded backend when a person or the system asks this process to end. */
export async function serveUntilStopped(open: () => Promise<Closable>) {
  // Without this, Vite treats the end of standard input, which a background process reaches at
  // once, as a request to stop, and exits silently with code 0.
  process.env.CI = "true";
  let server: Closable | undefined;
  let isStopping = false;
  const stop = () => {
    // The server is still opening, or has been asked twice. The exit code is explicit because
    // PostgreSQL's WebAssembly sets another.
    if (!server || isStopping) process.exit(0);
    isStopping = true;
    // Node exits by itself once the database is closed; the timer is for a database that never closes.
    setTimeout(() => process.exit(0), CLOSE_TIMEOUT_MS).unref();
    void server.close();
  };
  process.on("SIGINT", stop);
  server = await open();
  // Vite's own listener exits at once, before the database has closed.
  process.removeAllListeners("SIGTERM").on("SIGTERM", stop);
}
