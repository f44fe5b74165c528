import { expect, test, type Browser, type Page } from '@playwright/test';
import { DAY_MS } from '#api/platform/rules.ts';
import { payoutTexts } from '#site/features/payouts/texts.ts';
import { callApiAs, logInAsAdmin, post } from './support/account.ts';
import { DESKTOP, expectAccessible } from './support/accessible.ts';
import { ageCampaign, finishCampaign } from './support/age-campaign.ts';
import { createOpenCampaign, createParticipant, subscribeAndPay } from './support/participants.ts';
import { findAccount, payOut, refundPayer, waitForMail } from './support/sandbox.ts';

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

/** Runs what the schedule runs every few minutes. */
async function sweep(page: Page): Promise<void> {
  expect((await page.request.get('/cdn-cgi/local/scheduled')).status()).toBe(200);
}

/** Opens a charity's account at the provider: its person stops at first, and goes on where it stopped. */
async function openAccount(member: Page): Promise<void> {
  const { account } = payoutTexts('en');
  await member.goto('/en/dashboard/charity');
  const start = member.getByRole('button', { name: account.start });
  await expect(start).toBeVisible();
  await expectAccessible(member);
  await start.click();
  await expect(member.getByRole('button', { name: 'Stop, and go on later' })).toBeVisible();
  await expectAccessible(member);
  await member.getByRole('button', { name: 'Stop, and go on later' }).click();
  await expect(member.getByText(account.incomplete)).toBeVisible();
  await member.getByRole('button', { name: account.resume }).click();
  await member.getByRole('button', { name: 'Everything is filled in and verified' }).click();
  await expect(member.getByText(account.ready)).toBeVisible();
  await expectAccessible(member);
}

test('a charity opens its account, the proceeds reach it, and what is refunded later is on the statement', async ({
  browser,
  page,
}) => {
  test.setTimeout(150_000);
  const { statement } = payoutTexts('en');
  const owner = await createParticipant(browser, { role: 'charity', language: 'en' });
  const [fan, other] = [
    await createParticipant(browser, { language: 'en' }),
    await createParticipant(browser, { language: 'en' }),
  ];
  const campaign = await createOpenCampaign(owner);
  const submission = await subscribeAndPay(fan, campaign.id, 'Because of the soup.');
  await subscribeAndPay(other, campaign.id, 'Because of the bread.');
  await finishCampaign(campaign.id, submission);
  const { doc } = await (await owner.page.request.get(`/api/campaigns/${campaign.id}`)).json();
  await logInAsAdmin(page);
  const member = await openCharity(browser, page, doc.charity.id);
  for (const one of [page, owner.page, fan.page, member.page]) await one.setViewportSize(DESKTOP);
  await openAccount(member.page);

  // Nothing leaves before 14 days have passed, and then by itself.
  await sweep(page);
  await page.goto(`/en/dashboard/payouts`);
  await expect(findItem(page, campaign.name)).toContainText('Can be paid out from');
  await ageCampaign(campaign.id, 15 * DAY_MS);
  await sweep(page);
  await page.reload();
  await expect(findItem(page, campaign.name)).toContainText(statement.made);
  await expectAccessible(page);
  await payOut(await findAccount(doc.charity.id));

  // The public, the fan, the owner and the charity see it; a stranger finds nothing.
  const said = /€20 reached the bank of De Warme Tafel/;
  const visit = async () => {
    await fan.page.goto(`/en/campaigns/${campaign.slug}`);
    return fan.page.getByText(said).count();
  };
  await expect.poll(visit, { timeout: 20_000 }).toBe(1);
  await expectAccessible(fan.page);
  await sweep(page);
  expect((await waitForMail(fan.email, /De Warme Tafel/)).text).toMatch(said);
  const path = `/en/dashboard/campaigns/${campaign.id}/statement`;
  await waitForMail(owner.email, /have arrived/);
  for (const one of [owner.page, member.page, page]) {
    await one.goto(path);
    await expect(one.getByText(statement.arrived).first()).toBeVisible();
    await expect(one.getByRole('row', { name: statement.amountPaid })).toContainText(/€\s?20[.,]00/);
  }
  await expectAccessible(owner.page);
  await member.page.goto(`/en/dashboard/charity`);
  await expect(member.page.getByRole('link', { name: campaign.name })).toBeVisible();
  expect((await fan.page.request.get(path)).status()).toBe(404);

  // What goes back after that is on the statement; the account has nothing left, so the next transfer is less.
  await refundPayer(other.email);
  const readChange = async () =>
    (await (await owner.page.request.get(`/api/campaigns/${campaign.id}/statement`)).json()).doc.changedCents;
  await expect.poll(readChange, { timeout: 20_000 }).toBe(-1000);
  await owner.page.goto(path);
  await expect(
    owner.page.getByText(/After this statement, the amount changed by −\s€10[.,]00/),
  ).toBeVisible();
  await sweep(page);
  await page.goto(`/en/dashboard/payouts`);
  await expect(findItem(page, campaign.name)).toContainText('balance_insufficient');
});
