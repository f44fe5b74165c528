import { existsSync } from 'node:fs';

/** Where Debian-like systems have Chromium's engine alone, which needs half the CPU time of the browser. */
const ENGINE_ALONE = '/usr/bin/chromium-headless-shell';
/** Where they have the whole browser. */
const BROWSER = '/usr/bin/chromium';

/**
 * Makes the engine alone load pictures below the screen from as far away as a browser on a fast connection, so that
 * both fetch the same.
 */
export const LAZY_AS_IN_BROWSERS = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';

/** Returns the path of the Chromium for tests, by default the system's; undefined means Playwright's own. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM'] ?? [ENGINE_ALONE, BROWSER].find((path) => existsSync(path));
}

/** Returns whether tests use the whole browser only because the engine alone is missing. */
export function lacksEngine(): boolean {
  return process.env['CHROMIUM'] === undefined && !existsSync(ENGINE_ALONE);
}
