import { env, exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ThankYou } from '#api/thanks/contract.ts';
import { discardFiles } from '#api/thanks/discard-files.ts';
import { FILE_BYTES_MAX, MESSAGE_MAX } from '#api/thanks/rules.ts';
import { thanksFiles } from '#api/schema.ts';
import { createPng, concatBytes, toLatin1 } from '../support/bytes.ts';
import { runAsSystem, db, ORIGIN, toRefusal, toInvalid } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import {
  createThankYouPeople,
  fan,
  fetchFile,
  listBucketKeys,
  MP3,
  MP4,
  other,
  otherFan,
  owner,
  parseThanks,
  put,
  readErrorCode,
  seedCampaignWithWinners,
  seedSentThanks,
  upload,
  WAV,
} from '../support/thank-yous.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { seedAnswer } from '../support/answers.ts';
import { changeSubmission } from '../support/seed.ts';

await createThankYouPeople();

test('writing a thank-you stores text and files as a draft that nobody else sees', async () => {
  const { path, submissionId } = await seedCampaignWithWinners({
    thankYouIncludePhotos: true,
    thankYouAllowPoohSend: true,
  });
  expect((await put(path, 'Dear all')).status).toBe(200);
  const first = await upload(path, WAV);
  expect(first.status).toBe(201);
  const name = '\u{1F36B}'.repeat(120);
  const photo = await upload(path, await createPng(320, 200), { kind: 'photo', name: `%00\u202E${name}` });
  expect(photo.status).toBe(201);
  const photos = [{ id: String(photo.body.id), alt: 'The kitchen' }];
  expect((await owner.put(path, { message: 'Dear all', transcript: 'Hello', photos })).status).toBe(200);

  const draft = parseThanks(await owner.get(path));
  expect(draft).toMatchObject({
    method: 'audio',
    includePhotos: true,
    allowPoohSend: true,
    recipients: 1,
    sentAt: null,
    message: 'Dear all',
    transcript: 'Hello',
    from: 'Mila Verhoeven',
    files: [
      { kind: 'audio', mimeType: 'audio/wav', bytes: WAV.length, name: 'a.wav' },
      { kind: 'photo', name, mimeType: 'image/webp', width: 320, height: 200, alt: 'The kitchen' },
    ],
  });
  expect((await fan.get(`/api/campaign-submissions/${submissionId}/thanks`)).status).toBe(404);
  for (const { url } of draft.files) {
    expect((await fetchFile(owner, url)).status).toBe(200);
    expect((await fetchFile(fan, url)).status).toBe(404);
  }
});

test('writing a thank-you replaces a file by a new one, and deletes its bytes', async () => {
  const { id, path } = await seedCampaignWithWinners();
  const [before] = parseThanks(await upload(path, WAV)).files;
  const { files } = parseThanks(await upload(path, MP3, { name: 'b.mp3' }));
  expect(files).toMatchObject([{ name: 'b.mp3', mimeType: 'audio/mpeg' }]);
  expect((await fetchFile(owner, before?.url ?? '')).status).toBe(404);
  await runAsSystem(discardFiles);
  const rows = await findRows('thanksFiles', { campaignId: id });
  expect(rows).toHaveLength(1);
  expect(await listBucketKeys()).toEqual(expect.arrayContaining([rows[0]?.key]));
});

test('writing a thank-you removes a file, and refuses an eleventh photo', async () => {
  const { path } = await seedCampaignWithWinners({ thankYouMethod: 'photos' });
  const png = await createPng(16, 16);
  for (let count = 0; count < 10; count += 1) {
    expect((await upload(path, png, { kind: 'photo', name: 'a.png' })).status).toBe(201);
  }
  const eleventh = await upload(path, png, { kind: 'photo', name: 'a.png' });
  expect(eleventh).toMatchObject(toRefusal(409, 'conflict'));
  const [first] = parseThanks(await owner.get(path)).files;
  expect(parseThanks(await owner.delete(`${path}/files/${first?.id}`)).files).toHaveLength(9);
  expect((await owner.delete(`${path}/files/${first?.id}`)).status).toBe(404);
});

