import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { campaignFormTexts } from '#site/features/campaign-form/texts.ts';
import { logIn, logInAsNewUser } from './support/account.ts';
import { createCampaign } from './support/campaigns.ts';

/** Reads the page's metadata about its share picture. */
async function readHead(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const read = (name: string) => new RegExp(`property="og:image${name}" content="([^"]*)"`).exec(html)?.[1];
  return { url: read('') ?? '', alt: read(':alt'), width: read(':width'), height: read(':height') };
}

test('an owner edits a campaign and stays on the page, and links to it show new pictures in both languages', async ({
  page,
}) => {
  const { fields, outcome } = campaignFormTexts('nl');
  await logInAsNewUser(page, { role: 'celebrity', language: 'nl' });
  const { id, slug } = await createCampaign(page, { artistName: 'Mila Steen' });
  const address = `/nl/dashboard/campaigns/${id}/edit`;
  await page.goto(address);
  await expect(page.getByRole('textbox', { name: fields.description })).toContainText('We cook together');
  const name = '👩‍🎤 Huiskamerconcert & verhalen';
  await page.getByLabel(fields.name, { exact: true }).fill(name);
  const patched = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: fields.update }).click();
  expect((await patched).postDataJSON()).toEqual({ name });
  await expect(page.getByText(outcome.updated)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);
  for (const [language, words] of [
    ['nl', 'met Mila Steen. Doe mee voor'],
    ['en', 'with Mila Steen. Take part for'],
  ] as const) {
    const path = `/${language}/campaigns/${slug}`;
    await expect
      .poll(async () => (await readHead(page, path)).url, { timeout: 30_000 })
      .toContain('/api/media/');
    const { url, alt, width, height } = await readHead(page, path);
    expect(alt).toContain(words);
    expect([width, height]).toEqual(['1200', '630']);
    const file = await (await page.request.get(new URL(url).pathname)).body();
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('a fan creates no campaign, and is led to those there are', async ({ page }) => {
  const { page: own } = campaignFormTexts('en');
  await logIn(page, 'fan@powerhour.test');
  await page.goto('/en/dashboard/campaigns/create');
  await expect(page.getByRole('heading', { name: own.refusedTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: own.toCampaigns })).toBeVisible();
});
