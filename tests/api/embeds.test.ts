import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ORIGIN_INSECURE, TOO_MANY_ORIGINS } from '#api/embeds/rules.ts';
import { Statistics } from '#api/statistics/contract.ts';
import { createAnswer, createFan, getSubmission } from '../support/subscriptions.ts';
import { seedCampaign } from '../support/seed.ts';
import { SITE, PAGE, seedCampaignWithOrigins, subscribeFromFrame } from '../support/embeds.ts';
import { toInvalid } from '../support/refusals.ts';

describe('the sites of a campaign', () => {
  it('are set and read by its owner, normalised and without duplicates', async () => {
    const { owner, campaign } = await seedCampaignWithOrigins([`${SITE}/`, SITE, 'https://Other.example']);
    const answer = await owner.get(`/api/campaigns/${campaign.id}/embed`);
    expect(answer.body).toEqual({ origins: [SITE, 'https://other.example'] });
  });

  it('are all refused when one is wrong, which is named', async () => {
    const { owner, campaign } = await seedCampaignWithOrigins([SITE]);
    const put = (origins: readonly string[]) =>
      owner.call(`/api/campaigns/${campaign.id}/embed`, { method: 'PUT', body: { origins } });
    expect(await put([SITE, 'http://plain.example'])).toMatchObject(
      toInvalid('origins.1', ORIGIN_INSECURE.en),
    );
    expect(await put(Array.from({ length: 21 }, (_, at) => `https://s${at}.example`))).toMatchObject(
      toInvalid('origins', TOO_MANY_ORIGINS.en),
    );
    expect((await owner.get(`/api/campaigns/${campaign.id}/embed`)).body).toMatchObject({ origins: [SITE] });
    expect((await put([])).body).toMatchObject({ origins: [] });
  });
});

describe('where submissions came from', () => {
  it('is counted for the owner by site with the campaign’s numbers, none below five', async () => {
    const { owner, campaign } = await seedCampaignWithOrigins([SITE]);
    await subscribeFromFrame(campaign);
    await subscribeFromFrame(campaign, { origin: 'https://unknown.example', page: PAGE });
    const { body } = await owner.get(`/api/campaigns/${campaign.id}/numbers`);
    const counts = { begun: 'few', checkouts: 'few', paid: 'few' };
    expect(
      Statistics.parse(body).sources.toSorted((a, b) => (a.origin ?? '').localeCompare(b.origin ?? '')),
    ).toEqual([
      { source: 'widget', origin: SITE, counts },
      { source: 'widget', origin: 'https://unknown.example', counts },
    ]);
  });

  it('store no page outside the site, and nothing for a form on our own page', async () => {
    const campaign = await seedCampaign();
    const foreign = await subscribeFromFrame(campaign, { origin: SITE, page: 'https://evil.example/' });
    expect(await getSubmission(foreign.submissionId)).toMatchObject({ embedOrigin: SITE, embedPage: null });
    const fan = await createFan();
    const { body } = await fan.post('/api/campaign-subscribe', createAnswer(campaign.id));
    const { submissionId } = z.object({ submissionId: z.string() }).parse(body);
    expect(await getSubmission(submissionId)).toMatchObject({ embedOrigin: null, embedPage: null });
  });
});
