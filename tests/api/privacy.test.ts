import { env } from 'cloudflare:workers';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test, vi } from 'vitest';
import { toStoredNames } from '#api/media/rules.ts';
import { requirePerson, type Ctx } from '#api/platform/context.ts';
import { erasePerson } from '#api/privacy/erase-person.ts';
import { exportPerson } from '#api/privacy/export-person.ts';
import { runSweep } from '#api/sweep.ts';
import { callApi, withParts, requestApi, runAsSystem, actAs } from '../support/api.ts';
import { countRows, findRows } from '../support/rows.ts';
import { createLoggedInUser, PASSWORD } from '../support/people.ts';
import { listTexts, TABLES } from '../support/register.ts';
import { seedImage } from '../support/seed.ts';
import { toCookie } from '../support/client.ts';

/** The texts of all other tables are checked one by one in personal-data.test.ts. */
const NOT_ERASED: Readonly<Record<string, string>> = {
  nominees: 'is about an answer that is detached from its person',
  reserves: 'is about an answer that is detached from its person',
  former_winners: 'is about an answer that is detached from its person',
  scoring_rounds: 'counts the rounds of a campaign',
  rankings: 'says when a campaign was ranked',
  campaign_results: 'sums up the payments of a campaign',
  share_pictures: 'names pictures, and goes with them',
  checkout_keys: 'opens one checkout, for a day; the answer is detached from its person',
};
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  scoring_rounds: 'counts the rounds of a campaign',
  rankings: 'says when a campaign was ranked',
  webhook_deliveries: 'says that a charity’s system was told; the consent is exported',
  comparisons: 'is half about another fan’s answer; what came of it is the rank',
  campaign_results: 'sums up the payments of a campaign',
  share_pictures: 'names pictures, which are exported',
  checkout_keys: 'is a secret, even to its person',
};
const PERSONAL_COLUMNS = /^(user_id|owner_id|uploaded_by|added_by)$/;
const PERSONAL_PARENTS = ['user', 'campaigns', 'submissions'];

function isPersonal(table: SQLiteTable): boolean {
  const { columns, foreignKeys } = getTableConfig(table);
  const parents = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
  return (
    listTexts(table).length === 0 &&
    (parents.some((one) => PERSONAL_PARENTS.includes(one)) ||
      columns.some((column) => PERSONAL_COLUMNS.test(column.name)))
  );
}

async function recordBatches(verb: (ctx: Ctx) => Promise<unknown>): Promise<string> {
  const person = await createLoggedInUser('celebrity');
  return runAsSystem(async (ctx) => {
    const batch = vi.spyOn(ctx.db, 'batch');
    await verb(actAs(ctx, person));
    expect(batch).toHaveBeenCalledTimes(1);
    return batch.mock.calls
      .flat(2)
      .map((statement): string => Object(statement).toSQL().sql)
      .join(';\n');
  });
}

function listForgotten(statements: string, pattern: RegExp, exceptions: Readonly<Record<string, string>>) {
  const mentioned = new Set([...statements.matchAll(pattern)].map(([, name = '']) => name));
  const names = TABLES.filter(isPersonal).map((table) => getTableConfig(table).name);
  expect(names.length).toBeGreaterThan(7);
  return names.filter((name) => !mentioned.has(name) && !Object.hasOwn(exceptions, name));
}

test('every table about a person that holds no text is exported, or is an exception', async () => {
  const statements = await recordBatches(exportPerson);
  expect(listForgotten(statements, /(?:from|join) "(\w+)"/g, NOT_EXPORTED)).toEqual([]);
});

test('every table about a person that holds no text is erased, or is an exception', async () => {
  const statements = await recordBatches((ctx) => erasePerson(ctx, requirePerson(ctx)));
  expect(listForgotten(statements, /(?:update|delete from) "(\w+)"/g, NOT_ERASED)).toEqual([]);
});

/** Creates an environment with a bucket that fails `failures` times, and records the deletions. */
function createFlakyEnv(failures: number) {
  const deletedAtOnce: number[] = [];
  let left = failures;
  const MEDIA: unknown = new Proxy(env.MEDIA, {
    get(bucket, name) {
      if (name !== 'delete') return Reflect.get(bucket, name).bind(bucket);
      return (keys: string[]) => {
        if (left > 0) {
          left -= 1;
          return Promise.reject(new Error('R2 is down'));
        }
        deletedAtOnce.push(keys.length);
        return bucket.delete(keys);
      };
    },
  });
  const flakyEnv: Env = withParts({ MEDIA });
  return { flakyEnv, deletedAtOnce };
}

async function seedStoredImage(uploadedBy: string) {
  const id = await seedImage(uploadedBy);
  const names = toStoredNames(`${id}.webp`);
  await Promise.all(names.map((name) => env.MEDIA.put(name, 'picture')));
  return { id, names };
}

const countStored = (ids: readonly string[]) => countRows('media', { id: ids });
const erase = (jar: ReadonlyMap<string, string>, under: Env) =>
  requestApi('/api/users/me', under, {
    method: 'DELETE',
    headers: {
      cookie: toCookie({ jar }),
      'content-type': 'application/json',
      origin: 'http://powerhour.test',
    },
    body: JSON.stringify({ password: PASSWORD }),
  });

test('the pictures of an erased person are not found at once, and are deleted by the sweep when R2 fails', async () => {
  const person = await createLoggedInUser('celebrity');
  const { id, names } = await seedStoredImage(person.id);
  const other = await seedStoredImage((await createLoggedInUser('celebrity')).id);
  const { flakyEnv } = createFlakyEnv(2);
  expect((await erase(person.jar, flakyEnv)).status).toBe(200);

  const [row] = await findRows('media', { id });
  expect(row).toMatchObject({ uploadedBy: null, alt: '', removedAt: expect.any(Date) });
  expect((await callApi(`/media/${id}`)).status).toBe(404);
  for (const name of names) expect((await callApi(`/media/file/${name}`)).status).toBe(404);

  await runAsSystem(runSweep, new Date(), flakyEnv);
  expect(await countStored([id])).toBe(1);
  await runAsSystem(runSweep, new Date(), flakyEnv);
  expect(await countStored([id])).toBe(0);
  for (const name of names) expect(await env.MEDIA.head(name)).toBeNull();
  for (const name of other.names) expect(await env.MEDIA.head(name)).not.toBeNull();
  expect(await countStored([other.id])).toBe(1);
});

test('the pictures of an erased person are deleted in parts when they are more than R2 takes at once', async () => {
  const person = await createLoggedInUser('celebrity');
  const images = await Promise.all(Array.from({ length: 350 }, () => seedImage(person.id)));
  const last = await seedStoredImage(person.id);
  const { flakyEnv, deletedAtOnce } = createFlakyEnv(0);
  expect((await erase(person.jar, flakyEnv)).status).toBe(200);
  expect(await countRows('media', { uploadedBy: person.id })).toBe(0);
  expect(await countStored([last.id, ...images.slice(0, 50)])).toBe(0);
  expect(deletedAtOnce.reduce((sum, count) => sum + count, 0)).toBe(351 * last.names.length);
  expect(Math.max(...deletedAtOnce)).toBeLessThanOrEqual(1000);
  for (const name of last.names) expect(await env.MEDIA.head(name)).toBeNull();
});
