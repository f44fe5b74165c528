import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { OwnThanks, ThanksDraft } from './contract.ts';
import { getOwnThanks } from './get-own-thanks.ts';
import { isUnsent, requireDraft, thanksAlreadySent } from './require-draft.ts';
import { thanks, thanksFiles } from './table.ts';

/** Saves the draft of a thank-you; throws 409 once it was sent, even at the same moment. */
export async function saveDraft(ctx: Ctx, campaignId: string, draft: ThanksDraft): Promise<OwnThanks> {
  await requireDraft(ctx, campaignId);
  const { message, transcript, photos } = draft;
  const changes = { message, transcript, updatedAt: ctx.now };
  const [saved] = await ctx.db.batch([
    ctx.db
      .insert(thanks)
      .values({ campaignId, ...changes, createdAt: ctx.now })
      .onConflictDoUpdate({ target: thanks.campaignId, set: changes, setWhere: isNull(thanks.sentAt) })
      .returning({ id: thanks.campaignId }),
    ...photos.map(({ id, alt }) =>
      ctx.db
        .update(thanksFiles)
        .set({ alt })
        .where(and(eq(thanksFiles.id, id), eq(thanksFiles.campaignId, campaignId), isUnsent(campaignId))),
    ),
  ]);
  if (saved.length === 0) throw thanksAlreadySent();
  return getOwnThanks(ctx, campaignId);
}
