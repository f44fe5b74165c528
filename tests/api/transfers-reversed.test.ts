import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#api/platform/rules.ts';
import { createLoggedInUser } from '../support/people.ts';
import {
  changeFigures,
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
import { createProviderEvent, stripe } from '../support/provider.ts';
import { changeCampaign, changeCheckout } from '../support/seed.ts';

const admin = await createLoggedInUser('admin');

test('what goes back after a transfer is taken back from the charity’s account, once by ten sweeps', async () => {
  const { id } = await seedDueCampaign();
  await settle();
  await changeFigures(id, { refunds: 2, refundedCents: 2000 });
  await Promise.all(Array.from({ length: 10 }, () => settle()));
  expect(await readTransfer(id)).toMatchObject({ reversedCents: 2000, reversingCents: 0, dueAt: null });
  expect(await listAtProvider(id)).toMatchObject([{ amount_reversed: 2000 }]);
  expect(await getStatement(admin, id)).toMatchObject({ changedCents: -2000, reversedCents: 2000 });
});

test('what goes back after a transfer is a dispute once it is lost, and not one that was open before it was transferred', async () => {
  const [won, lost, held] = [
    await seedDueCampaign(),
    await seedDueCampaign(),
    await seedDueCampaign({}, { disputes: 1, disputedCents: 1000 }),
  ];
  const expectChanged = async (...expected: readonly [number, number, number]) => {
    await settle();
    for (const [index, { id }] of [won, lost, held].entries()) {
      const changedCents = expected[index] ?? 0;
      const changed = { changedCents, reversedCents: Math.max(0, -changedCents) };
      expect(await getStatement(admin, id)).toMatchObject(changed);
    }
  };
  await settle();
  for (const { id } of [won, lost]) await changeFigures(id, { disputes: 1, disputedCents: 1000 });
  await changeFigures(held.id, { disputes: 2, disputedCents: 2000 });
  await expectChanged(0, 0, 0);
  const oneLost = { refunds: 1, refundedCents: 1000 };
  await changeFigures(won.id, { disputes: 0, disputedCents: 0 });
  await changeFigures(lost.id, { ...oneLost, disputes: 0, disputedCents: 0 });
  await changeCheckout(held.disputed, { state: 'refunded' });
  await changeFigures(held.id, { ...oneLost, disputes: 1, disputedCents: 1000 });
  await expectChanged(0, -1000, 0);
  await changeFigures(held.id, { refunds: 2, refundedCents: 2000, disputes: 0, disputedCents: 0 });
  await expectChanged(0, -1000, -1000);
});

test('what goes back after a transfer is carried over to the next transfer where the account has too little', async () => {
  const [first, second] = [await seedDueCampaign(), await seedDueCampaign()];
  await shareCharity(second.id, first.charityId);
  await changeCampaign(second.id, { winnersSelected: false, settledAt: null });
  await settle();
  await payOut(first.accountId);
  await changeFigures(first.id, { refunds: 1, refundedCents: 1000 });
  await settle();
  const refused = { reversedCents: 0, reversingCents: 0, failure: 'balance_insufficient' };
  expect(await readTransfer(first.id)).toMatchObject(refused);
  expect(await getStatement(admin, second.id)).toMatchObject({ carryCents: -1000, amountCents: 9000 });
  // Of two open statements, only that of the next transfer carries the balance.
  const third = await seedDueCampaign();
  await shareCharity(third.id, first.charityId);
  const [carried, whole] = [
    { carryCents: -1000, amountCents: 9000 },
    { carryCents: 0, amountCents: 10_000 },
  ];
  const accepted = { winnersSelected: true, settledAt: new Date() };
  for (const waiting of [{ settledAt: null }, { ...accepted, plannedAt: null }]) {
    await changeCampaign(second.id, waiting);
    expect(await getStatement(admin, third.id)).toMatchObject(carried);
    expect(await getStatement(admin, second.id)).toMatchObject(whole);
  }
  await settle();
  expect(await readTransfer(third.id)).toMatchObject(carried);
  await changeCampaign(second.id, { plannedAt: after(DAY_MS) });
  await settle();
  expect(await readTransfer(second.id)).toMatchObject(whole);
  await settle(after(2 * DAY_MS));
  expect(await readTransfer(first.id)).toMatchObject({ reversedCents: 0, reversingCents: 0 });
});

test('what goes back after a transfer is taken back once, although the answer about it is lost', async () => {
  const { id } = await seedDueCampaign();
  await settle();
  await changeFigures(id, { refunds: 1, refundedCents: 1000 });
  const lost = loseAnswer(/\/reversals$/);
  await settle();
  lost.mockRestore();
  expect(await readTransfer(id)).toMatchObject({ reversedCents: 0, reversingCents: 1000 });
  await settle(after(11 * MINUTE_MS));
  await settle(after(22 * MINUTE_MS));
  expect(await readTransfer(id)).toMatchObject({ reversedCents: 1000, reversingCents: 0 });
  expect(await listAtProvider(id)).toMatchObject([{ amount_reversed: 1000 }]);
});

test('what goes back after a transfer and was taken back at the provider by hand is known by its message', async () => {
  const { id } = await seedDueCampaign();
  await settle();
  const { transferId } = (await readTransfer(id)) ?? {};
  await stripe.transfers.createReversal(transferId ?? '', { amount: 700 });
  const event = createProviderEvent('transfer.reversed', { id: transferId });
  for (let times = 0; times < 3; times += 1) expect((await deliverToAccounts(event)).status).toBe(200);
  expect(await readTransfer(id)).toMatchObject({ reversedCents: 700 });
});
