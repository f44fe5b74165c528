import { createLoggedInUser } from '../support/logged-in-user.ts';
import { PublicPayout } from '#api/payouts/contract.ts';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#api/platform/rules.ts';
import {
  actOnAccount,
  deliverToAccounts,
  payOut,
  readTransfer,
  seedDueCampaign,
  settle,
  toToday,
  getStatement,
  after,
  toDoc,
} from '../support/payouts.ts';
import { createProviderEvent } from '../support/provider.ts';

const admin = await createLoggedInUser('admin');
const getPublic = async (slug: string) =>
  PublicPayout.nullable().parse(toDoc(await admin.get(`/api/campaigns/by-slug/${slug}/payout`)));

describe('the charity’s bank', () => {
  test('has the proceeds once its payout says so, and everyone may know', async () => {
    const { id, slug, accountId } = await seedDueCampaign();
    await settle();
    expect(await getPublic(slug)).toBeNull();
    await payOut(accountId);
    expect(await readTransfer(id)).toMatchObject({ state: 'arrived', arrivedOn: toToday() });
    const charity = expect.stringMatching(/^Charity /);
    expect(await getPublic(slug)).toEqual({ amountCents: 10_000, charity, arrivedOn: toToday() });
    expect(await getStatement(admin, id)).toMatchObject({ state: 'arrived', arrivedOn: toToday() });
  });

  test('that sends a payout back has nothing, and all of it with the next payout, in whatever order messages come', async () => {
    const { id, accountId } = await seedDueCampaign();
    await settle();
    const first = await payOut(accountId);
    await payOut(accountId, 'fail-payout');
    expect(await readTransfer(id)).toMatchObject({
      state: 'made',
      arrivedOn: null,
      failure: 'account_closed',
    });
    await actOnAccount(accountId, 'finish');
    const second = await payOut(accountId);
    expect(await readTransfer(id)).toMatchObject({ state: 'arrived', payoutId: second, failure: null });
    for (const type of ['payout.failed', 'payout.paid'])
      await deliverToAccounts({ ...createProviderEvent(type, { id: first }), account: accountId });
    expect(await readTransfer(id)).toMatchObject({ state: 'arrived', payoutId: second, failure: null });
  });

  test('is asked about by the sweep when no message comes', async () => {
    const { id, accountId } = await seedDueCampaign();
    await settle();
    await actOnAccount(accountId, 'pay-out');
    await settle();
    expect(await readTransfer(id)).toMatchObject({ state: 'made' });
    await settle(after(7 * HOUR_MS));
    expect(await readTransfer(id)).toMatchObject({ state: 'arrived' });
  });
});
