import { and, count, eq, isNotNull } from 'drizzle-orm';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import type { OwnThanks } from './contract.ts';
import { listThanksFiles, toThanksFile } from './list-thanks-files.ts';
import { thanks } from './table.ts';

/** Returns the thank-you of the caller's own campaign, draft or sent; throws 404 for another person's. */
export async function getOwnThanks(ctx: Ctx, campaignId: string): Promise<OwnThanks> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  // A withdrawn answer is paid for all the same.
  const isRecipient = and(
    eq(submissions.campaignId, campaignId),
    eq(submissions.status, 'paid'),
    isNotNull(submissions.userId),
  );
  const [[row], files, [paid]] = await Promise.all([
    ctx.db.select().from(thanks).where(eq(thanks.campaignId, campaignId)),
    listThanksFiles(ctx, campaignId),
    ctx.db.select({ count: count() }).from(submissions).where(isRecipient),
  ]);
  return {
    from: campaign.artistName,
    campaign: campaign.name,
    method: campaign.thankYouMethod,
    includePhotos: campaign.thankYouIncludePhotos,
    allowPoohSend: campaign.thankYouAllowPoohSend,
    winnersSelected: campaign.winnersSelected,
    message: row?.message ?? '',
    transcript: row?.transcript ?? '',
    files: files.map((file) => ({ ...toThanksFile(file), name: file.name })),
    recipients: paid?.count ?? 0,
    sentAt: row?.sentAt?.toISOString() ?? null,
    withdrawnAt: row?.withdrawnAt?.toISOString() ?? null,
  };
}
