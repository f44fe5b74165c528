import { expect, test } from '@playwright/test';
import { en } from '#site/features/embeds/page-texts.en.ts';
import { getCampaignInPhase } from './support/campaigns.ts';

test('a webmaster chooses a campaign and copies its code', async ({ page, context }) => {
  const { slug, name } = await getCampaignInPhase(page.request, 'open');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/embed');
  const picker = page.getByRole('region', { name: en.picker.title });
  await picker.getByLabel(en.test.campaign).selectOption(name);
  await picker.getByRole('button', { name: en.picker.fill }).click();
  await expect(page).toHaveURL(new RegExp(`campaign=${slug}`));
  await expect(picker.getByLabel(en.test.campaign)).toHaveValue(slug);
  await picker.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(picker.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `<power-hour-subscribe campaign="${slug}" lang="en">`,
  );
  await expect(picker.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});
