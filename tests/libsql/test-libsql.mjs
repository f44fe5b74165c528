import { ensureInstalled, runInstalled } from '#api/local/install.mjs';

await ensureInstalled();
await runInstalled('tests/libsql/run-libsql-tests.ts');
