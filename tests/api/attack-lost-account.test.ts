import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { campaigns } from '#api/campaigns/table.ts';
import { connectedAccounts } from '#api/charities/table.ts';
import { refreshDueAccounts } from '#api/consent/index.ts';
import { SWEEP_LIMIT } from '#api/consent/rules.ts';
import { db, runAsSystem } from '../support/api.ts';
import { actOnAccount, createAccountEvent, deliverToAccounts, seedAccount } from '../support/payouts.ts';
import { seedCampaign, seedCharity } from '../support/seed.ts';

afterEach(() => vi.unstubAllGlobals());

/** The provider no longer knows these accounts, or no longer lets us see them. */
function removeAtProvider(...ids: readonly string[]): void {
  const real = fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { url } = new Request(input, init);
    if (!ids.some((id) => url.includes(`/v2/core/accounts/${id}`))) return real(input, init);
    return Response.json(
      { error: { type: 'invalid_request_error', code: 'not_found', message: 'No such account' } },
      { status: 404 },
    );
  });
}

const readState = async (charityId: string) =>
  (await db.select().from(connectedAccounts).where(eq(connectedAccounts.charityId, charityId)))[0]?.state;
const age = (charityId: string, at: Date) =>
  db.update(connectedAccounts).set({ checkedAt: at }).where(eq(connectedAccounts.charityId, charityId));

test('a public campaign is paused once its charity’s account no longer exists at the provider', async () => {
  const campaign = await seedCampaign();
  const charityId = campaign.charityId ?? '';
  const accountId = await seedAccount(charityId);
  removeAtProvider(accountId);
  await deliverToAccounts(createAccountEvent(accountId));
  await age(charityId, new Date(1));
  await runAsSystem(refreshDueAccounts);
  expect(await readState(charityId)).not.toBe('ready');
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, campaign.id));
  expect(row?.charityDueAt).not.toBeNull();
});

test('accounts that cannot be asked about do not keep the sweep from the others', async () => {
  const gone: string[] = [];
  for (let count = 0; count < SWEEP_LIMIT; count += 1) {
    const { id } = await seedCharity();
    gone.push(await seedAccount(id));
    await age(id, new Date(1000 + count));
  }
  const { id } = await seedCharity();
  const accountId = await seedAccount(id);
  await age(id, new Date(5000));
  await actOnAccount(accountId, 'fail');
  removeAtProvider(...gone);
  for (let sweep = 0; sweep < 5; sweep += 1) await runAsSystem(refreshDueAccounts);
  expect(await readState(id)).not.toBe('ready');
});
