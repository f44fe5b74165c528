import { expect, test } from '@playwright/test';
import { embedPageTexts } from '#site/features/embeds/texts.ts';
import { getCampaignInPhase } from './support/campaigns.ts';

const nl = embedPageTexts('nl');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a webmaster chooses a campaign, and is told when one does not exist', async ({ page }) => {
    const { slug, name } = await getCampaignInPhase(page.request, 'open');
    await page.goto('/nl/embed-test?campaign=bestaat-niet');
    await expect(page.getByText(nl.test.unknown)).toBeVisible();
    await expect(page.locator('power-hour-subscribe')).toHaveCount(1);
    await page.getByLabel(nl.test.campaign).selectOption(name);
    await page.getByRole('button', { name: nl.test.show }).click();
    await expect(page.getByText(`<power-hour-subscribe campaign="${slug}" lang="nl">`)).toBeVisible();
    await expect(page.getByText(nl.test.unknown)).toBeHidden();
  });
});
