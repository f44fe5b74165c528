import { existsSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { buildSite, listItems, moveUp, openEditor, save, writeContent } from './editor-page.ts';

const FILE = 'site/content/pages/nl/home.json';
const HEADING = 'Avonden om naar uit te kijken';
const QUOTE = 'Een uur is lang als je echt luistert.';
const EDITED_QUOTE = `${QUOTE} En kort als je vertelt.`;
const PICTURE = 'editor-journey.png';
const PICTURE_FILE = `site/src/media/${PICTURE}`;
const before = readFileSync(FILE, 'utf8');
const PageFile = z.looseObject({ blocks: z.array(z.looseObject({ _template: z.string() })) });

test.afterEach(() => {
  writeContent(FILE, before);
  rmSync(PICTURE_FILE, { force: true });
});

test('an editor edits, adds and moves blocks, uploads a picture and saves; the file and the built page change', async ({
  page,
}) => {
  await openEditor(page, '#/~/tina-preview/nl/home');
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

  await test.step('what is only viewed stays unchanged in the file', async () => {
    await listItems(page, 'blocks').first().click();
    await page.locator('[aria-roledescription="sortable"]').filter({ hasText: 'Zo werkt het' }).click();
    await expect(page.getByRole('combobox').filter({ hasText: 'Choose an option...' })).toBeVisible();
    await page.getByRole('button', { name: 'home', exact: true }).click();
  });

  await test.step('a block is chosen by its picture, moved up and filled in', async () => {
    await page.locator('[data-test="add-item-blocks"]').click();
    const choice = page.getByRole('button', { name: 'Quote', exact: true });
    await expect(choice.locator('img')).toHaveJSProperty('complete', true);
    await expect(choice.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await choice.click();
    const last = PageFile.parse(JSON.parse(before)).blocks.length;
    await moveUp(listItems(page, 'blocks'), last, 'Quote');
    await listItems(page, 'blocks')
      .nth(last - 1)
      .click();
    const quote = page.locator(`[name="blocks.${last - 1}.quote"]`);
    await quote.fill(QUOTE);
    await expect(preview.getByText(QUOTE)).toBeVisible();
    await test.step('saving keeps the editor on its page', async () => {
      await save(page);
      expect(readFileSync(FILE, 'utf8')).toContain(QUOTE);
      await quote.fill(EDITED_QUOTE);
      await expect(preview.getByText(EDITED_QUOTE)).toBeVisible();
    });
    await page.getByRole('button', { name: 'home', exact: true }).click();
  });

  await test.step('a picture is uploaded', async () => {
    await page
      .locator('input[type="file"]')
      .setInputFiles({
        name: PICTURE,
        mimeType: 'image/png',
        buffer: readFileSync('site/public/icon-512.png'),
      });
    await expect(page.locator(`img[src*="${PICTURE}"]`).first()).toBeVisible();
    const readServed = async () => (await page.request.get(`/media/${PICTURE}`)).body();
    await expect.poll(readServed).toEqual(readFileSync('site/public/icon-512.png'));
  });

  await save(page);
  const { blocks, ...content } = PageFile.parse(JSON.parse(before));
  const edited = blocks
    .map((block, index) => (index === 1 ? { ...block, title: HEADING } : block))
    .toSpliced(-1, 0, { quote: EDITED_QUOTE, _template: 'quote' });
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual({
    ...content,
    image: `/media/${PICTURE}`,
    blocks: edited,
  });

  const site = buildSite();
  const built = site.read('nl.html');
  expect(built).toContain(HEADING);
  expect(built).toContain(EDITED_QUOTE);
  const picture = /property="og:image" content="https?:\/\/[^/"]+(?<path>\/[^"]+)"/.exec(built)?.groups?.[
    'path'
  ];
  expect(picture).toContain('editor-journey');
  expect(existsSync(site.path(picture ?? ''))).toBe(true);
});
