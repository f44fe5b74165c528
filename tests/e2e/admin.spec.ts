import { expect, test, type Browser } from '@playwright/test';
import { adminTexts } from '#site/features/admin/texts.ts';
import { statisticsTexts } from '#site/features/statistics/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApiAs } from './support/account.ts';
import { createOpenCampaign, createParticipant, subscribeAndPay } from './support/participants.ts';
import { findCheckoutSession, SANDBOX, waitForMail } from './support/sandbox.ts';

const ADMIN = { email: 'admin@powerhour.test', password: 'powerhour' };
/** One of the demo's mails that failed, for each journey. */
const FAILED = { nl: /Je doet mee, en dit/, en: /You take part, and this/ } as const;
const JOURNEYS = [
  { language: 'nl', width: 390 },
  { language: 'en', width: 1440 },
] as const;

/** Logs an account in with a browser of its own. */
async function openAs(browser: Browser, account: typeof ADMIN, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  expect((await callApiAs(page, 'POST', '/api/users/login', account)).status()).toBe(200);
  return page;
}

/** Returns the id of a message about a checkout, as the provider's dashboard would show it. */
async function readMessageId(sessionId: string): Promise<string> {
  const response = await fetch(`${SANDBOX}/control/sessions/${sessionId}/redeliver`, { method: 'POST' });
  const { redelivered }: { redelivered: { event: string; type: string }[] } = await response.json();
  return redelivered.find(({ type }) => type === 'checkout.session.completed')?.event ?? '';
}

for (const { language, width } of JOURNEYS) {
  test(`an admin finds a payment, repairs a mail and a message, and sees the sweep (${language}, ${width} px)`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const texts = adminTexts(language);
    const owner = await createParticipant(browser, { role: 'charity', language });
    const campaign = await createOpenCampaign(owner);
    const fan = await createParticipant(browser, { language });
    await subscribeAndPay(fan, campaign.id, 'Because of the soup.');
    const { id: checkout } = await findCheckoutSession(fan.email);

    const admin = await openAs(browser, ADMIN, width);
    await admin.goto(`/${language}/dashboard`);
    await expect(admin).toHaveURL(`/${language}/dashboard/admin`);
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(texts.nav.title);
    await expectAccessible(admin);

    const parts = admin.getByRole('navigation', { name: texts.nav.sections });
    await parts.getByRole('link', { name: texts.nav.payments }).click();
    await admin.getByLabel(texts.payments.search).fill(checkout);
    await admin.getByRole('button', { name: texts.nav.search }).click();
    const rows = admin.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(checkout);
    await expect(rows.nth(1)).toContainText(campaign.name);
    await expect(admin.locator('body')).not.toContainText(fan.email);
    await expectAccessible(admin);

    await parts.getByRole('link', { name: texts.nav.mails }).click();
    await admin.waitForLoadState('networkidle');
    const mail = admin.getByRole('row').filter({ hasText: FAILED[language] });
    await mail.getByRole('button').click();
    const dialog = admin.getByRole('dialog');
    await expectAccessible(admin);
    await dialog.getByLabel(texts.reason.label).fill('The mail provider is back.');
    await dialog.getByRole('button', { name: texts.mails.sendAgain }).click();
    await expect(mail).toHaveCount(0);
    await waitForMail('fan@powerhour.test', FAILED[language]);

    await parts.getByRole('link', { name: texts.nav.messages }).click();
    await admin.waitForLoadState('networkidle');
    await expectAccessible(admin);
    await admin.getByLabel(texts.messages.id).fill(await readMessageId(checkout));
    await admin.getByRole('button', { name: texts.messages.processAgain, exact: true }).last().click();
    await dialog.getByLabel(texts.reason.label).fill('The fan asked about it.');
    await dialog.getByRole('button', { name: texts.messages.processAgain }).click();
    await expect(admin.getByText(texts.messages.repeated)).toBeVisible();

    expect((await admin.request.get('/cdn-cgi/local/scheduled')).status()).toBe(200);
    await parts.getByRole('link', { name: texts.nav.sweeps }).click();
    await expect(admin.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(admin);

    // The session's new token has to arrive before the page is left.
    await admin.waitForLoadState('networkidle');
    await parts.getByRole('link', { name: texts.nav.log }).click();
    await expect(admin.getByRole('table')).toContainText('The fan asked about it.');
    await expect(admin.getByRole('table')).toContainText('The mail provider is back.');
    await expectAccessible(admin);
    expect((await owner.page.goto(`/${language}/dashboard/admin`))?.status()).toBe(404);
    expect((await fan.page.goto(`/${language}/dashboard/admin/payments`))?.status()).toBe(404);
  });

  test(`an owner sees the numbers of a campaign, and its answers once there are winners (${language}, ${width} px)`, async ({
    browser,
  }) => {
    const texts = statisticsTexts(language);
    const owner = await openAs(browser, { ...ADMIN, email: 'celebrity@powerhour.test' }, width);
    const answer = await owner.request.get('/api/campaigns/mine');
    const { docs }: { docs: { id: string; winnersSelected: boolean; submissionCount: number }[] } =
      await answer.json();
    const finished = docs.find(({ winnersSelected }) => winnersSelected);
    const open = docs.find(({ winnersSelected, submissionCount }) => !winnersSelected && submissionCount > 5);
    const pathTo = (id = '') => `/${language}/dashboard/campaigns/${id}/numbers`;

    await owner.goto(pathTo(open?.id));
    await expect(owner.getByRole('table', { name: texts.bySource })).toContainText(texts.site);
    await expect(owner.getByRole('table', { name: texts.byDay })).toContainText(texts.few);
    await expect(owner.getByText(texts.answersLater)).toBeVisible();
    await expectAccessible(owner);

    await owner.goto(pathTo(finished?.id));
    const started = owner.waitForEvent('download');
    await owner.getByRole('link', { name: texts.download }).click();
    expect((await started).suggestedFilename()).toMatch(/^answers-.+\.csv$/);
    const stranger = await createParticipant(browser, { role: 'charity', language });
    expect((await stranger.page.goto(pathTo(finished?.id)))?.status()).toBe(404);
  });
}
