import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaigns } from '#api/campaigns/table.ts';
import { Checkout } from '#api/subscriptions/contract.ts';
import { submissions } from '#api/submissions/table.ts';
import { seedCampaign } from '../support/seed.ts';
import { createAnswer, listCheckouts, createFan, createSubscription } from '../support/subscriptions.ts';
import { db } from '../support/system.ts';
import { listCheckoutSessions, deliver } from '../support/provider.ts';

const SUBSCRIBE = '/api/campaign-subscribe';
const RETRY = '/api/campaign-subscribe/retry';

test('fifty simultaneous requests of one fan create one submission and one open checkout', async () => {
  const campaign = await seedCampaign();
  const fan = await createFan();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => fan.post(SUBSCRIBE, createAnswer(campaign.id, `Answer ${at}`))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const results = answers.map(({ body }) => Checkout.parse(body));
  expect(new Set(results.map(({ url }) => url)).size).toBe(1);
  const rows = await db.select().from(submissions).where(eq(submissions.campaignId, campaign.id));
  expect(rows).toHaveLength(1);
  const sessions = await listCheckoutSessions(rows[0]?.id ?? '');
  expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
  expect(sessions).toHaveLength(1);
  expect(await listCheckouts(rows[0]?.id ?? '')).toHaveLength(1);
});

test(
  'fifty simultaneous retries after a failure create one checkout, even in two languages',
  { timeout: 60_000 },
  async () => {
    const { fan, campaign, submissionId, sessionId } = await createSubscription();
    await deliver('expire', sessionId);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const language = at % 2 === 0 ? 'nl' : 'en';
        return fan.post(SUBSCRIBE, { ...createAnswer(campaign.id), language });
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const open = (await listCheckoutSessions(submissionId)).filter(({ status }) => status === 'open');
    expect(open).toHaveLength(1);
    expect((await listCheckouts(submissionId)).filter(({ state }) => state === 'open')).toHaveLength(1);
  },
);

test('nobody subscribes to a campaign of their own, nor pays for an older answer to it', async () => {
  const refusal = {
    status: 409,
    body: {
      code: 'own_campaign',
      error: 'This is your own campaign. You cannot take part in it yourself.',
    },
  };
  const owner = await createFan();
  const own = await seedCampaign({ ownerId: owner.id });
  expect(await owner.post(SUBSCRIBE, createAnswer(own.id))).toMatchObject(refusal);
  const { campaign, submissionId } = await createSubscription({ fan: owner });
  await db.update(campaigns).set({ ownerId: owner.id }).where(eq(campaigns.id, campaign.id));
  expect(await owner.post(RETRY, { submissionId })).toMatchObject(refusal);
});
