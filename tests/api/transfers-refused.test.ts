import { expect, test } from 'vitest';
import { TransfersPage } from '#api/payouts/contract.ts';
import { NOTHING_TO_RETRY } from '#api/payouts/rules.ts';
import { listFailing } from '#api/platform/incidents.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { REASON } from '../support/admin-lists.ts';
import { createLoggedInUser } from '../support/people.ts';
import {
  actOnAccount,
  changeFigures,
  listAtProvider,
  readTransfer,
  seedDueCampaign,
  settle,
  toDoc,
  after,
} from '../support/payouts.ts';
import { runAsSystem } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { rejectCharity } from '../support/rejections.ts';
import { seedAnswers } from '../support/answers.ts';
import { changeCheckout, getCampaign } from '../support/seed.ts';

const admin = await createLoggedInUser('admin');

test('a transfer that the provider refuses is seen by admins, who can try again with a reason', async () => {
  const { id, accountId } = await seedDueCampaign();
  await actOnAccount(accountId, 'fail');
  await settle();
  const refused = await readTransfer(id);
  const failure = 'insufficient_capabilities_for_transfer';
  expect(refused).toMatchObject({ state: 'due', refusals: 1, failure });
  const list = TransfersPage.parse((await admin.get('/api/admin/transfers')).body);
  expect(list.docs.find((doc) => doc.id === refused?.id)).toMatchObject({ failure, canRetry: true });
  expect(await runAsSystem(listFailing)).toContain('transfers');
  await actOnAccount(accountId, 'finish');
  const path = `/api/admin/transfers/${refused?.id}/retry`;
  expect((await admin.post(path, { reason: 'x' })).status).toBe(400);
  expect(toDoc(await admin.post(path, { reason: REASON }))).toMatchObject({ state: 'made', failure: null });
  expect(await admin.post(path, { reason: REASON })).toMatchObject({
    status: 409,
    body: { error: NOTHING_TO_RETRY.en },
  });
  const log = await findRows('adminLog', { subject: refused?.id ?? '' });
  expect(log).toMatchObject([{ action: 'transfer-retried', adminId: admin.id, reason: REASON }]);
  expect(await listAtProvider(id)).toHaveLength(1);
});

test('a transfer that was refused is frozen again when money goes back before the next try', async () => {
  const { id, accountId } = await seedDueCampaign();
  await actOnAccount(accountId, 'fail');
  await settle();
  await changeFigures(id, { refunds: 1, refundedCents: 1000 });
  await actOnAccount(accountId, 'finish');
  await settle(after(2 * HOUR_MS));
  await settle(after(2 * HOUR_MS));
  expect(await readTransfer(id)).toMatchObject({ state: 'made', amountCents: 9000 });
  expect(await listAtProvider(id)).toMatchObject([{ amount: 9000 }]);
});

// Regression: it left without the money, which then waited for a next campaign of the charity.
test('a transfer that was refused is frozen again when a bank decides for the campaign before the next try', async () => {
  const { id, accountId, disputed } = await seedDueCampaign({}, { disputes: 1, disputedCents: 1000 });
  await actOnAccount(accountId, 'fail');
  await settle();
  expect(await readTransfer(id)).toMatchObject({ state: 'due', amountCents: 9000 });
  await changeCheckout(disputed, { disputes: { du: 'won' } });
  await changeFigures(id, { disputes: 0, disputedCents: 0 });
  await actOnAccount(accountId, 'finish');
  await settle(after(2 * HOUR_MS));
  await settle(after(2 * HOUR_MS));
  expect(await readTransfer(id)).toMatchObject({ state: 'made', amountCents: 10_000 });
  expect(await listAtProvider(id)).toMatchObject([{ amount: 10_000 }]);
});

test('a transfer that was refused does not leave once its charity is rejected, whose campaign ends then', async () => {
  const { id, accountId, charityId } = await seedDueCampaign();
  await seedAnswers(id, 1);
  await actOnAccount(accountId, 'fail');
  await settle();
  await rejectCharity(charityId);
  expect((await getCampaign(id)).charityDueAt).not.toBeNull();
  await actOnAccount(accountId, 'finish');
  await settle(after(2 * HOUR_MS));
  expect(await readTransfer(id)).toMatchObject({ state: 'due' });
  expect(await listAtProvider(id)).toEqual([]);
});
