import { expect, test } from '@playwright/test';
import { adminTexts } from '#site/features/admin/texts.ts';
import { logInAsAdmin } from './support/account.ts';
import { expectAccessible, PHONE, waitForIslands } from './support/accessible.ts';
import { createPaidCampaign } from './support/participants.ts';
import { findCheckoutSession, SANDBOX, waitForMail } from './support/sandbox.ts';

/** One of the demo's mails that failed. */
const FAILED = /Je doet mee, en dit/;

/** Returns the id of a message about a checkout, as the provider's dashboard would show it. */
async function readMessageId(sessionId: string): Promise<string> {
  const response = await fetch(`${SANDBOX}/control/sessions/${sessionId}/redeliver`, { method: 'POST' });
  const { redelivered }: { redelivered: { event: string; type: string }[] } = await response.json();
  return redelivered.find(({ type }) => type === 'checkout.session.completed')?.event ?? '';
}

test('an admin finds a payment, repairs a mail and a message, and sees the sweep', async ({
  browser,
  page,
}) => {
  const texts = adminTexts('nl');
  const { owner, campaign, fan } = await createPaidCampaign(browser);
  const { id: checkout } = await findCheckoutSession(fan.email);

  await page.setViewportSize(PHONE);
  await logInAsAdmin(page);
  await page.goto('/nl/dashboard');
  await expect(page).toHaveURL('/nl/dashboard/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.nav.title);

  const parts = page.getByRole('navigation', { name: texts.nav.sections });
  await parts.getByRole('link', { name: texts.nav.payments }).click();
  await page.getByRole('searchbox', { name: texts.payments.search }).fill(checkout);
  await page.getByRole('button', { name: texts.nav.search }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(checkout);
  await expect(rows.nth(1)).toContainText(campaign.name);
  await expect(page.locator('body')).not.toContainText(fan.email);

  await parts.getByRole('link', { name: texts.nav.mails }).click();
  await page.waitForURL(/mails$/);
  await waitForIslands(page);
  const mail = page.getByRole('row').filter({ hasText: FAILED });
  await mail.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('fan@powerhour.test');
  await expectAccessible(page);
  await dialog.getByLabel(texts.reason.label).fill('The mail provider is back.');
  await dialog.getByRole('button', { name: texts.acts['mail-sent-again'].label }).click();
  await expect(mail).toHaveCount(0);
  await waitForMail('fan@powerhour.test', FAILED);

  await parts.getByRole('link', { name: texts.nav.messages }).click();
  await page.waitForURL(/messages$/);
  await waitForIslands(page);
  await page.getByLabel(texts.messages.id).fill(await readMessageId(checkout));
  await page.getByRole('button', { name: texts.messages.processAgain, exact: true }).last().click();
  await dialog.getByLabel(texts.reason.label).fill('The fan asked about it.');
  await dialog.getByRole('button', { name: texts.messages.processAgain }).click();
  await expect(page.getByText(texts.messages.repeated)).toBeVisible();

  expect((await page.request.get('/cdn-cgi/local/scheduled')).status()).toBe(200);
  await parts.getByRole('link', { name: texts.nav.sweeps }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();

  await parts.getByRole('link', { name: texts.nav.log }).click();
  const log = page.getByRole('table', { name: texts.log.heading });
  await expect(log).toContainText('The fan asked about it.');
  await expect(log).toContainText('The mail provider is back.');
  expect((await owner.page.request.get('/nl/dashboard/admin')).status()).toBe(404);
  expect((await fan.page.request.get('/nl/dashboard/admin/payments')).status()).toBe(404);
});
