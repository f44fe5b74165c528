import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaigns } from '#api/schema.ts';
import { PayablePage, TransfersPage } from '#api/payouts/contract.ts';
import { queryPayable } from '#api/payouts/list-payable.ts';
import { listFailing } from '#api/platform/incidents.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#api/platform/rules.ts';
import { runSweep } from '#api/sweep.ts';
import { explain } from '../support/explain.ts';
import { createLoggedInUser } from '../support/people.ts';
import {
  actOnAccount,
  changeFigures,
  createAccountEvent,
  deliverToAccounts,
  listAtProvider,
  loseAnswer,
  payOut,
  readTransfer,
  seedDueCampaign,
  settle,
  shareCharity,
  getStatement,
  after,
} from '../support/payouts.ts';
import { callApi, db, runAsSystem } from '../support/api.ts';
import { changeRows, findRows } from '../support/rows.ts';
import { toCookie } from '../support/client.ts';
import { changeCampaign, getCampaign } from '../support/seed.ts';

const admin = await createLoggedInUser('admin');

test('a transfer has what was paid less what went back, to the cent, and freezes the statement', async () => {
  const figures = { refunds: 1, refundedCents: 1000, disputes: 1, disputedCents: 1000 };
  const { id, accountId } = await seedDueCampaign({}, figures);
  await settle();
  expect(await getStatement(admin, id)).toMatchObject({
    state: 'made',
    grossCents: 10_000,
    refundedCents: 1000,
    disputedCents: 1000,
    costsCents: 400,
    netCents: 8000,
    carryCents: 0,
    amountCents: 8000,
    changedCents: 0,
  });
  expect(await listAtProvider(id)).toMatchObject([{ amount: 8000, currency: 'eur', destination: accountId }]);
});

test('a transfer is made once by ten sweeps at once, and by the next ten', async () => {
  const { id } = await seedDueCampaign();
  await Promise.all(Array.from({ length: 10 }, () => settle()));
  await Promise.all(Array.from({ length: 10 }, () => settle()));
  expect(await listAtProvider(id)).toHaveLength(1);
  expect(await readTransfer(id)).toMatchObject({ state: 'made', refusals: 0, dueAt: null });
});

test.each([
  ['whose winners were not chosen', { winnersSelected: false }, 'no-winners'],
  ['whose winners have not accepted', { settledAt: null }, 'unsettled'],
  ['that is open', { isActive: true, winnersSelected: false }, 'open'],
  ['that does not go ahead', { cancelledAt: new Date() }, 'cancelled'],
])('a transfer never leaves for a campaign %s', async (_, overrides, obstacle) => {
  const { id } = await seedDueCampaign(overrides);
  if (obstacle === 'no-winners') await db.run(`delete from winners where campaign_id = '${id}'`);
  await settle();
  expect(await readTransfer(id)).toBeUndefined();
  expect(await getStatement(admin, id)).toMatchObject({ state: 'waiting', obstacle });
});

test('a transfer waits for an account that can receive, and for the charity to be approved', async () => {
  const [noAccount, unapproved] = [await seedDueCampaign(), await seedDueCampaign()];
  await actOnAccount(noAccount.accountId, 'submit');
  await deliverToAccounts(createAccountEvent(noAccount.accountId));
  const pending = { approvalStatus: 'pending' } as const;
  await changeRows('charities', { id: unapproved.charityId }, pending);
  await settle();
  expect(await getStatement(admin, noAccount.id)).toMatchObject({ obstacle: 'no-account' });
  expect(await getStatement(admin, unapproved.id)).toMatchObject({ obstacle: 'charity-not-approved' });
  await actOnAccount(noAccount.accountId, 'finish');
  await deliverToAccounts(createAccountEvent(noAccount.accountId));
  await settle();
  expect(await readTransfer(noAccount.id)).toMatchObject({ state: 'made' });
});

test('a transfer waits for the date of a meeting that was postponed', async () => {
  const { id } = await seedDueCampaign({ plannedAt: null });
  await settle();
  expect(await readTransfer(id)).toBeUndefined();
  expect(await getStatement(admin, id)).toMatchObject({ state: 'waiting', obstacle: 'no-date' });
  await changeCampaign(id, { plannedAt: after(DAY_MS) });
  await settle();
  expect(await readTransfer(id)).toMatchObject({ state: 'made' });
});

test('a transfer does not leave in the sweep that finds that its only winner no longer counts', async () => {
  const { id } = await seedDueCampaign();
  await runAsSystem(runSweep);
  expect(await getCampaign(id)).toMatchObject({ settledAt: null });
  expect(await readTransfer(id)).toBeUndefined();
});

test('a transfer whose answer is lost is found by its campaign, and not made again', async () => {
  const { id } = await seedDueCampaign();
  const lost = loseAnswer(/\/v1\/transfers$/);
  await settle();
  lost.mockRestore();
  expect(await readTransfer(id)).toMatchObject({ state: 'due', failure: null });
  const [made] = await listAtProvider(id);
  await settle(after(11 * MINUTE_MS));
  expect(await readTransfer(id)).toMatchObject({ state: 'made', transferId: made?.id });
  expect(await listAtProvider(id)).toHaveLength(1);
});

