import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ORIGIN, requestApi } from '../support/api.ts';
import { toCookie } from '../support/client.ts';
import { createLoggedInUser } from '../support/people.ts';
import { seedCampaign } from '../support/seed.ts';

const CAMPAIGNS = 500;
const FANS = 100_000;
const MAILS_OF_A_FAN = 3;
/** Rows inserted by one statement. */
const STEP = 10_000;
const ROUNDS = 5;

/** Inserts rows by their number `i`, `STEP` at a time. */
async function insert(into: string, select: string, count: number, ...values: string[]): Promise<void> {
  for (let from = 0; from < count; from += STEP)
    await env.DB.prepare(
      `insert into ${into} with recursive n(i) as
        (select ${from} union all select i + 1 from n where i < ${from + STEP - 1}) select ${select} from n`,
    )
      .bind(...values)
      .run();
}

/** Seeds fans with payments and mails, a tenth of them in one campaign; returns its id. */
async function seed(): Promise<string> {
  const ids = [];
  for (let at = 0; at < CAMPAIGNS; at += 1) ids.push((await seedCampaign({ name: `Soup ${at}` })).id);
  const [large = ''] = ids;
  const campaign = `iif(i % 10 = 0, ?1, json_extract(?2, '$[' || (i % ${CAMPAIGNS}) || ']'))`;
  const list = JSON.stringify(ids);
  await insert('user (id, name, email)', `'u' || i, 'Fan ' || i, 'fan' || i || '@example.test'`, FANS);
  await insert(
    `submissions (id, campaign_id, user_id, status, question_key, question, answer, fan_number, language, attempt_at,
      paid_at, created_at, updated_at)`,
    `'s' || i, ${campaign}, 'u' || i, 'paid', 'why-meet', 'Why?', 'It is nice.', i, 'nl', i, i, i, i`,
    FANS,
    large,
    list,
  );
  await insert(
    `checkouts (id, submission_id, attempt, url, state, amount_cents, currency, expires_at, created_at, paid_at, fee_cents)`,
    `'cs_' || i, 's' || i, 1, 'u', 'paid', 1000, 'eur', i, i, i, 29`,
    FANS,
  );
  await insert(
    'mails (id, key, created_at, sent_at, user_id, campaign_id)',
    `'m' || i, 'kind' || (i % ${MAILS_OF_A_FAN}) || ':s' || i, i, i, 'u' || (i / ${MAILS_OF_A_FAN}), ${campaign}`,
    FANS * MAILS_OF_A_FAN,
    large,
    list,
  );
  return large;
}

test('how long each list and search of the desk takes', { timeout: 1_800_000 }, async () => {
  const admin = await createLoggedInUser('admin');
  const large = await seed();
  const headers = { cookie: toCookie(admin), origin: ORIGIN, 'content-type': 'application/json' };
  const search = (text: string): RequestInit => ({ method: 'POST', body: JSON.stringify({ search: text }) });
  const calls: readonly (readonly [string, RequestInit?])[] = [
    ['overview'],
    ['campaigns'],
    ['campaigns/search', search('soup 499')],
    ['campaigns/search', search('owner@example.test')],
    ['campaigns?stage=running'],
    [`campaigns/${large}`],
    [`campaigns/${large}/timeline`],
    ['payments'],
    ['payments?state=paid'],
    ['payments?search=cs_99999'],
    [`payments?campaign=${large}`],
    ['payments/cs_99999'],
    ['people/search', search('fan9999@example.test')],
    ['people/search', search('fan 5')],
    ['people/search', search('9999')],
    ['people/search', search('cs_99999')],
    ['people/u99999'],
    ['people/u99999/timeline'],
    ['reviews'],
    ['accounts'],
    ['mails'],
    ['messages'],
    ['log'],
  ];
  for (const [path, init] of calls) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = performance.now();
      const answer = await requestApi(`/api/admin/${path}`, env, { ...init, headers });
      await answer.text();
      times.push(performance.now() - before);
      expect(answer.status, path).toBe(200);
    }
    const ms = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
    console.log(`${path.replace(large, 'large')}: ${ms.toFixed(1)} ms`);
  }
});
