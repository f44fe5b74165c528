import { and, eq } from 'drizzle-orm';
import { requireOwnCampaign, campaignCancelled } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, validationFailed, conflict } from '../platform/errors.ts';
import { commit, runUnit, isUnchanged } from '../platform/unit-of-work.ts';
import { formatInstants } from '../platform/pick.ts';
import { countPaidFans } from '../submissions/index.ts';
import type { OwnThanks, ThanksDraft } from './contract.ts';
import { listThanksFiles, toThanksFile } from './list-thanks-files.ts';
import {
  ALREADY_SENT,
  findMissing,
  isTextEnough,
  NO_WINNERS_YET,
  NOT_CORRECTABLE,
  toCorrectableUntil,
} from './rules.ts';
import { thanks, thanksFiles } from './table.ts';

/** Returns the thank-you of the caller's own campaign, draft or sent; throws 404 for another person's. */
export async function getOwnThanks(ctx: Ctx, campaignId: string): Promise<OwnThanks> {
  const campaign = await requireOwnCampaign(ctx, campaignId, 'view');
  const [[row], files, recipients] = await Promise.all([
    ctx.db.select().from(thanks).where(eq(thanks.campaignId, campaignId)),
    listThanksFiles(ctx, campaignId),
    countPaidFans(ctx, campaignId),
  ]);
  const isCancelled = campaign.cancelledAt !== null;
  const correctableUntil = row && !isCancelled ? toCorrectableUntil(row, ctx.now) : null;
  const { message = '', transcript = '', sentAt = null, correctedAt = null, withdrawnAt = null } = row ?? {};
  return {
    from: campaign.artistName,
    campaign: campaign.name,
    language: campaign.language,
    method: campaign.thankYouMethod,
    includePhotos: campaign.thankYouIncludePhotos,
    allowPoohSend: campaign.thankYouAllowPoohSend,
    winnersSelected: campaign.winnersSelected,
    isCancelled,
    isTextEnough: isTextEnough(campaign.plannedAt, ctx.now),
    message,
    transcript,
    files: files.map((file) => ({ ...toThanksFile(file), name: file.name })),
    recipients,
    ...formatInstants({ sentAt, correctedAt, correctableUntil, withdrawnAt }),
  };
}

/** Saves the draft of a thank-you; throws 409 once it was sent, even if that happens concurrently. */
export async function saveDraft(ctx: Ctx, campaignId: string, draft: ThanksDraft): Promise<OwnThanks> {
  const { message, transcript } = draft;
  const changes = { message, transcript, updatedAt: ctx.now };
  await runUnit(async () => {
    const unchanged = await requireDraft(ctx, campaignId);
    await commit(ctx, unchanged, [
      ctx.db
        .insert(thanks)
        .values({ campaignId, ...changes, createdAt: ctx.now })
        .onConflictDoUpdate({ target: thanks.campaignId, set: changes }),
      ...describePhotos(ctx, campaignId, draft),
    ]);
  });
  return getOwnThanks(ctx, campaignId);
}

/**
 * Corrects the text of a sent thank-you, once, within a day; fans see that it was corrected. Throws 409 before and
 * after that, 400 if it would leave a thank-you without its only text. Saving the same text is no correction.
 */
export async function correctThanks(ctx: Ctx, campaignId: string, draft: ThanksDraft): Promise<OwnThanks> {
  const { message, transcript } = draft;
  await runUnit(async () => {
    const { cancelledAt, thankYouMethod } = await requireOwnCampaign(ctx, campaignId);
    if (cancelledAt !== null) throw campaignCancelled();
    const [row] = await ctx.db.select().from(thanks).where(eq(thanks.campaignId, campaignId));
    if (!row || toCorrectableUntil(row, ctx.now) === null)
      throw new ApiError(409, 'thanks_already_sent', NOT_CORRECTABLE);
    if (message === row.message && transcript === row.transcript && draft.photos.length === 0) return;
    const files = await listThanksFiles(ctx, campaignId);
    const missing = findMissing(thankYouMethod, { message, files, isTextEnough: true });
    if (missing) throw validationFailed([missing]);
    const { updatedAt, withdrawnAt } = row;
    const isCurrent = and(
      isUnchanged(thanks, { campaignId, updatedAt, withdrawnAt, correctedAt: null }),
      isUnchanged(campaigns, { id: campaignId, cancelledAt }),
    );
    await commit(ctx, isCurrent, [
      ctx.db
        .update(thanks)
        .set({ message, transcript, updatedAt: ctx.now, correctedAt: ctx.now })
        .where(eq(thanks.campaignId, campaignId)),
      ...describePhotos(ctx, campaignId, draft),
    ]);
  });
  ctx.log.info('thanks_corrected', { campaign: campaignId });
  return getOwnThanks(ctx, campaignId);
}

function describePhotos(ctx: Ctx, campaignId: string, { photos }: ThanksDraft) {
  return photos.map(({ id, alt }) =>
    ctx.db
      .update(thanksFiles)
      .set({ alt })
      .where(and(eq(thanksFiles.id, id), eq(thanksFiles.campaignId, campaignId))),
  );
}

/**
 * Returns the guard that the thank-you of the caller's own campaign can still be edited, as it was read. Throws 404 for
 * another person's campaign, 409 before the winners are chosen, once it was sent and once the campaign is cancelled.
 */
export async function requireDraft(ctx: Ctx, campaignId: string) {
  const { cancelledAt, winnersSelected, thankYouMethod } = await requireOwnCampaign(ctx, campaignId);
  if (cancelledAt !== null) throw campaignCancelled();
  if (!winnersSelected) throw conflict(NO_WINNERS_YET);
  const isOwn = eq(thanks.campaignId, campaignId);
  const [row] = await ctx.db.select().from(thanks).where(isOwn);
  if (row?.sentAt) throw new ApiError(409, 'thanks_already_sent', ALREADY_SENT);
  return and(
    isUnchanged(campaigns, { id: campaignId, cancelledAt, thankYouMethod }),
    row
      ? isUnchanged(thanks, { campaignId, updatedAt: row.updatedAt, sentAt: null })
      : eq(ctx.db.$count(thanks, isOwn), 0),
  );
}
