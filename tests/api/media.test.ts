import { env, exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { Media } from '#api/media/contract.ts';
import { discardMedia } from '#api/media/index.ts';
import { ALT_MAX, toVariantName } from '#api/media/rules.ts';
import { callApi, ORIGIN, withParts, requestApi, toRefusal, runAsSystem } from '../support/api.ts';
import { changeRows, findRows } from '../support/rows.ts';
import { createPng, concatBytes, toLatin1 } from '../support/bytes.ts';
import { createLoggedInUser } from '../support/people.ts';
import { seedImage } from '../support/seed.ts';
import { toCookie } from '../support/client.ts';

const cookie = toCookie(await createLoggedInUser('celebrity'));
const png = await createPng(40, 30);
/** Larger than its copies; encoding it takes a third of a second. */
const large = await createPng(1200, 900);

function upload(bytes: Uint8Array, name: string, type = 'image/png'): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([bytes.slice()], name, { type }));
  form.set('alt', '\u202EA stage\0in warm light');
  const request = new Request(`${ORIGIN}/api/media`, { method: 'POST', body: form });
  return request.arrayBuffer().then((body) => fetchApi(body, request.headers.get('content-type') ?? ''));
}

function fetchApi(body: ArrayBuffer | ReadableStream, contentType: string): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}/api/media`, {
    method: 'POST',
    body,
    headers: { cookie, 'content-type': contentType, 'accept-language': 'en' },
  });
}

/** Creates a JPEG as a camera writes it, with data after its header and after its end. */
async function createJpeg({ comment = '', tail = '' }): Promise<Uint8Array> {
  const encoded = await env.IMAGES.input(new Blob([png.slice()]).stream()).output({ format: 'image/jpeg' });
  const jpeg = new Uint8Array(await encoded.response().arrayBuffer());
  const segment = concatBytes(Uint8Array.of(0xff, 0xfe, 0, comment.length + 2), toLatin1(comment));
  return concatBytes(jpeg.subarray(0, 2), segment, jpeg.subarray(2), toLatin1(tail));
}

async function countStoredFiles(): Promise<number> {
  return (await env.MEDIA.list()).objects.length + (await findRows('media')).length;
}

test.each(['application/json', 'application/x-www-form-urlencoded'])(
  'refuses %s with 415 where it expects a form with a picture',
  async (type) => {
    const body = new TextEncoder().encode('{"alt":"a stage"}').buffer;
    expect((await fetchApi(body, type)).status).toBe(415);
  },
);

test('re-encodes a picture to WebP, under a random name, with smaller copies and its right size', async () => {
  const response = await upload(large, 'stage.png');
  expect(response.status).toBe(201);
  const doc = Media.parse(Object(await response.json()).doc);
  expect(doc).toMatchObject({
    width: 1200,
    height: 900,
    mimeType: 'image/webp',
    alt: 'A stage in warm light',
  });
  expect(doc.filename).toMatch(/^[0-9a-f-]{36}\.webp$/);
  const file = await callApi(`/media/file/${doc.filename.replace('.webp', '-400.webp')}`);
  expect(file.status).toBe(200);
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(new TextDecoder('latin1').decode((await file.arrayBuffer()).slice(8, 12))).toBe('WEBP');
  expect(await (await callApi(`/media/${doc.id}?depth=0`)).json()).toEqual(doc);
});

test.each(['stage.jpg', 'image', 'stage.png.html', '../../stage.png'])(
  'takes a PNG by its first bytes, also where it is called %s, and keeps no part of that name',
  async (name) => {
    const response = await upload(png, name);
    expect(response.status).toBe(201);
    expect(Object(await response.json()).doc.filename).toMatch(/^[0-9a-f-]{36}\.webp$/);
  },
);

test('makes copies as wide as they say, of a portrait too', async () => {
  const turned = await env.IMAGES.input(new Blob([large.slice()]).stream())
    .transform({ rotate: 90 })
    .output({ format: 'image/png' });
  const response = await upload(new Uint8Array(await turned.response().arrayBuffer()), 'portrait.png');
  const doc = Media.parse(Object(await response.json()).doc);
  expect([doc.width, doc.height]).toEqual([900, 1200]);
  for (const width of [400, 800] as const) {
    const copy = await env.MEDIA.get(toVariantName(doc.filename, width));
    if (!copy) throw new Error(`there is no copy of ${width} px`);
    expect(await env.IMAGES.info(copy.body)).toMatchObject({ width });
  }
});

test.each([
  ['scene', 912, 513],
  ['face', 300, 300],
])(
  'serves the %s of a mail as JPEG in its own size, and 404 once it is taken down',
  async (shape, width, height) => {
    const { id, filename } = Media.parse(Object(await (await upload(large, 'stage.png')).json()).doc);
    const { status, headers, body } = await callApi(`/media/file/${filename}/mail?shape=${shape}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    if (!body) throw new Error('there is no picture');
    expect(await env.IMAGES.info(body)).toMatchObject({ format: 'image/jpeg', width, height });
    await changeRows('media', { id }, { removedAt: new Date() });
    expect((await callApi(`/media/file/${filename}/mail?shape=${shape}`)).status).toBe(404);
    expect(await runAsSystem(discardMedia)).toBe(1);
  },
);

