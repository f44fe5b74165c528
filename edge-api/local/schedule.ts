/** How often the platform triggers the Worker's schedule (wrangler.toml, `crons`). */
const INTERVAL_MS = 5 * 60 * 1000;

/** Triggers the Worker's schedule now and every five minutes, and prints a line for each run. */
export function startSchedule(site: string, print: (line: string) => void): void {
  const run = () => void runSchedule(site).then(print);
  setInterval(run, INTERVAL_MS);
  run();
}

/** Triggers the schedule of the Worker at `site`, and returns a line with the result. */
export async function runSchedule(site: string, now: Date = new Date()): Promise<string> {
  const time = now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  try {
    const response = await fetch(`${site}/cdn-cgi/local/scheduled`);
    if (!response.ok) return `${time}  The schedule failed: ${response.status} ${await response.text()}`;
    return `${time}  The schedule ran: deadlines, payments, refunds and mails that were due.`;
  } catch (error) {
    return `${time}  The schedule failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}
