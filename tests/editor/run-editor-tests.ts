import { mkdirSync } from 'node:fs';
import { EDITOR_FOLDER, ensureInstalled } from '#api/local/install.mjs';
import { runProcess } from '#api/local/processes.ts';
import { runEditorChecks } from '#tests/support/checks.ts';
import { ensureChromium } from '#tests/support/ensure-chromium.ts';
import { TEST_FOLDER } from '#tests/support/test-instance.ts';

/** Runs what needs the editor's packages, which it installs: the checks of its code, then the editor's journey. */
mkdirSync(TEST_FOLDER, { recursive: true });
await ensureInstalled(EDITOR_FOLDER);
await ensureChromium();
const isClean = await runEditorChecks();
await runProcess('playwright', ['test', '-c', 'playwright.editor.config.ts', ...process.argv.slice(2)]);
process.exit(isClean ? 0 : 1);
