import { expect, test } from 'vitest';
import { PublicCampaign, CampaignsList, OwnCampaignsPage } from '#api/campaigns/contract.ts';
import { callApi } from '../support/api.ts';
import { readPages } from '../support/admin-lists.ts';
import { createLoggedInUser } from '../support/people.ts';
import { seedAnswers } from '../support/answers.ts';
import { hoursFromNow, seedCampaign } from '../support/seed.ts';

async function fetchCampaigns(query = ''): Promise<CampaignsList> {
  return CampaignsList.parse(await (await callApi(`/campaigns-list${query}`)).json());
}

test('lists open campaigns first, then those to come, then those that are over; each by deadline', async () => {
  const inactive = await seedCampaign({ isActive: false, subscriptionDeadline: hoursFromNow(1) });
  const later = await seedCampaign({ subscriptionDeadline: hoursFromNow(50) });
  const never = await seedCampaign({ subscriptionDeadline: null });
  const sooner = await seedCampaign({ subscriptionDeadline: hoursFromNow(5) });
  const over = await seedCampaign({ subscriptionDeadline: hoursFromNow(-1) });
  const toCome = await seedCampaign({
    subscriptionStartDate: hoursFromNow(1),
    subscriptionDeadline: hoursFromNow(2),
  });
  const { docs } = await fetchCampaigns();
  expect(docs.map(({ id }) => id)).toEqual(
    [sooner, later, never, toCome, over, inactive].map(({ id }) => id),
  );
});

test('returns no owner-only fields in a card', async () => {
  const campaign = await seedCampaign({ keywords: ['secret-keyword'] });
  const response = await callApi(`/campaigns/by-slug/${campaign.slug}`);
  const body: unknown = await response.json();
  const text = JSON.stringify(body);
  expect(text).not.toContain('secret-keyword');
  expect(text).not.toContain('submissionCount');
  expect(text).not.toContain('nomineeCount');
  expect(Object.keys(PublicCampaign.strict().parse(Object(body).doc)).toSorted()).toEqual(
    Object.keys(PublicCampaign.shape).toSorted(),
  );
});

test.each(['nothing-here', '%2e%2e%2f', 'a'.repeat(5000), "'; drop table campaigns; --"])(
  'answers 404 to an unknown slug (%#)',
  async (slug) => {
    const response = await callApi(`/campaigns/by-slug/${encodeURIComponent(slug)}`);
    expect(response.status).toBe(404);
    expect(Object(await response.json()).code).toBe('not_found');
  },
);

test('paginates the list and refuses a larger page size', async () => {
  await seedCampaign();
  await seedCampaign();
  const [first, second] = [await fetchCampaigns('?limit=1'), await fetchCampaigns('?limit=1&page=2')];
  expect(first.docs).toHaveLength(1);
  expect(first.next).toBe('1');
  expect(await fetchCampaigns('?limit=1&after=1')).toEqual(second);
  expect((await fetchCampaigns()).next).toBeNull();
  expect(second.docs[0]?.id).not.toBe(first.docs[0]?.id);
  const refused = await callApi('/campaigns-list?limit=201');
  expect(refused.status).toBe(400);
  expect(Object(await refused.json())).toMatchObject({
    code: 'validation_failed',
    details: [{ path: 'limit' }],
  });
});

test('answers 304 for an unchanged list', async () => {
  await seedCampaign();
  const first = await callApi('/campaigns-list');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toContain('public');
  const again = await callApi('/campaigns-list', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('what may wait for its owner stands before newer campaigns, answered ones first, then what is open', async () => {
  const owner = await createLoggedInUser('celebrity');
  const seed = async (changes: object) => (await seedCampaign({ ownerId: owner.id, ...changes })).id;
  const answered = await seed({ isActive: false, nomineesSelected: true, createdAt: new Date(1e12) });
  await seedAnswers(answered, 1);
  const empty = await seed({ isActive: false });
  const open = await seed({});
  const declined = await seed({ charityDueAt: new Date() });
  const cancelled = await seed({ isActive: false, cancelledAt: new Date() });
  const soon = await seed({ subscriptionStartDate: new Date(Date.now() + 60_000) });
  const { docs } = await readPages(owner, '/api/campaigns/mine?limit=1', OwnCampaignsPage);
  expect(docs.map(({ id }) => id)).toEqual([answered, declined, empty, open, soon, cancelled]);
});
