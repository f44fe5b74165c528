import { ensureInstalled, runInstalled } from '../../edge-api/sandbox/local/install.mjs';

ensureInstalled();
await runInstalled('tests/load/bench.ts');
