import { EDITOR_FOLDER, ensureInstalled, runInstalled } from '#api/local/install.mjs';

await ensureInstalled();
await ensureInstalled(EDITOR_FOLDER);
await runInstalled('tests/editor/run-editor-tests.ts');
