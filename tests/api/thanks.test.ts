import { env, exports } from 'cloudflare:workers';
import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { OwnThanks, ThankYou } from '../../edge-api/thanks/contract.ts';
import { discardFiles } from '../../edge-api/thanks/discard-files.ts';
import { FILE_BYTES_MAX, MESSAGE_MAX } from '../../edge-api/thanks/rules.ts';
import { thanksFiles } from '../../edge-api/thanks/table.ts';
import { mails } from '../../edge-api/platform/table.ts';
import { submissions } from '../../edge-api/subscriptions/table.ts';
import { drawnPng, joined, latin } from '../support/files.ts';
import { loggedInAs } from '../support/logged-in.ts';
import { asSystem, db, mailsTo, queuedMails } from '../support/payments.ts';
import { ORIGIN } from '../support/browser.ts';
import { plantCampaign, plantUser } from '../support/plant.ts';

type Person = Awaited<ReturnType<typeof loggedInAs>>;
let owner: Person;
let other: Person;
let fan: Person;
let stranger: Person;

beforeAll(async () => {
  owner = await loggedInAs('celebrity');
  other = await loggedInAs('celebrity');
  fan = await loggedInAs('fan');
  stranger = await loggedInAs('fan');
});

const WAV = joined(
  latin('RIFF\0\0\0\0WAVEfmt '),
  Uint8Array.from({ length: 9000 }, (_, at) => at % 251),
);
const MP4 = joined(Uint8Array.of(0, 0, 0, 24), latin('ftypisom'), new Uint8Array(200));

async function plantAnswer(
  campaignId: string,
  userId: string,
  given: Partial<typeof submissions.$inferInsert> = {},
) {
  const now = new Date();
  const id = crypto.randomUUID();
  await db.insert(submissions).values({
    ...{ id, campaignId, userId, status: 'paid', questionKey: 'why-meet', question: 'Why?', answer: 'Soup.' },
    ...{ language: 'en', attemptAt: now, paidAt: now, createdAt: now, updatedAt: now, ...given },
  });
  return id;
}

/** A campaign with winners, in which the fan took part. */
async function withWinners(given: Parameters<typeof plantCampaign>[0] = {}) {
  const { id } = await plantCampaign({
    ...{ ownerId: owner.id, isActive: false, nomineesSelected: true, winnersSelected: true },
    ...{ thankYouMethod: 'audio', ...given },
  });
  return { id, path: `/api/campaigns/${id}/thanks`, submissionId: await plantAnswer(id, fan.id) };
}

type Upload = {
  readonly who?: Person;
  readonly kind?: string;
  readonly name?: string;
  readonly length?: number;
};

/** Uploads bytes as they are; `length` is what the request says that they are. */
async function upload(
  path: string,
  bytes: Uint8Array,
  { who = owner, kind = 'audio', name = 'a.wav', length }: Upload = {},
) {
  const answer = await exports.default.fetch(`${ORIGIN}${path}/files?kind=${kind}&name=${name}`, {
    method: 'POST',
    body: bytes.slice(),
    headers: {
      ...cookieOf(who),
      origin: ORIGIN,
      'accept-language': 'en',
      'content-type': 'application/octet-stream',
      'content-length': String(length ?? bytes.length),
    },
  });
  return { status: answer.status, body: Object(await answer.json()) };
}

const cookieOf = ({ jar }: Person) => ({
  cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
});
const put = (path: string, message: string, who = owner) => who.put(path, { message });
const docOf = ({ body }: { body: unknown }) => OwnThanks.parse(Object(body).doc);
const codeOf = ({ body }: { body: unknown }): unknown => Object(body).code;

