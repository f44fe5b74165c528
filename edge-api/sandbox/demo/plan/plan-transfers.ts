import { formatEventDate } from '#api/campaigns/event-time-rules.ts';
import { getCharityCents } from '#api/campaigns/result-rules.ts';
import type { campaigns } from '#api/campaigns/table.ts';
import { toTransferGroup } from '#api/payments/provider/transfer-schemas.ts';
import type { transfers } from '#api/payouts/table.ts';
import { DAY_MS, SECOND_MS } from '#api/platform/rules.ts';
import { CreateAccount, CreateTransfer, toAccountParams } from '../../stripe/account-params.ts';
import { createConnectedAccount, type ConnectedAccount } from '../../stripe/connected-account.ts';
import type { Moment } from '../../stripe/payment.ts';
import { payOut, transfer } from '../../stripe/transfer.ts';
import { AFTERWARDS, CHARITIES } from '../data/demo-data.ts';
import { demoId, demoProviderId } from '../demo-id.ts';
import { planResults, type DemoResult, type Entry } from './plan-results.ts';

/** The charity whose campaign's proceeds have reached its bank. */
const PAID = 'leesboot';

/** Returns the accounts of the demo's charities, and the transfer for the campaign whose meeting took place. */
export function planTransfers(
  now: Date,
  campaignRows: readonly (typeof campaigns.$inferInsert)[],
  entries: readonly Entry[],
) {
  // A charity that an admin has approved has also accepted.
  const approved = [...CHARITIES].filter(([, { approvalStatus }]) => approvalStatus === 'approved');
  const opened = approved.map(([key]) => ({ key, account: openAccount(key, now) }));
  const campaignId = demoId('campaign', AFTERWARDS.campaign);
  const own = entries.filter(({ submission }) => submission.campaignId === campaignId);
  const [figures] = planResults(own);
  const heldPayments = own.flatMap(({ submission: { status }, checkout }) =>
    checkout && status === 'disputed' ? [checkout.id] : [],
  );
  const campaign = campaignRows.find(({ id }) => id === campaignId);
  const receiver = opened.find(({ key }) => key === PAID)?.account;
  if (!figures || !campaign?.closedAt || !receiver) throw new Error('The demo has nothing to transfer');
  const frozenAt = new Date(campaign.closedAt.getTime() + 15 * DAY_MS);
  const planned = planTransfer(figures, receiver, frozenAt);
  return {
    accounts: opened.map(({ key, account }) => ({
      charityId: demoId('charity', key),
      accountId: account.id,
      state: 'ready' as const,
      changedAt: now,
      checkedAt: now,
    })),
    transfers: [{ ...planned.row, heldPayments }],
    provider: {
      accounts: opened.map(({ account }) => (account === receiver ? planned.account : account)),
      transfers: [planned.made],
    },
  };
}

function openAccount(key: string, now: Date): ConnectedAccount {
  const params = CreateAccount.parse({
    ...toAccountParams(`${key}@powerhour.test`, CHARITIES.get(key)?.name ?? key),
    metadata: { charityId: demoId('charity', key) },
  });
  return { ...createConnectedAccount(params, toMoment(key, now)), stage: 'active' };
}

/** Returns a moment whose ids are the same on every machine. */
function toMoment(key: string, at: Date): Moment {
  let ids = 0;
  return {
    at: Math.floor(at.getTime() / SECOND_MS),
    newId: (prefix) => demoProviderId(prefix, `${key} ${(ids += 1)}`),
  };
}

function planTransfer({ campaignId, ...figures }: DemoResult, before: ConnectedAccount, frozenAt: Date) {
  const { participants: _, ...frozen } = figures;
  const amountCents = getCharityCents(figures, 'platform');
  const id = demoId('transfer', campaignId);
  const arrivedAt = new Date(frozenAt.getTime() + DAY_MS);
  const params = CreateTransfer.parse({
    amount: String(amountCents),
    currency: 'eur',
    destination: before.id,
    transfer_group: toTransferGroup(campaignId),
  });
  const moved = transfer(before, amountCents, params, toMoment(id, frozenAt));
  const { destination_payment: payment } = moved.transfer;
  const paid = payOut(moved.account, toMoment(`${id} payout`, arrivedAt));
  if (!paid) throw new Error('The demo has nothing to pay out');
  const row: typeof transfers.$inferInsert = {
    id,
    campaignId,
    charityId: demoId('charity', PAID),
    accountId: before.id,
    reference: `PH-${id.replaceAll('-', '').slice(0, 12).toUpperCase()}`,
    charityName: CHARITIES.get(PAID)?.name ?? '',
    costsCoveredBy: 'platform',
    ...frozen,
    netCents: amountCents,
    carryCents: 0,
    amountCents,
    frozenAt,
    state: 'arrived',
    transferId: moved.transfer.id,
    paymentId: typeof payment === 'string' ? payment : null,
    checkedAt: frozenAt,
    payoutId: paid.payout.id,
    arrivedOn: formatEventDate(arrivedAt),
  };
  return { row, account: paid.account, made: moved.transfer };
}
