import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createLoggedInUser, type Person } from '../support/logged-in-user.ts';
import { postCampaign, seedApprovedCharity } from '../support/campaign-drafts.ts';

let owner: Person;

beforeEach(async () => {
  owner = await createLoggedInUser('celebrity');
});

beforeAll(seedApprovedCharity);

test('an edit that is based on an older version is refused with the fields that changed', async () => {
  const { id } = await postCampaign(owner);
  const path = `/api/campaigns/${id}`;
  const tag = (await owner.get(path)).headers.get('etag') ?? '';
  expect(tag).toBe('"1"');
  const first = await owner.patch(path, { name: 'First', plannedTime: '18:00' }, { 'if-match': tag });
  expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
  const second = await owner.patch(path, { name: 'Second' }, { 'if-match': tag });
  expect(second).toMatchObject({
    status: 412,
    body: { code: 'conflict', error: 'This campaign has been changed elsewhere in the meantime.' },
  });
  const changed = z.object({ details: z.array(z.object({ path: z.string() })) }).parse(second.body);
  expect(changed.details.map(({ path: field }) => field).toSorted()).toEqual([
    'name',
    'plannedDate',
    'plannedTime',
  ]);
  const again = await owner.patch(path, { name: 'Second' }, { 'if-match': '"2"' });
  expect(again).toMatchObject({
    status: 200,
    body: { doc: { name: 'Second', plannedTime: '18:00', version: 3 } },
  });
});

test('an edit without a version is made, and one that changes nothing counts for none', async () => {
  const { id } = await postCampaign(owner);
  const path = `/api/campaigns/${id}`;
  expect(Object((await owner.patch(path, { name: 'First' })).body).doc.version).toBe(2);
  expect(Object((await owner.patch(path, { name: 'First' })).body).doc.version).toBe(2);
  expect((await owner.patch(path, { name: 'Third' }, { 'if-match': '*' })).status).toBe(200);
});

test('of ten edits at once that are based on the same version, one is made', async () => {
  const { id } = await postCampaign(owner);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      owner.patch(`/api/campaigns/${id}`, { name: `Name ${at}` }, { 'if-match': '"1"' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 412),
  ]);
});

test('a new deadline at reopening is an edit as well', async () => {
  const { id } = await postCampaign(owner);
  const path = `/api/campaigns/${id}`;
  await owner.post(`${path}/close`);
  await owner.post(`${path}/reopen`, { subscriptionDeadline: '2027-07-10T10:00:00Z' });
  expect(await owner.patch(path, { name: 'First' }, { 'if-match': '"1"' })).toMatchObject({
    status: 412,
    body: { details: [{ path: 'subscriptionDeadline' }] },
  });
});
