import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openEditor, save, writeContent } from './editor-page.ts';

const FILE = 'site/content/pages/nl/faq.json';
const LIST = '#/screens/alle_paginas';
const before = readFileSync(FILE, 'utf8');

test.use({ locale: 'nl-NL' });
test.afterEach(() => {
  writeContent(FILE, before);
  rmSync(`.local/editor/replaced/${FILE}`, { recursive: true, force: true });
});

test('an editor restores a former version of a page, and takes that back', async ({ page }) => {
  await openEditor(page, LIST);
  await page.getByRole('link', { name: 'Veelgestelde vragen', exact: true }).click();
  const title = page.locator('[name="title"]');
  await title.fill('Vragen');
  await save(page);

  const history = page.waitForEvent('popup');
  await page.locator('a[href*="tina-history"][target="_blank"]').click();
  const versions = await history;
  const latest = versions.getByRole('listitem').first();
  await latest.getByText('Wat er anders is').click();
  await expect(latest.getByText('Toen: Veelgestelde vragen')).toBeVisible();
  await expect(latest.getByText('Nu: Vragen')).toBeVisible();
  await latest.getByRole('button', { name: 'Zet deze versie terug' }).click();
  await expect(versions.locator('[name="title"]')).toHaveValue('Veelgestelde vragen');
  expect(readFileSync(FILE, 'utf8')).toBe(before);

  await test.step('the form that was open meanwhile keeps what it had, and does not replace the restored version', async () => {
    await page.locator('[name="description"]').fill('Alle antwoorden.');
    await save(page);
    await expect(page.getByText(/samen met wat iemand anders intussen veranderde: .*Titel/)).toBeVisible();
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toMatchObject({ title: 'Veelgestelde vragen' });
  });

  await page.goto(`/admin/index.html${LIST}`);
  await page.getByRole('link', { name: 'Geschiedenis van Veelgestelde vragen' }).click();
  const replaced = page.getByRole('listitem').filter({ hasText: 'Vervangen door een teruggezette versie' });
  await replaced.getByRole('button', { name: 'Zet deze versie terug' }).click();
  await expect(title).toHaveValue('Vragen');
});

test('a damaged page is shown with what is wrong, and restored', async ({ page }) => {
  const damaged = before.slice(0, 2000);
  writeContent(FILE, damaged);
  await openEditor(page, LIST);
  const alert = page.getByRole('alert').filter({ hasText: FILE });
  await expect(alert).toContainText('Dit bestand is beschadigd: de site kan het niet lezen.');
  await expect(alert).toContainText(`Op regel ${damaged.split('\n').length} ontbreekt iets`);

  await page.goto('/admin/index.html#/~/tina-preview/nl/faq');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('alert')).toContainText('Dit bestand is beschadigd');
  const good = preview.getByRole('listitem').first();
  await expect(good).toContainText('De laatste goede versie');
  await good.getByRole('button', { name: 'Zet deze versie terug' }).click();
  await expect(page.locator('[name="title"]')).toHaveValue('Veelgestelde vragen');
  await expect(preview.getByRole('heading', { name: 'Veelgestelde vragen' })).toBeVisible();
  expect(readFileSync(FILE, 'utf8')).toBe(before);

  await test.step('a form does not replace a file that was damaged meanwhile', async () => {
    writeContent(FILE, damaged);
    await page.locator('[name="title"]').fill('Vragen');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/Niet opgeslagen\. Dit bestand is beschadigd/)).toBeVisible();
    expect(readFileSync(FILE, 'utf8')).toBe(damaged);
    await page.getByRole('button', { name: 'Close' }).click();
    writeContent(FILE, before);
    await save(page);
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual({ ...JSON.parse(before), title: 'Vragen' });
  });
});

test('the preview of the home page leads to its pair', async ({ page }) => {
  await openEditor(page, '#/~/tina-preview/nl/home');
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('a[hreflang="en"]').first()).toHaveAttribute('href', '/tina-preview/en/home');
});
