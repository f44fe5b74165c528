import { existsSync, readFileSync, rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { buildSite, listItems, moveUp, openEditor, save, writeContent } from './editor-page.ts';

const PAGES = 'site/content/pages';
const DUTCH = `${PAGES}/nl/onze-avond.json`;
const ENGLISH = `${PAGES}/en/onze-avond.json`;
const DRAFT = `${PAGES}/nl/later.json`;
const NAVIGATION = 'site/content/navigation/nl.json';
const QUOTE = 'Een uur is lang als je echt luistert.';
const before = readFileSync(NAVIGATION, 'utf8');

test.use({ locale: 'nl-NL' });
test.afterEach(() => {
  for (const file of [DUTCH, ENGLISH, DRAFT]) rmSync(file, { force: true });
  writeContent(NAVIGATION, before);
});

test('a Dutch editor makes a page as a draft, publishes it in both languages and links to it', async ({
  page,
}) => {
  await test.step('the editor opens on the list of pages, in Dutch', async () => {
    await openEditor(page);
    await expect(page.getByRole('heading', { name: 'Alle pagina’s' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Over Power Hour', exact: true })).toBeVisible();
  });

  await test.step('a new page is a draft', async () => {
    await page.getByRole('link', { name: 'Nieuwe pagina in het Nederlands' }).click();
    await page.locator('[name="title"]').fill('Onze avond');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await expect(page).toHaveURL(/#\/~\/tina-preview\/nl\/onze-avond$/);
    expect(readJson(DUTCH)).toMatchObject({ title: 'Onze avond', slug: 'onze-avond', draft: true });
  });

  const preview = page.frameLocator('iframe');
  await test.step('a draft is previewed, and may keep the example of a new block', async () => {
    await openList(page);
    await row(page).getByRole('link', { name: 'Onze avond', exact: true }).click();
    await expect(preview.getByText('Dit is een concept: bezoekers zien het niet.')).toBeVisible();
    await page.locator('[data-test="add-item-blocks"]').click();
    await page.getByRole('button', { name: 'Citaat', exact: true }).click();
    await expect(preview.getByText('Zet hier de woorden van het citaat.')).toBeVisible();
    await save(page);
  });

  await test.step('a page with an example is not published, in Dutch words', async () => {
    await page.locator('[name="draft"]').uncheck({ force: true });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByText(/Niet opgeslagen\. Blokken 1, Citaat › Woorden: Dit is nog de voorbeeldtekst/),
    ).toBeVisible();
    expect(readJson(DUTCH)).toMatchObject({ draft: true });
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('[aria-roledescription="sortable"]').first().click();
    await page.locator('[name="blocks.0.quote"]').fill(QUOTE);
    await save(page);
    expect(readJson(DUTCH)).toMatchObject({ draft: false, blocks: [{ quote: QUOTE }] });
  });

  await test.step('the list makes the translation, a draft that names its page', async () => {
    await openList(page);
    await page.getByRole('button', { name: 'Vertaal deze pagina: Onze avond' }).click();
    await expect(preview.getByText(QUOTE)).toBeVisible();
    expect(readJson(ENGLISH)).toMatchObject({ draft: true, translation: DUTCH, blocks: [{ quote: QUOTE }] });
    await page.locator('[name="title"]').fill('Our evening');
    await page.locator('[name="draft"]').uncheck({ force: true });
    await save(page);
    expect(readJson(ENGLISH)).toMatchObject({ slug: 'our-evening', draft: false });
  });

  await test.step('a link in the menu refers to the page, and moves up', async () => {
    await page.goto('/admin/index.html#/collections/edit/navigation/~/nl');
    const last = readHeader().length;
    await page.locator('[data-test="add-item-header"]').click();
    const items = listItems(page, 'header');
    await items.nth(last).click();
    await page.locator(`[name="header.${last}.label"]`).fill('Avond');
    await page.locator(`[name="header.${last}.type"]`).selectOption('reference');
    await page.getByRole('combobox').filter({ hasText: 'Choose an option...' }).click();
    await page.getByRole('option').filter({ hasText: 'nl/onze-avond' }).click();
    await page.getByRole('button', { name: 'nl', exact: true }).click();
    await moveUp(items, last, 'Avond');
    await save(page);
    expect(readHeader().at(-2)).toMatchObject({ label: 'Avond', type: 'reference', reference: DUTCH });
  });

  writeContent(DRAFT, JSON.stringify({ ...readJson(DUTCH), slug: 'later', title: 'Later', draft: true }));
  const site = buildSite();
  const built = site.read('nl/onze-avond.html');
  expect(built).toContain(QUOTE);
  expect(built).toMatch(/hreflang="en" href="[^"]+\/en\/our-evening"/);
  expect(site.read('en/our-evening.html')).toMatch(/hreflang="nl" href="[^"]+\/nl\/onze-avond"/);
  expect(site.read('nl.html')).toMatch(/href="\/nl\/onze-avond"[^>]*>Avond</);
  expect(existsSync(site.path('nl/later.html'))).toBe(false);
  expect(site.read('sitemap-pages.xml')).not.toContain('/nl/later');
});

const row = (page: Page) => page.getByRole('row', { name: /Onze avond/ });

async function openList(page: Page): Promise<void> {
  await page.goto('/admin/index.html#/screens/alle_paginas');
  await expect(row(page)).toContainText('Nog geen vertaling');
}

function readJson(file: string): Record<string, unknown> {
  return Object(JSON.parse(readFileSync(file, 'utf8')));
}

function readHeader(): object[] {
  const { header } = readJson(NAVIGATION);
  return Array.isArray(header) ? header : [];
}
