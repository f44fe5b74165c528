import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAddresses, buildIfChanged, type Instance } from '#api/local/instance.ts';
import { claimFolder } from '#api/local/ports.ts';
import { findFreePort } from './free-port.ts';

/** The folder of everything that tests write. */
export const TEST_FOLDER = '.local/test';
/** The build under test. */
export const TEST_OUT_DIR = `${TEST_FOLDER}/dist`;

/** Returns the instance under test, with its own ports, build, state and limits. */
export async function createTestInstance(): Promise<Instance> {
  return {
    port: await findFreePort(8797),
    sandboxPort: await findFreePort(8798),
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