const seconds = (header: string | null) => Number(/max-age=(\d+)/.exec(header ?? '')?.[1]);

test('a picture in caches is asked for again within five minutes, together with what the edge keeps, however long that may be', async () => {
  const { filename } = Media.parse(Object(await (await upload(png, 'stage.png')).json()).doc);
  for (const EDGE_CACHE_SECONDS of ['5', '86400']) {
    const under: Env = withParts({ EDGE_CACHE_SECONDS });
    const { headers } = await requestApi(`/api/media/file/${filename}`, under);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+, must-revalidate$/);
    const [browser, edge] = [headers.get('cache-control'), headers.get('cdn-cache-control')].map(seconds);
    expect(Number(browser) + Number(edge)).toBeLessThanOrEqual(300);
  }
});

test('a picture in caches is 304 for a browser that has it, and 404 once it is taken down', async () => {
  const { id, filename } = Media.parse(Object(await (await upload(png, 'stage.png')).json()).doc);
  const file = `/media/file/${filename}`;
  const etag = (await callApi(file)).headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`]) {
    const again = await callApi(file, { headers: { 'if-none-match': known } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('cache-control')).toContain('must-revalidate');
  }
  expect((await callApi(file, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  await changeRows('media', { id }, { removedAt: new Date() });
  expect((await callApi(file, { headers: { 'if-none-match': etag } })).status).toBe(404);
  expect(await runAsSystem(discardMedia)).toBe(1);
});

test.each<[string, () => Uint8Array | Promise<Uint8Array>, string, number]>([
  ['an SVG', () => toLatin1('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 415],
  ['an SVG that calls itself PNG', () => toLatin1('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 415],
  ['a script that begins like a GIF', () => toLatin1('GIF89a/*<script>*/=1;'), 'a.gif', 413],
  ['a GIF header of 10,799 by 12,074 without a picture', () => toLatin1('GIF89a/**/=1;'), 'a.gif', 413],
  ['a GIF header of 8 by 8 without a picture', () => toLatin1('GIF89a\x08\0\x08\0/=1;'), 'a.gif', 415],
  ['11 MB', () => concatBytes(png.subarray(0, 8), new Uint8Array(11 * 1024 * 1024)), 'a.png', 413],
  ['a bomb of 100 megapixels', () => createPng(10_000, 10_000), 'a.png', 413],
  ['a strip of 12,001 pixels', () => createPng(12_001, 8), 'a.png', 413],
  ['a column of 12,001 pixels', () => createPng(8, 12_001), 'a.png', 413],
  ['an empty file', () => new Uint8Array(), 'a.png', 415],
])('refuses %s and stores nothing', async (_what, bytes, name, status) => {
  const before = await countStoredFiles();
  const response = await upload(await bytes(), name);
  expect(response.status).toBe(status);
  const { code, error } = Object(await response.json());
  expect(code).toBe(status === 413 ? 'file_too_large' : 'unsupported_media');
  expect(error).toContain(status === 413 ? '10 MB' : 'JPEG, PNG, WebP, AVIF or GIF');
  expect(await countStoredFiles()).toBe(before);
});

test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
  ['a motion photo, whose film follows the picture', () => createJpeg({ tail: 'ftypmp42 film' }), 'a.jpg'],
  ['bytes that happen to read <svg', () => createJpeg({ comment: '<svg' }), 'a.jpg'],
  ['a page behind the picture', () => concatBytes(png, toLatin1('<html><script>1</script>')), 'a.png'],
])('stores of %s the picture alone', async (_what, bytes, name) => {
  const response = await upload(await bytes(), name);
  expect(response.status).toBe(201);
  const { filename } = Media.parse(Object(await response.json()).doc);
  const stored = new TextDecoder('latin1').decode(await (await env.MEDIA.get(filename))?.arrayBuffer());
  expect(stored).toMatch(/^RIFF....WEBP/s);
  expect(stored).not.toMatch(/<svg|<script|ftyp/);
});

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const)(
  'reads the size in the header of %s',
  async (format) => {
    const encoded = await env.IMAGES.input(new Blob([png.slice()]).stream()).output({ format });
    const bytes = new Uint8Array(await encoded.response().arrayBuffer());
    const response = await upload(bytes, `a.${format.slice('image/'.length)}`);
    expect(response.status).toBe(201);
    expect(Object(await response.json()).doc).toMatchObject({ width: 40, height: 30 });
  },
);

test('reads the size in the header of a GIF', async () => {
  const gif = atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
  const response = await upload(toLatin1(gif), 'dot.gif');
  expect(response.status).toBe(201);
  expect(Object(await response.json()).doc).toMatchObject({ width: 1, height: 1 });
});

test('reads an upload without a length no further than the limit', async () => {
  let sentMegabytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sentMegabytes += 1;
      if (sentMegabytes > 64) controller.close();
      else controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const response = await fetchApi(body, 'multipart/form-data; boundary=x');
  expect(response.status).toBe(413);
  expect(Object(await response.json()).code).toBe('file_too_large');
  expect(sentMegabytes).toBeLessThan(20);
});

test('discards an upload that R2 failed, with its row, an hour later', async () => {
  const failingEnv: Env = withParts({ MEDIA: { put: () => Promise.reject(new Error('R2 is down')) } });
  const form = new FormData();
  form.set('file', new File([png.slice()], 'stage.png'));
  const request = new Request(`${ORIGIN}/api/media`, { method: 'POST', body: form });
  const headers = { cookie, origin: ORIGIN, 'content-type': request.headers.get('content-type') ?? '' };
  const body = await request.arrayBuffer();
  const before = await countStoredFiles();
  expect((await requestApi('/api/media', failingEnv, { method: 'POST', body, headers })).status).toBe(500);
  expect(await countStoredFiles()).toBe(before + 1);
  expect(await runAsSystem(discardMedia)).toBe(0);
  expect(await runAsSystem(discardMedia, new Date(Date.now() + 61 * 60_000))).toBe(1);
  expect(await countStoredFiles()).toBe(before);
});

test('lets its uploader say where the face is, from the start or later; others see it', async () => {
  const owner = await createLoggedInUser('celebrity');
  const path = `/api/media/${await seedImage(owner.id)}`;
  expect((await owner.get(path)).body).toMatchObject({ focal: { x: 50, y: 33 } });
  const focal = { x: 20, y: 75 };
  expect(await owner.patch(path, { focal })).toMatchObject({ status: 200, body: { doc: { focal } } });
  expect(await owner.patch(path, { focal: { x: 101, y: 0 } })).toMatchObject(
    toRefusal(400, 'validation_failed'),
  );
  expect((await owner.get(path)).body).toMatchObject({ focal });
});

test('lets its uploader change the alt text of a picture', async () => {
  const owner = await createLoggedInUser('celebrity');
  const path = `/api/media/${await seedImage(owner.id)}`;
  const alt = 'A kitchen in the morning';
  expect(await owner.patch(path, { alt: ` ${alt} ` })).toMatchObject({ status: 200, body: { doc: { alt } } });
  expect(await owner.patch(path, {})).toMatchObject(toRefusal(400, 'validation_failed'));
  expect((await owner.get(path)).body).toMatchObject({ alt });
  // An emoji counts as one character and is never cut in two.
  const cut = { body: { doc: { alt: '🍲'.repeat(ALT_MAX) } } };
  expect(await owner.patch(path, { alt: '🍲'.repeat(ALT_MAX + 1) })).toMatchObject(cut);
});

test.each(['..%2f..%2fsecret', 'nothing.webp', '%00'])('finds no file named %s', async (name) => {
  expect((await callApi(`/media/file/${name}`)).status).toBe(404);
});
