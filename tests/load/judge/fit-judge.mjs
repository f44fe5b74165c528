import { ensureInstalled, runInstalled } from '#api/local/install.mjs';

await ensureInstalled();
await runInstalled('tests/load/judge/fit-judge.ts');
