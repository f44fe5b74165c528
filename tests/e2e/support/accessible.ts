import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Fails with the rules and elements that axe reports on a page. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page without frames is checked in legacy mode, which takes a third of the time.
  const isAlone = page.frames().length === 1;
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // What is behind a modal dialog is out of reach, and axe does not know what covers it.
  if (isAlone && (await page.locator('dialog:modal').count()) > 0) axe.include('dialog:modal');
  const { violations } = await axe.setLegacyMode(isAlone).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** Waits until the islands of a page that load at once answer to what is typed and pressed. */
export async function waitForIslands(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
}

/** Fails when a page is wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const readOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(readOverflow, { message: page.url() }).toBeLessThanOrEqual(0);
}
