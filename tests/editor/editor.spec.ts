import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const FILE = 'site/content/pages/nl/home.json';
const WORDS = 'Avonden om naar uit te kijken';
const OUT_DIR = '.local/editor/dist';
const before = readFileSync(FILE, 'utf8');

test.afterEach(() => writeFileSync(FILE, before));

test('an editor changes a heading by a click in the preview; the file and the built page change', async ({
  page,
}) => {
  await page.goto('/admin/index.html#/~/tina-preview/nl/home');
  await page.getByRole('button', { name: 'Enter Edit Mode' }).click();
  const preview = page.frameLocator('iframe');
  const heading = preview.locator('[data-tina-field$="blocks.1.title"]');
  await heading.click();
  const field = page
    .getByRole('textbox', { name: 'Heading' })
    .or(page.locator('input[name$="title"]'))
    .first();
  await field.fill(WORDS);
  await expect(preview.getByRole('heading', { name: WORDS })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => readFileSync(FILE, 'utf8')).toContain(WORDS);

  execFileSync('node_modules/.bin/astro', ['build', '--silent'], {
    env: { ...process.env, OUT_DIR },
  });
  expect(readFileSync(`${OUT_DIR}/client/nl.html`, 'utf8')).toContain(WORDS);
});
