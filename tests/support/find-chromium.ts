import { existsSync } from 'node:fs';

/** Where a Debian-like system has its packages: the engine alone takes half the processor's time of the whole browser. */
const SYSTEM_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Lets the engine alone load pictures below the screen from as far away as a browser does that has measured a fast
 * connection, so that both fetch the same.
 */
export const LAZY_AS_IN_BROWSERS = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';

/** Returns the path of the Chromium that tests use, by default the system's; undefined means Playwright's own. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM'] ?? SYSTEM_CHROMIUMS.find((path) => existsSync(path));
}
