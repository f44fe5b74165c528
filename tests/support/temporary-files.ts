import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * Lets this process and those it starts keep temporary files in memory where the system has room for them. The tests'
 * databases are among them, and every write of one waits for the disk: in memory they take a third of the time.
 */
export function keepTemporaryFilesInMemory(): void {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ENOUGH_BYTES) process.env['TMPDIR'] = MEMORY;
  } catch {
    console.log(`Temporary files are in ${tmpdir()}: this system has no ${MEMORY}.`);
  }
}
