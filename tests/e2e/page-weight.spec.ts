import { expect, test } from '@playwright/test';
import { PAGE_BUDGETS } from '../load/paint/budgets.ts';
import { PHONE } from '../load/paint/measure-page.ts';
import { countTraffic } from '../support/count-traffic.ts';
import { getCampaignInPhase } from './support/campaigns.ts';

test.use(PHONE);

for (const [address, budget] of Object.entries(PAGE_BUDGETS)) {
  test(`${address} keeps its budget, and nothing it fetches holds the first paint`, async ({ page }) => {
    const { slug } = await getCampaignInPhase(page.request, 'open');
    const readTraffic = await countTraffic(await page.context().newCDPSession(page));
    await page.goto(address.replace('{slug}', slug), { waitUntil: 'networkidle' });
    const { requests, kB, htmlKB, scriptKB } = readTraffic();
    expect(requests).toBeLessThanOrEqual(budget.requests);
    expect(kB).toBeLessThanOrEqual(budget.kB);
    expect(htmlKB).toBeLessThanOrEqual(budget.htmlKB);
    expect(scriptKB).toBeLessThanOrEqual(budget.scriptKB);
    const blocking = page.locator(
      'head link[rel=stylesheet], script[src]:not([type=module], [async], [defer]), link[rel=preload]:not([as=font], [as=image])',
    );
    await expect(blocking).toHaveCount(0);
  });
}

test('the home page comes with the campaigns of this moment', async ({ page, request }) => {
  const { name, slug } = await getCampaignInPhase(request, 'open');
  const html = await (await request.get('/nl')).text();
  expect(html).toContain(`href="/nl/campaigns/${slug}"`);
  await page.goto('/nl');
  const carousel = page.getByRole('list', { name: 'Campagnes' });
  await expect(carousel.getByRole('link', { name, exact: true })).toBeAttached();
  await carousel.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Scroll naar rechts' })).toBeEnabled();
});
