import { ensureInstalled, runInstalled } from '#api/sandbox/local/install.mjs';

await ensureInstalled();
await runInstalled('tests/chaos/run-chaos.ts');
