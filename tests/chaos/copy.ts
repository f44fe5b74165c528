import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { getAddresses, prepareInstance, startWorker, type Instance } from '#api/local/instance.ts';
import { waitForUrl, type ManagedProcess } from '#api/local/processes.ts';
import { listDescendants } from '../load/list-descendants.ts';
import { findFreePort } from '../support/free-port.ts';

const FOLDER = '.local/chaos';
const NO_LIMIT = '100000/60';
const LIMITS = [
  ...['LIMIT_LOGIN', 'LIMIT_LOGIN_NETWORK', 'LIMIT_LOGIN_ADDRESS', 'LIMIT_ACCOUNTS', 'LIMIT_PAYMENTS'],
  ...['LIMIT_MAIL_PER_ADDRESS', 'LIMIT_MAIL_PER_IP', 'LIMIT_REPORTS', 'LIMIT_CAMPAIGNS'],
];

/** Returns a copy of the product for a run: own ports, build and state, and limits that thirty people do not reach. */
async function createInstance(): Promise<Instance> {
  const vars = Object.fromEntries(LIMITS.map((name) => [name, NO_LIMIT]));
  return {
    // The same port again if possible, because a build is for one address.
    port: await findFreePort(Number(process.env['PORT'] ?? 8793)),
    sandboxPort: await findFreePort(Number(process.env['SANDBOX_PORT'] ?? 8794)),
    folder: FOLDER,
    outDir: `${FOLDER}/dist`,
    vars: { ENVIRONMENT: 'test', LIVE_CAMPAIGNS_MAX: '1000', ...vars },
  };
}

/** Prepares a copy with fresh demo data; `start`, `stop` and `kill` affect only its Worker. */
export async function prepareCopy(print: (line: string) => void) {
  const instance = await createInstance();
  const left = 'state sandbox.json logs worker.log end.sqlite end.sqlite-wal end.sqlite-shm';
  for (const part of left.split(' ')) rmSync(`${FOLDER}/${part}`, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/logs`, { recursive: true });
  await prepareInstance(instance, print);
  const { site } = getAddresses(instance);
  let worker: ManagedProcess | undefined;
  let starts = 0;

  async function start(): Promise<void> {
    const log = `${FOLDER}/worker.log`;
    if (existsSync(log)) renameSync(log, `${FOLDER}/logs/worker-${starts}.log`);
    starts += 1;
    worker = startWorker(instance);
    await waitForUrl(`${site}/api/health`, [worker]);
  }

  async function stop(): Promise<void> {
    await worker?.stop();
    worker = undefined;
  }

  /** Kills workerd itself in the middle of its work, and ends the rest of its process group. */
  async function kill(): Promise<void> {
    for (const { pid } of listDescendants().filter(({ name }) => name === 'workerd'))
      process.kill(pid, 'SIGKILL');
    await stop();
  }

  return { instance, site, state: `${FOLDER}/state`, folder: FOLDER, start, stop, kill };
}
export type Copy = Awaited<ReturnType<typeof prepareCopy>>;
