import { and, eq, inArray, lte, or } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { commit, runUnit } from '../platform/unit-of-work.ts';
import { requireDraft } from './own-thanks.ts';
import { UPLOAD_ABANDONED_AFTER_MS } from './rules.ts';
import { thanksFiles } from './table.ts';

const MAX_FILES_PER_RUN = 50;

/** Deletes removed and replaced files and abandoned uploads, bytes first, so that the next run can finish. */
export async function discardFiles(ctx: Ctx): Promise<number> {
  const abandonedBefore = new Date(ctx.now.getTime() - UPLOAD_ABANDONED_AFTER_MS);
  const discardable = await ctx.db
    .select({ id: thanksFiles.id, key: thanksFiles.key })
    .from(thanksFiles)
    .where(
      or(
        eq(thanksFiles.state, 'removed'),
        and(eq(thanksFiles.state, 'uploading'), lte(thanksFiles.updatedAt, abandonedBefore)),
      ),
    )
    .limit(MAX_FILES_PER_RUN);
  if (discardable.length === 0) return 0;
  await ctx.env.MEDIA.delete(discardable.map(({ key }) => key));
  const ids = discardable.map(({ id }) => id);
  await ctx.db.delete(thanksFiles).where(inArray(thanksFiles.id, ids));
  return discardable.length;
}

type FileReference = { readonly campaignId: string; readonly fileId: string };

/** Removes a file from an unsent thank-you; throws 404 if there is none. */
export async function removeFile(ctx: Ctx, { campaignId, fileId }: FileReference): Promise<void> {
  const isReady = and(
    eq(thanksFiles.id, fileId),
    eq(thanksFiles.campaignId, campaignId),
    eq(thanksFiles.state, 'ready'),
  );
  const removed = await runUnit(async () => {
    const unchanged = await requireDraft(ctx, campaignId);
    const [rows] = await commit(ctx, unchanged, [
      ctx.db
        .update(thanksFiles)
        .set({ state: 'removed', updatedAt: ctx.now })
        .where(isReady)
        .returning({ id: thanksFiles.id }),
    ]);
    return rows;
  });
  if (removed.length === 0) throw notFound();
  ctx.defer(discardFiles(ctx));
}
