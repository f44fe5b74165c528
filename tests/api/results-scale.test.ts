import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignResults } from '#api/campaigns/results-table.ts';
import { selectCampaignsPage } from '#api/campaigns/list-campaigns.ts';
import { explain } from '../support/explain.ts';
import { db, requestApi } from '../support/payments.ts';
import { seedCampaign } from '../support/seed.ts';

/** Inserts so many paid submissions with their payments and the figures that follow from them. */
async function seedPayments(campaignId: string, count: number): Promise<void> {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
  await env.DB.batch([
    env.DB.prepare(
      `insert into submissions (id, campaign_id, status, question_key, question, answer, fan_number, language,
        attempt_at, paid_at, created_at, updated_at) ${numbers}
        select ?1 || '-' || i, ?1, 'paid', 'why-meet', 'Why?', 'It is nice.', i, 'en', i, i, i, i from n`,
    ).bind(campaignId),
    env.DB.prepare(
      `insert into checkouts (id, submission_id, attempt, url, state, amount_cents, currency, expires_at, created_at,
        paid_at, fee_cents) ${numbers}
        select 'cs_' || ?1 || '-' || i, ?1 || '-' || i, 1, 'u', 'paid', 1000, 'eur', i, i, i, 29 from n`,
    ).bind(campaignId),
  ]);
  const paid = { participants: count, payments: count, paidCents: count * 1000 };
  await db
    .insert(campaignResults)
    .values({ campaignId, ...paid, pricedPayments: count, costsCents: count * 29 });
}

/** Calls the API; returns its answer, and the statements that it ran with the rows that each of them read. */
async function measure(path: string) {
  const statements: D1PreparedStatement[] = [];
  const DB: unknown = new Proxy(env.DB, {
    get(database, name) {
      if (name !== 'prepare') return Reflect.get(database, name).bind(database);
      return (query: string) => {
        const statement = database.prepare(query);
        const bind = statement.bind.bind(statement);
        statement.bind = (...values: unknown[]) => {
          const bound = bind(...values);
          statements.push(bound);
          return bound;
        };
        return statement;
      };
    },
  });
  const under: Env = Object.assign(Object.create(null), env, { DB });
  const text = await (await requestApi(path, under)).text();
  const runs = await Promise.all(statements.map((statement) => statement.run()));
  return { text, statements: runs.length, rowsRead: runs.reduce((sum, { meta }) => sum + meta.rows_read, 0) };
}

test('a campaign with ten thousand payments costs its pages as much as one with ten', async () => {
  const [small, large] = [await seedCampaign(), await seedCampaign()];
  await seedPayments(small.id, 10);
  const before = await measure('/api/campaigns-list');
  const page = await measure(`/api/campaigns/by-slug/${small.slug}`);
  expect(page.text).toContain('"participants":10,"raisedCents":10000');

  await seedPayments(large.id, 10_000);
  const { text, ...costs } = await measure(`/api/campaigns/by-slug/${large.slug}`);
  expect(text).toContain('"participants":10000,"raisedCents":10000000');
  expect(costs).toEqual({ statements: page.statements, rowsRead: page.rowsRead });

  const after = await measure('/api/campaigns-list');
  expect(after.text).toContain('"participants":10000,"raisedCents":10000000');
  // One row more: the large campaign has figures now.
  expect(after.statements).toBe(before.statements);
  expect(after.rowsRead).toBeLessThanOrEqual(before.rowsRead + 1);
  await db.delete(campaignResults).where(eq(campaignResults.campaignId, large.id));
});

test('the list finds the figures by the campaign’s id', async () => {
  const page = { now: Date.now(), limit: 21, offset: 0, reach: 21 };
  const plan = await explain(selectCampaignsPage(db).getQuery(), page);
  expect(plan).toMatch(/SEARCH campaign_results USING INDEX sqlite_autoindex_campaign_results_1/);
  expect(plan).not.toMatch(/SCAN (submissions|checkouts|campaign_results)/);
});
