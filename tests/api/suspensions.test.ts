import { expect, test } from 'vitest';
import { OWNER_SUSPENDED } from '#api/campaigns/manage-rules.ts';
import { Overview, SuspendedAccountsPage } from '#api/admin/contract.ts';
import type { PersonAct } from '#api/admin/people-rules.ts';
import { stopSuspendedCampaigns } from '#api/admin/suspend-account.ts';
import { callApi, listOutbox, runAsSystem } from '../support/api.ts';
import { createDraft, postCampaign, seedDraftCharity } from '../support/campaign-drafts.ts';
import { createLoggedInUser, type Person } from '../support/people.ts';
import { getCampaign, seedCampaign } from '../support/seed.ts';
import {
  createAnswer,
  createPaidSubscription,
  createSubscription,
  getSubmissionStatus,
  listCheckouts,
} from '../support/answers.ts';
import { deliver } from '../support/provider.ts';
import { insertRow } from '../support/rows.ts';

await seedDraftCharity();

const admin = await createLoggedInUser('admin');
const REASON = 'This is not the artist';

const help = (id: string, act: PersonAct, reason: string) =>
  admin.post(`/api/admin/people/${id}/help`, { act, reason });
const suspend = ({ id }: { readonly id: string }, reason = REASON) => help(id, 'account-suspended', reason);
const restore = ({ id }: Person) => help(id, 'account-restored', 'It is the artist');

const listSuspended = async (query = '') =>
  SuspendedAccountsPage.parse((await admin.get(`/api/admin/accounts${query}`)).body);
const findSuspended = async ({ id }: Person) => (await listSuspended()).docs.find((doc) => doc.id === id);

test('the list of suspended accounts loses none while others are restored', async () => {
  const [first, second] = [await createLoggedInUser('fan'), await createLoggedInUser('fan')];
  for (const person of [first, second]) expect((await suspend(person)).status).toBe(200);
  const { docs, next } = await listSuspended('?limit=1');
  expect(docs).toMatchObject([{ id: second.id }]);
  expect((await restore(second)).status).toBe(200);
  expect((await listSuspended(`?limit=1&after=${next}`)).docs).toMatchObject([{ id: first.id }]);
});

test('an account that an admin suspends has its campaigns stopped and its fans refunded, and is told why', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await postCampaign(owner);
  const { submissionId } = await createPaidSubscription({ campaign });
  const over = await seedCampaign({
    ownerId: owner.id,
    winnersSelected: true,
    isActive: false,
    plannedAt: new Date(0),
  });
  expect((await suspend(owner)).status).toBe(200);
  expect(await getCampaign(campaign.id)).toMatchObject({ cancelledBy: 'admin', cancelReason: REASON });
  expect((await getCampaign(over.id)).cancelledAt).toBeNull();
  expect(await getSubmissionStatus(submissionId)).toBe('refunded');
  await expect.poll(() => listOutbox(owner.email, REASON)).not.toHaveLength(0);
  expect((await owner.get('/api/users/me')).body).toMatchObject({
    user: { _suspended: { reason: REASON, objection: null } },
  });
  expect(await findSuspended(owner)).toMatchObject({ email: owner.email, reason: REASON });
  expect((await suspend(owner)).status).toBe(409);
  expect(await (await admin.get('/api/admin/log')).body).toMatchObject({
    docs: expect.arrayContaining([
      expect.objectContaining({ action: 'account-suspended', subject: owner.id, name: 'Noor van Dijk' }),
      expect.objectContaining({ action: 'campaign-stopped', subject: campaign.id }),
    ]),
  });
});

