import { expect, test } from 'vitest';
import { discardFiles } from '#api/thanks/discard-files.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { createLoggedInUser } from '../support/people.ts';
import { runAsSystem, listPaymentMails, listQueuedMails, toInvalid, toRefusal } from '../support/api.ts';
import { changeRows, findRows } from '../support/rows.ts';
import { seedUser, changeCampaign } from '../support/seed.ts';
import {
  createThankYouPeople,
  fan,
  fetchFile,
  listBucketKeys,
  owner,
  parseThanks,
  put,
  readErrorCode,
  seedCampaignWithWinners,
  seedSentThanks,
  upload,
  WAV,
} from '../support/thank-yous.ts';
import { seedAnswer } from '../support/answers.ts';

await createThankYouPeople();

test('playing serves parts for seeking, exactly as asked', async () => {
  const { file } = await seedSentThanks();
  const part = async (range: string, more: Record<string, string> = {}) => {
    const answer = await fetchFile(fan, file.url, { range, ...more });
    return {
      status: answer.status,
      contentRange: answer.headers.get('content-range'),
      bytes: new Uint8Array(await answer.arrayBuffer()),
    };
  };
  const size = WAV.length;
  expect(await part('bytes=0-1')).toEqual({
    status: 206,
    contentRange: `bytes 0-1/${size}`,
    bytes: WAV.slice(0, 2),
  });
  expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, contentRange: `bytes */${size}` });
  expect(await part('bytes=0-1', { 'if-range': '"of yesterday"' })).toMatchObject({
    status: 200,
    bytes: WAV,
  });
});

test('playing serves the whole with its type, without sniffing, to no shared cache', async () => {
  const { file } = await seedSentThanks();
  const { status, headers } = await fetchFile(fan, file.url);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'audio/wav',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-length': String(WAV.length),
  });
  for (const known of [`${headers.get('etag')}`, `W/${headers.get('etag')}, "other"`, '*'])
    expect((await fetchFile(fan, file.url, { 'if-none-match': known })).status).toBe(304);
});

test.each([
  ['video', 'video'],
  ['text', 'message'],
] as const)('sending by %s is refused without its %s', async (thankYouMethod, path) => {
  const campaign = await seedCampaignWithWinners({ thankYouMethod });
  if (path !== 'message') await put(campaign.path, 'Only words');
  const answer = await owner.post(`${campaign.path}/send`);
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', details: [{ path }] } });
  expect(parseThanks(await owner.get(campaign.path)).sentAt).toBeNull();
});

test('sending takes words alone, whatever the method, two weeks after the meeting', async () => {
  const plannedAt = new Date(Date.now() - 14 * DAY_MS);
  const { path } = await seedCampaignWithWinners({ thankYouMethod: 'video', plannedAt });
  expect(await owner.post(`${path}/send`)).toMatchObject({ status: 400 });
  await put(path, 'Only words');
  expect(await owner.post(`${path}/send`)).toMatchObject({ status: 200 });
  const emptied = await owner.post(`${path}/correct`, { message: ' ' });
  expect(emptied).toMatchObject({ status: 400, body: { details: [{ path: 'video' }] } });
});

test('sending happens once, with one mail to everyone who paid, in their language', async () => {
  const { id, slug, path, submissionId } = await seedCampaignWithWinners({ thankYouMethod: 'text' });
  const reader = await seedUser();
  const dutch = await seedAnswer(id, reader.id, { language: 'nl' });
  const unpaid = await seedAnswer(id, (await seedUser()).id, { status: 'failed', paidAt: null });
  await put(path, 'Thank you all!');
  const isThanked = async () =>
    Object((await owner.get(`/api/campaigns/by-slug/${slug}`)).body).doc.isThanked;
  expect(await isThanked()).toBe(false);
  const answers = await Promise.all(Array.from({ length: 10 }, () => owner.post(`${path}/send`)));
  expect(await isThanked()).toBe(true);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => readErrorCode(answer) === 'thanks_already_sent')).toHaveLength(9);

  expect(await listQueuedMails(`thanks:${submissionId}`)).toHaveLength(1);
  expect(await listQueuedMails(`thanks:${dutch}`)).toHaveLength(1);
  const subjects = async (email: string) => (await listPaymentMails(email)).map(({ subject }) => subject);
  await expect.poll(() => subjects(reader.email)).toEqual(['Een bedankje van Mila Verhoeven']);
  await expect
    .poll(async () =>
      (await listPaymentMails(fan.email)).some(({ text }) => text.includes(`subscribed?thanks=${id}`)),
    )
    .toBe(true);
  expect(await listQueuedMails(`thanks:${unpaid}`)).toHaveLength(0);
  for (const answer of [
    await put(path, 'One more thing'),
    await upload(path, WAV),
    await owner.delete(`${path}/files/x`),
  ]) {
    expect(answer.status).toBe(409);
    expect(readErrorCode(answer)).toBe('thanks_already_sent');
  }
  expect(parseThanks(await owner.get(path)).message).toBe('Thank you all!');
});

