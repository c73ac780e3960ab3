/** The jobs that pg_cron runs in a hosted project. Here the site's process runs those that nothing else runs. */

/** The privacy page promises that the log of sign-ins forgets an ended account within a day. */
export const JOBS_EVERY_MS = 24 * 60 * 60 * 1000;

interface Job {
  job: string;
  command: string;
}

/** Runs one statement. @returns its rows. */
type RunQuery = <Row extends object>(sql: string) => Promise<Row[]>;

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The second list is for a role that may not read pg_cron's tables; running a job twice is harmless. */
const LISTS = ["private.scheduled_jobs() where not is_scheduled", "private.jobs()"];

async function unscheduledJobs(ask: RunQuery): Promise<Job[]> {
  for (const list of LISTS)
    try {
      return await ask<Job>(`select job, command from ${list}`);
    } catch (error) {
      console.warn(`The list of jobs in ${list} cannot be read: ${errorMessage(error)}`);
    }
  return [];
}

/** Runs one job after another. A failure is reported in a warning and stops neither the other jobs nor the site. */
export async function runJobs(ask: RunQuery): Promise<void> {
  for (const { job, command } of await unscheduledJobs(ask))
    try {
      await ask(command);
    } catch (error) {
      console.warn(`The job ${job} failed: ${errorMessage(error)}`);
    }
}

/**
 * Runs the jobs repeatedly, without keeping the process alive for them.
 * @returns the function that stops this after any run in progress.
 */
export function repeatJobs(ask: RunQuery): () => Promise<void> {
  let run = Promise.resolve();
  const timer = setInterval(() => {
    run = run.then(() => runJobs(ask));
  }, JOBS_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return run;
  };
}
