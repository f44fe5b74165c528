import { spawn } from 'node:child_process';
import { findFreePort } from '#tests/support/free-port.ts';
import { findWebKit } from './ensure-engines.ts';

const SCREEN = '-screen 0 1600x1200x24';
const START_MS = 20_000;
const POLL_MS = 100;

/** Starts WebKitGTK's driver on a virtual screen, and waits until it listens. */
export async function startWebKitDriver() {
  const port = await findFreePort();
  const driver = findWebKit()?.driver ?? 'WebKitWebDriver';
  const child = spawn('xvfb-run', ['-a', '-s', SCREEN, driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await isListening(url))) {
    if (Date.now() > deadline) {
      stop();
      throw new Error(`WebKitWebDriver did not start within ${START_MS / 1000} s`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { url, stop };
}

async function isListening(url: string): Promise<boolean> {
  return fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}
