import { expect, test } from '@playwright/test';
import { en } from '#site/features/embeds/page-texts.en.ts';
import { nl } from '#site/features/embeds/page-texts.nl.ts';
import { getCampaignInPhase } from './support/campaigns.ts';

test('a webmaster chooses a campaign and copies its code', async ({ page, context }) => {
  const { slug, name } = await getCampaignInPhase(page.request, 'not-started');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/embed');
  await page.getByRole('link', { name: en.picker.choose }).click();
  await page.getByLabel(en.test.campaign).selectOption(name);
  await page.getByRole('button', { name: en.test.show }).click();
  await expect(page).toHaveURL(new RegExp(`campaign=${slug}`));
  const code = page.getByRole('region', { name: en.page.code });
  await code.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(code.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `<power-hour-subscribe campaign="${slug}" lang="en">`,
  );
  await expect(code.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a webmaster chooses a campaign, and is told when one does not exist', async ({ page }) => {
    const { slug, name } = await getCampaignInPhase(page.request, 'open');
    await page.goto('/nl/embed-test?campaign=bestaat-niet');
    await expect(page.getByText(nl.test.unknown)).toBeVisible();
    await page.getByLabel(nl.test.campaign).selectOption(name);
    await page.getByRole('button', { name: nl.test.show }).click();
    await expect(page.getByText(`<power-hour-subscribe campaign="${slug}" lang="nl">`)).toBeVisible();
    await expect(page.getByText(nl.test.unknown)).toBeHidden();
  });
});
