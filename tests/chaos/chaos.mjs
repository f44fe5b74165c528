import { ensureInstalled, runInstalled } from '#api/local/install.mjs';

await ensureInstalled();
await runInstalled('tests/chaos/run-chaos.ts');
