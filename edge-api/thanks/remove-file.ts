import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { commit, runUnit } from '../platform/unit-of-work.ts';
import { discardFiles } from './discard-files.ts';
import { requireDraft } from './require-draft.ts';
import { thanksFiles } from './table.ts';

type FileReference = { readonly campaignId: string; readonly fileId: string };

/** Removes a file from a thank-you that was not sent yet; throws 404 when there is none. */
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
