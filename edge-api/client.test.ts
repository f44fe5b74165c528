import { hc } from 'hono/client';
import { expect, test } from 'vitest';
import type { Api } from './app.ts';
import { createClient, type Client } from './client.ts';

const ORIGIN = 'https://powerhour.example';

/** Makes every kind of call with a client; returns the requests that it would have sent. */
async function recordRequests(create: (send: typeof fetch) => Client) {
  const requests: unknown[] = [];
  const { api } = create(async (input, init) => {
    const request = new Request(input, init);
    const { url, method } = request;
    const headers = Object.fromEntries(request.headers);
    requests.push({ url, method, headers, body: await request.text(), credentials: init?.credentials });
    requests.push(init?.cache);
    return Response.json({});
  });
  await api.access.$get();
  await api.campaigns.mine.$get({ query: { after: '50' } }, { init: { cache: 'no-store' } });
  await api.campaigns[':id'].$patch({ param: { id: 'c 1' }, json: {}, header: { 'if-match': '"4"' } });
  await api['campaigns-list'].$get({ query: { page: 'é&=', limit: ['1', '2'] } });
  await api.users['refresh-token'].$post();
  await api.auth['resend-verification'].$post({ json: { email: 'a@b.example' } });
  return requests;
}

test('calls as the client of Hono does', async () => {
  const ours = await recordRequests((send) => createClient(ORIGIN, send));
  expect(ours).toEqual(
    await recordRequests((send) => hc<Api>(ORIGIN, { init: { credentials: 'include' }, fetch: send })),
  );
  expect(ours).toContainEqual(expect.objectContaining({ url: `${ORIGIN}/api/campaigns/c%201` }));
});

test('is not a promise, so that it can be returned by a function that waits', async () => {
  const client = createClient(ORIGIN);
  expect(await Promise.resolve(client)).toBe(client);
});
