import { expect, test, type Page } from '@playwright/test';
import { charityTexts } from '#site/features/charities/texts.ts';
import { campaignTexts } from '#site/features/campaigns/texts.ts';
import { managementTexts } from '#site/features/management/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApiAs } from './support/account.ts';
import { createOpenCampaign, createParticipant, postAs, subscribeAndPay } from './support/participants.ts';
import { waitForMail } from './support/sandbox.ts';

const ADMIN = { email: 'admin@powerhour.test', password: 'powerhour' };
const REASON = 'This foundation is not registered with the tax office.';

/** Logs the page in as the admin, approves a charity and returns its card. */
async function openReview(page: Page, name: string, language: 'nl' | 'en') {
  expect((await callApiAs(page, 'POST', '/api/users/login', ADMIN)).status()).toBe(200);
  await page.goto(`/${language}/dashboard/charities`);
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

for (const [language, width] of [
  ['nl', 390],
  ['en', 1440],
] as const) {
  test(`an admin rejects a charity, and the owner chooses another (${language}, ${width} px)`, async ({
    browser,
    page,
  }) => {
    test.setTimeout(120_000);
    const texts = charityTexts(language);
    const own = managementTexts(language).campaigns;
    await page.setViewportSize({ width, height: 900 });
    const owner = await createParticipant(browser, { role: 'charity', language });
    await owner.page.setViewportSize({ width, height: 900 });
    const fan = await createParticipant(browser, { language });
    const campaign = await createOpenCampaign(owner);
    const { doc } = await (await owner.page.request.get(`/api/campaigns/${campaign.id}`)).json();
    const rejected: string = doc.charity.name;
    const chosen = `De Tuin ${crypto.randomUUID().slice(0, 8)}`;
    await postAs(owner, '/api/charity-whitelist-custom', { name: chosen });
    await subscribeAndPay(fan, campaign.id, 'Because of the soup.');

    const approve = await openReview(page, chosen, language);
    await approve.getByRole('button', { name: texts.approveNamed.replace('{charity}', chosen) }).click();
    await expect(approve.getByText(texts.approved, { exact: true })).toBeVisible();
    const card = await openReview(page, rejected, language);
    await card.getByRole('button', { name: texts.rejectNamed.replace('{charity}', rejected) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(texts.openOne);
    await expect(dialog).toContainText(/€\s?10/);
    await dialog.getByRole('button', { name: texts.reject, exact: true }).click();
    await expect(dialog.getByLabel(texts.rejectReason)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await dialog.getByLabel(texts.rejectReason).fill(REASON);
    await dialog.getByRole('button', { name: texts.reject, exact: true }).click();
    await expect(card.getByText(texts.rejected, { exact: true })).toBeVisible();
    await expect(card).toContainText(REASON);

    await page.goto(`/${language}/campaigns/${campaign.slug}`);
    await expect(page.getByRole('heading', { name: campaignTexts(language).closed.paused })).toBeVisible();
    await expect(page.locator('#donate')).toHaveCount(0);
    await expectAccessible(page);

    const told = await waitForMail(owner.email, /vóór|before/);
    expect(told.text).toContain(REASON);
    const link = /http\S+\/dashboard/.exec(told.text)?.[0] ?? '';
    await owner.page.goto(new URL(link).pathname);
    const due = owner.page.locator('.charity-due');
    await expect(due).toContainText(rejected);
    await expectAccessible(owner.page);
    await due.getByRole('button').click();
    await owner.page.getByRole('combobox', { name: own.charityLabel }).selectOption({ label: chosen });
    await expectAccessible(owner.page);
    await owner.page
      .getByRole('dialog')
      .getByRole('button', { name: own.charityConfirm, exact: true })
      .click();
    await expect(due).toHaveCount(0);

    const mail = await waitForMail(fan.email, new RegExp(chosen));
    expect(mail.text).toContain(rejected);
    await page.goto(`/${language}/campaigns/${campaign.slug}`);
    await expect(page.locator('#donate')).toBeVisible();
    await expect(page.getByText(chosen).first()).toBeVisible();
    for (const { context } of [owner, fan]) await context.close();
  });
}
