import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { commit, runUnit } from '../platform/unit-of-work.ts';
import type { OwnThanks, ThanksDraft } from './contract.ts';
import { getOwnThanks } from './get-own-thanks.ts';
import { requireDraft } from './require-draft.ts';
import { thanks, thanksFiles } from './table.ts';

/** Saves the draft of a thank-you; throws 409 once it was sent, even at the same moment. */
export async function saveDraft(ctx: Ctx, campaignId: string, draft: ThanksDraft): Promise<OwnThanks> {
  const { message, transcript, photos } = draft;
  const changes = { message, transcript, updatedAt: ctx.now };
  await runUnit(async () => {
    const unchanged = await requireDraft(ctx, campaignId);
    await commit(ctx, unchanged, [
      ctx.db
        .insert(thanks)
        .values({ campaignId, ...changes, createdAt: ctx.now })
        .onConflictDoUpdate({ target: thanks.campaignId, set: changes }),
      ...photos.map(({ id, alt }) =>
        ctx.db
          .update(thanksFiles)
          .set({ alt })
          .where(and(eq(thanksFiles.id, id), eq(thanksFiles.campaignId, campaignId))),
      ),
    ]);
  });
  return getOwnThanks(ctx, campaignId);
}
