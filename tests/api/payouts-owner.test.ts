import { expect, test } from 'vitest';
import { Statement } from '#api/payouts/contract.ts';
import { createCharityAccount } from '../support/charities.ts';
import { createLoggedInUser } from '../support/people.ts';
import { getStatement, readTransfer, seedDueCampaign, settle, toDoc } from '../support/payouts.ts';
import { callApi, runAsSystem, actAs } from '../support/api.ts';
import { changeRows, type Values } from '../support/rows.ts';
import {
  seedAnswer,
  seedAnswers,
  seedCheckout,
  createFan,
  createPaidSubscription,
  type Fan,
} from '../support/answers.ts';
import { toCookie } from '../support/client.ts';
import { getCampaign, changeCheckout } from '../support/seed.ts';
import {
  getYearStatement,
  getYearWithPayments,
  renderYearCsv,
} from '#api/subscriptions/get-year-statement.ts';

const admin = await createLoggedInUser('admin');
const owner = await createLoggedInUser('celebrity');

test('the owner of a campaign chooses no other charity when theirs is rejected after the transfer', async () => {
  const campaign = await seedDueCampaign({ ownerId: owner.id });
  await seedAnswers(campaign.id, 1);
  await settle();
  const reason = 'It does not exist any more, we found.';
  const path = `/api/charity-whitelist-custom/${campaign.charityId}`;
  expect((await admin.patch(path, { approvalStatus: 'rejected', reason })).status).toBe(200);
  const row = await getCampaign(campaign.id);
  expect(row.charityDueAt).toBeNull();
});

