import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { DAY_MS } from '#api/platform/rules.ts';
import { payoutTexts } from '#site/features/payouts/texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { callApiAs, logInAsAdmin, post } from './support/account.ts';
import { DESKTOP, expectAccessible } from './support/accessible.ts';
import { ageCampaign, finishCampaign } from './support/age-campaign.ts';
import { createOpenCampaign, createParticipant, subscribeAndPay } from './support/participants.ts';
import { waitForMail } from './support/sandbox.ts';

const IBAN = 'NL91 ABNA 0417 1643 00';
const BANK_REFERENCE = 'BANK-2026-12';

/** Approves a charity as the admin, and gives it an account that has accepted its invitation. */
async function openCharity(browser: Browser, admin: Page, id: string) {
  const member = await createParticipant(browser, { role: 'charity', language: 'en' });
  const path = `/api/charity-whitelist-custom/${id}`;
  expect((await callApiAs(admin, 'PATCH', path, { approvalStatus: 'approved' })).status()).toBe(200);
  const invitation = { email: member.email, language: 'en' };
  await post(admin, `/api/admin/charities/${id}/invite`, invitation);
  const { text } = await waitForMail(member.email, /De Warme Tafel/);
  const token = /charity-invitation\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  await post(member.page, '/api/charity-invitations/accept', { token });
  return member;
}

const findItem = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the proceeds reach the charity, and everyone sees that they did', async ({ browser, page }) => {
  test.setTimeout(120_000);
  const { admin, account, statement } = payoutTexts('en');
  const owner = await createParticipant(browser, { role: 'charity', language: 'en' });
  const fan = await createParticipant(browser, { language: 'en' });
  const campaign = await createOpenCampaign(owner);
  const submission = await subscribeAndPay(fan, campaign.id, 'Because of the soup.');
  await finishCampaign(campaign.id, submission);
  const { doc } = await (await owner.page.request.get(`/api/campaigns/${campaign.id}`)).json();
  await logInAsAdmin(page);
  const member = await openCharity(browser, page, doc.charity.id);
  for (const one of [page, owner.page, fan.page, member.page]) await one.setViewportSize(DESKTOP);

  // The charity enters its account, and sees only the ends of it from then on.
  await member.page.goto(`/en/dashboard/charity`);
  await member.page.getByRole('button', { name: account.add }).click();
  await member.page.getByLabel(account.holder).fill('Stichting De Warme Tafel');
  await member.page.getByLabel(account.iban, { exact: true }).fill('NL91 ABNA 0417 1643 01');
  await member.page.getByRole('button', { name: account.save }).click();
  await expect(member.page.getByLabel(account.iban, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await member.page.getByLabel(account.iban, { exact: true }).fill(IBAN);
  await member.page.getByRole('button', { name: account.save }).click();
  await expect(member.page.getByText('NL91 •••• 4300')).toBeVisible();
  await member.page.getByRole('button', { name: account.show }).click();
  await expect(member.page.getByText(IBAN)).toBeVisible();
  await member.page.getByText(account.logTitle).click();
  await expect(member.page.getByText(account.look)).toBeVisible();
  await expectAccessible(member.page);

  // It is not payable before 14 days have passed.
  await page.goto(`/en/dashboard/payouts`);
  const item = findItem(page, campaign.name);
  await expect(item).toBeVisible();
  await expect(item.getByRole('checkbox')).toHaveCount(0);
  await ageCampaign(campaign.id, 15 * DAY_MS);
  await page.reload();
  await item.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: fillText(admin.makeCount, { count: '1' }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/€\s?10[.,]00/);
  await dialog.getByRole('button', { name: admin.make }).click();
  await expect(page.getByText(admin.made)).toBeVisible();
  await expect(item).toHaveCount(0);

  // The batch goes to the bank as a file or line by line, and is marked as sent.
  const batch = page.getByRole('article').filter({ hasText: admin.underWay }).first();
  await batch.getByRole('button', { name: new RegExp(admin.show) }).click();
  await expect(batch.getByText(IBAN)).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    batch.getByRole('link', { name: admin.file }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('<InstdAmt Ccy="EUR">10.00</InstdAmt>');
  expect(file).toContain(`<IBAN>${IBAN.replaceAll(' ', '')}</IBAN>`);
  await batch.getByText(admin.sendTitle).click();
  await batch.getByLabel(admin.bankReference).fill(BANK_REFERENCE);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  await batch.getByLabel(admin.day).fill(today);
  await batch.getByRole('button', { name: admin.send }).click();
  await expect(page.getByText(admin.sent)).toBeVisible();
  await expect(page.getByText(BANK_REFERENCE).first()).toBeVisible();

  // The public, the fan, the owner and the charity see it; a stranger finds nothing.
  const said = /€10 was paid to De Warme Tafel/;
  await fan.page.goto(`/en/campaigns/${campaign.slug}`);
  await expect(fan.page.getByText(said)).toBeVisible();
  await expectAccessible(fan.page);
  const mail = await waitForMail(fan.email, /De Warme Tafel/);
  expect(mail.text).toMatch(said);
  const path = `/en/dashboard/campaigns/${campaign.id}/statement`;
  await waitForMail(owner.email, /have been paid/);
  for (const one of [owner.page, member.page, page]) {
    await one.goto(path);
    await expect(one.getByText(statement.sentState).first()).toBeVisible();
    await expect(one.getByRole('row', { name: statement.amountPaid })).toContainText(/€\s?10[.,]00/);
  }
  await expectAccessible(owner.page);
  await member.page.goto(`/en/dashboard/charity`);
  await expect(member.page.getByRole('link', { name: campaign.name })).toBeVisible();
  expect((await fan.page.request.get(path)).status()).toBe(404);
});
