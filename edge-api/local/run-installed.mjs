import { ensureInstalled, run } from './install.mjs';

/**
 * Runs a TypeScript file with the arguments behind it on the installed Node, once every package is installed, and exits
 * with its status: `node run-installed.mjs edge-api/local/run.ts --live`.
 */
await ensureInstalled();
process.exit(await run('node_modules/.bin/node', process.argv.slice(2)));
