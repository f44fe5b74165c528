import { ensureInstalled, runInstalled } from './install.mjs';

await ensureInstalled();
await runInstalled('edge-api/local/preview/run-preview.ts');
