import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { createCaller } from '../support/callers.ts';
import { requestApi, withParts } from '../support/api.ts';
import { seedCampaign } from '../support/seed.ts';

test('only what is the same for everyone is read from the database’s copies', async () => {
  const { slug } = await seedCampaign();
  const { headers } = await createCaller('fan');
  const withSession = vi.fn((start?: string) => env.DB.withSession(start));
  const DB: unknown = new Proxy(env.DB, {
    get: (database, name) =>
      name === 'withSession' ? withSession : Reflect.get(database, name).bind(database),
  });
  const under: Env = withParts({ DB });
  const read = async (path: string, init?: RequestInit) => (await requestApi(path, under, init)).status;

  expect(await read('/api/campaigns-list', { headers })).toBe(200);
  expect(await read(`/api/campaigns/by-slug/${slug}`, { headers })).toBe(200);
  expect(await read('/api/campaign-submissions/user-submissions', { headers })).toBe(200);
  expect(await read('/api/users/check-email?email=new@example.test')).toBe(200);
  expect(withSession).not.toHaveBeenCalled();

  expect(await read('/api/campaigns-list')).toBe(200);
  expect(await read(`/api/campaigns/by-slug/${slug}`)).toBe(200);
  expect(withSession.mock.calls).toEqual([['first-unconstrained']]);
});
