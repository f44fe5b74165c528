import { spawnSync } from 'node:child_process';
import { EDITOR_FOLDER, ensureInstalled } from '../edge-api/local/install.mjs';

/**
 * Builds the product. If TinaCloud's two variables are set, installs the editor's packages and includes the editor at
 * /admin, on the branch TINA_BRANCH; otherwise the build has no editor.
 */
const { TINA_CLIENT_ID, TINA_TOKEN } = process.env;
const steps = [['node_modules/.bin/astro', 'build']];
if (TINA_CLIENT_ID && TINA_TOKEN) {
  await ensureInstalled(EDITOR_FOLDER);
  steps.unshift([
    `${EDITOR_FOLDER}/node_modules/.bin/tinacms`,
    'build',
    '--noTelemetry',
    '--skip-search-index',
  ]);
} else if (TINA_CLIENT_ID || TINA_TOKEN) {
  console.error('The editor needs both TINA_CLIENT_ID and TINA_TOKEN: set the other one too, or neither.');
  process.exit(1);
}
for (const [program, ...args] of steps) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
