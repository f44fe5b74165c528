import { expect, test } from 'vitest';
import { CharityInReview, CharityList } from '#api/charities/contract.ts';
import { selectCharities } from '#api/charities/list-charities.ts';
import { charities } from '#api/charities/table.ts';
import { callApi } from '../support/api.ts';
import { explain } from '../support/explain.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { runAsSystem, db } from '../support/system.ts';
import { seedCampaign } from '../support/seed.ts';

const CALL = '/api/charity-whitelist-custom';
const now = new Date('2026-11-21T12:00:00Z');

test('the review of charities shows an admin pending charities first, with who added them and their campaigns', async () => {
  const admin = await createLoggedInUser('admin');
  const fan = await createLoggedInUser('fan');
  const { charityId, slug, name, language, artistName } = await seedCampaign();
  const added = await fan.post(CALL, { name: 'Stichting Wachtkamer' });
  const docs = CharityInReview.array().parse(Object((await admin.get(`${CALL}/review`)).body).docs);
  const waiting = docs.filter(({ approvalStatus }) => approvalStatus === 'pending').length;
  expect(docs.slice(0, waiting).every(({ approvalStatus }) => approvalStatus === 'pending')).toBe(true);
  expect(docs.find(({ id }) => id === Object(added.body).doc.id)).toMatchObject({
    addedBy: 'Noor van Dijk',
    campaigns: [],
  });
  expect(docs.find(({ id }) => id === charityId)?.campaigns).toEqual([
    { slug, name, language, artistName, isActive: true },
  ]);
});

test('the review of charities comes in pages, and so does the list to choose from, approved ones first', async () => {
  const admin = await createLoggedInUser('admin');
  for (let index = 0; index < 230; index += 1) {
    const id = `${String(index).padStart(3, '0')}-${crypto.randomUUID()}`;
    const approvalStatus = index < 205 ? 'pending' : 'approved';
    const row = {
      id,
      name: `${approvalStatus === 'pending' ? 'A' : 'Z'} ${id}`,
      key: id,
      approvalStatus,
    } as const;
    await db.insert(charities).values({ ...row, createdAt: now });
  }
  const total = await db.$count(charities);
  for (const [path, size] of [
    [`${CALL}/review?`, 50],
    [`${CALL}?includeUnapproved=true&`, 200],
  ] as const) {
    const docs: { id: string; approvalStatus: string }[] = [];
    for (let after: string | null = '0'; after !== null;) {
      const { body } = await admin.get(`${path}after=${after}`);
      const found = CharityList.parse(body);
      docs.push(...found.docs);
      expect(found.docs.length).toBeLessThanOrEqual(size);
      after = found.next;
    }
    expect(new Set(docs.map(({ id }) => id)).size).toBe(total);
    const first = path.includes('review') ? 'pending' : 'approved';
    const count = docs.filter(({ approvalStatus }) => approvalStatus === first).length;
    expect(docs.slice(0, count).every(({ approvalStatus }) => approvalStatus === first)).toBe(true);
    expect((await admin.get(`${path}limit=0`)).status).toBe(400);
  }
  const plan = await runAsSystem((ctx) => explain(selectCharities(ctx, 'pending').toSQL()));
  expect(plan).toMatch(/^SEARCH charities USING (COVERING )?INDEX charities_list \(approval_status<\?\)$/);
});

test('the review of charities adds a charity to the public list or removes it', async () => {
  const [admin, fan] = [await createLoggedInUser('admin'), await createLoggedInUser('fan')];
  const { id } = Object((await fan.post(CALL, { name: 'Stichting Oordeel' })).body).doc;
  const listed = async (query = '') =>
    Object(await (await callApi(`/charity-whitelist-custom${query}`)).json()).docs.some(
      (doc: unknown) => Object(doc).id === id,
    );
  expect(await listed()).toBe(false);
  await admin.call(`${CALL}/${String(id)}`, { method: 'PATCH', body: { approvalStatus: 'approved' } });
  expect(await listed()).toBe(true);
  await admin.call(`${CALL}/${String(id)}`, {
    method: 'PATCH',
    body: { approvalStatus: 'rejected', version: 2, reason: 'Nobody knows who runs it.' },
  });
  expect(await listed('?includeUnapproved=true')).toBe(false);
});
