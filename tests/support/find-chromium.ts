import { existsSync } from 'node:fs';

/** Where a Debian-like system has Chromium's engine alone, which takes half the processor's time of the browser. */
const ENGINE_ALONE = '/usr/bin/chromium-headless-shell';
/** Where it has the whole browser. */
const BROWSER = '/usr/bin/chromium';

/**
 * Lets the engine alone load pictures below the screen from as far away as a browser does that has measured a fast
 * connection, so that both fetch the same.
 */
export const LAZY_AS_IN_BROWSERS = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';

/** Returns the path of the Chromium that tests use, by default the system's; undefined means Playwright's own. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM'] ?? [ENGINE_ALONE, BROWSER].find((path) => existsSync(path));
}

/** Tells whether tests use the whole browser only because the engine alone is not there. */
export function lacksEngine(): boolean {
  return process.env['CHROMIUM'] === undefined && !existsSync(ENGINE_ALONE);
}
