import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs `npm run deadline` against the copy under test; answers what it says. */
export async function reachDeadline(slug: string): Promise<string> {
  const { port } = new URL(process.env['E2E_ORIGIN'] ?? 'http://localhost:8797');
  const command = ['edge-api/sandbox/local/deadline.ts', slug, '--persist-to', '.local/test/state'];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, PORT: port, WRANGLER_SEND_METRICS: 'false' },
  });
  return stdout;
}
