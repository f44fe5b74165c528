import { expect, test } from 'vitest';
import { LOOK_MS } from '#api/admin-log/rules.ts';
import { WinnersResponse } from '#api/outcomes/contract.ts';
import { REASON } from '../support/admin-lists.ts';
import { createCampaignOwner } from '../support/campaign-owner.ts';
import { createLoggedInUser, type Person } from '../support/people.ts';
import { getCampaign, changeCampaign } from '../support/seed.ts';
import { changeRows, findRows } from '../support/rows.ts';
import {
  createThankYouPeople,
  fetchFile,
  owner,
  parseThanks,
  put,
  upload,
  WAV,
} from '../support/thank-yous.ts';
import { seedShownAnswer } from '../support/walls.ts';

await createThankYouPeople();
const admin = await createLoggedInUser('admin', 'en', 'Anna');
const PAGES = ['', '/numbers', '/nominees', '/answers', '/winners', '/thanks', '/story', '/embed'];
const readAll = (person: Person, id: string) =>
  Promise.all(PAGES.map(async (page) => (await person.get(`/api/campaigns/${id}${page}`)).status));
const all = (status: number) => PAGES.map(() => status);
const look = (person: Person, id: string, reason = REASON) =>
  person.post(`/api/admin/campaigns/${id}/look`, { reason });

async function createClosed() {
  const owner = await createCampaignOwner();
  const { campaign, ids } = await owner.seedCampaignWithNominees(2);
  return { owner, id: campaign.id, ids };
}

test('an admin reads a campaign as its owner once they say why, for an hour, and the log has it', async () => {
  const { id } = await createClosed();
  expect(await readAll(admin, id)).toEqual(all(404));
  expect(await look(admin, id, '')).toMatchObject({ status: 400 });
  expect(await readAll(admin, id)).toEqual(all(404));
  expect(await look(admin, id)).toMatchObject({ status: 200 });
  expect(await readAll(admin, id)).toEqual(all(200));
  expect((await admin.get(`/api/campaigns/${id}`)).body).toMatchObject({
    doc: { managedFor: { mayManage: false, mayDecide: false } },
  });
  expect(await findRows('adminLog', { subject: id })).toMatchObject([
    { action: 'looked-as-owner', reason: REASON, adminId: admin.id },
  ]);
  await changeRows('adminLog', { subject: id }, { at: new Date(Date.now() - LOOK_MS - 1000) });
  expect(await readAll(admin, id)).toEqual(all(404));
});

test('who looks changes nothing: neither what is theirs to change, nor that the owner has not read the answers', async () => {
  const { owner, id, ids } = await createClosed();
  await changeCampaign(id, { answersOpenedAt: null });
  await look(admin, id);
  await readAll(admin, id);
  expect((await getCampaign(id)).answersOpenedAt).toBeNull();
  const path = `/api/campaigns/${id}`;
  for (const answer of [
    await admin.patch(path, { name: 'Another name' }),
    await admin.post(`${path}/reopen`, {}),
    await admin.post(`${path}/nominations`, { submissionId: ids[0], reason: 'It made all of us laugh.' }),
    await admin.post(`${path}/winners`, { submissionIds: ids.slice(0, 1), confirm: { early: true } }),
    await admin.post(`${path}/cancel`, { reason: 'The celebrity has fallen ill for a long time.' }),
    await admin.post(`${path}/hand-over`, { email: 'x@example.test' }),
  ])
    expect(answer).toMatchObject({ status: 404 });
  expect(await readAll(owner, id)).toEqual(all(200));
  expect((await getCampaign(id)).answersOpenedAt).not.toBeNull();
});

test('what is for the owner alone stays so: how to reach winners, and what other people and admins say', async () => {
  const { owner, id, ids } = await createClosed();
  const choice = { submissionIds: ids.slice(0, 1), confirm: { early: true } };
  expect(await owner.post(`/api/campaigns/${id}/winners`, choice)).toMatchObject({ status: 200 });
  await look(admin, id);
  const { docs } = WinnersResponse.parse((await admin.get(`/api/campaigns/${id}/winners`)).body);
  expect(docs.map(({ user }) => user)).toEqual([expect.objectContaining({ email: '', phone: null })]);
  const other = await createLoggedInUser('admin');
  expect(await readAll(other, id)).toEqual(all(404));
  expect(await look(admin, crypto.randomUUID())).toMatchObject({ status: 404 });
});

test('what fans get afterwards is read as well, file by file, and none of it is written', async () => {
  const { id, path, submissionId } = await seedShownAnswer();
  expect((await put(path, 'Dear all')).status).toBe(200);
  expect((await upload(path, WAV)).status).toBe(201);
  const [file] = parseThanks(await owner.get(path)).files;
  const own = `/api/campaigns/${id}`;
  const reads = [path, String(file?.url), `${own}/story`, `${own}/embed`, `${own}/wall?state=shown`];
  const readWith = (person: Person) =>
    Promise.all(reads.map(async (address) => (await fetchFile(person, address)).status));
  expect(await readWith(admin)).toEqual(reads.map(() => 404));
  await look(admin, id);
  expect(await readWith(admin)).toEqual(reads.map(() => 200));
  const words = { message: 'Dear all of you', transcript: '', photos: [] };
  for (const answer of [
    await admin.put(path, words),
    await admin.post(`${path}/send`, {}),
    await admin.delete(`${path}/files/${String(file?.id)}`),
    await admin.put(`${own}/story`, {
      title: 'An hour by the sea',
      text: 'It was a long walk. '.repeat(9),
      pictures: [],
    }),
    await admin.delete(`${own}/story`),
    await admin.put(`${own}/embed`, { origins: ['https://partner.example'] }),
    await admin.put(`${own}/wall/${submissionId}`, { state: 'hidden' }),
  ])
    expect(answer).toMatchObject({ status: 404 });
});

test('who is no admin any more looks no longer', async () => {
  const { id, path } = await seedShownAnswer();
  expect((await upload(path, WAV)).status).toBe(201);
  const [file] = parseThanks(await owner.get(path)).files;
  const former = await createLoggedInUser('admin');
  await look(former, id);
  const read = async () => (await fetchFile(former, String(file?.url))).status;
  expect(await read()).toBe(200);
  await changeRows('user', { id: former.id }, { role: 'fan' });
  expect(await read()).toBe(404);
});
