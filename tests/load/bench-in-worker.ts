import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../support/free-port.ts';
import { reportRounds } from './report-rounds.ts';
import { watchMemory } from './watch-memory.ts';

/** Runs a bench in workerd with D1 like the tests, without a build; returns its exit code. */
export async function benchInWorker(target: string, minutes: string): Promise<number> {
  const options = ['--silent', 'false', '--disable-console-intercept'];
  const env = { ...process.env, BENCH: target, LOAD_MINUTES: minutes, LOAD_ROUNDS_URL: '' };
  if (target === 'load' && Number(minutes) > 0) {
    const inspectorPort = await findFreePort();
    options.push(`--inspect=${inspectorPort}`, '--no-file-parallelism');
    env.LOAD_ROUNDS_URL = await reportRounds(inspectorPort);
  }
  const stopWatching = watchMemory();
  const vitest = spawn('vitest', ['run', '--project', 'worker', ...options], { env, stdio: 'inherit' });
  await once(vitest, 'close');
  for (const [name, peakMb] of Object.entries(stopWatching())) console.log(`${name}: ${peakMb} MB at most`);
  return vitest.exitCode ?? 1;
}
