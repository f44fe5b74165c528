import { expect, test } from 'vitest';
import { Greeting, Live, Share } from '#api/sharing/contract.ts';
import { LIVE_READ_MS } from '#api/sharing/rules.ts';
import { callApi } from '../support/api.ts';
import { changeRows, countRows, insertRow } from '../support/rows.ts';
import { recordStatements } from '../support/crash.ts';
import { listScans } from '../support/explain.ts';
import { createLoggedInUser, PASSWORD } from '../support/people.ts';
import { toSubmissionPath } from '../support/own-submissions.ts';
import { createAnswer, createFan, createSubscription, getSubmission, type Fan } from '../support/answers.ts';
import { fair, readChain, seedAnsweredCampaign, selectBy } from '../support/scored-campaign.ts';
import { seedCampaign, changeSubmission } from '../support/seed.ts';

const toSharePath = (id: string) => `${toSubmissionPath(id)}/share`;
const setStatus = (id: string, status: 'paid' | 'refunded') =>
  changeSubmission(id, { status, paidAt: new Date() });

async function openShare(fan: Fan, id: string, input: { showsName?: boolean } = {}): Promise<Share> {
  const { status, body } = await fan.post(toSharePath(id), input);
  expect(status, JSON.stringify(body)).toBe(200);
  return Share.parse(body);
}

/** Lets a new fan take part in a campaign and pay, and opens their link. */
async function createSharer(
  campaign: { id: string; slug: string },
  showsName?: boolean,
  name = 'Sanne de Vries',
) {
  const fan = await createLoggedInUser('fan', 'nl', name);
  const { submissionId } = await createSubscription({ campaign, fan });
  await setStatus(submissionId, 'paid');
  const share = await openShare(fan, submissionId, showsName === undefined ? {} : { showsName });
  return { fan, submissionId, share, code: share.code };
}

