import { expect, test } from 'vitest';
import { createCharityAccount } from '../support/charities.ts';
import { listOutbox, listQueuedMails } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import {
  actOnAccount,
  changeFigures,
  payOut,
  readTransfer,
  seedDueCampaign,
  settle,
  shareCharity,
  deliverToAccounts,
  toToday,
  getStatement,
  after,
  toDoc,
} from '../support/payouts.ts';
import { seedAnswer, seedAnswers, createFan } from '../support/answers.ts';
import { changeCampaign, changeSubmission } from '../support/seed.ts';
import { REASON } from '../support/admin-lists.ts';
import { createLoggedInUser } from '../support/people.ts';
import { PublicPayout } from '#api/payouts/contract.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { createProviderEvent, stripe } from '../support/provider.ts';

const countMails = async (campaignId: string) =>
  (await listQueuedMails(`payout:${(await readTransfer(campaignId))?.id ?? ''}:*`)).length;

/** Transfers a campaign's proceeds and lets them reach the charity's bank. */
async function bringProceeds({ accountId }: { readonly accountId: string }): Promise<void> {
  await settle();
  await payOut(accountId);
}

test('proceeds that reached the bank are announced to each participant, the owner and the charity once', async () => {
  const campaign = await seedDueCampaign();
  const [fan, refunded, nl] = [await createFan(), await createFan('nl'), await createFan('nl')];
  await seedAnswer(campaign.id, fan.id, { status: 'paid' });
  await seedAnswer(campaign.id, nl.id, { status: 'paid' });
  await seedAnswer(campaign.id, refunded.id, { status: 'refunded' });
  const charity = await createCharityAccount(campaign.charityId);
  await settle();
  expect(await countMails(campaign.id)).toBe(0);
  await payOut(campaign.accountId);
  const sent = (email: string) => listOutbox(email, campaign.id);
  await expect.poll(async () => (await sent(fan.email)).length).toBe(1);
  expect((await sent(fan.email))[0]?.text).toMatch(/€100 reached the bank of Charity .* on /);
  expect((await sent(fan.email))[0]?.text, 'the campaign is shown').toMatch(/^.+ · .+$/m);
  await expect.poll(async () => (await sent(nl.email))[0]?.text).toMatch(/€\s100 is op .* aangekomen/);
  await expect.poll(async () => (await sent(charity.email))[0]?.text).toContain('The reference is PH-');
  const [owner] = await findRows('user', { id: campaign.ownerId });
  await expect.poll(async () => (await sent(owner?.email ?? '')).length).toBe(1);
  expect(await sent(refunded.email)).toEqual([]);
});

test('they are announced to a thousand once each, although the bank sends them back and they come again', async () => {
  const campaign = await seedDueCampaign();
  await seedAnswers(campaign.id, 1000);
  await bringProceeds(campaign);
  expect(await countMails(campaign.id)).toBe(1000);
  await payOut(campaign.accountId, 'fail-payout');
  expect(await readTransfer(campaign.id)).toMatchObject({ state: 'made', arrivedOn: null });
  await actOnAccount(campaign.accountId, 'finish');
  await payOut(campaign.accountId);
  expect(await readTransfer(campaign.id)).toMatchObject({ state: 'arrived' });
  expect(await countMails(campaign.id)).toBe(1000);
});

test('what an earlier refund took whole is transferred to nobody and announced to nobody', async () => {
  const undecided = { winnersSelected: false };
  const [first, second] = [await seedDueCampaign(), await seedDueCampaign(undecided, { paidCents: 1000 })];
  await bringProceeds(first);
  await changeFigures(first.id, { refunds: 10, refundedCents: 10_000 });
  await shareCharity(second.id, first.charityId);
  await changeCampaign(second.id, { winnersSelected: true, settledAt: new Date() });
  await seedAnswers(second.id, 2);
  await settle();
  expect(await readTransfer(second.id)).toMatchObject({ state: 'arrived', amountCents: 0, transferId: null });
  expect(await countMails(second.id)).toBe(0);
});

test('what was taken back before the payout is announced to nobody', async () => {
  const [gone, other] = [await seedDueCampaign(), await seedDueCampaign()];
  await shareCharity(other.id, gone.charityId);
  for (const { id } of [gone, other]) await seedAnswers(id, 1);
  await settle();
  await changeFigures(gone.id, { refunds: 10, refundedCents: 10_000 });
  await bringProceeds(gone);
  expect(await readTransfer(gone.id)).toMatchObject({ state: 'arrived', reversedCents: 10_000 });
  expect([await countMails(gone.id), await countMails(other.id)]).toEqual([0, 1]);
});