test.each<[string, string, Uint8Array, number]>([
  ['a page that calls itself a video', 'video', toLatin1('<html><script>1</script></html>'), 415],
  ['an MP4 of 324 bytes', 'video', MP4.subarray(0, 324), 415],
  ['a video as a photo', 'photo', MP4, 415],
  ['a page as captions', 'captions', toLatin1('<html>WEBVTT</html>'), 415],
])('writing a thank-you refuses %s and leaves nothing', async (_what, kind, bytes, status) => {
  const { path } = await seedCampaignWithWinners();
  const before = await listBucketKeys();
  expect((await upload(path, bytes, { kind, name: 'a.png' })).status).toBe(status);
  expect(await listBucketKeys()).toEqual(before);
  expect(parseThanks(await owner.get(path)).files).toEqual([]);
});

test('writing a thank-you refuses a file that is too large, by its length', async () => {
  const { path } = await seedCampaignWithWinners();
  const answer = await upload(path, MP4, { kind: 'video', length: FILE_BYTES_MAX.video + 1 });
  expect(answer).toMatchObject(toRefusal(413, 'file_too_large'));
});

test('writing a thank-you serves captions with a video, only to those who may see it', async () => {
  const campaign = await seedCampaignWithWinners({ thankYouMethod: 'video' });
  const vtt = toLatin1('WEBVTT\r\n\r\n00:01.000 --> 00:04.000\r\nThank you all!\r\n');
  await upload(campaign.path, MP4, { kind: 'video', name: 'a.mp4' });
  expect((await upload(campaign.path, vtt, { kind: 'captions', name: 'old.vtt' })).status).toBe(201);
  const { body } = await upload(campaign.path, vtt, { kind: 'captions', name: 'a.vtt' });
  const { files } = parseThanks({ body });
  expect(files.map(({ kind, name }) => [kind, name]).toSorted()).toEqual([
    ['captions', 'a.vtt'],
    ['video', 'a.mp4'],
  ]);
  const url = files.find(({ kind }) => kind === 'captions')?.url ?? '';
  expect((await fetchFile(fan, url)).status).toBe(404);
  expect((await owner.post(`${campaign.path}/send`)).status).toBe(200);
  const served = await fetchFile(fan, url);
  expect(served.headers.get('content-type')).toBe('text/vtt');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await served.text()).toBe('WEBVTT\n\n00:01.000 --> 00:04.000\nThank you all!\n');
  expect((await fetchFile(otherFan, url)).status).toBe(404);
});

test('writing a thank-you stores a video of 8 MB whole', async () => {
  const { path } = await seedCampaignWithWinners({ thankYouMethod: 'video' });
  const large = concatBytes(
    MP4,
    Uint8Array.from({ length: 8 * 1024 * 1024 }, (_, at) => at % 253),
  );
  const [file] = parseThanks(await upload(path, large, { kind: 'video', name: 'a.mp4' })).files;
  const back = new Uint8Array(await (await fetchFile(owner, file?.url ?? '')).arrayBuffer());
  expect(back.length).toBe(large.length);
  expect(back.every((byte, at) => byte === large[at])).toBe(true);
});

test('writing a thank-you keeps the draft as it was when an upload breaks off, and lets it be tried again', async () => {
  const { path } = await seedCampaignWithWinners();
  await put(path, 'Dear all');
  const before = await listBucketKeys();
  // It has no length of its own, so that only the upload shows what is missing.
  const streamed = Uint8Array.from(WAV).fill(0xff, 40, 44);
  for (const length of [1100, WAV.length - 100, WAV.length + 100])
    expect((await upload(path, streamed, { length })).status).toBe(400);
  expect(await listBucketKeys()).toEqual(before);
  expect(parseThanks(await owner.get(path))).toMatchObject({ message: 'Dear all', files: [] });
  expect((await upload(path, WAV)).status).toBe(201);
});

