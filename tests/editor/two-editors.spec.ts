import { readFileSync, rmSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { listItems, openEditor, save, writeContent } from './editor-page.ts';

const FILE = 'site/content/pages/nl/samen.json';
const ADDRESS = '#/~/tina-preview/nl/samen';
const OPENED = {
  title: 'Samen',
  slug: 'samen',
  draft: true,
  description: 'Een avond.',
  blocks: [
    { content: 'Wij komen.\n', _template: 'richText' },
    { quote: 'Een uur is lang.', author: 'Noor', _template: 'quote' },
  ],
};

/** Two editors, each in a browser of their own, who have the same page open. */
const test = base.extend<{ anna: Page; bram: Page }>({
  anna: async ({ browser }, use) => use(await openPage(await browser.newPage())),
  bram: async ({ browser }, use) => use(await openPage(await browser.newPage())),
});

test.use({ locale: 'nl-NL' });
test.beforeEach(() => writeContent(FILE, JSON.stringify(OPENED, null, 2)));
test.afterEach(() => rmSync(FILE, { force: true }));

test('what two editors change in different fields and blocks of a page is all kept', async ({
  anna,
  bram,
}) => {
  await title(anna).fill('Samen sterk');
  await addQuote(anna, 'Van Anna.');
  await save(anna);

  await description(bram).fill('Een lange avond.');
  await openBlock(bram, 1);
  await bram.locator('[name="blocks.1.author"]').fill('Sam');
  await save(bram);
  await expect(
    bram.getByText(/Opgeslagen, samen met wat iemand anders intussen veranderde: .*Titel/),
  ).toBeVisible();
  expect(readPage()).toEqual({
    ...OPENED,
    title: 'Samen sterk',
    slug: 'samen-sterk',
    description: 'Een lange avond.',
    blocks: [
      OPENED.blocks[0],
      { ...OPENED.blocks[1], author: 'Sam' },
      { quote: 'Van Anna.', _template: 'quote' },
    ],
  });

  await test.step('each goes on from what both made', async () => {
    await bram.getByRole('button', { name: 'samen', exact: true }).click();
    await expect(title(bram)).toHaveValue('Samen sterk');
    await title(anna).fill('Samen sterker');
    await save(anna);
    await expect(description(anna)).toHaveValue('Een lange avond.');
    await title(bram).fill('Samen het sterkst');
    await bram.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(bram.getByRole('group', { name: 'Titel' })).toContainText('Samen sterker');
  });
});

test('where both changed the same, the second sees both versions and chooses', async ({ anna, bram }) => {
  await title(anna).fill('Titel van Anna');
  await typeText(anna, 'Zij ');
  await save(anna);
  await title(bram).fill('Titel van Bram');
  await description(bram).fill('Beschrijving van Bram');
  await typeText(bram, 'Jullie ');

  const dialog = bram.getByRole('dialog', { name: 'Iemand anders heeft dit ook veranderd' });
  const saveButton = bram.getByRole('button', { name: 'Save', exact: true });
  await test.step('who goes back loses nothing, and may choose later', async () => {
    await saveButton.click();
    await expect(dialog.getByRole('group', { name: 'Titel' })).toContainText('Titel van Anna');
    // The address follows the title.
    await expect(dialog.getByRole('group')).toContainText(['Titel', 'Adres', 'Blokken 1, Opgemaakte tekst']);
    await dialog.getByRole('button', { name: 'Terug naar het formulier' }).click();
    await expect(
      bram.getByText(/Niet opgeslagen\. Iemand anders heeft dezelfde velden veranderd/),
    ).toBeVisible();
    await bram.getByRole('button', { name: 'Close' }).click();
    expect(readPage()).toMatchObject({ title: 'Titel van Anna', description: OPENED.description });
  });

  await saveButton.click();
  const group = (name: string | RegExp) => dialog.getByRole('group', { name });
  await group('Titel').getByLabel('De andere versie').check();
  await group('Adres').getByLabel('De andere versie').check();
  await group(/Tekst/).getByLabel('Jouw versie').check();
  await dialog.getByRole('button', { name: 'Sla mijn keuze op' }).click();
  await expect(saveButton).toBeDisabled();
  expect(readPage()).toMatchObject({
    title: 'Titel van Anna',
    slug: 'titel-van-anna',
    description: 'Beschrijving van Bram',
    blocks: [{ content: expect.stringContaining('Jullie') }, {}],
  });
});

test('saves at the same moment, and a change by hand, keep what the others made', async ({ anna, bram }) => {
  for (const round of [1, 2, 3]) {
    await title(anna).fill(`Samen ${round}`);
    await description(bram).fill(`Avond ${round}`);
    await Promise.all([save(anna), save(bram)]);
    expect(readPage()).toMatchObject({ title: `Samen ${round}`, description: `Avond ${round}` });
  }
  writeContent(FILE, JSON.stringify({ ...readPage(), noindex: true }, null, 2));
  await title(anna).fill('Samen, en met de hand');
  await save(anna);
  expect(readPage()).toMatchObject({ title: 'Samen, en met de hand', description: 'Avond 3', noindex: true });
});

const title = (page: Page) => page.locator('[name="title"]');
const description = (page: Page) => page.locator('[name="description"]');

async function openPage(page: Page): Promise<Page> {
  await openEditor(page, ADDRESS);
  await expect(title(page)).toHaveValue(OPENED.title);
  return page;
}

async function openBlock(page: Page, index: number): Promise<void> {
  await listItems(page, 'blocks').nth(index).click();
}

async function addQuote(page: Page, words: string): Promise<void> {
  await page.locator('[data-test="add-item-blocks"]').click();
  await page.locator('button').filter({ hasText: 'Citaat' }).click();
  await openBlock(page, 2);
  await page.locator('[name="blocks.2.quote"]').fill(words);
  await page.getByRole('button', { name: 'samen', exact: true }).click();
}

/** Types into the page's first text. */
async function typeText(page: Page, words: string): Promise<void> {
  await openBlock(page, 0);
  await page.locator('[contenteditable="true"]').click();
  await page.keyboard.type(words);
  await page.getByRole('button', { name: 'samen', exact: true }).click();
}

function readPage(): Record<string, unknown> {
  return Object(JSON.parse(readFileSync(FILE, 'utf8')));
}
