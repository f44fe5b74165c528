import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { OwnThanks, ThanksDraft } from './contract.ts';
import { getOwnThanks } from './get-own-thanks.ts';
import { alreadySent, requireDraft } from './require-draft.ts';
import { thanks, thanksFiles } from './table.ts';
import { whileUnsent } from './while-unsent.ts';

/** Keeps what is typed of a thank-you until it is sent; 409 afterwards, also when that happens at the same moment. */
export async function saveDraft(ctx: Ctx, campaignId: string, draft: ThanksDraft): Promise<OwnThanks> {
  await requireDraft(ctx, campaignId);
  const { message, transcript, photos } = draft;
  const typed = { message, transcript, updatedAt: ctx.now };
  const [saved] = await ctx.db.batch([
    ctx.db
      .insert(thanks)
      .values({ campaignId, ...typed, createdAt: ctx.now })
      .onConflictDoUpdate({ target: thanks.campaignId, set: typed, setWhere: isNull(thanks.sentAt) })
      .returning({ id: thanks.campaignId }),
    ...photos.map(({ id, alt }) =>
      ctx.db
        .update(thanksFiles)
        .set({ alt })
        .where(and(eq(thanksFiles.id, id), eq(thanksFiles.campaignId, campaignId), whileUnsent(campaignId))),
    ),
  ]);
  if (saved.length === 0) throw alreadySent();
  return getOwnThanks(ctx, campaignId);
}
