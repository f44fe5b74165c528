import { mkdirSync, rmSync } from 'node:fs';
import { getAddresses, buildIfChanged, type Instance } from '#api/local/instance.ts';
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
      // What a test changes it reads at once, without a session too.
      EDGE_CACHE_SECONDS: '0',
      LIMIT_ACCOUNTS: '100000/60',
      LIMIT_LOGIN_NETWORK: '100000/60',
      LIMIT_MAIL_PER_IP: '100000/60',
    },
  };
}

/** Removes what earlier tests stored, so that the demo data starts afresh. */
export function removeTestState(): void {
  rmSync(`${TEST_FOLDER}/state`, { recursive: true, force: true });
  rmSync(`${TEST_FOLDER}/sandbox.json`, { force: true });
  mkdirSync(TEST_FOLDER, { recursive: true });
}

/** Builds the instance under test, for checks that only need its files. */
export async function buildForTests(): Promise<void> {
  const instance = await createTestInstance();
  await buildIfChanged(instance.outDir, getAddresses(instance).site);
}
