import { expect, test, type Locator } from '@playwright/test';
import { renderPriceShare } from '#api/payments/price-rules.ts';
import { reminderTexts } from '#site/features/reminders/texts.ts';
import { shareTexts } from '#site/features/sharing/share-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { expectNoOverflow } from './support/accessible.ts';
import { listCampaignsInPhase } from './support/campaigns.ts';

const SMALL = { width: 390, height: 700 };

test.use({ viewport: SMALL });

/** Returns where a part starts and ends on the page, in pixels from the top. */
const getPlace = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY };
  });

test('a small phone’s first screen has all of an open campaign’s head, and the form follows', async ({
  page,
}) => {
  for (const { slug, name, celebrity, charity, costsCoveredBy } of await listCampaignsInPhase(
    page.request,
    'open',
  )) {
    await page.goto(`/nl/campaigns/${slug}`);
    const hero = page.locator('.campaign-hero');
    const share = renderPriceShare(costsCoveredBy, charity.name).nl;
    for (const part of [
      hero.getByRole('heading', { level: 1, name }),
      hero.locator('.dial'),
      hero.getByText(share),
      hero.locator('.countdown'),
      hero.locator('.to-form'),
    ])
      await expect(part, slug).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.countdown')).toHaveCount(1);
    const [head, form] = [await getPlace(hero), await getPlace(page.locator('#donate'))];
    const story = await getPlace(page.locator('.story'));
    expect(form.top - head.bottom, slug).toBeLessThan(40);
    expect(story.top, slug).toBeGreaterThan(form.bottom);
    await expect(page.getByRole('region', { name: shareTexts('nl').title })).toHaveCount(0);
    const follow = fillText(reminderTexts('nl').celebrity.title, { celebrity: celebrity.name });
    await expect(page.getByRole('region', { name: follow })).toHaveCount(0);
  }
  await expectNoOverflow(page);

  const bar = page.locator('.take-part-bar');
  await expect(bar).toBeHidden();
  await page
    .locator('.story')
    .last()
    .evaluate((story) => story.scrollIntoView({ block: 'end' }));
  await expect(bar).toBeVisible();
  await bar.getByRole('link').click();
  await expect(page.getByRole('textbox').first()).toBeInViewport();
  await expect(bar).toBeHidden();
});

test('the home page leads to the carousel, and from there to the list', async ({ page }) => {
  await page.goto('/nl');
  await page.getByRole('link', { name: 'Bekijk de campagnes' }).first().click();
  await expect(page.getByRole('list', { name: 'Campagnes' })).toBeInViewport();
  await page.getByRole('link', { name: 'Alle campagnes' }).click();
  await expect(page).toHaveURL(/\/nl\/campaigns$/);
  await expectNoOverflow(page);
});