/** The bytes of a file, as a player asks for them. */
function bytesFor(who: Person, url: string, headers: Record<string, string> = {}): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}${url}`, { headers: { ...cookieOf(who), ...headers } });
}

/** A sent thank-you with audio. */
async function sent() {
  const campaign = await withWinners();
  const { body } = await upload(campaign.path, WAV);
  await put(campaign.path, 'Thank you all!');
  expect((await owner.post(`${campaign.path}/send`)).status).toBe(200);
  const [file] = docOf({ body }).files;
  if (!file) throw new Error('there is no file');
  return { ...campaign, file };
}

describe('writing a thank-you', () => {
  test('keeps text and files as a draft that nobody else sees', async () => {
    const { path, submissionId } = await withWinners({
      thankYouIncludePhotos: true,
      thankYouAllowPoohSend: true,
    });
    expect((await put(path, 'Dear all')).status).toBe(200);
    const first = await upload(path, WAV);
    expect(first.status).toBe(201);
    const photo = await upload(path, await drawnPng(320, 200), { kind: 'photo', name: 'hour.png' });
    expect(photo.status).toBe(201);
    const photos = [{ id: String(photo.body.id), alt: 'The kitchen' }];
    expect((await owner.put(path, { message: 'Dear all', transcript: 'Hello', photos })).status).toBe(200);

    const draft = docOf(await owner.get(path));
    expect(draft).toMatchObject({
      ...{ method: 'audio', includePhotos: true, allowPoohSend: true, recipients: 1, sentAt: null },
      ...{ message: 'Dear all', transcript: 'Hello', from: 'Mila Verhoeven' },
      files: [
        { kind: 'audio', mimeType: 'audio/wav', bytes: WAV.length, name: 'a.wav' },
        { kind: 'photo', mimeType: 'image/webp', width: 320, height: 200, alt: 'The kitchen' },
      ],
    });
    expect((await fan.get(`/api/campaign-submissions/${submissionId}/thanks`)).status).toBe(404);
    for (const { url } of draft.files) {
      expect((await bytesFor(owner, url)).status).toBe(200);
      expect((await bytesFor(fan, url)).status).toBe(404);
    }
  });

  test('a new file takes the place of the one before, whose bytes go', async () => {
    const { id, path } = await withWinners();
    const [before] = docOf(await upload(path, WAV)).files;
    const { files } = docOf(await upload(path, joined(latin('ID3'), new Uint8Array(50)), { name: 'b.mp3' }));
    expect(files).toMatchObject([{ name: 'b.mp3', mimeType: 'audio/mpeg' }]);
    expect((await bytesFor(owner, before?.url ?? '')).status).toBe(404);
    await asSystem(discardFiles);
    const rows = await db.select().from(thanksFiles).where(eq(thanksFiles.campaignId, id));
    expect(rows).toHaveLength(1);
    expect(await keysInBucket()).toEqual(expect.arrayContaining([rows[0]?.key]));
  });

  test('a file can be taken away, and an eleventh photo finds no room', async () => {
    const { path } = await withWinners({ thankYouMethod: 'photos' });
    const png = await drawnPng(16, 16);
    for (let count = 0; count < 10; count += 1) {
      expect((await upload(path, png, { kind: 'photo', name: 'a.png' })).status).toBe(201);
    }
    const eleventh = await upload(path, png, { kind: 'photo', name: 'a.png' });
    expect(eleventh).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const [first] = docOf(await owner.get(path)).files;
    expect(docOf(await owner.delete(`${path}/files/${first?.id}`)).files).toHaveLength(9);
    expect((await owner.delete(`${path}/files/${first?.id}`)).status).toBe(404);
  });

  test.each<[string, string, Uint8Array, number]>([
    ['a page that calls itself a video', 'video', latin('<html><script>1</script></html>'), 415],
    ['a picture as audio', 'audio', latin('\x89PNG\r\n\x1a\n....'), 415],
    ['audio as a video', 'video', WAV, 415],
    ['a video as a photo', 'photo', MP4, 415],
  ])('%s is refused and leaves nothing', async (_what, kind, bytes, status) => {
    const { path } = await withWinners();
    const before = await keysInBucket();
    expect((await upload(path, bytes, { kind, name: 'a.png' })).status).toBe(status);
    expect(await keysInBucket()).toEqual(before);
    expect(docOf(await owner.get(path)).files).toEqual([]);
  });

  test.each(['video', 'audio', 'photo'] as const)(
    'a %s that is too large is refused by its length',
    async (kind) => {
      const { path } = await withWinners();
      const answer = await upload(path, MP4, { kind, length: FILE_BYTES_MAX[kind] + 1 });
      expect(answer).toMatchObject({ status: 413, body: { code: 'file_too_large' } });
    },
  );

  test('a video of 8 MB comes through whole', async () => {
    const { path } = await withWinners({ thankYouMethod: 'video' });
    const large = joined(
      MP4,
      Uint8Array.from({ length: 8 * 1024 * 1024 }, (_, at) => at % 253),
    );
    const [file] = docOf(await upload(path, large, { kind: 'video', name: 'a.mp4' })).files;
    const back = new Uint8Array(await (await bytesFor(owner, file?.url ?? '')).arrayBuffer());
    expect(back.length).toBe(large.length);
    expect(back.every((byte, at) => byte === large[at])).toBe(true);
  });

  test('an upload that breaks off keeps the draft as it was, and can be tried again', async () => {
    const { path } = await withWinners();
    await put(path, 'Dear all');
    const before = await keysInBucket();
    expect((await upload(path, WAV, { length: WAV.length + 100 })).status).toBe(400);
    expect(await keysInBucket()).toEqual(before);
    expect(docOf(await owner.get(path))).toMatchObject({ message: 'Dear all', files: [] });
    expect((await upload(path, WAV)).status).toBe(201);
  });

  test('the sweep clears up what an upload left behind a day ago, not what is under way', async () => {
    const { id } = await withWinners();
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
      { ...row, id: old, key: `thanks/${old}`, updatedAt: new Date(Date.now() - 25 * 3600 * 1000) },
      { ...row, id: fresh, key: `thanks/${fresh}`, updatedAt: new Date() },
    ]);
    await asSystem(discardFiles);
    const left = await keysInBucket();
    expect(left).not.toContain(`thanks/${old}`);
    expect(left).toContain(`thanks/${fresh}`);
  });

  test('too long a message is refused at its field', async () => {
    const { path } = await withWinners();
    const answer = await put(path, 'a'.repeat(MESSAGE_MAX + 1));
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path: 'message' }] } });
  });
});

describe('who may', () => {
  test('nobody but the owner writes, and somebody else’s does not exist', async () => {
    const { path } = await withWinners();
    for (const who of [other, fan]) {
      expect((await who.get(path)).status).toBe(404);
      expect((await put(path, 'Mine', who)).status).toBe(404);
      expect((await upload(path, WAV, { who })).status).toBe(404);
      expect((await who.delete(`${path}/files/x`)).status).toBe(404);
      expect((await who.post(`${path}/send`)).status).toBe(404);
    }
  });

  test('nobody thanks before the winners are chosen', async () => {
    const { path } = await withWinners({ winnersSelected: false });
    expect((await owner.get(path)).status).toBe(200);
    for (const answer of [
      await put(path, 'Too soon'),
      await upload(path, WAV),
      await owner.post(`${path}/send`),
    ]) {
      expect(answer.status).toBe(409);
      expect(codeOf(answer)).toBe('conflict');
    }
  });

  test('only those who paid see it, each with their own submission', async () => {
    const { id, submissionId, file } = await sent();
    const seen = await fan.get(`/api/campaign-submissions/${submissionId}/thanks`);
    expect(ThankYou.parse(Object(seen.body).doc)).toMatchObject({
      from: 'Mila Verhoeven',
      message: 'Thank you all!',
    });
    expect(JSON.stringify(seen.body)).not.toContain('a.wav');
    expect((await bytesFor(fan, file.url)).status).toBe(200);

    await plantAnswer(id, stranger.id, { status: 'pending', paidAt: null });
    for (const who of [stranger, other]) {
      expect((await who.get(`/api/campaign-submissions/${submissionId}/thanks`)).status).toBe(404);
      expect((await bytesFor(who, file.url)).status).toBe(404);
    }
    const nobody = await exports.default.fetch(`${ORIGIN}${file.url}`);
    expect(nobody.status).toBe(401);
    await db.update(submissions).set({ status: 'refunded' }).where(eq(submissions.id, submissionId));
    expect((await bytesFor(fan, file.url)).status).toBe(404);
  });

  test('a submission says in the list whether it was thanked for', async () => {
    const { submissionId, id } = await sent();
    const later = await withWinners();
    const list = Object((await fan.get('/api/campaign-submissions/user-submissions')).body).submissions;
    const thankedAt = (wanted: string): unknown =>
      list.find((one: { id: string }) => one.id === wanted)?.thankedAt;
    expect(thankedAt(submissionId)).toMatch(/^\d{4}-/);
    expect(thankedAt(later.submissionId)).toBeNull();
    expect(Object((await owner.get(`/api/campaigns/${id}`)).body).doc.thankedAt).toMatch(/^\d{4}-/);
  });

  test('the bytes lie where the public address of pictures does not lead', async () => {
    const { file } = await sent();
    const [row] = await db.select().from(thanksFiles).where(eq(thanksFiles.id, file.id));
    const address = `${ORIGIN}/api/media/file/${encodeURIComponent(row?.key ?? '')}`;
    expect((await exports.default.fetch(address)).status).toBe(404);
  });
});

describe('playing', () => {
  test('parts are served for seeking, exactly as asked', async () => {
    const { file } = await sent();
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await bytesFor(fan, file.url, { range, ...more });
      return {
        status: answer.status,
        said: answer.headers.get('content-range'),
        bytes: new Uint8Array(await answer.arrayBuffer()),
      };
    };
    const size = WAV.length;
    expect(await part('bytes=0-1')).toEqual({
      status: 206,
      said: `bytes 0-1/${size}`,
      bytes: WAV.slice(0, 2),
    });
    expect(await part('bytes=8000-')).toEqual({
      status: 206,
      said: `bytes 8000-${size - 1}/${size}`,
      bytes: WAV.slice(8000),
    });
    expect(await part('bytes=-5')).toMatchObject({ status: 206, bytes: WAV.slice(-5) });
    expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, said: `bytes */${size}` });
    expect(await part('bytes=0-1', { 'if-range': '"of yesterday"' })).toMatchObject({
      status: 200,
      bytes: WAV,
    });
  });

  test('the whole says what it is, is guessed by nobody, and is kept by no shared cache', async () => {
    const { file } = await sent();
    const { status, headers } = await bytesFor(fan, file.url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ 'content-type': 'audio/wav', 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' },
      ...{ 'cache-control': 'private, no-cache', 'content-length': String(WAV.length) },
    });
    const again = await bytesFor(fan, file.url, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});

describe('sending', () => {
  test.each([
    ['video', 'video'],
    ['audio', 'audio'],
    ['photos', 'photo'],
    ['text', 'message'],
    ['pooh-send', 'message'],
  ] as const)('by %s waits for its %s', async (thankYouMethod, path) => {
    const campaign = await withWinners({ thankYouMethod });
    if (path !== 'message') await put(campaign.path, 'Only words');
    const answer = await owner.post(`${campaign.path}/send`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', details: [{ path }] } });
    expect(docOf(await owner.get(campaign.path)).sentAt).toBeNull();
  });

  test('happens once, however many ask, with one mail to each who paid, in their language', async () => {
    const { id, path, submissionId } = await withWinners({ thankYouMethod: 'text' });
    const reader = await plantUser();
    const dutch = await plantAnswer(id, reader.id, { language: 'nl' });
    const unpaid = await plantAnswer(id, (await plantUser()).id, { status: 'failed', paidAt: null });
    await put(path, 'Thank you all!');
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.post(`${path}/send`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'thanks_already_sent')).toHaveLength(9);

    expect(await queuedMails(`thanks:${submissionId}`)).toHaveLength(1);
    expect(await queuedMails(`thanks:${dutch}`)).toHaveLength(1);
    const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
    await expect.poll(() => subjects(reader.email)).toEqual(['Een bedankje van Mila Verhoeven']);
    await expect
      .poll(async () =>
        (await mailsTo(fan.email)).some(({ text }) => text.includes(`subscribed?thanks=${id}`)),
      )
      .toBe(true);
    expect(await queuedMails(`thanks:${unpaid}`)).toHaveLength(0);
    for (const answer of [
      await put(path, 'One more thing'),
      await upload(path, WAV),
      await owner.delete(`${path}/files/x`),
    ]) {
      expect(answer.status).toBe(409);
      expect(codeOf(answer)).toBe('thanks_already_sent');
    }
    expect(docOf(await owner.get(path)).message).toBe('Thank you all!');
  });

  test('reaches everyone of hundreds', async () => {
    const { id, path } = await withWinners({ thankYouMethod: 'text' });
    const people = await Promise.all(Array.from({ length: 150 }, () => plantUser()));
    await Promise.all(people.map((person) => plantAnswer(id, person.id)));
    await put(path, 'Thank you all!');
    expect(docOf(await owner.post(`${path}/send`))).toMatchObject({ recipients: 151 });
    const queued = await db.select({ key: mails.key }).from(mails).where(like(mails.key, 'thanks:%'));
    const keys = new Set(queued.map(({ key }) => key));
    const own = await db
      .select({ id: submissions.id })
      .from(submissions)
      .where(eq(submissions.campaignId, id));
    expect(own.filter((one) => !keys.has(`thanks:${one.id}`))).toEqual([]);
  });
});

describe('the owner’s data', () => {
  test('is in their export and goes with their account, bytes too', async () => {
    const leaver = await loggedInAs('celebrity');
    const { id, path, submissionId } = await withWinners({ ownerId: leaver.id });
    await upload(path, WAV, { who: leaver });
    await put(path, 'A private joke', leaver);
    expect((await leaver.post(`${path}/send`)).status).toBe(200);
    const { body } = await leaver.get('/api/users/me/export');
    expect(Object(body).thankYous).toMatchObject([{ campaignId: id, message: 'A private joke' }]);
    expect(Object(body).thankYouFiles).toMatchObject([{ name: 'a.wav' }]);
    const [row] = await db.select().from(thanksFiles).where(eq(thanksFiles.campaignId, id));

    expect((await leaver.delete('/api/users/me', { password: 'a good evening out' })).status).toBe(200);
    await asSystem(discardFiles);
    expect(await db.select().from(thanksFiles).where(eq(thanksFiles.campaignId, id))).toEqual([]);
    expect(await keysInBucket()).not.toContain(row?.key);
    expect((await fan.get(`/api/campaign-submissions/${submissionId}/thanks`)).status).toBe(404);
  });
});

async function keysInBucket(): Promise<string[]> {
  const { objects } = await env.MEDIA.list({ prefix: 'thanks/' });
  return objects.map(({ key }) => key).toSorted();
}
