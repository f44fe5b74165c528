import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAddresses, buildIfChanged, startInstance, type Instance } from '#api/local/instance.ts';
import { claimFolder } from '#api/local/ports.ts';
import { holdFreePort, type HeldPort } from './free-port.ts';

/** The folder of everything that tests write. */
export const TEST_FOLDER = '.local/test';
/** The build under test. */
export const TEST_OUT_DIR = `${TEST_FOLDER}/dist`;

/** The ports of this run: the build contains them long before the instance listens there. */
let ports: Promise<readonly [site: HeldPort, sandbox: HeldPort]> | undefined;

/** Returns the instance under test, with its own build, state and limits, and ports held until it starts. */
export async function createTestInstance(): Promise<Instance> {
  ports ??= Promise.all([holdFreePort(8797), holdFreePort(8798)]);
  const [site, sandbox] = await ports;
  return {
    port: site.port,
    sandboxPort: sandbox.port,
    folder: TEST_FOLDER,
    outDir: TEST_OUT_DIR,
    vars: {
      ENVIRONMENT: 'test',
      // A test must read its own changes at once, even without a session.
      EDGE_CACHE_SECONDS: '0',
      LIMIT_ACCOUNTS: '100000/60',
      LIMIT_LOGIN_NETWORK: '100000/60',
      LIMIT_MAIL_PER_IP: '100000/60',
    },
  };
}

/** Starts the instance under test on the ports that were held for it. */
export async function startTestInstance(instance: Instance): Promise<void> {
  for (const { release } of (await ports) ?? []) await release();
  await startInstance(instance);
}

const STATE = `${TEST_FOLDER}/state`;

/** Gives the instance under test an empty state among the temporary files, so that the demo data is created anew. */
export async function createTestState(): Promise<void> {
  await claimFolder(TEST_FOLDER);
  removeTestState();
  symlinkSync(mkdtempSync(join(tmpdir(), 'power-hour-state-')), STATE);
}

/** Removes what tests stored. */
export function removeTestState(): void {
  if (existsSync(STATE)) rmSync(realpathSync(STATE), { recursive: true });
  rmSync(STATE, { force: true });
  rmSync(`${TEST_FOLDER}/sandbox.json`, { force: true });
}

/** Builds the instance under test, for checks that only need its files. */
export async function buildForTests(): Promise<void> {
  const instance = await createTestInstance();
  await buildIfChanged(instance.outDir, getAddresses(instance).site);
}