test('an account that an admin suspends makes nothing new, reads and exports what is there, and objects once, until an admin upholds it', async () => {
  const owner = await createLoggedInUser('celebrity');
  await suspend(owner);
  const { id: other } = await seedCampaign();
  for (const [path, body] of [
    ['/api/campaigns/create', createDraft()],
    ['/api/campaign-subscribe', createAnswer(other)],
    ['/api/charity-whitelist-custom', { name: 'Warm Onthaal' }],
  ] as const)
    expect(await owner.post(path, body), path).toMatchObject({
      status: 403,
      body: { code: 'account_suspended' },
    });
  expect(await owner.patch('/api/users/me', { name: 'Another name' })).toMatchObject({
    status: 403,
    body: { code: 'account_suspended' },
  });
  for (const path of ['/api/campaigns/mine', '/api/users/me/export', '/api/users/me/profile'])
    expect((await owner.get(path)).status, path).toBe(200);
  const object = () => owner.post('/api/users/me/objection', { text: 'I am who I say I am.' });
  const answers = await Promise.all([object(), object()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await findSuspended(owner)).toMatchObject({ objection: 'I am who I say I am.' });
  await expect.poll(() => listOutbox('operator@powerhour.test', owner.email)).toHaveLength(1);
  const uphold = () => help(owner.id, 'suspension-upheld', 'It was not them');
  const countObjections = async () =>
    Overview.parse((await admin.get('/api/admin/overview')).body).figures.objections;
  const before = await countObjections();
  expect((await uphold()).status).toBe(200);
  expect(await countObjections()).toBe(before - 1);
  expect((await uphold()).status).toBe(409);
  expect((await object()).status).toBe(409);
  expect(await findSuspended(owner)).toMatchObject({ isObjectionOpen: false });
  expect((await owner.get('/api/users/me')).body).toMatchObject({
    user: { _suspended: { objection: 'I am who I say I am.', upheld: 'It was not them' } },
  });
  await expect.poll(() => listOutbox(owner.email, 'It was not them')).toHaveLength(1);
  expect((await admin.get('/api/admin/log')).body).toMatchObject({
    docs: expect.arrayContaining([
      expect.objectContaining({ action: 'suspension-upheld', subject: owner.id }),
    ]),
  });
});

test('an account that an admin suspends changes nothing by its team either, which reads what is there', async () => {
  const [owner, member] = [await createLoggedInUser('celebrity'), await createLoggedInUser('fan')];
  const over = { winnersSelected: true, isActive: false, plannedAt: new Date(0) };
  const { id } = await seedCampaign({ ownerId: owner.id, ...over });
  await insertRow('teamMembers', { ownerId: owner.id, userId: member.id, rights: ['decide'] });
  const path = `/api/campaigns/${id}/story`;
  const story = { title: 'How it was', text: 'We cooked for four hours and laughed.' };
  await suspend(owner);
  expect(await member.put(path, story)).toMatchObject({ status: 403, body: { error: OWNER_SUSPENDED.en } });
  expect((await member.get(path)).status).toBe(200);
  await restore(owner);
  expect((await member.put(path, story)).status).toBe(200);
});

test('an account that an admin suspends is restored, and may begin anew', async () => {
  const owner = await createLoggedInUser('celebrity');
  const { slug } = await postCampaign(owner);
  await suspend(owner);
  expect((await restore(owner)).status).toBe(200);
  expect((await restore(owner)).status).toBe(409);
  expect(await callApi(`/campaigns/by-slug/${slug}`).then((answer) => answer.json())).toMatchObject({
    doc: { cancelled: { by: 'admin' } },
  });
  expect(await postCampaign(owner)).toMatchObject({ isPublic: true });
  expect((await owner.post('/api/users/me/objection', { text: 'Nothing to object' })).status).toBe(409);
});

test('an account that an admin suspends is no admin’s, and exists', async () => {
  const other = await createLoggedInUser('admin');
  expect((await suspend(other)).status).toBe(409);
  expect((await suspend({ id: crypto.randomUUID() })).status).toBe(404);
  expect((await suspend(other, 'no')).status).toBe(400);
});

test('an account that an admin suspends keeps no money that arrives at the same moment, and no campaign that is made then', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await postCampaign(owner);
  const { submissionId, sessionId } = await createSubscription({ campaign });
  await Promise.all([
    suspend(owner),
    deliver('pay', sessionId).catch(() => undefined),
    owner.post('/api/campaigns/create', createDraft()),
  ]);
  await runAsSystem((ctx) => stopSuspendedCampaigns(ctx));
  const { body } = await owner.get('/api/campaigns/mine');
  for (const { isPublic, cancelled } of Object(body).docs) expect(isPublic && cancelled === null).toBe(false);
  await expect
    .poll(async () => (await listCheckouts(submissionId)).map(({ state }) => state)[0])
    .toMatch(/refunded|failed/);
});
