import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runProcess } from '#api/local/processes.ts';
import { installSystemPackages } from './install-system-packages.ts';
import { findChromium, lacksEngine } from './find-chromium.ts';

/**
 * Ensures that there is a Chromium for the browser tests: the distribution's, which root may install, else Playwright's
 * own. Throws an error with the command to run if neither is available.
 */
export async function ensureChromium(): Promise<void> {
  if (lacksEngine()) installSystemPackages(['chromium-headless-shell']);
  if (hasChromium()) return;
  console.log('Installing Chromium for the browser tests (once) …');
  installSystemPackages(['chromium']);
  if (!hasChromium()) await runProcess('playwright', ['install', 'chromium']).catch(printError);
  if (!hasChromium()) {
    throw new Error(
      'There is no Chromium: run `sudo apt-get install chromium`, or `npx playwright install --with-deps chromium`.',
    );
  }
}

function hasChromium(): boolean {
  return findChromium() !== undefined || existsSync(chromium.executablePath());
}

function printError(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}
