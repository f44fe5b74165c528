import { eq } from 'drizzle-orm';
import { toPlainText } from '#api/campaigns/rich-text-rules.ts';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';

/** Reads what the answers of a campaign are judged against; a fan's own question goes with the answer. */
export async function readBrief(
  ctx: Ctx,
  campaignId: string,
): Promise<{ readonly description: string; readonly keywords: readonly string[] }> {
  const [row] = await ctx.db
    .select({ description: campaigns.description, keywords: campaigns.keywords })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  if (!row) throw new Error('a campaign that does not exist cannot be judged');
  return { description: toPlainText(row.description), keywords: row.keywords };
}
