import { ensureInstalled, runInstalled } from './install.mjs';

ensureInstalled();
runInstalled('edge-api/sandbox/local/run.ts');
