import { ensureInstalled, run } from './install.mjs';

/**
 * Installs all packages if needed, runs a TypeScript file with arguments on the installed Node, and exits with its
 * status: `node run-installed.mjs edge-api/local/run.ts --live`.
 */
await ensureInstalled();
process.exit(await run('node_modules/.bin/node', process.argv.slice(2)));
