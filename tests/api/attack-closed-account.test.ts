import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { campaigns } from '#api/campaigns/table.ts';
import { connectedAccounts } from '#api/charities/table.ts';
import { db } from '../support/api.ts';
import { createAccountEvent, deliverToAccounts, seedAccount } from '../support/payouts.ts';
import { seedCampaign } from '../support/seed.ts';

afterEach(() => vi.unstubAllGlobals());

// https://docs.stripe.com/changelog/clover/2025-10-29/return-closed-v2-accounts
test('a public campaign is paused once the provider closed its charity’s account, of which it tells little more', async () => {
  const campaign = await seedCampaign();
  const accountId = await seedAccount(campaign.charityId ?? '');
  const real = fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    new Request(input, init).url.includes(`/v2/core/accounts/${accountId}`)
      ? Response.json({ id: accountId, object: 'v2.core.account', closed: true, configuration: null })
      : real(input, init),
  );
  await deliverToAccounts(createAccountEvent(accountId));
  const [account] = await db
    .select()
    .from(connectedAccounts)
    .where(eq(connectedAccounts.accountId, accountId));
  expect(account?.state).toBe('refused');
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, campaign.id));
  expect(row?.charityDueAt).not.toBeNull();
});
