import { ensureInstalled, runInstalled } from '#api/sandbox/local/install.mjs';

ensureInstalled();
await runInstalled('tests/load/bench.ts');
