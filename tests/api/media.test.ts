import { env, exports } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { Media } from '#api/media/contract.ts';
import { media } from '#api/media/table.ts';
import { openDb } from '#api/platform/db.ts';
import { callApi, ORIGIN } from '../support/api.ts';
import { createPng, concatBytes, toLatin1 } from '../support/bytes.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { seedImage } from '../support/seed.ts';

let cookie = '';
let png: Uint8Array;

beforeAll(async () => {
  const person = await createLoggedInUser('celebrity');
  cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  png = await createPng(1200, 900);
});

function upload(bytes: Uint8Array, name: string, type = 'image/png'): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([bytes.slice()], name, { type }));
  form.set('alt', 'A stage in warm light');
  const request = new Request(`${ORIGIN}/api/media`, { method: 'POST', body: form });
  return request.arrayBuffer().then((body) => fetchApi(body, request.headers.get('content-type') ?? ''));
}

function fetchApi(body: ArrayBuffer, contentType: string): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}/api/media`, {
    method: 'POST',
    body,
    headers: { cookie, 'content-type': contentType, 'accept-language': 'en' },
  });
}

async function countStoredFiles(): Promise<number> {
  return (await env.MEDIA.list()).objects.length + (await openDb(env).select().from(media)).length;
}

test('re-encodes a picture as WebP under a random name, with smaller copies and its size', async () => {
  const response = await upload(png, 'stage.png');
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
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(new TextDecoder('latin1').decode((await file.arrayBuffer()).slice(8, 12))).toBe('WEBP');
  expect(await (await callApi(`/media/${doc.id}?depth=0`)).json()).toEqual(doc);
});

test.each<[string, () => Uint8Array | Promise<Uint8Array>, string, number]>([
  ['an SVG', () => toLatin1('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 415],
  ['an SVG that calls itself PNG', () => toLatin1('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 415],
  [
    'a picture with a page behind it',
    () => concatBytes(png, toLatin1('<html><script>1</script>')),
    'a.png',
    415,
  ],
  ['a script that begins like a GIF', () => toLatin1('GIF89a/*<script>*/=1;'), 'a.gif', 415],
  ['a GIF header without a picture', () => toLatin1('GIF89a/**/=1;'), 'a.gif', 415],
  ['a wrong ending', () => png, 'a.jpg', 415],
  ['no picture ending', () => png, 'a.html', 415],
  ['a path in the name', () => png, '../../a.png', 415],
  ['11 MB', () => concatBytes(png.subarray(0, 8), new Uint8Array(11 * 1024 * 1024)), 'a.png', 413],
  ['a bomb of 100 megapixels', () => createPng(10_000, 10_000), 'a.png', 413],
  ['an empty file', () => new Uint8Array(), 'a.png', 415],
])('refuses %s and stores nothing', async (_what, bytes, name, status) => {
  const before = await countStoredFiles();
  const response = await upload(await bytes(), name);
  expect(response.status).toBe(status);
  expect(Object(await response.json()).code).toBe(status === 413 ? 'file_too_large' : 'unsupported_media');
  expect(await countStoredFiles()).toBe(before);
});

test('lets only the uploader change the alternative text later', async () => {
  const [owner, other] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
  const path = `/api/media/${await seedImage(owner.id)}`;
  const alt = 'A kitchen in the morning';
  expect(await owner.patch(path, { alt: ` ${alt} ` })).toMatchObject({ status: 200, body: { doc: { alt } } });
  expect(await other.patch(path, { alt: 'Mine' })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  expect(await owner.patch(path, {})).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  expect((await callApi(path.replace('/api', ''), { method: 'PATCH', body: { alt: '' } })).status).toBe(401);
  expect((await owner.get(path)).body).toMatchObject({ alt });
});

test('refuses an upload without a session', async () => {
  cookie = '';
  expect((await upload(png, 'stage.png')).status).toBe(401);
});

test.each(['..%2f..%2fsecret', 'nothing.webp', '%00'])('answers 404 for the file name %s', async (name) => {
  expect((await callApi(`/media/file/${name}`)).status).toBe(404);
});