test('proceeds that make up for an earlier refund are announced as settled with it', async () => {
  const undecided = { winnersSelected: false };
  const [first, second] = [await seedDueCampaign(), await seedDueCampaign(undecided)];
  await bringProceeds(first);
  await changeFigures(first.id, { refunds: 1, refundedCents: 1000 });
  await shareCharity(second.id, first.charityId);
  await changeCampaign(second.id, { winnersSelected: true, settledAt: new Date() });
  const fan = await createFan();
  await seedAnswer(second.id, fan.id, { status: 'paid' });
  await settle();
  await payOut(first.accountId);
  const read = async () => (await listOutbox(fan.email, second.id))[0]?.text;
  await expect.poll(read).toMatch(/€90 reached .* settled against earlier statements of this charity\./s);
});

test('fans who erased their account get no mail about proceeds', async () => {
  const campaign = await seedDueCampaign();
  const ids = await seedAnswers(campaign.id, 2);
  await changeSubmission(ids[0] ?? '', { userId: null });
  await bringProceeds(campaign);
  expect(await countMails(campaign.id)).toBe(1);
});

const admin = await createLoggedInUser('admin');
const getPublic = async (slug: string) =>
  PublicPayout.nullable().parse(toDoc(await admin.get(`/api/campaigns/by-slug/${slug}/payout`)));

test('the charity’s bank has the proceeds once its payout says so, and everyone may know', async () => {
  const { id, slug, accountId } = await seedDueCampaign();
  await settle();
  expect(await getPublic(slug)).toBeNull();
  await payOut(accountId);
  expect(await readTransfer(id)).toMatchObject({ state: 'arrived', arrivedOn: toToday() });
  const charity = expect.stringMatching(/^Charity /);
  expect(await getPublic(slug)).toEqual({ amountCents: 10_000, charity, arrivedOn: toToday() });
  expect(await getStatement(admin, id)).toMatchObject({ state: 'arrived', arrivedOn: toToday() });
});

test('the charity’s bank that sends a payout back has the proceeds where an admin notes, once, that they were paid another way', async () => {
  const { id, slug, accountId } = await seedDueCampaign();
  await settle();
  const transfer = (await readTransfer(id))?.id ?? '';
  const note = () => admin.post(`/api/admin/transfers/${transfer}/settle`, { reason: REASON });
  expect((await note()).status).toBe(409);
  const payout = await payOut(accountId);
  await payOut(accountId, 'fail-payout');
  expect(await getPublic(slug)).toBeNull();
  const answers = await Promise.all([note(), note()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await deliverToAccounts({ ...createProviderEvent('payout.failed', { id: payout }), account: accountId });
  const { transferId } = (await readTransfer(id)) ?? {};
  await stripe.transfers.createReversal(transferId ?? '', { amount: 10_000 });
  await deliverToAccounts(createProviderEvent('transfer.reversed', { id: transferId }));
  await changeFigures(id, { refunds: 1, refundedCents: 1000 });
  await settle();
  expect(await getPublic(slug)).toMatchObject({ amountCents: 10_000, arrivedOn: toToday() });
  const settled = { state: 'arrived', arrivedOn: toToday(), reversedCents: 0, changedCents: -1000 };
  expect(await getStatement(admin, id)).toMatchObject(settled);
  const log = await findRows('adminLog', { subject: transfer });
  expect(log).toMatchObject([{ action: 'settled-by-hand', adminId: admin.id, reason: REASON }]);
});

test('the charity’s bank that sends a payout back has nothing, and all of it with the next payout, in whatever order messages come', async () => {
  const { id, accountId } = await seedDueCampaign();
  await settle();
  const first = await payOut(accountId);
  await payOut(accountId, 'fail-payout');
  expect(await readTransfer(id)).toMatchObject({ state: 'made', arrivedOn: null, failure: 'account_closed' });
  await actOnAccount(accountId, 'finish');
  const second = await payOut(accountId);
  expect(await readTransfer(id)).toMatchObject({ state: 'arrived', payoutId: second, failure: null });
  for (const type of ['payout.failed', 'payout.paid'])
    await deliverToAccounts({ ...createProviderEvent(type, { id: first }), account: accountId });
  expect(await readTransfer(id)).toMatchObject({ state: 'arrived', payoutId: second, failure: null });
});

test('the charity’s bank is asked about by the sweep when no message comes', async () => {
  const { id, accountId } = await seedDueCampaign();
  await settle();
  await actOnAccount(accountId, 'pay-out');
  await settle();
  expect(await readTransfer(id)).toMatchObject({ state: 'made' });
  await settle(after(7 * HOUR_MS));
  expect(await readTransfer(id)).toMatchObject({ state: 'arrived' });
});
