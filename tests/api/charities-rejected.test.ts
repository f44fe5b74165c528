import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { formatMoment } from '#api/campaigns/event-time-rules.ts';
import { REPLACEMENT_MS } from '#api/charities/rules.ts';
import { callApi, listOutbox, runAsSystem, db } from '../support/api.ts';
import { changeRows, countRows } from '../support/rows.ts';
import { createCharityAccount } from '../support/charities.ts';
import { readPages } from '../support/admin-lists.ts';
import { createLoggedInUser } from '../support/people.ts';
import { createAnswer, createFan, createSubscription, seedAnswers } from '../support/answers.ts';
import { getCheckoutSession } from '../support/provider.ts';
import { readTransfer, seedDueCampaign, settle } from '../support/payouts.ts';
import { CHARITY_CALL, getCharity, REASON, rejectCharity, reviewAs } from '../support/rejections.ts';
import { seedCampaign, seedUser, getCampaign } from '../support/seed.ts';
import { CharityInReview, CharityList, CharityReviewPage } from '#api/charities/contract.ts';
import { selectCharities } from '#api/charities/list-charities.ts';
import { explain } from '../support/explain.ts';

const CLOSED = { isActive: false, closedAt: new Date() };

test('before rejecting a charity an admin sees how many campaigns it has and what fans paid that it was not paid out', async () => {
  const admin = await createLoggedInUser('admin');
  const { id, charityId } = await seedDueCampaign();
  await settle();
  expect(await readTransfer(id)).toBeDefined();
  await seedAnswers(id, 1);
  const open = await seedCampaign({ charityId });
  const closed = await seedCampaign({ charityId, ...CLOSED });
  await seedCampaign({ charityId, ...CLOSED });
  await seedAnswers(open.id, 2);
  await seedAnswers(closed.id, 1);
  const { body } = await admin.get(`${CHARITY_CALL}/${charityId}/impact`);
  expect(body).toEqual({ doc: { openCampaigns: 1, closedCampaigns: 1, payments: 3, paidCents: 3000 } });
  expect((await admin.get(`${CHARITY_CALL}/none/impact`)).status).toBe(404);
});

test('before rejecting a charity a reason of 20 to 500 characters is required', async () => {
  const admin = await createLoggedInUser('admin');
  const { charityId } = await seedCampaign();
  for (const reason of [undefined, ` ${'x'.repeat(19)} `, 'x'.repeat(501)]) {
    const answer = await reviewAs(admin, charityId, { approvalStatus: 'rejected', version: 1, reason });
    expect(answer.status).toBe(400);
    expect(Object(answer.body).details[0].path).toBe('reason');
  }
  expect((await getCharity(charityId)).approvalStatus).toBe('approved');
});

test('rejecting a charity ends the open checkouts of its campaigns, and no new one is opened', async () => {
  const campaign = await seedCampaign();
  const { sessionId, submissionId, fan } = await createSubscription({ campaign });
  await rejectCharity(campaign.charityId);
  await expect.poll(async () => (await getCheckoutSession(sessionId)).status).toBe('expired');
  const other = await createFan();
  const refused = {
    status: 409,
    body: { code: 'campaign_paused', error: 'This campaign is paused, so nobody can pay right now' },
  };
  expect(await other.post('/api/campaign-subscribe', createAnswer(campaign.id))).toMatchObject(refused);
  expect(await fan.post('/api/campaign-subscribe/retry', { submissionId })).toMatchObject(refused);
  const { body } = await fan.get(`/api/campaign-submissions/${submissionId}`);
  expect(Object(body).submission.campaign).toMatchObject({ isOpen: false, paused: 'charity' });
  const shown: unknown = await (await callApi(`/campaigns/by-slug/${campaign.slug}`)).json();
  expect(Object(shown).doc).toMatchObject({ phase: 'open', paused: 'charity' });
  expect(Object(shown).doc).not.toHaveProperty('charityDueAt');
  expect(await listOutbox(fan.email, 'gesloten')).toEqual([]);
});

test('rejecting a charity tells each owner once, in their language, with reason, date and link, and its people where to write', async () => {
  const owner = await seedUser({ role: 'celebrity', language: 'nl' });
  const { charityId } = await seedCampaign({ ownerId: owner.id });
  const { id } = await seedCampaign({ ownerId: owner.id, charityId });
  const member = await createCharityAccount(String(charityId));
  await rejectCharity(charityId);
  await expect.poll(() => listOutbox(owner.email, '/nl/dashboard')).toHaveLength(1);
  await expect.poll(() => listOutbox(member.email, /not approved[^]*\/en\/contact/)).toHaveLength(1);
  const [mail] = await listOutbox(owner.email, '/nl/dashboard');
  const due = (await getCampaign(id)).charityDueAt;
  expect(mail?.subject).toMatch(/^Je campagne voor .* is gepauzeerd$/);
  expect(mail?.text).toContain(`vóór ${formatMoment(due ?? new Date(0), 'nl')}`);
  expect(mail?.text).toContain(REASON);
  expect(mail?.text).toMatch(/gaat je campagne verder zodra we .* alsnog goedkeuren\./);
  expect(mail?.text).toContain('Is nog niemand begonnen met betalen?');
  expect(Math.abs(Number(due) - Date.now() - REPLACEMENT_MS)).toBeLessThan(60_000);
});