test('a statement has the same figures in the answer, in the table and in the database', async () => {
  const figures = { refunds: 2, refundedCents: 2000, disputes: 1, disputedCents: 1000, costsCents: 2345 };
  const campaign = await seedDueCampaign({ ownerId: owner.id, name: '=SUM(A1)' }, figures);
  await settle();
  const payout = await readTransfer(campaign.id);
  const statement = Statement.parse(toDoc(await owner.get(`/api/campaigns/${campaign.id}/statement`)));
  const path = `/campaigns/${campaign.id}/statement.csv?language=en`;
  const response = await callApi(path, { headers: { cookie: toCookie(owner) } });
  const table = await response.text();
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="statement-${campaign.slug}.csv"`,
  );
  const rows = [
    ['Paid by participants', statement.payments, statement.grossCents, payout?.paidCents],
    ['Refunded', statement.refunds, -statement.refundedCents, -(payout?.refundedCents ?? 0)],
    ['Disputed', statement.disputes, -statement.disputedCents, -(payout?.disputedCents ?? 0)],
    [
      'Costs of the payment provider',
      statement.pricedPayments,
      -statement.costsCents,
      -(payout?.costsCents ?? 0),
    ],
    ['Proceeds for the charity', '""', statement.netCents, payout?.netCents],
    ['Paid out', '""', statement.amountCents, payout?.amountCents],
  ] as const;
  for (const [item, count, cents, stored] of rows) {
    expect(cents, item).toBe(stored);
    expect(table, item).toContain(`"${item}",${count},${cents / 100}\r\n`);
  }
  expect(statement.netCents).toBe(7000);
  // Costs that Power Hour pays are not among the figures that add up to the proceeds.
  const [above] = table.split('"Proceeds for the charity"');
  expect(above).not.toContain('Costs of the payment provider');
  expect(table).toContain(`"'=SUM(A1)"`);
  const dutch = await callApi(path.replace('=en', '=nl'), { headers: { cookie: toCookie(owner) } });
  expect(await dutch.text()).toContain(`"Opbrengst voor het goede doel";"";70\r\n`);
});

test('a statement has under disputes what a bank took for good, and a refund that waits for a dispute', async () => {
  const figures = { refunds: 3, refundedCents: 3000 };
  const campaign = await seedDueCampaign({ ownerId: owner.id }, figures);
  const submissionId = await seedAnswer(campaign.id, null, { status: 'refunded' });
  const disputes = { du: 'open' } as const;
  await seedCheckout({ submissionId, state: 'refunded', disputes, attempt: 1 });
  const waiting = await seedCheckout({
    submissionId,
    state: 'paid',
    refundDueAt: new Date(),
    disputes,
    attempt: 2,
  });
  await seedCheckout({ submissionId, state: 'refunded', attempt: 3 });
  const shown = { refunds: 1, refundedCents: 1000, disputes: 2, disputedCents: 2000, netCents: 7000 };
  expect(await getStatement(owner, campaign.id)).toMatchObject({ ...shown, frozenAt: null });
  await changeCheckout(waiting, { state: 'refunded' });
  await settle();
  expect(await getStatement(owner, campaign.id)).toMatchObject({
    ...shown,
    amountCents: 7000,
    changedCents: 0,
  });
});

test('a statement is for its owner, admins and the accounts of its charity while that is approved', async () => {
  const campaign = await seedDueCampaign({ ownerId: owner.id });
  const charity = await createCharityAccount(campaign.charityId);
  const path = `/api/campaigns/${campaign.id}/statement`;
  for (const person of [owner, charity, admin]) expect((await person.get(path)).status).toBe(200);
  await changeRows('charities', { id: campaign.charityId }, { approvalStatus: 'pending' });
  expect((await charity.get(path)).status).toBe(404);
});

test('a statement says from when the campaign is payable, and why it is not yet', async () => {
  const campaign = await seedDueCampaign({ ownerId: owner.id });
  const selectedAt = new Date();
  await changeRows('winners', { campaignId: campaign.id }, { selectedAt });
  const statement = Statement.parse(toDoc(await owner.get(`/api/campaigns/${campaign.id}/statement`)));
  expect(statement).toMatchObject({
    state: 'waiting',
    obstacle: 'too-early',
    frozenAt: null,
    netCents: 10_000,
  });
  expect(statement.payableFrom).toBe(new Date(selectedAt.getTime() + 14 * 86_400_000).toISOString());
});

const JANUARY = new Date('2027-01-10T12:00:00Z');

async function pay(fan: Fan, changes: Values<'checkouts'>) {
  const { sessionId } = await createPaidSubscription({ fan });
  await changeCheckout(sessionId, changes);
}

const read = (id: string, year = 2026, now = JANUARY) =>
  runAsSystem((ctx) => getYearStatement(actAs(ctx, { id, role: 'fan' }), { year }), now);

test('a statement has a person’s own payments of the year, by the clock of Amsterdam, with what went back', async () => {
  const [fan, other] = [await createFan(), await createFan()];
  // The first minute of the year in Amsterdam still belongs to the previous year in UTC.
  await pay(fan, { paidAt: new Date('2025-12-31T23:00:00Z') });
  await pay(fan, { paidAt: new Date('2025-12-31T22:59:59Z') });
  const refund = { state: 'refunded', refundedAt: new Date('2027-01-02T10:00:00Z') } as const;
  await pay(fan, { paidAt: new Date('2026-12-31T22:59:59Z'), ...refund });
  await pay(fan, { paidAt: new Date('2026-12-31T23:00:00Z') });
  // The bank sent both refunds back, and nothing was paid another way.
  await pay(fan, { paidAt: new Date('2026-06-01T10:00:00Z'), ...refund, failedRefunds: ['re_1', 're_2'] });
  await pay(other, { paidAt: new Date('2026-06-01T10:00:00Z') });
  const statement = await read(fan.id);
  expect(statement).toMatchObject({
    year: 2026,
    name: 'Noor',
    paidCents: 3000,
    refundedCents: 1000,
    hasMore: false,
    payments: [
      { paidOn: '2026-01-01', paidCents: 1000, refundedOn: null, refundedCents: 0 },
      { paidOn: '2026-06-01', paidCents: 1000, refundedOn: null, refundedCents: 0 },
      { paidOn: '2026-12-31', paidCents: 1000, refundedOn: '2027-01-02', refundedCents: 1000 },
    ],
  });
  expect(statement.payments[0]?.charity).toMatch(/^Charity /);
  const { file, name } = renderYearCsv(statement, 'en');
  expect(name).toBe('power-hour-2026.csv');
  expect(file).toContain('"Paid on","Campaign","Charity","Paid","Refunded on","Refunded"\r\n');
  expect(file).toContain('"Total","","",30,"",10\r\n');
  expect(renderYearCsv(statement, 'nl').file).toContain('"Totaal";"";"";30;"";10\r\n');
  expect(file).toContain('not deductible gifts');
});

test('there is a statement from New Year’s Day on, of years that are over', async () => {
  const fan = await createFan();
  await pay(fan, { paidAt: new Date('2026-06-01T10:00:00Z') });
  const find = (now: Date) => runAsSystem((ctx) => getYearWithPayments(actAs(ctx, fan)), now);
  expect(await find(new Date('2026-12-31T22:59:59Z'))).toEqual({ year: null });
  expect(await find(new Date('2026-12-31T23:00:00Z'))).toEqual({ year: 2026 });
  await expect(read(fan.id, 2027)).rejects.toThrow('not_found');
  await expect(read(fan.id, 2026, new Date('2026-12-31T22:59:59Z'))).rejects.toThrow('not_found');
});

test('a statement needs a session and a year', async () => {
  const fan = await createFan();
  expect((await fan.get('/api/users/me/year-statement?year=soon')).status).toBe(400);
  expect((await fan.get('/api/users/me/year-statement?year=2025')).status).toBe(200);
  expect((await fan.get('/api/users/me/year-statement.csv?year=2025&language=de')).status).toBe(400);
});
