import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { ensurePackages } from '#tests/support/ensure-packages.ts';
import { installSystemPackages } from '#tests/support/install-system-packages.ts';

export const ENGINES = ['firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** What a Debian-like system calls the two engines, and the screen that WebKit's window needs. */
const SYSTEM_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'] as const;
const SCREEN_PROGRAMS = ['/usr/bin/xvfb-run', '/usr/bin/xauth'] as const;

const CLIENTS_FOLDER = '.local/browsers';
/** No client drives both: Firefox without a driver of its own speaks WebDriver BiDi, WebKitGTK only the older WebDriver. */
const CLIENTS = { 'puppeteer-core': '25.16.0', 'selenium-webdriver': '4.49.0' } as const;

/** Returns where Firefox is, if it is installed. */
export function findFirefox(): string | undefined {
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
}

/** Returns where WebKitGTK's driver and the browser that it starts are, if they are installed. */
export function findWebKit(): { readonly driver: string; readonly browser: string } | undefined {
  const [driver] = globSync('/usr/bin/WebKitWebDriver');
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return driver !== undefined && browser !== undefined ? { driver, browser } : undefined;
}

/** Makes sure that both engines and their clients are there. Throws the command to run where root has to. */
export function ensureEngines(): void {
  if (!hasEngines()) {
    console.log('Installing Firefox and WebKitGTK (once) …');
    installSystemPackages(SYSTEM_PACKAGES);
  }
  if (!hasEngines()) {
    throw new Error(
      `Firefox or WebKitGTK is missing: run \`sudo apt-get install ${SYSTEM_PACKAGES.join(' ')}\`.`,
    );
  }
  ensurePackages(CLIENTS_FOLDER, CLIENTS);
}

/** Loads a client, which is outside the project's own packages. */
export function loadClient(name: keyof typeof CLIENTS) {
  return createRequire(resolve(CLIENTS_FOLDER, 'index.js'))(name);
}

function hasEngines(): boolean {
  return findFirefox() !== undefined && findWebKit() !== undefined && SCREEN_PROGRAMS.every(existsSync);
}
