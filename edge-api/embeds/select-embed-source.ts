import { sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { toEmbedSource } from './rules.ts';
import { embedOrigins } from './table.ts';

/**
 * Returns what is stored of a frame's source, as part of its answer's insert: no page to return to unless the
 * campaign's owner allows its site then.
 */
export function selectEmbedSource(
  ctx: Ctx,
  campaignId: string,
  source: Parameters<typeof toEmbedSource>[0],
): { readonly embedOrigin: string | null; readonly embedPage: SQL | null } {
  const { embedOrigin, embedPage } = toEmbedSource(source, ctx.settings.ENVIRONMENT === 'production');
  if (embedPage === null) return { embedOrigin, embedPage };
  const page = sql`(select ${embedPage} from ${embedOrigins}
    where ${embedOrigins.campaignId} = ${campaignId} and ${embedOrigins.origin} = ${embedOrigin})`;
  return { embedOrigin, embedPage: page };
}
