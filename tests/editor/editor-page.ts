import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

const OUT_DIR = '.local/editor/dist';

/** Opens an address of the editor, as #/screens/all_pages, and enters it where it asks for that. */
export async function openEditor(page: Page, address = ''): Promise<void> {
  await page.goto(`/admin/index.html${address}`);
  await page.getByRole('button', { name: 'Enter Edit Mode' }).click();
}

/** Saves the form that is open and waits until the editor has done so: what is typed before is lost. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(button).toBeDisabled();
}

/** Returns the items of a list of the form that is open. */
export const listItems = (page: Page, list: string): Locator =>
  page.locator(`[data-test="list-${list}"] [aria-roledescription="sortable"]`);

/** Drags the item at `index` of a list above the previous one; again when the list was still moving. */
export async function moveUp(items: Locator, index: number, text: string): Promise<void> {
  const page = items.page();
  await expect(items.nth(index)).toContainText(text);
  await expect(async () => {
    await page.mouse.up();
    await items.nth(index).scrollIntoViewIfNeeded();
    const [from, to] = [await items.nth(index).boundingBox(), await items.nth(index - 1).boundingBox()];
    if (!from || !to) throw new Error('The items are not on screen.');
    const x = from.x + 12;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    // A mouse that moves before the list has taken hold of the item selects text instead.
    await expect(items.nth(index)).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });
    await page.mouse.move(x, from.y, { steps: 5 });
    await page.mouse.move(x, to.y + to.height / 2 - 6, { steps: 10 });
    await page.mouse.up();
    await expect(items.nth(index - 1)).toContainText(text, { timeout: 2000 });
  }).toPass();
}

/** Writes a file of content in one step: TinaCMS would keep what it reads of a file half written. */
export function writeContent(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Builds the site with the files as they are; returns a reader of what visitors get. */
export function buildSite(): { read: (file: string) => string; path: (file: string) => string } {
  execFileSync('node_modules/.bin/astro', ['build', '--silent'], { env: { ...process.env, OUT_DIR } });
  const path = (file: string) => `${OUT_DIR}/client/${file}`;
  return { path, read: (file) => readFileSync(path(file), 'utf8') };
}
