import { expect, test, type Page } from '@playwright/test';
import { accountTexts } from '#site/features/accounts/texts.ts';
import { createTestAccount } from './support/account.ts';
import { waitForIslands } from './support/accessible.ts';

/** Opens a page without the scripts of its islands; returns a function that lets them through. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.unrouteAll();
  await page.route(/\/_astro\/(?!Page\.)[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  // The dashboard's own script shares files with islands, so its load waits for them.
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('.site-footer').waitFor({ state: 'attached' });
  return () => resolve(undefined);
}

test.use({ locale: 'en' });

test('what is typed, chosen and pressed before the scripts arrive is carried out', async ({ page }) => {
  const { common, login, personal, register } = accountTexts('en');
  const email = await createTestAccount(page, { language: 'en' });
  const letLinkThrough = await openAsleep(page, '/en/login');
  await page.getByLabel(common.email).fill(email);
  await page.getByRole('button', { name: login.mail }).click();
  letLinkThrough();
  await expect(page.getByText(login.linkSent.replace('{email}', email))).toBeVisible();

  const letRoleThrough = await openAsleep(page, '/en/register');
  await page.getByLabel(common.email).fill(email);
  await page.getByRole('radio', { name: register.celebrity }).check();
  letRoleThrough();
  await expect(page.getByLabel(personal.artistName)).toBeVisible();
  await expect(page.getByLabel(common.email)).toHaveValue(email);

  const letAddressThrough = await openAsleep(page, '/en/forgot-password');
  await page.getByLabel(common.email).fill(email);
  letAddressThrough();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.locator('[data-language][hreflang=nl]').first().click();
  await expect(page.getByLabel(accountTexts('nl').common.email)).toHaveValue(email);

  const letWizardThrough = await openAsleep(page, '/en/dashboard/campaigns/create');
  await page.getByLabel(common.email).fill(email);
  await page.getByLabel(personal.artistName).fill('Mila Steen');
  letWizardThrough();
  await waitForIslands(page);
  await expect(page.getByLabel(common.email)).toHaveValue(email);
  await expect(page.getByLabel(personal.artistName)).toHaveValue('Mila Steen');
});
