import { env } from 'cloudflare:workers';
import { z } from 'zod';

const Step = z.object({ detail: z.string() });

/** Returns the database's plan for a query, one step per line. */
export async function explain({ sql, params }: { sql: string; params: unknown[] }): Promise<string> {
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all();
  return results.map((row) => Step.parse(row).detail).join('\n');
}

/**
 * Lists the steps in which a query reads a whole table or index, whatever its parameters are. An insert also lists the
 * tables that refer to its own, which are read only while a foreign key waits for its row.
 */
export async function listScans(sql: string): Promise<readonly string[]> {
  const params = Array.from(sql.matchAll(/\?/g), () => null);
  const plan = await explain({ sql, params });
  return plan.split('\n').filter((step) => {
    const [, table = ''] = /^SCAN (\w+)/.exec(step) ?? [];
    return sql.includes(`"${table}"`);
  });
}
