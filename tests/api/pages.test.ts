import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { app } from '#api/app.ts';
import { callApi, ORIGIN } from '../support/api.ts';
import { plantCampaign } from '../support/plant.ts';

const TERMS = { id: 'nl-terms', slug: 'terms', lang: 'nl', title: 'Voorwaarden' };

/** Asks for a page where the build has left an index with one. */
async function ask(id: string) {
  let reads = 0;
  const ASSETS = {
    fetch: async () => {
      reads += 1;
      return Response.json({ 'nl-terms': TERMS });
    },
  };
  const context = createExecutionContext();
  const call = async () => {
    const answer = await app.fetch(new Request(`${ORIGIN}/api/pages/${id}`), { ...env, ASSETS }, context);
    return { status: answer.status, body: Object(await answer.json()) };
  };
  const first = await call();
  const second = await call();
  await waitOnExecutionContext(context);
  expect(second).toEqual(first);
  return { ...first, reads };
}

test('a page of the editors is told by its id, from an index that is read once', async () => {
  expect(await ask('nl-terms')).toEqual({ status: 200, body: TERMS, reads: 1 });
});

test.each(['nl-no-such-page', 'constructor', '__proto__', 'nl%2Fterms'])('%s is no page: 404', async (id) => {
  const { status, body } = await ask(id);
  expect([status, body.code]).toEqual([404, 'not_found']);
});

test('search engines are told where every campaign is', async () => {
  const { slug } = await plantCampaign();
  const answer = await callApi('/campaigns-list/addresses');
  expect(answer.headers.get('cache-control')).toContain('public');
  const { docs } = Object(await answer.json());
  expect(docs).toContainEqual({ slug, updatedAt: expect.stringMatching(/Z$/) });
});
