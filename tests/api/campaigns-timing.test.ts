import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { charities } from '#api/charities/table.ts';
import { DRAFT_MESSAGES } from '#api/campaigns/draft-rules.ts';
import { openDb } from '#api/platform/db.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { hoursFromNow, seedCampaign } from '../support/seed.ts';

let celebrity: Awaited<ReturnType<typeof createLoggedInUser>>;
const charityId = crypto.randomUUID();

beforeAll(async () => {
  celebrity = await createLoggedInUser('celebrity');
  const row = { id: charityId, name: 'De Warme Tafel', key: 'dewarmetafel', createdAt: new Date() };
  await openDb(env)
    .insert(charities)
    .values({ ...row, approvalStatus: 'approved' });
});

const postCampaign = (changes: Record<string, unknown>) =>
  celebrity.post('/api/campaigns/create', {
    name: 'An hour in the kitchen',
    artistName: 'Noor',
    description: 'We cook together, for people who eat alone.',
    plannedDate: '2027-07-15',
    plannedTime: '19:30',
    plannedLocation: 'Utrecht',
    fanQuestion: 'why-meet',
    thankYouMethod: 'video',
    importantKeywords: 'cooking, neighbours, warmth',
    charity: charityId,
    agreeToTerms: true,
    agreeToProtocol: true,
    language: 'en',
    ...changes,
  });

test.each([
  ['a meeting in the past', { plannedDate: '2026-01-15' }, 'plannedDate', 'eventInPast'],
  [
    'a deadline in the past',
    { subscriptionDeadline: '2026-01-15T10:00:00Z' },
    'subscriptionDeadline',
    'deadlineInPast',
  ],
  [
    'a default deadline that has passed',
    { plannedDate: hoursFromNow(24).toISOString(), plannedTime: '23:59' },
    'plannedDate',
    'defaultDeadlinePassed',
  ],
  [
    'a start after the default deadline',
    { subscriptionStartDate: '2027-07-14T10:00:00Z' },
    'subscriptionStartDate',
    'startAfterDefaultDeadline',
  ],
  [
    'a time that the clock skips',
    { plannedDate: '2027-03-28', plannedTime: '02:30' },
    'plannedTime',
    'timeSkipped',
  ],
] as const)('refuses to create a campaign with %s, at its field', async (_, changes, path, problem) => {
  const { status, body } = await postCampaign(changes);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'validation_failed',
    details: [{ path, message: DRAFT_MESSAGES[problem].en }],
  });
});

test('edits a campaign whose moments have passed, but moves none into the past', async () => {
  const { id } = await seedCampaign({
    ownerId: celebrity.id,
    charityId,
    keywords: ['warmth'],
    plannedAt: new Date('2026-07-15T17:30:00Z'),
    subscriptionDeadline: new Date('2026-07-13T17:30:00Z'),
    isActive: false,
    agreeToTerms: true,
    agreeToProtocol: true,
  });
  const patch = (changes: Record<string, unknown>) => celebrity.patch(`/api/campaigns/${id}`, changes);
  expect((await patch({ plannedLocation: 'Haarlem' })).status).toBe(200);
  expect(await patch({ plannedDate: '2026-08-15' })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'plannedDate' }] },
  });
});
