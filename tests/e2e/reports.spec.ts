import { expect, test } from '@playwright/test';
import { STATEMENT as STATEMENT_LIMITS } from '#api/reports/rules.ts';
import { reportFormTexts } from '#site/features/reports/form-texts.ts';
import { reportTexts } from '#site/features/reports/texts.ts';
import { createEmail, logInAsAdmin } from './support/account.ts';
import { DESKTOP, expectAccessible, expectNoOverflow, PHONE } from './support/accessible.ts';
import { createOpenCampaign, createParticipant } from './support/participants.ts';
import { waitForMail } from './support/sandbox.ts';

const EXPLANATION = 'The permit in the picture is a forgery.';
const STATEMENT = 'The permit in the picture is forged, so the hour cannot happen.';

test('a stranger reports a campaign without script, which an admin stops with reasons for both sides', async ({
  browser,
}) => {
  const form = reportFormTexts('en');
  const texts = reportTexts('en');
  const owner = await createParticipant(browser, { role: 'charity', language: 'en' });
  const { slug } = await createOpenCampaign(owner);
  const page = await browser.newPage({ javaScriptEnabled: false });
  const email = createEmail('reporter');

  await page.goto(`/en/campaigns/${slug}`);
  await page.getByRole('link', { name: form.link }).click();
  await expect(page).toHaveURL(new RegExp(`/en/report\\?subject=campaign&campaign=${slug}$`));
  await page.getByLabel(form.explanation).fill(EXPLANATION);
  await page.getByLabel(form.email).fill(email);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('alert')).toContainText(form.fixErrors);
  await expect(page.getByLabel(form.reason)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(form.explanation)).toHaveValue(EXPLANATION);
  await expect(page.getByLabel(form.email)).toHaveValue(email);
  await page.getByLabel(form.reason).selectOption('fraud');
  await page.getByLabel(form.goodFaith).check();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.sentTitle);
  expect((await waitForMail(email, /have received/)).text).not.toContain(EXPLANATION);
  await page.close();

  const admin = await browser.newPage({ viewport: DESKTOP });
  await logInAsAdmin(admin);
  await admin.goto(`/en/dashboard/reports`);
  const card = admin.getByRole('row').filter({ hasText: email });
  await expect(card).toContainText(EXPLANATION);
  await expectNoOverflow(admin);
  const [start = ''] = texts.stopNamed.split('{');
  await card.getByRole('button', { name: start }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(texts.statement).fill('x'.repeat(STATEMENT_LIMITS.min - 1));
  await dialog.getByRole('button', { name: texts.stop, exact: true }).click();
  await expect(dialog.getByLabel(texts.statement)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(admin);
  await dialog.getByLabel(texts.statement).fill(STATEMENT);
  await dialog.getByRole('button', { name: texts.stop, exact: true }).click();
  await expect(card).toHaveCount(0);
  await admin.getByRole('link', { name: texts.decided }).click();
  await expect(card).toContainText(STATEMENT);

  expect((await waitForMail(email, /Our decision/)).text).toContain(STATEMENT);
  const toOwner = await waitForMail(owner.email, /We have stopped your campaign/);
  expect(toOwner.text).toContain(STATEMENT);
  await admin.close();
});

test('the report page is accessible with errors, and after an anonymous report', async ({ page }) => {
  const form = reportFormTexts('nl');
  await page.setViewportSize(PHONE);
  await page.goto('/nl/report');
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('alert')).toContainText(form.fixErrors);
  await expectAccessible(page);
  await page.goto('/nl/report?sent=anonymous');
  await expect(page.getByText(form.sentAnonymous)).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
