import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * Makes this process and its children keep temporary files in memory if there is enough room. The tests' databases are
 * among them, and every write waits for the disk: in memory, tests take a third of the time.
 */
export function keepTemporaryFilesInMemory(): void {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ENOUGH_BYTES) process.env['TMPDIR'] = MEMORY;
  } catch {
    console.log(`Temporary files are in ${tmpdir()}: this system has no ${MEMORY}.`);
  }
}
