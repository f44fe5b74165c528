import { eq } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { isRecord } from '#api/platform/rules.ts';

/** What the answers of a campaign are judged against; a fan's own question goes with the answer. */
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

/** The text of a description, which is a string or a rich-text document. */
export function toPlainText(node: unknown): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(toPlainText).join(' ');
  if (!isRecord(node)) return '';
  return typeof node['text'] === 'string' ? node['text'] : toPlainText(node['children']);
}
