import { expect, test } from '@playwright/test';
import { charityTexts } from '#site/features/charities/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApiAs, logInAsNewUser } from './support/account.ts';

const ADMIN = { email: 'admin@powerhour.test', password: 'powerhour' };

for (const language of ['nl', 'en'] as const) {
  const texts = charityTexts(language);

  test(`an admin approves and rejects what people added (${language})`, async ({ page }) => {
    await logInAsNewUser(page, { role: 'charity', name: 'Wiebe de Boer', language });
    const name = `Stichting ${crypto.randomUUID().slice(0, 8)}`;
    const added = await callApiAs(page, 'POST', '/api/charity-whitelist-custom', { name });
    expect(added.status()).toBe(201);
    await page.context().clearCookies();
    expect((await callApiAs(page, 'POST', '/api/users/login', ADMIN)).status()).toBe(200);

    await page.goto(`/${language}/dashboard`);
    await page.waitForURL('**/dashboard/admin');
    await page.locator('.menu a[href$="/dashboard/charities"]').click();
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByText(texts.pending, { exact: true })).toBeVisible();
    await expect(card).toContainText('Wiebe de Boer');
    await expect(card).toContainText(texts.unused);
    await expectAccessible(page);

    await card.getByRole('button', { name: texts.approveNamed.replace('{charity}', name) }).click();
    await expect(card.getByText(texts.approved, { exact: true })).toBeVisible();
    await card.getByRole('button', { name: texts.rejectNamed.replace('{charity}', name) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.rejectReason).fill('It is not registered with the tax office.');
    await dialog.getByRole('button', { name: texts.reject, exact: true }).click();
    await expect(card.getByText(texts.rejected, { exact: true })).toBeVisible();
    await page.reload();
    await expect(card.getByText(texts.rejected, { exact: true })).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(1);
  });
}

for (const role of ['fan', 'celebrity', 'charity'] as const) {
  test(`a ${role} gets no review of charities`, async ({ page }) => {
    const account = { email: `${role}@powerhour.test`, password: ADMIN.password };
    expect((await callApiAs(page, 'POST', '/api/users/login', account)).status()).toBe(200);
    await page.goto('/en/dashboard/charities');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(charityTexts('en').notYoursTitle);
    await expect(page.locator('.menu a[href$="/dashboard/charities"]')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
  });
}

test('trying again shows the charities after a failure', async ({ page }) => {
  const texts = charityTexts('en');
  expect((await callApiAs(page, 'POST', '/api/users/login', ADMIN)).status()).toBe(200);
  await page.route('**/api/charity-whitelist-custom/review?*', (route) => route.abort());
  await page.goto('/en/dashboard/charities');
  await expect(page.getByText(texts.loadFailed)).toBeVisible();
  await page.unroute('**/api/charity-whitelist-custom/review?*');
  await page.getByRole('button', { name: texts.retry }).click();
  await expect(page.getByRole('heading', { name: texts.judged })).toBeVisible();
});
