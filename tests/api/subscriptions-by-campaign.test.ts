import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createFan, createSubscription } from '../support/subscriptions.ts';
import { requestApi } from '../support/api.ts';
import { deliver } from '../support/provider.ts';

const byCampaign = (id: string) => `/api/campaign-submissions/by-campaign/${id}`;

test('the submission to a campaign is the caller’s own, in any state of payment', async () => {
  const { fan, submissionId, campaign, sessionId } = await createSubscription();
  await createSubscription({ fan });
  await createSubscription({ campaign });
  const answer = await fan.get(byCampaign(campaign.id));
  expect(answer).toMatchObject({ status: 200, body: { submission: { id: submissionId } } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await deliver('pay', sessionId);
  expect(await fan.get(byCampaign(campaign.id))).toMatchObject({
    body: { submission: { id: submissionId, paymentStatus: 'paid' } },
  });
});

test('the submission to a campaign is null where there is none, or only a cancelled or refunded one', async () => {
  const { fan, submissionId, campaign } = await createSubscription();
  const stranger = await createFan();
  expect((await stranger.get(byCampaign(campaign.id))).body).toEqual({ submission: null });
  expect((await fan.get(byCampaign('x'))).body).toEqual({ submission: null });
  for (const status of ['refunded', 'cancelled']) {
    await env.DB.prepare('update submissions set status = ? where id = ?').bind(status, submissionId).run();
    expect((await fan.get(byCampaign(campaign.id))).body).toEqual({ submission: null });
  }
  expect((await requestApi(byCampaign(campaign.id), env)).status).toBe(401);
});
