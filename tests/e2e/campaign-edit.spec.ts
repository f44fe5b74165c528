import { expect, test } from '@playwright/test';
import { campaignFormTexts } from '#site/features/campaign-form/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { PASSWORD } from './support/account.ts';
import { createCampaign, logIn, logInAsCelebrity } from './support/celebrity.ts';

for (const language of ['nl', 'en'] as const) {
  const texts = campaignFormTexts(language);
  const { fields } = texts;

  test(`a celebrity edits a campaign and stays on the page (${language})`, async ({ page }) => {
    await logInAsCelebrity(page);
    const id = await createCampaign(page);
    await page.goto(`/${language}/dashboard/campaigns/${id}/edit`);
    await expect(page.getByRole('textbox', { name: fields.description })).toContainText(
      'We zingen een uur lang samen.',
    );
    await expectAccessible(page);
    await page.getByLabel(fields.name, { exact: true }).fill('Langer zingen');
    const patched = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: fields.update }).click();
    expect((await patched).postDataJSON()).toEqual({ name: 'Langer zingen' });
    await expect(page.getByText(texts.outcome.updated)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/${language}/dashboard/campaigns/${id}/edit`);
  });
}

test('a session that ends during editing loses nothing', async ({ page }) => {
  const { fields, outcome } = campaignFormTexts('en');
  const email = await logInAsCelebrity(page);
  const id = await createCampaign(page);
  await page.goto(`/en/dashboard/campaigns/${id}/edit`);
  await page.getByLabel(fields.plannedLocation).fill('Somewhere else');
  // A response that is still under way would set a cookie again.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: fields.update }).click();
  await page.waitForURL('**/en/login?redirect=*');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(`**/en/dashboard/campaigns/${id}/edit`);
  await expect(page.getByLabel(fields.plannedLocation)).toHaveValue('Somewhere else');
  await page.getByRole('button', { name: fields.update }).click();
  await expect(page.getByText(outcome.updated)).toBeVisible();
});

test('a fan and an owner of another campaign are led elsewhere', async ({ page }) => {
  const { page: own } = campaignFormTexts('en');
  await logInAsCelebrity(page);
  const id = await createCampaign(page);
  await logIn(page, 'charity@powerhour.test');
  await page.goto(`/en/dashboard/campaigns/${id}/edit`);
  await expect(page.getByRole('heading', { name: own.notFoundTitle })).toBeVisible();
  await expectAccessible(page);
  await logIn(page, 'fan@powerhour.test');
  await page.goto('/en/dashboard/campaigns/create');
  await expect(page.getByRole('heading', { name: own.refusedTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: own.toCampaigns })).toBeVisible();
});
