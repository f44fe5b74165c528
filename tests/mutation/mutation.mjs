import { ensureInstalled, runInstalled } from '#api/sandbox/local/install.mjs';

ensureInstalled();
runInstalled('tests/mutation/mutate-rules.ts');
