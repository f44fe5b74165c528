import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { DAY_MS } from '#api/platform/rules.ts';
import { payoutTexts } from '#site/features/payouts/texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApiAs } from './support/account.ts';
import { ageCampaign } from './support/age-campaign.ts';
import { createOpenCampaign, createParticipant, postAs, subscribeAndPay } from './support/participants.ts';
import { waitForMail } from './support/sandbox.ts';

const ADMIN = { email: 'admin@powerhour.test', password: 'powerhour' };
const IBAN = 'NL91 ABNA 0417 1643 00';
const BANK_REFERENCE = 'BANK-2026-12';
const ANSWER = 'My grandmother cooked soup for the whole street, and I want to learn that from you.';

async function logInAsAdmin(page: Page): Promise<void> {
  expect((await callApiAs(page, 'POST', '/api/users/login', ADMIN)).status()).toBe(200);
}

/** Runs a campaign from its payment to its winner; returns it with everyone in it. */
async function finishCampaign(browser: Browser, language: 'nl' | 'en') {
  const owner = await createParticipant(browser, { role: 'charity', language });
  const fan = await createParticipant(browser, { language });
  const campaign = await createOpenCampaign(owner);
  await subscribeAndPay(fan, campaign.id, ANSWER);
  const { doc } = await (await owner.page.request.get(`/api/campaigns/${campaign.id}`)).json();
  await postAs(owner, `/api/campaigns/${campaign.id}/close`);
  const list = `/api/campaigns/${campaign.id}/nominees`;
  const readNominees = async () => (await (await owner.page.request.get(list)).json()).docs ?? [];
  await expect.poll(async () => (await readNominees()).length, { timeout: 60_000 }).toBe(1);
  const [{ submissionId }] = await readNominees();
  const choice = { submissionIds: [submissionId], confirm: { early: true } };
  await postAs(owner, `/api/campaigns/${campaign.id}/winners`, choice);
  return { owner, fan, campaign, charity: { id: String(doc.charity.id), name: String(doc.charity.name) } };
}

/** Approves a charity as the admin, and gives it an account that has accepted its invitation. */
async function openCharity(browser: Browser, admin: Page, id: string, language: 'nl' | 'en') {
  const member = await createParticipant(browser, { role: 'charity', language });
  const path = `/api/charity-whitelist-custom/${id}`;
  expect((await callApiAs(admin, 'PATCH', path, { approvalStatus: 'approved' })).status()).toBe(200);
  const invitation = { email: member.email, language };
  const invited = await callApiAs(admin, 'POST', `/api/admin/charities/${id}/invite`, invitation);
  expect(invited.status(), await invited.text()).toBe(201);
  const { text } = await waitForMail(member.email, /De Warme Tafel/);
  const token = /charity-invitation\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  await postAs(member, '/api/charity-invitations/accept', { token });
  return member;
}

const findItem = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

// Admins share the list of batches.
test.describe.configure({ mode: 'default' });

for (const [language, width] of [
  ['nl', 390],
  ['en', 1440],
] as const) {
  test(`the proceeds reach the charity, and everyone sees that they did (${language}, ${width} px)`, async ({
    browser,
    page,
  }) => {
    test.setTimeout(180_000);
    const { admin, account, statement } = payoutTexts(language);
    const { owner, fan, campaign, charity } = await finishCampaign(browser, language);
    await logInAsAdmin(page);
    const member = await openCharity(browser, page, charity.id, language);
    for (const one of [page, owner.page, fan.page, member.page])
      await one.setViewportSize({ width, height: 900 });

    // The charity enters its account, and sees only the ends of it from then on.
    await member.page.goto(`/${language}/dashboard/charity`);
    await member.page.getByRole('button', { name: account.add }).click();
    await member.page.getByLabel(account.holder).fill('Stichting De Warme Tafel');
    await member.page.getByLabel(account.iban, { exact: true }).fill('NL91 ABNA 0417 1643 01');
    await member.page.getByRole('button', { name: account.save }).click();
    await expect(member.page.getByLabel(account.iban, { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await member.page.getByLabel(account.iban, { exact: true }).fill(IBAN);
    await member.page.getByRole('button', { name: account.save }).click();
    await expect(member.page.getByText('NL91 •••• 4300')).toBeVisible();
    await member.page.getByRole('button', { name: account.show }).click();
    await expect(member.page.getByText(IBAN)).toBeVisible();
    await member.page.getByText(account.logTitle).click();
    await expect(member.page.getByText(account.look)).toBeVisible();
    await expectAccessible(member.page);

    // It is not payable before 14 days have passed.
    await page.goto(`/${language}/dashboard/payouts`);
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
    const said =
      language === 'nl' ? /is €\s10 overgemaakt aan De Warme Tafel/ : /€10 was paid to De Warme Tafel/;
    await fan.page.goto(`/${language}/campaigns/${campaign.slug}`);
    await expect(fan.page.getByText(said)).toBeVisible();
    await expectAccessible(fan.page);
    const mail = await waitForMail(fan.email, /De Warme Tafel/);
    expect(mail.text).toMatch(said);
    const path = `/${language}/dashboard/campaigns/${campaign.id}/statement`;
    await waitForMail(owner.email, language === 'nl' ? /overgemaakt/ : /have been paid/);
    for (const one of [owner.page, member.page, page]) {
      await one.goto(path);
      await expect(one.getByText(statement.sentState).first()).toBeVisible();
      await expect(one.getByRole('row', { name: statement.amountPaid })).toContainText(/€\s?10[.,]00/);
    }
    await expectAccessible(owner.page);
    await member.page.goto(`/${language}/dashboard/charity`);
    await expect(member.page.getByRole('link', { name: campaign.name })).toBeVisible();
    expect((await fan.page.goto(path))?.status()).toBe(404);
    for (const one of [owner, fan, member]) await one.context.close();
  });
}