test('sending reaches everyone of hundreds', async () => {
  const { id, path } = await seedCampaignWithWinners({ thankYouMethod: 'text' });
  const people = await Promise.all(Array.from({ length: 150 }, () => seedUser()));
  await Promise.all(people.map((person) => seedAnswer(id, person.id)));
  await put(path, 'Thank you all!');
  expect(parseThanks(await owner.post(`${path}/send`))).toMatchObject({ recipients: 151 });
  const queued = await listQueuedMails('thanks:*');
  const keys = new Set(queued.map(({ key }) => key));
  const own = await findRows('submissions', { campaignId: id });
  expect(own.filter((one) => !keys.has(`thanks:${one.id}`))).toEqual([]);
});

test('the owner’s data is in their export, and is erased with their account, bytes too', async () => {
  const leaver = await createLoggedInUser('celebrity');
  const { id, path, submissionId } = await seedCampaignWithWinners({ ownerId: leaver.id });
  await upload(path, WAV, { who: leaver });
  await put(path, 'A private joke', leaver);
  expect((await leaver.post(`${path}/send`)).status).toBe(200);
  const { body } = await leaver.get('/api/users/me/export');
  expect(Object(body).thankYous).toMatchObject([{ campaignId: id, message: 'A private joke' }]);
  expect(Object(body).thankYouFiles).toMatchObject([{ name: 'a.wav' }]);
  const [row] = await findRows('thanksFiles', { campaignId: id });

  await changeCampaign(id, { plannedAt: new Date() });
  expect((await leaver.delete('/api/users/me', { password: 'a good evening out' })).status).toBe(200);
  await runAsSystem(discardFiles);
  expect(await findRows('thanksFiles', { campaignId: id })).toEqual([]);
  expect(await listBucketKeys()).not.toContain(row?.key);
  expect((await fan.get(`/api/campaign-submissions/${submissionId}/thanks`)).status).toBe(404);
});

const correct = (path: string, message: string) => owner.post(`${path}/correct`, { message, transcript: '' });

test('correcting a thank-you that was sent is done once, by ten calls at once, and fans read that it was', async () => {
  const { path, submissionId } = await seedSentThanks();
  const { message, correctableUntil } = parseThanks(await owner.get(path));
  // Saving the same text is no correction.
  expect((await correct(path, message)).status).toBe(200);
  expect(parseThanks(await owner.get(path))).toMatchObject({ correctableUntil, correctedAt: null });
  expect(correctableUntil).not.toBeNull();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => correct(path, 'Thank you, all of you!')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => readErrorCode(answer) === 'thanks_already_sent')).toHaveLength(9);
  const { body } = await fan.get(`/api/campaign-submissions/${submissionId}/thanks`);
  expect(Object(body).doc).toMatchObject({
    message: 'Thank you, all of you!',
    correctedAt: expect.any(String),
    files: [{ kind: 'audio' }],
  });
  expect(parseThanks(await owner.get(path))).toMatchObject({ correctableUntil: null });
});

test('correcting a thank-you that was sent ends a day after it was sent, and never begins before', async () => {
  const sent = await seedSentThanks();
  const dayAgo = new Date(Date.now() - DAY_MS);
  await changeRows('thanks', { campaignId: sent.id }, { sentAt: dayAgo });
  expect(await correct(sent.path, 'Too late.')).toMatchObject(toRefusal(409, 'thanks_already_sent'));
  const draft = await seedCampaignWithWinners();
  await put(draft.path, 'Dear all');
  expect(await correct(draft.path, 'Too early.')).toMatchObject(toRefusal(409, 'thanks_already_sent'));
});

test('correcting a thank-you that was sent is not offered once the campaign does not go ahead', async () => {
  const { id, path } = await seedSentThanks();
  await changeCampaign(id, { cancelledAt: new Date(), cancelledBy: 'owner', cancelReason: 'Ill.' });
  expect(parseThanks(await owner.get(path))).toMatchObject({ isCancelled: true, correctableUntil: null });
});

test('correcting a thank-you that was sent leaves the words that a written thank-you is made of', async () => {
  const { id, path } = await seedSentThanks();
  await changeCampaign(id, { thankYouMethod: 'text' });
  expect(await correct(path, '  ')).toMatchObject(toInvalid('message'));
});
