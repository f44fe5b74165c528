import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { discardFiles } from './discard-files.ts';
import { isUnsent, requireDraft } from './require-draft.ts';
import { thanksFiles } from './table.ts';

type FileReference = { readonly campaignId: string; readonly fileId: string };

/** Removes a file from a thank-you that was not sent yet; throws 404 when there is none. */
export async function removeFile(ctx: Ctx, { campaignId, fileId }: FileReference): Promise<void> {
  await requireDraft(ctx, campaignId);
  const isTarget = and(
    eq(thanksFiles.id, fileId),
    eq(thanksFiles.campaignId, campaignId),
    eq(thanksFiles.state, 'ready'),
  );
  const removed = await ctx.db
    .update(thanksFiles)
    .set({ state: 'removed', updatedAt: ctx.now })
    .where(and(isTarget, isUnsent(campaignId)))
    .returning({ id: thanksFiles.id });
  if (removed.length > 0) {
    ctx.defer(discardFiles(ctx));
    return;
  }
  await requireDraft(ctx, campaignId);
  throw notFound();
}
