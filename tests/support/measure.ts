import { env } from 'cloudflare:workers';
import { requestApi, withParts } from './api.ts';

/** Calls the API; returns its response, and the statements it ran with the number of rows that each read. */
export async function measure(path: string, headers: Readonly<Record<string, string>> = {}) {
  const statements: D1PreparedStatement[] = [];
  const DB: unknown = new Proxy(env.DB, {
    get(database, name) {
      if (name === 'withSession') return () => DB;
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
  const under: Env = withParts({ DB });
  const text = await (await requestApi(path, under, { headers })).text();
  const runs = await Promise.all(statements.map((statement) => statement.run()));
  return { text, statements: runs.length, rowsRead: runs.reduce((sum, { meta }) => sum + meta.rows_read, 0) };
}

/** Inserts `count` paid submissions without a person, each with its payment. */
export async function seedPayments(campaignId: string, count: number): Promise<void> {
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
}
