import { expect, test, type Page } from '@playwright/test';
import { STATEMENT_MIN } from '#api/reports/rules.ts';
import { reportFormTexts } from '#site/features/reports/form-texts.ts';
import { reportTexts } from '#site/features/reports/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApiAs } from './support/account.ts';
import { createOpenCampaign, createParticipant } from './support/participants.ts';
import { createEmail } from './support/people.ts';
import { waitForMail } from './support/sandbox.ts';

const ADMIN = { email: 'admin@powerhour.test', password: 'powerhour' };
const EXPLANATION = 'The permit in the picture is a forgery.';
const STATEMENT = 'The permit in the picture is forged, so the hour cannot happen.';

const JOURNEYS = [
  { language: 'nl', width: 390, decision: 'dismissed' },
  { language: 'en', width: 1440, decision: 'stopped' },
] as const;

async function expectNoScrollbar(page: Page, width: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

for (const { language, width, decision } of JOURNEYS) {
  test(`a stranger reports a campaign without script, and the report is ${decision} (${language}, ${width} px)`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const form = reportFormTexts(language);
    const texts = reportTexts(language);
    const owner = await createParticipant(browser, { role: 'charity', language });
    const { slug } = await createOpenCampaign(owner);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    const email = createEmail('reporter');

    await page.goto(`/${language}/campaigns/${slug}`);
    await page.getByRole('link', { name: form.link }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/report\\?subject=campaign&campaign=${slug}$`));
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
    const received = language === 'nl' ? /ontvangen/ : /have received/;
    expect((await waitForMail(email, received)).text).not.toContain(EXPLANATION);
    await context.close();

    const admin = await browser.newPage({ viewport: { width, height: 900 } });
    expect((await callApiAs(admin, 'POST', '/api/users/login', ADMIN)).status()).toBe(200);
    await admin.goto(`/${language}/dashboard/reports`);
    const card = admin.getByRole('article').filter({ hasText: email });
    await expect(card).toContainText(EXPLANATION);
    await expectAccessible(admin);
    await expectNoScrollbar(admin, width);
    const [verb, named] =
      decision === 'stopped' ? [texts.stop, texts.stopNamed] : [texts.dismiss, texts.dismissNamed];
    const [start = ''] = named.split('{');
    await card.getByRole('button', { name: start }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel(texts.statement).fill('x'.repeat(STATEMENT_MIN - 1));
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog.getByLabel(texts.statement)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(admin);
    await dialog.getByLabel(texts.statement).fill(STATEMENT);
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(card).toHaveCount(0);
    await admin.getByRole('button', { name: texts.decided }).click();
    await expect(card).toContainText(STATEMENT);

    const decided = language === 'nl' ? /Ons besluit/ : /Our decision/;
    expect((await waitForMail(email, decided)).text).toContain(STATEMENT);
    const toOwner = { dismissed: /is afgewezen/, stopped: /We have stopped your campaign/ }[decision];
    expect((await waitForMail(owner.email, toOwner)).text).toContain(STATEMENT);
    await admin.close();
    await owner.context.close();
  });
}

for (const language of ['nl', 'en'] as const) {
  test(`the report page is accessible, empty and with errors (${language})`, async ({ page }) => {
    const form = reportFormTexts(language);
    await page.goto(`/${language}/report`);
    await expectAccessible(page);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('alert')).toContainText(form.fixErrors);
    await expectAccessible(page);
    await page.goto(`/${language}/report?sent=anonymous`);
    await expect(page.getByText(form.sentAnonymous)).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}

test('a form of another site sends no report', async ({ page }) => {
  const answer = await page.request.post('/en/report', {
    headers: { origin: 'https://elsewhere.example' },
    form: {
      reason: 'fraud',
      explanation: EXPLANATION,
      address: 'https://elsewhere.example',
      goodFaith: 'on',
    },
  });
  expect(await answer.text()).toContain(reportFormTexts('en').failed.split(';')[0]);
});