test('rejecting a charity leaves closed campaigns alone that nobody paid for', async () => {
  const closed = await seedCampaign(CLOSED);
  await rejectCharity(closed.charityId);
  expect((await getCampaign(closed.id)).charityDueAt).toBeNull();
});

test('rejecting a charity gives its days to a campaign that is reopened later', async () => {
  const owner = await createLoggedInUser('celebrity');
  const { id, charityId } = await seedCampaign({ ...CLOSED, ownerId: owner.id });
  await rejectCharity(charityId);
  const { body } = await owner.post(`/api/campaigns/${id}/reopen`, {});
  expect(Object(body).doc).toMatchObject({ isActive: true, paused: 'charity' });
  expect((await getCampaign(id)).charityDueAt).not.toBeNull();
});

test('rejecting a charity of two admins, the second is told what the first decided, and when', async () => {
  const [first, second] = await Promise.all([
    createLoggedInUser('admin', 'en', 'Ada Vos'),
    createLoggedInUser('admin'),
  ]);
  const { id, charityId } = await seedCampaign();
  const reviews = [
    { approvalStatus: 'rejected', version: 1, reason: REASON },
    { approvalStatus: 'approved', version: 1 },
  ] as const;
  expect((await reviewAs(first, charityId, reviews[0])).status).toBe(200);
  const stale = await reviewAs(second, charityId, reviews[1]);
  expect(stale.status).toBe(409);
  expect(Object(stale.body).error).toMatch(/^This charity was rejected by Ada Vos on .*\d{4} at \d\d:\d\d\./);
  expect(Object(stale.body).doc).toMatchObject({ approvalStatus: 'rejected', version: 2 });
  expect((await getCharity(charityId)).rejectionReason).toBe(REASON);
  expect((await getCampaign(id)).charityDueAt).not.toBeNull();
});

test('rejecting a charity of two decisions at the same moment, one counts', async () => {
  const [first, second] = [await createLoggedInUser('admin'), await createLoggedInUser('admin')];
  const owner = await seedUser({ role: 'celebrity' });
  const { charityId } = await seedCampaign({ ownerId: owner.id });
  const review = { approvalStatus: 'rejected', version: 1, reason: REASON } as const;
  const answers = await Promise.all([first, second].map((admin) => reviewAs(admin, charityId, review)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await expect.poll(() => listOutbox(owner.email, 'dashboard')).toHaveLength(1);
});

test('approving it again lets its campaigns go on, and tells their owners', async () => {
  const owner = await seedUser({ role: 'celebrity', language: 'en' });
  const campaign = await seedCampaign({ ownerId: owner.id });
  await rejectCharity(campaign.charityId);
  const admin = await createLoggedInUser('admin');
  const review = { approvalStatus: 'approved', version: 2 } as const;
  expect((await reviewAs(admin, campaign.charityId, review)).status).toBe(200);
  expect((await getCampaign(campaign.id)).charityDueAt).toBeNull();
  expect(await getCharity(campaign.charityId)).toMatchObject({ rejectionReason: null, version: 3 });
  await createSubscription({ campaign });
  await expect.poll(() => listOutbox(owner.email, 'fans can pay again')).toHaveLength(1);
});

const CALL = '/api/charity-whitelist-custom';

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
  await db.run(
    sql`with recursive n (i) as (select 0 union all select i + 1 from n where i < 229)
      insert into charities (id, name, key, approval_status, created_at)
      select 'page-' || i, iif(i < 205, 'A ', 'Z ') || i, 'page-' || i, iif(i < 205, 'pending', 'approved'), 0 from n`,
  );
  const total = await countRows('charities');
  for (const [path, size] of [
    [`${CALL}/review`, 50],
    [`${CALL}?includeUnapproved=true`, 200],
  ] as const) {
    const { docs, pages } = await readPages(admin, path, CharityList);
    expect(pages).toBe(Math.ceil(total / size));
    expect(new Set(docs.map(({ id }) => id)).size).toBe(total);
    const first = path.includes('review') ? 'pending' : 'approved';
    const count = docs.filter(({ approvalStatus }) => approvalStatus === first).length;
    expect(docs.slice(0, count).every(({ approvalStatus }) => approvalStatus === first)).toBe(true);
    expect((await admin.get(`${path}${path.includes('?') ? '&' : '?'}limit=0`)).status).toBe(400);
  }
  // A charity reviewed meanwhile does not drop another from the next page.
  const readReview = async (query: string) =>
    CharityReviewPage.parse((await admin.get(`${CALL}/review?limit=1${query}`)).body);
  const [
    {
      docs: [reviewed],
      next,
    },
    { docs: both },
  ] = [await readReview(''), CharityReviewPage.parse((await admin.get(`${CALL}/review?limit=2`)).body)];
  await changeRows('charities', { id: reviewed?.id ?? '' }, { approvalStatus: 'approved' });
  expect((await readReview(`&after=${next}`)).docs[0]?.id).toBe(both[1]?.id);
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