test('writing a thank-you discards what an upload left behind a day ago, not what is under way', async () => {
  const { id } = await seedCampaignWithWinners();
  const row = {
    campaignId: id,
    kind: 'audio',
    state: 'uploading',
    mimeType: 'audio/wav',
    name: 'a.wav',
    bytes: 3,
    createdAt: new Date(),
  } as const;
  const [old, fresh] = [crypto.randomUUID(), crypto.randomUUID()];
  await env.MEDIA.put(`thanks/${old}`, 'old');
  await env.MEDIA.put(`thanks/${fresh}`, 'new');
  await db.insert(thanksFiles).values([
    { ...row, id: old, key: `thanks/${old}`, updatedAt: new Date(Date.now() - 25 * HOUR_MS) },
    { ...row, id: fresh, key: `thanks/${fresh}`, updatedAt: new Date() },
  ]);
  await runAsSystem(discardFiles);
  const left = await listBucketKeys();
  expect(left).not.toContain(`thanks/${old}`);
  expect(left).toContain(`thanks/${fresh}`);
});

test('writing a thank-you refuses too long a message at its field', async () => {
  const { path } = await seedCampaignWithWinners();
  const answer = await put(path, 'a'.repeat(MESSAGE_MAX + 1));
  expect(answer).toMatchObject(toInvalid('message'));
});

test('access to a thank-you is refused before the winners are chosen', async () => {
  const { path } = await seedCampaignWithWinners({ winnersSelected: false });
  expect((await owner.get(path)).status).toBe(200);
  for (const answer of [
    await put(path, 'Too soon'),
    await upload(path, WAV),
    await owner.post(`${path}/send`),
  ]) {
    expect(answer.status).toBe(409);
    expect(readErrorCode(answer)).toBe('conflict');
  }
});

test('access to a thank-you is only for those who paid, each with their own submission', async () => {
  const { id, submissionId, file } = await seedSentThanks();
  const seen = await fan.get(`/api/campaign-submissions/${submissionId}/thanks`);
  expect(ThankYou.parse(Object(seen.body).doc)).toMatchObject({
    from: 'Mila Verhoeven',
    message: 'Thank you all!',
  });
  expect(JSON.stringify(seen.body)).not.toContain('a.wav');
  expect((await fetchFile(fan, file.url)).status).toBe(200);

  await seedAnswer(id, otherFan.id, { status: 'pending', paidAt: null });
  for (const who of [otherFan, other]) {
    expect((await who.get(`/api/campaign-submissions/${submissionId}/thanks`)).status).toBe(404);
    expect((await fetchFile(who, file.url)).status).toBe(404);
  }
  await changeSubmission(submissionId, { status: 'refunded' });
  expect((await fetchFile(fan, file.url)).status).toBe(404);
});

test('each submission is listed with when it was thanked for', async () => {
  const { submissionId, id } = await seedSentThanks();
  const later = await seedCampaignWithWinners();
  const list = Object((await fan.get('/api/campaign-submissions/user-submissions')).body).submissions;
  const thankedAt = (id: string): unknown =>
    list.find((submission: { id: string }) => submission.id === id)?.thankedAt;
  expect(thankedAt(submissionId)).toMatch(/^\d{4}-/);
  expect(thankedAt(later.submissionId)).toBeNull();
  expect(Object((await owner.get(`/api/campaigns/${id}`)).body).doc.thankedAt).toMatch(/^\d{4}-/);
});

test('access to a thank-you keeps the bytes out of reach of the public address of pictures', async () => {
  const { file } = await seedSentThanks();
  const [row] = await findRows('thanksFiles', { id: file.id });
  const address = `${ORIGIN}/api/media/file/${encodeURIComponent(row?.key ?? '')}`;
  expect((await exports.default.fetch(address)).status).toBe(404);
});
