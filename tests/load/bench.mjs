import { ensureInstalled, runInstalled } from '#api/sandbox/local/install.mjs';

ensureInstalled();
runInstalled('tests/load/bench.ts');