test.each([
  ['a winner who accepts, where the one who had no longer stands', 'settledAt', 'unsettled'],
  ['another date, where the meeting is postponed', 'plannedAt', 'no-date'],
])(
  'a transfer that was refused waits for %s, as its statement and the admin’s list say, and is awaited on the charity’s list',
  async (_, column, obstacle) => {
    const { id, accountId, charityId } = await seedDueCampaign();
    const listPaid = () => admin.get(`/api/charities/${charityId}/payouts`);
    await actOnAccount(accountId, 'fail');
    await settle();
    await changeCampaign(id, { [column]: null });
    await actOnAccount(accountId, 'finish');
    await settle(after(2 * HOUR_MS));
    expect(await listAtProvider(id)).toEqual([]);
    expect(await getStatement(admin, id)).toMatchObject({ state: 'waiting', obstacle, amountCents: 10_000 });
    const { docs } = TransfersPage.parse((await admin.get('/api/admin/transfers')).body);
    expect(docs.find(({ campaign }) => campaign.id === id)).toMatchObject({ state: 'due', obstacle });
    expect(await listPaid()).toMatchObject({
      body: { docs: [], awaited: [{ campaign: { id }, amountCents: 10_000, obstacle }] },
    });
    const path = `/campaigns/${id}/statement.csv?language=en`;
    const table = await callApi(path, { headers: { cookie: toCookie(admin) } });
    expect(await table.text()).toContain('"To be paid out","",100');
    await changeCampaign(id, { [column]: after(DAY_MS) });
    await settle(after(3 * HOUR_MS));
    expect(await getStatement(admin, id)).toMatchObject({ state: 'made', obstacle: null });
    expect(await listPaid()).toMatchObject({ body: { docs: [{ amountCents: 10_000 }], awaited: [] } });
    expect(await listAtProvider(id)).toMatchObject([{ amount: 10_000 }]);
  },
);

test('a transfer of two campaigns of one charity counts what it owes once', async () => {
  const undecided = { winnersSelected: false };
  const [first, second, third] = [
    await seedDueCampaign(),
    await seedDueCampaign(undecided),
    await seedDueCampaign(undecided),
  ];
  await settle();
  await payOut(first.accountId);
  await changeFigures(first.id, { refunds: 2, refundedCents: 1500 });
  for (const { id } of [second, third]) {
    await shareCharity(id, first.charityId);
    await changeCampaign(id, { winnersSelected: true, settledAt: new Date() });
  }
  await settle();
  const rows = await findRows('transfers', { charityId: first.charityId });
  expect(rows.map(({ carryCents, amountCents }) => [carryCents, amountCents]).toSorted()).toEqual([
    [-1500, 8500],
    [0, 10_000],
    [0, 10_000],
  ]);
});

test('a message that is not the provider’s, or about nothing of ours, changes nothing', async () => {
  const event = createAccountEvent('acct_of_another');
  expect((await deliverToAccounts(event, 'whsec_wrong')).status).toBe(400);
  expect((await deliverToAccounts(event)).status).toBe(200);
  expect((await deliverToAccounts({ object: 'event', type: 'customer.created' })).status).toBe(200);
});

test('the operator is told while the balance at the provider is smaller than what is owed', async () => {
  const { id } = await seedDueCampaign({ winnersSelected: false });
  await settle();
  expect(await runAsSystem(listFailing)).not.toContain('balance');
  await changeFigures(id, { paidCents: 10 ** 12 });
  await settle();
  expect(await runAsSystem(listFailing)).toContain('balance');
});

test('the list of what is held names each campaign and why it waits, and not those transferred', async () => {
  const [early, transferred] = [await seedDueCampaign(), await seedDueCampaign()];
  await db.run(`update winners set selected_at = ${Date.now()} where campaign_id = '${early.id}'`);
  await settle();
  const list = async (query = '') => PayablePage.parse((await admin.get(`/api/admin/payouts${query}`)).body);
  const { docs } = await list();
  const find = ({ id }: { id: string }) => docs.find(({ campaign }) => campaign.id === id);
  expect(find(early)).toMatchObject({ obstacle: 'too-early', netCents: 10_000, payments: 10 });
  expect(find(transferred)).toBeUndefined();
  const {
    docs: [first],
    next,
  } = await list('?limit=1');
  await changeCampaign(first?.campaign.id ?? '', { isActive: true });
  expect((await list(`?after=${next}`)).docs).toEqual(docs.slice(1));
});

test('the list of a charity has what its open campaigns raised, and that they are open', async () => {
  const { id, charityId } = await seedDueCampaign();
  await changeCampaign(id, { isActive: true });
  expect(await admin.get(`/api/charities/${charityId}/payouts`)).toMatchObject({
    body: { awaited: [{ campaign: { id }, amountCents: 10_000, obstacle: 'open' }] },
  });
});

test('the list of what is held is found by indexes', async () => {
  const plan = await runAsSystem((ctx) => explain(queryPayable(ctx, { limit: 50 }).toSQL()));
  expect(plan).toContain('campaigns_list');
  expect(plan).toContain('SCAN c USING INDEX checkouts_disputes');
  expect(plan).not.toMatch(/SCAN (?!now|carry|held)\w+(?! USING)/);
  const ofCharity = eq(campaigns.charityId, 'h1');
  expect(await runAsSystem((ctx) => explain(queryPayable(ctx, { limit: 50 }, ofCharity).toSQL()))).toContain(
    'campaigns_charity',
  );
});
