import { and, asc, count, desc, eq, gt } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import type { ListQuery } from '#api/platform/paging.ts';
import type { HeadsPage, RecordPage } from '../contract.ts';
import { HEADS_PER_PAGE } from '../rules.ts';
import { recordEntries, scoreHeads } from '../table.ts';
import { CHAIN_START } from '../entry-rules.ts';

/** Returns a page of where a campaign's chain ended each time that it grew, latest first. */
export async function listHeads(ctx: Ctx, campaignId: string, page: number): Promise<HeadsPage> {
  const isOfCampaign = eq(scoreHeads.campaignId, campaignId);
  const [[total], rows] = await Promise.all([
    ctx.db.select({ count: count() }).from(scoreHeads).where(isOfCampaign),
    ctx.db
      .select()
      .from(scoreHeads)
      .where(isOfCampaign)
      .orderBy(desc(scoreHeads.position))
      .limit(HEADS_PER_PAGE)
      .offset((page - 1) * HEADS_PER_PAGE),
  ]);
  return {
    docs: rows.map(({ position, hash, writtenAt }) => ({
      position,
      hash,
      writtenAt: writtenAt.toISOString(),
    })),
    page,
    pages: Math.max(1, Math.ceil((total?.count ?? 0) / HEADS_PER_PAGE)),
  };
}

/** Returns the public part of a campaign's entries after a position, in order. */
export async function listRecord(
  ctx: Ctx,
  campaignId: string,
  { after, limit }: ListQuery,
): Promise<RecordPage> {
  const { position, kind, format, writtenAt, digest, hash, previousHash } = recordEntries;
  const [rows, [head]] = await Promise.all([
    ctx.db
      .select({ position, kind, format, writtenAt, digest, hash, previousHash })
      .from(recordEntries)
      .where(and(eq(recordEntries.campaignId, campaignId), gt(position, after)))
      .orderBy(asc(position))
      .limit(limit),
    ctx.db
      .select({ position: scoreHeads.position, hash: scoreHeads.hash })
      .from(scoreHeads)
      .where(eq(scoreHeads.campaignId, campaignId))
      .orderBy(desc(scoreHeads.position))
      .limit(1),
  ]);
  const last = rows.at(-1);
  return {
    campaign: campaignId,
    previousHash: rows[0]?.previousHash ?? CHAIN_START,
    entries: rows.map(({ previousHash: _, ...entry }) => ({
      ...entry,
      writtenAt: entry.writtenAt.getTime(),
    })),
    head: head ?? null,
    next: last && head && last.position < head.position ? String(last.position) : null,
  };
}
