import { writeFile } from 'node:fs/promises';
import { test as hostTest, SITE } from '#tests/e2e/support/host.ts';
import type { Size } from './driver.ts';
import type { Engine } from './ensure-engines.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-webkit.ts';
import { createTab, type Tab } from './tab.ts';

type Options = { readonly engine: Engine; readonly size: Size };

const OPEN = { firefox: openFirefox, webkit: openWebKit } as const;

export const PHONE: Size = { width: 390, height: 844 };
export const DESKTOP: Size = { width: 1440, height: 900 };

/** A test in one window of the project's engine. */
export const test = hostTest.extend<Options & { readonly tab: Tab }>({
  engine: ['firefox', { option: true }],
  size: [DESKTOP, { option: true }],
  tab: async ({ engine, size }, use, testInfo) => {
    const driver = await OPEN[engine](size);
    try {
      await use(createTab(driver, SITE, testInfo));
      if (testInfo.status !== testInfo.expectedStatus) {
        await writeFile(testInfo.outputPath('failure.png'), await driver.takePicture());
      }
    } finally {
      await driver.close();
    }
  },
});
