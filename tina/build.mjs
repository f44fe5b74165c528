import { spawnSync } from 'node:child_process';

/**
 * Builds the product. With TinaCloud's two variables the build includes the editor at /admin, on the branch TINA_BRANCH;
 * without them it has no editor.
 */
const { TINA_CLIENT_ID, TINA_TOKEN } = process.env;
const steps = [['astro', 'build']];
if (TINA_CLIENT_ID && TINA_TOKEN) {
  steps.unshift(['tinacms', 'build', '--noTelemetry', '--skip-search-index']);
} else if (TINA_CLIENT_ID || TINA_TOKEN) {
  console.error('The editor needs both TINA_CLIENT_ID and TINA_TOKEN: set the other one too, or neither.');
  process.exit(1);
}
for (const [name, ...args] of steps) {
  const { status } = spawnSync(`node_modules/.bin/${name}`, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