/** Lets a fan take part by a link; returns their submission. */
async function takePart(campaignId: string, share: string, fan?: Fan): Promise<string> {
  const caller = fan ?? (await createFan());
  const { status, body } = await caller.post('/api/campaign-subscribe', {
    ...createAnswer(campaignId),
    share,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return String(Object(body).submissionId);
}

async function greet(slug: string, code: string): Promise<string | null> {
  const response = await callApi(`/campaigns/by-slug/${slug}/greeting?code=${code}`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return Greeting.parse(await response.json()).name;
}

async function readLive(slug: string): Promise<Live> {
  return Live.parse(Object(await (await callApi(`/campaigns/by-slug/${slug}/live`)).json()).doc);
}

test('a fan who has paid has a link of their own, which counts those who paid by it', async () => {
  const campaign = await seedCampaign();
  const { fan, submissionId } = await createSubscription({ campaign });
  expect((await fan.post(toSharePath(submissionId), {})).status).toBe(409);
  expect((await (await createFan()).post(toSharePath(submissionId), {})).status).toBe(404);
  await setStatus(submissionId, 'paid');
  const readOwn = async () => Object((await fan.get(toSubmissionPath(submissionId))).body).submission.share;
  expect(await readOwn()).toBeNull();
  const { code, ...fresh } = await openShare(fan, submissionId);
  expect(fresh).toEqual({ showsName: false, count: 0, name: 'Noor' });

  const [first, second, third] = [
    await takePart(campaign.id, code),
    await takePart(campaign.id, code),
    await takePart(campaign.id, code),
  ];
  expect(await getSubmission(first)).toMatchObject({ source: 'share', shareCode: code });
  expect((await openShare(fan, submissionId)).count).toBe(0);
  for (const id of [first, second, third]) await setStatus(id, 'paid');
  expect(await readOwn()).toEqual({ code, showsName: false, count: 3 });
  await setStatus(third, 'refunded');
  expect(await openShare(fan, submissionId)).toMatchObject({ code, count: 2 });
});

test('nobody counts for themselves, nor through a link to another campaign or one that does not exist', async () => {
  const [campaign, other] = [await seedCampaign(), await seedCampaign()];
  const { fan, submissionId, code } = await createSharer(campaign);
  await setStatus(submissionId, 'refunded');
  const stored = [
    await takePart(campaign.id, code, fan),
    await takePart(other.id, code),
    await takePart(other.id, 'AAAAAAAAAAAA'),
  ];
  for (const id of stored) expect((await getSubmission(id)).shareCode).toBeNull();
});

test('a first name greets and is on the live screen only while its fan allows it', async () => {
  const [campaign, other] = [await seedCampaign(), await seedCampaign()];
  const { slug } = campaign;
  const { fan, submissionId, code, share } = await createSharer(campaign);
  expect(share.showsName).toBe(false);
  expect(await greet(slug, code)).toBeNull();
  expect((await openShare(fan, submissionId, { showsName: true })).code).toBe(code);
  expect([await greet(slug, code), await greet(other.slug, code)]).toEqual(['Sanne', null]);
  expect((await openShare(fan, submissionId)).showsName).toBe(true);
  const newest = await createSharer(campaign, true, 'Zoë Bakker');
  const named = await readLive(slug);
  expect(named).toMatchObject({ slug, names: ['Zoë', 'Sanne'], result: null });

  await openShare(fan, submissionId, { showsName: false });
  await setStatus(newest.submissionId, 'refunded');
  expect([await greet(slug, code), await greet(slug, newest.code)]).toEqual([null, null]);
  await expect.poll(async () => (await readLive(slug)).names, { timeout: 5 * LIVE_READ_MS }).toEqual([]);
});

test('a link dies with its fan’s account, and what came by it forgets it', async () => {
  const campaign = await seedCampaign();
  const { fan, submissionId, code } = await createSharer(campaign, true);
  const brought = await takePart(campaign.id, code);
  await setStatus(brought, 'paid');
  const exported = Object((await fan.get('/api/users/me/export')).body).shares;
  expect(exported).toMatchObject([{ submissionId, code }]);
  expect((await fan.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(await greet(campaign.slug, code)).toBeNull();
  expect(await countRows('shares', { code })).toBe(0);
  expect(await getSubmission(brought)).toMatchObject({ shareCode: null, source: 'share', status: 'paid' });
  expect((await getSubmission(await takePart(campaign.id, code))).shareCode).toBeNull();
});

test('a live screen reads the database once a second, however many look, and no whole table', async () => {
  const { id, slug } = await seedCampaign();
  await insertRow('campaignResults', { campaignId: id, participants: 40, payments: 40, paidCents: 40_000 });
  const recorded = recordStatements();
  const startedAt = Date.now();
  const look = () => Promise.all(Array.from({ length: 60 }, () => readLive(slug)));
  const screens = await look();
  const later = await look().finally(recorded.restore);
  const seconds = Math.ceil((Date.now() - startedAt + 1) / LIVE_READ_MS);
  expect(recorded.calls.length).toBeLessThanOrEqual(seconds);
  expect(new Set([...screens, ...later].map((live) => JSON.stringify(live))).size).toBe(1);
  expect(screens[0]?.result).toMatchObject({ participants: 40, raisedCents: 40_000 });
  for (const sql of recorded.calls.flat()) expect(await listScans(sql)).toEqual([]);
  await changeRows('campaignResults', { campaignId: id }, { participants: 41 });
  const readCount = async () => (await readLive(slug)).result?.participants;
  await expect.poll(readCount, { timeout: 5 * LIVE_READ_MS }).toBe(41);
  expect((await callApi('/campaigns/by-slug/there-is-none/live')).status).toBe(404);
  const hidden = await seedCampaign({ publishedAt: null });
  expect((await callApi(`/campaigns/by-slug/${hidden.slug}/live`)).status).toBe(404);
});

test('scores are byte for byte the same with shared links and without', async () => {
  const owner = await createLoggedInUser('celebrity');
  const answers = ['She sings when it rains.', 'Her soup feeds the whole street.', 'I like her.'];
  const [plain, shared] = [
    await seedAnsweredCampaign(owner.id, ...answers),
    await seedAnsweredCampaign(owner.id, ...answers),
  ];
  const [sharer = '', ...brought] = shared.ids;
  const row = { submissionId: sharer, campaignId: shared.id, code: 'code-of-mine' };
  await insertRow('shares', { ...row, nameAllowedAt: new Date(), createdAt: new Date() });
  for (const id of brought) await changeSubmission(id, { shareCode: row.code, source: 'share' });
  await selectBy(plain, fair);
  await selectBy(shared, fair);
  const readBytes = async ({ id }: { id: string }) =>
    (await readChain(id)).map(({ score, explanationEn, model, rubricVersion }) =>
      JSON.stringify({ score, explanationEn, model, rubricVersion }),
    );
  expect((await readBytes(plain)).length).toBe(answers.length);
  expect(await readBytes(shared)).toEqual(await readBytes(plain));
});
