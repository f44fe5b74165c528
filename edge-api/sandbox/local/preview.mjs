import { ensureInstalled, runInstalled } from './install.mjs';

await ensureInstalled();
await runInstalled('edge-api/sandbox/local/preview/run-preview.ts');
