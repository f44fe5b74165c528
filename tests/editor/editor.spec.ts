import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

const FILE = 'site/content/pages/nl/home.json';
const HEADING = 'Avonden om naar uit te kijken';
const QUOTE = 'Een uur is lang als je echt luistert.';
const EDITED_QUOTE = `${QUOTE} En kort als je vertelt.`;
const PICTURE = 'editor-journey.png';
const PICTURE_FILE = `site/src/media/${PICTURE}`;
const OUT_DIR = '.local/editor/dist';
const before = readFileSync(FILE, 'utf8');

test.afterEach(() => {
  writeFileSync(FILE, before);
  rmSync(PICTURE_FILE, { force: true });
});

test('an editor edits, adds and moves blocks, uploads a picture and saves; the file and the built page change', async ({
  page,
}) => {
  await openHome(page);
  const preview = page.frameLocator('iframe');
  const heading = page.locator('input[name="blocks.1.title"]');
  // A click opens its field once the editor has loaded the page's form.
  await expect(async () => {
    await preview.locator('[data-tina-field$="blocks.1.title"]').click();
    await expect(heading).toBeVisible({ timeout: 3000 });
  }).toPass();
  await heading.fill(HEADING);
  await expect(preview.getByRole('heading', { name: HEADING })).toBeVisible();
  await page.getByRole('button', { name: 'home', exact: true }).click();

  await test.step('the address follows the title while it is locked', async () => {
    const address = page.getByRole('textbox', { name: 'Address' });
    await page.getByRole('button', { name: 'Lock', exact: true }).click();
    await expect(address).toHaveValue('power-hour');
    await expect(address).not.toBeEditable();
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await address.fill('home');
  });

  await test.step('a block is chosen by its picture, moved up and filled in', async () => {
    await page.locator('[data-test="add-item-blocks"]').click();
    const choice = page.getByRole('button', { name: 'Quote', exact: true });
    await expect(choice.locator('img')).toHaveJSProperty('complete', true);
    await expect(choice.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await choice.click();
    const last = readBlockNames(before).length;
    await moveUp(page, last);
    await page
      .locator('[aria-roledescription="sortable"]')
      .nth(last - 1)
      .click();
    const quote = page.locator(`[name="blocks.${last - 1}.quote"]`);
    await quote.fill(QUOTE);
    await expect(preview.getByText(QUOTE)).toBeVisible();
    await test.step('saving keeps the editor on its page', async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect.poll(() => readFileSync(FILE, 'utf8')).toContain(QUOTE);
      await quote.fill(EDITED_QUOTE);
      await expect(preview.getByText(EDITED_QUOTE)).toBeVisible();
    });
    await page.getByRole('button', { name: 'home', exact: true }).click();
  });

  await test.step('a picture is uploaded', async () => {
    await page.locator('input[type="file"]').setInputFiles({
      name: PICTURE,
      mimeType: 'image/png',
      buffer: readFileSync('site/public/icon-512.png'),
    });
    await expect.poll(() => existsSync(PICTURE_FILE)).toBe(true);
    await expect(page.locator(`img[src*="${PICTURE}"]`).first()).not.toHaveJSProperty('naturalWidth', 0);
  });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => readFileSync(FILE, 'utf8')).toContain(EDITED_QUOTE);
  const saved = readFileSync(FILE, 'utf8');
  expect(saved).toContain(HEADING);
  expect(JSON.parse(saved)).toMatchObject({ slug: 'home', image: `/media/${PICTURE}` });
  expect(readBlockNames(saved)).toEqual(readBlockNames(before).toSpliced(-1, 0, 'quote'));

  execFileSync('node_modules/.bin/astro', ['build', '--silent'], { env: { ...process.env, OUT_DIR } });
  const built = readFileSync(`${OUT_DIR}/client/nl.html`, 'utf8');
  expect(built).toContain(HEADING);
  expect(built).toContain(EDITED_QUOTE);
  const picture = /property="og:image" content="https?:\/\/[^/"]+(?<path>\/[^"]+)"/.exec(built)?.groups?.[
    'path'
  ];
  expect(picture).toContain('editor-journey');
  expect(existsSync(`${OUT_DIR}/client${picture}`)).toBe(true);
});

async function openHome(page: Page): Promise<void> {
  await page.goto('/admin/index.html#/~/tina-preview/nl/home');
  await page.getByRole('button', { name: 'Enter Edit Mode' }).click();
}

/** Drags the block at `index` above the previous one; repeats it when the list was still moving. */
async function moveUp(page: Page, index: number): Promise<void> {
  const blocks = page.locator('[aria-roledescription="sortable"]');
  await expect(blocks.nth(index)).toContainText('Quote');
  await expect(async () => {
    await page.mouse.up();
    await blocks.nth(index).scrollIntoViewIfNeeded();
    const [from, to] = [await blocks.nth(index).boundingBox(), await blocks.nth(index - 1).boundingBox()];
    if (!from || !to) throw new Error('The blocks are not on screen.');
    const x = from.x + 12;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    // A mouse that moves before the list has taken hold of the block selects text instead.
    await expect(blocks.nth(index)).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });
    await page.mouse.move(x, from.y, { steps: 5 });
    await page.mouse.move(x, to.y + to.height / 2 - 6, { steps: 10 });
    await page.mouse.up();
    await expect(blocks.nth(index - 1)).toContainText('Quote', { timeout: 2000 });
  }).toPass();
}

function readBlockNames(file: string): string[] {
  const blocks: unknown = Object(JSON.parse(file)).blocks;
  return Array.isArray(blocks) ? blocks.map((block: unknown) => String(Object(block)._template)) : [];
}
