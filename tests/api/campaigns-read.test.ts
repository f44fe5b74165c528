import { expect, test } from 'vitest';
import { CampaignCard, CampaignsList } from '#api/campaigns/contract.ts';
import { callApi } from '../support/api.ts';
import { inHours, plantCampaign } from '../support/plant.ts';

async function listed(query = ''): Promise<CampaignsList> {
  return CampaignsList.parse(await (await callApi(`/campaigns-list${query}`)).json());
}

test('the list shows active campaigns first, then by soonest deadline, those without one last', async () => {
  const inactive = await plantCampaign({ isActive: false, subscriptionDeadline: inHours(1) });
  const later = await plantCampaign({ subscriptionDeadline: inHours(50) });
  const never = await plantCampaign({ subscriptionDeadline: null });
  const sooner = await plantCampaign({ subscriptionDeadline: inHours(5) });
  const over = await plantCampaign({ subscriptionDeadline: inHours(-1) });
  const { docs } = await listed();
  expect(docs.map(({ id }) => id)).toEqual([sooner, later, never, over, inactive].map(({ id }) => id));
});

test('a card carries nothing that only its owner may see', async () => {
  const campaign = await plantCampaign({ keywords: ['secret-keyword'] });
  const answer = await callApi(`/campaigns/by-slug/${campaign.slug}`);
  const body: unknown = await answer.json();
  const text = JSON.stringify(body);
  expect(text).not.toContain('secret-keyword');
  expect(text).not.toContain('submissionCount');
  expect(text).not.toContain('nomineeCount');
  expect(Object.keys(CampaignCard.strict().parse(Object(body).doc)).toSorted()).toEqual(
    Object.keys(CampaignCard.shape).toSorted(),
  );
});

test('the planned time is wall time in Amsterdam, also in summer', async () => {
  const winter = await plantCampaign({ plannedAt: new Date('2027-01-15T18:30:00Z') });
  const summer = await plantCampaign({ plannedAt: new Date('2027-07-15T18:30:00Z') });
  const timeOf = async (slug: string) =>
    Object(await (await callApi(`/campaigns/by-slug/${slug}`)).json()).doc.plannedTime;
  expect(await timeOf(winter.slug)).toBe('19:30');
  expect(await timeOf(summer.slug)).toBe('20:30');
});

test.each(['nothing-here', '%2e%2e%2f', 'a'.repeat(5000), "'; drop table campaigns; --"])(
  'an unknown slug (%#) is not found',
  async (slug) => {
    const answer = await callApi(`/campaigns/by-slug/${encodeURIComponent(slug)}`);
    expect(answer.status).toBe(404);
    expect(Object(await answer.json()).code).toBe('not_found');
  },
);

test('the list has pages, and refuses more than it gives on one', async () => {
  await plantCampaign();
  await plantCampaign();
  const [first, second] = [await listed('?limit=1'), await listed('?limit=1&page=2')];
  expect(first.docs).toHaveLength(1);
  expect(second.docs[0]?.id).not.toBe(first.docs[0]?.id);
  const refused = await callApi('/campaigns-list?limit=201');
  expect(refused.status).toBe(400);
  expect(Object(await refused.json())).toMatchObject({
    code: 'validation_failed',
    details: [{ path: 'limit' }],
  });
});

test('an unchanged list is 304 to whoever holds it', async () => {
  await plantCampaign();
  const first = await callApi('/campaigns-list');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toContain('public');
  const again = await callApi('/campaigns-list', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('another method on a known address is 405 and names the right one', async () => {
  const answer = await callApi('/campaigns-list', { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET');
});
