import { EDITOR_FOLDER, ensureInstalled, runInstalled } from './install.mjs';

await ensureInstalled();
if (process.argv.includes('--edit')) await ensureInstalled(EDITOR_FOLDER);
await runInstalled('edge-api/local/run.ts');
