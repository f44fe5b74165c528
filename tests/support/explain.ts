import { env } from 'cloudflare:workers';
import { z } from 'zod';

const Step = z.object({ detail: z.string() });

/** Returns the database's plan for a query, a step per line. */
export async function explain({ sql, params }: { sql: string; params: unknown[] }): Promise<string> {
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all();
  return results.map((row) => Step.parse(row).detail).join('\n');
}
