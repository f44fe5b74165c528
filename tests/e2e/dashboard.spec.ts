import { expect, test } from '@playwright/test';
import { submissionTexts } from '#site/features/submissions/texts.ts';
import { logInAsNewUser, verifyAddress } from './support/account.ts';
import { DESKTOP, expectAccessible, expectNoOverflow, PHONE, waitForIslands } from './support/accessible.ts';
import { createCampaign, findOwnCampaign, subscribeToOpenCampaign } from './support/campaigns.ts';

test('the menu links to every page, beside the content or above it on small screens', async ({ page }) => {
  await logInAsNewUser(page);
  await page.goto('/en/dashboard');
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await expect(menu.locator('[aria-current=page]')).toHaveCount(1);
  const heading = page.getByRole('heading', { level: 1 });
  const places = async () => {
    const [side, top] = [await menu.boundingBox(), await heading.boundingBox()];
    if (!side || !top) throw new Error('not drawn');
    return { isBeside: side.x + side.width <= top.x, isAbove: side.y + side.height <= top.y };
  };
  await page.setViewportSize(DESKTOP);
  expect(await places()).toMatchObject({ isBeside: true });
  await page.setViewportSize(PHONE);
  expect(await places()).toMatchObject({ isAbove: true });
  await menu.getByRole('link').first().click();
  await page.waitForURL('/en/dashboard/profile');
});

test('the dashboard follows a preference for dark and stays readable', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await logInAsNewUser(page);
  await subscribeToOpenCampaign(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const path of ['', '/profile']) {
    await page.goto(`/en/dashboard${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ground()).toBe('rgb(23, 10, 46)');
    await expectAccessible(page);
  }
  await page.goto('/en');
  expect(await ground(), 'public pages keep their look').toBe('rgb(251, 246, 238)');
});

test('only submissions near the screen are laid out, of 200', async ({ page }) => {
  await logInAsNewUser(page);
  await subscribeToOpenCampaign(page);
  await page.goto('/en/dashboard');
  await page.getByRole('article').evaluate((card) => {
    const list = card.closest('ul');
    if (list) list.innerHTML = list.innerHTML.repeat(200);
  });
  await expect(page.getByRole('article')).toHaveCount(200);
  const drawn = await page
    .getByRole('article')
    .evaluateAll(
      (cards) => cards.filter((card) => card.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  expect(drawn, 'cards far below are not laid out').toBeLessThan(60);
});

test('pages of the dashboard arrive filled, are the person’s alone, and ask the API for nothing they show', async ({
  page,
}) => {
  const { name } = await findOwnCampaign(page, ({ phase }) => phase === 'open');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') calls.push(new URL(request.url()).pathname);
  });
  for (const [path, text] of [
    ['', name],
    ['/profile', 'celebrity@powerhour.test'],
    ['/subscribed', submissionTexts('en').subscribed.heading],
  ] as const) {
    const answer = await page.goto(`/en/dashboard${path}`);
    const html = (await answer?.text()) ?? '';
    expect(html, path).toContain(text);
    expect(html.replaceAll(/<style>.*?<\/style>/gs, ''), path).not.toMatch(/skeleton|spinner-row/);
    expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
    await waitForIslands(page);
  }
  expect(calls.filter((path) => /campaigns\/mine|user-submissions/.test(path))).toEqual([]);
  const anonymous = await page.context().browser()?.newPage();
  const login = await anonymous?.request.get('/en/dashboard/profile?x=1', { maxRedirects: 0 });
  expect([login?.status(), login?.headers()['location']]).toEqual([
    302,
    '/en/login?redirect=%2Fen%2Fdashboard%2Fprofile%3Fx%3D1',
  ]);
});

test('a title of one word of eighty letters fits everywhere on a small phone', async ({ page }) => {
  await verifyAddress(page, await logInAsNewUser(page, { role: 'celebrity' }));
  const name = `Soep${'erwtensoepkookmiddag'.repeat(4)}${crypto.randomUUID().slice(0, 8)}`;
  const { id, slug } = await createCampaign(page, { name, artistName: name.slice(-60) });
  await page.setViewportSize({ width: 360, height: 700 });
  const own = ['embed', 'story', 'thanks', 'kit', 'statement'].map(
    (path) => `dashboard/campaigns/${id}/${path}`,
  );
  for (const path of [...own, `campaigns/${slug}`, `campaigns?q=${name}`]) {
    await page.goto(`/en/${path}`);
    await expect(page.getByText(name.slice(0, 60)).first()).toBeVisible();
    await expectNoOverflow(page);
  }
});
