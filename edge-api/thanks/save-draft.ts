import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { OwnThanks, ThanksDraft } from './contract.ts';
import { getOwnThanks } from './get-own-thanks.ts';
import { thanksAlreadySent, requireDraft } from './require-draft.ts';
import { thanks, thanksFiles } from './table.ts';
import { isUnsent } from './is-unsent.ts';

/** Keeps what is typed of a thank-you until it is sent; 409 afterwards, also when that happens at the same moment. */
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
