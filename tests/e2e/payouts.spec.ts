import { expect, test, type Page } from '@playwright/test';
import { DAY_MS } from '#api/platform/rules.ts';
import { charityProfileTexts } from '#site/features/charity-profile/texts.ts';
import { managementTexts } from '#site/features/management/texts.ts';
import { payoutTexts } from '#site/features/payouts/texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { logInAsAdmin, verifyAddress } from './support/account.ts';
import { DESKTOP, expectAccessible } from './support/accessible.ts';
import { ageCampaign, finishCampaign, sweep } from './support/age-campaign.ts';
import { createCampaign } from './support/campaigns.ts';
import { joinCharity } from './support/charities.ts';
import { createParticipant, subscribeAndPay, type Participant } from './support/participants.ts';
import { findAccount, payOut, refundPayer, waitForMail } from './support/sandbox.ts';

const findItem = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Opens a charity's account at the provider, interrupting and resuming the onboarding. */
async function openAccount(member: Page): Promise<void> {
  const { account } = payoutTexts('en');
  await member.goto('/en/dashboard/charity');
  await member.getByRole('button', { name: account.start }).click();
  await expect(member.getByRole('button', { name: 'Stop, and go on later' })).toBeVisible();
  await expectAccessible(member);
  await member.getByRole('button', { name: 'Stop, and go on later' }).click();
  await expect(member.getByText(account.incomplete)).toBeVisible();
  await member.getByRole('button', { name: account.resume }).click();
  await member.getByRole('button', { name: 'Everything is filled in and verified' }).click();
  await expect(member.getByText(account.ready)).toBeVisible();
  await expectAccessible(member);
}

/** Creates a campaign for a charity that its owner adds, with a verified owner. */
async function askFor(owner: Participant, newCharity: string) {
  await verifyAddress(owner.page, owner.email);
  const campaign = await createCampaign(owner.page, { charity: 'other', newCharity });
  const { doc } = await (await owner.page.request.get(`/api/campaigns/${campaign.id}`)).json();
  return { campaign, charityId: String(doc.charity.id) };
}

test('a charity sees who asks for it, declines one and says yes; the proceeds reach it, and a refund is on the statement', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const { statement } = payoutTexts('en');
  const { requests } = charityProfileTexts('en');
  const { campaigns: own } = managementTexts('en');
  const name = `De Warme Tafel ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await createParticipant(browser, { role: 'charity', language: 'en' });
  const [fan, other] = [
    await createParticipant(browser, { language: 'en' }),
    await createParticipant(browser, { language: 'en' }),
  ];
  const { campaign, charityId } = await askFor(owner, name);
  const unwanted = await askFor(await createParticipant(browser, { role: 'charity', language: 'en' }), name);
  for (const one of [page, owner.page, fan.page]) await one.setViewportSize(DESKTOP);
  await owner.page.goto('/en/dashboard');
  await expect(owner.page.getByText(fillText(own.charityWaiting, { charity: name }))).toBeVisible();
  await expectAccessible(owner.page);
  const address = `/en/campaigns/${campaign.slug}`;
  expect((await fan.page.goto(address))?.status()).toBe(404);

  // Nobody else sees the campaign before the charity does.
  await logInAsAdmin(page);
  const member = await joinCharity(browser, page, charityId);
  await member.page.setViewportSize(DESKTOP);
  await member.page.goto('/en/dashboard/charity');
  await member.page.getByRole('link', { name: campaign.name }).click();
  await expect(member.page.getByText(fillText(own.charityWaiting, { charity: name }))).toBeVisible();
  await expectAccessible(member.page);
  await member.page.goto('/en/dashboard/charity');
  const toDecline = { name: fillText(requests.declineNamed, { campaign: unwanted.campaign.name }) };
  await member.page.getByRole('button', toDecline).click();
  const dialog = member.page.getByRole('dialog');
  await dialog.getByLabel(requests.reason).fill('We have our own event that day');
  await dialog.getByRole('button', { name: requests.decline, exact: true }).click();
  await expect(member.page.getByRole('button', toDecline)).toHaveCount(0);

  await openAccount(member.page);
  await expect.poll(async () => (await fan.page.goto(address))?.status()).toBe(200);
  expect((await waitForMail(owner.email, /is public/)).text).toContain(name);
  expect((await fan.page.goto(`/en/campaigns/${unwanted.campaign.slug}`))?.status()).toBe(404);
  const submission = await subscribeAndPay(fan, campaign.id, 'Because of the soup.');
  await subscribeAndPay(other, campaign.id, 'Because of the bread.');
  await finishCampaign(campaign.id, submission);

  // Nothing is transferred before 14 days have passed, and automatically after that.
  await sweep(page);
  await page.goto(`/en/dashboard/payouts`);
  await expect(findItem(page, campaign.name)).toContainText('Can be paid out from');
  await ageCampaign(campaign.id, 15 * DAY_MS);
  await sweep(page);
  await page.reload();
  await expect(findItem(page, campaign.name)).toContainText(statement.made);
  await payOut(await findAccount(charityId));

  // The public, the fan, the owner and the charity see it; a stranger gets nothing.
  const said = /€20 reached the bank of De Warme Tafel/;
  const visit = async () => {
    await fan.page.goto(address);
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
  // The print version is headed by our name, without links to other pages, and ends with the page's address.
  await owner.page.emulateMedia({ media: 'print' });
  await expect(owner.page.getByRole('banner').getByRole('link')).toHaveText(['Power Hour']);
  const printed = await owner.page
    .getByRole('main')
    .evaluate((main) => getComputedStyle(main, '::after').content);
  expect(printed).toBe(`"${new URL(path, owner.page.url()).href}"`);
  await owner.page.emulateMedia({ media: null });
  await member.page.goto(`/en/dashboard/charity`);
  await expect(member.page.getByRole('link', { name: campaign.name })).toBeVisible();
  expect((await fan.page.request.get(path)).status()).toBe(404);

  // Later refunds are on the statement; the account is empty, so the next transfer is smaller.
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
