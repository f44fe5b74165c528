import { ensureInstalled, runInstalled } from './install.mjs';

ensureInstalled();
await runInstalled('edge-api/sandbox/local/run.ts');
