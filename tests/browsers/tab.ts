import { writeFile } from 'node:fs/promises';
import { expect, type TestInfo } from '@playwright/test';
import type { Driver, Found } from './driver.ts';
import {
  findControl,
  findLinkTo,
  findWidgetFrame,
  readOverflow,
  readText,
  readValue,
  setValue,
  settle,
  type Kind,
} from './find-in-page.ts';

export type Tab = ReturnType<typeof createTab>;

/** Creates what a person does in a window; each step waits until the page allows it. */
export function createTab(driver: Driver, origin: string, testInfo: TestInfo) {
  /** Waits until the page has what a function finds there. */
  async function waitFor<Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<Found> {
    const result: { found?: Found } = {};
    await expect(async () => {
      const found = await driver.find(find, ...args);
      expect(found, `${find.name} ${args.join(' ')}`).not.toBeNull();
      if (found) result.found = found;
    }).toPass();
    if (!result.found) throw new Error('nothing was found');
    return result.found;
  }

  return {
    open: (address: string) => driver.open(new URL(address, origin).href),
    press: async (kind: Kind, name: string) => (await waitFor(findControl, kind, name)).click(),
    follow: async (path: string) => (await waitFor(findLinkTo, path)).click(),
    type: async (field: string, text: string) => {
      const found = await waitFor(findControl, 'field', field);
      await found.click();
      await driver.type(text);
      await expect(async () => expect(await found.evaluate(readValue, '')).toContain(text)).toPass();
    },
    /** Types at the cursor; a line feed is the Enter key. */
    typeOn: (text: string) => driver.type(text),
    /** Sets a date, a time or an option by its value, or chooses the first option. */
    set: async (field: string, value = '') => {
      const found = await waitFor(findControl, 'field', field);
      await expect(async () => expect(await found.evaluate(setValue, value)).toBe(true)).toPass();
    },
    waitForHeading: (name: string) => waitFor(findControl, 'heading', name),
    waitForText: (text: string) =>
      expect(async () => {
        expect(await driver.evaluate(readText)).toContain(text.replace(/\s+/g, ' ').toLowerCase());
      }).toPass(),
    waitForUrl: (pattern: RegExp) =>
      expect(async () => expect(await driver.readUrl()).toMatch(pattern)).toPass(),
    enterWidget: async () => (await waitFor(findWidgetFrame)).enter(),
    leaveWidget: () => driver.leaveFrame(),

    /** Stores a picture of the window among the test's results; the page must not be wider than the window. */
    photograph: async (name: string) => {
      await driver.evaluate(settle);
      const overflow = await driver.evaluate(readOverflow);
      await writeFile(testInfo.outputPath(`${name}.png`), await driver.takePicture());
      expect(overflow, `${name} is wider than the window`).toBeLessThanOrEqual(0);
    },
  };
}
