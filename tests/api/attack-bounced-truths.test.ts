import { expect, test } from 'vitest';
import { createPaidSubscription } from '../support/answers.ts';
import { createLoggedInUser } from '../support/people.ts';
import { cancel, createOwnedCampaign, payBack } from '../support/endings.ts';
import { changeCheckout } from '../support/seed.ts';

/** A refund of a cancelled campaign that the fan's bank returned twice: it is left to the operator. */
async function seedBounced() {
  const { owner, campaign } = await createOwnedCampaign();
  const paid = await createPaidSubscription({ campaign });
  expect((await cancel(owner, campaign)).status).toBe(200);
  await payBack();
  await changeCheckout(paid.sessionId, { failedRefunds: ['re_1', 're_2'], refundRetryAt: null });
  return { owner, campaign, paid };
}

test('the progress of a cancelled campaign’s refunds counts none that the bank returned for good', async () => {
  const { owner, campaign, paid } = await seedBounced();
  const admin = await createLoggedInUser('admin');
  const shown = await admin.get(`/api/admin/payments?campaign=${campaign.id}`);
  expect(Object(shown.body).docs).toMatchObject([{ id: paid.sessionId, refundedAt: null }]);
  const { body } = await owner.get(`/api/campaigns/${campaign.id}/refunds`);
  expect(body).toMatchObject({ refunds: { total: 1, refunded: 0 } });
});

test('a fan’s export says as little as their year’s statement that money which came back has reached them', async () => {
  const { paid } = await seedBounced();
  const { body } = await paid.fan.get('/api/users/me/export');
  expect(Object(body).submissions[0].payments).toMatchObject([{ refundedAt: null }]);
});
