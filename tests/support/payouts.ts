import { env } from 'cloudflare:workers';
import { inject, vi } from 'vitest';
import { z } from 'zod';
import { connectedAccounts } from '#api/schema.ts';
import { Statement } from '#api/payouts/contract.ts';
import { settleTransfers } from '#api/payouts/index.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { toAccountParams } from '#api/sandbox/stripe/account-params.ts';
import { requestApi, db, runAsSystem } from './api.ts';
import { changeRows, findRows, insertRow, type Values } from './rows.ts';
import type { Person } from './people.ts';
import { createProviderEvent, signPayload, stripe } from './provider.ts';
import { seedAnswer, seedCheckout } from './answers.ts';
import { SEEDED_ACCOUNT, seedCampaign, changeCampaign } from './seed.ts';

type Figures = Values<'campaignResults'>;
type NewCampaign = Parameters<typeof seedCampaign>[0];
type AccountAction = 'finish' | 'submit' | 'fail' | 'lose-bank' | 'pay-out' | 'fail-payout';

/** How long ago winners must have been chosen for the proceeds to be transferable. */
const HELD_MS = 15 * DAY_MS;

/** Acts on an account at the provider, whose messages are not delivered in these tests. */
export async function actOnAccount(id: string, action: AccountAction): Promise<void> {
  const url = `http://localhost:${inject('sandboxPort')}/control/accounts/${id}/${action}`;
  const { status } = await fetch(url, { method: 'POST' });
  if (status !== 200) throw new Error(`the sandbox refuses ${action}: ${status}`);
}

/** Opens an account at the provider that can receive, and stores it for a charity without one; returns its id. */
export async function seedAccount(charityId: string): Promise<string> {
  const [existing] = await findRows('connectedAccounts', { charityId });
  if (existing && !existing.accountId.startsWith(SEEDED_ACCOUNT)) return existing.accountId;
  const params = toAccountParams('board@example.test', 'De Tafel');
  const { id: accountId } = await stripe.v2.core.accounts.create(params);
  await actOnAccount(accountId, 'finish');
  const now = new Date();
  const row = { charityId, accountId, state: 'ready', changedAt: now, checkedAt: now } as const;
  await db
    .insert(connectedAccounts)
    .values(row)
    .onConflictDoUpdate({ target: connectedAccounts.charityId, set: row });
  return accountId;
}

/** Seeds a closed campaign whose winners were chosen 15 days ago, with ten payments and no refund. */
export async function seedDueCampaign(overrides: NewCampaign = {}, figures: Figures = {}) {
  const selectedAt = new Date(Date.now() - HELD_MS);
  const closed = { isActive: false, closedAt: selectedAt, winnersSelected: true, settledAt: selectedAt };
  const campaign = await seedCampaign({ ...closed, ...overrides });
  await insertRow('campaignResults', {
    campaignId: campaign.id,
    participants: 10,
    payments: 10,
    paidCents: 10_000,
    pricedPayments: 10,
    costsCents: 400,
    ...figures,
  });
  await seedWinner(campaign.id, selectedAt);
  const disputed = figures.disputes ? await seedDispute(campaign.id) : '';
  const charityId = campaign.charityId ?? '';
  return { ...campaign, disputed, charityId, accountId: await seedAccount(charityId) };
}

/** Seeds a payment that is in dispute; returns its checkout's id. */
async function seedDispute(campaignId: string): Promise<string> {
  const submissionId = await seedAnswer(campaignId, null, { status: 'disputed' });
  return seedCheckout({ submissionId, state: 'paid', disputes: { du: 'open' } });
}

/** Seeds a winning answer without a person. */
export async function seedWinner(campaignId: string, selectedAt: Date): Promise<void> {
  const submissionId = await seedAnswer(campaignId, null, { status: 'refunded', answer: '' });
  await insertRow('winners', { campaignId, submissionId, slot: 1, selectedAt });
}

/** Gives a campaign the charity of another one. */
export async function shareCharity(campaignId: string, charityId: string): Promise<void> {
  await changeCampaign(campaignId, { charityId });
}

/** Runs the sweep's part about transfers at an instant. */
export const settle = (at: Date = new Date()) => runAsSystem(settleTransfers, at);

/** Changes a campaign's figures. */
export async function changeFigures(campaignId: string, figures: Figures): Promise<void> {
  await changeRows('campaignResults', { campaignId }, figures);
}

/** Reads the transfer of a campaign. */
export async function readTransfer(campaignId: string) {
  return (await findRows('transfers', { campaignId }))[0];
}

/** Lists the transfers of a campaign at the provider. */
export async function listAtProvider(campaignId: string) {
  return (await stripe.transfers.list({ transfer_group: `campaign_${campaignId}` })).data;
}

/** Makes the provider pay an account's balance to its bank and delivers the message; returns the payout's id. */
export async function payOut(
  accountId: string,
  action: 'pay-out' | 'fail-payout' = 'pay-out',
): Promise<string> {
  await actOnAccount(accountId, action);
  const [payout] = (await stripe.payouts.list({}, { stripeAccount: accountId })).data;
  const type = action === 'pay-out' ? 'payout.paid' : 'payout.failed';
  await deliverToAccounts({ ...createProviderEvent(type, { id: payout?.id ?? '' }), account: accountId });
  return payout?.id ?? '';
}

/** Creates the thin event that an account's capabilities have changed. */
export const createAccountEvent = (id: string) => ({
  id: `evt_test_${crypto.randomUUID()}`,
  object: 'v2.core.event',
  type: 'v2.core.account[configuration.recipient].capability_status_updated',
  related_object: { id, type: 'v2.core.account', url: `/v2/core/accounts/${id}` },
});

/** Delivers a message about accounts or transfers, signed like the provider's. */
export async function deliverToAccounts(event: unknown, secret?: string): Promise<Response> {
  const body = JSON.stringify(event);
  const headers = { 'stripe-signature': await signPayload(body, secret), 'content-type': 'application/json' };
  return requestApi('/api/stripe/accounts-webhook', env, { method: 'POST', body, headers });
}

/** Returns today's date in Amsterdam. */
export const toToday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date());

/** Returns the `doc` of a response. */
export const toDoc = ({ body }: { readonly body: unknown }): unknown =>
  z.object({ doc: z.unknown() }).safeParse(body).data?.doc;

/** Lets one call to the provider take effect and lose its response. */
export function loseAnswer(path: RegExp) {
  const { fetch } = globalThis;
  let isLost = false;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (isLost || init?.method !== 'POST' || !path.test(url)) return answer;
    isLost = true;
    return Response.json(
      { error: { type: 'api_error', message: 'lost' } },
      { status: 500, headers: { 'stripe-should-retry': 'false' } },
    );
  });
}

/** Reads a campaign's statement as a person who may see it. */
export async function getStatement(person: Pick<Person, 'get'>, campaignId: string) {
  return Statement.parse(toDoc(await person.get(`/api/campaigns/${campaignId}/statement`)));
}

/** Returns the instant `ms` milliseconds from now. */
export const after = (ms: number) => new Date(Date.now() + ms);
