import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { app } from '#api/app.ts';
import { callApi, ORIGIN } from '../support/api.ts';
import { seedCampaign } from '../support/seed.ts';

const TERMS = { id: 'nl-terms', slug: 'terms', lang: 'nl', title: 'Voorwaarden' };

/** Requests a page with an index that contains one. */
async function requestPage(id: string) {
  const ASSETS = { fetch: () => Promise.resolve(Response.json({ 'nl-terms': TERMS })) };
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`${ORIGIN}/api/pages/${id}`), { ...env, ASSETS }, context);
  await waitOnExecutionContext(context);
  return { status: response.status, body: Object(await response.json()) };
}

test('returns an editors’ page by its id', async () => {
  expect(await requestPage('nl-terms')).toEqual({ status: 200, body: TERMS });
});

test.each(['nl-no-such-page', 'constructor', '__proto__', 'nl%2Fterms'])(
  'answers 404 for the page id %s',
  async (id) => {
    const { status, body } = await requestPage(id);
    expect([status, body.code]).toEqual([404, 'not_found']);
  },
);

test('lists every campaign for search engines', async () => {
  const { slug } = await seedCampaign();
  const response = await callApi('/campaigns-list/addresses');
  expect(response.headers.get('cache-control')).toContain('public');
  const { docs } = Object(await response.json());
  expect(docs).toContainEqual({ slug, updatedAt: expect.stringMatching(/Z$/) });
});
