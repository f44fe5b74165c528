import { rmSync } from 'node:fs';
import { EDITOR_FOLDER } from './install.mjs';
import type { Instance } from './instance.ts';
import { startProcess, waitForUrl, type ManagedProcess } from './processes.ts';

/** The folder that TinaCMS generates: the page that loads the editor. */
const ADMIN_PAGE = 'site/public/admin';
const START_TIMEOUT_MS = 180_000;

/**
 * Starts TinaCMS on `port` and the port above it. It serves the editor and reads and writes the content files of this
 * repository, without an account or network access.
 */
export async function startEditor(port: number, { folder }: Instance): Promise<ManagedProcess> {
  rmSync(ADMIN_PAGE, { recursive: true, force: true });
  const editor = startProcess(
    'tinacms',
    ['dev', '--noTelemetry', '--port', String(port), '--datalayer-port', String(port + 1)],
    { folder: EDITOR_FOLDER, log: `${folder}/editor.log` },
  );
  await waitForUrl(`http://localhost:${port}/media/list/`, [editor], START_TIMEOUT_MS);
  return editor;
}
