import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { campaignFormTexts } from '#site/features/campaign-form/texts.ts';
import { createCampaign, logInAsCelebrity } from './support/celebrity.ts';

/** Reads what a page says of the picture that a link to it shows. */
async function readHead(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const read = (name: string) => new RegExp(`property="og:image${name}" content="([^"]*)"`).exec(html)?.[1];
  return { url: read('') ?? '', alt: read(':alt'), width: read(':width'), height: read(':height') };
}

test('an edit of a campaign leads to new share pictures, in both languages', async ({ page }) => {
  const { fields, outcome } = campaignFormTexts('nl');
  await logInAsCelebrity(page);
  const id = await createCampaign(page);
  const { doc } = Object(await (await page.request.get(`/api/campaigns/${id}`)).json());
  await page.goto(`/nl/dashboard/campaigns/${id}/edit`);
  await page.getByLabel(fields.name, { exact: true }).fill('👩‍🎤 Huiskamerconcert & verhalen');
  await page.getByRole('button', { name: fields.update }).click();
  await expect(page.getByText(outcome.updated)).toBeVisible();
  for (const [language, words] of [
    ['nl', 'met Mila Steen. Doe mee voor'],
    ['en', 'with Mila Steen. Take part for'],
  ] as const) {
    const path = `/${language}/campaigns/${doc.slug}`;
    await expect
      .poll(async () => (await readHead(page, path)).url, { timeout: 30_000 })
      .toContain('/api/media/');
    const { url, alt, width, height } = await readHead(page, path);
    expect(alt).toContain(words);
    expect([width, height]).toEqual(['1200', '630']);
    const file = await (await page.request.get(new URL(url).pathname)).body();
    const picture = await sharp(file).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});
